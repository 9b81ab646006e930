/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/roster-stack.h"

#include "print/building.h"
#include "print/icon.h"

#define GAP MUSTER_MM (4)
#define LAYER MUSTER_MM (6.2)
#define BETWEEN 0.14 /* of a layer's height, to the next */
#define TITLE MUSTER_MM (8.4)
#define TOTAL MUSTER_MM (4.6)

static guint
find_end (const MusterRoster *roster, guint first)
{
  return MIN (first + MUSTER_STACKS_A_ROW, roster->stacks->len);
}

static gdouble
column_of (gdouble width)
{
  return (width - (MUSTER_STACKS_A_ROW - 1) * GAP) / MUSTER_STACKS_A_ROW;
}

static gdouble
measure_building (const MusterRosterStack *stack, gdouble width)
{
  return muster_building_get_height (column_of (width), stack->upgrade, FALSE);
}

/* The height for layers alone where the row is so high. */
static gdouble
measure_layers (const MusterRoster *roster, guint first, gdouble width, gdouble height)
{
  gdouble building = 0;

  for (guint i = first; i < find_end (roster, first); i++)
    building = MAX (building, measure_building (muster_roster_stack (roster, i), width));
  return height - building - TITLE - TOTAL;
}

gdouble
muster_stacks_measure (const MusterRoster *roster, guint first, gdouble width, gdouble most)
{
  gdouble height = 0;

  for (guint i = first; i < find_end (roster, first); i++)
    {
      const MusterRosterStack *stack = muster_roster_stack (roster, i);

      height = MAX (height, measure_building (stack, width) + stack->layers->len * LAYER * (1 + BETWEEN));
    }
  return MIN (height + TITLE + TOTAL, most);
}

static void
paint_icon (MusterBrush *brush, const MusterRosterLayer *layer, MusterBox box)
{
  cairo_t *cr = muster_brush_get_target (brush);

  cairo_save (cr);
  cairo_translate (cr, box.x, box.y);
  muster_brush_set_color (brush, muster_black);
  muster_icon_paint (cr, box.width, muster_icon_is_drawn (layer->icon) ? layer->icon : layer->stand_in);
  cairo_restore (cr);
}

/* A card: its icon, name and number. */
static void
paint_layer (MusterBrush *brush, const MusterRosterLayer *layer, MusterBox box)
{
  gdouble icon = box.height * 0.72, gap = box.height * 0.16;
  MusterBox value = { box.x + box.width * 0.78, box.y, box.width * 0.22 - gap, box.height };
  MusterBox name = { box.x + icon + 2 * gap, box.y, value.x - box.x - icon - 2 * gap, box.height };

  if (muster_brush_get_ink (brush) != MUSTER_INK_SAVER)
    muster_brush_fill_box (brush, box, box.height * 0.18, muster_color_tint (muster_accent_of ("gold"), 0.14));
  muster_brush_stroke_box (brush, box, box.height * 0.18, 0.6, muster_grey);
  paint_icon (brush, layer, (MusterBox){ box.x + gap, box.y + (box.height - icon) / 2, icon, icon });
  muster_brush_write (brush, name, layer->name, 8.5, MUSTER_TYPE_PLAIN, muster_black);
  muster_brush_write (brush, value, layer->value, 10, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
}

static void
paint_building (MusterBrush *brush, const MusterRosterStack *stack, MusterBox box)
{
  static const MusterBuildingLight lights[] = { [MUSTER_INK_COLOR] = MUSTER_BUILDING_DAY,
                                                [MUSTER_INK_GREY] = MUSTER_BUILDING_GREY,
                                                [MUSTER_INK_SAVER] = MUSTER_BUILDING_LINES };
  cairo_t *cr = muster_brush_get_target (brush);

  cairo_save (cr);
  cairo_translate (cr, box.x, box.y);
  muster_building_paint (cr, box.width, box.height, stack->upgrade, FALSE, lights[muster_brush_get_ink (brush)]);
  cairo_restore (cr);
}

static void
paint_stack (MusterBrush *brush, const MusterRosterStack *stack, MusterBox box, gdouble layer)
{
  gdouble bottom = box.y + box.height - TITLE - TOTAL,
          building = measure_building (stack, box.width * MUSTER_STACKS_A_ROW + (MUSTER_STACKS_A_ROW - 1) * GAP);
  MusterBox total = { box.x, bottom, box.width, TOTAL }, title = { box.x, bottom + TOTAL, box.width, TITLE };
  gdouble y = bottom - building;

  paint_building (brush, stack, (MusterBox){ box.x, y, box.width, building });
  for (guint i = 0; i < stack->layers->len; i++)
    {
      y -= layer * (1 + BETWEEN);
      paint_layer (brush, &g_array_index (stack->layers, MusterRosterLayer, i),
                   (MusterBox){ box.x, y, box.width, layer });
    }
  muster_brush_write (brush, total, stack->total, 10, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, muster_black);
  muster_brush_write (brush, title, stack->title, 8.5, MUSTER_TYPE_WRAP | MUSTER_TYPE_CENTER | MUSTER_TYPE_TOP,
                      muster_grey);
}

void
muster_stacks_paint (MusterBrush *brush, const MusterRoster *roster, guint first, MusterBox box)
{
  gdouble room = measure_layers (roster, first, box.width, box.height), column = column_of (box.width);
  guint most = 1;

  for (guint i = first; i < find_end (roster, first); i++)
    most = MAX (most, muster_roster_stack (roster, i)->layers->len);
  for (guint i = first; i < find_end (roster, first); i++)
    paint_stack (brush, muster_roster_stack (roster, i),
                 (MusterBox){ box.x + (i - first) * (column + GAP), box.y, column, box.height },
                 MIN (LAYER, room / most / (1 + BETWEEN)));
}
