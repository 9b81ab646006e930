/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which errors only wait for a choice, and which find fault with one that was made: the window asks for the first, in every game. */
#include "games/army.h"

#include "support/content.h"

static const struct
{
  const char *content, *awaited, *faults; /* the ids of rules */
} cases[] = {
  { "<character name='A'/>", "race.missing tarot.missing", "" },
  { "<character name='A' race='red-elf'/>", "tarot.missing", "" },
  { "<character name='A' race='red-elf' tarot='6-of-cups'/>", "", "" },
  { "<character name='A' race='red-elf' tarot='6-of-cups'><skill ref='parry'/></character>", "", "skill.suit" },
  { "<character name='A' tarot='6-of-cups'><skill ref='parry'/></character>", "race.missing", "skill.suit" },
  { "<battle-group name='G' points='100'><character name='A'/></battle-group>", "", "group.member" },
  { "<toy-box name='B'/>", "toybox.master toybox.size", "" },
  { "<toy-box name='B' size='shoebox' master='seamus'><puppet ref='punk-zombie' count='2'/></toy-box>", "toybox.size",
    "" },
  { "<toy-box name='B' size='shoebox' master='ronin'/>", "toybox.size", "toybox.master" },
  { "<toy-box name='B' size='shoebox' master='seamus'><puppet ref='punk-zombie' count='3'/><puppet ref='ronin' "
    "count='3'/>"
    "<puppet ref='rotten-belle' count='3'/></toy-box>",
    "", "toybox.size" },
  { "<team name='T'/>", "team.hero", "" },
  { "<kingdom name='K'/>", "", "kingdom.empty" },
};

static char *
dup_errors (const MusterReport *report, gboolean missing)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (problem->severity == MUSTER_SEVERITY_ERROR && problem->missing == missing)
        g_ptr_array_add (rules, (gpointer) problem->rule->id);
    }
  g_ptr_array_add (rules, NULL);
  return g_strjoinv (" ", (char **) rules->pdata);
}

static void
test_missing (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterReport) report = army_check (cases[i].content);
      g_autofree char *awaited = dup_errors (report, TRUE), *faults = dup_errors (report, FALSE);

      if (!g_str_equal (awaited, cases[i].awaited) || !g_str_equal (faults, cases[i].faults))
        fail_msg ("%s: “%s” is awaited, “%s” at fault", cases[i].content, awaited, faults);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_missing) };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
