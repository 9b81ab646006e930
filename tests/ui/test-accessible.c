/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What screen readers say, and what the keyboard reaches: on each screen every focusable control has a name and gets
 * the focus. */
#include "ui/states.h"

#include <stdio.h>

#include "app/games/collision/stat-strip.h"
#include "app/games/collision/picking/offer-row.h"
#include "app/games/collision/picking/picker.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/fold-row.h"

static gboolean
has_placeholder (GtkWidget *widget)
{
  g_autofree char *text = NULL;

  g_object_get (widget, "placeholder-text", &text, NULL);
  return text != NULL;
}

/* A control has a name by itself, by its label, or by the text in it. */
static gboolean
has_name (GtkWidget *widget)
{
  g_autofree char *name = drive_dup_name (widget);
  GtkWidget *label;

  if ((name != NULL && *name != '\0')
      || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return TRUE;
  /* A text is named by the entry around it, a switch by its row. */
  if (GTK_IS_TEXT (widget) || (GTK_IS_BUTTON (widget) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))))
    return has_name (gtk_widget_get_parent (widget));
  if (GTK_IS_SWITCH (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_ROW) != NULL)
    return TRUE;
  if (GTK_IS_MENU_BUTTON (widget))
    return gtk_widget_get_tooltip_text (widget) != NULL || gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)) != NULL;
  if (GTK_IS_SEARCH_ENTRY (widget))
    return has_placeholder (widget);
  label = drive_nth (widget, GTK_TYPE_LABEL, 0);
  if (GTK_IS_BUTTON (widget) && label == NULL)
    return gtk_widget_get_tooltip_text (widget) != NULL;
  return label != NULL && *gtk_label_get_text (GTK_LABEL (label)) != '\0';
}

static gboolean
is_in_window_controls (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL;
}

static void
assert_named (GtkWidget *widget, const char *screen, guint *n)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !GTK_IS_WINDOW (widget) && !GTK_IS_SCROLLED_WINDOW (widget)
      && !is_in_window_controls (widget))
    {
      (*n)++;
      if (!has_name (widget))
        fail_msg ("%s: a %s in a %s has no name", screen, G_OBJECT_TYPE_NAME (widget),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child, screen, n);
}

static void
assert_all_named (Fixture *fixture, const char *screen, guint at_least)
{
  guint n = 0;

  assert_named (fixture->window, screen, &n);
  if (n < at_least)
    fail_msg ("%s: only %u controls", screen, n);
}

static void
test_names (void **state)
{
  Fixture *fixture = *state;

  assert_all_named (fixture, "empty", 4);
  fixture_build_example (fixture);
  assert_all_named (fixture, "example", 35);
  drive_choose (fixture->window, "Weapon 1", "pike");
  drive_open_problems (fixture->window);
  assert_all_named (fixture, "problems", 40);
  drive_open_picker (fixture->window, "Weapon 1");
  assert_all_named (fixture, "picker", 34);
  g_signal_emit_by_name (drive_get_picker (fixture->window), "closed");
  drive_settle ();
  drive_open_picker (fixture->window, "Tarot");
  assert_all_named (fixture, "tarots", 29);
}

/* Every screen. */

typedef struct
{
  const char *screen;
  const char *part;
  GHashTable *reached; /* GtkWidget */
  guint wrong;
} Walk;

G_GNUC_PRINTF (3, 4)
static void
complain (Walk *walk, GtkWidget *widget, const char *format, ...)
{
  g_autofree char *name = drive_dup_name (widget), *sentence = NULL;
  GtkWidget *parent = gtk_widget_get_parent (widget);
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  walk->wrong++;
  fprintf (stderr, "%s, %s: a %s (%s) in a %s %s\n", walk->screen, walk->part, G_OBJECT_TYPE_NAME (widget),
           name != NULL ? name : "", parent != NULL ? G_OBJECT_TYPE_NAME (parent) : "", sentence);
}

/* GTK's own parts that pass the focus on. */
static gboolean
is_part (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_NATIVE (widget) || GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_LIST_BOX (widget)
         || ADW_IS_ENTRY_ROW (widget) || MUSTER_IS_FOLD_ROW (widget) || GTK_IS_WINDOW_CONTROLS (parent)
         || (GTK_IS_BUTTON (widget) && GTK_IS_SPIN_BUTTON (parent))
         || gtk_widget_get_ancestor (parent, GTK_TYPE_DROP_DOWN) != NULL
         || gtk_widget_get_ancestor (parent, MUSTER_TYPE_DROP_ROW) != NULL;
}

static gboolean
is_control (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget) && !is_part (widget);
}

/* Until it comes to a widget for the second time. */
static void
walk_on (Walk *walk, GtkWidget *root, GtkDirectionType direction)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (root));
  GtkWidget *focus;

  while (gtk_widget_child_focus (root, direction) && (focus = gtk_window_get_focus (window)) != NULL
         && g_hash_table_add (walk->reached, focus))
    ;
}

/* Tab from the first widget on; in a menu that opens under the pointer, from the item there, and back from it. */
static void
walk_through (Walk *walk, GtkWidget *root)
{
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus (GTK_WINDOW (root), NULL);
  walk_on (walk, root, GTK_DIR_TAB_FORWARD);
  if (GTK_IS_POPOVER (root))
    walk_on (walk, root, GTK_DIR_TAB_BACKWARD);
}

static gboolean
has_reached_within (Walk *walk, GtkWidget *widget)
{
  GHashTableIter iter;
  gpointer reached;

  g_hash_table_iter_init (&iter, walk->reached);
  while (g_hash_table_iter_next (&iter, &reached, NULL))
    if (gtk_widget_is_ancestor (reached, widget))
      return TRUE;
  return FALSE;
}

/* In lists with arrow keys it is enough to reach one row, and for the numbers one: test-keys continues with the
 * arrows. */
static gboolean
is_reached (Walk *walk, GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW);

  if (GTK_IS_LIST_BOX_ROW (widget))
    list = gtk_widget_get_parent (widget);
  if (list == NULL)
    list = gtk_widget_get_ancestor (widget, MUSTER_TYPE_STAT_STRIP);
  return g_hash_table_contains (walk->reached, widget) || (list != NULL && has_reached_within (walk, list));
}

static void
look (Walk *walk, GtkWidget *widget, GtkWidget *root)
{
  if (!gtk_widget_get_mapped (widget) || (GTK_IS_POPOVER (widget) && widget != root))
    return;
  if (is_control (widget))
    {
      if (!has_name (widget))
        complain (walk, widget, "has no name");
      if (!is_reached (walk, widget))
        complain (walk, widget, "is not reached by the keyboard");
    }
  if (GTK_IS_TEXT_VIEW (widget) && gtk_text_view_get_accepts_tab (GTK_TEXT_VIEW (widget)))
    complain (walk, widget, "keeps the Tab key");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look (walk, child, root);
}

static guint
look_at (const char *screen, const char *part, GtkWidget *root)
{
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  Walk walk = { screen, part, reached, 0 };

  walk_through (&walk, root);
  look (&walk, root, root);
  if (g_hash_table_size (reached) == 0)
    complain (&walk, root, "has nothing for the keyboard");
  return walk.wrong;
}

/* What each button opens that has a list or a form behind it. */
static guint
look_behind (const char *screen, GtkWidget *window)
{
  GtkWidget *button;
  guint wrong = 0;

  for (guint i = 0; (button = drive_nth (window, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    {
      g_autofree char *name = drive_dup_name (button);
      GtkWidget *popover;

      if (!gtk_widget_is_sensitive (button) || !gtk_widget_get_mapped (button))
        continue;
      /* A page scrolls to what has the focus: GTK can't place a popover whose button is off the screen. */
      gtk_widget_grab_focus (button);
      drive_wait_for_frame (window);
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      drive_settle ();
      popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
      assert_non_null (popover);
      if (gtk_widget_get_mapped (popover))
        wrong += look_at (screen, name != NULL ? name : "a popover", popover);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      drive_settle ();
    }
  return wrong;
}

static void
test_screens (void **state)
{
  guint wrong = 0;

  for (guint i = 0; i < n_states; i++)
    if (!states[i].dark)
      {
        void *data = NULL;
        GtkWidget *window;

        g_random_set_seed (1);
        fixture_setup_size (&data, states[i].width, MIN (states[i].height, 800));
        states[i].show (data);
        drive_settle ();
        window = states_find_topmost (data);
        drive_wait_for_frame (window);
        wrong += look_at (states[i].name, "window", window);
        wrong += look_behind (states[i].name, window);
        fixture_teardown (&data);
      }
  assert_int_equal (wrong, 0);
}

static void
test_roles (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker, *row;

  fixture_build_example (fixture);
  gtk_test_accessible_assert_role (drive_find_row (fixture->window, "Race"), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_role (drive_find_button (fixture->window, "W-Att"), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (drive_find_button (fixture->window, "W-Att"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Sabre: W-Att 4");
  gtk_test_accessible_assert_property (drive_find_button (fixture->window, "W-Att"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "W-Att 4 = Sabre 2 + Red Elf 2");
  picker = drive_open_picker (fixture->window, "Add a skill");
  row = drive_nth (picker, MUSTER_TYPE_OFFER_ROW, 1);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_role (drive_nth (picker, GTK_TYPE_LIST_BOX, 0), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (drive_nth (picker, GTK_TYPE_LIST_BOX, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Options");
}

/* Every offer that breaks a rule says why, visibly and to screen readers, and can be chosen all the same. */
static void
test_reasons (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker, *row;
  guint illegal = 0;

  fixture_build_example (fixture);
  picker = drive_open_picker (fixture->window, "Skill 1");
  drive_unfold (picker, TRUE);
  for (guint i = 0; (row = drive_nth (picker, MUSTER_TYPE_OFFER_ROW, i)) != NULL; i++)
    if (gtk_widget_has_css_class (row, "illegal"))
      {
        g_autofree char *description = drive_dup_description (row);
        g_auto (GStrv) lines = g_strsplit (description, "\n", 2);

        illegal++;
        assert_true (strlen (lines[0]) > 10);
        if (!drive_has_text (row, lines[0]))
          fail_msg ("“%s” is only heard", lines[0]);
        assert_true (gtk_widget_is_sensitive (row));
      }
  assert_in_range (illegal, 30, 79);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_names, fixture_setup, fixture_teardown),
    cmocka_unit_test (test_screens),
    cmocka_unit_test_setup_teardown (test_roles, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_reasons, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
