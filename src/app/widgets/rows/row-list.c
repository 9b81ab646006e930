/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/row-list.h"

/* Longer lists scroll in a part of the page. */
#define FEW 40

/* The height of that part: percentage of the page, and minimum in pixels. */
#define PART 75
#define LEAST 240

typedef struct
{
  GtkScrolledWindow *scroller;
  GtkListView *view;
  GListStore *places;  /* an object for each position */
  GPtrArray *rows;     /* MusterListRow in use */
  GtkAdjustment *page; /* the page's adjustment; NULL until known */
  guint fitting;
} MusterRowListPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterRowList, muster_row_list, ADW_TYPE_BIN)

static MusterRowListPrivate *
get (MusterRowList *list)
{
  return muster_row_list_get_instance_private (list);
}

static void
show_row (MusterRowList *list, MusterListRow *row)
{
  MUSTER_ROW_LIST_GET_CLASS (list)->show_row (list, row);
}

/* Creating and reusing rows. */

static void
setup_cb (MusterRowList *list, GtkListItem *item)
{
  gtk_list_item_set_child (item, MUSTER_ROW_LIST_GET_CLASS (list)->make_row (list));
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
bind_cb (MusterRowList *list, GtkListItem *item)
{
  MusterListRow *row = MUSTER_LIST_ROW (gtk_list_item_get_child (item));

  muster_list_row_set_n (row, gtk_list_item_get_position (item));
  g_ptr_array_add (get (list)->rows, row);
  show_row (list, row);
}

static void
unbind_cb (MusterRowList *list, GtkListItem *item)
{
  g_ptr_array_remove_fast (get (list)->rows, gtk_list_item_get_child (item));
}

static MusterListRow *
find_row (MusterRowList *list, guint n)
{
  for (guint i = 0; i < get (list)->rows->len; i++)
    if (muster_list_row_get_n (get (list)->rows->pdata[i]) == n)
      return get (list)->rows->pdata[i];
  return NULL;
}

/* The list's height. */

/* Before it has a parent, the window's height. */
static int
get_page_height (MusterRowList *list)
{
  int height = get (list)->page != NULL ? (int) gtk_adjustment_get_page_size (get (list)->page) : 0;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (list));

  return height == 0 && root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) : height;
}

static void
fit_page (MusterRowList *list)
{
  MusterRowListPrivate *private = get (list);
  gboolean many = g_list_model_get_n_items (G_LIST_MODEL (private->places)) > FEW;
  int height = many ? MAX (get_page_height (list) * PART / 100, LEAST) : -1;

  gtk_scrolled_window_set_policy (private->scroller, GTK_POLICY_NEVER, many ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_scrolled_window_set_min_content_height (private->scroller, height);
}

static gboolean
fit_page_cb (gpointer data)
{
  get (data)->fitting = 0;
  fit_page (data);
  return G_SOURCE_REMOVE;
}

/* The page reports its height during layout, when no new layout can be requested. */
static void
page_resized_cb (MusterRowList *list)
{
  if (get (list)->fitting == 0)
    get (list)->fitting = g_idle_add (fit_page_cb, list);
}

static void
muster_row_list_map (GtkWidget *widget)
{
  MusterRowList *list = MUSTER_ROW_LIST (widget);
  GtkWidget *page = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  if (get (list)->page == NULL && page != NULL)
    {
      get (list)->page = g_object_ref (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)));
      g_signal_connect_object (get (list)->page, "notify::page-size", G_CALLBACK (page_resized_cb), list,
                               G_CONNECT_SWAPPED);
      fit_page (list);
    }
  GTK_WIDGET_CLASS (muster_row_list_parent_class)->map (widget);
}

/* Public functions. */

void
muster_row_list_set_label (MusterRowList *list, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (get (list)->view), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
resize (MusterRowList *list, guint n)
{
  GListStore *places = get (list)->places;
  guint old = g_list_model_get_n_items (G_LIST_MODEL (places));
  g_autoptr (GPtrArray) more = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = old; i < n; i++)
    g_ptr_array_add (more, g_object_new (G_TYPE_OBJECT, NULL));
  if (n != old)
    g_list_store_splice (places, MIN (old, n), old - MIN (old, n), more->pdata, more->len);
}

void
muster_row_list_show (MusterRowList *list, guint n)
{
  guint old = g_list_model_get_n_items (G_LIST_MODEL (get (list)->places));

  for (guint i = 0; i < get (list)->rows->len; i++)
    if (muster_list_row_get_n (get (list)->rows->pdata[i]) < MIN (n, old))
      show_row (list, get (list)->rows->pdata[i]);
  resize (list, n);
  gtk_widget_set_visible (GTK_WIDGET (list), n > 0);
  fit_page (list);
}

/* The page knows where the list is, but not yet where a new row is. */
static void
show_in_page (MusterRowList *list)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_SCROLLED_WINDOW);
  double x, y;

  if (get (list)->page == NULL || page == NULL
      || !gtk_widget_translate_coordinates (GTK_WIDGET (list), page, 0, 0, &x, &y))
    return;
  y += gtk_adjustment_get_value (get (list)->page);
  gtk_adjustment_clamp_page (get (list)->page, y, y + gtk_widget_get_height (GTK_WIDGET (list)));
}

void
muster_row_list_focus (MusterRowList *list, guint n)
{
  MusterListRow *row = find_row (list, n);

  if (row == NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (get (list)->view), "list.scroll-to-item", "u", n);
      row = find_row (list, n);
      show_in_page (list);
    }
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Making. */

static void
muster_row_list_dispose (GObject *object)
{
  g_clear_handle_id (&get (MUSTER_ROW_LIST (object))->fitting, g_source_remove);
  g_clear_object (&get (MUSTER_ROW_LIST (object))->page);
  G_OBJECT_CLASS (muster_row_list_parent_class)->dispose (object);
}

static void
muster_row_list_finalize (GObject *object)
{
  g_ptr_array_unref (get (MUSTER_ROW_LIST (object))->rows);
  G_OBJECT_CLASS (muster_row_list_parent_class)->finalize (object);
}

static void
muster_row_list_class_init (MusterRowListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_row_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_row_list_finalize;
  widget_class->map = muster_row_list_map;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/row-list.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowList, scroller);
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowList, view);
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowList, places);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
muster_row_list_init (MusterRowList *list)
{
  get (list)->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (list));
}
