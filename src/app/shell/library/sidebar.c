/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/library/sidebar.h"

#include <glib/gi18n.h>

#include "app/shell/editors.h"
#include "app/shell/focus-pane.h"
#include "app/shell/library/entry-list.h"
#include "app/shell/library/entry-menu.h"
#include "app/shell/library/entry-row.h"
#include "app/shell/settings.h"
#include "app/widgets/small-menu.h"

struct _MusterSidebar
{
  GtkWidget parent;
  MusterSession *session;
  GtkWidget *box;
  GtkWidget *search;
  GtkMenuButton *sort_button, *new_button;
  GMenuModel *others_menu; /* the end of the new button's */
  GtkWidget *stack;        /* the list, or a placeholder */
  MusterFocusPane *pane;
  GtkWidget *nothing;
  GtkWidget *list;
  GtkWidget *trash;         /* toggle for the trash */
  MusterEntryList *entries; /* everything */
  MusterLibrarySort sort;
  GListStore *items; /* the visible ones with headings */
  GtkSingleSelection *selection;
  gint64 seen;      /* the last thing shown and scrolled to */
  gboolean filling; /* the list is being refilled: ignore its selection */
};

G_DEFINE_FINAL_TYPE (MusterSidebar, muster_sidebar, GTK_TYPE_WIDGET)

static guint chosen_signal;

static gboolean
shows_trash (MusterSidebar *sidebar)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (sidebar->trash));
}

/* Rows. */

static void
asked_cb (MusterSidebar *sidebar, double x, double y, MusterEntryRow *row)
{
  const MusterLibraryEntry *entry = muster_entry_item_get (muster_entry_row_get_item (row));

  graphene_rect_t bounds;

  if (entry->trashed != 0)
    return;
  if (x < 0 && gtk_widget_compute_bounds (muster_entry_row_get_button (row), GTK_WIDGET (row), &bounds))
    {
      x = graphene_rect_get_x (&bounds) + graphene_rect_get_width (&bounds) / 2;
      y = graphene_rect_get_y (&bounds) + graphene_rect_get_height (&bounds);
    }
  muster_entry_menu_popup (sidebar->session, GTK_WIDGET (row), entry, x, y);
}

static void
restored_cb (MusterSidebar *sidebar, MusterEntryRow *row)
{
  gint64 id = muster_entry_item_get_id (muster_entry_row_get_item (row));

  gtk_widget_activate_action (GTK_WIDGET (sidebar), "win.restore-thing", "x", id);
}

static void
setup_cb (MusterSidebar *sidebar, GtkListItem *item)
{
  GtkWidget *row = muster_entry_row_new (sidebar->session);

  g_signal_connect_object (row, "asked", G_CALLBACK (asked_cb), sidebar, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "restored", G_CALLBACK (restored_cb), sidebar, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (MusterSidebar *sidebar, GtkListItem *list_item)
{
  MusterEntryItem *item = gtk_list_item_get_item (list_item);
  const MusterLibraryEntry *entry = muster_entry_item_get (item);

  muster_entry_row_show (MUSTER_ENTRY_ROW (gtk_list_item_get_child (list_item)), item);
  gtk_list_item_set_selectable (list_item, entry != NULL && entry->trashed == 0);
  gtk_list_item_set_activatable (list_item, entry != NULL && entry->trashed == 0);
}

static void
unbind_cb (MusterSidebar *sidebar, GtkListItem *list_item)
{
  muster_entry_row_show (MUSTER_ENTRY_ROW (gtk_list_item_get_child (list_item)), NULL);
}

/* The focused or selected row; NULL if it isn't visible. */
static MusterEntryRow *
find_row (GtkWidget *widget, gint64 id)
{
  MusterEntryRow *found = NULL;

  if (MUSTER_IS_ENTRY_ROW (widget))
    {
      MusterEntryItem *item = muster_entry_row_get_item (MUSTER_ENTRY_ROW (widget));

      return item != NULL && muster_entry_item_get_id (item) == id ? MUSTER_ENTRY_ROW (widget) : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, id);
  return found;
}

/* The first visible row that isn't a heading. */
static MusterEntryRow *
find_first_row (GtkWidget *list)
{
  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      MusterEntryItem *item
          = row != NULL && MUSTER_IS_ENTRY_ROW (row) ? muster_entry_row_get_item (MUSTER_ENTRY_ROW (row)) : NULL;

      if (item != NULL && muster_entry_item_get (item) != NULL && gtk_widget_get_mapped (row))
        return MUSTER_ENTRY_ROW (row);
    }
  return NULL;
}

/* Focuses the selected row, or the first. In the trash only buttons can be focused. */
static gboolean
enter_list (gpointer data)
{
  MusterSidebar *sidebar = data;
  MusterEntryRow *row = find_row (sidebar->list, muster_session_get_selected (sidebar->session));

  if (row == NULL || !gtk_widget_get_mapped (GTK_WIDGET (row)))
    row = find_first_row (sidebar->list);
  return row != NULL
         && (gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)))
             || gtk_widget_child_focus (GTK_WIDGET (row), GTK_DIR_TAB_FORWARD));
}

/* The Menu key. */
static gboolean
menu_cb (GtkWidget *list, GVariant *args, gpointer data)
{
  MusterSidebar *sidebar = data;
  GtkWidget *focus = gtk_widget_get_focus_child (list),
            *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;
  MusterEntryRow *about = row != NULL && MUSTER_IS_ENTRY_ROW (row)
                              ? MUSTER_ENTRY_ROW (row)
                              : find_row (list, muster_session_get_selected (sidebar->session));

  if (about == NULL || muster_entry_row_get_item (about) == NULL
      || muster_entry_item_get_id (muster_entry_row_get_item (about)) == 0)
    return FALSE;
  asked_cb (sidebar, -1, -1, about);
  return TRUE;
}

/* Filling. */

static MusterEntryItem *
peek_item (MusterSidebar *sidebar, guint position)
{
  g_autoptr (MusterEntryItem) item = g_list_model_get_item (G_LIST_MODEL (sidebar->items), position);

  return item; /* owned by the model; NULL if none */
}

/* Whether an item may be between the neighbours of that position. */
static gboolean
fits_at (MusterSidebar *sidebar, MusterEntryItem *item, guint position)
{
  MusterEntryItem *before = position > 0 ? peek_item (sidebar, position - 1) : NULL,
                  *after = peek_item (sidebar, position + 1);

  return (before == NULL || muster_entry_item_compare (before, item, sidebar->sort) <= 0)
         && (after == NULL || muster_entry_item_compare (item, after, sidebar->sort) <= 0);
}

/* Most steps don't move the current thing in the list; then only its row changes, however many others there are. FALSE
 * if it moves. */
static gboolean
update_row (MusterSidebar *sidebar, MusterEntryItem *item)
{
  guint position = gtk_single_selection_get_selected (sidebar->selection);
  MusterEntryItem *shown = position != GTK_INVALID_LIST_POSITION ? peek_item (sidebar, position) : NULL;

  if (shown == NULL || muster_entry_item_get_id (shown) != muster_entry_item_get_id (item)
      || *gtk_editable_get_text (GTK_EDITABLE (sidebar->search)) != '\0' || !fits_at (sidebar, item, position))
    return FALSE;
  muster_entry_item_swap (shown, item);
  return TRUE;
}

/* Reads the current entry again. FALSE if the list must be refilled. */
static gboolean
read_one (MusterSidebar *sidebar)
{
  g_autoptr (MusterEntryItem) item = muster_entry_list_read_one (sidebar->entries);

  if (item == NULL)
    return FALSE;
  if (update_row (sidebar, item))
    return TRUE;
  muster_entry_list_place (sidebar->entries, item);
  return FALSE;
}

/* Why the list is empty. */
static void
show_nothing (MusterSidebar *sidebar, gboolean empty)
{
  gboolean searched = *gtk_editable_get_text (GTK_EDITABLE (sidebar->search)) != '\0', trash = shows_trash (sidebar);
  AdwStatusPage *page = ADW_STATUS_PAGE (sidebar->nothing);

  gtk_stack_set_visible_child (GTK_STACK (sidebar->stack), empty ? sidebar->nothing : GTK_WIDGET (sidebar->pane));
  if (!empty)
    return;
  adw_status_page_set_icon_name (page, searched ? "edit-find-symbolic" : trash ? "user-trash-symbolic" : NULL);
  adw_status_page_set_title (page, searched ? _ ("Nothing found")
                                   : trash  ? _ ("The trash is empty")
                                            : _ ("Nothing here yet"));
  adw_status_page_set_description (page, searched ? _ ("No card or tag has all of these words.")
                                         : trash  ? _ ("What you delete stays here for 30 days.")
                                                  : NULL);
}

/* Replaces only rows that differ, so that the list keeps its scroll position. */
static void
fill (MusterSidebar *sidebar)
{
  g_autoptr (GPtrArray) shown
      = muster_entry_list_search (sidebar->entries, gtk_editable_get_text (GTK_EDITABLE (sidebar->search)));
  guint before = g_list_model_get_n_items (G_LIST_MODEL (sidebar->items)), same = 0, tail = 0;

  while (same < MIN (before, shown->len) && peek_item (sidebar, same) == shown->pdata[same])
    same++;
  while (tail < MIN (before, shown->len) - same
         && peek_item (sidebar, before - tail - 1) == shown->pdata[shown->len - tail - 1])
    tail++;
  sidebar->filling = TRUE;
  if (before > same + tail || shown->len > same + tail)
    g_list_store_splice (sidebar->items, same, before - same - tail, shown->pdata + same, shown->len - same - tail);
  sidebar->filling = FALSE;
  show_nothing (sidebar, shown->len == 0);
  muster_sidebar_select (sidebar);
}

/* The position of the current thing. */
static guint
find_current (MusterSidebar *sidebar)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (sidebar->items));
  gint64 current = muster_session_get_selected (sidebar->session);

  for (guint i = 0; current != 0 && i < n; i++)
    if (muster_entry_item_get_id (peek_item (sidebar, i)) == current)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/* The entry after a row, or before it. */
static gint64
find_neighbour (MusterSidebar *sidebar, guint position)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (sidebar->items));

  for (guint i = position + 1; i < n; i++)
    if (muster_entry_item_get (peek_item (sidebar, i)) != NULL)
      return muster_entry_item_get_id (peek_item (sidebar, i));
  for (guint i = MIN (position, n); i-- > 0;)
    if (muster_entry_item_get (peek_item (sidebar, i)) != NULL)
      return muster_entry_item_get_id (peek_item (sidebar, i));
  return 0;
}

/* Another thing is current. */
static void
bring_into_view (MusterSidebar *sidebar, guint position)
{
  gint64 id = muster_session_get_selected (sidebar->session);

  if (id != sidebar->seen)
    gtk_widget_activate_action (sidebar->list, "list.scroll-to-item", "u", position);
  sidebar->seen = id;
}

void
muster_sidebar_select (MusterSidebar *sidebar)
{
  guint position = find_current (sidebar);

  sidebar->filling = TRUE;
  gtk_single_selection_set_selected (sidebar->selection, position);
  sidebar->filling = FALSE;
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  muster_session_set_neighbour (sidebar->session, find_neighbour (sidebar, position));
  bring_into_view (sidebar, position);
}

void
muster_sidebar_refresh (MusterSidebar *sidebar)
{
  if (muster_session_get_library (sidebar->session) == NULL)
    return;
  if (muster_entry_list_is_old (sidebar->entries))
    muster_entry_list_read (sidebar->entries, shows_trash (sidebar), sidebar->sort);
  else if (!shows_trash (sidebar) && read_one (sidebar))
    return;
  fill (sidebar);
}

/* Refills the list: another part of the library, or another order. */
static void
reread (MusterSidebar *sidebar)
{
  muster_entry_list_read_anew (sidebar->entries, shows_trash (sidebar), sidebar->sort);
  fill (sidebar);
}

static void
trash_toggled_cb (MusterSidebar *sidebar)
{
  gtk_editable_set_text (GTK_EDITABLE (sidebar->search), "");
  reread (sidebar);
}

void
muster_sidebar_show_trash (MusterSidebar *sidebar)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (sidebar->trash), TRUE);
}

static void
sort_changed_cb (MusterSidebar *sidebar)
{
  sidebar->sort = (MusterLibrarySort) g_settings_get_enum (muster_settings_get (), "library-sort");
  reread (sidebar);
}

static void
selected_cb (MusterSidebar *sidebar)
{
  MusterEntryItem *item = gtk_single_selection_get_selected_item (sidebar->selection);

  if (!sidebar->filling && item != NULL && muster_entry_item_get (item) != NULL && !shows_trash (sidebar))
    g_signal_emit (sidebar, chosen_signal, 0, muster_entry_item_get_id (item));
}

/* Clicking or Enter on the selected row emits "chosen" too, so that the editor can be reached. */
static void
activated_cb (MusterSidebar *sidebar, guint position)
{
  gint64 id = muster_entry_item_get_id (peek_item (sidebar, position));

  if (id != 0 && !shows_trash (sidebar))
    g_signal_emit (sidebar, chosen_signal, 0, id);
}

gboolean
muster_sidebar_focus_list (MusterSidebar *sidebar)
{
  return enter_list (sidebar);
}

void
muster_sidebar_focus_search (MusterSidebar *sidebar)
{
  gtk_widget_grab_focus (sidebar->search);
}

/* Making. */

static void
add_menu_key (MusterSidebar *sidebar)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10");

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, gtk_callback_action_new (menu_cb, sidebar, NULL)));
  gtk_widget_add_controller (sidebar->list, keys);
}

static void
use_items (MusterSidebar *sidebar)
{
  sidebar->items = g_list_store_new (MUSTER_TYPE_ENTRY_ITEM);
  sidebar->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (sidebar->items)));
  gtk_single_selection_set_autoselect (sidebar->selection, FALSE);
  gtk_single_selection_set_can_unselect (sidebar->selection, TRUE);
  g_signal_connect_swapped (sidebar->selection, "notify::selected-item", G_CALLBACK (selected_cb), sidebar);
  gtk_list_view_set_model (GTK_LIST_VIEW (sidebar->list), GTK_SELECTION_MODEL (sidebar->selection));
}

static void
muster_sidebar_dispose (GObject *object)
{
  MusterSidebar *sidebar = MUSTER_SIDEBAR (object);
  GtkWidget *child;

  if (sidebar->selection != NULL)
    g_signal_handlers_disconnect_by_data (sidebar->selection, sidebar);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (sidebar))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&sidebar->selection);
  g_clear_object (&sidebar->items);
  g_clear_pointer (&sidebar->entries, muster_entry_list_free);
  g_clear_pointer (&sidebar->session, muster_session_unref);
  G_OBJECT_CLASS (muster_sidebar_parent_class)->dispose (object);
}

static void
remember_sort (MusterSidebar *sidebar)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GAction) action = g_settings_create_action (muster_settings_get (), "library-sort");

  g_action_map_add_action (G_ACTION_MAP (group), action);
  gtk_widget_insert_action_group (GTK_WIDGET (sidebar), "library", G_ACTION_GROUP (group));
  sidebar->sort = (MusterLibrarySort) g_settings_get_enum (muster_settings_get (), "library-sort");
  g_signal_connect_object (muster_settings_get (), "changed::library-sort", G_CALLBACK (sort_changed_cb), sidebar,
                           G_CONNECT_SWAPPED);
}

/* Escape: clears the search and focuses the list. */
static void
search_stopped_cb (MusterSidebar *sidebar)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (sidebar->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (sidebar->search), "");
  else
    enter_list (sidebar);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_FOCUS_PANE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/library/sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, box);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, search);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, sort_button);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, new_button);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, others_menu);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, pane);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, list);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, nothing);
  gtk_widget_class_bind_template_child (widget_class, MusterSidebar, trash);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, trash_toggled_cb);
}

static void
muster_sidebar_class_init (MusterSidebarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_sidebar_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_INT64);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  bind_template (GTK_WIDGET_CLASS (klass));
}

/* New things, and ways to open things. */
static void
fill_menus (MusterSidebar *sidebar)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  muster_editors_fill_menu (menu);
  g_menu_append_section (menu, NULL, sidebar->others_menu);
  gtk_menu_button_set_menu_model (sidebar->new_button, G_MENU_MODEL (menu));
  muster_small_menu_use (gtk_menu_button_get_popover (sidebar->new_button));
  muster_small_menu_use (gtk_menu_button_get_popover (sidebar->sort_button));
}

static void
muster_sidebar_init (MusterSidebar *sidebar)
{
  gtk_widget_init_template (GTK_WIDGET (sidebar));
  muster_focus_pane_set_enter (sidebar->pane, enter_list, sidebar);
  use_items (sidebar);
  fill_menus (sidebar);
  add_menu_key (sidebar);
}

GtkWidget *
muster_sidebar_new (MusterSession *session)
{
  MusterSidebar *sidebar = g_object_new (MUSTER_TYPE_SIDEBAR, NULL);

  sidebar->session = muster_session_ref (session);
  sidebar->entries = muster_entry_list_new (session);
  remember_sort (sidebar);
  return GTK_WIDGET (sidebar);
}
