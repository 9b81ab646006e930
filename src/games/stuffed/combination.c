/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/team.h"

#include "model/text/phrase.h"

void
muster_stuffed_combination_resolve (MusterStuffedCombination *combination, const MusterCatalog *catalog)
{
  g_strfreev (combination->words);
  g_clear_pointer (&combination->options, g_ptr_array_unref);
  combination->words = muster_phrase_split (combination->text != NULL ? combination->text : "", " \t\r\n");
  combination->options = g_ptr_array_new ();
  for (guint i = 0; combination->words[i] != NULL; i++)
    g_ptr_array_add (combination->options,
                     (gpointer) muster_catalog_find (catalog, MUSTER_KIND_ATTRIBUTE, combination->words[i]));
}

void
muster_stuffed_combination_set (MusterStuffedCombination *combination, const MusterCatalog *catalog, const char *text)
{
  char *copy = text != NULL && *text != '\0' ? g_strdup (text) : NULL;

  g_free (combination->text);
  combination->text = copy;
  muster_stuffed_combination_resolve (combination, catalog);
}

void
muster_stuffed_combination_copy (MusterStuffedCombination *to, const MusterStuffedCombination *from)
{
  to->text = g_strdup (from->text);
  to->words = g_strdupv (from->words);
  to->options = from->options != NULL ? g_ptr_array_copy (from->options, NULL, NULL) : NULL;
}

void
muster_stuffed_combination_clear (MusterStuffedCombination *combination)
{
  g_clear_pointer (&combination->text, g_free);
  g_clear_pointer (&combination->words, g_strfreev);
  g_clear_pointer (&combination->options, g_ptr_array_unref);
}
