/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/source.h"

#include "cli/command.h"
#include "forge/code.h"
#include "forge/forge.h"
#include "games/carried.h"
#include "games/document-file.h"
#include "model/error.h"
#include "model/i18n.h"

static MusterDocument *
decode (const char *link, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (MusterForge) forge = muster_forge_new (catalog);
  MusterThing *thing = muster_code_decode (forge, link, error);
  MusterDocument *document = thing != NULL ? muster_document_new () : NULL;

  if (document != NULL)
    g_ptr_array_add (document->things, thing);
  return document;
}

/* Catalogues of documents, kept until exit. */
static GPtrArray *kept;

static const MusterCatalog *
keep (MusterCatalog *catalog)
{
  if (kept == NULL)
    kept = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_catalog_free);
  g_ptr_array_add (kept, catalog);
  return catalog;
}

/* Adds the packs the document carries, and drops installed packs that differ. Takes ownership of the document. */
static MusterDocument *
prefer_carried (MusterDocument *document, const MusterCatalog *catalog, const GArray *rivals, GError **error)
{
  g_autoptr (MusterDocument) read = document;
  MusterCatalog *without = muster_command_load_catalog_without (catalog, rivals, error);
  MusterCatalog *extended = without != NULL ? muster_carried_make_catalog (document, keep (without), error) : NULL;
  MusterDocument *converted
      = extended != NULL
            ? muster_source_convert (document, muster_source_get_catalog (document, catalog), extended, error)
            : NULL;

  if (converted != NULL)
    converted->catalog = extended;
  else
    g_clear_pointer (&extended, muster_catalog_free);
  return converted;
}

/* We don't guess which of two packs is meant. Takes ownership of the document. */
static MusterDocument *
settle (MusterDocument *document, const char *source, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (MusterDocument) read = document;
  g_autoptr (GArray) rivals = muster_carried_find_rivals (document, catalog);

  if (rivals->len == 0 || muster_command_get_house () == MUSTER_COMMAND_HOUSE_INSTALLED)
    return g_steal_pointer (&read);
  if (muster_command_get_house () == MUSTER_COMMAND_HOUSE_CARRIED)
    return prefer_carried (g_steal_pointer (&read), catalog, rivals, error);
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_EXISTS,
               _ ("%s: %s; say which are meant with --house=carried or --house=installed"), source, document->notice);
  return NULL;
}

MusterDocument *
muster_source_read_quietly (const char *source, const MusterCatalog *catalog, GError **error)
{
  MusterDocument *document = muster_code_is_link (source) ? decode (source, catalog, error)
                                                          : muster_document_load_carried (source, catalog, error);

  return document != NULL && document->carried != NULL ? settle (document, source, catalog, error) : document;
}

void
muster_source_print_notice (const char *source, const MusterDocument *document)
{
  if (document->notice != NULL)
    muster_command_complain ("%s: %s", source, document->notice);
}

MusterDocument *
muster_source_read (const char *source, const MusterCatalog *catalog, GError **error)
{
  MusterDocument *document = muster_source_read_quietly (source, catalog, error);

  if (document != NULL)
    muster_source_print_notice (source, document);
  return document;
}

const MusterCatalog *
muster_source_get_catalog (const MusterDocument *document, const MusterCatalog *catalog)
{
  return document->catalog != NULL ? document->catalog : catalog;
}

/* Things point to options of their catalogue; as XML they only name them. */
MusterDocument *
muster_source_convert (const MusterDocument *document, const MusterCatalog *from, const MusterCatalog *to,
                       GError **error)
{
  gsize length;
  char *xml = muster_document_write (document, from, &length);
  g_autoptr (GBytes) bytes = g_bytes_new_take (xml, length);

  return muster_document_read (bytes, "", to, error);
}

static guint
last_order (const MusterDocument *document)
{
  guint last = 0;

  for (guint i = 0; i < document->things->len; i++)
    last = MAX (last, ((MusterThing *) document->things->pdata[i])->order);
  for (guint i = 0; document->extras.pieces != NULL && i < document->extras.pieces->len; i++)
    last = MAX (last, g_array_index (document->extras.pieces, MusterExtra, i).order);
  return last;
}

static void
append_comments (char **to, const char *from)
{
  char *both = from != NULL ? g_strconcat (*to != NULL ? *to : "", from, NULL) : NULL;

  if (both == NULL)
    return;
  g_free (*to);
  *to = both;
}

static void
append_carried (MusterDocument *to, const MusterDocument *from)
{
  if (from->carried != NULL && to->carried == NULL)
    to->carried = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; from->carried != NULL && i < from->carried->len; i++)
    if (!g_ptr_array_find_with_equal_func (to->carried, from->carried->pdata[i], g_str_equal, NULL))
      g_ptr_array_add (to->carried, g_strdup (from->carried->pdata[i]));
}

void
muster_source_append (MusterDocument *to, MusterDocument *from)
{
  guint last = last_order (to);

  for (guint i = 0; from->extras.pieces != NULL && i < from->extras.pieces->len; i++)
    {
      const MusterExtra *piece = &g_array_index (from->extras.pieces, MusterExtra, i);

      muster_extras_add_piece (&to->extras, last + 1 + piece->order, piece->xml);
    }
  while (from->things->len > 0)
    {
      MusterThing *thing = g_ptr_array_steal_index (from->things, 0);

      thing->order += last + 1;
      g_ptr_array_add (to->things, thing);
    }
  append_carried (to, from);
  append_comments (&to->prolog, from->prolog);
  append_comments (&to->epilog, from->epilog);
}
