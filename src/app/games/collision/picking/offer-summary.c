/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/picking/offer-summary.h"

#include <glib/gi18n.h>

static void
append (GString *text, const char *between, const char *words)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? between : "", words);
}

static void
append_change (GString *text, const char *name, gint64 change)
{
  g_autofree char *words = g_strdup_printf ("%s %s%d", name, change < 0 ? "−" : "+", (int) ABS (change));

  if (change != 0)
    append (text, " · ", words);
}

static char *
dup_changes (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer)
{
  GString *text = g_string_new (NULL);
  g_autofree char *values = muster_catalog_dup_value_names (offers->catalog, offer->values);
  g_autofree char *needs = g_strdup_printf (_ ("needs %s too"), values);

  append_change (text, _ ("Points"), offer->points);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    append_change (text, muster_stat_get_name (stat), offer->stats[stat]);
  if (offer->values != 0)
    append (text, " · ", needs);
  return g_string_free (text, FALSE);
}

/* The glossary texts of an option's features; a skill's own text is in its row. */
static void
append_meanings (GString *text, const MusterOption *option)
{
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      {
        const MusterOption *ability = option->features[i].abilities[j];
        g_autofree char *words
            = g_strdup_printf (_ ("%s: %s"), muster_option_get_name (ability), muster_option_get_about (ability));

        if (ability != option->teaches && strstr (text->str, words) == NULL)
          append (text, "\n", words);
      }
}

/* What it leaves of the battle group, if there is one. */
static char *
dup_room (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer)
{
  return offers->room != NULL ? muster_collision_group_room_dup_text (offers->room, offers->catalog, &offer->fit)
                              : NULL;
}

/* What it leaves of the budget, and what the rest costs at least. */
static char *
dup_forecast (const MusterCollisionOffer *offer, const MusterForecasts *forecasts)
{
  MusterForecast forecast;

  if (forecasts == NULL || offer->option == NULL)
    return NULL;
  forecast = muster_forecasts_get (forecasts, offer->option);
  return muster_forecast_dup_text (&forecast, forecasts);
}

char *
muster_offer_summary_dup (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer,
                          const MusterForecasts *forecasts)
{
  g_autofree char *changes = dup_changes (offers, offer);
  GString *text = g_string_new (*changes != '\0' ? changes : _ ("Changes neither points nor stats"));

  g_autofree char *room = dup_room (offers, offer);
  g_autofree char *left = dup_forecast (offer, forecasts);

  if (left != NULL)
    append (text, "\n", left);
  if (room != NULL)
    append (text, "\n", room);
  if (offer->option != NULL)
    append_meanings (text, offer->option);
  return g_string_free (text, FALSE);
}
