/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closed word lists that files spell out and the program compares: suits, damage types, ranks.
 *
 * Each list is an enum starting at 0 and a table of ids in the same order. Files hold the id, the rules compare the
 * enum. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SUIT_ANY,
  MUSTER_SUIT_SWORDS,
  MUSTER_SUIT_CUPS,
  MUSTER_SUIT_RODS,
  MUSTER_SUIT_COINS,
  MUSTER_N_SUITS,
} MusterSuit;

typedef enum
{
  MUSTER_DAMAGE_NONE,
  MUSTER_DAMAGE_MUNDANE,
  MUSTER_DAMAGE_MAGIC,
  MUSTER_DAMAGE_LIGHT,
  MUSTER_DAMAGE_DARK,
  MUSTER_DAMAGE_FIRE,
  MUSTER_DAMAGE_COLD,
  MUSTER_DAMAGE_ELECTRIC,
  MUSTER_DAMAGE_ACID,
  MUSTER_N_DAMAGES,
} MusterDamage;

typedef enum
{
  MUSTER_ARMOR_NONE,
  MUSTER_ARMOR_LIGHT,
  MUSTER_ARMOR_MEDIUM,
  MUSTER_ARMOR_HEAVY,
  MUSTER_N_ARMOR_CLASSES,
} MusterArmorClass;

typedef enum
{
  MUSTER_ABILITY_NONE,
  MUSTER_ABILITY_ACTION,
  MUSTER_ABILITY_ATTACK,
  MUSTER_ABILITY_REACTION,
  MUSTER_ABILITY_EFFECT,
  MUSTER_ABILITY_AURA,
  MUSTER_ABILITY_STATUS,
  MUSTER_ABILITY_SPECIAL,
  MUSTER_ABILITY_CRIT,
  MUSTER_ABILITY_TERM,
  MUSTER_N_ABILITY_KINDS,
} MusterAbilityKind;

/* What a character must carry for an ability to be useful. */
typedef enum
{
  MUSTER_NEEDS_NOTHING,
  MUSTER_NEEDS_WEAPON,
  MUSTER_NEEDS_MELEE_WEAPON,
  MUSTER_NEEDS_RANGED_WEAPON,
  MUSTER_NEEDS_TWO_MELEE_WEAPONS,
  MUSTER_N_NEEDS,
} MusterNeeds;

/* What the rules need to know about a weapon with an ability. */
typedef enum
{
  MUSTER_TRAIT_NONE,
  MUSTER_TRAIT_SHARP,
  MUSTER_TRAIT_SLAY,
  MUSTER_TRAIT_THROWN,
  MUSTER_N_TRAITS,
} MusterTrait;

typedef enum
{
  MUSTER_PUPPET_NONE,
  MUSTER_PUPPET_MASTER,
  MUSTER_PUPPET_SIDEKICK,
  MUSTER_PUPPET_PAWN,
  MUSTER_N_PUPPET_RANKS,
} MusterPuppetRank;

typedef enum
{
  MUSTER_CASTLE_CARD_NONE,
  MUSTER_CASTLE_CARD_CASTLE,
  MUSTER_CASTLE_CARD_UPGRADE,
  MUSTER_CASTLE_CARD_DEFENSE,
  MUSTER_CASTLE_CARD_ATTACK,
  MUSTER_CASTLE_CARD_SPECIAL,
  MUSTER_N_CASTLE_CARD_KINDS,
} MusterCastleCardKind;

typedef enum
{
  MUSTER_STUFFED_CARD_NONE,
  MUSTER_STUFFED_CARD_HERO,
  MUSTER_STUFFED_CARD_LOYAL,
  MUSTER_STUFFED_CARD_MERCENARY,
  MUSTER_STUFFED_CARD_ADVANTAGE,
  MUSTER_STUFFED_CARD_MISSION,
  MUSTER_N_STUFFED_CARD_KINDS,
} MusterStuffedCardKind;

/* When an Advantage of Stuffed is played: any time in your turn, or at its end until your next one. */
typedef enum
{
  MUSTER_SCROLL_NONE,
  MUSTER_SCROLL_WHITE,
  MUSTER_SCROLL_RED,
  MUSTER_N_SCROLLS,
} MusterScroll;

/* The words of a list in enum order; the first is "" (none), the last NULL. */
typedef const char *const *MusterWords;

extern const char *const muster_suits[];
extern const char *const muster_damages[];
extern const char *const muster_armor_classes[];
extern const char *const muster_ability_kinds[];
extern const char *const muster_needs[];
extern const char *const muster_traits[];
extern const char *const muster_puppet_ranks[];
extern const char *const muster_castle_card_kinds[];
extern const char *const muster_stuffed_card_kinds[];
extern const char *const muster_scrolls[];

/* The index of `word`, or -1. NULL counts as "". */
gint muster_words_find (MusterWords words, const char *word);

/* The word at that index in the player's language. A constant. */
const char *muster_words_say (MusterWords words, gint i);

G_END_DECLS
