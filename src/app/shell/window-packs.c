/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-packs.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/shell/changes-window.h"
#include "app/shell/content-window.h"
#include "app/widgets/dialogs.h"
#include "games/carried.h"
#include "model/error.h"
#include "workspace/carried-packs.h"
#include "workspace/consequences.h"
#include "workspace/pack-effects.h"
#include "workspace/paths.h"
#include "xml/file.h"

/* Dialogs have no room for more lines. */
#define MOST_CONSEQUENCES 6

gboolean
muster_window_packs_is_pack (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  return g_str_has_suffix (lower, ".xml");
}

/* One sentence for all of them; House Content explains each. */
void
muster_window_packs_name_broken (MusterShell *window)
{
  const MusterHouse *house = muster_session_get_house (muster_shell_get_session (window));
  const MusterHousePack *first = NULL;
  guint n = 0;
  g_autofree char *told = NULL;

  for (guint i = 0; house != NULL && i < house->packs->len; i++)
    {
      const MusterHousePack *pack = house->packs->pdata[i];

      if (!pack->on || pack->problem == NULL)
        continue;
      first = first != NULL ? first : pack;
      n++;
    }
  if (n == 1)
    told = g_strdup_printf (_ ("The pack “%s” isn't used: %s"), first->name, first->problem);
  else if (n > 1)
    told = g_strdup_printf (
        ngettext ("%u pack isn't used; House Content says why", "%u packs aren't used; House Content says why", n), n);
  if (told != NULL)
    muster_shell_toast (window, told);
}

/* Shows a message and does nothing. */
static void
tell_changes (MusterShell *window)
{
  MusterSession *session = muster_shell_get_session (window);
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (GPtrArray) consequences
      = library != NULL ? muster_consequences_list (library, muster_session_get_catalog (session), NULL) : NULL;
  g_autofree char *told = consequences != NULL ? muster_consequences_dup_count (consequences, TRUE) : NULL;

  if (told != NULL)
    muster_shell_toast_button (window, told, _ ("_Show"), "win.changes", NULL);
}

void
muster_window_packs_refresh (MusterShell *window)
{
  if (!muster_session_has_new_packs (muster_shell_get_session (window)))
    return;
  muster_shell_flush (window);
  if (!muster_session_refresh_packs (muster_shell_get_session (window)))
    return;
  muster_window_packs_name_broken (window);
  tell_changes (window);
}

/* Installing. */

static void install (MusterShell *window, const char *path, gboolean replace);

/* The path is in the response's name, so nothing else has to outlive the dialog. */
static void
answered_cb (const char *response, gpointer data)
{
  if (g_str_has_prefix (response, "/"))
    install (data, response, TRUE);
}

static void
refuse (MusterShell *window, const char *path, const GError *error)
{
  g_autofree char *name = g_path_get_basename (path), *body = g_strdup_printf (_ ("%s: %s"), name, error->message);

  muster_dialogs_message (GTK_WINDOW (window), _ ("This pack can't be installed"), body);
}

/* Before replacing a pack with the same name: the effect on the library. */
static void
ask_to_replace (MusterShell *window, const char *path, GBytes *bytes, const char *reason)
{
  g_autofree char *id = muster_house_dup_id (bytes, NULL), *count = NULL, *lines = NULL, *body = NULL;
  g_autoptr (GPtrArray) consequences
      = id != NULL ? muster_pack_effects_predict (muster_shell_get_session (window), id, TRUE, bytes) : NULL;

  count = consequences != NULL ? muster_consequences_dup_count (consequences, FALSE) : NULL;
  lines = count != NULL ? muster_consequences_dup_lines (consequences, MOST_CONSEQUENCES) : NULL;
  body = count != NULL ? g_strdup_printf (_ ("%s.\n\nWith this one %s:\n%s"), reason, count, lines)
                       : g_strdup_printf (_ ("%s.\n\nNothing in your library changes with this one."), reason);
  muster_dialogs_ask (GTK_WINDOW (window), _ ("Replace the Installed Pack?"), body, path, _ ("_Replace"), answered_cb,
                      window);
}

static void
install (MusterShell *window, const char *path, gboolean replace)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_file_read (path, &error);
  g_autofree char *id = NULL, *told = NULL;
  gboolean done = bytes != NULL && muster_house_install (bytes, muster_paths_get_content (), replace, &id, &error);

  if (!done && !replace && g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_EXISTS))
    {
      ask_to_replace (window, path, bytes, error->message);
      return;
    }
  if (!done)
    {
      refuse (window, path, error);
      return;
    }
  muster_window_packs_refresh (window);
  told = g_strdup_printf (_ ("Installed the pack “%s”"), id);
  muster_shell_toast (window, told);
}

void
muster_window_packs_install (MusterShell *window, const char *path)
{
  install (window, path, FALSE);
}

/* Packs in documents. */

static void
offered_cb (const char *response, gpointer data)
{
  GPtrArray *packs = g_object_get_data (data, "offered");
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "keep"))
    return;
  if (g_str_equal (response, "cancel")
      || !muster_carried_packs_install (packs, g_str_equal (response, "replace"), &error))
    {
      if (error != NULL)
        muster_shell_toast (data, error->message);
      return;
    }
  muster_window_packs_refresh (data);
}

/* An installed pack has a different version of an option: we don't guess. */
static void
ask_which (MusterShell *window, const GPtrArray *packs, const GPtrArray *consequences)
{
  g_autofree char *names = muster_carried_packs_dup_names (packs), *count = NULL, *lines = NULL, *body = NULL;

  count = muster_consequences_dup_count (consequences, FALSE);
  lines = muster_consequences_dup_lines (consequences, MOST_CONSEQUENCES);
  body = count != NULL
             ? g_strdup_printf (_ ("This file comes with %s. An installed pack has a different version of one of its "
                                   "options.\n\nIf you use the one from the file, %s:\n%s"),
                                names, count, lines)
             : g_strdup_printf (_ ("This file comes with %s. An installed pack has a different version of one of its "
                                   "options. Using the one from the file changes nothing in your library."),
                                names);
  muster_dialogs_choose (GTK_WINDOW (window), _ ("Which House Options Should Be Used?"), body, "keep",
                         _ ("_Keep Installed"), "replace", _ ("_Use the File's"), offered_cb, window);
}

static void
offer (MusterShell *window, const GPtrArray *packs, const char *verdicts)
{
  g_autofree char *names = muster_carried_packs_dup_names (packs), *body = NULL;
  g_autofree char *heading = *verdicts != '\0' ? g_strdup_printf ("\n\n%s\n", _ ("With them:")) : g_strdup ("");

  body = g_strdup_printf (_ ("It uses house options from: %s. Until that is installed, only things that include them "
                             "are judged with them.%s%s"),
                          names, heading, verdicts);
  muster_dialogs_ask (GTK_WINDOW (window), _ ("This File Contains House Content"), body, "install", _ ("_Install"),
                      offered_cb, window);
}

/* Asks about packs. Takes ownership. */
static void
ask_about (MusterShell *window, GPtrArray *packs, const char *verdicts)
{
  g_autoptr (GPtrArray) consequences = muster_pack_effects_predict_carried (muster_shell_get_session (window), packs);

  g_object_set_data_full (G_OBJECT (window), "offered", packs, (GDestroyNotify) g_ptr_array_unref);
  if (consequences != NULL)
    ask_which (window, packs, consequences);
  else
    offer (window, packs, verdicts);
}

/* The verdicts of the first things with their carried packs, one per line. */
static char *
dup_verdicts (MusterShell *window, const MusterDocument *document)
{
  GString *lines = g_string_new (NULL);
  guint n = MIN (document->things->len, MOST_CONSEQUENCES);

  for (guint i = 0; i < n; i++)
    {
      const MusterThing *thing = document->things->pdata[i];
      g_autofree char *verdict
          = muster_carried_packs_dup_verdict (thing, muster_session_get_installed (muster_shell_get_session (window)));

      if (verdict != NULL)
        g_string_append_printf (lines, _ ("%s%s: %s"), lines->len > 0 ? "\n" : "", muster_thing_get_name (thing),
                                verdict);
    }
  return g_string_free (lines, FALSE);
}

gboolean
muster_window_packs_offer (MusterShell *window, const MusterDocument *document)
{
  GPtrArray *packs
      = muster_carried_list_new (document, muster_session_get_installed (muster_shell_get_session (window)));
  g_autofree char *verdicts = NULL;

  if (packs->len == 0)
    {
      g_ptr_array_unref (packs);
      return FALSE;
    }
  verdicts = dup_verdicts (window, document);
  ask_about (window, packs, verdicts);
  return TRUE;
}

/* The packs carried by the current thing. */
static void
install_carried (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  MusterSession *session = muster_shell_get_session (window);
  const MusterThing *thing = muster_session_get_thing (session);
  g_autoptr (GPtrArray) packs = NULL;
  g_autoptr (GError) error = NULL;

  muster_shell_flush (window);
  packs
      = thing != NULL ? muster_carried_packs_list (thing, muster_session_get_installed (session)) : g_ptr_array_new ();
  if (!muster_carried_packs_install (packs, FALSE, &error))
    muster_shell_toast (window, error->message);
  muster_window_packs_refresh (window);
}

static void
show_content (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_shell_flush (MUSTER_SHELL (widget));
  gtk_window_present (GTK_WINDOW (muster_content_window_new (MUSTER_SHELL (widget))));
}

static void
show_changes (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);

  muster_shell_flush (window);
  gtk_window_present (GTK_WINDOW (muster_changes_window_new (GTK_WINDOW (window), muster_shell_get_session (window))));
}

void
muster_window_packs_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.content", NULL, show_content);
  gtk_widget_class_install_action (widget_class, "win.changes", NULL, show_changes);
  gtk_widget_class_install_action (widget_class, "win.install-carried", NULL, install_carried);
}
