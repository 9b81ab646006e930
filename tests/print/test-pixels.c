/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits: how fine they are, how they are cropped, and that one which can't be shown costs nothing but a note. */
#include "support/cmocka.h"

#include <string.h>

#include "print/job.h"
#include "print/brush.h"
#include "print/things.h"
#include "support/content.h"

static cairo_status_t
append_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* A picture of that size, red down to a row and blue from there on. */
static GBytes *
draw (int width, int height, int blue_from)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GByteArray *png = g_byte_array_new ();

  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 1);
  cairo_rectangle (cr, 0, blue_from, width, height - blue_from);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append_cb, png);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (png);
}

static MusterPortrait *
make_portrait (int width, int height, int blue_from)
{
  g_autoptr (GBytes) png = draw (width, height, blue_from);

  return muster_portrait_new (png);
}

typedef struct
{
  cairo_surface_t *surface;
  MusterBrush *brush;
  cairo_t *cr;
} Canvas;

/* 100 by 100 points, white. */
static Canvas
begin (MusterInk ink)
{
  Canvas canvas = { cairo_image_surface_create (CAIRO_FORMAT_RGB24, 100, 100), muster_brush_new (ink), NULL };

  canvas.cr = cairo_create (canvas.surface);
  cairo_set_source_rgb (canvas.cr, 1, 1, 1);
  cairo_paint (canvas.cr);
  muster_brush_set_target (canvas.brush, canvas.cr);
  return canvas;
}

static guint32
pixel_at (const Canvas *canvas, int x, int y)
{
  guint32 pixel;

  cairo_surface_flush (canvas->surface);
  memcpy (&pixel,
          cairo_image_surface_get_data (canvas->surface) + y * cairo_image_surface_get_stride (canvas->surface) + 4 * x,
          4);
  return pixel & 0xffffffu;
}

static void
end (Canvas *canvas)
{
  cairo_destroy (canvas->cr);
  cairo_surface_destroy (canvas->surface);
  muster_brush_free (canvas->brush);
}

/* It covers the box, so the side that is the coarser there decides: 300 pixels on an inch. */
static void
test_dots_per_inch (void **state)
{
  g_autoptr (MusterPortrait) portrait = make_portrait (300, 600, 300);
  Canvas canvas = begin (MUSTER_INK_COLOR);
  gdouble dpi;

  assert_true (muster_brush_can_show (canvas.brush, portrait));
  muster_brush_show (canvas.brush, portrait, (MusterBox){ 0, 0, 72, 72 }, 0);
  dpi = muster_brush_take_coarsest (canvas.brush);
  assert_true (dpi > 299.9 && dpi < 300.1);
  muster_brush_show (canvas.brush, portrait, (MusterBox){ 0, 0, 36, 36 }, 0);
  muster_brush_show (canvas.brush, portrait, (MusterBox){ 0, 0, 72, 72 }, 0);
  dpi = muster_brush_take_coarsest (canvas.brush);
  assert_true (dpi > 299.9 && dpi < 300.1);
  end (&canvas);
}

/* Of 80 rows, 40 fit. A quarter of what is too much goes at the head, the rest at the feet: rows 10 to 49 remain, and blue,
 * which began in row 30, begins in the middle. Nothing is painted beside the box, which has a hairline around it. */
static void
test_crop (void **state)
{
  g_autoptr (MusterPortrait) portrait = make_portrait (40, 80, 30);
  Canvas canvas = begin (MUSTER_INK_COLOR);

  muster_brush_show (canvas.brush, portrait, (MusterBox){ 20, 20, 40, 40 }, 0);
  assert_int_equal (pixel_at (&canvas, 40, 23), 0xff0000);
  assert_int_equal (pixel_at (&canvas, 40, 37), 0xff0000);
  assert_int_equal (pixel_at (&canvas, 40, 42), 0x0000ff);
  assert_int_equal (pixel_at (&canvas, 40, 57), 0x0000ff);
  assert_int_equal (pixel_at (&canvas, 40, 17), 0xffffff);
  assert_int_equal (pixel_at (&canvas, 40, 62), 0xffffff);
  assert_int_equal (pixel_at (&canvas, 17, 40), 0xffffff);
  assert_int_equal (pixel_at (&canvas, 62, 40), 0xffffff);
  end (&canvas);
}

static void
test_grey (void **state)
{
  g_autoptr (MusterPortrait) portrait = make_portrait (40, 40, 20);
  Canvas canvas = begin (MUSTER_INK_GREY);
  guint32 pixel;

  muster_brush_show (canvas.brush, portrait, (MusterBox){ 20, 20, 40, 40 }, 0);
  pixel = pixel_at (&canvas, 40, 30);
  assert_int_equal (pixel >> 16, pixel & 0xff);
  assert_int_equal (pixel >> 8 & 0xff, pixel & 0xff);
  end (&canvas);
}

/* Blue is dark in grey, and pale to save ink. */
static void
test_saver (void **state)
{
  g_autoptr (MusterPortrait) portrait = make_portrait (40, 40, 0);
  Canvas grey = begin (MUSTER_INK_GREY), saver = begin (MUSTER_INK_SAVER);
  guint32 dark, pale;

  muster_brush_show (grey.brush, portrait, (MusterBox){ 20, 20, 40, 40 }, 0);
  muster_brush_show (saver.brush, portrait, (MusterBox){ 20, 20, 40, 40 }, 0);
  dark = pixel_at (&grey, 40, 40) & 0xff;
  pale = pixel_at (&saver, 40, 40) & 0xff;
  assert_true (dark < 80);
  assert_int_equal (pale, 255 - (255 - dark) * 45 / 100);
  assert_int_equal (pixel_at (&saver, 40, 40), pale << 16 | pale << 8 | pale);
  end (&grey);
  end (&saver);
}

/* Neither no picture, nor half of one, nor one that says that it is what it isn't. */
static void
test_bad (void **state)
{
  g_autoptr (GBytes) png = draw (40, 40, 20);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (png, 0, 48); /* its head, and a little */
  g_autoptr (GBytes) words = g_bytes_new_static ("not a picture", 13);
  g_autoptr (GBytes) head = g_bytes_new_static ("\x89PNG\r\n\x1a\n and then words", 24);
  GBytes *const bad[] = { half, words, head };
  Canvas canvas = begin (MUSTER_INK_COLOR);

  assert_false (muster_brush_can_show (canvas.brush, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (MusterPortrait) portrait = muster_portrait_new (bad[i]);

      assert_false (muster_brush_can_show (canvas.brush, portrait));
    }
  end (&canvas);
}

/* The sentences of a preflight of the first card with that portrait, on cards of that size. */
static char *
dup_notes (const char *xml, GBytes *picture, MusterCardSize size)
{
  g_autoptr (Things) things = things_new (xml);
  g_autoptr (GPtrArray) none = g_ptr_array_new (), notes = NULL;
  g_autoptr (MusterPrintJob) job = NULL;
  MusterPrintOptions options = muster_print_options_default ();
  GString *text = g_string_new (NULL);

  ((MusterCard *) things->cards->pdata[0])->portrait = muster_portrait_new (picture);
  options.card = size;
  job = muster_print_job_new (things->cards, none, &options);
  notes = muster_print_job_preflight (job);
  for (guint i = 0; i < notes->len; i++)
    g_string_append_printf (text, "%s\n", ((MusterPreflight *) notes->pdata[i])->sentence);
  return g_string_free (text, FALSE);
}

static void
test_preflight (void **state)
{
  g_autoptr (GBytes) fine = draw (600, 800, 1), coarse = draw (30, 40, 1),
                     words = g_bytes_new_static ("not a picture", 13);
  g_autofree char *of_fine = dup_notes (WORKED_EXAMPLE, fine, MUSTER_CARD_SIZE_TAROT);
  g_autofree char *of_coarse = dup_notes (WORKED_EXAMPLE, coarse, MUSTER_CARD_SIZE_TAROT);
  g_autofree char *of_words = dup_notes (WORKED_EXAMPLE, words, MUSTER_CARD_SIZE_TAROT);

  assert_string_equal (of_fine, "");
  assert_non_null (strstr (of_coarse, "dots per inch"));
  assert_non_null (strstr (of_words, "omitted"));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_dots_per_inch), cmocka_unit_test (test_crop), cmocka_unit_test (test_grey),
    cmocka_unit_test (test_saver),         cmocka_unit_test (test_bad),  cmocka_unit_test (test_preflight),
  };

  return cmocka_run_group_tests_name ("pixels", tests, NULL, content_teardown);
}
