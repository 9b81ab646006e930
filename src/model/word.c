/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/word.h"

#include "model/i18n.h"

#define WORDS(...)                                                                                                     \
  {                                                                                                                    \
    "", __VA_ARGS__, NULL                                                                                              \
  }

const char *const muster_suits[]
    = WORDS (NC_ ("word", "swords"), NC_ ("word", "cups"), NC_ ("word", "rods"), NC_ ("word", "coins"));
const char *const muster_damages[]
    = WORDS (NC_ ("word", "mundane"), NC_ ("word", "magic"), NC_ ("word", "light"), NC_ ("word", "dark"),
             NC_ ("word", "fire"), NC_ ("word", "cold"), NC_ ("word", "electric"), NC_ ("word", "acid"));
const char *const muster_armor_classes[]
    = WORDS (NC_ ("armor class", "light"), NC_ ("armor class", "medium"), NC_ ("armor class", "heavy"));
const char *const muster_ability_kinds[] = WORDS (
    NC_ ("word", "action"), NC_ ("word", "attack"), NC_ ("word", "reaction"), NC_ ("word", "effect"),
    NC_ ("word", "aura"), NC_ ("word", "status"), NC_ ("word", "special"), NC_ ("word", "crit"), NC_ ("word", "term"));
const char *const muster_needs[] = WORDS (NC_ ("word", "weapon"), NC_ ("word", "melee-weapon"),
                                          NC_ ("word", "ranged-weapon"), NC_ ("word", "two-melee-weapons"));
const char *const muster_traits[] = WORDS (NC_ ("word", "sharp"), NC_ ("word", "slay"), NC_ ("word", "thrown"));
const char *const muster_puppet_ranks[]
    = WORDS (NC_ ("word", "master"), NC_ ("word", "sidekick"), NC_ ("word", "pawn"));
const char *const muster_castle_card_kinds[]
    = WORDS (NC_ ("word", "castle"), NC_ ("word", "upgrade"), NC_ ("word", "defense"), NC_ ("word", "attack"),
             NC_ ("word", "special"));
const char *const muster_stuffed_card_kinds[]
    = WORDS (NC_ ("word", "hero"), NC_ ("word", "loyal"), NC_ ("word", "mercenary"), NC_ ("word", "advantage"),
             NC_ ("word", "mission"));

const char *const muster_scrolls[] = WORDS (NC_ ("word", "white"), NC_ ("word", "red"));

gint
muster_words_find (MusterWords words, const char *word)
{
  for (gint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word != NULL ? word : ""))
      return i;
  return -1;
}

/* A light armor is not of the type Light. */
const char *
muster_words_say (MusterWords words, gint i)
{
  return C_ (words == muster_armor_classes ? "armor class" : "word", words[i]);
}
