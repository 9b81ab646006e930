#include "app/sidebar.h"

#include <glib/gi18n.h>

#include "app/editors.h"
#include "rules/games.h"

/* One thing, by its number in the document, or a heading over those of a kind. What is shown of a thing is asked for only when
 * it comes into view. */
#define MUSTER_TYPE_SIDEBAR_ITEM (muster_sidebar_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterSidebarItem, muster_sidebar_item, MUSTER, SIDEBAR_ITEM, GObject)

struct _MusterSidebarItem
{
  GObject parent;
  guint n;             /* G_MAXUINT for a heading */
  const char *heading; /* or NULL */
};

G_DEFINE_FINAL_TYPE (MusterSidebarItem, muster_sidebar_item, G_TYPE_OBJECT)

static void
muster_sidebar_item_class_init (MusterSidebarItemClass *klass)
{
}

static void
muster_sidebar_item_init (MusterSidebarItem *item)
{
}

struct _MusterSidebar
{
  GtkWidget parent;
  MusterSession *session;
  GtkWidget *box;
  GtkWidget *search;
  GtkWidget *list;
  GListStore *items;
  GtkSingleSelection *selection;
  gboolean filling; /* the list is being made anew, and its selection means nothing */
};

G_DEFINE_FINAL_TYPE (MusterSidebar, muster_sidebar, GTK_TYPE_WIDGET)

static guint chosen_signal;

static const MusterThing *
get_thing (MusterSidebar *sidebar, guint n)
{
  GPtrArray *things = muster_session_get_document (sidebar->session)->things;

  return n < things->len ? things->pdata[n] : NULL;
}

/* Rows. */

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  static const char *const classes[] = { "group", "name", "count" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (label, classes[i]);
      gtk_widget_add_css_class (label, i == 0 ? "heading" : "body");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_item_set_child (item, box);
}

static void
show_thing (MusterSidebar *sidebar, const MusterThing *thing, GtkLabel *name, GtkLabel *count)
{
  g_autoptr (MusterReport) report = muster_games_check (muster_session_get_catalog (sidebar->session), thing, FALSE);
  gboolean legal = !muster_report_is_illegal (report);
  const char *points = muster_report_get (report, "points"), *verdict = legal ? _ ("legal") : _ ("not legal");
  g_autofree char *text = points != NULL ? g_strdup_printf (_ ("%s points · %s"), points, verdict) : g_strdup (verdict);

  gtk_label_set_text (name, muster_thing_get_name (thing));
  gtk_label_set_text (count, text);
  gtk_widget_remove_css_class (GTK_WIDGET (count), legal ? "illegal" : "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (count), legal ? "dim-label" : "illegal");
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *list_item, MusterSidebar *sidebar)
{
  MusterSidebarItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *group = gtk_widget_get_first_child (gtk_list_item_get_child (list_item)), *name = gtk_widget_get_next_sibling (group);
  GtkWidget *count = gtk_widget_get_next_sibling (name);
  const MusterThing *thing = get_thing (sidebar, item->n);

  gtk_widget_set_visible (group, item->heading != NULL);
  gtk_widget_set_visible (name, thing != NULL);
  gtk_widget_set_visible (count, thing != NULL);
  gtk_label_set_text (GTK_LABEL (group), item->heading != NULL ? item->heading : "");
  gtk_list_item_set_selectable (list_item, thing != NULL);
  gtk_list_item_set_activatable (list_item, thing != NULL);
  if (thing != NULL)
    show_thing (sidebar, thing, GTK_LABEL (name), GTK_LABEL (count));
}

/* Filling. */

static gboolean
matches (const MusterThing *thing, const char *folded)
{
  g_autofree char *name = g_utf8_casefold (muster_thing_get_name (thing), -1);

  return *folded == '\0' || strstr (name, folded) != NULL;
}

static MusterSidebarItem *
new_item (guint n, const char *heading)
{
  MusterSidebarItem *item = g_object_new (MUSTER_TYPE_SIDEBAR_ITEM, NULL);

  item->n = n;
  item->heading = heading;
  return item;
}

static void
add_kind (MusterSidebar *sidebar, GPtrArray *items, const MusterEditorKind *kind, const char *folded)
{
  GPtrArray *things = muster_session_get_document (sidebar->session)->things;
  gboolean first = TRUE;

  for (guint i = 0; i < things->len; i++)
    {
      const MusterThing *thing = things->pdata[i];

      if (thing->klass != kind->klass || !matches (thing, folded))
        continue;
      if (first)
        g_ptr_array_add (items, new_item (G_MAXUINT, _ (kind->heading)));
      g_ptr_array_add (items, new_item (i, NULL));
      first = FALSE;
    }
}

/* Where the thing at hand stands in the list. */
static guint
find_current (MusterSidebar *sidebar)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (sidebar->items)), current = muster_session_get_selected (sidebar->session);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterSidebarItem) item = g_list_model_get_item (G_LIST_MODEL (sidebar->items), i);

      if (item->n == current)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

void
muster_sidebar_select (MusterSidebar *sidebar)
{
  sidebar->filling = TRUE;
  gtk_single_selection_set_selected (sidebar->selection, find_current (sidebar));
  sidebar->filling = FALSE;
}

/* Whether the list has the same rows in the same order, so that at most what one of them says has changed. */
static gboolean
is_alike (MusterSidebar *sidebar, GPtrArray *items)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (sidebar->items)) != items->len)
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (MusterSidebarItem) old = g_list_model_get_item (G_LIST_MODEL (sidebar->items), i);
      const MusterSidebarItem *item = items->pdata[i];

      if (old->n != item->n || old->heading != item->heading)
        return FALSE;
    }
  return TRUE;
}

void
muster_sidebar_refresh (MusterSidebar *sidebar)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (sidebar->search)), -1);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const MusterEditorKind *kind;
  guint current;

  g_strstrip (folded);
  for (guint i = 0; (kind = muster_editors_nth (i)) != NULL; i++)
    add_kind (sidebar, items, kind, folded);
  sidebar->filling = TRUE;
  current = find_current (sidebar);
  if (!is_alike (sidebar, items))
    g_list_store_splice (sidebar->items, 0, g_list_model_get_n_items (G_LIST_MODEL (sidebar->items)), items->pdata, items->len);
  else if (current != GTK_INVALID_LIST_POSITION)
    g_list_store_splice (sidebar->items, current, 1, &items->pdata[current], 1);
  sidebar->filling = FALSE;
  muster_sidebar_select (sidebar);
}

static void
selected_cb (MusterSidebar *sidebar)
{
  MusterSidebarItem *item = gtk_single_selection_get_selected_item (sidebar->selection);

  if (!sidebar->filling && item != NULL && item->heading == NULL)
    g_signal_emit (sidebar, chosen_signal, 0, item->n);
}

/* A click or Enter on what is selected already chooses it too, so that one gets from the list to it. */
static void
activated_cb (MusterSidebar *sidebar, guint position)
{
  g_autoptr (MusterSidebarItem) item = g_list_model_get_item (G_LIST_MODEL (sidebar->items), position);

  if (item != NULL && item->heading == NULL)
    g_signal_emit (sidebar, chosen_signal, 0, item->n);
}

void
muster_sidebar_focus_search (MusterSidebar *sidebar)
{
  gtk_widget_grab_focus (sidebar->search);
}

/* Making. */

static GtkWidget *
make_list (MusterSidebar *sidebar)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), sidebar);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), sidebar);
  sidebar->items = g_list_store_new (MUSTER_TYPE_SIDEBAR_ITEM);
  sidebar->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (sidebar->items)));
  gtk_single_selection_set_autoselect (sidebar->selection, FALSE);
  gtk_single_selection_set_can_unselect (sidebar->selection, TRUE);
  sidebar->list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (sidebar->selection)), factory);
  gtk_widget_add_css_class (sidebar->list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (sidebar->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Characters and lists"), -1);
  g_signal_connect_swapped (sidebar->selection, "notify::selected-item", G_CALLBACK (selected_cb), sidebar);
  g_signal_connect_swapped (sidebar->list, "activate", G_CALLBACK (activated_cb), sidebar);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), sidebar->list);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
muster_sidebar_dispose (GObject *object)
{
  MusterSidebar *sidebar = MUSTER_SIDEBAR (object);

  if (sidebar->selection != NULL)
    g_signal_handlers_disconnect_by_data (sidebar->selection, sidebar);
  g_clear_pointer (&sidebar->box, gtk_widget_unparent);
  g_clear_object (&sidebar->selection);
  g_clear_object (&sidebar->items);
  g_clear_object (&sidebar->session);
  G_OBJECT_CLASS (muster_sidebar_parent_class)->dispose (object);
}

static void
muster_sidebar_class_init (MusterSidebarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_sidebar_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
make_new_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.new");
  gtk_widget_set_tooltip_text (button, _ ("New character"));
  return button;
}

static void
muster_sidebar_init (MusterSidebar *sidebar)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  sidebar->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  sidebar->search = gtk_search_entry_new ();
  gtk_widget_set_hexpand (sidebar->search, TRUE);
  gtk_widget_add_css_class (top, "top");
  g_object_set (sidebar->search, "placeholder-text", _ ("Search"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sidebar->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search the library"), -1);
  g_signal_connect_swapped (sidebar->search, "search-changed", G_CALLBACK (muster_sidebar_refresh), sidebar);
  gtk_box_append (GTK_BOX (top), sidebar->search);
  gtk_box_append (GTK_BOX (top), make_new_button ());
  gtk_box_append (GTK_BOX (sidebar->box), top);
  gtk_box_append (GTK_BOX (sidebar->box), make_list (sidebar));
  gtk_widget_add_css_class (GTK_WIDGET (sidebar), "library");
  gtk_widget_set_parent (sidebar->box, GTK_WIDGET (sidebar));
}

GtkWidget *
muster_sidebar_new (MusterSession *session)
{
  MusterSidebar *sidebar = g_object_new (MUSTER_TYPE_SIDEBAR, NULL);

  sidebar->session = g_object_ref (session);
  return GTK_WIDGET (sidebar);
}
