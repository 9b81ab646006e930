/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every screen in a pseudo-language (tests/po/pseudo): each text is in brackets and a third longer. Text without
 * brackets was forgotten by gettext; cut text has no room for longer languages. */
#include "ui/fixture.h"

#include <stdio.h>
#include <string.h>

#include "app/games/collision/choice-row.h"
#include "app/games/collision/values-row.h"
#include "games/games.h"
#include "model/i18n.h"
#include "app/widgets/rows/drop-row.h"
#include "workspace/paths.h"

#define OPEN "\xe2\x9f\xa6"
#define CLOSE "\xe2\x9f\xa7"

/* The same in every language: what the samples' players wrote, and the names of packs. */
static const char *const same[] = {
  "Robed Elf Warrior",
  "The Ninth Tide",
  "Queen Ysolde",
  "Lantern Guard",
  "Whisper in the Reeds",
  "The Moon",
  "Once a round, sew a lost stitch back on: one of your dice may be rolled again.",
  "Lady Justice's Long Arm",
  "Captain Corduroy",
  "Seamus and the Stitched",
  "Lady Justice",
  "Threadbare",
  "Kingdom of the Crooked Crown",
  "Button",
  "Needle",
  "Collision",
  "Castles",
  "Stuffed",
  "Puppet Wars Unstitched",
};

typedef struct
{
  const char *screen;
  guint texts;
  GPtrArray *bare; /* char: what was forgotten, or cut off */
} Looking;

/* Takes out everything in brackets, from within. */
static void
drop_brackets (GString *text)
{
  char *close;

  while ((close = strstr (text->str, CLOSE)) != NULL)
    {
      gssize end = close - text->str;
      char *open = g_strrstr_len (text->str, end, OPEN);

      if (open == NULL)
        return;
      g_string_erase (text, open - text->str, close + strlen (CLOSE) - open);
    }
}

static gboolean
has_word (const char *text)
{
  guint letters = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      letters = g_unichar_isalpha (g_utf8_get_char (at)) ? letters + 1 : 0;
      if (letters > 1)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_bare (const char *text)
{
  g_autoptr (GString) left = g_string_new (text);

  drop_brackets (left);
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_string_replace (left, same[i], "", 0);
  return has_word (left->str);
}

static void
check_text (Looking *looking, GtkWidget *widget, const char *what, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  looking->texts++;
  if (is_bare (text))
    g_ptr_array_add (looking->bare,
                     g_strdup_printf ("%s: %s of a %s: %s", looking->screen, what, G_OBJECT_TYPE_NAME (widget), text));
}

/* Whether it is the second line of a row that keeps its height: the tooltip has all of it. */
static gboolean
is_second_line (GtkWidget *label)
{
  return gtk_widget_get_has_tooltip (label)
         && (gtk_widget_get_ancestor (label, MUSTER_TYPE_CHOICE_ROW) != NULL
             || gtk_widget_get_ancestor (label, MUSTER_TYPE_VALUES_ROW) != NULL);
}

/* Names may be cut, as players can give them any length, and so may a combo row's choice, which has a popup, and
 * second lines; other text may not. */
static void
check_room (Looking *looking, GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);

  if (gtk_widget_has_css_class (GTK_WIDGET (label), "name")
      || gtk_widget_get_ancestor (GTK_WIDGET (label), MUSTER_TYPE_DROP_ROW) != NULL
      || is_second_line (GTK_WIDGET (label)))
    return;
  if (g_str_has_prefix (text, OPEN) && pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    g_ptr_array_add (looking->bare, g_strdup_printf ("%s: cut off: %s", looking->screen, text));
}

/* The cross at the end of a toast, which has a tooltip from libadwaita 1.5 on. */
static gboolean
is_dismissal (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) == NULL
         && g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), "AdwToastWidget");
}

/* What the toolkit says by itself is not ours to translate. */
static gboolean
is_toolkit (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return g_str_equal (type, "GtkShortcutLabel") || g_str_equal (type, "GtkWindowControls")
         || g_str_equal (type, "GtkText") || g_str_equal (type, "GtkTextView")
         || (GTK_IS_IMAGE (widget) && GTK_IS_SEARCH_ENTRY (gtk_widget_get_parent (widget))) || is_dismissal (widget);
}

static void
look (Looking *looking, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || is_toolkit (widget))
    return;
  check_text (looking, widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    {
      check_text (looking, widget, "text", gtk_label_get_text (GTK_LABEL (widget)));
      check_room (looking, GTK_LABEL (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look (looking, child);
}

/* All windows there are, as they are now. */
static void
look_at (const char *screen)
{
  g_autoptr (GPtrArray) bare = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  Looking looking = { screen, 0, bare };

  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_widget_get_mapped (window->data))
      {
        /* What came last has its place by then. */
        drive_wait_for_frame (window->data);
        look (&looking, window->data);
      }
  assert_true (looking.texts > 2);
  for (guint i = 0; i < bare->len; i++)
    fprintf (stderr, "%s\n", (const char *) bare->pdata[i]);
  assert_int_equal (bare->len, 0);
}

static void
open_sample (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/data/samples/%s.muster", g_getenv ("MUSTER_SOURCE"), name);

  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
  drive_wait_for_frame (fixture->window);
}

static void
test_empty (void **state)
{
  look_at ("the first page");
}

static void
test_samples (void **state)
{
  static const char *const samples[]
      = { "worked-example", "battle-group", "lady-justice", "seamus", "kingdom", "team" };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      open_sample (*state, samples[i]);
      look_at (samples[i]);
    }
  fixture_act (*state, "win.trash");
  look_at ("the trash");
}

static void
test_new (void **state)
{
  Fixture *fixture = *state;
  const MusterThingClass *klass;

  for (guint i = 0; (klass = muster_games_nth_class (i)) != NULL; i++)
    if (klass->rules->start != NULL)
      {
        assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", klass->element));
        drive_settle ();
        drive_wait_for_frame (fixture->window);
        look_at (klass->element);
      }
}

/* Every list that a row of the character opens. */
static void
test_pickers (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  open_sample (fixture, "worked-example");
  for (guint i = 0; (row = drive_nth (fixture->window, MUSTER_TYPE_CHOICE_ROW, i)) != NULL; i++)
    {
      gtk_widget_activate (row);
      drive_settle ();
      drive_wait_for_frame (fixture->window);
      look_at ("a picker");
      /* Leaving it is what undoing does too: the rows are shown again. */
      open_sample (fixture, "worked-example");
    }
}

static void
test_windows (void **state)
{
  static const char *const actions[]
      = { "win.export", "win.print", "win.preferences", "win.help", "win.history", "win.odds" };
  Fixture *fixture = *state;

  open_sample (fixture, "battle-group");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (GList) windows = NULL;

      fixture_act (fixture, actions[i]);
      look_at (actions[i]);
      windows = gtk_window_list_toplevels ();
      for (GList *window = windows; window != NULL; window = window->next)
        if (window->data != fixture->window)
          gtk_window_close (window->data);
      drive_settle ();
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_empty, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_samples, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_new, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_pickers, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_windows, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  muster_i18n_bind (muster_paths_get_locale ());
  return cmocka_run_group_tests_name ("tongue", tests, NULL, NULL);
}
