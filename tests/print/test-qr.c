/* SPDX-License-Identifier: GPL-3.0-or-later */
/* QR codes: their matrix has the finder patterns and states its level and mask; and the painted code is the matrix with
 * a quiet zone. */
#include "support/cmocka.h"

#include <string.h>

#include "print/qr.h"

/* The square in a corner: dark ring, light ring, dark core, and a light line around it. */
static void
assert_finder (const MusterQr *qr, gint left, gint top)
{
  for (gint y = -1; y <= 7; y++)
    for (gint x = -1; x <= 7; x++)
      {
        gint ring = MAX (ABS (x - 3), ABS (y - 3));

        assert_int_equal (muster_qr_is_dark (qr, left + x, top + y), ring == 3 || ring <= 1);
      }
}

static void
test_marks (void **state)
{
  static const char *const texts[] = { "C", "MUSTER1-ABCDEFGHJKMNPQRSTUVWXYZ", "Größe – Ω" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (MusterQr) qr = muster_qr_new (texts[i]);
      gint size;

      assert_non_null (qr);
      size = (gint) muster_qr_get_size (qr);
      assert_int_equal (size % 4, 1);
      assert_finder (qr, 0, 0);
      assert_finder (qr, size - 7, 0);
      assert_finder (qr, 0, size - 7);
      /* Timing: every other module between the finders. */
      for (gint x = 8; x < size - 8; x++)
        {
          assert_int_equal (muster_qr_is_dark (qr, x, 6), x % 2 == 0);
          assert_int_equal (muster_qr_is_dark (qr, 6, x), x % 2 == 0);
        }
    }
}

/* The level is in the first two bits of the format beside the upper left finder, XORed with 10: M is 00. */
static void
test_level (void **state)
{
  g_autoptr (MusterQr) qr = muster_qr_new ("MUSTER");

  assert_true (muster_qr_is_dark (qr, 0, 8));
  assert_false (muster_qr_is_dark (qr, 1, 8));
}

/* 14 bytes are the most that version 1 holds at level M, 26 that version 2 holds: 21 and 25 modules. */
static void
test_size (void **state)
{
  g_autoptr (MusterQr) small = muster_qr_new ("abcdefghijklmn"), larger = muster_qr_new ("abcdefghijklmno");

  assert_int_equal (muster_qr_get_size (small), 21);
  assert_int_equal (muster_qr_get_size (larger), 25);
}

static void
test_none (void **state)
{
  g_autofree char *huge = g_strnfill (3000, 'x');

  assert_null (muster_qr_new (""));
  assert_null (muster_qr_new (huge));
}

static guint32
pixel_at (cairo_surface_t *surface, gint x, gint y)
{
  guint32 pixel;

  memcpy (&pixel, cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x, 4);
  return pixel & 0xffffffu;
}

/* Five pixels a module, painted on blue: white and black only, and the border white. */
static void
test_painted (void **state)
{
  g_autoptr (MusterQr) qr = muster_qr_new ("MUSTER");
  gint size = (gint) muster_qr_get_size (qr) + 2 * MUSTER_QR_QUIET;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 5 * size + 20, 5 * size + 20);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0, 0, 1);
  cairo_paint (cr);
  muster_qr_paint (qr, cr, 10, 10, 5 * size);
  cairo_surface_flush (surface);
  for (gint y = 0; y < size; y++)
    for (gint x = 0; x < size; x++)
      {
        gboolean dark = muster_qr_is_dark (qr, x - MUSTER_QR_QUIET, y - MUSTER_QR_QUIET);

        assert_int_equal (pixel_at (surface, 10 + 5 * x + 2, 10 + 5 * y + 2), dark ? 0 : 0xffffff);
      }
  assert_int_equal (pixel_at (surface, 10, 10), 0xffffff);
  assert_int_equal (pixel_at (surface, 9, 9), 0x0000ff);
  assert_int_equal (pixel_at (surface, 10 + 5 * size, 40), 0x0000ff);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_marks), cmocka_unit_test (test_level),   cmocka_unit_test (test_size),
    cmocka_unit_test (test_none),  cmocka_unit_test (test_painted),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
