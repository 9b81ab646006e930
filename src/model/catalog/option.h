/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option: one row of a rulebook's table, or one entry of its glossary.
 *
 * All kinds share one struct, so that adding up a character is one loop over what was chosen, whatever it is: a field
 * that a kind doesn't have is 0. Options live in the catalogue and are read-only once it is sealed. */
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

/* Which cell of the card a feature is printed in. */
typedef enum
{
  MUSTER_FEATURE_PLACE_EFFECT,
  MUSTER_FEATURE_PLACE_CRIT,
  MUSTER_FEATURE_PLACE_SPECIAL,
} MusterFeaturePlace;

/* The numbers that an option has of its own and that features add to: first the stats, by MusterStat. */
typedef enum
{
  MUSTER_ADDABLE_SKILLS = MUSTER_N_STATS,
  MUSTER_ADDABLE_W_ATT,
  MUSTER_ADDABLE_W_POW,
  MUSTER_ADDABLE_REACH,
  MUSTER_ADDABLE_RANGED_REACH,
  MUSTER_N_ADDABLES,
} MusterAddable;

/* A number that a feature adds when the character is made. */
typedef struct
{
  guint8 what; /* MusterAddable */
  gint8 amount;
} MusterAdd;

/* One thing an option gives, as the book prints it: "Sharp", "On Hit: Hex 1", "Comm+2". */
typedef struct
{
  const char *text; /* as the pack has it; see muster_feature_dup_text() */
  MusterFeaturePlace place;
  guint n_abilities;
  const MusterOption **abilities; /* the glossary's entries that explain it */
  guint n_adds;
  const MusterAdd *adds;
} MusterFeature;

struct _MusterOption
{
  const char *id;
  const char *name;     /* as the pack has it; see muster_option_get_name() */
  const char *about;    /* a line in our words; the text of an ability or card; never NULL */
  const char *keywords; /* what else players call it, for searches; as the pack has it; never NULL */
  MusterKind kind;
  guint pack;            /* the pack it comes from */
  MusterValueSet values; /* any one of them opens the option; none: universal */
  gint points;

  gint8 own[MUSTER_N_ADDABLES]; /* what its row says, by MusterAddable, before its features; what files hold */

  /* Its own numbers and what its features add, together (muster_catalog_add_up()); what the rules count. */
  gint8 stats[MUSTER_N_STATS]; /* what it adds to the character at creation */
  gint8 skills;                /* tarot: how many skills; race: how many more */
  gint8 hands;                 /* weapon, accessory */
  guint8 rank;                 /* tarot: its rank; enchantment, skill: the least rank that may have it */
  MusterSuit suit;             /* tarot, skill */
  MusterDamage damage;         /* weapon, weapon enchantment, ability */

  /* Weapon: its own numbers. Weapon enchantment: what it adds to them. Race: only reach. */
  gint8 ec, w_att, w_pow, reach;
  gint8 ranged_reach; /* weapon enchantment: in place of reach, on a ranged weapon */
  gboolean ranged;    /* weapon */
  gboolean sharp;     /* weapon and enchantment: has a special of that trait */
  gboolean slay;      /* weapon and enchantment: a critical hit slays */
  gboolean thrown;    /* weapon: can be thrown, and so attack from afar */

  gint limit;  /* tarot: the smallest battle it may fight in; size: how many puppets */
  gint8 worth; /* castle card; aim: the weight of a skill's points */

  MusterArmorClass armor_class;
  MusterPuppetRank puppet_rank;
  MusterCastleCardKind castle_card_kind;
  MusterStuffedCardKind stuffed_card_kind;
  MusterScroll scroll; /* stuffed card: of an Advantage */
  gboolean pays;       /* attribute: three of a kind buy a coin */

  MusterAbilityKind ability_kind;
  gint8 endurance, mana; /* ability: what using it costs … */
  gboolean weapon_ec;    /* … besides the weapon's own cost */
  gboolean fear;
  MusterNeeds needs;
  MusterTrait trait;
  const char *army;          /* puppet: the id of the Master in whose recommended army it is; or empty */
  const char *heading;       /* rule: what it stands under on the reference page … */
  const char *icon;          /* … and what is drawn before it */
  const char *ability_reach; /* "1", "Line 3"; empty where it has none, as the next two */
  const char *ability_range;
  const char *ability_radius;

  const MusterOption *teaches; /* skill: the ability of the same id, where there is one */
  guint n_features;
  const MusterFeature *features;
};

/* The kind's name in commands and files: "weapon-enchantment". */
const char *muster_kind_get_id (MusterKind kind);

/* Finds a kind by that name. */
gboolean muster_kind_find (const char *id, MusterKind *kind);

/* The option's name and its line of text in the player's tongue: as they are to be shown. Constants. */
const char *muster_option_get_name (const MusterOption *option);
const char *muster_option_get_about (const MusterOption *option);

/* What else players of that tongue call it; "" where there is nothing. A constant. */
const char *muster_option_get_keywords (const MusterOption *option);

/* What a feature is called in the player's tongue. Free with g_free(). */
char *muster_feature_dup_text (const MusterFeature *feature);

/* What an ability is called on a card: its name, the mark of a reaction and its cost ("Block 2 (RE) 1E"). The cost of
 * the weapon it is used with is not part of it. Free with g_free(). */
char *muster_ability_dup_label (const MusterOption *ability);

/* What using an ability costs: "1E2M", followed by "+Weapon EC" where the weapon's cost is paid too. Empty where it is
 * free. Free with g_free(). */
char *muster_ability_dup_cost (const MusterOption *ability);

/* The features of one place, comma-and-space separated as the book prints them. Free with g_free(). */
char *muster_option_dup_features (const MusterOption *option, MusterFeaturePlace place);

/* Whether one of the option's features is explained by `ability`. */
gboolean muster_option_gives (const MusterOption *option, const MusterOption *ability);

G_END_DECLS
