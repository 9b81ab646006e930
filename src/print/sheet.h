/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet: positions of cards on paper. Only geometry, in millimetres from the top left corner. */
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
  guint card; /* index of the card */
  gboolean back;
  gboolean turned;    /* upside down, so that it is upright once the sheet is turned over its top edge */
  gint folded;        /* the edge where another side touches it: -1 left, 1 right, 0 none */
  MusterRectangle at; /* the cut card, without bleed */
} MusterPlacement;

typedef struct
{
  gdouble width, height; /* of the paper, in the orientation that holds more */
  guint columns, rows;
  gdouble gap; /* between neighbours: twice the bleed */
  gdouble card_width, card_height;
  guint per_page; /* cards */
  guint pages;    /* fronts and backs together */
  gboolean backs; /* every other page has backs */
  const MusterPrintOptions *options;
} MusterSheetLayout;

/* Lays out `n` cards. The options must outlive the layout. */
MusterSheetLayout muster_sheet_lay_out (const MusterPrintOptions *options, guint n);

/* The cards on a page (from 0): MusterPlacement, row by row. Free with g_array_unref(). */
GArray *muster_sheet_place (const MusterSheetLayout *layout, guint n, guint page);

/* The origin of the grid of cards; `back` for a page of backs, which the offset shifts. */
void muster_sheet_get_origin (const MusterSheetLayout *layout, gboolean back, gdouble *x, gdouble *y);

/* Whether a page has backs. */
gboolean muster_sheet_is_back (const MusterSheetLayout *layout, guint page);

/* Whether every page has fronts next to their backs. */
gboolean muster_sheet_shows_both (const MusterSheetLayout *layout);

G_END_DECLS
