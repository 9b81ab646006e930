/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster pack`: checking content packs, compiling them into the database that the program reads, and installing them. */
#include "xml/pack.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/pack-audit.h"
#include "cli/pack-house.h"
#include "cli/suggestion.h"
#include "model/i18n.h"
#include "store/content.h"
#include "xml/file.h"

/* The packs as one catalogue. NULL after complaints, which are printed. */
static MusterCatalog *
read_packs (char **paths)
{
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  MusterCatalog *catalog = muster_packs_read ((const char *const *) paths, complaints);

  for (guint i = 0; i < complaints->len; i++)
    muster_command_complain ("%s", (const char *) complaints->pdata[i]);
  return catalog;
}

static void
print_counts (const MusterCatalog *catalog)
{
  for (guint i = 0; i < muster_catalog_n_packs (catalog); i++)
    {
      const MusterPackFacts *pack = muster_catalog_pack (catalog, i);
      g_autoptr (GString) line = g_string_new (NULL);

      for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
        {
          guint n = 0;

          for (guint j = 0; j < muster_catalog_count (catalog, kind); j++)
            n += muster_catalog_nth (catalog, kind, j)->pack == i;
          if (n > 0)
            g_string_append_printf (line, "%s%u %s", line->len > 0 ? ", " : "", n, muster_kind_get_id (kind));
        }
      printf ("%s %s: %s\n", pack->name, pack->version, line->str);
    }
}

static int
check (char **paths)
{
  g_autoptr (MusterCatalog) catalog = read_packs (paths);

  g_autoptr (GBytes) compiled = NULL;
  g_autoptr (GError) error = NULL;

  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  /* Checks that it can be compiled, too. */
  compiled = muster_content_compile (catalog, &error);
  if (compiled == NULL)
    return muster_command_fail (error);
  print_counts (catalog);
  return MUSTER_EXIT_FINE;
}

static int
compile (char **paths, const char *out)
{
  g_autoptr (MusterCatalog) catalog = read_packs (paths);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  bytes = muster_content_compile (catalog, &error);
  if (bytes == NULL || !muster_file_write (out, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error))
    return muster_command_fail (error);
  return MUSTER_EXIT_FINE;
}

/* The given packs, or the installed content. */
static int
audit (char **paths, const char *format)
{
  g_autoptr (MusterCatalog) catalog = *paths != NULL ? read_packs (paths) : muster_command_load_catalog ();

  if (format != NULL && !g_str_equal (format, "text") && !g_str_equal (format, "tsv"))
    return muster_command_complain (_ ("unknown format “%s”; use text or tsv"), format);
  return catalog != NULL ? muster_pack_audit (catalog, g_strcmp0 (format, "tsv") == 0) : MUSTER_EXIT_UNUSABLE;
}

/* Verbs for installed packs; -1 if it isn't one of them. */
static int
run_house (const char *verb, char **names, const char *format, const char *game, gboolean replace)
{
  static const char *const verbs[] = { "install", "remove", "new", "on", "off", NULL };
  gboolean tsv;

  if (g_str_equal (verb, "list"))
    return muster_command_find_table_format (format, &tsv) ? muster_pack_list (tsv) : MUSTER_EXIT_UNUSABLE;
  if (!g_strv_contains (verbs, verb))
    return -1;
  if (*names == NULL)
    return muster_command_complain (_ ("name at least one pack"));
  if (g_str_equal (verb, "install"))
    return muster_pack_install (names, replace);
  if (g_str_equal (verb, "remove"))
    return muster_pack_remove (names);
  if (g_str_equal (verb, "new"))
    return muster_pack_new (names, game);
  return muster_pack_switch (names, g_str_equal (verb, "on"));
}

static int
complain_of_verb (const char *typed)
{
  static const char *const verbs[]
      = { "list", "install", "remove", "new", "on", "off", "check", "compile", "audit", NULL };
  const char *meant = muster_suggestion_find (typed, verbs);

  if (meant != NULL)
    return muster_command_complain (_ ("packs have no “%s”; did you mean “%s”?"), typed, meant);
  return muster_command_complain (
      _ ("say what to do with packs: list, install, remove, new, on, off, check, compile or audit"));
}

/* Verbs for files. */
static int
run_files (const char *verb, char **paths, const char *format, const char *out)
{
  if (g_str_equal (verb, "audit"))
    return audit (paths, format);
  if (!g_str_equal (verb, "check") && !g_str_equal (verb, "compile"))
    return complain_of_verb (verb);
  if (*paths == NULL)
    return muster_command_complain (_ ("name at least one pack"));
  if (g_str_equal (verb, "check"))
    return check (paths);
  if (out == NULL)
    return muster_command_complain (_ ("say where to write the database: -o FILE"));
  return compile (paths, out);
}

int
muster_pack_run (int argc, char **argv)
{
  g_autofree char *out = NULL, *format = NULL, *game = NULL;
  gboolean replace = FALSE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Where compile writes the database"), N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How list and audit print: text or tsv"), N_ ("FORMAT") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_ ("The game of a new pack; collision by default"), N_ ("GAME") },
    { "replace", 0, 0, G_OPTION_ARG_NONE, &replace, N_ ("Replace an installed pack with the same name"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int done;

  if (!muster_command_parse (
          &argc, &argv, entries,
          _ ("list | install FILE… | remove NAME… | new NAME | on NAME… | off NAME… | check PACK… | "
             "compile -o FILE PACK… | audit [PACK…]"),
          _ ("Installs content packs of your own and switches them on and off; checks packs, compiles them into one "
             "content database, or counts the legal Collision characters with each option.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc < 2)
    return run_files ("", argv + 1, format, out);
  done = run_house (argv[1], argv + 2, format, game, replace);
  return done >= 0 ? done : run_files (argv[1], argv + 2, format, out);
}
