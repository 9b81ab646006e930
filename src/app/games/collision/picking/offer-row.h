/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the picker: an option with its numbers in columns, its text, and the rule it breaks, if any. */
#pragma once

#include <adwaita.h>

#include "forge/forecast.h"
#include "games/collision/offer.h"
#include "model/text/search.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_OFFER_ROW (muster_offer_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterOfferRow, muster_offer_row, MUSTER, OFFER_ROW, GtkListBoxRow)

/* The columns of a kind for one font, shared by all rows and their heading. */
typedef struct
{
  PangoTabArray *tabs;
  int width;
} MusterColumns;

MusterColumns muster_columns_make (GtkWidget *widget, MusterKind kind);
void muster_columns_clear (MusterColumns *columns);

/* The columns' titles; NULL if there are none. */
GtkWidget *muster_columns_make_heading (const MusterColumns *columns, MusterKind kind);

/* The n-th offer, and what it leaves where there are forecasts. Where there are no columns, the numbers stand in a line. */
GtkWidget *muster_offer_row_new (const MusterCollisionOffers *offers, guint n, const MusterForecasts *forecasts,
                                 const MusterColumns *columns);

guint muster_offer_row_get_n (MusterOfferRow *row);

/* How well it matches a query from muster_search_dup_query(). */
MusterMatch muster_offer_row_match (MusterOfferRow *row, const char *query);

G_END_DECLS
