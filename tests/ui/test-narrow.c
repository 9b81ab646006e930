/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window fits a phone, even with large type: every screen fits 360 pixels at double font size, breaks no word that
 * fits a line, and cuts no text without a tooltip. Failures name the widget. */
#include "ui/states.h"

#include <stdio.h>

#include "app/shell/panes.h"

#define WIDTH 360
#define HEIGHT 800

/* The large type is there for the whole program. */
static void
enlarge (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  drive_settle ();
}

/* Naming widgets. */

static char *
dup_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return g_strdup (gtk_label_get_text (GTK_LABEL (widget)));
  if (ADW_IS_PREFERENCES_ROW (widget))
    return g_strdup (drive_get_title (widget));
  if (GTK_IS_ACCESSIBLE (widget))
    return drive_dup_name (widget);
  return NULL;
}

static void
describe (GString *text, GtkWidget *widget)
{
  g_autofree char *words = dup_text (widget);

  g_string_append (text, G_OBJECT_TYPE_NAME (widget));
  if (words != NULL && *words != '\0')
    g_string_append_printf (text, " “%.60s”", words);
}

static int
get_least (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
get_widest (GtkWidget *widget)
{
  int widest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      widest = MAX (widest, get_least (child));
  return widest;
}

/* The widget, and what it is in. */
static char *
dup_way (GtkWidget *widget)
{
  g_autoptr (GString) way = g_string_new (NULL);

  for (guint i = 0; i < 4 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    {
      g_string_append (way, i > 0 ? " in a " : "a ");
      describe (way, widget);
    }
  return g_strdup (way->str);
}

/* Faults of one screen aren't repeated for the next. */
static guint
complain (const char *screen, const char *part, GtkWidget *widget, const char *what)
{
  static GHashTable *said;
  g_autofree char *way = dup_way (widget), *sentence = g_strdup_printf ("%s: %s", way, what);

  if (said == NULL)
    said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_add (said, g_strdup (sentence)))
    fprintf (stderr, "%s, %s: %s\n", screen, part, sentence);
  return 1;
}

/* Descends from a widget that is too wide to the children at fault. If a child requests less than half, the cause isn't
 * one wide child but too many side by side. */
static void
blame (const char *screen, const char *part, GtkWidget *widget, int room)
{
  int least = get_least (widget), widest = get_widest (widget), left = room - (least - widest);

  if (2 * widest < least)
    {
      g_autofree char *what = g_strdup_printf ("needs %d pixels, and has %d", least, room);

      complain (screen, part, widget, what);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && get_least (child) > left)
      blame (screen, part, child, left);
}

/* GTK's own about window has GTK's width, and the preferences have ours, without shadow margins. */
static guint
check_width (const char *screen, const char *part, GtkWidget *root)
{
  GtkWidget *measured = ADW_IS_PREFERENCES_WINDOW (root) ? gtk_widget_get_first_child (root) : root;

  if (get_least (measured) <= WIDTH || ADW_IS_ABOUT_WINDOW (root))
    return 0;
  blame (screen, part, root, WIDTH);
  return 1;
}

/* Texts. */

static gboolean
is_told_elsewhere (GtkWidget *widget)
{
  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget))
      return TRUE;
  return FALSE;
}

static gboolean
is_letter (const char *text, int at)
{
  return g_unichar_isalnum (g_utf8_get_char (text + at));
}

/* How wide the word is that a byte belongs to. */
static int
get_word_width (GtkLabel *label, const char *text, int at)
{
  const char *from = text + at, *to = from;
  g_autofree char *word = NULL;
  PangoLayout *layout;
  int width;

  while (from > text && !g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (from))))
    from = g_utf8_prev_char (from);
  while (*to != '\0' && !g_unichar_isspace (g_utf8_get_char (to)))
    to = g_utf8_next_char (to);
  word = g_strndup (from, (gsize) (to - from));
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), word);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_object_unref (layout);
  return width;
}

/* Wider than what is left of the window with the edges of a page and a row. */
#define LINE (WIDTH - 80)

static gboolean
find_broken_word (GtkLabel *label, int *at)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);

      *at = line->start_index;
      if (*at > 0 && !line->is_paragraph_start && is_letter (text, *at)
          && is_letter (text, (int) (g_utf8_prev_char (text + *at) - text))
          && get_word_width (label, text, *at) <= LINE)
        return TRUE;
    }
  return FALSE;
}

static guint
check_label (const char *screen, const char *part, GtkLabel *label)
{
  int at;

  if (find_broken_word (label, &at))
    {
      g_autofree char *what
          = g_strdup_printf ("a word breaks before “%.12s”", pango_layout_get_text (gtk_label_get_layout (label)) + at);

      return complain (screen, part, GTK_WIDGET (label), what);
    }
  if (pango_layout_is_ellipsized (gtk_label_get_layout (label)) && !is_told_elsewhere (GTK_WIDGET (label)))
    return complain (screen, part, GTK_WIDGET (label), "is cut short, and no tooltip says it");
  return 0;
}

/* A number is no text to go through from side to side. */
static guint
check_number (const char *screen, const char *part, GtkWidget *spin)
{
  GtkWidget *text = gtk_widget_get_first_child (spin);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (text, gtk_editable_get_text (GTK_EDITABLE (spin)));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width > gtk_widget_get_width (text) ? complain (screen, part, spin, "has no room for its number") : 0;
}

static guint
check_texts (const char *screen, const char *part, GtkWidget *widget, GtkWidget *root)
{
  guint wrong = 0;

  if (!gtk_widget_get_mapped (widget) || (GTK_IS_NATIVE (widget) && widget != root))
    return 0;
  if (GTK_IS_LABEL (widget))
    wrong += check_label (screen, part, GTK_LABEL (widget));
  if (GTK_IS_SPIN_BUTTON (widget))
    wrong += check_number (screen, part, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrong += check_texts (screen, part, child, root);
  return wrong;
}

/* A popover gets what it likes, and shadows around it. */
static guint
check_popover (const char *screen, const char *part, GtkWidget *popover)
{
  GtkWidget *content = gtk_widget_get_first_child (popover);
  int usual;
  g_autofree char *what = NULL;

  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual, NULL, NULL);
  if (usual <= WIDTH)
    return 0;
  blame (screen, part, content, WIDTH);
  what = g_strdup_printf ("likes %d pixels", usual);
  return complain (screen, part, content, what);
}

static guint
check (const char *screen, const char *part, GtkWidget *root)
{
  drive_wait_for_frame (root);
  return (GTK_IS_POPOVER (root) ? check_popover (screen, part, root) : check_width (screen, part, root))
         + check_texts (screen, part, root, root);
}

/* What each button opens that has a list or a form behind it. */
static guint
check_behind (const char *screen, GtkWidget *window)
{
  GtkWidget *button;
  guint wrong = 0;

  for (guint i = 0; (button = drive_nth (window, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    {
      g_autofree char *name = drive_dup_name (button);
      GtkWidget *popover;

      if (!gtk_widget_is_sensitive (button) || !gtk_widget_get_mapped (button))
        continue;
      /* Into view, if it isn't. */
      gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
      drive_wait_for_frame (window);
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      drive_settle ();
      popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
      if (gtk_widget_get_mapped (popover))
        wrong += check (screen, name != NULL ? name : "a popover", popover);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      drive_settle ();
    }
  return wrong;
}

/* One pane at a time is in view, and each is measured. */
static guint
check_panes (const char *screen, GtkWidget *window)
{
  static const char *const names[MUSTER_N_PANES] = { "library", "editor", "card" };
  GtkWidget *panes = drive_nth (window, MUSTER_TYPE_PANES, 0);
  guint wrong = 0;

  if (panes == NULL)
    return check (screen, "window", window);
  for (MusterPane pane = 0; pane < MUSTER_N_PANES; pane++)
    {
      muster_panes_show (MUSTER_PANES (panes), pane);
      drive_settle ();
      wrong += check (screen, names[pane], window);
    }
  muster_panes_show (MUSTER_PANES (panes), MUSTER_PANE_EDITOR);
  drive_settle ();
  return wrong;
}

static guint
check_state (const State *shown)
{
  void *data = NULL;
  GtkWidget *window;
  guint wrong;

  g_random_set_seed (1);
  fixture_setup_size (&data, WIDTH, HEIGHT);
  shown->show (data);
  drive_settle ();
  window = states_find_topmost (data);
  if (window != ((Fixture *) data)->window)
    gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  drive_wait_for_frame (window);
  wrong = check_panes (shown->name, window);
  wrong += check_behind (shown->name, window);
  fixture_teardown (&data);
  return wrong;
}

/* Many a state is there in several sizes and colours. */
static gboolean
is_first (guint n)
{
  for (guint i = 0; i < n; i++)
    if (states[i].show == states[n].show)
      return FALSE;
  return TRUE;
}

/* ONLY_STATE=kingdom looks at one of them. */
static void
test_screens (void **state)
{
  const char *only = g_getenv ("ONLY_STATE");
  guint wrong = 0;

  enlarge ();
  for (guint i = 0; i < n_states; i++)
    if (only != NULL ? g_str_equal (states[i].name, only) : is_first (i))
      wrong += check_state (&states[i]);
  assert_int_equal (wrong, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_screens),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
