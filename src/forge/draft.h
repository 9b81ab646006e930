/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft: which choices of a character are fixed, which slots are closed, and which the forge may fill. */
#pragma once

#include "forge/space.h"
#include "games/collision/totals.h"

G_BEGIN_DECLS

/* Instead of an option's number: anything, or nothing. */
#define MUSTER_FORGE_FREE (-1)
#define MUSTER_FORGE_NONE (-2)

/* The number after this one; `none` comes before the first option. */
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

/* Numbers are indexes in the catalogue. */
typedef struct
{
  gint race, tarot;                         /* a number, or free */
  gint armor, armor_enchantment, accessory; /* a number, free or none */
  guint n_weapons;                          /* weapons already there … */
  MusterForgeWeapon weapons[MUSTER_COLLISION_MAX_WEAPONS];
  gboolean more_weapons; /* … whether more are allowed … */
  gint more_enchantment; /* … and with which enchantment: free or none */
  guint n_skills;        /* skills already there */
  gboolean *has_skill;   /* by number; NULL if there are none */
  gboolean more_skills;
  gboolean names_values;
  MusterValueSet values;
  gboolean hopeless; /* a choice that no legal character has */
} MusterForgeDraft;

/* Whether the draft allows a choice: a number, or none. */
static inline gboolean
muster_forge_allows (gint settled, gint choice)
{
  return settled == choice || settled == MUSTER_FORGE_FREE;
}

/* Slots that stay empty unless already chosen: a bit for each MusterCollisionSlot. */
typedef guint MusterForgeClosed;

/* No choices, everything free. */
void muster_forge_draft_open (MusterForgeDraft *draft, const MusterForge *forge);

/* The same with some slots closed. */
void muster_forge_draft_close (MusterForgeDraft *draft, const MusterForge *forge, MusterForgeClosed closed);

/* A character's choices are fixed; its empty slots are free unless closed. */
void muster_forge_draft_read (MusterForgeDraft *draft, const MusterForge *forge,
                              const MusterCollisionCharacter *character, MusterForgeClosed closed);
void muster_forge_draft_copy (MusterForgeDraft *to, const MusterForgeDraft *from, const MusterForge *forge);
void muster_forge_draft_clear (MusterForgeDraft *draft);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForgeDraft, muster_forge_draft_clear)

/* The ways of carrying a weapon that matter to the draft: bit 0 for its first fixed weapon, bit 1 for the second; if it
 * has fewer, all ways have the bit. */
#define MUSTER_FORGE_WEAPON_WAYS 4

/* The way of carrying a weapon with an enchantment (or none). */
guint muster_forge_weapon_way (const MusterForgeDraft *draft, gint weapon, gint enchantment);

/* Whether these two ways together satisfy the draft. */
gboolean muster_forge_weapon_ways_match (guint a, guint b);

/* Whether the draft allows two weapons; one carried this way; none. */
gboolean muster_forge_allows_two_weapons (const MusterForgeDraft *draft);
gboolean muster_forge_allows_one_weapon (const MusterForgeDraft *draft, guint way);

/* Whether the family opens all fixed choices. */
gboolean muster_forge_draft_is_open (const MusterForgeDraft *draft, const MusterForge *forge,
                                     const MusterFamily *family);

/* Whether family and tarot allow a weapon with that enchantment (or none). */
gboolean muster_forge_weapon_fits (const MusterForge *forge, const MusterFamily *family, const MusterOption *tarot,
                                   gint weapon, gint enchantment);

/* Whether family, tarot and draft allow a skill. */
gboolean muster_forge_skill_fits (const MusterForge *forge, const MusterForgeDraft *draft, const MusterFamily *family,
                                  const MusterOption *tarot, guint skill);

/* A complete character as numbers: none for an empty slot; weapons in catalogue order, empty ones last; skills
 * ascending. Equal builds are equal characters. */
typedef struct
{
  gint race, tarot;
  MusterForgeWeapon weapons[MUSTER_COLLISION_MAX_WEAPONS];
  gint armor, armor_enchantment, accessory;
  guint n_skills;
  gint skills[254]; /* tarot and race can't grant more */
} MusterForgeBuild;

/* FALSE if the character isn't complete: a gap, an unknown option, or too many weapons or skills. */
gboolean muster_forge_build_read (MusterForgeBuild *build, const MusterForge *forge,
                                  const MusterCollisionCharacter *character);

/* The build as a character with the draft's name, notes and everything else besides choices; `draft` may be NULL. */
MusterCollisionCharacter *muster_forge_build_make (const MusterForgeBuild *build, const MusterForge *forge,
                                                   const MusterCollisionCharacter *draft);

G_END_DECLS
