/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/sheet.h"

#include <math.h>

/* Around the grid there must be room for crop marks with a small gap. */
#define MARGIN 5.0

/* A folded card needs twice the space; the full card already has both sides. */
static gboolean
is_double (const MusterPrintOptions *options)
{
  return options->backs == MUSTER_BACKS_FOLD && options->card != MUSTER_CARD_SIZE_FULL
         && options->sides == MUSTER_SIDES_BOTH;
}

static guint
count_fitting (gdouble room, gdouble size, gdouble gap)
{
  /* With a tiny tolerance: 3 × 63.5 mm isn't exact in binary. */
  gdouble fitting = floor ((room - 2 * MARGIN + 0.001) / (size + gap));

  return fitting < 0 ? 0 : (guint) fitting;
}

static void
try_orientation (MusterSheetLayout *layout, gdouble width, gdouble height)
{
  guint columns = count_fitting (width, layout->card_width, layout->gap);
  guint rows = count_fitting (height, layout->card_height, layout->gap);

  if (columns * rows <= layout->columns * layout->rows)
    return;
  layout->width = width;
  layout->height = height;
  layout->columns = columns;
  layout->rows = rows;
}

MusterSheetLayout
muster_sheet_lay_out (const MusterPrintOptions *options, guint n)
{
  MusterSheetLayout layout = { .options = options, .gap = 2 * options->bleed };
  gdouble width, height;
  guint sheets;

  muster_paper_get_size (options->paper, &width, &height);
  muster_card_size_get (options->card, &layout.card_width, &layout.card_height);
  if (is_double (options))
    layout.card_width *= 2;
  try_orientation (&layout, width, height);
  try_orientation (&layout, height, width);
  layout.per_page = layout.columns * layout.rows;
  layout.backs = options->sides == MUSTER_SIDES_BOTH && options->card != MUSTER_CARD_SIZE_FULL
                 && (options->backs == MUSTER_BACKS_LONG_EDGE || options->backs == MUSTER_BACKS_SHORT_EDGE);
  sheets = (n + layout.per_page - 1) / layout.per_page;
  layout.pages = sheets * (layout.backs ? 2 : 1);

  return layout;
}

gboolean
muster_sheet_is_back (const MusterSheetLayout *layout, guint page)
{
  return layout->backs && page % 2 == 1;
}

gboolean
muster_sheet_shows_both (const MusterSheetLayout *layout)
{
  return layout->options->sides == MUSTER_SIDES_BOTH
         && (is_double (layout->options) || layout->options->card == MUSTER_CARD_SIZE_FULL);
}

void
muster_sheet_get_origin (const MusterSheetLayout *layout, gboolean back, gdouble *x, gdouble *y)
{
  *x = (layout->width - layout->columns * layout->card_width - (layout->columns - 1) * layout->gap) / 2;
  *y = (layout->height - layout->rows * layout->card_height - (layout->rows - 1) * layout->gap) / 2;
  if (back)
    {
      *x -= layout->options->offset_x;
      *y -= layout->options->offset_y;
    }
}

/* Turning a sheet over a vertical edge mirrors the columns; over a horizontal one, the rows. */
static gboolean
mirrors_columns (const MusterSheetLayout *layout)
{
  gboolean portrait = layout->height >= layout->width;

  return portrait == (layout->options->backs == MUSTER_BACKS_LONG_EDGE);
}

static void
place (const MusterSheetLayout *layout, GArray *placements, guint card, guint slot, gboolean back)
{
  guint column = slot % layout->columns, row = slot / layout->columns;
  MusterPlacement placement = { .card = card, .back = back };
  gdouble x, y;

  if (back && mirrors_columns (layout))
    column = layout->columns - 1 - column;
  else if (back)
    {
      row = layout->rows - 1 - row;
      placement.turned = TRUE;
    }
  muster_sheet_get_origin (layout, back, &x, &y);
  placement.at
      = (MusterRectangle){ x + column * (layout->card_width + layout->gap),
                           y + row * (layout->card_height + layout->gap), layout->card_width, layout->card_height };
  g_array_append_val (placements, placement);
}

/* Splits a folded card's place into the front and, to its right, the back. */
static void
fold (GArray *placements)
{
  MusterPlacement *front = &g_array_index (placements, MusterPlacement, placements->len - 1);
  MusterPlacement back;

  front->at.width /= 2;
  front->folded = 1;
  back = *front;
  back.back = TRUE;
  back.folded = -1;
  back.at.x += back.at.width;
  g_array_append_val (placements, back);
}

GArray *
muster_sheet_place (const MusterSheetLayout *layout, guint n, guint page)
{
  GArray *placements = g_array_new (FALSE, FALSE, sizeof (MusterPlacement));
  gboolean back = muster_sheet_is_back (layout, page);
  guint first = page / (layout->backs ? 2 : 1) * layout->per_page;

  for (guint slot = 0; slot < layout->per_page && first + slot < n; slot++)
    {
      place (layout, placements, first + slot, slot, back);
      if (is_double (layout->options))
        fold (placements);
      else if (layout->options->sides == MUSTER_SIDES_BACK)
        g_array_index (placements, MusterPlacement, placements->len - 1).back = TRUE;
    }
  return placements;
}
