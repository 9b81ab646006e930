/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster show`: the cards and lists of some files as text for the terminal. A file that can't be used is told of and
 * doesn't stop the others. */
#include "cli/card-text.h"
#include "cli/command.h"
#include "model/i18n.h"
#include "workspace/batch.h"

static gboolean
show_file (const MusterCatalog *catalog, const char *path, gboolean first)
{
  g_autoptr (MusterBatch) batch = muster_batch_new (catalog);
  g_autoptr (GError) error = NULL;

  if (!muster_batch_add_file (batch, path, &error))
    {
      muster_command_fail (error);
      return FALSE;
    }
  muster_card_text_print (batch->cards, batch->rosters, first);
  return TRUE;
}

int
muster_show_run (int argc, char **argv)
{
  g_autoptr (MusterCatalog) catalog = NULL;
  gboolean all = TRUE;

  if (!muster_command_parse (&argc, &argv, NULL, _ ("FILE…"),
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
