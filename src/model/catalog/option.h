/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option: one row of a rulebook table, or one glossary entry.
 *
 * All kinds share one struct, so that adding up a character is one loop over its options: a field that a kind doesn't
 * have is 0. Options live in the catalogue and are read-only once it is complete. */
#pragma once

#include "model/catalog/stat.h"
#include "model/catalog/value-set.h"
#include "model/catalog/word.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_KIND_VALUE,
  MUSTER_KIND_ABILITY,
  MUSTER_KIND_RACE,
  MUSTER_KIND_TAROT,
  MUSTER_KIND_WEAPON,
  MUSTER_KIND_WEAPON_ENCHANTMENT,
  MUSTER_KIND_ARMOR,
  MUSTER_KIND_ARMOR_ENCHANTMENT,
  MUSTER_KIND_ACCESSORY,
  MUSTER_KIND_SKILL,
  MUSTER_KIND_SIZE,
  MUSTER_KIND_PUPPET,
  MUSTER_KIND_CASTLE_CARD,
  MUSTER_KIND_ATTRIBUTE,
  MUSTER_KIND_STUFFED_CARD,
  MUSTER_KIND_AIM,
  MUSTER_KIND_RULE,
  MUSTER_N_KINDS,
} MusterKind;

typedef struct _MusterOption MusterOption;

/* The cell of the card that a feature is printed in. */
typedef enum
{
  MUSTER_FEATURE_PLACE_EFFECT,
  MUSTER_FEATURE_PLACE_CRIT,
  MUSTER_FEATURE_PLACE_SPECIAL,
} MusterFeaturePlace;

/* The numbers an option has and features can add to: first the stats, by MusterStat. */
typedef enum
{
  MUSTER_ADDABLE_SKILLS = MUSTER_N_STATS,
  MUSTER_ADDABLE_W_ATT,
  MUSTER_ADDABLE_W_POW,
  MUSTER_ADDABLE_REACH,
  MUSTER_ADDABLE_RANGED_REACH,
  MUSTER_N_ADDABLES,
} MusterAddable;

/* A number that a feature adds at character creation. */
typedef struct
{
  guint8 what; /* MusterAddable */
  gint8 amount;
} MusterAdd;

/* One thing an option gives, as the book prints it: "Sharp", "On Hit: Hex 1", "Comm+2". */
typedef struct
{
  const char *text; /* as in the pack; see muster_feature_dup_text() */
  MusterFeaturePlace place;
  guint n_abilities;
  const MusterOption **abilities; /* the glossary entries that explain it */
  guint n_adds;
  const MusterAdd *adds;
} MusterFeature;

struct _MusterOption
{
  const char *id;
  const char *name;     /* as in the pack; see muster_option_get_name() */
  const char *about;    /* one line in our words; for abilities and cards their text; never NULL */
  const char *keywords; /* other words players search for; as in the pack; never NULL */
  MusterKind kind;
  guint pack;            /* the pack it comes from */
  MusterValueSet values; /* any one of them opens the option; empty: universal */
  gint points;

  gint8 own[MUSTER_N_ADDABLES]; /* its own row, by MusterAddable, without features; this is what files store */

  /* Own numbers plus what features add (muster_catalog_add_up()); this is what the rules use. */
  gint8 stats[MUSTER_N_STATS]; /* added to the character at creation */
  gint8 skills;                /* tarot: number of skills; race: additional skills */
  gint8 hands;                 /* weapon, accessory */
  guint8 rank;                 /* tarot: its rank; enchantment, skill: the lowest rank that may have it */
  MusterSuit suit;             /* tarot, skill */
  MusterDamage damage;         /* weapon, weapon enchantment, ability */

  /* Weapon: its own numbers. Weapon enchantment: what it adds. Race: reach only. */
  gint8 ec, w_att, w_pow, reach;
  gint8 ranged_reach; /* weapon enchantment: replaces reach on a ranged weapon */
  gboolean ranged;    /* weapon */
  gboolean sharp;     /* weapon and enchantment: has a Sharp special */
  gboolean slay;      /* weapon and enchantment: has Crit: Slay */
  gboolean thrown;    /* weapon: can be thrown, so it can attack from afar */

  gint limit;  /* tarot: the smallest battle it may fight in; size: number of puppets */
  gint8 worth; /* castle card: health or attack; aim: the weight of skill points */

  MusterArmorClass armor_class;
  MusterPuppetRank puppet_rank;
  MusterCastleCardKind castle_card_kind;
  MusterStuffedCardKind stuffed_card_kind;
  MusterScroll scroll; /* stuffed card: scroll of an Advantage */
  gboolean pays;       /* attribute: three of a kind pay a coin */

  MusterAbilityKind ability_kind;
  gint8 endurance, mana; /* ability: its cost … */
  gboolean weapon_ec;    /* … on top of the weapon's cost */
  gboolean fear;
  MusterNeeds needs;
  MusterTrait trait;
  const char *army;          /* puppet: id of the Master whose recommended army it belongs to; or empty */
  const char *heading;       /* rule: its heading on the reference page … */
  const char *icon;          /* … and the drawing before it */
  const char *ability_reach; /* "1", "Line 3"; empty if it has none, like the next two */
  const char *ability_range;
  const char *ability_radius;

  const MusterOption *teaches; /* skill: the ability with the same id, if any */
  guint n_features;
  const MusterFeature *features;
};

/* The kind's name in commands and files: "weapon-enchantment". */
const char *muster_kind_get_id (MusterKind kind);

/* Looks a kind up by that name. */
gboolean muster_kind_find (const char *id, MusterKind *kind);

/* The option's name and line of text in the player's language. Constants. */
const char *muster_option_get_name (const MusterOption *option);
const char *muster_option_get_about (const MusterOption *option);

/* Other words for it in that language; "" if there are none. A constant. */
const char *muster_option_get_keywords (const MusterOption *option);

/* The feature's name in the player's language. Free with g_free(). */
char *muster_feature_dup_text (const MusterFeature *feature);

/* The ability's label on a card: name, reaction mark and cost ("Block 2 (RE) 1E"). The cost of the weapon used with it
 * isn't included. Free with g_free(). */
char *muster_ability_dup_label (const MusterOption *ability);

/* The cost of an ability: "1E2M", with "+Weapon EC" if the weapon's cost is paid too. Empty if it is free. Free with
 * g_free(). */
char *muster_ability_dup_cost (const MusterOption *ability);

/* The features of one place, comma-separated as in the book. Free with g_free(). */
char *muster_option_dup_features (const MusterOption *option, MusterFeaturePlace place);

/* Appends them to `cell`; without `adding`, only those that don't add to a number. */
void muster_option_append_features (const MusterOption *option, MusterFeaturePlace place, gboolean adding,
                                    GString *cell);

/* Whether `ability` explains one of the option's features. */
gboolean muster_option_gives (const MusterOption *option, const MusterOption *ability);

G_END_DECLS
