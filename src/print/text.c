/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/text.h"

#include "model/i18n.h"
#include "print/wording.h"

/* Player text takes at most one line, so that a line is always what it seems. */
static void
append_flat (GString *text, const char *before, const char *words, const char *after)
{
  g_autofree char *flat = muster_wording_dup_flat (words);

  g_string_append_printf (text, "%s%s%s", before, flat, after);
}

static void
append_head (GString *text, const char *name, const char *points, MusterLegality legality)
{
  append_flat (text, "", name, ": ");
  if (*points != '\0')
    g_string_append_printf (text, "%s, ", points);
  g_string_append_printf (text, "%s\n",
                          legality == MUSTER_LEGAL                ? _ ("legal")
                          : legality == MUSTER_LEGAL_BY_AGREEMENT ? _ ("legal by agreement")
                                                                  : _ ("not legal"));
}

static void
append_facts (GString *text, const GArray *facts)
{
  gboolean first = TRUE;

  for (guint i = 0; i < facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (facts, i);

      if (fact->aside || *fact->value == '\0')
        continue;
      g_string_append_printf (text, "%s%s ", first ? "" : "; ", fact->label);
      append_flat (text, "", fact->value, "");
      first = FALSE;
    }
  if (!first)
    g_string_append_c (text, '\n');
}

static void
append_line (GString *text, const MusterRosterLine *line)
{
  g_autofree char *points = muster_wording_dup_line_points (line);

  g_string_append_printf (text, "%u× ", line->count);
  append_flat (text, "", line->name, *points != '\0' ? " " : "");
  g_string_append_printf (text, "%s%s", points, line->legal ? "" : " ✗");
  append_flat (text, *line->choices != '\0' ? ": " : "", line->choices, "\n");
}

/* Hints are for whoever builds the list, not for its readers. */
static void
append_errors (GString *text, const MusterRoster *roster)
{
  g_autoptr (GPtrArray) problems = muster_wording_select_problems (roster, FALSE);

  for (guint i = 0; i < problems->len; i++)
    {
      const MusterProblem *problem = problems->pdata[i];
      g_autofree char *sentence = muster_wording_dup_problem (problem);

      append_flat (text, problem->severity == MUSTER_SEVERITY_AGREED ? "! " : "✗ ", sentence, "\n");
    }
}

static void
append_roster (GString *text, const MusterRoster *roster)
{
  g_autofree char *total = muster_wording_dup_total (roster);

  append_head (text, roster->name, total, roster->legal);
  append_facts (text, roster->facts);
  for (guint i = 0; i < roster->lines->len; i++)
    append_line (text, muster_roster_line (roster, i));
  append_errors (text, roster);
  if (roster->house != NULL)
    append_flat (text, "", roster->house, "\n");
}

static void
append_numbers (GString *text, const MusterCard *card)
{
  g_autofree char *numbers = muster_wording_dup_numbers (card->numbers),
                  *minor = muster_wording_dup_numbers (card->minor);

  if (*numbers != '\0' || *minor != '\0')
    g_string_append_printf (text, "%s%s%s\n", numbers, *numbers != '\0' && *minor != '\0' ? " · " : "", minor);
}

static void
append_entries (GString *text, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      g_autofree char *title = muster_wording_dup_entry_title (muster_card_entry (entries, i));

      if (i == 0)
        g_string_append (text, _ ("Abilities: "));
      append_flat (text, i > 0 ? ", " : "", title, "");
    }
  if (entries->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_card (GString *text, const MusterCard *card)
{
  g_autofree char *points = muster_wording_dup_points (card->points);

  append_head (text, card->name, points, card->legal);
  append_facts (text, card->facts);
  append_numbers (text, card);
  for (guint i = 0; i < card->blocks->len; i++)
    {
      const MusterCardBlock *block = muster_card_block (card, i);
      g_autofree char *title = muster_wording_dup_block_title (block), *words = muster_wording_dup_block (block);

      append_flat (text, "", title, *words != '\0' ? ": " : "");
      append_flat (text, "", words, "\n");
    }
  append_entries (text, card->entries);
  for (guint i = 0; i < card->problems->len; i++)
    {
      g_autofree char *sentence = muster_wording_dup_card_problem (card, i);

      append_flat (text, muster_wording_is_agreed (card, i) ? "! " : "✗ ", sentence, "\n");
    }
}

char *
muster_text_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title)
{
  GString *text = g_string_new (NULL);
  g_autofree char *content = muster_wording_dup_content (cards, rosters);

  for (guint i = 0; i < rosters->len; i++)
    {
      append_roster (text, rosters->pdata[i]);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < cards->len; i++)
    if (muster_wording_needs_card (cards->pdata[i], rosters))
      {
        append_card (text, cards->pdata[i]);
        g_string_append_c (text, '\n');
      }
  append_flat (text, "", content, *content != '\0' ? "\n" : "");

  return g_string_free (text, FALSE);
}
