#include "app/chooser.h"

#include "app/chooser-row.h"

struct _MusterChooser
{
  AdwBin parent;
  GtkBox *head;
  GtkBox *search_line;
  GtkLabel *title;
  GtkSearchEntry *search;
  GtkToggleButton *fits;
  GtkScrolledWindow *scroller;
  GtkListBox *list;
  guint shown;                 /* how many rows were added since the beginning */
  char *applied;               /* the words that the list was last searched for */
  double pointer_x, pointer_y; /* where the pointer was last seen */
};

G_DEFINE_FINAL_TYPE (MusterChooser, muster_chooser, ADW_TYPE_BIN)

enum
{
  TAKEN,
  PREVIEWED,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Rows. */

void
muster_chooser_begin (MusterChooser *chooser)
{
  chooser->shown = 0;
}

void
muster_chooser_add (MusterChooser *chooser, const char *title, const char *numbers, const char *text, const char *reason)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (chooser->list, (int) chooser->shown++);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (muster_chooser_row_new ());
      gtk_list_box_append (chooser->list, GTK_WIDGET (row));
    }
  muster_chooser_row_show (MUSTER_CHOOSER_ROW (row), title, numbers, text, reason);
}

void
muster_chooser_end (MusterChooser *chooser)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (chooser->list, (int) chooser->shown)) != NULL)
    gtk_list_box_remove (chooser->list, GTK_WIDGET (row));
  gtk_list_box_invalidate_filter (chooser->list);
}

/* Searching. */

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  MusterChooser *chooser = data;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (chooser->search)), -1);

  return (!gtk_toggle_button_get_active (chooser->fits) || muster_chooser_row_fits (MUSTER_CHOOSER_ROW (row)))
         && muster_chooser_row_matches (MUSTER_CHOOSER_ROW (row), g_strstrip (wanted));
}

static GtkListBoxRow *
find_shown (MusterChooser *chooser, int from, int step)
{
  GtkListBoxRow *row;

  for (int i = from; i >= 0 && (row = gtk_list_box_get_row_at_index (chooser->list, i)) != NULL; i += step)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  return NULL;
}

static void
search_changed_cb (MusterChooser *chooser)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (chooser->search));

  g_free (chooser->applied);
  chooser->applied = g_strdup (words);
  gtk_list_box_invalidate_filter (chooser->list);
  gtk_list_box_select_row (chooser->list, *words != '\0' ? find_shown (chooser, 0, 1) : NULL);
}

void
muster_chooser_forget_search (MusterChooser *chooser)
{
  gtk_editable_set_text (GTK_EDITABLE (chooser->search), "");
  search_changed_cb (chooser);
}

/* Taking and looking. */

static void
close_cb (MusterChooser *chooser)
{
  g_signal_emit (chooser, signals[CLOSED], 0);
}

static void
row_activated_cb (MusterChooser *chooser, GtkListBoxRow *row)
{
  g_object_ref (chooser);
  g_signal_emit (chooser, signals[TAKEN], 0, (guint) gtk_list_box_row_get_index (row));
  g_object_unref (chooser);
}

static void
row_selected_cb (MusterChooser *chooser, GtkListBoxRow *row)
{
  if (row != NULL)
    g_signal_emit (chooser, signals[PREVIEWED], 0, (guint) gtk_list_box_row_get_index (row));
}

/* A list that moves under a pointer at rest is not pointed at. */
static gboolean
has_moved (MusterChooser *chooser, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  double x, y, old_x = chooser->pointer_x, old_y = chooser->pointer_y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  chooser->pointer_x = x;
  chooser->pointer_y = y;
  return old_x >= 0 && (x != old_x || y != old_y);
}

static void
pointed_cb (MusterChooser *chooser, double x, double y, GtkEventController *controller)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (chooser->list, (int) y);

  if (has_moved (chooser, controller) && row != NULL && row != gtk_list_box_get_selected_row (chooser->list))
    gtk_list_box_select_row (chooser->list, row);
}

/* Enter in the search takes what is marked, or else the first that is left. */
static void
search_activate_cb (MusterChooser *chooser)
{
  GtkListBoxRow *row;

  if (g_strcmp0 (chooser->applied, gtk_editable_get_text (GTK_EDITABLE (chooser->search))) != 0)
    search_changed_cb (chooser); /* the search entry waits a moment before it says so itself */
  row = gtk_list_box_get_selected_row (chooser->list);
  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    row = find_shown (chooser, 0, 1);
  if (row != NULL)
    row_activated_cb (chooser, row);
}

/* The list's own scroller, or that of the page which it is a part of. */
static GtkScrolledWindow *
find_scroller (MusterChooser *chooser)
{
  GtkPolicyType policy;

  gtk_scrolled_window_get_policy (chooser->scroller, NULL, &policy);
  if (policy != GTK_POLICY_NEVER)
    return chooser->scroller;
  return GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (GTK_WIDGET (chooser), GTK_TYPE_SCROLLED_WINDOW));
}

static void
scroll_to (MusterChooser *chooser, GtkListBoxRow *row)
{
  GtkScrolledWindow *scroller = find_scroller (chooser);
  GtkAdjustment *adjustment = scroller != NULL ? gtk_scrolled_window_get_vadjustment (scroller) : NULL;
  double x, y;

  if (scroller == NULL || !gtk_widget_translate_coordinates (GTK_WIDGET (row), GTK_WIDGET (scroller), 0, 0, &x, &y))
    return;
  y += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, y, y + gtk_widget_get_height (GTK_WIDGET (row)) + 12);
}

/* The arrows go through the list while the words stay in the search. */
static gboolean
search_key_cb (MusterChooser *chooser, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (chooser->list), *next;
  int step = key == GDK_KEY_Down ? 1 : -1;

  if (key != GDK_KEY_Down && key != GDK_KEY_Up)
    return GDK_EVENT_PROPAGATE;
  next = find_shown (chooser, row != NULL ? gtk_list_box_row_get_index (row) + step : 0, step);
  if (next != NULL)
    {
      gtk_list_box_select_row (chooser->list, next);
      scroll_to (chooser, next);
    }
  return GDK_EVENT_STOP;
}

/* Making. */

static void
muster_chooser_finalize (GObject *object)
{
  g_free (MUSTER_CHOOSER (object)->applied);
  G_OBJECT_CLASS (muster_chooser_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, head);
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, search_line);
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, title);
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, search);
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, fits);
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
muster_chooser_class_init (MusterChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_chooser_finalize;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PREVIEWED] = g_signal_new ("previewed", MUSTER_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CLOSED] = g_signal_new ("closed", MUSTER_TYPE_CHOOSER, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_add_binding_signal (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "closed", NULL);
}

static void
muster_chooser_init (MusterChooser *chooser)
{
  chooser->pointer_x = chooser->pointer_y = -1;
  chooser->applied = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (chooser));
  gtk_search_entry_set_key_capture_widget (chooser->search, GTK_WIDGET (chooser));
  gtk_list_box_set_filter_func (chooser->list, filter_cb, chooser, NULL);
}

GtkWidget *
muster_chooser_new (const char *title)
{
  MusterChooser *chooser = g_object_new (MUSTER_TYPE_CHOOSER, NULL);

  gtk_label_set_text (chooser->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chooser->list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (chooser);
}

void
muster_chooser_embed (MusterChooser *chooser)
{
  gtk_widget_set_visible (GTK_WIDGET (chooser->head), FALSE);
  gtk_widget_set_margin_start (GTK_WIDGET (chooser->search_line), 0);
  gtk_widget_set_margin_end (GTK_WIDGET (chooser->search_line), 0);
  gtk_widget_set_margin_start (GTK_WIDGET (chooser->list), 0);
  gtk_widget_set_margin_end (GTK_WIDGET (chooser->list), 0);
  gtk_scrolled_window_set_policy (chooser->scroller, GTK_POLICY_NEVER, GTK_POLICY_NEVER);
}

void
muster_chooser_set_hint (MusterChooser *chooser, const char *hint)
{
  g_object_set (chooser->search, "placeholder-text", hint, NULL);
}

void
muster_chooser_focus (MusterChooser *chooser)
{
  gtk_widget_grab_focus (GTK_WIDGET (chooser->search));
}
