/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forecast: what each option for one place of a character leaves. Made once for a place, in a few milliseconds, then asked
 * for each option. */
#pragma once

#include "forge/space.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 points;   /* of the character with that option */
  gint cheapest;   /* the cheapest legal character with all choices including that option; -1: there is none */
  gint64 left;     /* left of the budget; negative: that much too expensive. Meaningless without a budget */
  gboolean closed; /* a dead end: no legal character within the budget has it, though some have all other choices */
} MusterForecast;

typedef struct _MusterForecasts MusterForecasts;

/* For the options of a slot, ignoring its current choice. The budget is the character's, or MUSTER_COLLISION_NO_BUDGET.
 * Both must outlive it. */
MusterForecasts *muster_forecasts_new (const MusterForge *forge, const MusterCollisionCharacter *character,
                                       MusterCollisionSlot slot, guint index);
void muster_forecasts_free (MusterForecasts *forecasts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForecasts, muster_forecasts_free)

/* The forecast for one option. */
MusterForecast muster_forecasts_get (const MusterForecasts *forecasts, const MusterOption *option);

/* A text beside an option: "12 points left, at least 43 with what is missing". NULL if there is nothing to say. Free
 * with g_free(). */
char *muster_forecast_dup_text (const MusterForecast *forecast, const MusterForecasts *forecasts);

/* A short version for rows: "12 left · 43 or more". NULL if there is nothing to say. Free with g_free(). */
char *muster_forecast_dup_short (const MusterForecast *forecast, const MusterForecasts *forecasts);

G_END_DECLS
