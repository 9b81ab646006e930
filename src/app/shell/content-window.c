/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/content-window.h"

#include <glib/gi18n.h>

#include "app/shell/changes-window.h"
#include "app/shell/option-window.h"
#include "app/house/new-pack-window.h"
#include "app/house/pack-window.h"
#include "app/shell/window-packs.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/elastic-title.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/widgets/tooltip.h"
#include "workspace/consequences.h"
#include "workspace/pack-effects.h"
#include "workspace/pack-summary.h"

struct _MusterContentWindow
{
  AdwWindow parent;
  AdwWindowTitle *heading;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  MusterRowGroup *packs;
  GPtrArray *rows;      /* rows of the list */
  GHashTable *unfolded; /* ids of the expanded ones */
  MusterShell *window;
  MusterSession *session;
  guint listener;
  guint showing;
};

G_DEFINE_FINAL_TYPE (MusterContentWindow, muster_content_window, ADW_TYPE_WINDOW)

/* Longer lists of names are cut; the count covers the others. */
#define MOST_NAMES 40
#define MOST_CONSEQUENCES 10

static void
tell (MusterContentWindow *content, const char *sentence)
{
  adw_toast_overlay_add_toast (content->toasts, adw_toast_new (sentence));
}

/* The folder has changed; all views follow the session. */
static void
settle (MusterContentWindow *content, gboolean done, const GError *error)
{
  if (!done)
    tell (content, error->message);
  muster_window_packs_refresh (content->window);
}

/* Words. */

static char *
dup_counts (MusterContentWindow *content, const MusterHousePack *pack, guint users)
{
  guint options = muster_pack_summary_count_options (content->session, pack);
  g_autofree char *adds = g_strdup_printf (ngettext ("%u option", "%u options", options), options);
  g_autofree char *used = g_strdup_printf (
      ngettext ("used by %u thing in your library", "used by %u things in your library", users), users);

  return g_strdup_printf ("%s · %s", adds, users > 0 ? used : _ ("not used yet"));
}

static char *
dup_state (MusterContentWindow *content, const MusterHousePack *pack, guint users)
{
  if (!pack->on)
    return g_strdup (_ ("Switched off"));
  if (pack->used)
    return dup_counts (content, pack, users);
  if (pack->rival != NULL)
    return g_strdup_printf (_ ("Not used: the pack “%s” has an option with the same id"), pack->rival);
  return g_strdup_printf (_ ("Not used: %s"), pack->problem);
}

static char *
dup_names (GPtrArray *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (names->len, MOST_NAMES); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", (const char *) names->pdata[i]);
  if (names->len > MOST_NAMES)
    g_string_append (text, ", …");
  return g_string_free (text, FALSE);
}

/* Actions on a pack. Widgets hold its id. */

static const char *
get_id (gpointer widget)
{
  return g_object_get_data (G_OBJECT (widget), "pack");
}

static void
set_id (gpointer widget, const char *id)
{
  g_object_set_data_full (G_OBJECT (widget), "pack", g_strdup (id), g_free);
}

static void
switched_cb (GtkSwitch *toggle, GParamSpec *pspec, MusterContentWindow *content)
{
  g_autofree char *id = g_strdup (get_id (toggle));
  g_autoptr (GError) error = NULL;

  settle (content, muster_house_switch (id, gtk_switch_get_active (toggle), &error), error);
}

static void
removed_cb (GtkButton *button, MusterContentWindow *content)
{
  g_autofree char *id = g_strdup (get_id (button)), *folder = muster_house_dup_folder ();
  g_autofree char *told = g_strdup_printf (_ ("Removed “%s”. It is kept in %s/removed"), id, folder);
  g_autoptr (GError) error = NULL;
  gboolean done = muster_house_remove (id, &error);

  if (done)
    tell (content, told);
  settle (content, done, error);
}

/* Editing. */

/* Edits become visible when the pack's window closes. */
static gboolean
edited_cb (MusterContentWindow *content)
{
  muster_window_packs_refresh (content->window);
  return FALSE;
}

static void
edit (MusterContentWindow *content, const char *id)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *window = muster_pack_window_new (GTK_WINDOW (content), id, &error);

  if (window == NULL)
    {
      tell (content, error->message);
      return;
    }
  g_signal_connect_object (window, "close-request", G_CALLBACK (edited_cb), content, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
edit_cb (GtkButton *button, MusterContentWindow *content)
{
  edit (content, get_id (button));
}

static void
created_cb (MusterContentWindow *content, const char *id)
{
  muster_window_packs_refresh (content->window);
  edit (content, id);
}

static void
new_cb (MusterContentWindow *content)
{
  GtkWidget *window = muster_new_pack_window_new (GTK_WINDOW (content), muster_session_get_catalog (content->session));

  g_signal_connect_object (window, "created", G_CALLBACK (created_cb), content, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* Of two packs with the same option, switches off the other one. */
static void
preferred_cb (GtkButton *button, MusterContentWindow *content)
{
  g_autofree char *id = g_strdup (get_id (button));
  const MusterHousePack *pack = muster_house_find (muster_session_get_house (content->session), id);
  g_autofree char *rival = pack != NULL ? g_strdup (pack->rival) : NULL;
  g_autoptr (GError) error = NULL;

  if (rival != NULL)
    settle (content, muster_house_switch (rival, FALSE, &error), error);
}

/* Rows. */

static void
add_text (MusterFoldRow *row, const char *title, const char *text)
{
  GtkWidget *inner;

  if (text == NULL || *text == '\0')
    return;
  inner = muster_wrap_row_new ();
  muster_wrap_row_show (MUSTER_WRAP_ROW (inner), title, text, FALSE);
  muster_fold_row_add_row (row, inner);
}

/* What switching the pack would do to the player's things. */
static void
show_consequences (MusterContentWindow *content, MusterFoldRow *row, const MusterHousePack *pack)
{
  g_autoptr (GPtrArray) consequences = muster_pack_effects_predict (content->session, pack->id, !pack->on, NULL);
  g_autofree char *count = consequences != NULL ? muster_consequences_dup_count (consequences, FALSE) : NULL,
                  *lines = NULL, *text = NULL;

  if (count == NULL)
    return;
  lines = muster_consequences_dup_lines (consequences, MOST_CONSEQUENCES);
  text = g_strdup_printf (_ ("%s\n%s"), count, lines);
  add_text (row, pack->on ? _ ("If you switch it off") : _ ("If you switch it on"), text);
}

static void
option_cb (MusterWrapRow *row, MusterContentWindow *content)
{
  const MusterOption *option = g_object_get_data (G_OBJECT (row), "option");

  gtk_window_present (GTK_WINDOW (muster_option_window_new (GTK_WINDOW (content), content->session, option)));
}

/* The options with a price, each opening its page. Rows are rebuilt with the catalogue. */
static void
show_options (MusterContentWindow *content, MusterFoldRow *row, const MusterHousePack *pack)
{
  g_autoptr (GPtrArray) options = muster_pack_effects_list_priced (content->session, pack);

  for (guint i = 0; i < MIN (options->len, MOST_NAMES); i++)
    {
      const MusterOption *option = options->pdata[i];
      GtkWidget *inner = muster_wrap_row_new ();
      g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", option->points), option->points);

      muster_wrap_row_show (MUSTER_WRAP_ROW (inner), muster_option_get_name (option), points, FALSE);
      muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (inner), gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (inner), TRUE);
      g_object_set_data (G_OBJECT (inner), "option", (gpointer) option);
      g_signal_connect_object (inner, "activated", G_CALLBACK (option_cb), content, 0);
      muster_fold_row_add_row (row, inner);
    }
}

/* Computed when first expanded. */
static void
show_effects (MusterContentWindow *content, MusterFoldRow *row)
{
  const MusterHouse *house = muster_session_get_house (content->session);
  const MusterHousePack *pack = house != NULL ? muster_house_find (house, get_id (row)) : NULL;
  g_autoptr (GPtrArray) effects = NULL;
  g_autofree char *text = NULL;

  if (pack == NULL || g_object_get_data (G_OBJECT (row), "counted") != NULL)
    return;
  g_object_set_data (G_OBJECT (row), "counted", row);
  effects = muster_pack_effects_list (content->session, pack);
  g_ptr_array_add (effects, NULL);
  text = g_strjoinv ("\n", (char **) effects->pdata);
  add_text (row, _ ("What it does to the game"), text);
  show_options (content, row, pack);
  show_consequences (content, row, pack);
}

static void
unfolded_cb (MusterFoldRow *row, GParamSpec *pspec, MusterContentWindow *content)
{
  if (muster_fold_row_get_expanded (row))
    {
      g_hash_table_add (content->unfolded, g_strdup (get_id (row)));
      show_effects (content, row);
    }
  else
    g_hash_table_remove (content->unfolded, get_id (row));
}

static GtkWidget *
make_button (MusterContentWindow *content, const char *id, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  set_id (button, id);
  g_signal_connect_object (button, "clicked", clicked, content, 0);
  return button;
}

static GtkWidget *
make_options_row (MusterContentWindow *content, const MusterHousePack *pack)
{
  GtkWidget *row = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), _ ("Options"), _ ("Create new options, and change existing ones"),
                        FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row),
                              make_button (content, pack->id, _ ("_Edit…"), G_CALLBACK (edit_cb)));
  return row;
}

/* Its file, with actions. */
static GtkWidget *
make_file_row (MusterContentWindow *content, const MusterHousePack *pack)
{
  GtkWidget *row = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), _ ("File"), pack->path, FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row),
                              make_button (content, pack->id, _ ("_Remove"), G_CALLBACK (removed_cb)));
  return row;
}

static GtkWidget *
make_switch (MusterContentWindow *content, const MusterHousePack *pack)
{
  GtkWidget *toggle = gtk_switch_new ();
  g_autofree char *label = g_strdup_printf (_ ("Use %s"), pack->name);

  gtk_switch_set_active (GTK_SWITCH (toggle), pack->on);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (toggle, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  set_id (toggle, pack->id);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (switched_cb), content, 0);
  return toggle;
}

static void
add_rows (MusterContentWindow *content, MusterFoldRow *row, const MusterHousePack *pack, GPtrArray *users)
{
  g_autofree char *adds = muster_pack_summary_dup_options (content->session, pack), *used = dup_names (users);

  add_text (row, _ ("About"), pack->about);
  add_text (row, _ ("Adds"), adds);
  add_text (row, _ ("Used by"), used);
  if (pack->on && pack->rival != NULL)
    {
      GtkWidget *inner = muster_wrap_row_new ();

      muster_wrap_row_show (MUSTER_WRAP_ROW (inner), _ ("Which one is meant?"),
                            _ ("Two packs have an option with the same id. Neither is used until you choose."), FALSE);
      muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (inner),
                                  make_button (content, pack->id, _ ("_Use This One"), G_CALLBACK (preferred_cb)));
      muster_fold_row_add_row (row, inner);
    }
  muster_fold_row_add_row (row, make_options_row (content, pack));
  muster_fold_row_add_row (row, make_file_row (content, pack));
}

static GtkWidget *
make_row (MusterContentWindow *content, const MusterHousePack *pack)
{
  GtkWidget *row = muster_fold_row_new ();
  g_autoptr (GPtrArray) users = muster_pack_summary_list_users (content->session, pack);
  g_autofree char *title = g_strdup_printf ("%s %s", pack->name, pack->version);
  g_autofree char *state = dup_state (content, pack, users->len);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_strchomp (title));
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row), state);
  muster_fold_row_add_action (MUSTER_FOLD_ROW (row), make_switch (content, pack));
  add_rows (content, MUSTER_FOLD_ROW (row), pack, users);
  gtk_widget_set_name (row, pack->id);
  set_id (row, pack->id);
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), g_hash_table_contains (content->unfolded, pack->id)
                                                           || (pack->on && pack->rival != NULL));
  if (muster_fold_row_get_expanded (MUSTER_FOLD_ROW (row)))
    show_effects (content, MUSTER_FOLD_ROW (row));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (unfolded_cb), content, 0);
  return row;
}

static void
show_packs (MusterContentWindow *content)
{
  const MusterHouse *house = muster_session_get_house (content->session);
  guint n = house != NULL ? house->packs->len : 0;

  for (guint i = 0; i < content->rows->len; i++)
    muster_row_group_remove (content->packs, content->rows->pdata[i]);
  g_ptr_array_set_size (content->rows, 0);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = make_row (content, house->packs->pdata[i]);

      g_ptr_array_add (content->rows, row);
      muster_row_group_add (content->packs, row);
    }
  gtk_stack_set_visible_child_name (content->stack, n > 0 ? "packs" : "none");
}

/* Delayed: the switch is in a row that will be removed. */
static gboolean
show_later_cb (gpointer data)
{
  MusterContentWindow *content = data;

  content->showing = 0;
  show_packs (content);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (gpointer data)
{
  MusterContentWindow *content = data;

  if (content->showing == 0)
    content->showing = g_idle_add (show_later_cb, content);
}

static void
show_changes_cb (MusterContentWindow *content)
{
  gtk_window_present (GTK_WINDOW (muster_changes_window_new (GTK_WINDOW (content), content->session)));
}

/* Installing. */

static void
chosen_cb (const char *path, gpointer data)
{
  muster_window_packs_install (MUSTER_CONTENT_WINDOW (data)->window, path);
}

static void
install_cb (MusterContentWindow *content)
{
  muster_dialogs_open_pack (GTK_WINDOW (content), chosen_cb, content);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MusterContentWindow *content)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *file = files; file != NULL; file = file->next)
    {
      g_autofree char *path = g_file_get_path (file->data);

      if (path != NULL)
        muster_window_packs_install (content->window, path);
      else
        muster_dialogs_refuse_remote (GTK_WINDOW (content), file->data);
    }
  return files != NULL;
}

/* Making. */

static void
muster_content_window_dispose (GObject *object)
{
  MusterContentWindow *content = MUSTER_CONTENT_WINDOW (object);

  g_clear_handle_id (&content->showing, g_source_remove);
  if (content->session != NULL)
    muster_session_unlisten (content->session, content->listener);
  g_clear_pointer (&content->session, muster_session_unref);
  G_OBJECT_CLASS (muster_content_window_parent_class)->dispose (object);
}

static void
muster_content_window_finalize (GObject *object)
{
  MusterContentWindow *content = MUSTER_CONTENT_WINDOW (object);

  g_ptr_array_unref (content->rows);
  g_hash_table_unref (content->unfolded);
  G_OBJECT_CLASS (muster_content_window_parent_class)->finalize (object);
}

static void
muster_content_window_class_init (MusterContentWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_content_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_content_window_finalize;
  g_type_ensure (MUSTER_TYPE_ELASTIC_TITLE);
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/content-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterContentWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterContentWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterContentWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterContentWindow, packs);
  gtk_widget_class_bind_template_callback (widget_class, install_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_changes_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_content_window_init (MusterContentWindow *content)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  content->rows = g_ptr_array_new ();
  content->unfolded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (content));
  muster_tooltip_set_for_cut (GTK_WIDGET (content->heading));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), content);
  gtk_widget_add_controller (GTK_WIDGET (content), GTK_EVENT_CONTROLLER (target));
}

/* The terminal may have changed packs while it had the keyboard. */
static void
active_cb (MusterContentWindow *content)
{
  if (gtk_window_is_active (GTK_WINDOW (content)))
    muster_window_packs_refresh (content->window);
}

GtkWidget *
muster_content_window_new (MusterShell *parent)
{
  static const MusterSessionListener listener = { .changed = changed_cb };
  MusterContentWindow *content = g_object_new (MUSTER_TYPE_CONTENT_WINDOW, "transient-for", parent, NULL);

  content->window = parent;
  content->session = muster_session_ref (muster_shell_get_session (parent));
  muster_session_refresh_packs (content->session);
  content->listener = muster_session_listen (content->session, &listener, content, NULL);
  show_packs (content);
  g_signal_connect (content, "notify::is-active", G_CALLBACK (active_cb), NULL);
  return GTK_WIDGET (content);
}
