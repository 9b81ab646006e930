/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/fixture.h"

#include "app/resources.h"
#include "app/shell/settings.h"
#include "store/content.h"
#include "support/library.h"

static AdwApplication *application;

/* The message dialog of libadwaita 1.7 measures itself and its own heading for less than they need, which the toolkit warns of; anything
 * else that it warns of is ours. */
static gboolean
is_of_toolkit (const char *message)
{
  return adw_get_minor_version () >= 7
         && (g_str_has_prefix (message, "Trying to measure GtkLabel ")
             || g_str_has_prefix (message, "Trying to measure AdwMessageDialog "));
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_toolkit (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

void
fixture_init (void)
{
  /* In memory, where there is room: every step is synced. */
  library_use_memory ();
  gtk_init ();
  g_log_set_writer_func (write_log, NULL, NULL);
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
  g_resources_register (muster_app_get_resource ());
  application = adw_application_new ("org.muster.Muster.Test", G_APPLICATION_NON_UNIQUE);
  g_application_set_resource_base_path (G_APPLICATION (application), "/org/muster/Muster");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

int
fixture_setup (void **state)
{
  return fixture_setup_size (state, -1, -1);
}

int
fixture_setup_size (void **state, int width, int height)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("muster-ui-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "library.db", NULL);
  fixture->session = muster_session_new (muster_content_read (g_getenv ("MUSTER_CONTENT"), &error));
  g_assert_no_error (error);
  fixture->window = GTK_WIDGET (muster_window_new (application, fixture->session));
  muster_session_open (fixture->session, fixture->path, &error);
  g_assert_no_error (error);
  if (width > 0)
    gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_present (GTK_WINDOW (fixture->window));
  drive_settle ();
  *state = fixture;
  return 0;
}

int
fixture_teardown (void **state)
{
  Fixture *fixture = *state;

  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  drive_settle ();
  muster_session_unref (fixture->session);
  library_remove_folder (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture);
  return 0;
}

void
fixture_reset_settings (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (muster_settings_get (), "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (muster_settings_get (), keys[i]);
}

void
fixture_act (Fixture *fixture, const char *action)
{
  assert_true (gtk_widget_activate_action (fixture->window, action, NULL));
  drive_settle ();
}

void
fixture_build_example (Fixture *fixture)
{
  static const char *const choices[][2] = { { "Race", "red elf" },      { "Tarot", "6 of cups" },
                                            { "Weapon 1", "sabre" },    { "Enchantment of weapon 1", "shadow" },
                                            { "Armor", "scale" },       { "Accessory", "shield" },
                                            { "Add a skill", "check" }, { "Add a skill", "majesty" } };

  fixture_act (fixture, "win.new");
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    drive_choose (fixture->window, choices[i][0], choices[i][1]);
}

void
fixture_open_things (Fixture *fixture, const char *things)
{
  g_autofree char *path = g_build_filename (fixture->folder, "things.muster", NULL);
  g_autofree char *text = g_strdup_printf ("<muster xmlns='urn:muster:1'>%s</muster>", things);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
}

const MusterCollisionCharacter *
fixture_get_character (Fixture *fixture)
{
  const MusterThing *thing = muster_session_get_thing (fixture->session);

  assert_non_null (thing);
  assert_ptr_equal (thing->klass, &muster_collision_character_class);
  return (const MusterCollisionCharacter *) thing;
}

static gboolean
too_late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
fixture_wait (gboolean (*is_there) (gpointer data), gpointer data)
{
  gboolean too_late = FALSE;
  guint timer = g_timeout_add_seconds (60, too_late_cb, &too_late);

  while (!is_there (data) && !too_late)
    g_main_context_iteration (NULL, TRUE);
  if (too_late)
    fail_msg ("it never happens");
  g_source_remove (timer);
}

void
fixture_assert_text (Fixture *fixture, const char *text)
{
  if (!drive_has_text (fixture->window, text))
    fail_msg ("the window doesn't say “%s”", text);
}

/* The clipboard. */

typedef struct
{
  gboolean done;
  char *text;
} Read;

static void
read_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  Read *read = data;

  read->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  read->done = TRUE;
}

static gboolean
is_read (gpointer data)
{
  return ((Read *) data)->done;
}

char *
fixture_read_clipboard (Fixture *fixture)
{
  Read read = { FALSE, NULL };

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->window), NULL, read_cb, &read);
  fixture_wait (is_read, &read);
  assert_non_null (read.text);
  return read.text;
}
