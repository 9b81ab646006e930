/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/castle-art.h"

#include <string.h>

#include "print/card/emblem.h"

/* Signs: lines on a grid of 24. */

#define GRID 24.0

static const struct
{
  const char *id; /* without what tells an attack from a defense */
  const char *path;
} signs[] = {
  { "castle", "M4 21 L4 5 L7.2 5 L7.2 8 L10.2 8 L10.2 5 L13.8 5 L13.8 8 L16.8 8 L16.8 5 L20 5 L20 21 Z M9.8 21 L9.8 "
              "16.5 C9.8 13.6 14.2 13.6 14.2 16.5 L14.2 21" },
  { "gate",
    "M4 21 L4 10 C4 1 20 1 20 10 L20 21 M8 21 L8 6 M12 21 L12 4 M16 21 L16 6 M4 11.5 L20 11.5 M4 16.5 L20 16.5" },
  { "thick-walls", "M3 6 L21 6 L21 20 L3 20 Z M3 10.7 L21 10.7 M3 15.4 L21 15.4 M9 6 L9 10.7 M15 6 L15 10.7 M6 10.7 L6 "
                   "15.4 M12 10.7 L12 15.4 M18 10.7 L18 15.4 M9 15.4 L9 20 M15 15.4 L15 20" },
  { "moat", "M2 7 C4.5 3.5 7 3.5 9 6.5 C11 9.5 13 9.5 15 6.5 C17 3.5 19.5 3.5 22 7 M2 13 C4.5 9.5 7 9.5 9 12.5 C11 "
            "15.5 13 15.5 15 12.5 C17 9.5 19.5 9.5 22 13 M2 19 C4.5 15.5 7 15.5 9 18.5 C11 21.5 13 21.5 15 18.5 C17 "
            "15.5 19.5 15.5 22 19" },
  { "archer-towers",
    "M3.5 21 L3.5 7 M8.5 21 L8.5 7 M15.5 21 L15.5 7 M20.5 21 L20.5 7 M2 3 L2 7 L10 7 L10 3 M6 7 L6 4 M14 3 L14 7 L22 7 "
    "L22 3 M18 7 L18 4 M8.5 13 L15.5 13 M3.5 21 L20.5 21 M6 11 L6 14 M18 11 L18 14" },
  { "peasants", "M12 22 L12 3 M5.5 3 L5.5 6.5 C5.5 11.5 18.5 11.5 18.5 6.5 L18.5 3" },
  { "archers", "M7 2 C17 6 17 18 7 22 M7 2 L7 22 M3 12 L21 12 M17.5 8.5 L21 12 L17.5 15.5" },
  { "spearmen", "M3 21 L15.5 8.5 M13.5 6.5 L21.5 2.5 L17.5 10.5 Z" },
  { "swordsmen", "M20.5 3.5 L20.5 7.5 L11 17 L7 13 L16.5 3.5 Z M4.5 12 L12 19.5 M8 16 L3.5 20.5" },
  { "knights", "M5 21.5 L5 10 C5 0.5 19 0.5 19 10 L19 21.5 Z M5 12 L19 12 M12 12 L12 21.5 M8 16 L8.6 16 M15.4 16 L16 "
               "16 M12 2.8 L12 8" },
  { "ballistas", "M12 22 L12 2.5 M8.8 5.7 L12 2.5 L15.2 5.7 M3 13 C5 6.5 19 6.5 21 13 M3 13 L12 17.5 L21 13" },
  { "trebuchet", "M2 21.5 L22 21.5 M6.5 21.5 L11.5 9 L16.5 21.5 M3.5 3 L19 13.5 M16.6 12.5 L21.8 12.5 L21.8 17.7 L16.6 "
                 "17.7 Z M3.5 3 L2.5 8.5 M8.5 17 L14.5 17" },
  { "rushed-defenses", "M3.5 21.5 L3.5 7.5 L6.3 4 L9.1 7.5 L9.1 21.5 M9.1 21.5 L9.1 7.5 L12 4 L14.8 7.5 L14.8 21.5 "
                       "M14.8 21.5 L14.8 7.5 L17.6 4 L20.5 7.5 L20.5 21.5 M2 13 L22 13" },
  { "alliance", "M9 6 C12.3 6 15 8.7 15 12 C15 15.3 12.3 18 9 18 C5.7 18 3 15.3 3 12 C3 8.7 5.7 6 9 6 Z M15 6 C18.3 6 "
                "21 8.7 21 12 C21 15.3 18.3 18 15 18 C11.7 18 9 15.3 9 12 C9 8.7 11.7 6 15 6 Z" },
  { "sabotage",
    "M10 8.5 C13.7 8.5 16.7 11.5 16.7 15.2 C16.7 18.9 13.7 21.9 10 21.9 C6.3 21.9 3.3 18.9 3.3 15.2 C3.3 11.5 6.3 8.5 "
    "10 8.5 Z M14 9.8 L15.8 7.2 C17 5 19 5 20 6.5 M20 6.5 L22.5 7.5 M20 6.5 L21.5 4 M20 6.5 L19 3.5" },
  { "cannon-fire", "M3 11.5 L17.5 5.5 L19.7 10.8 L5.2 16.8 C2.8 16.8 1.8 13.4 3 11.5 Z M10 14.8 C12.3 14.8 14.1 16.4 "
                   "14.1 18.5 C14.1 20.6 12.3 22.2 10 22.2 C7.7 22.2 5.9 20.6 5.9 18.5 C5.9 16.4 7.7 14.8 10 14.8 Z "
                   "M20.5 5 L22.5 2.8 M21.8 8 L23.4 7.6" },
  { "jester", "M4.5 20.5 C4.5 14.5 6 12 2.5 7 C7.5 7 9 10 9 13 C9.8 8.5 10.8 5.5 12 3 C13.2 5.5 14.2 8.5 15 13 C15 10 "
              "16.5 7 21.5 7 C18 12 19.5 14.5 19.5 20.5 Z M4.6 17 L19.4 17" },
  { "block", "M12 2 L20 5 L20 12 C20 17 16 20 12 22 C8 20 4 17 4 12 L4 5 Z M12 6.5 L12 17 M7.5 10.5 L16.5 10.5" },
  { "puppet", "M4 3.5 L20 3.5 M12 3.5 L12 8.5 M5.5 3.5 L5.5 13.5 M18.5 3.5 L18.5 13.5 M12 8.5 C13.7 8.5 15 9.8 15 11.5 "
              "C15 13.2 13.7 14.5 12 14.5 C10.3 14.5 9 13.2 9 11.5 C9 9.8 10.3 8.5 12 8.5 Z M12 14.5 L12 19 M5.5 13.5 "
              "L12 17 L18.5 13.5 M12 19 L9 22.5 M12 19 L15 22.5" },
};

/* What stands for cards that have no sign of their own, by kind. */
static const char *
find_stand_in (const MusterOption *card)
{
  static const char *const names[] = { [MUSTER_CASTLE_CARD_CASTLE] = "castle",
                                       [MUSTER_CASTLE_CARD_UPGRADE] = "thick-walls",
                                       [MUSTER_CASTLE_CARD_DEFENSE] = "spearmen",
                                       [MUSTER_CASTLE_CARD_ATTACK] = "swordsmen",
                                       [MUSTER_CASTLE_CARD_SPECIAL] = "alliance" };

  return (guint) card->castle_card_kind < G_N_ELEMENTS (names) ? names[card->castle_card_kind] : NULL;
}

static const char *
find_path (const char *id)
{
  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (signs); i++)
    if (g_str_equal (signs[i].id, id))
      return signs[i].path;
  return NULL;
}

static const char *
find_sign (const MusterOption *card)
{
  static const char *const prefixes[] = { "defense-", "attack-" };
  const char *id = card != NULL ? card->id : NULL, *path;

  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (id, prefixes[i]))
      {
        id += strlen (prefixes[i]);
        break;
      }
  path = find_path (id);
  if (path == NULL && card != NULL)
    path = find_path (find_stand_in (card));
  /* A question mark. */
  return path != NULL ? path : "M7.5 8 C7.5 2 16.5 2 16.5 8 C16.5 11.5 12 11.5 12 15.5 M12 19.8 L12 20.2";
}

void
muster_castle_art_paint_sign (cairo_t *cr, double size, const MusterOption *card)
{
  cairo_save (cr);
  cairo_scale (cr, size / GRID, size / GRID);
  cairo_new_path (cr);
  muster_emblem_trace (cr, find_sign (card));
  cairo_set_line_width (cr, 1.7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The castle: on a field of 100 by 84, its ground line at 80. */

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

static const Palette by_day = { { .87, .83, .76 }, { .76, .70, .61 }, { .33, .28, .23 },
                                { .66, .27, .24 }, { .33, .56, .76 }, { .25, .21, .18 } };
static const Palette by_night = { { .50, .47, .44 }, { .40, .37, .35 }, { .88, .85, .80 },
                                  { .76, .36, .32 }, { .36, .60, .82 }, { .14, .13, .12 } };

static void
fill (cairo_t *cr, Paint paint, const Palette *palette)
{
  cairo_set_source_rgb (cr, paint.red, paint.green, paint.blue);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, palette->line.red, palette->line.green, palette->line.blue);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

/* A wall with battlements on top. */
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

/* The iron bars of a gate, and the arch around it. */
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

/* The castle that every upgrade is laid over. */
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

/* What is left: broken walls and rubble. */
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

/* Roofs and banners reach up to the edge of the field; over the others it is only sky. */
double
muster_castle_art_get_height (double width, const char *upgrade, gboolean fallen)
{
  static const char *const low[] = { "gate", "thick-walls", "moat", NULL };
  gboolean is_low = fallen || upgrade == NULL || g_strv_contains (low, upgrade);

  return (FIELD_HEIGHT - (is_low ? 19 : 0)) * width / FIELD_WIDTH;
}

void
muster_castle_art_paint (cairo_t *cr, double width, double height, const char *upgrade, gboolean fallen, gboolean dark)
{
  double scale = width / FIELD_WIDTH;
  const Palette *palette = dark ? &by_night : &by_day;

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
