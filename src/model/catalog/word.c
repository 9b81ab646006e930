/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/catalog/word.h"

#include "model/i18n.h"

/* Checks the length at compile time; tests/model/test-word.c checks that no entry was skipped. */
#define MATCHES(list, n) G_STATIC_ASSERT (G_N_ELEMENTS (list) == n + 1)

const char *const muster_suits[] = {
  [MUSTER_SUIT_ANY] = "",
  [MUSTER_SUIT_SWORDS] = NC_ ("word", "swords"),
  [MUSTER_SUIT_CUPS] = NC_ ("word", "cups"),
  [MUSTER_SUIT_RODS] = NC_ ("word", "rods"),
  [MUSTER_SUIT_COINS] = NC_ ("word", "coins"),
  NULL,
};
MATCHES (muster_suits, MUSTER_N_SUITS);

const char *const muster_damages[] = {
  [MUSTER_DAMAGE_NONE] = "",
  [MUSTER_DAMAGE_MUNDANE] = NC_ ("word", "mundane"),
  [MUSTER_DAMAGE_MAGIC] = NC_ ("word", "magic"),
  [MUSTER_DAMAGE_LIGHT] = NC_ ("word", "light"),
  [MUSTER_DAMAGE_DARK] = NC_ ("word", "dark"),
  [MUSTER_DAMAGE_FIRE] = NC_ ("word", "fire"),
  [MUSTER_DAMAGE_COLD] = NC_ ("word", "cold"),
  [MUSTER_DAMAGE_ELECTRIC] = NC_ ("word", "electric"),
  [MUSTER_DAMAGE_ACID] = NC_ ("word", "acid"),
  NULL,
};
MATCHES (muster_damages, MUSTER_N_DAMAGES);

const char *const muster_armor_classes[] = {
  [MUSTER_ARMOR_NONE] = "",
  [MUSTER_ARMOR_LIGHT] = NC_ ("armor class", "light"),
  [MUSTER_ARMOR_MEDIUM] = NC_ ("armor class", "medium"),
  [MUSTER_ARMOR_HEAVY] = NC_ ("armor class", "heavy"),
  NULL,
};
MATCHES (muster_armor_classes, MUSTER_N_ARMOR_CLASSES);

const char *const muster_ability_kinds[] = {
  [MUSTER_ABILITY_NONE] = "",
  [MUSTER_ABILITY_ACTION] = NC_ ("word", "action"),
  [MUSTER_ABILITY_ATTACK] = NC_ ("word", "attack"),
  [MUSTER_ABILITY_REACTION] = NC_ ("word", "reaction"),
  [MUSTER_ABILITY_EFFECT] = NC_ ("word", "effect"),
  [MUSTER_ABILITY_AURA] = NC_ ("word", "aura"),
  [MUSTER_ABILITY_STATUS] = NC_ ("word", "status"),
  [MUSTER_ABILITY_SPECIAL] = NC_ ("word", "special"),
  [MUSTER_ABILITY_CRIT] = NC_ ("word", "crit"),
  [MUSTER_ABILITY_TERM] = NC_ ("word", "term"),
  NULL,
};
MATCHES (muster_ability_kinds, MUSTER_N_ABILITY_KINDS);

const char *const muster_needs[] = {
  [MUSTER_NEEDS_NOTHING] = "",
  [MUSTER_NEEDS_WEAPON] = NC_ ("word", "weapon"),
  [MUSTER_NEEDS_MELEE_WEAPON] = NC_ ("word", "melee-weapon"),
  [MUSTER_NEEDS_RANGED_WEAPON] = NC_ ("word", "ranged-weapon"),
  [MUSTER_NEEDS_TWO_MELEE_WEAPONS] = NC_ ("word", "two-melee-weapons"),
  NULL,
};
MATCHES (muster_needs, MUSTER_N_NEEDS);

const char *const muster_traits[] = {
  [MUSTER_TRAIT_NONE] = "",
  [MUSTER_TRAIT_SHARP] = NC_ ("word", "sharp"),
  [MUSTER_TRAIT_SLAY] = NC_ ("word", "slay"),
  [MUSTER_TRAIT_THROWN] = NC_ ("word", "thrown"),
  NULL,
};
MATCHES (muster_traits, MUSTER_N_TRAITS);

const char *const muster_puppet_ranks[] = {
  [MUSTER_PUPPET_NONE] = "",
  [MUSTER_PUPPET_MASTER] = NC_ ("word", "master"),
  [MUSTER_PUPPET_SIDEKICK] = NC_ ("word", "sidekick"),
  [MUSTER_PUPPET_PAWN] = NC_ ("word", "pawn"),
  NULL,
};
MATCHES (muster_puppet_ranks, MUSTER_N_PUPPET_RANKS);

const char *const muster_castle_card_kinds[] = {
  [MUSTER_CASTLE_CARD_NONE] = "",
  [MUSTER_CASTLE_CARD_CASTLE] = NC_ ("word", "castle"),
  [MUSTER_CASTLE_CARD_UPGRADE] = NC_ ("word", "upgrade"),
  [MUSTER_CASTLE_CARD_DEFENSE] = NC_ ("word", "defense"),
  [MUSTER_CASTLE_CARD_ATTACK] = NC_ ("word", "attack"),
  [MUSTER_CASTLE_CARD_SPECIAL] = NC_ ("word", "special"),
  NULL,
};
MATCHES (muster_castle_card_kinds, MUSTER_N_CASTLE_CARD_KINDS);

const char *const muster_stuffed_card_kinds[] = {
  [MUSTER_STUFFED_CARD_NONE] = "",
  [MUSTER_STUFFED_CARD_HERO] = NC_ ("word", "hero"),
  [MUSTER_STUFFED_CARD_LOYAL] = NC_ ("word", "loyal"),
  [MUSTER_STUFFED_CARD_MERCENARY] = NC_ ("word", "mercenary"),
  [MUSTER_STUFFED_CARD_ADVANTAGE] = NC_ ("word", "advantage"),
  [MUSTER_STUFFED_CARD_MISSION] = NC_ ("word", "mission"),
  NULL,
};
MATCHES (muster_stuffed_card_kinds, MUSTER_N_STUFFED_CARD_KINDS);

const char *const muster_scrolls[] = {
  [MUSTER_SCROLL_NONE] = "",
  [MUSTER_SCROLL_WHITE] = NC_ ("word", "white"),
  [MUSTER_SCROLL_RED] = NC_ ("word", "red"),
  NULL,
};
MATCHES (muster_scrolls, MUSTER_N_SCROLLS);

gint
muster_words_find (MusterWords words, const char *word)
{
  for (gint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word != NULL ? word : ""))
      return i;
  return -1;
}

/* Light armor is weight, not the damage type Light. */
const char *
muster_words_say (MusterWords words, gint i)
{
  return C_ (words == muster_armor_classes ? "armor class" : "word", words[i]);
}
