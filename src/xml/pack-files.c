/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/file.h"
#include "xml/pack.h"

/* Loads the files as sources; reports the unreadable ones. */
static void
read_files (const char *const *paths, GArray *sources, GPtrArray *complaints)
{
  for (; *paths != NULL; paths++)
    {
      g_autoptr (GError) error = NULL;
      MusterPackSource source = { *paths, muster_file_read (*paths, &error) };

      if (source.bytes != NULL)
        g_array_append_val (sources, source);
      else
        g_ptr_array_add (complaints, g_strdup (error->message));
    }
}

static void
clear_source (gpointer source)
{
  g_bytes_unref (((MusterPackSource *) source)->bytes);
}

MusterCatalog *
muster_packs_read (const char *const *paths, GPtrArray *complaints)
{
  g_autoptr (GArray) sources = g_array_new (FALSE, FALSE, sizeof (MusterPackSource));
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  guint before = complaints->len;

  g_array_set_clear_func (sources, clear_source);
  read_files (paths, sources, complaints);
  muster_packs_add (catalog, (const MusterPackSource *) sources->data, sources->len, found);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (complaints, muster_pack_complaint_dup_sentence (found->pdata[i]));

  return complaints->len == before ? g_steal_pointer (&catalog) : NULL;
}

void
muster_pack_complaint_free (MusterPackComplaint *complaint)
{
  g_free (complaint->path);
  g_free (complaint->cause);
  g_free (complaint->attribute);
  g_free (complaint);
}

char *
muster_pack_complaint_dup_sentence (const MusterPackComplaint *complaint)
{
  if (complaint->path == NULL)
    return g_strdup (complaint->cause);
  return g_strdup_printf ("%s:%ld: %s", complaint->path, complaint->line, complaint->cause);
}
