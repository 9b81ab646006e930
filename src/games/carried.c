/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/carried.h"

#include <string.h>

#include "games/carried-parts.h"
#include "model/catalog/catalog-copy.h"
#include "model/error.h"
#include "model/i18n.h"
#include "xml/pack-part.h"
#include "xml/pack.h"
#include "xml/safe.h"

/* As the parser writes it, so that files and documents give the same text. */
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

/* Limits on everything a document carries together. */
#define MOST_PACKS 200
#define MOST_BYTES (2 * 1024 * 1024)

static guint
count_packs (const MusterDocument *document)
{
  return document->carried != NULL ? document->carried->len : 0;
}

/* FALSE: more than anybody sends on purpose. */
static gboolean
is_bounded (const MusterDocument *document, GError **error)
{
  gsize size = 0;

  for (guint i = 0; i < count_packs (document); i++)
    size += strlen (document->carried->pdata[i]);
  if (size > MOST_BYTES)
    g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE,
                         _ ("the packs that it carries are larger than 2 MiB, which is more than packs need"));
  else if (count_packs (document) > MOST_PACKS)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE, _ ("it carries more than %d packs"), MOST_PACKS);
  return size <= MOST_BYTES && count_packs (document) <= MOST_PACKS;
}

static void
add_once (GPtrArray *packs, const char *pack)
{
  if (pack != NULL && !g_ptr_array_find_with_equal_func (packs, pack, g_str_equal, NULL))
    g_ptr_array_add (packs, g_strdup (pack));
}

/* The keys of everything a document carries. */
static GHashTable *
list_said (const MusterDocument *document)
{
  GHashTable *said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < count_packs (document); i++)
    {
      g_autoptr (GHashTable) index = muster_pack_part_index (document->carried->pdata[i]);
      GHashTableIter iter;
      gpointer key;

      g_hash_table_iter_init (&iter, index);
      while (g_hash_table_iter_next (&iter, &key, NULL))
        g_hash_table_add (said, g_strdup (key));
    }
  return said;
}

/* What a thing carries that neither the catalogue nor the document has. */

typedef struct
{
  const MusterCatalog *catalog;
  GHashTable *said;
} Bringing;

static gboolean
keep_brought_cb (MusterKind kind, const char *id, const char *key, gpointer data)
{
  const Bringing *bringing = data;

  return *key != '+' && muster_catalog_find (bringing->catalog, kind, id) == NULL
         && g_hash_table_add (bringing->said, g_strdup (key));
}

static void
add_carried (GPtrArray *packs, const MusterThing *thing, const MusterCatalog *catalog, GHashTable *said)
{
  Bringing bringing = { catalog, said };

  for (guint i = 0; thing->carried != NULL && i < MIN (thing->carried->len, MOST_PACKS); i++)
    {
      g_autofree char *part = muster_pack_part_dup (thing->carried->pdata[i], keep_brought_cb, &bringing);

      add_once (packs, part);
    }
}

static gboolean
has_carried (const MusterDocument *document)
{
  for (guint i = 0; i < document->things->len; i++)
    if (((const MusterThing *) document->things->pdata[i])->carried != NULL)
      return TRUE;
  return FALSE;
}

GPtrArray *
muster_carried_list (const MusterDocument *document, const MusterCatalog *catalog)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_free);
  gboolean any = muster_catalog_has_house (catalog) || has_carried (document);
  g_autoptr (GHashTable) said = any ? list_said (document) : NULL;
  g_autoptr (GPtrArray) parts = muster_carried_parts_list (catalog, document->things, said);

  for (guint i = 0; i < count_packs (document); i++)
    add_once (packs, document->carried->pdata[i]);
  for (guint i = 0; i < document->things->len && any; i++)
    add_carried (packs, document->things->pdata[i], catalog, said);
  for (guint i = 0; i < parts->len; i++)
    add_once (packs, parts->pdata[i]);
  return packs;
}

/* Comparing with the catalogue. */

typedef enum
{
  CARRIED_NEW,   /* not in the catalogue */
  CARRIED_KNOWN, /* identical in the catalogue */
  CARRIED_RIVAL, /* different in a house pack */
  CARRIED_TAKEN, /* different in the books */
} Relation;

typedef struct
{
  const MusterCatalog *catalog;
  GHashTable *indexes; /* pack number to its index, filled on demand */
  GHashTable *here;    /* index of the current pack */
  GHashTable *before;  /* key to content, for the packs before it in the document */
  GHashTable *rivals;  /* numbers of the packs that differ */
} Comparing;

static GHashTable *
get_index (Comparing *comparing, guint pack)
{
  GHashTable *index = g_hash_table_lookup (comparing->indexes, GUINT_TO_POINTER (pack));
  const char *source = muster_catalog_get_source (comparing->catalog, pack);

  if (index == NULL)
    {
      index = muster_pack_part_index (source != NULL ? source : "");
      g_hash_table_insert (comparing->indexes, GUINT_TO_POINTER (pack), index);
    }
  return index;
}

static gboolean
is_known_reference (Comparing *comparing, const char *key)
{
  guint first = muster_catalog_get_first_house_pack (comparing->catalog);

  for (guint i = first; i < muster_catalog_n_packs (comparing->catalog); i++)
    if (g_hash_table_contains (get_index (comparing, i), key))
      return TRUE;
  return FALSE;
}

static Relation
relate (Comparing *comparing, MusterKind kind, const char *id, const char *key)
{
  const MusterOption *option = muster_catalog_find (comparing->catalog, kind, id);
  const char *says = g_hash_table_lookup (comparing->here, key);

  if (*key == '+')
    return is_known_reference (comparing, key) ? CARRIED_KNOWN : CARRIED_NEW;
  if (option == NULL)
    return CARRIED_NEW;
  if (!muster_catalog_is_house (comparing->catalog, option))
    return CARRIED_TAKEN;
  if (g_strcmp0 (g_hash_table_lookup (get_index (comparing, option->pack), key), says) == 0)
    return CARRIED_KNOWN;
  g_hash_table_add (comparing->rivals, GUINT_TO_POINTER (option->pack));
  return CARRIED_RIVAL;
}

/* Whether something is new to the catalogue and to the packs before this one. */
static gboolean
keep_new_cb (MusterKind kind, const char *id, const char *key, gpointer data)
{
  Comparing *comparing = data;
  const char *says = g_hash_table_lookup (comparing->here, key);

  if (relate (comparing, kind, id, key) == CARRIED_KNOWN
      || (*key != '+' && g_strcmp0 (g_hash_table_lookup (comparing->before, key), says) == 0))
    return FALSE;
  g_hash_table_insert (comparing->before, g_strdup (key), g_strdup (says));
  return TRUE;
}

/* The new parts (char) of each carried pack, and in `rivals` the installed packs that differ. Anything but a pack is
 * kept. */
static GPtrArray *
list_new_parts (const MusterDocument *document, const MusterCatalog *catalog, GHashTable *rivals, GPtrArray *whole)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) indexes = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_hash_table_unref);
  g_autoptr (GHashTable) before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Comparing comparing = { catalog, indexes, NULL, before, rivals };

  for (guint i = 0; is_bounded (document, NULL) && i < count_packs (document); i++)
    {
      const char *pack = document->carried->pdata[i];
      g_autoptr (GHashTable) here = muster_pack_part_index (pack);
      char *part;

      comparing.here = here;
      part = g_hash_table_size (here) > 0 ? muster_pack_part_dup (pack, keep_new_cb, &comparing) : g_strdup (pack);
      if (part == NULL)
        continue;
      g_ptr_array_add (parts, part);
      if (whole != NULL)
        g_ptr_array_add (whole, g_strdup (pack));
    }
  return parts;
}

GPtrArray *
muster_carried_list_new (const MusterDocument *document, const MusterCatalog *catalog)
{
  g_autoptr (GHashTable) rivals = g_hash_table_new (NULL, NULL);
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) parts = list_new_parts (document, catalog, rivals, packs);

  return packs;
}

GArray *
muster_carried_find_rivals (const MusterDocument *document, const MusterCatalog *catalog)
{
  g_autoptr (GHashTable) rivals = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) parts = list_new_parts (document, catalog, rivals, NULL);
  GArray *packs = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < muster_catalog_n_packs (catalog); i++)
    if (g_hash_table_contains (rivals, GUINT_TO_POINTER (i)))
      g_array_append_val (packs, i);
  return packs;
}

/* A name in a file may be as long as the file. */
#define MOST_LETTERS 200

static char *
dup_short (const char *text)
{
  return g_utf8_strlen (text, -1) > MOST_LETTERS ? g_utf8_substring (text, 0, MOST_LETTERS) : g_strdup (text);
}

char *
muster_carried_dup_name (const char *pack)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack));
  MusterPackSource source = { "", bytes };
  g_autoptr (MusterPackHead) head = muster_pack_head_read (&source, NULL);
  g_autofree char *name = NULL, *version = NULL;

  if (head == NULL || head->name == NULL)
    return g_strdup ("?");
  name = dup_short (head->name);
  version = dup_short (head->version != NULL ? head->version : "");
  return g_strdup_printf ("%s %s", name, version);
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

/* We don't guess which of the two is meant. */
static void
name_rival (const MusterDocument *document, const MusterCatalog *catalog, GHashTable *rivals, GError **error)
{
  const MusterPackFacts *installed = NULL;

  for (guint i = 0; installed == NULL && i < muster_catalog_n_packs (catalog); i++)
    if (g_hash_table_contains (rivals, GUINT_TO_POINTER (i)))
      installed = muster_catalog_pack (catalog, i);
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_EXISTS, _ ("its house options differ from the installed pack “%s %s”"),
               installed->name, installed->version);
}

static void
name_complaint (const MusterPackComplaint *complaint, const char *pack, GError **error)
{
  g_autofree char *name = muster_carried_dup_name (pack), *cause = dup_short (complaint->cause);

  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("the pack “%s” that it carries can't be used: %s"), name,
               cause);
}

/* Adds them to the catalogue. */
static gboolean
add_parts (MusterCatalog *extended, GPtrArray *parts, gboolean has_house, GError **error)
{
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (GArray) sources = make_sources (parts);
  guint first = muster_catalog_n_packs (extended);

  if (!muster_packs_add (extended, (const MusterPackSource *) sources->data, sources->len, complaints))
    {
      const MusterPackComplaint *complaint = complaints->pdata[0];

      name_complaint (complaint, parts->pdata[complaint->pack], error);
      return FALSE;
    }
  if (!has_house)
    muster_catalog_set_first_house_pack (extended, first);
  for (guint i = 0; i < parts->len; i++)
    muster_catalog_set_source (extended, first + i, parts->pdata[i]);
  return TRUE;
}

MusterCatalog *
muster_carried_make_catalog (const MusterDocument *document, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GHashTable) rivals = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (MusterCatalog) extended = NULL;

  if (!is_bounded (document, error))
    return NULL;
  parts = list_new_parts (document, catalog, rivals, NULL);
  if (g_hash_table_size (rivals) > 0)
    name_rival (document, catalog, rivals, error);
  if (parts->len == 0 || g_hash_table_size (rivals) > 0)
    return NULL;
  extended = muster_catalog_dup (catalog);
  return add_parts (extended, parts, muster_catalog_has_house (catalog), error) ? g_steal_pointer (&extended) : NULL;
}
