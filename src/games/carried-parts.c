/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/carried-parts.h"

#include <string.h>

#include "model/catalog/catalog-copy.h"
#include "model/thing-options.h"
#include "xml/pack-part.h"

typedef struct
{
  const MusterCatalog *catalog;
  GHashTable *needed; /* MusterOption, also from the books: a pack may open those to other values */
  guint pack;         /* current one */
  GHashTable *said;
} Parts;

/* Finding what is needed. */

static void
need (GHashTable *needed, const MusterOption *option)
{
  if (option == NULL || !g_hash_table_add (needed, (gpointer) option))
    return;
  need (needed, option->teaches);
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      need (needed, option->features[i].abilities[j]);
}

static void
need_thing (GHashTable *needed, const MusterThing *thing)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();

  muster_thing_collect_options (thing, chosen);
  for (guint i = 0; i < chosen->len; i++)
    need (needed, chosen->pdata[i]);
}

/* Which packs have any of it. */

static gboolean
is_needed (const Parts *parts, MusterKind kind, const char *id, const char *key)
{
  const MusterOption *option = muster_catalog_find (parts->catalog, kind, id);

  return option != NULL && (*key == '+' || option->pack == parts->pack)
         && g_hash_table_contains (parts->needed, option);
}

static gboolean
keep_cb (MusterKind kind, const char *id, const char *key, gpointer data)
{
  const Parts *parts = data;

  return is_needed (parts, kind, id, key) && (parts->said == NULL || !g_hash_table_contains (parts->said, key));
}

/* Most packs needn't be parsed to know that they aren't needed. */
static gboolean
may_have (const Parts *parts, const char *source)
{
  GHashTableIter iter;
  gpointer option;

  if (source == NULL || strstr (source, "<also") != NULL)
    return source != NULL;
  g_hash_table_iter_init (&iter, parts->needed);
  while (g_hash_table_iter_next (&iter, &option, NULL))
    if (((const MusterOption *) option)->pack == parts->pack)
      return TRUE;
  return FALSE;
}

typedef void (*WithPack) (const Parts *parts, const char *source, GPtrArray *into);

static void
go_through (Parts *parts, WithPack run, GPtrArray *into)
{
  for (guint i = muster_catalog_get_first_house_pack (parts->catalog); i < muster_catalog_n_packs (parts->catalog); i++)
    {
      const char *source = muster_catalog_get_source (parts->catalog, i);

      parts->pack = i;
      if (may_have (parts, source))
        run (parts, source, into);
    }
}

static void
add_part (const Parts *parts, const char *source, GPtrArray *into)
{
  char *part = muster_pack_part_dup (source, keep_cb, (gpointer) parts);

  if (part != NULL)
    g_ptr_array_add (into, part);
}

GPtrArray *
muster_carried_parts_list (const MusterCatalog *catalog, const GPtrArray *things, GHashTable *said)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) needed = g_hash_table_new (NULL, NULL);
  Parts parts = { catalog, needed, 0, said };

  for (guint i = 0; muster_catalog_has_house (catalog) && i < things->len; i++)
    need_thing (needed, things->pdata[i]);
  go_through (&parts, add_part, packs);
  return packs;
}

/* Collecting the contents. */

static void
add_meaning (const Parts *parts, const char *source, GPtrArray *into)
{
  g_autoptr (GHashTable) index = muster_pack_part_index (source);
  GHashTableIter iter;
  gpointer key, text;

  g_hash_table_iter_init (&iter, index);
  while (g_hash_table_iter_next (&iter, &key, &text))
    {
      /* The last two words of a reference are the option. */
      const char *option = *(char *) key == '+' ? strrchr (key, ' ') : key;
      g_autofree char *id = NULL;
      MusterKind kind;

      while (*(char *) key == '+' && option > (char *) key && option[-1] != ' ')
        option--;
      if (muster_pack_part_parse_key (option, &kind, &id) && is_needed (parts, kind, id, key))
        g_ptr_array_add (into, g_strdup_printf ("%s %s", (char *) key, (char *) text));
    }
}

static gint
compare_lines_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

GPtrArray *
muster_carried_parts_list_meaning (const MusterCatalog *catalog, const MusterThing *thing)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) needed = g_hash_table_new (NULL, NULL);
  Parts parts = { catalog, needed, 0, NULL };

  if (muster_catalog_has_house (catalog))
    {
      need_thing (needed, thing);
      go_through (&parts, add_meaning, lines);
    }
  g_ptr_array_sort (lines, compare_lines_cb);
  return lines;
}
