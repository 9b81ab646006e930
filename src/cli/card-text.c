/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/card-text.h"

#include <stdio.h>
#include <string.h>

#include "cli/table.h"
#include "cli/terminal.h"
#include "model/page/roster.h"
#include "model/i18n.h"
#include "print/wording.h"

#define INDENT 2
#define NARROWEST 20 /* minimum width for text */

/* Columns left after an indent; 0 if unlimited. */
static guint
width_behind (guint indent)
{
  guint width = muster_terminal_get_width ();

  return width == 0 ? 0 : MAX (width, indent + NARROWEST) - indent;
}

/* Prints a text with wrapping. `first` is how much of its first line is already used. */
static void
print_wrapped (MusterPaint paint, const char *text, guint indent, guint first)
{
  g_autofree char *flat = muster_wording_dup_flat (text);
  const char *rest = flat;
  guint used = MAX (first, indent);

  printf ("%*s", (int) (used - first), "");
  do
    {
      guint width = width_behind (used);
      g_autofree char *line = width > 0 ? muster_terminal_take_line (&rest, width) : g_strdup (rest);

      if (width == 0)
        rest = "";
      muster_terminal_print (paint, line);
      printf ("\n%*s", *rest != '\0' ? (int) indent : 0, "");
      used = indent;
    }
  while (*rest != '\0');
}

/* Prints a table; FALSE if it would be wider than the terminal. */
static gboolean
print_table (const MusterTable *table)
{
  guint width = width_behind (INDENT);
  g_autofree char *text = muster_table_dup_text (table, width);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; width > 0 && lines[i] != NULL; i++)
    if (muster_terminal_measure (lines[i]) > width)
      return FALSE;
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      printf ("%*s", INDENT, "");
      muster_terminal_print (i == 0 ? MUSTER_PAINT_DIM : MUSTER_PAINT_PLAIN, lines[i]);
      putchar ('\n');
    }
  return TRUE;
}

/* One of several words in a line, or on a new line if that is full. `used` is the length of the current line. */
static void
print_word (MusterPaint paint, const char *word, guint *used)
{
  guint needed = muster_terminal_measure (word), width = muster_terminal_get_width ();

  if (needed == 0)
    return;
  if (width > 0 && *used > 0 && *used + INDENT + needed > width)
    {
      putchar ('\n');
      *used = 0;
    }
  printf ("%*s", INDENT, "");
  muster_terminal_print (paint, word);
  *used += INDENT + needed;
}

/* Name, kind, total and verdict. */
static void
print_head (const char *name, const char *title, const char *points, MusterLegality legality)
{
  g_autofree char *flat = muster_wording_dup_flat (name);
  guint used = muster_terminal_measure (flat);

  if (width_behind (0) == 0 || used <= width_behind (0))
    muster_terminal_print (MUSTER_PAINT_BOLD, flat);
  else
    {
      print_wrapped (MUSTER_PAINT_BOLD, flat, 0, 0);
      used = 0;
    }
  print_word (MUSTER_PAINT_PLAIN, title, &used);
  print_word (MUSTER_PAINT_PLAIN, points, &used);
  print_word (legality ? MUSTER_PAINT_GREEN : MUSTER_PAINT_RED, muster_wording_get_verdict (legality), &used);
  putchar ('\n');
}

static void
print_facts (const GArray *facts)
{
  guint widest = 0;

  for (guint i = 0; i < facts->len; i++)
    widest = MAX (widest, muster_terminal_measure (muster_card_fact (facts, i)->label));
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (facts, i);

      if (*fact->value == '\0')
        continue;
      printf ("%*s", INDENT, "");
      muster_terminal_print (MUSTER_PAINT_DIM, fact->label);
      print_wrapped (MUSTER_PAINT_PLAIN, fact->value, INDENT + widest + 2,
                     INDENT + muster_terminal_measure (fact->label));
    }
}

static void
print_problem (gboolean error, const char *sentence, const char *rule)
{
  g_autofree char *words = rule != NULL ? g_strdup_printf ("%s [%s]", sentence, rule) : g_strdup (sentence);

  printf ("%*s", INDENT, "");
  muster_terminal_print (error ? MUSTER_PAINT_RED : MUSTER_PAINT_YELLOW, error ? "✗ " : "! ");
  print_wrapped (MUSTER_PAINT_PLAIN, words, INDENT + 2, INDENT + 2);
}

/* Lists. */

static void
print_line (const MusterRosterLine *line)
{
  g_autofree char *points = muster_wording_dup_line_points (line);
  g_autofree char *words
      = g_strdup_printf ("%u×  %s%s  %s  %s", line->count, line->legal ? "" : "✗ ", line->name, points, line->choices);

  print_wrapped (MUSTER_PAINT_PLAIN, words, INDENT, 0);
}

static void
print_lines (const MusterRoster *roster)
{
  const char *headers[]
      = { "", roster->heading != NULL ? roster->heading : _ ("Members"), _ ("Points"), _ ("Choices"), NULL };
  g_autoptr (MusterTable) table = muster_table_new (headers);
  gboolean counted = muster_roster_is_counted (roster);

  if (roster->lines->len == 0)
    return;
  for (guint i = 0; i < roster->lines->len; i++)
    {
      const MusterRosterLine *line = muster_roster_line (roster, i);
      char **cells = g_new0 (char *, G_N_ELEMENTS (headers));
      g_autofree char *name = g_strconcat (line->legal ? "" : "✗ ", line->name, NULL);

      cells[0] = counted ? g_strdup_printf ("%u×", line->count) : g_strdup ("");
      cells[1] = muster_wording_dup_flat (name);
      cells[2] = muster_wording_dup_line_points (line);
      cells[3] = muster_wording_dup_flat (line->choices);
      muster_table_add (table, cells);
    }
  putchar ('\n');
  if (!print_table (table))
    for (guint i = 0; i < roster->lines->len; i++)
      print_line (muster_roster_line (roster, i));
}

static void
print_roster (const MusterRoster *roster)
{
  g_autofree char *total = muster_wording_dup_total (roster);

  print_head (roster->name, roster->title, total, roster->legal);
  print_facts (roster->facts);
  for (guint i = 0; i < roster->problems->len; i++)
    {
      const MusterProblem *problem = roster->problems->pdata[i];
      g_autofree char *sentence = muster_wording_dup_problem (problem);

      print_problem (problem->severity == MUSTER_SEVERITY_ERROR, sentence, problem->rule->id);
    }
  print_lines (roster);
  if (roster->notes->len > 0)
    putchar ('\n');
  for (guint i = 0; i < roster->notes->len; i++)
    {
      printf ("%*s· ", INDENT, "");
      print_wrapped (MUSTER_PAINT_PLAIN, roster->notes->pdata[i], INDENT + 2, INDENT + 2);
    }
}

/* Cards. */

static void
add_numbers (const GArray *numbers, gboolean labels, GPtrArray *cells)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);

      g_ptr_array_add (cells, muster_wording_dup_flat (labels ? number->label : number->value));
    }
}

static char **
end_row (GPtrArray *cells)
{
  g_ptr_array_add (cells, NULL);
  return (char **) g_ptr_array_free (cells, FALSE);
}

/* A row of labels with the numbers below. */
static void
print_stats (const MusterCard *card)
{
  g_autofree char *numbers = muster_wording_dup_numbers (card->numbers),
                  *minor = muster_wording_dup_numbers (card->minor);
  g_autoptr (MusterTable) table = NULL;
  g_auto (GStrv) headers = NULL;
  GPtrArray *labels, *values;

  if (*numbers == '\0' && *minor == '\0')
    return;
  labels = g_ptr_array_new ();
  values = g_ptr_array_new ();
  add_numbers (card->numbers, TRUE, labels);
  add_numbers (card->minor, TRUE, labels);
  add_numbers (card->numbers, FALSE, values);
  add_numbers (card->minor, FALSE, values);
  headers = end_row (labels);
  table = muster_table_new ((const char *const *) headers);
  muster_table_add (table, end_row (values));
  putchar ('\n');
  if (print_table (table))
    return;
  print_wrapped (MUSTER_PAINT_PLAIN, numbers, INDENT, 0);
  print_wrapped (MUSTER_PAINT_PLAIN, minor, INDENT, 0);
}

/* The block whose numbers define the columns; NULL if none has any. */
static const MusterCardBlock *
find_weapon (const MusterCard *card)
{
  for (guint i = 0; i < card->blocks->len; i++)
    if (muster_card_block (card, i)->numbers->len > 0)
      return muster_card_block (card, i);
  return NULL;
}

static const char *
value_of (const MusterCardBlock *block, const char *id)
{
  for (guint i = 0; i < block->numbers->len; i++)
    if (g_str_equal (muster_card_number (block->numbers, i)->id, id))
      return muster_card_number (block->numbers, i)->value;
  return "";
}

static char **
dup_weapon_row (const MusterCardBlock *block, const MusterCardBlock *columns)
{
  GPtrArray *cells = g_ptr_array_new ();
  g_autofree char *title = muster_wording_dup_block_title (block);

  g_ptr_array_add (cells, muster_wording_dup_flat (title));
  g_ptr_array_add (cells, g_strdup (muster_wording_get_damage (block->damage)));
  for (guint i = 0; i < columns->numbers->len; i++)
    g_ptr_array_add (cells, g_strdup (value_of (block, muster_card_number (columns->numbers, i)->id)));
  g_ptr_array_add (cells, muster_wording_dup_flat (block->crit));
  g_ptr_array_add (cells, muster_wording_dup_flat (block->special));
  return end_row (cells);
}

static gboolean
print_weapons (const MusterCard *card, const MusterCardBlock *columns)
{
  GPtrArray *labels = g_ptr_array_new ();
  g_autoptr (MusterTable) table = NULL;
  g_auto (GStrv) headers = NULL;

  g_ptr_array_add (labels, g_strdup (_ ("Weapon")));
  g_ptr_array_add (labels, g_strdup (_ ("Type")));
  add_numbers (columns->numbers, TRUE, labels);
  g_ptr_array_add (labels, g_strdup (_ ("Crit")));
  g_ptr_array_add (labels, g_strdup (_ ("Special")));
  headers = end_row (labels);
  table = muster_table_new ((const char *const *) headers);
  for (guint i = 0; i < card->blocks->len; i++)
    muster_table_add (table, dup_weapon_row (muster_card_block (card, i), columns));
  return print_table (table);
}

static void
print_blocks (const MusterCard *card)
{
  const MusterCardBlock *columns = find_weapon (card);

  if (card->blocks->len > 0)
    putchar ('\n');
  if (columns != NULL && print_weapons (card, columns))
    return;
  for (guint i = 0; i < card->blocks->len; i++)
    {
      const MusterCardBlock *block = muster_card_block (card, i);
      g_autofree char *title = muster_wording_dup_block_title (block), *words = muster_wording_dup_block (block);
      g_autofree char *line = g_strconcat (title, *words != '\0' ? ": " : "", words, NULL);

      print_wrapped (MUSTER_PAINT_PLAIN, line, INDENT, 0);
    }
}

static void
print_entry (const MusterCardEntry *entry)
{
  g_autofree char *title = muster_wording_dup_entry_title (entry), *flat = muster_wording_dup_flat (title);
  const char *kind = muster_wording_get_kind (entry->kind);
  g_autofree char *about = g_strjoin (" · ", *kind != '\0' ? kind : entry->details,
                                      *kind != '\0' && *entry->details != '\0' ? entry->details : NULL, NULL);

  printf ("%*s", INDENT, "");
  muster_terminal_print (MUSTER_PAINT_BOLD, flat);
  if (*about != '\0')
    {
      fputs ("  ", stdout);
      muster_terminal_print (MUSTER_PAINT_DIM, about);
    }
  putchar ('\n');
  if (*entry->text != '\0')
    print_wrapped (MUSTER_PAINT_PLAIN, entry->text, 2 * INDENT, 0);
}

static void
print_card (const MusterCard *card)
{
  g_autofree char *points = muster_wording_dup_points (card->points);

  print_head (card->name, "", points, card->legal);
  print_facts (card->facts);
  for (guint i = 0; i < card->problems->len; i++)
    print_problem (TRUE, card->problems->pdata[i], NULL);
  print_stats (card);
  print_blocks (card);
  if (card->entries->len > 0)
    putchar ('\n');
  for (guint i = 0; i < card->entries->len; i++)
    print_entry (muster_card_entry (card->entries, i));
}

static void
print_gap (gboolean *first)
{
  if (!*first)
    putchar ('\n');
  *first = FALSE;
}

void
muster_card_text_print (const GPtrArray *cards, const GPtrArray *rosters, gboolean first)
{
  g_autofree char *content = muster_wording_dup_content (cards, rosters);

  for (guint i = 0; i < rosters->len; i++)
    {
      print_gap (&first);
      print_roster (rosters->pdata[i]);
    }
  for (guint i = 0; i < cards->len; i++)
    if (!((const MusterCard *) cards->pdata[i])->bare)
      {
        print_gap (&first);
        print_card (cards->pdata[i]);
      }
  print_gap (&first);
  if (rosters->len + cards->len == 0)
    printf ("%s\n", _ ("There is nothing in this file to show."));
  else if (*content != '\0')
    {
      muster_terminal_print (MUSTER_PAINT_DIM, content);
      putchar ('\n');
    }
}
