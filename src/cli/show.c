/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster show`: the cards and lists of some files as text for the terminal. An unusable file is reported and doesn't
 * stop the others. */
#include <string.h>

#include "cli/card-text.h"
#include "cli/command.h"
#include "cli/source.h"
#include "model/i18n.h"
#include "print/options.h"
#include "workspace/batch.h"

/* Filled while the options are parsed. */
static MusterPrintOptions print_options;

static gboolean
print_option_cb (const char *name, const char *value, gpointer data, GError **error)
{
  return muster_print_options_set (&print_options, name + strspn (name, "-"), value, error);
}

static gboolean
show_file (const MusterCatalog *catalog, const char *path, gboolean first)
{
  g_autoptr (MusterBatch) batch = muster_batch_new (catalog);
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_source_read (path, catalog, &error);

  if (document == NULL)
    {
      muster_command_fail (error);
      return FALSE;
    }
  muster_batch_add_document (batch, document);
  if (print_options.hand)
    muster_batch_reveal (batch);
  muster_card_text_print (batch->cards, batch->rosters, first);
  return TRUE;
}

int
muster_show_run (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "hand", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("Hands of cards, secret in play: yes or no"),
      N_ ("YES") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  gboolean all = TRUE;

  print_options = muster_print_options_default ();
  if (!muster_command_parse (&argc, &argv, entries, _ ("FILE…"),
                             _ ("Shows the cards and lists in the files; “-” is standard input.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc < 2)
    return muster_command_complain (_ ("name at least one file to show"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  for (int i = 1; i < argc; i++)
    all &= show_file (catalog, argv[i], i == 1);
  return all ? MUSTER_EXIT_FINE : MUSTER_EXIT_UNUSABLE;
}
