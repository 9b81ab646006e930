/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/carried.h"

#include <string.h>

#include "games/house-options.h"
#include "model/catalog/catalog-copy.h"
#include "model/error.h"
#include "model/i18n.h"
#include "xml/pack.h"
#include "xml/safe.h"

/* As the parser writes it, so that it is the same from a file and from a document. */
char *
muster_carried_dup_element (GBytes *pack)
{
  xmlDoc *doc = muster_safe_parse (pack, "", NULL);
  xmlBuffer *buffer = doc != NULL ? xmlBufferCreate () : NULL;
  char *element = NULL;

  if (buffer != NULL && xmlNodeDump (buffer, doc, xmlDocGetRootElement (doc), 0, 0) > 0)
    element = g_strdup ((const char *) xmlBufferContent (buffer));
  if (buffer != NULL)
    xmlBufferFree (buffer);
  if (doc != NULL)
    xmlFreeDoc (doc);
  return element;
}

static void
add_once (GPtrArray *packs, const char *pack)
{
  if (pack != NULL && !g_ptr_array_find_with_equal_func (packs, pack, g_str_equal, NULL))
    g_ptr_array_add (packs, g_strdup (pack));
}

GPtrArray *
muster_carried_list (const MusterDocument *document, const MusterCatalog *catalog)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; document->carried != NULL && i < document->carried->len; i++)
    add_once (packs, document->carried->pdata[i]);
  for (guint i = 0; i < document->things->len; i++)
    {
      g_autoptr (GPtrArray) options = muster_house_options_find (catalog, document->things->pdata[i]);

      for (guint j = 0; j < options->len; j++)
        add_once (packs, muster_catalog_get_source (catalog, ((const MusterOption *) options->pdata[j])->pack));
    }
  return packs;
}

static gboolean
has_source (const MusterCatalog *catalog, const char *pack)
{
  for (guint i = 0; i < muster_catalog_n_packs (catalog); i++)
    if (g_strcmp0 (muster_catalog_get_source (catalog, i), pack) == 0)
      return TRUE;
  return FALSE;
}

GPtrArray *
muster_carried_list_new (const MusterDocument *document, const MusterCatalog *catalog)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; document->carried != NULL && i < document->carried->len; i++)
    if (!has_source (catalog, document->carried->pdata[i]))
      add_once (packs, document->carried->pdata[i]);
  return packs;
}

char *
muster_carried_dup_name (const char *pack)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack));
  MusterPackSource source = { "", bytes };
  g_autoptr (MusterPackHead) head = muster_pack_head_read (&source, NULL);

  if (head == NULL || head->name == NULL)
    return g_strdup ("?");
  return g_strdup_printf ("%s %s", head->name, head->version != NULL ? head->version : "");
}

static void
clear_source (gpointer source)
{
  g_bytes_unref (((MusterPackSource *) source)->bytes);
}

static GArray *
make_sources (GPtrArray *packs)
{
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (MusterPackSource));

  g_array_set_clear_func (sources, clear_source);
  for (guint i = 0; i < packs->len; i++)
    {
      const char *pack = packs->pdata[i];
      MusterPackSource source = { MUSTER_CARRIED_ELEMENT, g_bytes_new_static (pack, strlen (pack)) };

      g_array_append_val (sources, source);
    }
  return sources;
}

/* As for packs that are installed. */
static gboolean
is_too_much (const GPtrArray *packs)
{
  gsize size = 0;

  for (guint i = 0; i < packs->len; i++)
    size += strlen (packs->pdata[i]);
  return size > 8 * 1024 * 1024;
}

MusterCatalog *
muster_carried_make_catalog (const MusterDocument *document, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GPtrArray) packs = muster_carried_list_new (document, catalog);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (GArray) sources = make_sources (packs);
  g_autoptr (MusterCatalog) extended = packs->len > 0 ? muster_catalog_dup (catalog) : NULL;
  guint first = muster_catalog_n_packs (catalog);
  const MusterPackComplaint *complaint;
  g_autofree char *name = NULL;

  if (extended == NULL)
    return NULL;
  if (is_too_much (packs))
    {
      g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE,
                           _ ("the packs that it carries are larger than 8 MiB, which is more than packs need"));
      return NULL;
    }
  if (muster_packs_add (extended, (const MusterPackSource *) sources->data, sources->len, complaints))
    {
      if (!muster_catalog_has_house (catalog))
        muster_catalog_set_house (extended, first);
      for (guint i = 0; i < packs->len; i++)
        muster_catalog_set_source (extended, first + i, packs->pdata[i]);
      return g_steal_pointer (&extended);
    }
  complaint = complaints->pdata[0];
  name = muster_carried_dup_name (packs->pdata[complaint->pack]);
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED,
               complaint->rival >= 0 ? _ ("the pack “%s” that it carries isn't the installed one: %s")
                                     : _ ("the pack “%s” that it carries can't be used: %s"),
               name, complaint->cause);
  return NULL;
}
