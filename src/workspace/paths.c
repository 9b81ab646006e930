/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/paths.h"

/* The program's folder. `muster-printer` counts from the program it was started as. NULL if unknown. */
static char *
dup_folder (void)
{
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : NULL;

  return folder != NULL && g_str_has_suffix (folder, "/libexec/muster") ? g_canonicalize_filename ("../../bin", folder)
                                                                        : g_steal_pointer (&folder);
}

/* The first place that exists; otherwise the last. */
static char *
dup_first_there (const char *const *beside, const char *installed)
{
  g_autofree char *folder = dup_folder ();

  for (; folder != NULL && *beside != NULL; beside++)
    {
      g_autofree char *path = g_canonicalize_filename (*beside, folder);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  return g_strdup (installed);
}

static const char *
find (char **path, const char *variable, const char *const *beside, const char *installed)
{
  const char *named = variable != NULL ? g_getenv (variable) : NULL;

  if (*path == NULL)
    *path = named != NULL ? g_strdup (named) : dup_first_there (beside, installed);
  return *path;
}

const char *
muster_paths_get_content (void)
{
  static const char *const beside[] = { "../share/muster/content.db", "../../data/content.db", NULL };
  static char *path;

  return find (&path, "MUSTER_CONTENT", beside, MUSTER_PKGDATADIR "/content.db");
}

const char *
muster_paths_get_example (void)
{
  static const char *const beside[]
      = { "../share/muster/samples/battle-group.muster", "../../../data/samples/battle-group.muster", NULL };
  static char *path;

  return find (&path, NULL, beside, MUSTER_PKGDATADIR "/samples/battle-group.muster");
}

const char *
muster_paths_get_starter (void)
{
  static const char *const beside[]
      = { "../share/muster/samples/starter.muster", "../../../data/samples/starter.muster", NULL };
  static char *path;

  return find (&path, NULL, beside, MUSTER_PKGDATADIR "/samples/starter.muster");
}

char *
muster_paths_dup_sample (const char *name)
{
  g_autofree char *folder = g_path_get_dirname (muster_paths_get_example ());

  return g_build_filename (folder, name, NULL);
}

const char *
muster_paths_get_helper (void)
{
  static const char *const beside[] = { "muster", "../cli/muster", NULL };
  static char *path;

  return find (&path, "MUSTER_HELPER", beside, "muster");
}

const char *
muster_paths_get_window (void)
{
  static const char *const beside[] = { "muster-gtk", "../app/muster-gtk", NULL };
  static char *path;

  return find (&path, NULL, beside, "muster-gtk");
}

const char *
muster_paths_get_printer (void)
{
  static const char *const beside[] = { "../libexec/muster/muster-printer", "muster-printer", NULL };
  static char *path;

  return find (&path, NULL, beside, MUSTER_LIBEXECDIR "/muster-printer");
}

const char *
muster_paths_get_commands (void)
{
  static const char *const beside[] = { "../libexec/muster/muster-commands", "muster-commands", NULL };
  static char *path;

  return find (&path, NULL, beside, MUSTER_LIBEXECDIR "/muster-commands");
}

const char *
muster_paths_get_locale (void)
{
  static const char *const beside[] = { "../share/locale", "../../po", NULL };
  static char *path;

  return find (&path, "MUSTER_LOCALEDIR", beside, MUSTER_LOCALEDIR);
}

char *
muster_paths_dup_schemas (void)
{
  static const char *const beside[]
      = { "../../schemas/gschemas.compiled", "../share/glib-2.0/schemas/gschemas.compiled", NULL };
  g_autofree char *compiled = dup_first_there (beside, NULL);

  return compiled != NULL ? g_path_get_dirname (compiled) : NULL;
}
