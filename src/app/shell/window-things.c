/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-things.h"

#include "app/shell/window-files.h"

#include <glib/gi18n.h>

#include "app/shell/editor.h"
#include "app/shell/new-thing.h"
#include "app/shell/history-window.h"
#include "app/widgets/dialogs.h"
#include "app/shell/settings.h"
#include "model/document.h"
#include "games/document-file.h"
#include "games/games.h"

/* The entry of an action, after committing input; NULL if it is gone. */
static MusterLibraryEntry *
get_entry (MusterShell *window, gint64 id)
{
  MusterLibrary *library = muster_session_get_library (muster_shell_get_session (window));

  muster_shell_flush (window);
  return library != NULL ? muster_library_get_entry (library, id, NULL) : NULL;
}

static const char *
get_name (const MusterLibraryEntry *entry)
{
  return *entry->name != '\0' ? entry->name : _ ("Unnamed");
}

static void
show_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_shell_show (MUSTER_SHELL (widget), g_variant_get_int64 (parameter));
}

/* Telling. */

static void
tell_things (MusterShell *window, const char *one, const char *several, const gint64 *ids, gsize n, const char *action)
{
  MusterLibrary *library = muster_session_get_library (muster_shell_get_session (window));
  g_autoptr (MusterLibraryEntry) entry = n == 1 ? muster_library_get_entry (library, ids[0], NULL) : NULL;
  g_autofree char *told
      = entry != NULL ? g_strdup_printf (one, get_name (entry)) : g_strdup_printf (several, (guint) n);

  muster_shell_toast_undo (window, told, action, g_variant_new_fixed_array (G_VARIANT_TYPE_INT64, ids, n, sizeof *ids));
}

void
muster_window_things_toast_made (MusterShell *window)
{
  MusterLibrary *library = muster_session_get_library (muster_shell_get_session (window));
  gint64 change = library != NULL ? muster_library_get_last_change (library) : 0;
  g_autoptr (GArray) made = change != 0 ? muster_library_list_touched (library, change, NULL) : NULL;

  if (made != NULL && made->len > 0)
    tell_things (window, _ ("%s was added"), ngettext ("%u thing was added", "%u things were added", made->len),
                 (const gint64 *) (gpointer) made->data, made->len, "win.trash-things");
}

/* For editors that make additional things. */
static void
tell_made (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_window_things_toast_made (MUSTER_SHELL (widget));
}

/* Making. */

static void
start (MusterShell *window, const MusterThingClass *klass)
{
  MusterSession *session = muster_shell_get_session (window);

  muster_shell_flush (window);
  muster_session_add (session, _ (klass->rules->start_label),
                      muster_new_thing_make (klass, muster_session_get_catalog (session)));
  muster_shell_name (window);
  muster_window_things_toast_made (window);
}

/* A thing of the class with that element name. */
static void
new_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const MusterThingClass *klass = muster_games_find_class (g_variant_get_string (parameter, NULL));

  if (klass != NULL && klass->rules->start != NULL)
    start (MUSTER_SHELL (widget), klass);
}

/* Copying, deleting and restoring. */

static void
duplicate_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, g_variant_get_int64 (parameter));
  g_autofree char *label = entry != NULL ? g_strdup_printf (_ ("Duplicate %s"), get_name (entry)) : NULL;

  if (entry != NULL && muster_session_duplicate (muster_shell_get_session (window), label, entry->id))
    muster_window_things_toast_made (window);
}

/* "Delete Vex", "Bring back 3 things"; NULL if a single one is gone. */
static char *
dup_move_label (MusterShell *window, const gint64 *ids, gsize n, gboolean to_trash)
{
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, ids[0]);

  if (n > 1)
    return g_strdup_printf (to_trash ? ngettext ("Delete %u thing", "Delete %u things", n)
                                     : ngettext ("Bring back %u thing", "Bring back %u things", n),
                            (guint) n);
  return entry != NULL ? g_strdup_printf (to_trash ? _ ("Delete %s") : _ ("Bring back %s"), get_name (entry)) : NULL;
}

static void
move_things (MusterShell *window, const gint64 *ids, gsize n, gboolean to_trash)
{
  g_autofree char *label = n > 0 ? dup_move_label (window, ids, n, to_trash) : NULL;
  guint moved = label != NULL ? muster_session_move (muster_shell_get_session (window), label, ids, n, to_trash) : 0;

  if (moved == 0)
    return;
  if (to_trash)
    tell_things (window, _ ("%s is in the trash"),
                 ngettext ("%u thing is in the trash", "%u things are in the trash", moved), ids, moved,
                 "win.restore-things");
  else
    tell_things (window, _ ("%s is back"), ngettext ("%u thing is back", "%u things are back", moved), ids, moved,
                 "win.trash-things");
}

static void
trash_things (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gsize n;
  const gint64 *ids = g_variant_get_fixed_array (parameter, &n, sizeof *ids);

  move_things (MUSTER_SHELL (widget), ids, n, TRUE);
}

static void
restore_things (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gsize n;
  const gint64 *ids = g_variant_get_fixed_array (parameter, &n, sizeof *ids);

  move_things (MUSTER_SHELL (widget), ids, n, FALSE);
}

static void
delete_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gint64 id = g_variant_get_int64 (parameter);

  move_things (MUSTER_SHELL (widget), &id, 1, TRUE);
}

static void
restore_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gint64 id = g_variant_get_int64 (parameter);

  move_things (MUSTER_SHELL (widget), &id, 1, FALSE);
}

/* The current thing, like any other. */
static void
delete_shown (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gint64 id = muster_session_get_selected (muster_shell_get_session (MUSTER_SHELL (widget)));

  move_things (MUSTER_SHELL (widget), &id, 1, TRUE);
}

static void
duplicate_shown (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.duplicate-thing", "x",
                              muster_session_get_selected (muster_shell_get_session (MUSTER_SHELL (widget))));
}

/* A copy that its editor asks about, or else only with another name. */
static void
save_as_variant (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  GtkWidget *editor;

  muster_shell_flush (window);
  editor = muster_shell_get_editor (window);
  if (editor != NULL && muster_editor_ask_variant (MUSTER_EDITOR (editor)))
    return;
  gtk_widget_activate_action (widget, "win.duplicate", NULL);
  muster_shell_name (window);
}

/* A tag to add and one to remove; empty for none. */
static void
tag_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *add, *remove, *tag;
  g_autofree char *label = NULL, *told = NULL;
  gint64 id;

  g_variant_get (parameter, "(x&s&s)", &id, &add, &remove);
  tag = *add != '\0' ? add : remove;
  label = g_strdup_printf (tag == add ? _ ("Tag with %s") : _ ("Remove the tag %s"), tag);
  told = g_strdup_printf (tag == add ? _ ("Tagged with %s") : _ ("The tag %s was removed"), tag);
  muster_shell_flush (MUSTER_SHELL (widget));
  if (muster_session_tag (muster_shell_get_session (MUSTER_SHELL (widget)), label, id, tag == add ? add : NULL,
                          tag == add ? NULL : remove))
    muster_shell_toast_undo (MUSTER_SHELL (widget), told, "win.tag-thing", g_variant_new ("(xss)", id, remove, add));
}

/* The history. */

static void
show_history (MusterShell *window, gint64 id)
{
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, id);
  GtkWidget *history;

  if (entry == NULL)
    return;
  history = muster_history_window_new (GTK_WINDOW (window), muster_shell_get_session (window), id);
  g_signal_connect_object (history, "told", G_CALLBACK (muster_shell_toast), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (history));
}

static void
history_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_history (MUSTER_SHELL (widget), g_variant_get_int64 (parameter));
}

static void
history_shown (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_history (MUSTER_SHELL (widget), muster_session_get_selected (muster_shell_get_session (MUSTER_SHELL (widget))));
}

/* Files. */

static void
chosen_cb (const char *path, gpointer data)
{
  MusterShell *window = data;
  MusterSession *session = muster_shell_get_session (window);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_document_new ();
  gint64 *id = g_object_get_data (data, "exported");
  MusterThing *thing = muster_session_has_library (session, &error)
                           ? muster_library_export (muster_session_get_library (session), *id, &error)
                           : NULL;
  g_autofree char *folder = g_path_get_dirname (path);

  if (thing != NULL)
    {
      g_ptr_array_add (document->things, thing);
      muster_document_save (document, path, muster_session_get_catalog (session), &error);
    }
  if (error != NULL)
    muster_dialogs_message (GTK_WINDOW (window), _ ("The file could not be written"), error->message);
  else
    {
      muster_window_files_toast_written (window, path);
      g_settings_set_string (muster_settings_get (), "export-folder", folder);
    }
}

static void
export_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, id);
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "export-folder"), *name = NULL;

  if (entry == NULL)
    return;
  name = g_strdup_printf ("%s.muster", get_name (entry));
  g_strdelimit (name, "/", '-');
  g_object_set_data_full (G_OBJECT (window), "exported", g_memdup2 (&id, sizeof id), g_free);
  muster_dialogs_save (GTK_WINDOW (window), folder, name, chosen_cb, window);
}

void
muster_window_things_install (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc run;
  } actions[] = {
    { "win.tell-made", NULL, tell_made },
    { "win.new-thing", "s", new_thing },
    { "win.duplicate", NULL, duplicate_shown },
    { "win.variant", NULL, save_as_variant },
    { "win.duplicate-thing", "x", duplicate_thing },
    { "win.delete", NULL, delete_shown },
    { "win.delete-thing", "x", delete_thing },
    { "win.restore-thing", "x", restore_thing },
    { "win.trash-things", "ax", trash_things },
    { "win.restore-things", "ax", restore_things },
    { "win.history", NULL, history_shown },
    { "win.history-thing", "x", history_thing },
    { "win.tag-thing", "(xss)", tag_thing },
    { "win.show-thing", "x", show_thing },
    { "win.export-thing", "x", export_thing },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].run);
}
