/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/comparison.h"

#include "model/i18n.h"

/* What is looked up in each card. */
typedef const char *Texts[MUSTER_COMPARISON_MOST];
typedef const GArray *Lists[MUSTER_COMPARISON_MOST];

typedef struct
{
  const GPtrArray *cards;
  GPtrArray *lines;
} Comparing;

static void
free_line (gpointer data)
{
  MusterComparisonLine *line = data;

  g_free (line->label);
  for (guint i = 0; i < line->n; i++)
    g_free (line->cells[i].text);
  g_free (line);
}

static const MusterCard *
nth (const Comparing *comparing, guint n)
{
  return comparing->cards->pdata[n];
}

/* Whether a text is only a number, possibly with the + of a ranged weapon. */
static gboolean
read_number (const char *text, gint64 *number)
{
  char *end;

  *number = g_ascii_strtoll (text, &end, 10);
  return end != text && (*end == '\0' || g_str_equal (end, "+"));
}

static void
compare_cells (const MusterComparisonCell *first, MusterComparisonCell *cell)
{
  gint64 before;

  if (g_str_equal (first->text, cell->text))
    return;
  if (!read_number (first->text, &before) || !read_number (cell->text, &cell->number) || before == cell->number)
    {
      cell->compared = MUSTER_COMPARED_OTHER;
      return;
    }
  cell->compared = cell->number > before ? MUSTER_COMPARED_MORE : MUSTER_COMPARED_LESS;
  cell->change = (gint) ABS (cell->number - before);
}

static void
add (Comparing *comparing, const char *label, Texts texts)
{
  MusterComparisonLine *line = g_new0 (MusterComparisonLine, 1);
  gboolean numbers = TRUE;

  line->label = g_strdup (label);
  line->n = comparing->cards->len;
  for (guint i = 0; i < line->n; i++)
    {
      MusterComparisonCell *cell = &line->cells[i];

      cell->text = g_strdup (texts[i] != NULL ? texts[i] : "");
      numbers = numbers && read_number (cell->text, &cell->number);
      line->most = MAX (line->most, cell->number);
      compare_cells (&line->cells[0], cell);
      line->differs = line->differs || cell->compared != MUSTER_COMPARED_SAME;
    }
  if (!numbers)
    line->most = 0;
  g_ptr_array_add (comparing->lines, line);
}

static const MusterCardNumber *
find_number (const GArray *numbers, const char *id)
{
  for (guint i = 0; numbers != NULL && i < numbers->len; i++)
    if (g_str_equal (muster_card_number (numbers, i)->id, id))
      return muster_card_number (numbers, i);
  return NULL;
}

/* Lines that a card has and no earlier one, each beside the others' values. `of` is the owner of the numbers, or
 * NULL. */
static void
add_numbers (Comparing *comparing, const char *of, Lists lists)
{
  for (guint card = 0; card < comparing->cards->len; card++)
    for (guint i = 0; lists[card] != NULL && i < lists[card]->len; i++)
      {
        const MusterCardNumber *number = muster_card_number (lists[card], i);
        g_autofree char *label = of != NULL ? g_strdup_printf ("%s: %s", of, number->label) : g_strdup (number->label);
        Texts texts = { NULL };
        gboolean told = FALSE;

        for (guint j = 0; j < comparing->cards->len; j++)
          {
            const MusterCardNumber *found = find_number (lists[j], number->id);

            texts[j] = found != NULL ? found->value : NULL;
            told = told || (found != NULL && j < card);
          }
        if (!told)
          add (comparing, label, texts);
      }
}

/* The n-th weapon of a card; NULL if it has fewer. */
static const MusterCardBlock *
find_block (const Comparing *comparing, guint card, guint n)
{
  return n < nth (comparing, card)->blocks->len ? muster_card_block (nth (comparing, card), n) : NULL;
}

static char *
dup_block_name (const MusterCardBlock *block)
{
  if (block == NULL)
    return NULL;
  return block->enchantment != NULL ? g_strdup_printf ("%s · %s", block->name, block->enchantment)
                                    : g_strdup (block->name);
}

static void
add_words (Comparing *comparing, const char *of, const char *label, Texts texts)
{
  g_autofree char *whole = g_strdup_printf ("%s: %s", of, label);
  gboolean said = FALSE;

  for (guint i = 0; i < comparing->cards->len; i++)
    said = said || (texts[i] != NULL && *texts[i] != '\0');
  if (said)
    add (comparing, whole, texts);
}

static void
add_block (Comparing *comparing, guint n)
{
  g_autofree char *label = g_strdup_printf (_ ("Weapon %u"), n + 1);
  Texts names = { NULL }, crits = { NULL }, specials = { NULL };
  Lists numbers = { NULL };

  for (guint i = 0; i < comparing->cards->len; i++)
    {
      const MusterCardBlock *block = find_block (comparing, i, n);

      names[i] = dup_block_name (block);
      crits[i] = block != NULL ? block->crit : NULL;
      specials[i] = block != NULL ? block->special : NULL;
      numbers[i] = block != NULL ? block->numbers : NULL;
    }
  add (comparing, label, names);
  add_numbers (comparing, label, numbers);
  add_words (comparing, label, _ ("Crit"), crits);
  add_words (comparing, label, _ ("Special"), specials);
  for (guint i = 0; i < comparing->cards->len; i++)
    g_free ((gpointer) names[i]);
}

static const MusterCardFact *
find_fact (const GArray *facts, const char *id)
{
  for (guint i = 0; i < facts->len; i++)
    if (g_str_equal (muster_card_fact (facts, i)->id, id))
      return muster_card_fact (facts, i);
  return NULL;
}

static void
add_facts (Comparing *comparing)
{
  for (guint card = 0; card < comparing->cards->len; card++)
    for (guint i = 0; i < nth (comparing, card)->facts->len; i++)
      {
        const MusterCardFact *fact = muster_card_fact (nth (comparing, card)->facts, i);
        Texts texts = { NULL };
        gboolean told = FALSE;

        for (guint j = 0; j < comparing->cards->len; j++)
          {
            const MusterCardFact *found = find_fact (nth (comparing, j)->facts, fact->id);

            texts[j] = found != NULL ? found->value : NULL;
            told = told || (found != NULL && j < card);
          }
        if (!told)
          add (comparing, fact->label, texts);
      }
}

static gboolean
has_entry (const GArray *entries, const char *name)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (muster_card_entry (entries, i)->name, name))
      return TRUE;
  return FALSE;
}

static void
add_entries (Comparing *comparing)
{
  for (guint card = 0; card < comparing->cards->len; card++)
    for (guint i = 0; i < nth (comparing, card)->entries->len; i++)
      {
        const char *name = muster_card_entry (nth (comparing, card)->entries, i)->name;
        Texts texts = { NULL };
        gboolean told = FALSE;

        for (guint j = 0; j < comparing->cards->len; j++)
          {
            texts[j] = has_entry (nth (comparing, j)->entries, name) ? name : NULL;
            told = told || (texts[j] != NULL && j < card);
          }
        if (!told)
          add (comparing, _ ("Ability"), texts);
      }
}

static void
add_points (Comparing *comparing)
{
  Texts texts = { NULL };
  gboolean any = FALSE;

  for (guint i = 0; i < comparing->cards->len; i++)
    {
      gint64 points = nth (comparing, i)->points;

      texts[i] = points >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, points) : NULL;
      any = any || points >= 0;
    }
  if (any)
    add (comparing, _ ("Points"), texts);
  for (guint i = 0; i < comparing->cards->len; i++)
    g_free ((gpointer) texts[i]);
}

static void
add_verdicts (Comparing *comparing)
{
  Texts texts = { NULL };

  for (guint i = 0; i < comparing->cards->len; i++)
    texts[i] = nth (comparing, i)->legal ? _ ("Legal") : _ ("Not legal");
  add (comparing, _ ("Verdict"), texts);
}

static void
add_all_numbers (Comparing *comparing)
{
  Lists numbers = { NULL }, minor = { NULL };

  for (guint i = 0; i < comparing->cards->len; i++)
    {
      numbers[i] = nth (comparing, i)->numbers;
      minor[i] = nth (comparing, i)->minor;
    }
  add_numbers (comparing, NULL, numbers);
  add_numbers (comparing, NULL, minor);
}

/* Differing lines first. */
static GPtrArray *
put_in_order (GPtrArray *lines)
{
  GPtrArray *ordered = g_ptr_array_new_with_free_func (free_line);

  for (gint differs = 1; differs >= 0; differs--)
    for (guint i = 0; i < lines->len; i++)
      if (muster_comparison_at (lines, i)->differs == differs)
        g_ptr_array_add (ordered, lines->pdata[i]);
  g_ptr_array_unref (lines);
  return ordered;
}

GPtrArray *
muster_comparison_new (const GPtrArray *cards)
{
  Comparing comparing = { cards, g_ptr_array_new () };
  guint blocks = 0;

  add_points (&comparing);
  add_verdicts (&comparing);
  add_all_numbers (&comparing);
  for (guint i = 0; i < cards->len; i++)
    blocks = MAX (blocks, nth (&comparing, i)->blocks->len);
  for (guint n = 0; n < blocks; n++)
    add_block (&comparing, n);
  add_facts (&comparing);
  add_entries (&comparing);
  return put_in_order (comparing.lines);
}
