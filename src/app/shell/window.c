/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window.h"

#include <glib/gi18n.h>

#include "app/shell/compare.h"
#include "app/shell/editors.h"
#include "app/shell/focus-keeper.h"
#include "app/shell/keys.h"
#include "app/shell/notices.h"
#include "app/shell/panes.h"
#include "app/shell/preview.h"
#include "workspace/rescue.h"
#include "app/shell/library/sidebar.h"
#include "app/shell/shell.h"
#include "app/widgets/small-menu.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/tooltip.h"
#include "app/shell/window-closing.h"
#include "app/shell/window-files.h"
#include "app/shell/window-menu.h"
#include "app/shell/window-packs.h"
#include "app/shell/window-things.h"
#include "app/widgets/elastic-title.h"

struct _MusterWindow
{
  AdwApplicationWindow parent;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  MusterPanes *panes;
  GtkStack *middle;
  AdwWindowTitle *title;
  GtkButton *back;
  GtkButton *to_card;
  GMenu *history;
  GtkButton *undo;
  GtkButton *redo;
  AdwStatusPage *welcome;
  GMenu *menu, *share, *starts;
  GtkMenuButton *menu_button, *starts_button;
  GtkWidget *to_trash;
  GtkWidget *sidebar;
  GtkWidget *editor; /* for the current thing; NULL before the first */
  gint64 shown;      /* number of its thing */
  GtkWidget *card;
  gboolean painted; /* the first frame is painted */
  guint filling;
  MusterSession *session;
  const MusterCatalog *catalog; /* that editors and preview were made for */
  guint listener;               /* its session listener */
  guint watch;                  /* polls for changes by other programs */
};

static MusterSession *
get_session (MusterShell *shell)
{
  return MUSTER_WINDOW (shell)->session;
}

static GtkWidget *
get_editor (MusterShell *shell)
{
  return MUSTER_WINDOW (shell)->editor;
}

static void
show_editor (MusterShell *shell)
{
  muster_panes_show (MUSTER_WINDOW (shell)->panes, MUSTER_PANE_EDITOR);
}

static void
add_toast (MusterShell *shell, AdwToast *toast)
{
  adw_toast_overlay_add_toast (MUSTER_WINDOW (shell)->toasts, toast);
}

static void
init_shell (MusterShellInterface *shell)
{
  *shell = (MusterShellInterface){ shell->parent, get_session, get_editor, show_editor, add_toast };
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterWindow, muster_window, ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_SHELL, init_shell))

/* The current thing. */

static void
previewed_cb (MusterWindow *window, const MusterThing *thing)
{
  muster_preview_show (MUSTER_PREVIEW (window->card),
                       thing != NULL ? thing : muster_session_get_thing (window->session));
}

static void
turned_cb (MusterWindow *window, gint card)
{
  muster_preview_turn_to (MUSTER_PREVIEW (window->card), card);
}

/* Somebody points at the card: where the choice behind it is made, in whatever pane that is. */
static gboolean
zone_cb (MusterWindow *window, const MusterCardZone *zone, gboolean go)
{
  if (window->editor == NULL)
    return FALSE;
  if (go)
    muster_panes_show (window->panes, MUSTER_PANE_EDITOR);
  return muster_editor_lead (MUSTER_EDITOR (window->editor), zone, go);
}

static void
make_card (MusterWindow *window)
{
  window->catalog = muster_session_get_catalog (window->session);
  window->card = muster_preview_new (window->catalog);
  g_signal_connect_object (window->card, "zone", G_CALLBACK (zone_cb), window, G_CONNECT_SWAPPED);
  muster_panes_set (window->panes, MUSTER_PANE_CARD, window->card);
}

/* The editor for a class, made on first use. */
static GtkWidget *
find_editor (MusterWindow *window, const MusterThingClass *klass)
{
  GtkWidget *editor = gtk_stack_get_child_by_name (window->middle, klass->element);

  if (editor == NULL)
    {
      editor = muster_editors_make (klass, window->session);
      g_signal_connect_object (editor, "previewed", G_CALLBACK (previewed_cb), window, G_CONNECT_SWAPPED);
      g_signal_connect_object (editor, "turned", G_CALLBACK (turned_cb), window, G_CONNECT_SWAPPED);
      g_signal_connect_object (editor, "told", G_CALLBACK (muster_shell_toast), window, G_CONNECT_SWAPPED);
      gtk_stack_add_named (window->middle, editor, klass->element);
    }
  return editor;
}

static void
show_thing (MusterWindow *window)
{
  const MusterThing *thing = muster_session_get_thing (window->session),
                    *group = muster_session_get_group (window->session);
  GtkWidget *editor = thing != NULL ? find_editor (window, thing->klass) : NULL;

  gtk_stack_set_visible_child_name (window->stack, thing != NULL ? "work" : "empty");
  adw_window_title_set_title (window->title, thing != NULL ? muster_thing_get_name (thing) : _ ("Muster"));
  adw_window_title_set_subtitle (window->title, group != NULL ? muster_thing_get_name (group) : "");
  gtk_window_set_title (GTK_WINDOW (window), adw_window_title_get_title (window->title));
  muster_tooltip_set (GTK_WIDGET (window->title), adw_window_title_get_title (window->title));
  if (window->editor != NULL && window->editor != editor)
    muster_editor_show (MUSTER_EDITOR (window->editor), NULL);
  window->editor = editor;
  if (window->card != NULL)
    muster_preview_show (MUSTER_PREVIEW (window->card), thing);
  if (editor != NULL)
    {
      gtk_stack_set_visible_child (window->middle, editor);
      muster_editor_show (MUSTER_EDITOR (editor), thing);
    }
}

/* The style sheet then omits some margins. */
static void
set_narrow (MusterWindow *window, gboolean narrow)
{
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (window), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (window), "narrow");
}

/* Which header buttons are usable. */
static void
show_buttons (MusterWindow *window)
{
  gboolean work = muster_session_get_thing (window->session) != NULL,
           inside = muster_session_get_group (window->session) != NULL;
  gboolean editor = muster_panes_is_in_view (window->panes, MUSTER_PANE_EDITOR);
  gboolean paper = window->card != NULL && gtk_widget_get_visible (window->card);
  static const char *const actions[] = { "win.delete", "win.duplicate", "win.variant", "win.compare", "win.history" };
  guint folded;

  /* Where there is hardly room, undoing goes before the title, and the menu has the others. */
  g_object_get (window->panes, "folded", &folded, NULL);
  gtk_widget_set_visible (GTK_WIDGET (window->undo), work && (folded < 2 || editor));
  gtk_widget_set_visible (GTK_WIDGET (window->redo), work && folded < 2);
  set_narrow (window, folded == 2);
  gtk_widget_set_visible (GTK_WIDGET (window->back),
                          work && (inside || !muster_panes_is_in_view (window->panes, MUSTER_PANE_LIBRARY)));
  gtk_widget_set_visible (GTK_WIDGET (window->to_card),
                          work && editor && paper && !muster_panes_is_in_view (window->panes, MUSTER_PANE_CARD));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (window), actions[i], work && !inside);
  muster_window_menu_set_enabled (GTK_WIDGET (window), work);
  if (window->editor != NULL)
    muster_editor_show_card (MUSTER_EDITOR (window->editor), muster_panes_is_in_view (window->panes, MUSTER_PANE_CARD));
}

/* Names the step in the menu and the button's tooltip; NULL: nothing. */
static void
show_step (MusterWindow *window, const char *action, GtkButton *button, const char *label, const char *nothing)
{
  gboolean enabled = label != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (window), action, enabled);
  muster_tooltip_set (GTK_WIDGET (button), enabled ? label : nothing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, enabled ? label : nothing,
                                  -1);
  g_menu_append (window->history, enabled ? label : nothing, action);
}

static void
show_history (MusterWindow *window)
{
  const char *undo = muster_session_get_undo (window->session), *redo = muster_session_get_redo (window->session);
  g_autofree char *undo_text = undo != NULL ? g_strdup_printf (_ ("Undo “%s”"), undo) : NULL;
  g_autofree char *redo_text = redo != NULL ? g_strdup_printf (_ ("Redo “%s”"), redo) : NULL;

  g_menu_remove_all (window->history);
  show_step (window, "win.undo", window->undo, undo_text, _ ("Nothing to undo"));
  show_step (window, "win.redo", window->redo, redo_text, _ ("Nothing to redo"));
}

/* The editors, below the notices. */
static GtkWidget *
make_editor_pane (MusterWindow *window)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), muster_notices_new (window->session));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (window->middle));
  return box;
}

/* Made when there is something to show. */
static void
make_panes (MusterWindow *window)
{
  window->sidebar = muster_sidebar_new (window->session);
  window->middle = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (window->middle), TRUE);
  muster_panes_set (window->panes, MUSTER_PANE_LIBRARY, window->sidebar);
  muster_panes_set (window->panes, MUSTER_PANE_EDITOR, make_editor_pane (window));
  make_card (window);
  g_signal_connect_swapped (window->sidebar, "chosen", G_CALLBACK (muster_shell_show), window);
  g_signal_connect_swapped (window->panes, "notify::folded", G_CALLBACK (show_buttons), window);
}

/* Packs have changed: everything that offers options is made again and shows the same thing. */
static void
renew_panes (MusterWindow *window)
{
  GtkWidget *editor;

  window->editor = NULL;
  while ((editor = gtk_widget_get_first_child (GTK_WIDGET (window->middle))) != NULL)
    {
      muster_editor_show (MUSTER_EDITOR (editor), NULL);
      gtk_stack_remove (window->middle, editor);
    }
  make_card (window);
}

/* If there is nothing else, deleted things may still be wanted. */
static gboolean
has_only_trash (MusterWindow *window)
{
  MusterLibrary *library = muster_session_get_library (window->session);
  g_autoptr (GPtrArray) trash = NULL;

  if (library == NULL || muster_session_get_thing (window->session) != NULL)
    return FALSE;
  trash = muster_library_list (library, TRUE, MUSTER_LIBRARY_SORT_NAME, NULL);
  return trash != NULL && trash->len > 0;
}

/* The window appears before its contents are made. */
static gboolean
is_too_early (MusterWindow *window)
{
  return window->sidebar == NULL && !window->painted && !gtk_widget_get_mapped (GTK_WIDGET (window));
}

/* A newly selected thing is shown from its top. */
static void
rewind_editor (MusterWindow *window)
{
  window->shown = muster_session_get_selected (window->session);
  if (window->editor != NULL)
    muster_editor_rewind (MUSTER_EDITOR (window->editor));
}

static void
rewind_for_another (MusterWindow *window)
{
  if (window->shown != muster_session_get_selected (window->session))
    rewind_editor (window);
}

static void
session_changed_cb (gpointer data)
{
  g_autoptr (MusterWindow) window = g_object_ref (data);

  if (is_too_early (window))
    return;
  if (window->sidebar == NULL && muster_session_get_thing (window->session) != NULL)
    make_panes (window);
  else if (window->sidebar != NULL && window->catalog != muster_session_get_catalog (window->session))
    renew_panes (window);
  if (window->sidebar != NULL)
    muster_sidebar_refresh (MUSTER_SIDEBAR (window->sidebar));
  gtk_widget_set_visible (window->to_trash, has_only_trash (window));
  show_thing (window);
  rewind_for_another (window);
  show_history (window);
  show_buttons (window);
}

static void
session_selected_cb (gpointer data)
{
  g_autoptr (MusterWindow) window = g_object_ref (data);

  if (window->sidebar == NULL)
    return;
  muster_sidebar_select (MUSTER_SIDEBAR (window->sidebar));
  muster_preview_rewind (MUSTER_PREVIEW (window->card));
  show_thing (window);
  rewind_editor (window);
  show_history (window);
  show_buttons (window);
}

/* A menu button builds its menu as soon as it is set. */
static void
fill_menus (MusterWindow *window)
{
  gtk_menu_button_set_menu_model (window->menu_button, G_MENU_MODEL (window->menu));
  gtk_menu_button_set_menu_model (window->starts_button, G_MENU_MODEL (window->starts));
  muster_small_menu_use (gtk_menu_button_get_popover (window->menu_button));
  muster_small_menu_use (gtk_menu_button_get_popover (window->starts_button));
}

/* What isn't visible in the first frame waits for it. */
static gboolean
fill_cb (gpointer data)
{
  MusterWindow *window = data;

  window->filling = 0;
  adw_status_page_set_icon_name (window->welcome, "org.muster.Muster");
  fill_menus (window);
  session_changed_cb (window);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock, MusterWindow *window)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  window->painted = TRUE;
  window->filling = g_idle_add (fill_cb, window);
}

static void
muster_window_map (GtkWidget *widget)
{
  MusterWindow *window = MUSTER_WINDOW (widget);

  GTK_WIDGET_CLASS (muster_window_parent_class)->map (widget);
  if (!window->painted)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint", G_CALLBACK (painted_cb), window, 0);
}

/* Other windows and programs may change the library, especially while nobody types. */
static gboolean
watch_cb (gpointer data)
{
  MusterWindow *window = data;
  MusterLibrary *library = muster_session_get_library (window->session);

  if (muster_session_get_save_error (window->session) != NULL)
    muster_session_retry (window->session);
  if (muster_session_get_house (window->session) != NULL)
    muster_window_packs_refresh (MUSTER_SHELL (window));
  if (library != NULL && !muster_library_has_changed (library))
    return G_SOURCE_CONTINUE;
  muster_shell_flush (MUSTER_SHELL (window));
  muster_session_refresh (window->session);
  return G_SOURCE_CONTINUE;
}

static void
active_cb (MusterWindow *window)
{
  g_clear_handle_id (&window->watch, g_source_remove);
  if (!gtk_window_is_active (GTK_WINDOW (window)))
    return;
  watch_cb (window);
  window->watch = g_timeout_add_seconds (1, watch_cb, window);
}

static void
session_failed_cb (const char *sentence, gpointer data)
{
  muster_shell_toast (data, sentence);
}

/* Actions. */

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_shell_flush (MUSTER_SHELL (widget));
  muster_session_undo (MUSTER_WINDOW (widget)->session);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_shell_flush (MUSTER_SHELL (widget));
  muster_session_redo (MUSTER_WINDOW (widget)->session);
}

static void
compare (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);

  muster_shell_flush (MUSTER_SHELL (window));
  if (window->editor == NULL)
    return;
  muster_shell_show_editor (MUSTER_SHELL (window));
  muster_compare_ask (GTK_WINDOW (window), MUSTER_EDITOR (window->editor));
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);

  if (window->sidebar == NULL)
    return;
  muster_panes_show (window->panes, MUSTER_PANE_LIBRARY);
  muster_sidebar_focus_search (MUSTER_SIDEBAR (window->sidebar));
}

static void
rename_shown (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_shell_name (MUSTER_SHELL (widget));
}

static void
retry (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_session_retry (MUSTER_WINDOW (widget)->session);
}

/* Also if there is only the trash. */
static void
show_trash (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);

  if (window->sidebar == NULL)
    make_panes (window);
  gtk_stack_set_visible_child_name (window->stack, "work");
  muster_panes_show (window->panes, MUSTER_PANE_LIBRARY);
  muster_sidebar_show_trash (MUSTER_SIDEBAR (window->sidebar));
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPanes *panes = MUSTER_WINDOW (widget)->panes;
  gboolean from_card = !muster_panes_is_in_view (panes, MUSTER_PANE_EDITOR);

  if (!from_card && muster_session_get_group (MUSTER_WINDOW (widget)->session) != NULL)
    {
      muster_shell_flush (MUSTER_SHELL (widget));
      muster_session_leave (MUSTER_WINDOW (widget)->session);
      return;
    }
  muster_panes_show (panes, from_card ? MUSTER_PANE_EDITOR : MUSTER_PANE_LIBRARY);
}

static void
go_to_card (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_panes_show (MUSTER_WINDOW (widget)->panes, MUSTER_PANE_CARD);
}

static gboolean
muster_window_close_request (GtkWindow *window)
{
  return !muster_window_closing_may (MUSTER_SHELL (window))
         || GTK_WINDOW_CLASS (muster_window_parent_class)->close_request (window);
}

static void
muster_window_dispose (GObject *object)
{
  MusterWindow *window = MUSTER_WINDOW (object);

  g_clear_handle_id (&window->watch, g_source_remove);
  g_clear_handle_id (&window->filling, g_source_remove);
  /* Commits input however the window closes, then stops listening. */
  if (window->session != NULL)
    {
      muster_shell_flush (MUSTER_SHELL (window));
      muster_rescue_save (window->session);
      muster_session_unlisten (window->session, window->listener);
    }
  g_clear_pointer (&window->session, muster_session_unref);
  G_OBJECT_CLASS (muster_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc run;
  } actions[] = {
    { "win.compare", compare },     { "win.undo", undo },        { "win.redo", redo },
    { "win.retry", retry },         { "win.trash", show_trash }, { "win.find", find },
    { "win.rename", rename_shown }, { "win.back", go_back },     { "win.card", go_to_card },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].run);
}

static void
muster_window_class_init (MusterWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_window_dispose;
  widget_class->map = muster_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = muster_window_close_request;
  g_type_ensure (MUSTER_TYPE_PANES);
  g_type_ensure (MUSTER_TYPE_ELASTIC_TITLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, panes);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, back);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, to_card);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, welcome);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, share);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, starts);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, starts_button);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, to_trash);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, history);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, redo);
  install_actions (widget_class);
  muster_window_files_install (widget_class);
  muster_window_menu_install (widget_class);
  muster_window_packs_install_actions (widget_class);
  muster_window_things_install (widget_class);
  muster_editors_install (widget_class);
  muster_keys_bind (widget_class);
}

/* The icon is loaded after the first frame; its place is reserved until then. */
static void
reserve_face (MusterWindow *window)
{
  g_autoptr (GdkPaintable) empty = gdk_paintable_new_empty (128, 128);

  adw_status_page_set_paintable (window->welcome, empty);
  muster_label_set_least_width (GTK_WIDGET (window->welcome));
}

static void
muster_window_init (MusterWindow *window)
{
  gtk_widget_init_template (GTK_WIDGET (window));
  muster_label_wrap (adw_status_page_get_child (window->welcome));
  reserve_face (window);
  muster_focus_keeper_watch (GTK_WINDOW (window));
  muster_editors_fill_menu (window->starts);
  g_menu_append (window->starts, _ ("Surprise Me"), "win.surprise");
  g_menu_append (window->starts, _ ("Two Random Groups"), "win.surprise-groups");
  muster_window_menu_fill_share (window->share);
  muster_window_files_take_drops (MUSTER_SHELL (window));
}

MusterWindow *
muster_window_new (AdwApplication *application, MusterSession *session)
{
  static const MusterSessionListener listener = { session_changed_cb, session_selected_cb, session_failed_cb };
  MusterWindow *window = g_object_new (MUSTER_TYPE_WINDOW, "application", application, NULL);

  window->session = muster_session_ref (session);
  window->listener = muster_session_listen (session, &listener, window, NULL);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_cb), NULL);
  session_changed_cb (window);
  return window;
}
