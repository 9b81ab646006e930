/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits as a player makes them: from a file, dropped or chosen, or from the clipboard; cropped, moved, accepted,
 * undone, removed; and anything else refused with a message. */
#include "ui/fixture.h"

#include "app/widgets/portrait/crop-area.h"
#include "app/widgets/portrait/portrait-page.h"
#include "app/widgets/portrait/portrait-thumb.h"
#include "app/widgets/rows/portrait-row.h"
#include "model/changes.h"

/* A picture with a red left half and a blue right one. */
static GBytes *
make_picture (int width, int height)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autoptr (GdkPixbuf) right = gdk_pixbuf_new_subpixbuf (pixbuf, width / 2, 0, width - width / 2, height);
  char *png;
  gsize length;

  gdk_pixbuf_fill (pixbuf, 0xff0000ff);
  gdk_pixbuf_fill (right, 0x0000ffff);
  assert_true (gdk_pixbuf_save_to_buffer (pixbuf, &png, &length, "png", NULL, NULL));
  return g_bytes_new_take (png, length);
}

static GFile *
write_file (Fixture *fixture, const char *name, GBytes *bytes)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  return g_file_new_for_path (path);
}

static GtkWidget *
find_page (Fixture *fixture)
{
  return drive_nth (fixture->window, MUSTER_TYPE_PORTRAIT_PAGE, 0);
}

static gboolean
has_page (gpointer data)
{
  return find_page (data) != NULL;
}

static MusterPortraitRow *
find_row (Fixture *fixture)
{
  return MUSTER_PORTRAIT_ROW (drive_nth (fixture->window, MUSTER_TYPE_PORTRAIT_ROW, 0));
}

/* The colour in the middle of what was stored. */
static guint32
read_middle (const MusterPortrait *portrait)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  GdkPixbuf *pixbuf;
  const guchar *pixel;

  assert_true (gdk_pixbuf_loader_write_bytes (loader, portrait->picture, NULL));
  assert_true (gdk_pixbuf_loader_close (loader, NULL));
  pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  pixel = gdk_pixbuf_get_pixels (pixbuf) + gdk_pixbuf_get_height (pixbuf) / 2 * gdk_pixbuf_get_rowstride (pixbuf)
          + gdk_pixbuf_get_width (pixbuf) / 4 * gdk_pixbuf_get_n_channels (pixbuf);
  return (guint32) pixel[0] << 16 | (guint32) pixel[1] << 8 | pixel[2];
}

static void
take (Fixture *fixture)
{
  g_signal_emit_by_name (drive_find_button (find_page (fixture), "_Use It"), "clicked");
  drive_settle ();
  assert_null (find_page (fixture));
}

static void
test_file (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (400, 200);
  g_autoptr (GFile) file = write_file (fixture, "elf.png", picture);
  GtkWidget *area;

  fixture_act (fixture, "win.new");
  muster_portrait_row_read (find_row (fixture), file);
  fixture_wait (has_page, fixture);
  assert_null (fixture_get_character (fixture)->portrait);
  area = drive_nth (find_page (fixture), MUSTER_TYPE_CROP_AREA, 0);
  /* 200 high and 156 wide, in the middle: from 122 to 278. All the way to the right nothing is left of the red half. */
  assert_float_equal (muster_crop_get_box (muster_crop_area_get_crop (MUSTER_CROP_AREA (area))).x, 122, 0.01);
  for (guint i = 0; i < 40; i++)
    drive_press (area, GDK_KEY_Right, 0);
  assert_float_equal (muster_crop_get_box (muster_crop_area_get_crop (MUSTER_CROP_AREA (area))).x, 244, 0.01);
  take (fixture);
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose a portrait");
  assert_string_equal (fixture_get_character (fixture)->portrait->type, "image/jpeg");
  assert_in_range (read_middle (fixture_get_character (fixture)->portrait) & 0xff, 0xf0, 0xff);
  assert_string_equal (drive_get_subtitle (GTK_WIDGET (find_row (fixture))), "Shown on the card");
  drive_undo (fixture->window);
  assert_null (fixture_get_character (fixture)->portrait);
  drive_redo (fixture->window);
  assert_non_null (fixture_get_character (fixture)->portrait);
}

static void
test_remove (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (100, 200);
  g_autoptr (GFile) file = write_file (fixture, "elf.png", picture);

  fixture_act (fixture, "win.new");
  muster_portrait_row_read (find_row (fixture), file);
  fixture_wait (has_page, fixture);
  take (fixture);
  g_signal_emit_by_name (drive_find_named (GTK_WIDGET (find_row (fixture)), "Remove the portrait"), "clicked");
  drive_settle ();
  assert_null (fixture_get_character (fixture)->portrait);
  assert_string_equal (muster_session_get_undo (fixture->session), "Remove the portrait");
  drive_undo (fixture->window);
  /* Cropped anew from what is there: larger, then taken. */
  g_signal_emit_by_name (drive_find_named (GTK_WIDGET (find_row (fixture)), "Crop and move the portrait"), "clicked");
  drive_settle ();
  drive_press (drive_nth (find_page (fixture), MUSTER_TYPE_CROP_AREA, 0), GDK_KEY_plus, 0);
  assert_float_equal (gtk_range_get_value (GTK_RANGE (drive_nth (find_page (fixture), GTK_TYPE_SCALE, 0))), 1.1, 0.001);
  drive_press (drive_nth (find_page (fixture), MUSTER_TYPE_CROP_AREA, 0), GDK_KEY_Return, 0);
  assert_null (find_page (fixture));
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose a portrait");
}

static void
test_escape (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (50, 50);
  g_autoptr (GFile) file = write_file (fixture, "elf.png", picture);

  fixture_act (fixture, "win.new");
  muster_portrait_row_read (find_row (fixture), file);
  fixture_wait (has_page, fixture);
  drive_press (drive_nth (find_page (fixture), MUSTER_TYPE_CROP_AREA, 0), GDK_KEY_Escape, 0);
  assert_null (find_page (fixture));
  assert_null (fixture_get_character (fixture)->portrait);
  assert_null (muster_session_get_undo (fixture->session));
}

static void
test_paste (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (60, 80);
  g_autoptr (GdkContentProvider) provider = gdk_content_provider_new_for_bytes ("image/png", picture);

  fixture_act (fixture, "win.new");
  assert_true (gdk_clipboard_set_content (gtk_widget_get_clipboard (fixture->window), provider));
  drive_press (GTK_WIDGET (find_row (fixture)), GDK_KEY_v, GDK_CONTROL_MASK);
  fixture_wait (has_page, fixture);
  take (fixture);
  assert_non_null (fixture_get_character (fixture)->portrait);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (fixture->window), NULL);
}

static gboolean
is_wrong (gpointer data)
{
  return gtk_widget_has_css_class (GTK_WIDGET (find_row (data)), "wrong");
}

static void
test_refused (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) text = g_bytes_new_static ("no picture", 10);
  g_autoptr (GFile) file = write_file (fixture, "elf.png", text);

  fixture_act (fixture, "win.new");
  muster_portrait_row_read (find_row (fixture), file);
  fixture_wait (is_wrong, fixture);
  assert_string_equal (drive_get_subtitle (GTK_WIDGET (find_row (fixture))),
                       "this is neither a PNG nor a JPEG picture");
  assert_null (find_page (fixture));
  assert_null (muster_session_get_undo (fixture->session));
}

/* The part that is shown never leaves the picture. */
static void
test_crop (void **state)
{
  MusterCrop wide = muster_crop_new (1000, 390), high = muster_crop_new (390, 1000);
  MusterBox box = muster_crop_get_box (&wide);

  /* 390 × 0.78 = 304.2 */
  assert_float_equal (box.width, 304.2, 0.001);
  assert_float_equal (box.x, (1000 - 304.2) / 2, 0.001);
  muster_crop_move (&wide, -10, 3);
  box = muster_crop_get_box (&wide);
  assert_float_equal (box.x, 0, 0.001);
  assert_float_equal (box.y, 0, 0.001);
  muster_crop_zoom (&wide, 100);
  assert_float_equal (wide.zoom, MUSTER_CROP_MOST_ZOOM, 0.001);
  muster_crop_move (&wide, 100, 100);
  muster_crop_zoom (&wide, 0.1);
  box = muster_crop_get_box (&wide);
  assert_float_equal (box.x + box.width, 1000, 0.001);
  assert_float_equal (muster_crop_get_box (&high).y, 0, 0.001);
  assert_float_equal (muster_crop_get_box (&high).height, 500, 0.001);
}

/* The library shows whom one has painted. */
static void
test_thumb (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (200, 300);
  GtkWidget *thumb;

  fixture_act (fixture, "win.new");
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PORTRAIT_THUMB, 0));
  muster_session_apply (fixture->session, muster_change_new_portrait (picture));
  drive_settle ();
  thumb = drive_nth (fixture->window, MUSTER_TYPE_PORTRAIT_THUMB, 0);
  assert_non_null (thumb);
  drive_undo (fixture->window);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PORTRAIT_THUMB, 0));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_crop),
    cmocka_unit_test_setup_teardown (test_file, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_remove, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_escape, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_paste, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_refused, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_thumb, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
