/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forecast: what each option for one place of a character leaves. Made once for a place, in a few milliseconds, then asked
 * for each option. */
#pragma once

#include "forge/space.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 points; /* of the character with the option in that place */
  gint cheapest; /* the cheapest legal character that has all that is chosen by then; -1: there is none */
  gint64 left; /* of the budget, once the option is in place; below 0: so much too much. Without one it means nothing */
  gboolean closed; /* a dead end: no legal character within the budget has it, though some character has all the rest */
} MusterForecast;

typedef struct _MusterForecasts MusterForecasts;

/* For the options of a slot; what the character has there now doesn't count. The budget is the character's own, or
 * MUSTER_COLLISION_NO_BUDGET. Both must outlive it. */
MusterForecasts *muster_forecasts_new (const MusterForge *forge, const MusterCollisionCharacter *character,
                                       MusterCollisionSlot slot, guint index);
void muster_forecasts_free (MusterForecasts *forecasts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForecasts, muster_forecasts_free)

/* What one of them leaves. */
MusterForecast muster_forecasts_get (const MusterForecasts *forecasts, const MusterOption *option);

/* What a player reads beside an option: "12 points left, at least 43 with what is missing". NULL where there is nothing to
 * say. Free with g_free(). */
char *muster_forecast_dup_text (const MusterForecast *forecast, const MusterForecasts *forecasts);

/* The same in the few words that a row has room for: "12 left · 43 or more". NULL where there is nothing to say. Free with
 * g_free(). */
char *muster_forecast_dup_short (const MusterForecast *forecast, const MusterForecasts *forecasts);

G_END_DECLS
