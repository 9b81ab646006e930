/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster pack`: checking content packs and compiling them into the database that the program reads. */
#include "xml/pack.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/pack-audit.h"
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
  /* What can't be compiled isn't fine. */
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

/* The packs named, or the installed content. */
static int
audit (char **paths, const char *format)
{
  g_autoptr (MusterCatalog) catalog = *paths != NULL ? read_packs (paths) : muster_command_load_catalog ();

  if (format != NULL && !g_str_equal (format, "text") && !g_str_equal (format, "tsv"))
    return muster_command_complain (_ ("unknown format “%s”; use text or tsv"), format);
  return catalog != NULL ? muster_pack_audit (catalog, g_strcmp0 (format, "tsv") == 0) : MUSTER_EXIT_UNUSABLE;
}

int
muster_pack_run (int argc, char **argv)
{
  g_autofree char *out = NULL, *format = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Where compile writes the database"), N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How audit prints: text or tsv"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL,
  };

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("check PACK… | compile -o FILE PACK… | audit [PACK…]"),
          _ ("Checks content packs, compiles them into one content database, or tells how many legal "
             "Collision characters have each option.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc >= 2 && g_str_equal (argv[1], "audit"))
    return audit (argv + 2, format);
  if (argc < 2 || (!g_str_equal (argv[1], "check") && !g_str_equal (argv[1], "compile")))
    return muster_command_complain (_ ("say what to do with the packs: check, compile or audit"));
  if (argc < 3)
    return muster_command_complain (_ ("name at least one pack"));
  if (g_str_equal (argv[1], "check"))
    return check (argv + 2);
  if (out == NULL)
    return muster_command_complain (_ ("say where to write the database: -o FILE"));
  return compile (argv + 2, out);
}
