/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet: where cards lie on paper. Geometry only, in millimetres from the top left corner. */
#pragma once

#include "print/options.h"

G_BEGIN_DECLS

typedef struct
{
  gdouble x, y, width, height;
} MusterRectangle;

/* One side of one card on a page. */
typedef struct
{
  guint card; /* which of the cards to print */
  gboolean back;
  gboolean turned;    /* upside down, so that it is upright once the sheet was turned over its top edge */
  gint folded;        /* at which edge another side touches it: -1 at the left, 1 at the right, 0 at none */
  MusterRectangle at; /* the cut card, without bleed */
} MusterPlacement;

typedef struct
{
  gdouble width, height; /* of the paper, turned whichever way holds more */
  guint columns, rows;
  gdouble gap; /* between neighbours: twice the bleed */
  gdouble card_width, card_height;
  guint per_page; /* cards */
  guint pages;    /* of fronts and backs together */
  gboolean backs; /* every other page holds backs */
  const MusterPrintOptions *options;
} MusterSheetLayout;

/* Lays out `n` cards. The options must outlive the layout. */
MusterSheetLayout muster_sheet_lay_out (const MusterPrintOptions *options, guint n);

/* What lies on a page (from 0): MusterPlacement, row by row. Free with g_array_unref(). */
GArray *muster_sheet_place (const MusterSheetLayout *layout, guint n, guint page);

/* Where the grid of cards begins; `back` for a page of backs, which the offset moves. */
void muster_sheet_get_origin (const MusterSheetLayout *layout, gboolean back, gdouble *x, gdouble *y);

/* Whether a page holds backs. */
gboolean muster_sheet_is_back (const MusterSheetLayout *layout, guint page);

/* Whether every page holds fronts and their backs beside them. */
gboolean muster_sheet_shows_both (const MusterSheetLayout *layout);

G_END_DECLS
