/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Markdown: the layout, and names that would be mistaken for it. */
#include "support/cmocka.h"

#include <string.h>

#include "print/markdown.h"
#include "print/things.h"
#include "support/content.h"

static char *
dup_markdown (const char *xml)
{
  g_autoptr (Things) things = things_new (xml);

  return muster_markdown_dup (things->cards, things->rosters, NULL);
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    fail_msg ("no “%s” in:\n%s", part, text);
}

static void
test_worked_example (void **state)
{
  g_autofree char *text = dup_markdown (WORKED_EXAMPLE);

  assert_true (g_str_has_prefix (text, "# Robed Elf Warrior\n\n**75 points** · **Legal**\n\n"));
  assert_has (text, "\n\n- **Values** Conquest, Diplomacy and Sorcery\n- **Tarot** 6 of Cups\n");
  assert_has (text, "\n\n| Def | Arm | Tuf | End |");
  assert_has (text, " Att | Str | S-Pow |\n"
                    "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
                    "| 7 | 7 | 2 | 4 | 4 | 5 | 5 | 2 | 2 | 0 |\n\n");
  assert_has (
      text,
      "\n- **Sabre · Shadow**: EC 2, W-Att 4, W-Pow 3, Reach 1; Dark; Crit Injury+2; Special Sharp, On Hit: Hex 1\n");
  assert_has (text, "\n## Abilities\n\n");
  assert_has (text, "\n- **Check 2M** (Fear): ");
  assert_has (text, "\n\nCollision 1.0 · ");
}

static void
test_group (void **state)
{
  g_autofree char *text
      = dup_markdown ("<battle-group name='Raid' points='100'>" WORKED_EXAMPLE
                      "<fixed-character name='The Tower' points='80' values='conquest'/></battle-group>");

  assert_true (g_str_has_prefix (text, "# Raid\n\nBattle group · **155 of 100 points, 55 over** · **Not legal**\n\n"));
  assert_has (text, "\n## Characters\n\n- 1 × **Robed Elf Warrior** 75: Red Elf · 6 of Cups");
  assert_has (text, "\n- 1 × **The Tower** 80: Major Arcana\n\n## Problems\n\n- ✗ ");
  assert_null (strstr (text, "group.points"));
  assert_has (text, "\n## Rules used\n\n- **Block 2 (RE) 1E**: ");
  assert_null (strstr (text, "## Abilities"));
}

static void
test_hints (void **state)
{
  g_autoptr (Things) things = things_new ("<battle-group name='Raid' points='50'>" WORKED_EXAMPLE "</battle-group>");
  g_autofree char *text = NULL;

  things_add_hint (things);
  text = muster_markdown_dup (things->cards, things->rosters, NULL);
  assert_has (text, "more than its limit of 50.\n\n## Hints\n\n- ! An odd group.\n\n");
}

static void
test_escaping (void **state)
{
  g_autofree char *text
      = dup_markdown ("<battle-group name='" WICKED_IN_XML "' points='100'><character name='" WICKED_IN_XML
                      "' race='human' tarot='2-of-cups'/></battle-group>");
  const char *escaped = "\\<script\\>alert(\"x\")\\</script\\> \\& 'co' \\*\\_\\[a\\](b)\\|\\`\\#\\$\\~";
  g_autofree char *title = g_strdup_printf ("# %s\n", escaped), *member = g_strdup_printf ("- 1 × **%s** ", escaped);

  assert_true (g_str_has_prefix (text, title));
  assert_has (text, member);
}

/* What would be a list, a heading or a number at the start of a line; and a name of several lines. */
static void
test_starts (void **state)
{
  static const char *const names[][2]
      = { { "1. first", "# 1\\. first\n\n" }, { "2) second", "# 2\\) second\n\n" }, { "- dash", "# \\- dash\n\n" },
          { "+ plus", "# \\+ plus\n\n" },     { "=== line", "# \\=== line\n\n" },   { "a&#10;# b", "# a \\# b\n\n" } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *xml = g_strdup_printf ("<character name='%s' race='human' tarot='2-of-cups'/>", names[i][0]);
      g_autofree char *text = dup_markdown (xml);

      assert_true (g_str_has_prefix (text, names[i][1]));
    }
}

static void
test_notes_keep_their_lines (void **state)
{
  g_autofree char *text = dup_markdown (
      "<character name='A' race='human' tarot='2-of-cups'><notes>one\n\n- two\n   3. three</notes></character>");

  assert_has (text, "\n- **Notes**: one\\\n  \\- two\\\n  3\\. three\n");
}

static void
test_same_twice (void **state)
{
  g_autofree char *once = dup_markdown (WORKED_EXAMPLE), *again = dup_markdown (WORKED_EXAMPLE);

  assert_string_equal (once, again);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_worked_example), cmocka_unit_test (test_group),
    cmocka_unit_test (test_hints),          cmocka_unit_test (test_escaping),
    cmocka_unit_test (test_starts),         cmocka_unit_test (test_notes_keep_their_lines),
    cmocka_unit_test (test_same_twice),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
