/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/search-list.h"

#include "app/shell/settings.h"
#include "app/widgets/rows/fold-heading.h"
#include "app/widgets/rows/row-layout.h"
#include "app/widgets/tooltip.h"

typedef struct
{
  GtkBox *page;
  GtkBox *head;
  GtkButton *back;
  GtkLabel *title;
  GtkBox *search_line;
  GtkSearchEntry *search;
  GtkBox *body;     /* the rows and what is above them */
  GtkBox *scrolled; /* the scrolled part */
  GtkScrolledWindow *scroller;
  GtkListBox *rows;
  MusterFoldHeading *fold;     /* above the rows that don't fit */
  guint fitting;               /* rows that match and fit */
  char *applied;               /* the last search text … */
  char *query;                 /* … case-folded */
  gboolean gone;               /* being destroyed: no more previews */
  double pointer_x, pointer_y; /* last pointer position */
} MusterSearchListPrivate;

static void muster_search_list_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (MusterSearchList, muster_search_list, ADW_TYPE_BIN,
                                  G_ADD_PRIVATE (MusterSearchList)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_search_list_buildable_init))

static GtkBuildableIface *parent_buildable;
static guint closed_signal;

static MusterSearchListPrivate *
get (MusterSearchList *list)
{
  return muster_search_list_get_instance_private (list);
}

static const char *
get_words (MusterSearchList *list)
{
  return gtk_editable_get_text (GTK_EDITABLE (get (list)->search));
}

/* Rating: how well a row matches, and whether it fits. Kept until the next search, so that nothing moves under the
 * pointer. */

typedef struct
{
  MusterMatch match;
  gboolean fits;
} Rating;

static Rating *
rate (MusterSearchList *list, GtkListBoxRow *row)
{
  MusterSearchListClass *klass = MUSTER_SEARCH_LIST_GET_CLASS (list);
  Rating *rating = g_object_get_data (G_OBJECT (row), "rating");

  if (rating != NULL)
    return rating;
  rating = g_new0 (Rating, 1);
  rating->match = klass->match (list, row, get (list)->query);
  rating->fits = klass->fits (list, row);
  g_object_set_data_full (G_OBJECT (row), "rating", rating, g_free);
  return rating;
}

static gboolean
is_fold (MusterSearchList *list, GtkListBoxRow *row)
{
  return row == GTK_LIST_BOX_ROW (get (list)->fold);
}

/* 0: fits; 2: doesn't; the heading is between them. */
static int
get_part (MusterSearchList *list, GtkListBoxRow *row)
{
  return is_fold (list, row) ? 1 : rate (list, row)->fits ? 0 : 2;
}

static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  MusterSearchList *list = data;
  int parts = get_part (list, a) - get_part (list, b), matches;

  if (parts != 0 || is_fold (list, a))
    return parts;
  matches = *get (list)->query != '\0' ? (int) rate (list, b)->match - (int) rate (list, a)->match : 0;
  return matches != 0 ? matches : MUSTER_SEARCH_LIST_GET_CLASS (list)->compare (list, a, b);
}

/* If nothing that fits is left, the others are shown. */
static gboolean
is_unfolded (MusterSearchList *list)
{
  return muster_fold_heading_is_open (get (list)->fold) || get (list)->fitting == 0;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  MusterSearchList *list = data;

  if (is_fold (list, row))
    return muster_fold_heading_get_count (get (list)->fold) > 0;
  return rate (list, row)->match != MUSTER_MATCH_NONE && (rate (list, row)->fits || is_unfolded (list));
}

void
muster_search_list_count (MusterSearchList *list)
{
  MusterSearchListPrivate *private = get (list);
  GtkListBoxRow *row;
  guint unfit = 0;

  private->fitting = 0;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (private->rows, i)) != NULL; i++)
    if (!is_fold (list, row) && rate (list, row)->match != MUSTER_MATCH_NONE)
      {
        private->fitting += rate (list, row)->fits;
        unfit += !rate (list, row)->fits;
      }
  muster_fold_heading_set_count (private->fold, unfit);
  muster_fold_heading_show_open (private->fold, is_unfolded (list));
  gtk_list_box_invalidate_filter (private->rows);
}

void
muster_search_list_reread (MusterSearchList *list, GtkListBoxRow *row)
{
  Rating *rating = g_object_get_data (G_OBJECT (row), "rating");

  if (rating != NULL)
    rating->match = MUSTER_SEARCH_LIST_GET_CLASS (list)->match (list, row, get (list)->query);
}

static void
forget_ratings (MusterSearchList *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get (list)->rows, i)) != NULL; i++)
    g_object_set_data (G_OBJECT (row), "rating", NULL);
}

/* Searching. */

/* The next visible row that can be selected. */
static GtkListBoxRow *
find_shown (MusterSearchList *list, int from, int step)
{
  GtkListBoxRow *row;

  for (int i = from; i >= 0 && (row = gtk_list_box_get_row_at_index (get (list)->rows, i)) != NULL; i += step)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)) && !is_fold (list, row))
      return row;
  return NULL;
}

/* NULL: no match fits. */
static GtkListBoxRow *
find_first_fitting (MusterSearchList *list)
{
  GtkListBoxRow *row = find_shown (list, 0, 1);

  return row != NULL && rate (list, row)->fits ? row : NULL;
}

static void
fill (MusterSearchList *list)
{
  if (MUSTER_SEARCH_LIST_GET_CLASS (list)->fill != NULL)
    MUSTER_SEARCH_LIST_GET_CLASS (list)->fill (list);
}

void
muster_search_list_search (MusterSearchList *list)
{
  MusterSearchListPrivate *private = get (list);
  gboolean searched = muster_search_list_has_words (list);

  g_free (private->applied);
  g_free (private->query);
  private->applied = g_strdup (get_words (list));
  private->query = muster_search_dup_query (private->applied);
  fill (list);
  forget_ratings (list);
  if (MUSTER_SEARCH_LIST_GET_CLASS (list)->changed != NULL)
    MUSTER_SEARCH_LIST_GET_CLASS (list)->changed (list);
  gtk_list_box_invalidate_sort (private->rows);
  muster_search_list_count (list);
  gtk_list_box_select_row (private->rows, searched ? find_first_fitting (list) : NULL);
}

/* The search entry waits a moment before it says what was typed; whoever is quicker doesn't wait, and it is late then. */
static void
catch_up (MusterSearchList *list)
{
  if (!g_str_equal (get (list)->applied, get_words (list)))
    muster_search_list_search (list);
}

void
muster_search_list_forget (MusterSearchList *list)
{
  gtk_editable_set_text (GTK_EDITABLE (get (list)->search), "");
  muster_search_list_search (list);
}

/* Selecting and previewing. */

void
muster_search_list_close (MusterSearchList *list)
{
  g_signal_emit (list, closed_signal, 0);
}

/* Escape first clears the search. */
static void
stop_cb (MusterSearchList *list)
{
  if (*get_words (list) != '\0')
    muster_search_list_forget (list);
  else
    muster_search_list_close (list);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  stop_cb (MUSTER_SEARCH_LIST (widget));
  return GDK_EVENT_STOP;
}

static void
toggle_fold (MusterSearchList *list)
{
  MusterSearchListPrivate *private = get (list);

  muster_fold_heading_set_open (private->fold, !is_unfolded (list));
  g_settings_set_boolean (muster_settings_get (), "show-unfit", muster_fold_heading_is_open (private->fold));
  muster_search_list_count (list);
}

static void
row_activated_cb (MusterSearchList *list, GtkListBoxRow *row)
{
  if (is_fold (list, row))
    {
      toggle_fold (list);
      return;
    }
  g_object_ref (list);
  MUSTER_SEARCH_LIST_GET_CLASS (list)->taken (list, row);
  g_object_unref (list);
}

static void
row_selected_cb (MusterSearchList *list, GtkListBoxRow *row)
{
  if (!get (list)->gone)
    MUSTER_SEARCH_LIST_GET_CLASS (list)->looked_at (list, row);
}

/* A list that moves under a resting pointer isn't pointed at. */
static gboolean
has_moved (MusterSearchListPrivate *private, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  double x, y, old_x = private->pointer_x, old_y = private->pointer_y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  private->pointer_x = x;
  private->pointer_y = y;
  return old_x >= 0 && (x != old_x || y != old_y);
}

static void
pointed_cb (MusterSearchList *list, double x, double y, GtkEventController *controller)
{
  MusterSearchListPrivate *private = get (list);
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (private->rows, (int) y);

  if (has_moved (private, controller) && row != NULL && !is_fold (list, row)
      && row != gtk_list_box_get_selected_row (private->rows))
    gtk_list_box_select_row (private->rows, row);
}

static void
search_activate_cb (MusterSearchList *list)
{
  GtkListBoxRow *row;

  catch_up (list);
  row = gtk_list_box_get_selected_row (get (list)->rows);
  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    row = find_first_fitting (list);
  if (row != NULL)
    row_activated_cb (list, row);
  else /* what doesn't fit is previewed before it can be chosen */
    gtk_list_box_select_row (get (list)->rows, find_shown (list, 0, 1));
}

/* The list's scroller, or that of its page. */
static GtkScrolledWindow *
find_scroller (MusterSearchList *list)
{
  GtkPolicyType policy;

  gtk_scrolled_window_get_policy (get (list)->scroller, NULL, &policy);
  if (policy != GTK_POLICY_NEVER)
    return get (list)->scroller;
  return GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_SCROLLED_WINDOW));
}

static void
scroll_to (MusterSearchList *list, GtkListBoxRow *row)
{
  GtkScrolledWindow *scroller = find_scroller (list);
  GtkAdjustment *adjustment = scroller != NULL ? gtk_scrolled_window_get_vadjustment (scroller) : NULL;
  double x, y;

  if (scroller == NULL || !gtk_widget_translate_coordinates (GTK_WIDGET (row), GTK_WIDGET (scroller), 0, 0, &x, &y))
    return;
  y += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, y, y + gtk_widget_get_height (GTK_WIDGET (row)) + 12);
}

static gboolean
search_key_cb (MusterSearchList *list, guint key)
{
  GtkListBoxRow *row, *next;
  int step = key == GDK_KEY_Down ? 1 : -1;

  if ((key != GDK_KEY_Down && key != GDK_KEY_Up) || !gtk_widget_get_visible (GTK_WIDGET (get (list)->body)))
    return GDK_EVENT_PROPAGATE;
  catch_up (list);
  fill (list);
  row = gtk_list_box_get_selected_row (get (list)->rows);
  next = find_shown (list, row != NULL ? gtk_list_box_row_get_index (row) + step : 0, step);
  if (next != NULL)
    {
      gtk_list_box_select_row (get (list)->rows, next);
      scroll_to (list, next);
    }
  return GDK_EVENT_STOP;
}

/* Functions for subclasses and owners. */

void
muster_search_list_focus (MusterSearchList *list)
{
  gtk_widget_grab_focus (GTK_WIDGET (get (list)->search));
}

void
muster_search_list_set_hint (MusterSearchList *list, const char *hint)
{
  g_object_set (get (list)->search, "placeholder-text", hint, NULL);
}

void
muster_search_list_embed (MusterSearchList *list)
{
  MusterSearchListPrivate *private = get (list);

  gtk_widget_set_visible (GTK_WIDGET (private->head), FALSE);
  gtk_widget_set_margin_start (GTK_WIDGET (private->search_line), 0);
  gtk_widget_set_margin_end (GTK_WIDGET (private->search_line), 0);
  gtk_widget_set_margin_start (GTK_WIDGET (private->rows), 0);
  gtk_widget_set_margin_end (GTK_WIDGET (private->rows), 0);
  gtk_scrolled_window_set_policy (private->scroller, GTK_POLICY_NEVER, GTK_POLICY_NEVER);
}

GtkListBox *
muster_search_list_get_rows (MusterSearchList *list)
{
  return get (list)->rows;
}

gboolean
muster_search_list_has_words (MusterSearchList *list)
{
  return *get_words (list) != '\0';
}

void
muster_search_list_put_above (MusterSearchList *list, GtkWidget *widget, gboolean scrolled)
{
  gtk_box_prepend (scrolled ? get (list)->scrolled : get (list)->body, widget);
}

void
muster_search_list_set_title (MusterSearchList *list, const char *title)
{
  gtk_label_set_text (get (list)->title, title);
}

void
muster_search_list_set_way_back (MusterSearchList *list, const char *tip)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (get (list)->back), tip);
}

/* Making. */

static void
muster_search_list_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  MusterSearchListPrivate *private = get (MUSTER_SEARCH_LIST (buildable));

  if (!GTK_IS_WIDGET (child))
    parent_buildable->add_child (buildable, builder, child, type);
  else if (g_strcmp0 (type, "tool") == 0)
    gtk_box_append (private->search_line, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "heading") == 0)
    gtk_box_prepend (private->body, GTK_WIDGET (child));
  else
    gtk_box_append (private->page, GTK_WIDGET (child));
}

static void
muster_search_list_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_search_list_add_child;
}

static void
muster_search_list_dispose (GObject *object)
{
  get (MUSTER_SEARCH_LIST (object))->gone = TRUE;
  G_OBJECT_CLASS (muster_search_list_parent_class)->dispose (object);
}

static void
muster_search_list_finalize (GObject *object)
{
  g_free (get (MUSTER_SEARCH_LIST (object))->applied);
  g_free (get (MUSTER_SEARCH_LIST (object))->query);
  G_OBJECT_CLASS (muster_search_list_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/search-list.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, page);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, head);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, back);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, title);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, search_line);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, search);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, body);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, scroller);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, scrolled);
  gtk_widget_class_bind_template_child_private (widget_class, MusterSearchList, rows);
  gtk_widget_class_bind_template_callback (widget_class, catch_up);
  gtk_widget_class_bind_template_callback (widget_class, muster_search_list_close);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
muster_search_list_class_init (MusterSearchListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_search_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_search_list_finalize;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_SEARCH_LIST, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
muster_search_list_init (MusterSearchList *list)
{
  MusterSearchListPrivate *private = get (list);

  private->pointer_x = private->pointer_y = -1;
  private->applied = g_strdup ("");
  private->query = g_strdup ("");
  private->fold = MUSTER_FOLD_HEADING (muster_fold_heading_new ());
  gtk_widget_init_template (GTK_WIDGET (list));
  gtk_widget_set_layout_manager (GTK_WIDGET (private->search_line), muster_row_layout_new (6));
  muster_tooltip_set_for_cut (GTK_WIDGET (private->search));
  gtk_search_entry_set_key_capture_widget (private->search, GTK_WIDGET (list));
  muster_fold_heading_set_open (private->fold, g_settings_get_boolean (muster_settings_get (), "show-unfit"));
  gtk_list_box_set_filter_func (private->rows, filter_cb, list, NULL);
  gtk_list_box_set_sort_func (private->rows, sort_cb, list, NULL);
  gtk_list_box_append (private->rows, GTK_WIDGET (private->fold));
  gtk_list_box_set_adjustment (private->rows, gtk_scrolled_window_get_vadjustment (private->scroller));
}
