/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft: which choices of a character are settled, which are closed, and which the forge may fill. */
#pragma once

#include "forge/space.h"
#include "games/collision/totals.h"

G_BEGIN_DECLS

/* In place of an option's number: anything goes, or nothing does. */
#define MUSTER_FORGE_FREE (-1)
#define MUSTER_FORGE_NONE (-2)

/* The number after this one, where none comes before the first option. */
static inline gint
muster_forge_next (gint number)
{
  return number < 0 ? 0 : number + 1;
}

typedef struct
{
  gint weapon;      /* a number, or free */
  gint enchantment; /* a number, free or none */
} MusterForgeWeapon;

/* Numbers are places in the catalogue. */
typedef struct
{
  gint race, tarot;                         /* a number, or free */
  gint armor, armor_enchantment, accessory; /* a number, free or none */
  guint n_weapons;                          /* weapons that are there already … */
  MusterForgeWeapon weapons[MUSTER_COLLISION_MAX_WEAPONS];
  gboolean more_weapons; /* … and whether there may be more … */
  gint more_enchantment; /* … with an enchantment: free or none */
  guint n_skills;        /* skills that are there already */
  gboolean *has_skill;   /* by number; NULL where there are none */
  gboolean more_skills;
  gboolean names_values;
  MusterValueSet values;
  gboolean hopeless; /* something is chosen that no legal character has */
} MusterForgeDraft;

/* Whether the draft allows a choice: a number, or none. */
static inline gboolean
muster_forge_allows (gint settled, gint choice)
{
  return settled == choice || settled == MUSTER_FORGE_FREE;
}

/* Slots that stay empty where nothing is chosen: a bit for each MusterCollisionSlot. */
typedef guint MusterForgeClosed;

/* Nothing chosen, everything free. */
void muster_forge_draft_open (MusterForgeDraft *draft, const MusterForge *forge);

/* The same with some slots closed. */
void muster_forge_draft_close (MusterForgeDraft *draft, const MusterForge *forge, MusterForgeClosed closed);

/* What a character has stays; its empty slots are free but those that are closed. */
void muster_forge_draft_read (MusterForgeDraft *draft, const MusterForge *forge,
                              const MusterCollisionCharacter *character, MusterForgeClosed closed);
void muster_forge_draft_copy (MusterForgeDraft *to, const MusterForgeDraft *from, const MusterForge *forge);
void muster_forge_draft_clear (MusterForgeDraft *draft);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForgeDraft, muster_forge_draft_clear)

/* The ways of carrying a weapon, by what the draft asks for: bit 0 is the first weapon it settles, bit 1 the second; a
 * draft that settles fewer asks nothing, and all ways have the bit. */
#define MUSTER_FORGE_WEAPON_WAYS 4

/* Which of them carrying a weapon with an enchantment (or none) is. */
guint muster_forge_weapon_way (const MusterForgeDraft *draft, gint weapon, gint enchantment);

/* Whether these two ways together are what the draft asks for. */
gboolean muster_forge_weapon_ways_match (guint a, guint b);

/* Whether the draft allows two weapons; one carried in this way; none. */
gboolean muster_forge_allows_two_weapons (const MusterForgeDraft *draft);
gboolean muster_forge_allows_one_weapon (const MusterForgeDraft *draft, guint way);

/* Whether the family opens all that is settled. */
gboolean muster_forge_draft_is_open (const MusterForgeDraft *draft, const MusterForge *forge,
                                     const MusterFamily *family);

/* Whether the family and the tarot allow a weapon with that enchantment (or none). */
gboolean muster_forge_weapon_fits (const MusterForge *forge, const MusterFamily *family, const MusterOption *tarot,
                                   gint weapon, gint enchantment);

/* Whether the family, the tarot and the draft allow a skill. */
gboolean muster_forge_skill_fits (const MusterForge *forge, const MusterForgeDraft *draft, const MusterFamily *family,
                                  const MusterOption *tarot, guint skill);

/* A whole character, as numbers: none for an empty slot; weapons in the order of the catalogue, empty ones last; skills
 * ascending. Two characters are the same when these are. */
typedef struct
{
  gint race, tarot;
  MusterForgeWeapon weapons[MUSTER_COLLISION_MAX_WEAPONS];
  gint armor, armor_enchantment, accessory;
  guint n_skills;
  gint skills[254]; /* a tarot and a race grant no more */
} MusterForgeBuild;

/* FALSE where the character isn't whole: a gap, an unknown option, more weapons or skills than there can be. */
gboolean muster_forge_build_read (MusterForgeBuild *build, const MusterForge *forge,
                                  const MusterCollisionCharacter *character);

/* The character with the draft's name, notes and whatever else it has besides choices; `draft` may be NULL. */
MusterCollisionCharacter *muster_forge_build_make (const MusterForgeBuild *build, const MusterForge *forge,
                                                   const MusterCollisionCharacter *draft);

/* What it costs. */
gint muster_forge_build_points (const MusterForgeBuild *build, const MusterForge *forge);

G_END_DECLS
