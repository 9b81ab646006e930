/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/comparison.h"

#include "model/i18n.h"

static void
free_line (gpointer data)
{
  MusterComparisonLine *line = data;

  g_free (line->label);
  g_free (line->left);
  g_free (line->right);
  g_free (line);
}

/* Whether a text is nothing but a number, perhaps with the mark of a ranged weapon. */
static gboolean
read_number (const char *text, gint64 *number)
{
  char *end;

  *number = g_ascii_strtoll (text, &end, 10);
  return end != text && (*end == '\0' || g_str_equal (end, "+"));
}

static void
add (GPtrArray *lines, const char *label, const char *left, const char *right)
{
  MusterComparisonLine *line = g_new0 (MusterComparisonLine, 1);
  gint64 a, b;

  line->label = g_strdup (label);
  line->left = g_strdup (left != NULL ? left : "");
  line->right = g_strdup (right != NULL ? right : "");
  if (g_str_equal (line->left, line->right))
    line->compared = MUSTER_COMPARED_SAME;
  else if (read_number (line->left, &a) && read_number (line->right, &b) && a != b)
    {
      line->compared = b > a ? MUSTER_COMPARED_MORE : MUSTER_COMPARED_LESS;
      line->change = (gint) ABS (b - a);
    }
  else
    line->compared = MUSTER_COMPARED_OTHER;
  g_ptr_array_add (lines, line);
}

static const MusterCardNumber *
find_number (const GArray *numbers, const char *id)
{
  for (guint i = 0; numbers != NULL && i < numbers->len; i++)
    if (g_str_equal (muster_card_number (numbers, i)->id, id))
      return muster_card_number (numbers, i);
  return NULL;
}

/* What the first has, each beside the second's, then what only the second has. `of` is whose numbers they are, or NULL. */
static void
add_numbers (GPtrArray *lines, const char *of, const GArray *left, const GArray *right)
{
  for (guint side = 0; side < 2; side++)
    {
      const GArray *numbers = side == 0 ? left : right;

      for (guint i = 0; numbers != NULL && i < numbers->len; i++)
        {
          const MusterCardNumber *number = muster_card_number (numbers, i),
                                 *other = find_number (side == 0 ? right : left, number->id);
          const char *text = other != NULL ? other->value : NULL;
          g_autofree char *label
              = of != NULL ? g_strdup_printf ("%s: %s", of, number->label) : g_strdup (number->label);

          if (side == 0 || other == NULL)
            add (lines, label, side == 0 ? number->value : text, side == 0 ? text : number->value);
        }
    }
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
add_words (GPtrArray *lines, const char *of, const char *label, const char *left, const char *right)
{
  g_autofree char *whole = g_strdup_printf ("%s: %s", of, label);

  if ((left != NULL && *left != '\0') || (right != NULL && *right != '\0'))
    add (lines, whole, left, right);
}

static void
add_block (GPtrArray *lines, guint n, const MusterCardBlock *left, const MusterCardBlock *right)
{
  g_autofree char *label = g_strdup_printf (_ ("Weapon %u"), n + 1);
  g_autofree char *left_name = dup_block_name (left), *right_name = dup_block_name (right);

  add (lines, label, left_name, right_name);
  add_numbers (lines, label, left != NULL ? left->numbers : NULL, right != NULL ? right->numbers : NULL);
  add_words (lines, label, _ ("Crit"), left != NULL ? left->crit : NULL, right != NULL ? right->crit : NULL);
  add_words (lines, label, _ ("Special"), left != NULL ? left->special : NULL, right != NULL ? right->special : NULL);
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
add_facts (GPtrArray *lines, const GArray *left, const GArray *right)
{
  for (guint i = 0; i < left->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (left, i), *other = find_fact (right, fact->id);

      add (lines, fact->label, fact->value, other != NULL ? other->value : NULL);
    }
  for (guint i = 0; i < right->len; i++)
    if (find_fact (left, muster_card_fact (right, i)->id) == NULL)
      add (lines, muster_card_fact (right, i)->label, NULL, muster_card_fact (right, i)->value);
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
add_entries (GPtrArray *lines, const GArray *left, const GArray *right)
{
  for (guint i = 0; i < left->len; i++)
    {
      const char *name = muster_card_entry (left, i)->name;

      add (lines, _ ("Ability"), name, has_entry (right, name) ? name : NULL);
    }
  for (guint i = 0; i < right->len; i++)
    if (!has_entry (left, muster_card_entry (right, i)->name))
      add (lines, _ ("Ability"), NULL, muster_card_entry (right, i)->name);
}

static char *
dup_points (const MusterCard *card)
{
  return card->points >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, card->points) : NULL;
}

GPtrArray *
muster_comparison_new (const MusterCard *left, const MusterCard *right)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  g_autofree char *left_points = dup_points (left), *right_points = dup_points (right);

  if (left_points != NULL || right_points != NULL)
    add (lines, _ ("Points"), left_points, right_points);
  add (lines, _ ("Verdict"), left->legal ? _ ("Legal") : _ ("Not legal"), right->legal ? _ ("Legal") : _ ("Not legal"));
  add_numbers (lines, NULL, left->numbers, right->numbers);
  add_numbers (lines, NULL, left->minor, right->minor);
  for (guint i = 0; i < MAX (left->blocks->len, right->blocks->len); i++)
    add_block (lines, i, i < left->blocks->len ? muster_card_block (left, i) : NULL,
               i < right->blocks->len ? muster_card_block (right, i) : NULL);
  add_facts (lines, left->facts, right->facts);
  add_entries (lines, left->entries, right->entries);
  return lines;
}
