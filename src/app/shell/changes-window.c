/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/changes-window.h"

#include <glib/gi18n.h>

#include "app/shell/consequence-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/widgets/tooltip.h"

struct _MusterChangesWindow
{
  AdwWindow parent;
  AdwWindowTitle *heading;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkWidget *repair_all;
  MusterRowGroup *things;
  GPtrArray *rows;         /* rows of the list */
  GPtrArray *consequences; /* MusterConsequence */
  GArray *repaired;        /* the changes made by the last repair */
  MusterSession *session;
  guint listener;
  guint showing;
};

G_DEFINE_FINAL_TYPE (MusterChangesWindow, muster_changes_window, ADW_TYPE_WINDOW)

/* Repairing. */

static void
repair (MusterChangesWindow *window, const gint64 *ids, gsize n)
{
  GArray *repaired = muster_session_repair (window->session, ids, n);
  g_autofree char *told
      = g_strdup_printf (ngettext ("Repaired %u thing", "Repaired %u things", repaired->len), repaired->len);
  AdwToast *toast = adw_toast_new (told);

  g_array_unref (window->repaired);
  window->repaired = repaired;
  if (repaired->len > 0)
    {
      adw_toast_set_button_label (toast, _ ("_Undo"));
      adw_toast_set_action_name (toast, "changes.undo");
    }
  adw_toast_overlay_add_toast (window->toasts, toast);
}

static void
repair_all_cb (MusterChangesWindow *window)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < window->consequences->len; i++)
    {
      const MusterConsequence *consequence = window->consequences->pdata[i];

      if (consequence->repair != NULL)
        g_array_append_val (ids, consequence->id);
    }
  repair (window, (const gint64 *) (gpointer) ids->data, ids->len);
}

static void
repair_one (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gint64 id = g_variant_get_int64 (parameter);

  repair (MUSTER_CHANGES_WINDOW (widget), &id, 1);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterChangesWindow *window = MUSTER_CHANGES_WINDOW (widget);

  muster_session_take_back (window->session, window->repaired);
  g_array_set_size (window->repaired, 0);
}

/* Showing. */

static void
add_row (MusterChangesWindow *window, GtkWidget *row)
{
  g_ptr_array_add (window->rows, row);
  muster_row_group_add (window->things, row);
}

static GtkWidget *
make_row (const MusterConsequence *consequence)
{
  GtkWidget *row = muster_consequence_row_new (consequence), *button;

  if (consequence->repair == NULL)
    return row;
  button = gtk_button_new_with_mnemonic (_ ("_Repair"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "changes.repair");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", consequence->id);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), button);
  return row;
}

static void
add_others (MusterChangesWindow *window, guint n)
{
  GtkWidget *row = muster_wrap_row_new ();
  g_autofree char *title = g_strdup_printf (ngettext ("And %u other", "And %u others", n), n);

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), title, NULL, FALSE);
  add_row (window, row);
}

static GPtrArray *
list (MusterChangesWindow *window)
{
  MusterLibrary *library = muster_session_get_library (window->session);
  GPtrArray *consequences
      = library != NULL ? muster_consequences_list (library, muster_session_get_catalog (window->session), NULL) : NULL;

  return consequences != NULL ? consequences : g_ptr_array_new ();
}

static void
show_things (MusterChangesWindow *window)
{
  guint n;

  for (guint i = 0; i < window->rows->len; i++)
    muster_row_group_remove (window->things, window->rows->pdata[i]);
  g_ptr_array_set_size (window->rows, 0);
  g_ptr_array_unref (window->consequences);
  window->consequences = list (window);
  n = window->consequences->len;
  for (guint i = 0; i < MIN (n, MUSTER_MOST_CONSEQUENCE_ROWS); i++)
    add_row (window, make_row (window->consequences->pdata[i]));
  if (n > MUSTER_MOST_CONSEQUENCE_ROWS)
    add_others (window, n - MUSTER_MOST_CONSEQUENCE_ROWS);
  gtk_widget_set_visible (window->repair_all, muster_consequences_count_repairs (window->consequences) > 0);
  gtk_stack_set_visible_child_name (window->stack, n > 0 ? "things" : "none");
}

/* Delayed: the clicked button is in a row that will be removed. */
static gboolean
show_later_cb (gpointer data)
{
  MusterChangesWindow *window = data;

  window->showing = 0;
  show_things (window);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (gpointer data)
{
  MusterChangesWindow *window = data;

  if (window->showing == 0)
    window->showing = g_idle_add (show_later_cb, window);
}

/* Making. */

static void
muster_changes_window_dispose (GObject *object)
{
  MusterChangesWindow *window = MUSTER_CHANGES_WINDOW (object);

  g_clear_handle_id (&window->showing, g_source_remove);
  if (window->session != NULL)
    muster_session_unlisten (window->session, window->listener);
  g_clear_pointer (&window->session, muster_session_unref);
  G_OBJECT_CLASS (muster_changes_window_parent_class)->dispose (object);
}

static void
muster_changes_window_finalize (GObject *object)
{
  MusterChangesWindow *window = MUSTER_CHANGES_WINDOW (object);

  g_ptr_array_unref (window->rows);
  g_ptr_array_unref (window->consequences);
  g_array_unref (window->repaired);
  G_OBJECT_CLASS (muster_changes_window_parent_class)->finalize (object);
}

static void
muster_changes_window_class_init (MusterChangesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_changes_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_changes_window_finalize;
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/changes-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterChangesWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterChangesWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterChangesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterChangesWindow, repair_all);
  gtk_widget_class_bind_template_child (widget_class, MusterChangesWindow, things);
  gtk_widget_class_bind_template_callback (widget_class, repair_all_cb);
  gtk_widget_class_install_action (widget_class, "changes.repair", "x", repair_one);
  gtk_widget_class_install_action (widget_class, "changes.undo", NULL, undo);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "changes.undo", NULL);
}

static void
muster_changes_window_init (MusterChangesWindow *window)
{
  window->rows = g_ptr_array_new ();
  window->consequences = g_ptr_array_new ();
  window->repaired = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (window));
  muster_tooltip_set_for_cut (GTK_WIDGET (window->heading));
}

GtkWidget *
muster_changes_window_new (GtkWindow *parent, MusterSession *session)
{
  static const MusterSessionListener listener = { .changed = changed_cb };
  MusterChangesWindow *window = g_object_new (MUSTER_TYPE_CHANGES_WINDOW, "transient-for", parent, NULL);

  window->session = muster_session_ref (session);
  window->listener = muster_session_listen (session, &listener, window, NULL);
  show_things (window);
  return GTK_WIDGET (window);
}
