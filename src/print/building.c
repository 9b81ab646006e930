/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/building.h"

#include "print/card/emblem.h"

/* The castle is drawn on a field of 100 by 84, with the ground at 80. */

#define FIELD_WIDTH 100.0
#define FIELD_HEIGHT 84.0
#define GROUND 80.0

typedef struct
{
  double red, green, blue;
} Paint;

typedef struct
{
  Paint stone, shade, line, roof, water, dark;
} Palette;

static const Palette palettes[] = {
  [MUSTER_BUILDING_DAY] = { { .87, .83, .76 },
                            { .76, .70, .61 },
                            { .33, .28, .23 },
                            { .66, .27, .24 },
                            { .33, .56, .76 },
                            { .25, .21, .18 } },
  [MUSTER_BUILDING_NIGHT] = { { .50, .47, .44 },
                              { .40, .37, .35 },
                              { .88, .85, .80 },
                              { .76, .36, .32 },
                              { .36, .60, .82 },
                              { .14, .13, .12 } },
  [MUSTER_BUILDING_GREY] = { { .84, .84, .84 },
                             { .72, .72, .72 },
                             { .28, .28, .28 },
                             { .42, .42, .42 },
                             { .56, .56, .56 },
                             { .22, .22, .22 } },
  [MUSTER_BUILDING_LINES]
  = { { 1, 1, 1 }, { 1, 1, 1 }, { .11, .11, .11 }, { 1, 1, 1 }, { .80, .80, .80 }, { .55, .55, .55 } },
};

static void
fill (cairo_t *cr, Paint paint, const Palette *palette)
{
  cairo_set_source_rgb (cr, paint.red, paint.green, paint.blue);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, palette->line.red, palette->line.green, palette->line.blue);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

/* A wall with battlements. */
static void
trace_wall (cairo_t *cr, double x, double y, double width, double bottom, guint teeth)
{
  double step = width / (2 * teeth - 1);

  cairo_move_to (cr, x, bottom);
  for (guint i = 0; i < 2 * teeth - 1; i++)
    {
      double top = i % 2 == 0 ? y : y + 5;

      cairo_line_to (cr, x + i * step, top);
      cairo_line_to (cr, x + (i + 1) * step, top);
    }
  cairo_line_to (cr, x + width, bottom);
  cairo_close_path (cr);
}

static void
paint_wall (cairo_t *cr, const Palette *palette, double x, double y, double width, guint teeth, gboolean shaded)
{
  trace_wall (cr, x, y, width, GROUND, teeth);
  fill (cr, shaded ? palette->shade : palette->stone, palette);
}

static void
paint_roof (cairo_t *cr, const Palette *palette, double x, double y, double width)
{
  cairo_move_to (cr, x - 3, y);
  cairo_line_to (cr, x + width / 2, y - 17);
  cairo_line_to (cr, x + width + 3, y);
  cairo_close_path (cr);
  fill (cr, palette->roof, palette);
}

static void
paint_slit (cairo_t *cr, const Palette *palette, double x, double y)
{
  cairo_set_source_rgb (cr, palette->dark.red, palette->dark.green, palette->dark.blue);
  cairo_set_line_width (cr, 2.4);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y + 7);
  cairo_stroke (cr);
}

static void
paint_door (cairo_t *cr, const Palette *palette, double half, double height)
{
  cairo_move_to (cr, 50 - half, GROUND);
  cairo_line_to (cr, 50 - half, GROUND - height + half);
  cairo_arc (cr, 50, GROUND - height + half, half, G_PI, 2 * G_PI);
  cairo_line_to (cr, 50 + half, GROUND);
  cairo_close_path (cr);
  fill (cr, palette->dark, palette);
}

/* The iron bars and arch of a gate. */
static void
paint_gate (cairo_t *cr, const Palette *palette)
{
  cairo_rectangle (cr, 33, 44, 34, GROUND - 44);
  fill (cr, palette->shade, palette);
  paint_door (cr, palette, 12, 31);
  cairo_save (cr);
  cairo_rectangle (cr, 38, 49, 24, GROUND - 49);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, palette->stone.red, palette->stone.green, palette->stone.blue);
  cairo_set_line_width (cr, 1.5);
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, 50 + i * 6, 50);
      cairo_line_to (cr, 50 + i * 6, GROUND);
      cairo_move_to (cr, 38, 66 + i * 7);
      cairo_line_to (cr, 62, 66 + i * 7);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_bricks (cairo_t *cr, const Palette *palette)
{
  trace_wall (cr, 2, 52, 96, GROUND, 9);
  fill (cr, palette->shade, palette);
  cairo_set_line_width (cr, 1);
  for (guint row = 0; row < 3; row++)
    {
      double y = 59 + row * 7;

      cairo_move_to (cr, 2, y);
      cairo_line_to (cr, 98, y);
      for (double x = row % 2 == 0 ? 14 : 8; x < 98; x += 12)
        {
          cairo_move_to (cr, x, y);
          cairo_line_to (cr, x, y + 7);
        }
    }
  cairo_stroke (cr);
  paint_door (cr, palette, 8, 20);
}

static void
paint_waves (cairo_t *cr, const Palette *palette)
{
  cairo_rectangle (cr, 0, GROUND - 11, FIELD_WIDTH, 15);
  cairo_set_source_rgb (cr, palette->water.red, palette->water.green, palette->water.blue);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_set_line_width (cr, 1.5);
  for (guint row = 0; row < 2; row++)
    for (double x = row * 7; x < FIELD_WIDTH - 6; x += 20)
      {
        double y = GROUND - 7 + row * 6;

        cairo_move_to (cr, x, y);
        cairo_curve_to (cr, x + 3, y - 4, x + 6, y - 4, x + 9, y);
      }
  cairo_stroke (cr);
  /* The bridge. */
  cairo_rectangle (cr, 42, GROUND - 11, 16, 15);
  fill (cr, palette->stone, palette);
}

static void
paint_banner (cairo_t *cr, const Palette *palette, double x, double y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y - 15);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y - 15);
  cairo_line_to (cr, x + 12, y - 11.5);
  cairo_line_to (cr, x, y - 8);
  cairo_close_path (cr);
  fill (cr, palette->roof, palette);
}

/* The basic castle, with upgrades drawn over it. */
static void
paint_plain (cairo_t *cr, const Palette *palette, gboolean towers)
{
  paint_wall (cr, palette, 34, 26, 32, 4, TRUE);
  paint_slit (cr, palette, 50, 38);
  paint_wall (cr, palette, 10, towers ? 24 : 42, 20, 3, FALSE);
  paint_wall (cr, palette, 70, towers ? 24 : 42, 20, 3, FALSE);
  paint_slit (cr, palette, 20, towers ? 38 : 54);
  paint_slit (cr, palette, 80, towers ? 38 : 54);
  paint_wall (cr, palette, 24, 52, 52, 5, FALSE);
  paint_door (cr, palette, 8, 19);
}

static void
paint_towers (cairo_t *cr, const Palette *palette)
{
  paint_roof (cr, palette, 10, 25, 20);
  paint_roof (cr, palette, 70, 25, 20);
  paint_slit (cr, palette, 15, 54);
  paint_slit (cr, palette, 85, 54);
}

/* Ruins: broken walls and rubble. */
static void
paint_ruin (cairo_t *cr, const Palette *palette)
{
  static const char walls[] = "M8 80 L8 56 L14 50 L17 60 L23 57 L26 66 L38 62 L44 71 L54 68 L60 58 L66 66 L74 61 L78 "
                              "44 L84 52 L90 48 L92 80 Z";
  static const char rubble[]
      = "M14 80 L18 74 L25 75 L28 80 Z M40 80 L46 73 L54 75 L56 80 Z M66 80 L70 75 L77 74 L82 80 Z";

  muster_emblem_trace (cr, walls);
  fill (cr, palette->shade, palette);
  muster_emblem_trace (cr, rubble);
  fill (cr, palette->stone, palette);
}

static void
paint_standing (cairo_t *cr, const Palette *palette, const char *upgrade)
{
  gboolean towers = g_strcmp0 (upgrade, "archer-towers") == 0;

  paint_plain (cr, palette, towers);
  if (towers)
    paint_towers (cr, palette);
  else if (g_strcmp0 (upgrade, "gate") == 0)
    paint_gate (cr, palette);
  else if (g_strcmp0 (upgrade, "thick-walls") == 0)
    paint_bricks (cr, palette);
  else if (g_strcmp0 (upgrade, "moat") == 0)
    paint_waves (cr, palette);
  else if (upgrade != NULL)
    paint_banner (cr, palette, 50, 26);
}

/* Roofs and banners reach the edge of the field; the others have only sky there. */
double
muster_building_get_height (double width, const char *upgrade, gboolean fallen)
{
  static const char *const low[] = { "gate", "thick-walls", "moat", NULL };
  gboolean is_low = fallen || upgrade == NULL || g_strv_contains (low, upgrade);

  return (FIELD_HEIGHT - (is_low ? 19 : 0)) * width / FIELD_WIDTH;
}

void
muster_building_paint (cairo_t *cr, double width, double height, const char *upgrade, gboolean fallen,
                       MusterBuildingLight light)
{
  double scale = width / FIELD_WIDTH;
  const Palette *palette = &palettes[light];

  cairo_save (cr);
  cairo_translate (cr, 0, height - scale * FIELD_HEIGHT);
  cairo_scale (cr, scale, scale);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, palette->line.red, palette->line.green, palette->line.blue);
  if (fallen)
    paint_ruin (cr, palette);
  else
    paint_standing (cr, palette, upgrade);
  cairo_set_source_rgb (cr, palette->line.red, palette->line.green, palette->line.blue);
  cairo_set_line_width (cr, 1.6);
  cairo_move_to (cr, 0, GROUND + (g_strcmp0 (upgrade, "moat") == 0 && !fallen ? 3.2 : 0));
  cairo_rel_line_to (cr, FIELD_WIDTH, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}
