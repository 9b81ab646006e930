/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/markdown.h"

#include <string.h>

#include "model/i18n.h"
#include "print/wording.h"

/* Special characters anywhere in a line of Markdown. */
#define SPECIAL "\\`*_[]<>|~&#$"

/* Special only at the start of a line: a bullet, an underline, a number followed by a point or bracket. */
static gsize
find_start (const char *line)
{
  gsize digits = strspn (line, "0123456789");

  if (digits > 0 && (line[digits] == '.' || line[digits] == ')'))
    return digits;
  return *line != '\0' && strchr ("-+=", *line) != NULL ? 0 : G_MAXSIZE;
}

static void
append_escaped (GString *text, const char *words)
{
  g_autofree char *flat = muster_wording_dup_flat (words);
  gsize start = find_start (flat);

  for (gsize i = 0; flat[i] != '\0'; i++)
    {
      if (i == start || strchr (SPECIAL, flat[i]) != NULL)
        g_string_append_c (text, '\\');
      g_string_append_c (text, flat[i]);
    }
}

/* Keeps line breaks within a list item. */
static void
append_lines (GString *text, const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  gboolean first = TRUE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*g_strstrip (lines[i]) == '\0')
        continue;
      if (!first)
        g_string_append (text, "\\\n  ");
      append_escaped (text, lines[i]);
      first = FALSE;
    }
}

static void
append_bold (GString *text, const char *words)
{
  if (*words == '\0')
    return;
  g_string_append (text, "**");
  append_escaped (text, words);
  g_string_append (text, "**");
}

static void
append_head (GString *text, const char *name, const char *title, const char *points, MusterLegality legality)
{
  g_string_append (text, "# ");
  append_escaped (text, name);
  g_string_append (text, "\n\n");
  append_escaped (text, title);
  g_string_append (text, *title != '\0' ? " · " : "");
  append_bold (text, points);
  g_string_append (text, *points != '\0' ? " · " : "");
  append_bold (text, muster_wording_get_verdict (legality));
  g_string_append (text, "\n\n");
}

static void
append_section (GString *text, const char *title)
{
  g_string_append_printf (text, "## %s\n\n", title);
}

static void
append_facts (GString *text, const GArray *facts)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (facts, i);

      if (*fact->value == '\0')
        continue;
      g_string_append (text, "- ");
      append_bold (text, fact->label);
      g_string_append (text, " ");
      append_lines (text, fact->value);
      g_string_append_c (text, '\n');
    }
  if (facts->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_members (GString *text, const MusterRoster *roster)
{
  if (roster->lines->len > 0)
    append_section (text, roster->heading != NULL ? roster->heading : _ ("Members"));
  for (guint i = 0; i < roster->lines->len; i++)
    {
      const MusterRosterLine *line = muster_roster_line (roster, i);
      g_autofree char *points = muster_wording_dup_line_points (line);

      g_string_append_printf (text, "- %u × ", line->count);
      append_bold (text, line->name);
      g_string_append_printf (text, "%s%s%s", *points != '\0' ? " " : "", points, line->legal ? "" : " ✗");
      if (*line->choices != '\0')
        g_string_append (text, ": ");
      append_escaped (text, line->choices);
      g_string_append_c (text, '\n');
    }
  if (roster->lines->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_problem (GString *text, gboolean error, const char *sentence)
{
  g_string_append (text, error ? "- ✗ " : "- ! ");
  append_escaped (text, sentence);
  g_string_append_c (text, '\n');
}

static void
append_notes (GString *text, const GPtrArray *notes)
{
  if (notes->len > 0)
    append_section (text, _ ("At a glance"));
  for (guint i = 0; i < notes->len; i++)
    {
      g_string_append (text, "- ");
      append_escaped (text, notes->pdata[i]);
      g_string_append_c (text, '\n');
    }
  if (notes->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_problems (GString *text, const MusterRoster *roster, gboolean hints)
{
  g_autoptr (GPtrArray) problems = muster_wording_select_problems (roster, hints);

  if (problems->len > 0)
    append_section (text, muster_wording_get_problems_title (hints));
  for (guint i = 0; i < problems->len; i++)
    {
      const MusterProblem *problem = problems->pdata[i];
      g_autofree char *sentence = muster_wording_dup_problem (problem);

      append_problem (text, problem->severity == MUSTER_SEVERITY_ERROR, sentence);
    }
  if (problems->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_entries (GString *text, const GArray *entries, const char *title)
{
  if (entries->len > 0)
    append_section (text, title);
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (entries, i);
      g_autofree char *name = muster_wording_dup_entry_title (entry);

      g_string_append (text, "- ");
      append_bold (text, name);
      if (*entry->details != '\0')
        {
          g_string_append (text, " (");
          append_escaped (text, entry->details);
          g_string_append (text, ")");
        }
      if (*entry->text != '\0')
        g_string_append (text, ": ");
      append_lines (text, entry->text);
      g_string_append_c (text, '\n');
    }
  if (entries->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_roster (GString *text, const MusterRoster *roster)
{
  g_autofree char *total = muster_wording_dup_total (roster);

  append_head (text, roster->name, roster->title, total, roster->legal);
  append_facts (text, roster->facts);
  append_members (text, roster);
  append_notes (text, roster->notes);
  append_problems (text, roster, FALSE);
  append_problems (text, roster, TRUE);
  append_entries (text, roster->entries, _ ("Rules used"));
}

/* One row of the table: 0 the labels, 1 the line below them, 2 the numbers. */
static void
append_cells (GString *text, const GArray *numbers, guint row)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);

      g_string_append (text, row == 1 ? " ---: |" : " ");
      if (row == 1)
        continue;
      append_escaped (text, row == 0 ? number->label : number->value);
      g_string_append (text, " |");
    }
}

static void
append_numbers (GString *text, const MusterCard *card)
{
  g_autofree char *numbers = muster_wording_dup_numbers (card->numbers),
                  *minor = muster_wording_dup_numbers (card->minor);

  if (*numbers == '\0' && *minor == '\0')
    return;
  for (guint row = 0; row < 3; row++)
    {
      g_string_append_c (text, '|');
      append_cells (text, card->numbers, row);
      append_cells (text, card->minor, row);
      g_string_append_c (text, '\n');
    }
  g_string_append_c (text, '\n');
}

static void
append_blocks (GString *text, const MusterCard *card)
{
  for (guint i = 0; i < card->blocks->len; i++)
    {
      const MusterCardBlock *block = muster_card_block (card, i);
      g_autofree char *title = muster_wording_dup_block_title (block), *words = muster_wording_dup_block (block);

      g_string_append (text, "- ");
      append_bold (text, title);
      g_string_append (text, *words != '\0' ? ": " : "");
      append_lines (text, words);
      g_string_append_c (text, '\n');
    }
  if (card->blocks->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_card (GString *text, const MusterCard *card)
{
  g_autofree char *points = muster_wording_dup_points (card->points);

  append_head (text, card->name, "", points, card->legal);
  append_facts (text, card->facts);
  append_numbers (text, card);
  append_blocks (text, card);
  if (card->problems->len > 0)
    append_section (text, _ ("Problems"));
  for (guint i = 0; i < card->problems->len; i++)
    {
      g_autofree char *sentence = muster_wording_dup_card_problem (card, i);

      append_problem (text, !muster_wording_is_agreed (card, i), sentence);
    }
  if (card->problems->len > 0)
    g_string_append_c (text, '\n');
  append_entries (text, card->entries, _ ("Abilities"));
}

char *
muster_markdown_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title)
{
  GString *text = g_string_new (NULL);
  g_autofree char *content = muster_wording_dup_content (cards, rosters);

  for (guint i = 0; i < rosters->len; i++)
    append_roster (text, rosters->pdata[i]);
  for (guint i = 0; i < cards->len; i++)
    if (muster_wording_needs_card (cards->pdata[i], rosters))
      append_card (text, cards->pdata[i]);
  append_escaped (text, content);
  if (*content != '\0')
    g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}
