/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GLib aborts if it can't find the schema, and only looks in installed folders. We look beside the program first, where
 * builds and moved installations have their schema. */
#include "app/shell/settings.h"

#include <glib/gi18n.h>

#include "workspace/paths.h"
#include "model/error.h"

#define SCHEMA "org.muster.Muster"

/* NULL if there is none. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *usual = g_settings_schema_source_get_default ();
  g_autofree char *folder = muster_paths_dup_schemas ();
  g_autoptr (GSettingsSchemaSource) beside
      = folder != NULL ? g_settings_schema_source_new_from_directory (folder, usual, TRUE, NULL) : NULL;
  GSettingsSchema *schema = NULL;

  if (beside != NULL)
    schema = g_settings_schema_source_lookup (beside, SCHEMA, TRUE);
  else if (usual != NULL)
    schema = g_settings_schema_source_lookup (usual, SCHEMA, TRUE);
  return schema;
}

gboolean
muster_settings_check (GError **error)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();

  if (schema == NULL)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNREADABLE, _ ("the settings' schema %s is not installed"), SCHEMA);
  return schema != NULL;
}

GSettings *
muster_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    {
      g_autoptr (GSettingsSchema) schema = find_schema ();

      settings = g_settings_new_full (schema, NULL, NULL);
    }
  return settings;
}
