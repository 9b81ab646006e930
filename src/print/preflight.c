/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/preflight.h"

#include "model/i18n.h"

/* Below this the pixels of a picture are visible. */
#define LEAST_DPI 150

static void
free_note (gpointer data)
{
  MusterPreflight *preflight = data;

  g_free (preflight->subject);
  g_free (preflight->sentence);
  g_free (preflight);
}

GPtrArray *
muster_preflight_new (void)
{
  return g_ptr_array_new_with_free_func (free_note);
}

/* Takes ownership of `sentence`. */
static void
note (GPtrArray *notes, const char *subject, char *sentence)
{
  MusterPreflight *preflight = g_new0 (MusterPreflight, 1);

  preflight->subject = g_strdup (*subject != '\0' ? subject : _ ("Unnamed"));
  preflight->sentence = sentence;
  g_ptr_array_add (notes, preflight);
}

static gdouble
find_smallest (const MusterLooks *looks, const MusterCardPlan *plan)
{
  gdouble smallest = G_MAXDOUBLE;

  for (guint i = 0; i < plan->cards->len; i++)
    {
      const MusterPrintCard *card = &g_array_index (plan->cards, MusterPrintCard, i);

      smallest = MIN (smallest, muster_looks_get_smallest (looks, &card->front));
      smallest = MIN (smallest, muster_looks_get_smallest (looks, &card->back));
    }
  return smallest;
}

static void
check_portrait (GPtrArray *notes, const char *subject, const MusterPrintCard *card, const MusterLooks *looks,
                MusterBrush *brush)
{
  const MusterCardSide *front = &card->front;
  gdouble dpi = MIN (muster_looks_get_coarsest (looks, front), muster_looks_get_coarsest (looks, &card->back));

  if (!muster_brush_can_show (brush, front->card->portrait))
    note (notes, subject,
          g_strdup (_ ("has a portrait that isn't a PNG or JPEG of at most 4096 × 4096 pixels; it is omitted")));
  else if (dpi == G_MAXDOUBLE)
    note (notes, subject, g_strdup (_ ("has no room for its portrait on a card of this size; it is omitted")));
  else if (dpi < LEAST_DPI)
    note (notes, subject,
          g_strdup_printf (_ ("has a portrait of low resolution; it is printed at %.0f dots per inch"), dpi));
}

void
muster_preflight_add_plan (GPtrArray *notes, const MusterCardPlan *plan, const MusterLooks *looks, MusterBrush *brush)
{
  const MusterCardSide *front = &g_array_index (plan->cards, MusterPrintCard, 0).front;
  guint like_it = muster_looks_get_uses (looks, front) - 1, further = plan->cards->len - 1;
  gdouble smallest = find_smallest (looks, plan);
  g_autofree char *subject = like_it == 0 ? g_strdup (front->card->name)
                                          : g_strdup_printf (_ ("%s (and %u like it)"), front->card->name, like_it);

  if (!front->card->legal)
    note (notes, subject, g_strdup (_ ("is not legal; the card says so")));
  if (further > 0)
    note (notes, subject,
          g_strdup_printf (ngettext ("needs %u more card for all its abilities",
                                     "needs %u more cards for all its abilities", further),
                           further));
  if (front->card->portrait != NULL)
    check_portrait (notes, subject, &g_array_index (plan->cards, MusterPrintCard, 0), looks, brush);
  if (smallest < MUSTER_LEAST_SIZE)
    note (notes, subject,
          g_strdup_printf (_ ("has a text too long for its place; it is printed at %.2g points"), smallest));
}
