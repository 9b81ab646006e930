/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every drawing stays on its grid, isn't empty, and is distinguishable from all others at letter size. */
#include "support/cmocka.h"

#include "print/brush.h"
#include "print/card/emblem.h"

#include <stdlib.h>
#include <string.h>

#define SIDE 22 /* pixels: a letter of 7 points on a printer of 220 dots per inch */

typedef struct
{
  guint8 pixels[SIDE][SIDE];
} Drawn;

static Drawn
draw (MusterBrush *brush, const char *id)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, SIDE + 8, SIDE + 8);
  cairo_t *cr = cairo_create (surface);
  int stride = cairo_image_surface_get_stride (surface);
  Drawn drawn;

  muster_brush_set_target (brush, cr);
  muster_brush_paint_emblem (brush, id, (MusterBox){ 4, 4, SIDE, SIDE }, muster_black);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < SIDE + 8; y++)
    for (int x = 0; x < SIDE + 8; x++)
      {
        guint8 pixel = cairo_image_surface_get_data (surface)[y * stride + x];

        if (x >= 4 && y >= 4 && x < SIDE + 4 && y < SIDE + 4)
          drawn.pixels[y - 4][x - 4] = pixel;
        else if (pixel != 0)
          fail_msg ("%s leaves its grid", id);
      }
  cairo_surface_destroy (surface);
  return drawn;
}

static gdouble
measure_ink (const Drawn *drawn)
{
  gdouble ink = 0;

  for (int i = 0; i < SIDE * SIDE; i++)
    ink += drawn->pixels[i / SIDE][i % SIDE] / 255.0;
  return ink / (SIDE * SIDE);
}

static gdouble
measure_difference (const Drawn *a, const Drawn *b)
{
  gdouble sum = 0;

  for (int i = 0; i < SIDE * SIDE; i++)
    sum += abs (a->pixels[i / SIDE][i % SIDE] - b->pixels[i / SIDE][i % SIDE]) / 255.0;
  return sum / (SIDE * SIDE);
}

/* Two stand for one thing: a flame for brutality and for fire, a moon for sorcery and for dark. */
static gboolean
may_look_alike (const char *a, const char *b)
{
  static const char *const pairs[][2]
      = { { "brutality", "fire" }, { "scroll", "scroll-red" }, { "star", "special" }, { "brutality", "essence" } };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if ((g_str_equal (a, pairs[i][0]) && g_str_equal (b, pairs[i][1]))
        || (g_str_equal (b, pairs[i][0]) && g_str_equal (a, pairs[i][1])))
      return TRUE;
  return FALSE;
}

static void
test_drawings (void **state)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Drawn));

  for (guint i = 0; muster_emblem_nth (i) != NULL; i++)
    {
      Drawn drawn = draw (brush, muster_emblem_nth (i));

      assert_int_equal (muster_emblem_find (muster_emblem_nth (i)), i);
      if (measure_ink (&drawn) < 0.08 || measure_ink (&drawn) > 0.85)
        fail_msg ("%s is %.0f %% ink", muster_emblem_nth (i), measure_ink (&drawn) * 100);
      for (guint j = 0; j < i; j++)
        if (!may_look_alike (muster_emblem_nth (i), muster_emblem_nth (j))
            && measure_difference (&drawn, &g_array_index (all, Drawn, j)) < 0.035)
          fail_msg ("%s looks like %s", muster_emblem_nth (i), muster_emblem_nth (j));
      g_array_append_val (all, drawn);
    }
  assert_true (all->len > 40);
}

/* Unknown emblems are a disc, and take no room in text. */
static void
test_unknown (void **state)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  Drawn unknown = draw (brush, "nothing-like-it"), other = draw (brush, "nor-this");

  assert_memory_equal (&unknown, &other, sizeof unknown);
  assert_true (measure_ink (&unknown) > 0.3);
  assert_null (muster_emblem_nth (muster_emblem_find ("nothing-like-it")));
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_drawings), cmocka_unit_test (test_unknown) };

  return cmocka_run_group_tests_name ("emblem", tests, NULL, NULL);
}
