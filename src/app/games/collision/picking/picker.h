/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picker: every option for a slot of a character, with its effect and the rule it breaks, if any. */
#pragma once

#include "app/widgets/search-list.h"
#include "forge/forecast.h"
#include "games/collision/offer.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PICKER (muster_picker_get_type ())
G_DECLARE_FINAL_TYPE (MusterPicker, muster_picker, MUSTER, PICKER, MusterSearchList)

/* Takes ownership of the offers, and the forecasts, which may be NULL. The signal "picked" carries the option (NULL for
 * none), "previewed" the one looked at; "left" says that none is any more, "closed" says that the picker is done.
 * `width` is what there is room for. */
GtkWidget *muster_picker_new (const char *title, MusterCollisionOffers *offers, MusterForecasts *forecasts, int width);

G_END_DECLS
