/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing and exporting as a player does it: every option by its row, visible in the painted job; warnings; long jobs
 * stopped; files and printed pages read back. Windows that close themselves are looked up again, never kept. */
#include "ui/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/widgets/paper-view.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/output/many-cards.h"
#include "app/output/preflight-list.h"
#include "app/output/print-window.h"
#include "app/shell/settings.h"
#include "games/collision/group.h"
#include "print/brush.h"

/* A list, and six cards: the queen has one more for all her abilities. */
#define SAMPLE "battle-group.muster"
#define CARDS 6

static int
setup (void **state)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", SAMPLE, NULL);
  Fixture *fixture;

  fixture_reset_settings ();
  g_settings_set_string (muster_settings_get (), "paper", "a4");
  fixture_setup (state);
  fixture = *state;
  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
  return 0;
}

/* Opens things of the test's own. */
static void
open_text (Fixture *fixture, const char *things)
{
  g_autofree char *path = g_build_filename (fixture->folder, "own.muster", NULL);
  g_autofree char *text = g_strdup_printf ("<muster xmlns=\"urn:muster:1\">%s</muster>", things);

  assert_true (g_file_set_contents (path, text, -1, NULL));
  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
}

static GtkWidget *
find_print_window (void)
{
  return drive_find_window (MUSTER_TYPE_PRINT_WINDOW);
}

/* The last message of a print window, or the file it wrote. */
static char *told;

static void
told_cb (GtkWidget *window, const char *sentence)
{
  g_free (told);
  told = g_strdup (sentence);
}

static GtkWidget *
open_window (Fixture *fixture, const char *action)
{
  fixture_act (fixture, action);
  assert_non_null (find_print_window ());
  g_signal_connect (find_print_window (), "told", G_CALLBACK (told_cb), NULL);
  g_signal_connect (find_print_window (), "wrote", G_CALLBACK (told_cb), NULL);
  return find_print_window ();
}

static void
close_window (void)
{
  gtk_window_destroy (GTK_WINDOW (find_print_window ()));
  drive_settle ();
  assert_null (find_print_window ());
}

static GtkWidget *
find_row (const char *key)
{
  GtkWidget *row = drive_find_by_id (find_print_window (), key);

  if (row == NULL)
    fail_msg ("there is no row for %s", key);
  return row;
}

static void
pick (const char *key, guint n)
{
  muster_drop_row_set_selected (MUSTER_DROP_ROW (find_row (key)), n);
  drive_settle ();
}

static void
turn_to (const char *key, gdouble number)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (find_row (key), GTK_TYPE_SPIN_BUTTON, 0)), number);
  drive_settle ();
}

static void
flip (const char *key, gboolean on)
{
  gtk_switch_set_active (GTK_SWITCH (drive_nth (find_row (key), GTK_TYPE_SWITCH, 0)), on);
  drive_settle ();
}

static MusterPrintJob *
get_job (void)
{
  MusterPrintJob *job = muster_print_window_get_job (MUSTER_PRINT_WINDOW (find_print_window ()));

  assert_non_null (job);
  return job;
}

static void
assert_pages (guint n)
{
  assert_int_equal (muster_print_job_get_n_pages (get_job ()), n);
  assert_int_equal (
      muster_paper_view_get_n_pages (MUSTER_PAPER_VIEW (drive_nth (find_print_window (), MUSTER_TYPE_PAPER_VIEW, 0))),
      n);
}

static void
assert_page_size (guint page, gdouble width, gdouble height)
{
  gdouble got_width, got_height;

  muster_print_job_get_page_size (get_job (), page, &got_width, &got_height);
  assert_true (ABS (got_width - MUSTER_MM (width)) < 0.01);
  assert_true (ABS (got_height - MUSTER_MM (height)) < 0.01);
}

static void
assert_side_size (gdouble width, gdouble height)
{
  gdouble got_width, got_height;

  muster_print_job_get_side_size (get_job (), &got_width, &got_height);
  assert_true (ABS (got_width - MUSTER_MM (width)) < 0.01);
  assert_true (ABS (got_height - MUSTER_MM (height)) < 0.01);
}

/* What a page looks like, and how many of its pixels have a colour. */
static char *
dup_look (guint page, guint *coloured)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600, 850);
  cairo_t *cr = cairo_create (surface);
  gsize length = (gsize) cairo_image_surface_get_stride (surface) * 850;
  const guchar *data;
  char *look;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  muster_print_job_paint (get_job (), page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  *coloured = 0;
  for (gsize i = 0; i < length; i += 4)
    *coloured += data[i] != data[i + 1] || data[i] != data[i + 2];
  look = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, length);
  cairo_surface_destroy (surface);
  return look;
}

/* Paper, sizes and sides: how many pages there are, and how large. The list is one page; a totals of A4 or letter holds nine
 * poker cards, or four that are folded, lying. */
static void
test_pages (void **state)
{
  open_window (*state, "win.print");
  assert_pages (3);
  assert_page_size (0, 210, 297);
  assert_page_size (2, 210, 297);
  pick ("paper", 2);
  assert_page_size (1, 215.9, 279.4);
  pick ("paper", 1);
  pick ("sides", 1);
  assert_pages (2);
  pick ("sides", 0);
  flip ("list", FALSE);
  assert_pages (2);
  flip ("list", TRUE);
  pick ("backs", 2);
  assert_pages (1 + 2);
  assert_page_size (0, 297, 210);
  assert_page_size (2, 210, 297);
  pick ("backs", 0);
  turn_to ("blank", 4);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 2 * (CARDS + 4));
  assert_pages (1 + 4);
  turn_to ("blank", 0);
  assert_pages (3);
}

static void
test_sizes (void **state)
{
  open_window (*state, "win.print");
  assert_side_size (63.5, 88.9);
  pick ("card-size", 1);
  assert_side_size (70, 120);
  pick ("card-size", 2);
  assert_side_size (57.15, 88.9);
  turn_to ("bleed", 3);
  assert_side_size (57.15 + 6, 88.9 + 6);
  assert_string_equal (drive_get_subtitle (find_row ("card-size")), "57.15 × 88.9 mm");
}

/* Ink, marks and the offset of backs: what is painted. */
static void
test_looks (void **state)
{
  g_autofree char *fronts = NULL, *backs = NULL, *bare = NULL, *same = NULL, *moved = NULL, *grey = NULL;
  guint coloured;

  open_window (*state, "win.print");
  fronts = dup_look (0, &coloured);
  assert_true (coloured > 0);
  backs = dup_look (1, &coloured);
  turn_to ("offset-x", 2);
  same = dup_look (0, &coloured);
  assert_string_equal (same, fronts);
  moved = dup_look (1, &coloured);
  assert_string_not_equal (moved, backs);
  flip ("marks", FALSE);
  bare = dup_look (0, &coloured);
  assert_string_not_equal (bare, fronts);
  pick ("ink", 1);
  grey = dup_look (0, &coloured);
  assert_int_equal (coloured, 0);
  assert_string_not_equal (grey, bare);
}

/* Choices are remembered for printing and exporting. */
static void
test_remembered (void **state)
{
  open_window (*state, "win.print");
  pick ("backs", 2);
  pick ("ink", 2);
  flip ("list", FALSE);
  turn_to ("bleed", 1.5);
  close_window ();
  open_window (*state, "win.export");
  assert_int_equal (muster_drop_row_get_selected (MUSTER_DROP_ROW (find_row ("backs"))), 2);
  assert_int_equal (muster_drop_row_get_selected (MUSTER_DROP_ROW (find_row ("ink"))), 2);
  assert_pages (2);
  assert_side_size (63.5 + 3, 88.9 + 3);
}

static void
test_units (void **state)
{
  GtkSpinButton *bleed;

  open_window (*state, "win.print");
  turn_to ("bleed", 3);
  g_settings_set_string (muster_settings_get (), "units", "inch");
  drive_settle ();
  bleed = GTK_SPIN_BUTTON (drive_nth (find_row ("bleed"), GTK_TYPE_SPIN_BUTTON, 0));
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (bleed)), "0.118");
  assert_string_equal (drive_get_title (find_row ("bleed")), "Bleed (inches)");
  assert_string_equal (drive_get_subtitle (find_row ("card-size")), "2.5 × 3.5 in");
  /* Looking at it in other units doesn't change it. */
  gtk_spin_button_update (bleed);
  assert_true (g_settings_get_double (muster_settings_get (), "bleed") == 3);
  turn_to ("bleed", 0.1);
  assert_side_size (63.5 + 2 * 2.54, 88.9 + 2 * 2.54);
}

static const char *
get_page_text (void)
{
  GtkWidget *window = find_print_window (), *label;

  for (guint i = 0; (label = drive_nth (window, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), " of ") != NULL)
      return gtk_label_get_text (GTK_LABEL (label));
  return "";
}

static void
test_turning (void **state)
{
  GtkWidget *window = open_window (*state, "win.print");

  assert_string_equal (get_page_text (), "1 of 3 · Cards 1 to 6, fronts");
  gtk_test_accessible_assert_property (drive_nth (window, MUSTER_TYPE_PAPER_VIEW, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Cards 1 to 6, fronts");
  gtk_widget_activate_action (window, "print.previous", NULL);
  assert_string_equal (get_page_text (), "1 of 3 · Cards 1 to 6, fronts");
  assert_true (drive_key (window, GDK_KEY_Right, GDK_ALT_MASK));
  assert_string_equal (get_page_text (), "2 of 3 · Cards 1 to 6, backs");
  assert_true (drive_key (window, GDK_KEY_Right, GDK_ALT_MASK));
  gtk_widget_activate_action (window, "print.next", NULL);
  assert_string_equal (get_page_text (), "3 of 3 · The Ninth Tide");
  flip ("list", FALSE);
  assert_string_equal (get_page_text (), "2 of 2 · Cards 1 to 6, backs");
}

static guint
count_rows (GtkWidget *list, const char *title)
{
  guint count = 0;
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (list, MUSTER_TYPE_WRAP_ROW, i)) != NULL; i++)
    count += g_str_equal (drive_get_title (row), title);
  return count;
}

/* Warnings come first, with card names; only a few of many are unfolded. */
static void
test_preflight (void **state)
{
  Fixture *fixture = *state;
  static const char *const races[] = { "halfling", "human",     "great-folk", "fae", "angel", "archangel",
                                       "wisp",     "white-elf", "goblin",     "orc", "ogre",  "dwarf" };
  g_autoptr (GString) group = g_string_new ("<battle-group name=\"Sorry lot\" points=\"900\">");
  GtkWidget *list, *row;

  open_text (fixture, "<character name=\"Lackwit &amp; Co\" race=\"human\"/>");
  list = drive_nth (open_window (fixture, "win.print"), MUSTER_TYPE_PREFLIGHT_LIST, 0);
  assert_true (drive_has_text (list, "Lackwit & Co"));
  assert_true (drive_has_text (list, "is not legal; the card says so"));
  row = drive_nth (list, MUSTER_TYPE_WRAP_ROW, 0);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Lackwit & Co is not legal; the card says so");
  close_window ();

  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    g_string_append_printf (group, "<character name=\"A %s\" race=\"%s\"/>", races[i], races[i]);
  g_string_append (group, "</battle-group>");
  open_text (fixture, group->str);
  list = drive_nth (open_window (fixture, "win.print"), MUSTER_TYPE_PREFLIGHT_LIST, 0);
  assert_true (drive_has_text (list, "A great-folk"));
  assert_true (drive_has_text (list, "9 more"));
  row = drive_nth (list, MUSTER_TYPE_FOLD_ROW, 0);
  assert_int_equal (muster_fold_row_get_expanded (MUSTER_FOLD_ROW (row)), FALSE);
  assert_false (drive_has_text (list, "A dwarf"));
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  drive_settle ();
  assert_true (drive_has_text (list, "A dwarf"));
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), FALSE);
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  drive_settle ();
  assert_int_equal (count_rows (list, "A dwarf"), 1);
}

/* One thing, all of its kind, or the whole library: the group has six cards, each of two characters one. */
static void
test_scope (void **state)
{
  Fixture *fixture = *state;

  open_window (fixture, "win.print");
  assert_false (gtk_widget_get_visible (find_row ("scope")));
  close_window ();
  open_text (fixture, "<character name=\"Ada\" race=\"human\"/><character name=\"Vex\" race=\"orc\"/>");
  open_window (fixture, "win.print");
  assert_true (gtk_widget_get_visible (find_row ("scope")));
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 2);
  pick ("scope", 1);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 4);
  pick ("scope", 2);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 4 + 2 * CARDS);
  pick ("scope", 0);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 2);
}

/* The calibration sheet replaces the cards, on paper only. */
static void
test_calibration (void **state)
{
  open_window (*state, "win.export");
  flip ("calibration", TRUE);
  assert_pages (2);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 0);
  pick ("format", 2);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 2 * CARDS);
  pick ("format", 0);
  assert_pages (2);
  flip ("calibration", FALSE);
  assert_pages (3);
}

/* Rows that mean nothing in a format aren't there. */
static void
test_formats (void **state)
{
  open_window (*state, "win.export");
  assert_true (gtk_widget_get_visible (find_row ("paper")));
  assert_false (gtk_widget_get_visible (find_row ("dpi")));
  pick ("format", 2);
  assert_false (gtk_widget_get_visible (find_row ("paper")));
  assert_true (gtk_widget_get_visible (find_row ("dpi")));
  assert_string_equal (get_page_text (), "1 of 12 · 001-queen-ysolde-front");
  pick ("format", 6);
  assert_null (muster_print_window_get_job (MUSTER_PRINT_WINDOW (find_print_window ())));
  assert_null (drive_nth (find_print_window (), MUSTER_TYPE_PAPER_VIEW, 0));
  assert_non_null (drive_nth (find_print_window (), GTK_TYPE_TEXT_VIEW, 0));
  close_window ();
  open_window (*state, "win.print");
  assert_false (gtk_widget_get_visible (gtk_widget_get_parent (find_row ("format")))
                && gtk_widget_get_mapped (find_row ("format")));
  assert_pages (3);
}

/* Files. */

static gboolean
is_closed (gpointer data)
{
  return find_print_window () == NULL;
}

static char *
dup_path (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
run (const char *path)
{
  muster_print_window_run (MUSTER_PRINT_WINDOW (find_print_window ()), path);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Every format of words, and the PDF, as a file; and the window says so. */
static void
test_files (void **state)
{
  static const struct
  {
    guint n;
    const char *begins, *has;
  } formats[] = {
    { 0, "%PDF-", "%PDF-" },
    { 3, "{", "\"Nickname\": \"Queen Ysolde\"" },
    { 4, "<!DOCTYPE html>", "Queen Ysolde" },
    { 5, "<?xml", "urn:muster:cards:1" },
    { 6, "", "Queen Ysolde" },
    { 7, "", "Queen Ysolde" },
    { 8, "<?xml", "<battle-group name=\"The Ninth Tide\"" },
  };
  Fixture *fixture = *state;

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *name = g_strdup_printf ("out-%u", i), *path = dup_path (fixture, name), *text = NULL,
                      *said = NULL;

      open_window (fixture, "win.export");
      pick ("format", formats[i].n);
      run (path);
      fixture_wait (is_closed, NULL);
      said = g_strdup (path);
      assert_string_equal (told, said);
      text = read_file (path);
      assert_true (g_str_has_prefix (text, formats[i].begins));
      assert_non_null (strstr (text, formats[i].has));
    }
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (files) != NULL)
    n++;
  return n;
}

/* A folder of pictures, one for each side of each card. */
static void
test_pictures (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *folder = dup_path (fixture, "pictures"),
                  *one = g_build_filename (folder, "001-queen-ysolde-front.png", NULL);
  g_autoptr (GdkPixbuf) picture = NULL;

  assert_int_equal (g_mkdir (folder, 0700), 0);
  open_window (fixture, "win.export");
  pick ("format", 2);
  turn_to ("dpi", 72);
  run (folder);
  fixture_wait (is_closed, NULL);
  assert_int_equal (count_files (folder), 2 * CARDS);
  picture = gdk_pixbuf_new_from_file (one, NULL);
  assert_non_null (picture);
  /* 63.5 × 88.9 mm at 72 dots per inch. */
  assert_int_equal (gdk_pixbuf_get_width (picture), 180);
  assert_int_equal (gdk_pixbuf_get_height (picture), 252);
}

static gboolean
has_dialog (gpointer data)
{
  return drive_find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

/* A write error is reported, and the window stays. */
static void
test_failure (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = dup_path (fixture, "no-folder/out.pdf");
  GtkWidget *dialog;

  open_window (fixture, "win.export");
  run (path);
  fixture_wait (has_dialog, NULL);
  dialog = drive_find_window (ADW_TYPE_MESSAGE_DIALOG);
  assert_non_null (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "no-folder"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  drive_settle ();
  assert_non_null (find_print_window ());
  assert_pages (3);
}

static gdouble
get_fraction (void)
{
  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (drive_nth (find_print_window (), GTK_TYPE_PROGRESS_BAR, 0)));
}

static gboolean
has_begun (gpointer data)
{
  return get_fraction () > 0;
}

static gboolean
is_stopped (gpointer data)
{
  return drive_has_text (find_print_window (), "Stopped. Existing files are unchanged.");
}

static gboolean
is_empty (gpointer folder)
{
  return count_files (folder) == 0;
}

/* A library that nobody lays out in one go: each with a look of its own. */
#define MANY 600

static void
open_many (Fixture *fixture)
{
  const MusterCatalog *catalog = muster_session_get_catalog (fixture->session);
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (guint i = 0; i < MANY; i++)
    {
      MusterCollisionCharacter *character = muster_collision_character_new ();

      character->thing.name = g_strdup_printf ("Recruit %u", i);
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_RACE, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_RACE, i % 27));
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_TAROT, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_TAROT, i / 27));
      g_ptr_array_add (things, character);
    }
  muster_library_import_free (muster_session_import (fixture->session, "Import", things, NULL));
  drive_settle ();
}

static guint
count_pages (void)
{
  return muster_paper_view_get_n_pages (
      MUSTER_PAPER_VIEW (drive_nth (find_print_window (), MUSTER_TYPE_PAPER_VIEW, 0)));
}

static gboolean
has_many_pages (gpointer data)
{
  return count_pages () > 2;
}

static gboolean
can_print (gpointer data)
{
  return gtk_widget_get_sensitive (drive_find_button (find_print_window (), "_Print…"));
}

/* The library is chosen, and its first pages are there. */
static void
begin_many (Fixture *fixture)
{
  open_many (fixture);
  open_window (fixture, "win.print");
  assert_true (can_print (NULL));
  muster_drop_row_set_selected (MUSTER_DROP_ROW (find_row ("scope")), 1);
  fixture_wait (has_many_pages, NULL);
}

/* The first pages are there before the last; until then nothing can be printed, and it is seen how far it is. */
static void
test_many (void **state)
{
  begin_many (*state);
  assert_true (count_pages () < 2 * (MANY + 8) / 9);
  assert_false (can_print (NULL));
  assert_true (gtk_widget_get_visible (drive_nth (find_print_window (), GTK_TYPE_PROGRESS_BAR, 0)));
  fixture_wait (can_print, NULL);
  assert_int_equal (muster_print_job_get_n_sides (get_job ()), 2 * MANY);
  assert_pages (2 * ((MANY + 8) / 9));
}

static gboolean
is_grey (gpointer data)
{
  return muster_print_job_get_options (get_job ())->ink == MUSTER_INK_GREY;
}

/* Another option begins again, on the page that was in view. */
static void
test_many_option (void **state)
{
  MusterPaperView *paper;

  begin_many (*state);
  fixture_wait (can_print, NULL);
  paper = MUSTER_PAPER_VIEW (drive_nth (find_print_window (), MUSTER_TYPE_PAPER_VIEW, 0));
  muster_paper_view_turn_to (paper, 100);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (find_row ("ink")), 1);
  fixture_wait (is_grey, NULL);
  fixture_wait (can_print, NULL);
  assert_pages (2 * ((MANY + 8) / 9));
  assert_int_equal (muster_paper_view_get_page (paper), 100);
}

/* Stopped in the middle: existing pages stay visible, and another choice starts again. */
static void
test_many_stopped (void **state)
{
  guint pages;

  begin_many (*state);
  gtk_widget_activate_action (find_print_window (), "print.stop", NULL);
  pages = count_pages ();
  drive_settle ();
  assert_int_equal (count_pages (), pages);
  assert_false (can_print (NULL));
  assert_true (drive_has_text (find_print_window (), "Stopped. Change any option to start again."));
  pick ("ink", 2);
  fixture_wait (can_print, NULL);
  assert_pages (2 * ((MANY + 8) / 9));
}

/* Closed in the middle. */
static void
test_many_closed (void **state)
{
  begin_many (*state);
  close_window ();
}

/* Words of many cards come after a while. */
static gboolean
has_words (gpointer data)
{
  GtkTextBuffer *buffer
      = gtk_text_view_get_buffer (GTK_TEXT_VIEW (drive_nth (find_print_window (), GTK_TYPE_TEXT_VIEW, 0)));
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  return strstr (text, data) != NULL;
}

static void
test_many_words (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = dup_path (fixture, "all.txt"), *text = NULL;

  open_many (fixture);
  open_window (fixture, "win.export");
  pick ("format", 6);
  assert_true (has_words ((gpointer) "Recruit 0"));
  pick ("scope", 1);
  fixture_wait (has_words, (gpointer) "Recruit 1");
  run (path);
  fixture_wait (is_closed, NULL);
  text = read_file (path);
  assert_non_null (strstr (text, "Recruit 599"));
}

/* Stopped in the middle: the old file is as it was, and it can be begun again. */
static void
test_stop (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = dup_path (fixture, "old.pdf"), *folder = dup_path (fixture, "pictures"), *text = NULL,
                  *done = NULL;

  assert_true (g_file_set_contents (path, "old", -1, NULL));
  assert_int_equal (g_mkdir (folder, 0700), 0);
  open_window (fixture, "win.export");
  turn_to ("blank", 90);
  run (path);
  fixture_wait (has_begun, NULL);
  assert_true (get_fraction () < 1);
  gtk_widget_activate_action (find_print_window (), "print.stop", NULL);
  fixture_wait (is_stopped, NULL);
  text = read_file (path);
  assert_string_equal (text, "old");

  pick ("format", 1);
  run (folder);
  fixture_wait (has_begun, NULL);
  assert_true (get_fraction () < 1);
  gtk_widget_activate_action (find_print_window (), "print.stop", NULL);
  fixture_wait (is_empty, folder);
  assert_non_null (find_print_window ());

  pick ("format", 0);
  run (path);
  fixture_wait (is_closed, NULL);
  done = read_file (path);
  assert_true (g_str_has_prefix (done, "%PDF-"));
}

static gboolean
paint_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* What is to be painted is painted before the next page is written. */
static void
test_alive (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = dup_path (fixture, "new.pdf");
  gboolean painted = FALSE;

  open_window (fixture, "win.export");
  turn_to ("blank", 30);
  run (path);
  g_idle_add_full (GDK_PRIORITY_REDRAW, paint_cb, &painted, NULL);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  assert_true (get_fraction () == 0);
  fixture_wait (is_closed, NULL);
}

/* Closing the window stops it too. */
static void
test_close (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = dup_path (fixture, "old.pdf"), *text = NULL;

  assert_true (g_file_set_contents (path, "old", -1, NULL));
  open_window (fixture, "win.export");
  turn_to ("blank", 90);
  run (path);
  fixture_wait (has_begun, NULL);
  close_window ();
  drive_settle ();
  text = read_file (path);
  assert_string_equal (text, "old");
}

/* Printing, read back. */

/* The output of a poppler tool; skips the test if it isn't installed. */
static char *
ask (const char *program, const char *option, const char *path)
{
  g_autofree char *there = g_find_program_in_path (program);
  const char *arguments[]
      = { program, option != NULL ? option : path, option != NULL ? path : NULL, option != NULL ? "-" : NULL, NULL };
  char *output = NULL;

  if (there == NULL)
    skip ();
  assert_true (
      g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, NULL, NULL));
  return output;
}

/* Where each word of each page stands, in whole points. */
static GPtrArray *
list_words (const char *path)
{
  g_autofree char *html = ask ("pdftotext", "-bbox", path);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRegex) regex
      = g_regex_new ("<(page width|word xMin)=\"([0-9.]+)\" (?:height|yMin)=\"([0-9.]+)\"[^>]*>([^<]*)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, html, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *x = g_match_info_fetch (match, 2), *y = g_match_info_fetch (match, 3),
                      *word = g_match_info_fetch (match, 4);

      g_ptr_array_add (words, g_strdup_printf ("%.0f %.0f %s", g_ascii_strtod (x, NULL), g_ascii_strtod (y, NULL),
                                               g_strstrip (word)));
    }
  return words;
}

static void
assert_same_words (const char *printed, const char *exported)
{
  g_autoptr (GPtrArray) one = list_words (printed), other = list_words (exported);

  assert_true (one->len > 100);
  assert_int_equal (one->len, other->len);
  for (guint i = 0; i < one->len; i++)
    assert_string_equal (one->pdata[i], other->pdata[i]);
}

/* What the printer gets is the exported PDF: the same pages at the same size, with every word in the same place. */
static void
print_and_compare (Fixture *fixture, const char *pages, const char *size)
{
  g_autofree char *printed = dup_path (fixture, "printed.pdf"), *exported = dup_path (fixture, "exported.pdf"),
                  *about = NULL;

  run (printed);
  fixture_wait (is_closed, NULL);
  assert_string_equal (told, "Sent to the printer");
  open_window (fixture, "win.export");
  run (exported);
  fixture_wait (is_closed, NULL);
  about = ask ("pdfinfo", NULL, printed);
  assert_non_null (strstr (about, pages));
  assert_non_null (strstr (about, size));
  assert_same_words (printed, exported);
}

static void
test_print (void **state)
{
  open_window (*state, "win.print");
  print_and_compare (*state, "Pages:           3", "595.276 x 841.89 pts (A4)");
}

static void
test_print_letter (void **state)
{
  open_window (*state, "win.print");
  pick ("paper", 2);
  pick ("card-size", 1);
  print_and_compare (*state, "Pages:           5", "612 x 792 pts (letter)");
}

/* Sheets to be folded lie; the list stands. */
static void
test_print_turned (void **state)
{
  open_window (*state, "win.print");
  pick ("backs", 2);
  print_and_compare (*state, "Pages:           3", "595.276 x 841.89 pts (A4)");
}

/* Every control is called something. */
static void
test_accessible (void **state)
{
  static const char *const names[][2]
      = { { "card-size", "Card Size" }, { "sides", "Sides" },      { "backs", "Backs" }, { "ink", "Ink" },
          { "paper", "Paper" },         { "marks", "Crop Marks" }, { "list", "List" },   { "codes", "QR Codes" } };
  static const char *const spins[][2]
      = { { "bleed", "Bleed (mm)" }, { "offset-x", "Backs Too Far Right by (mm)" }, { "blank", "Blank Cards" } };
  GtkWidget *window = open_window (*state, "win.print");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_test_accessible_assert_property (find_row (names[i][0]), GTK_ACCESSIBLE_PROPERTY_LABEL, names[i][1]);
  for (guint i = 0; i < G_N_ELEMENTS (spins); i++)
    gtk_test_accessible_assert_property (drive_nth (find_row (spins[i][0]), GTK_TYPE_SPIN_BUTTON, 0),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, spins[i][1]);
  gtk_test_accessible_assert_role (drive_nth (window, MUSTER_TYPE_PAPER_VIEW, 0), GTK_ACCESSIBLE_ROLE_IMG);
  assert_string_equal (gtk_window_get_title (GTK_WINDOW (window)), "Print");
}

/* It goes onto a telephone. */
static void
test_narrow (void **state)
{
  int minimum;

  gtk_widget_measure (open_window (*state, "win.export"), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  assert_in_range (minimum, 200, 360);
}

/* A group of so many cards: three members, each 999 times at most. */
static void
open_group_of (Fixture *fixture, guint cards)
{
  MusterCollisionGroup *group = muster_collision_group_new ();
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (guint left = cards; left > 0; left -= MIN (left, 999))
    {
      MusterCollisionCharacter *character = muster_collision_character_new ();

      character->count = MIN (left, 999);
      g_ptr_array_add (group->members, character);
    }
  g_ptr_array_add (things, group);
  muster_library_import_free (muster_session_import (fixture->session, "Import", things, NULL));
  drive_settle ();
}

static void
answer (const char *response)
{
  GtkWidget *dialog = drive_find_window (ADW_TYPE_MESSAGE_DIALOG);

  assert_non_null (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  drive_settle ();
}

static void
note_cb (gpointer data)
{
  g_object_set_data (data, "went", GINT_TO_POINTER (1));
}

/* 2,000 cards go out at once; for one more the player is asked, and nothing happens before the answer. */
static void
test_too_many_are_asked_for (void **state)
{
  Fixture *fixture = *state;
  GObject *few = G_OBJECT (gtk_label_new (NULL)), *many = G_OBJECT (gtk_label_new (NULL));

  g_object_ref_sink (few);
  g_object_ref_sink (many);
  muster_many_cards_ask (GTK_WINDOW (fixture->window), 2000, FALSE, note_cb, few);
  assert_non_null (g_object_get_data (few, "went"));
  muster_many_cards_ask (GTK_WINDOW (fixture->window), 2001, FALSE, note_cb, many);
  assert_null (g_object_get_data (many, "went"));
  assert_string_equal (
      adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (drive_find_window (ADW_TYPE_MESSAGE_DIALOG))),
      "Print 2001 Cards?");
  answer ("cancel");
  assert_null (g_object_get_data (many, "went"));
  muster_many_cards_ask (GTK_WINDOW (fixture->window), 2001, FALSE, note_cb, many);
  answer ("go");
  assert_non_null (g_object_get_data (many, "went"));
  g_object_unref (few);
  g_object_unref (many);
}

static gboolean
can_export (gpointer data)
{
  return gtk_widget_get_sensitive (drive_find_button (find_print_window (), "_Export…"));
}

static void
test_too_many_in_the_window (void **state)
{
  Fixture *fixture = *state;

  open_group_of (fixture, 2500);
  open_window (fixture, "win.export");
  pick ("format", 7);
  fixture_wait (can_export, NULL);
  gtk_widget_activate_action (find_print_window (), "print.act", NULL);
  drive_settle ();
  assert_string_equal (
      adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (drive_find_window (ADW_TYPE_MESSAGE_DIALOG))),
      "Export 2500 Cards?");
  answer ("cancel");
  assert_true (can_export (NULL));
}

#define CASE(name) cmocka_unit_test_setup_teardown (name, setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_pages),
    CASE (test_sizes),
    CASE (test_looks),
    CASE (test_remembered),
    CASE (test_units),
    CASE (test_turning),
    CASE (test_preflight),
    CASE (test_scope),
    CASE (test_calibration),
    CASE (test_formats),
    CASE (test_files),
    CASE (test_pictures),
    CASE (test_failure),
    CASE (test_stop),
    CASE (test_many),
    CASE (test_many_option),
    CASE (test_many_stopped),
    CASE (test_many_closed),
    CASE (test_many_words),
    CASE (test_alive),
    CASE (test_close),
    CASE (test_print),
    CASE (test_print_letter),
    CASE (test_print_turned),
    CASE (test_accessible),
    CASE (test_narrow),
    CASE (test_too_many_are_asked_for),
    CASE (test_too_many_in_the_window),
  };
  int failed;

  fixture_init ();
  failed = cmocka_run_group_tests_name ("printing", tests, NULL, NULL);
  g_free (told);
  return failed;
}
