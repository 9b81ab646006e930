/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chooser: searching, choosing by keyboard, reasons, and rows that change meanwhile. */
#include "support/cmocka.h"

#include "app/widgets/rows/chooser-row.h"
#include "app/widgets/rows/fold-heading.h"
#include "app/widgets/chooser.h"
#include "app/resources.h"
#include "ui/drive.h"

typedef struct
{
  GtkWidget *window, *chooser;
  guint taken, looked, closed; /* the last one, and how often */
} Fixture;

static void
taken_cb (MusterChooser *chooser, guint n, Fixture *fixture)
{
  fixture->taken = n;
}

static void
previewed_cb (MusterChooser *chooser, guint n, Fixture *fixture)
{
  fixture->looked = n;
}

static void
closed_cb (MusterChooser *chooser, Fixture *fixture)
{
  fixture->closed++;
}

static int
setup (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  MusterChooser *chooser = MUSTER_CHOOSER (muster_chooser_new ("Add a puppet"));

  fixture->taken = fixture->looked = G_MAXUINT;
  fixture->chooser = GTK_WIDGET (chooser);
  muster_chooser_begin (chooser);
  muster_chooser_add (chooser, "Seamus", NULL, "Master", "One leads already.");
  muster_chooser_add (chooser, "Ronin", "1 of 3", "Pawn", NULL);
  muster_chooser_add (chooser, "Rotten Belle", "0 of 3", "Pawn", NULL);
  muster_chooser_add (chooser, "Bête Noire", NULL, "Ronin's worst enemy", NULL);
  muster_chooser_end (chooser);
  g_signal_connect (chooser, "taken", G_CALLBACK (taken_cb), fixture);
  g_signal_connect (chooser, "previewed", G_CALLBACK (previewed_cb), fixture);
  g_signal_connect (chooser, "closed", G_CALLBACK (closed_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->chooser);
  gtk_window_present (GTK_WINDOW (fixture->window));
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
  drive_settle ();
  *state = fixture;
  return 0;
}

static int
teardown (void **state)
{
  Fixture *fixture = *state;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  drive_settle ();
  g_free (fixture);
  return 0;
}

static void
type (Fixture *fixture, const char *words)
{
  GtkWidget *search = drive_nth (fixture->chooser, GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "activate");
  drive_settle ();
}

static void
look_for (Fixture *fixture, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (drive_nth (fixture->chooser, GTK_TYPE_SEARCH_ENTRY, 0)), words);
  muster_search_list_search (MUSTER_SEARCH_LIST (fixture->chooser));
  drive_settle ();
}

static GtkWidget *
nth_row (Fixture *fixture, guint n)
{
  return drive_nth (fixture->chooser, MUSTER_TYPE_CHOOSER_ROW, n);
}

static void
test_search (void **state)
{
  Fixture *fixture = *state;

  type (fixture, "ROTTEN");
  assert_int_equal (fixture->taken, 2);
  assert_int_equal (fixture->looked, 2);
  assert_non_null (nth_row (fixture, 0));
  assert_null (nth_row (fixture, 1));
  type (fixture, "pawn");
  assert_int_equal (fixture->taken, 1);
  type (fixture, "bete");
  assert_int_equal (fixture->taken, 3);
  type (fixture, "nobody");
  assert_int_equal (fixture->taken, 3);
  assert_true (drive_has_text (fixture->chooser, "Nothing matches."));
  muster_search_list_forget (MUSTER_SEARCH_LIST (fixture->chooser));
  assert_non_null (nth_row (fixture, 2));
  assert_int_equal (fixture->closed, 0);
}

/* Names come before texts, wherever they are in the list; and clearing the search ends the preview. */
static void
test_ranking (void **state)
{
  Fixture *fixture = *state;

  look_for (fixture, "ronin");
  assert_true (drive_has_text (nth_row (fixture, 0), "Ronin"));
  assert_true (drive_has_text (nth_row (fixture, 1), "Bête Noire"));
  look_for (fixture, "e");
  assert_true (drive_has_text (nth_row (fixture, 0), "Rotten Belle"));
  look_for (fixture, "b");
  assert_true (drive_has_text (nth_row (fixture, 0), "Bête Noire"));
  assert_true (drive_has_text (nth_row (fixture, 1), "Rotten Belle"));
  assert_int_equal (fixture->looked, 3);
  look_for (fixture, "");
  assert_int_equal (fixture->looked, MUSTER_CHOOSER_NOTHING);
  assert_true (drive_has_text (nth_row (fixture, 0), "Ronin"));
}

static GtkWidget *
find_heading (Fixture *fixture)
{
  return drive_nth (fixture->chooser, MUSTER_TYPE_FOLD_HEADING, 0);
}

/* What would break a rule is folded away under its number, says why when it is unfolded, and can be taken. */
static void
test_reason (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *seamus;

  assert_true (drive_has_text (find_heading (fixture), "1 that doesn’t fit"));
  assert_true (drive_has_text (nth_row (fixture, 0), "Ronin"));
  assert_null (nth_row (fixture, 3));
  drive_unfold (fixture->chooser, TRUE);
  seamus = nth_row (fixture, 3);
  assert_true (gtk_widget_is_sensitive (seamus));
  assert_true (gtk_widget_has_css_class (seamus, "illegal"));
  assert_true (drive_has_text (seamus, "One leads already."));
  gtk_test_accessible_assert_property (seamus, GTK_ACCESSIBLE_PROPERTY_LABEL, "Seamus");
  gtk_test_accessible_assert_property (seamus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Master\nOne leads already.");
  g_signal_emit_by_name (gtk_widget_get_parent (seamus), "row-activated", seamus);
  assert_int_equal (fixture->taken, 0);
  drive_unfold (fixture->chooser, FALSE);
  assert_null (nth_row (fixture, 3));
}

/* Enter chooses what fits; other rows are shown if nothing else is left, and Enter chooses them once selected. */
static void
test_enter (void **state)
{
  Fixture *fixture = *state;

  type (fixture, "s");
  assert_int_equal (fixture->taken, 3);
  type (fixture, "seamus");
  assert_int_equal (fixture->taken, 3);
  assert_int_equal (fixture->looked, 0);
  assert_true (drive_has_text (nth_row (fixture, 0), "One leads already."));
  g_signal_emit_by_name (drive_nth (fixture->chooser, GTK_TYPE_SEARCH_ENTRY, 0), "activate");
  assert_int_equal (fixture->taken, 0);
  muster_search_list_forget (MUSTER_SEARCH_LIST (fixture->chooser));
  assert_null (nth_row (fixture, 3));
}

/* Rows that are shown again stay the same widgets, so that neither focus nor place is lost. */
static void
test_change (void **state)
{
  Fixture *fixture = *state;
  MusterChooser *chooser = MUSTER_CHOOSER (fixture->chooser);
  GtkWidget *second = nth_row (fixture, 0);

  gtk_widget_grab_focus (second);
  muster_chooser_begin (chooser);
  muster_chooser_add (chooser, "Seamus", NULL, "Master", NULL);
  muster_chooser_add (chooser, "Ronin", "3 of 3", "Pawn", "There are three.");
  muster_chooser_end (chooser);
  drive_settle ();
  assert_ptr_equal (nth_row (fixture, 0), second);
  assert_null (nth_row (fixture, 1));
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)), second);
  gtk_test_accessible_assert_property (second, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "3 of 3\nPawn\nThere are three.");
  /* Nothing moves until the next search. */
  muster_search_list_search (MUSTER_SEARCH_LIST (chooser));
  drive_settle ();
  assert_true (drive_has_text (nth_row (fixture, 0), "Seamus"));
  assert_null (nth_row (fixture, 1));
}

static void
test_close (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *search = drive_nth (fixture->chooser, GTK_TYPE_SEARCH_ENTRY, 0);

  look_for (fixture, "pawn");
  g_signal_emit_by_name (search, "stop-search");
  assert_int_equal (fixture->closed, 0);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (search)), "");
  g_signal_emit_by_name (search, "stop-search");
  assert_int_equal (fixture->closed, 1);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_search, setup, teardown),
    cmocka_unit_test_setup_teardown (test_ranking, setup, teardown),
    cmocka_unit_test_setup_teardown (test_reason, setup, teardown),
    cmocka_unit_test_setup_teardown (test_enter, setup, teardown),
    cmocka_unit_test_setup_teardown (test_change, setup, teardown),
    cmocka_unit_test_setup_teardown (test_close, setup, teardown),
  };

  gtk_init ();
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
  adw_init ();
  g_resources_register (muster_app_get_resource ());
  return cmocka_run_group_tests (tests, NULL, NULL);
}
