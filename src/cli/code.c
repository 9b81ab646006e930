/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster code`: characters and battle groups as short codes that can't be illegal, and back. */
#include "forge/code.h"
#include "forge/forge.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/forge-call.h"
#include "cli/source.h"
#include "model/i18n.h"

/* Illegal things are reported and don't stop the others. */
static int
encode_document (MusterForge *forge, const MusterDocument *document)
{
  int status = MUSTER_EXIT_FINE;

  for (guint i = 0; i < document->things->len; i++)
    {
      const MusterThing *thing = document->things->pdata[i];
      g_autoptr (GError) reason = NULL;
      g_autofree char *code = muster_code_encode (forge, thing, &reason);
      g_autofree char *name = muster_forge_dup_line_name (thing);

      if (code != NULL)
        printf ("%s\t%s\n", code, name);
      else
        {
          gboolean illegal = g_error_matches (reason, MUSTER_CODE_ERROR, MUSTER_CODE_ILLEGAL);

          muster_command_fail (reason);
          status = MAX (status, illegal ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_UNUSABLE);
        }
    }
  return status;
}

/* Prints the codes of a file. */
static int
encode_file (MusterForge *forge, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_source_read (path, forge->catalog, &error);
  g_autoptr (MusterForge) own = NULL;

  if (document == NULL)
    return muster_command_fail (error);
  if (document->things->len == 0)
    return muster_command_complain (_ ("%s: there is nothing in this file"), path);
  if (document->catalog == NULL)
    return encode_document (forge, document);
  own = muster_forge_new (document->catalog);
  return encode_document (own, document);
}

static int
decode (MusterForge *forge, char **codes, const char *out)
{
  GPtrArray *things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (; *codes != NULL; codes++)
    {
      g_autoptr (GError) error = NULL;
      MusterThing *thing = muster_code_decode (forge, *codes, &error);

      if (thing == NULL)
        {
          g_ptr_array_unref (things);
          return muster_command_fail (error);
        }
      g_ptr_array_add (things, thing);
    }
  return muster_forge_save (forge->catalog, things, out);
}

static int
run (MusterForge *forge, gboolean decoding, char **words, const char *out)
{
  int status = MUSTER_EXIT_FINE;

  if (decoding)
    return decode (forge, words, out);
  for (; *words != NULL; words++)
    {
      int of_file = encode_file (forge, *words);

      status = MAX (status, of_file);
    }
  return status;
}

int
muster_code_run (int argc, char **argv)
{
  gboolean decoding = FALSE;
  g_autofree char *out = NULL;
  const GOptionEntry entries[] = {
    { "decode", 0, 0, G_OPTION_ARG_NONE, &decoding, N_ ("Turn codes back into a document"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Where --decode writes it, if not to standard output"),
      N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  g_autoptr (MusterForge) forge = NULL;

  if (!muster_command_parse (&argc, &argv, entries, _ ("FILE… | --decode CODE…"),
                             _ ("Prints a code for each legal character and battle group in the files, or turns codes "
                                "back into a document. Codes don't contain names.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc < 2)
    return muster_command_complain (decoding ? _ ("name at least one code") : _ ("name at least one file"));
  if (out != NULL && !decoding)
    return muster_command_complain (_ ("-o goes with --decode; codes are printed"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  forge = muster_forge_new (catalog);
  return run (forge, decoding, argv + 1, out);
}
