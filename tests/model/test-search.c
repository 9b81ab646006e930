/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well typed text matches an entry. */
#include "support/cmocka.h"

#include "model/text/search.h"

static const struct
{
  const char *typed, *name, *keywords, *text;
  MusterMatch match;
} cases[] = {
  { "human", "Human", "", "At home in every land", MUSTER_MATCH_NAME },
  { "human", "Halfling", "hobbit", "Half as tall as a human", MUSTER_MATCH_TEXT_WORD },
  { "hum", "Human", "", "", MUSTER_MATCH_NAME_PREFIX },
  { "man", "Human", "", "", MUSTER_MATCH_NAME_INNER },
  { "elf", "Red Elf", "", "", MUSTER_MATCH_NAME_WORD },
  { "elf", "Shelf", "", "", MUSTER_MATCH_NAME_INNER },
  { "bete", "Bête Noire", "", "", MUSTER_MATCH_NAME_PREFIX },
  { "BÊTE noire", "bete-noire", NULL, NULL, MUSTER_MATCH_NAME },
  { "two-handed", "Pike", "two handed, polearm", "", MUSTER_MATCH_KEYWORD },
  { "two handed", "Pike", "polearm, two-handed", "", MUSTER_MATCH_KEYWORD },
  { "two", "Pike", "two-handed", "", MUSTER_MATCH_KEYWORD },
  { "handed", "Pike", "two-handed", "", MUSTER_MATCH_KEYWORD },
  { "anded", "Pike", "two-handed", "", MUSTER_MATCH_NONE },
  { "got your back", "Got your Back", "", "", MUSTER_MATCH_NAME },
  { "dont", "Don't Look", "", "", MUSTER_MATCH_NAME_PREFIX },
  /* Words apart from each other: the one that is hardest to find counts. */
  { "elf red", "Red Elf", "", "", MUSTER_MATCH_NAME_WORD },
  { "elf winged", "Red Elf", "", "A winged one", MUSTER_MATCH_TEXT_WORD },
  { "elf horned", "Red Elf", "", "A winged one", MUSTER_MATCH_NONE },
  { "ore", "Elf", "", "For every one or more", MUSTER_MATCH_TEXT },
  { "", "Elf", "", "", MUSTER_MATCH_NAME },
  { " - ", "Elf", "", "", MUSTER_MATCH_NAME },
  { "+1", "Elf", "", "W-Att +1", MUSTER_MATCH_TEXT_WORD },
  { "\xff", "Elf", "", "", MUSTER_MATCH_NAME },
};

static void
test_match (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterSearchEntry) entry = muster_search_entry_new (cases[i].name, cases[i].keywords, cases[i].text);
      g_autofree char *query = muster_search_dup_query (cases[i].typed);
      MusterMatch match = muster_search_entry_match (entry, query);

      if (match != cases[i].match)
        fail_msg ("“%s” in “%s”: %d instead of %d", cases[i].typed, cases[i].name, (int) match, (int) cases[i].match);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_match) };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
