/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/icon.h"

#include "print/card/emblem.h"

#define GRID 24.0

static const struct
{
  const char *id;
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

static const char question_mark[] = "M7.5 8 C7.5 2 16.5 2 16.5 8 C16.5 11.5 12 11.5 12 15.5 M12 19.8 L12 20.2";

static const char *
find_path (const char *id)
{
  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (signs); i++)
    if (g_str_equal (signs[i].id, id))
      return signs[i].path;
  return NULL;
}

gboolean
muster_icon_is_drawn (const char *id)
{
  return find_path (id) != NULL;
}

void
muster_icon_paint (cairo_t *cr, double size, const char *id)
{
  const char *path = find_path (id);

  cairo_save (cr);
  cairo_scale (cr, size / GRID, size / GRID);
  cairo_new_path (cr);
  muster_emblem_trace (cr, path != NULL ? path : question_mark);
  cairo_set_line_width (cr, 1.7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}
