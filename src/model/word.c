#include "model/word.h"

#define WORDS(...) { "", __VA_ARGS__, NULL }

const char *const muster_suits[] = WORDS ("swords", "cups", "rods", "coins");
const char *const muster_damages[] = WORDS ("mundane", "magic", "light", "dark", "fire", "cold", "electric", "acid");
const char *const muster_armor_classes[] = WORDS ("light", "medium", "heavy");
const char *const muster_ability_kinds[]
    = WORDS ("action", "attack", "reaction", "effect", "aura", "status", "special", "crit", "term");
const char *const muster_needs[] = WORDS ("weapon", "melee-weapon", "ranged-weapon", "two-melee-weapons");
const char *const muster_traits[] = WORDS ("sharp", "slay", "thrown");
const char *const muster_puppet_ranks[] = WORDS ("master", "sidekick", "pawn");
const char *const muster_castle_card_kinds[] = WORDS ("castle", "upgrade", "defense", "attack", "special");
const char *const muster_stuffed_card_kinds[] = WORDS ("hero", "loyal", "mercenary", "advantage", "mission");

gint
muster_words_find (MusterWords words, const char *word)
{
  for (gint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word != NULL ? word : ""))
      return i;
  return -1;
}
