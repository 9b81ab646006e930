/* What somebody who can't see the window is told: on each screen every control that can have the focus has a name. */
#include "ui/fixture.h"

#include "app/offer-row.h"
#include "app/picker.h"

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

  if (name != NULL && *name != '\0')
    return TRUE;
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return TRUE;
  /* A text is named by the entry around it, a switch by its row. */
  if (GTK_IS_TEXT (widget) || (GTK_IS_BUTTON (widget) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))))
    return has_name (gtk_widget_get_parent (widget));
  if (GTK_IS_SWITCH (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_ROW) != NULL)
    return TRUE;
  if (GTK_IS_MENU_BUTTON (widget))
    return gtk_widget_get_tooltip_text (widget) != NULL;
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
  if (gtk_widget_get_focusable (widget) && !GTK_IS_WINDOW (widget) && !GTK_IS_SCROLLED_WINDOW (widget) && !is_in_window_controls (widget))
    {
      (*n)++;
      if (!has_name (widget))
        fail_msg ("%s: a %s in a %s has no name", screen, G_OBJECT_TYPE_NAME (widget), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
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
  assert_all_named (fixture, "problems", 40);
  drive_open_picker (fixture->window, "Weapon 1");
  assert_all_named (fixture, "picker", 34);
  g_signal_emit_by_name (drive_get_picker (fixture->window), "closed");
  drive_settle ();
  drive_open_picker (fixture->window, "Tarot");
  assert_all_named (fixture, "tarots", 44);
}

static void
test_roles (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker, *row;

  fixture_build_example (fixture);
  gtk_test_accessible_assert_role (drive_find_row (fixture->window, "Race"), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_role (drive_find_button (fixture->window, "W-Att"), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (drive_find_button (fixture->window, "W-Att"), GTK_ACCESSIBLE_PROPERTY_LABEL, "Sabre: W-Att 4");
  gtk_test_accessible_assert_property (drive_find_button (fixture->window, "W-Att"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "W-Att 4 = Sabre 2 + Red Elf 2");
  picker = drive_open_picker (fixture->window, "Add a skill");
  row = drive_nth (picker, MUSTER_TYPE_OFFER_ROW, 1);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_role (drive_nth (picker, GTK_TYPE_LIST_BOX, 0), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (drive_nth (picker, GTK_TYPE_LIST_BOX, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, "Options");
}

/* Every offer that breaks a rule says why, to whoever sees and to whoever listens, and can be taken all the same. */
static void
test_reasons (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker, *row;
  guint illegal = 0;

  fixture_build_example (fixture);
  picker = drive_open_picker (fixture->window, "Skill 1");
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
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_names, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_roles, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_reasons, fixture_setup, fixture_teardown),
  };

  fixture_init (&argc, &argv);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
