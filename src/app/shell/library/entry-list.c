/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/library/entry-list.h"

#include <glib/gi18n.h>

#include "games/games.h"

struct _MusterEntryList
{
  MusterSession *session;
  GPtrArray *entries;  /* MusterEntryItem: all of them, by kind, then in order */
  GPtrArray *headings; /* MusterEntryItem, by rank */
  guint listing;       /* the session's list version when they were read */
  MusterLibrarySort sort;
};

MusterEntryList *
muster_entry_list_new (MusterSession *session)
{
  MusterEntryList *list = g_new0 (MusterEntryList, 1);

  list->session = muster_session_ref (session);
  list->entries = g_ptr_array_new_with_free_func (g_object_unref);
  list->headings = g_ptr_array_new_with_free_func (g_object_unref);
  return list;
}

void
muster_entry_list_free (MusterEntryList *list)
{
  g_ptr_array_unref (list->entries);
  g_ptr_array_unref (list->headings);
  muster_session_unref (list->session);
  g_free (list);
}

static guint
find_rank (const char *element)
{
  const MusterThingClass *klass;
  guint i = 0;

  for (; (klass = muster_games_nth_class (i)) != NULL && !g_str_equal (klass->element, element); i++)
    ;
  return i;
}

static MusterEntryItem *
get_heading (MusterEntryList *list, guint rank)
{
  for (guint i = list->headings->len; i <= rank; i++)
    {
      const MusterThingClass *klass = muster_games_nth_class (i);

      g_ptr_array_add (list->headings,
                       muster_entry_item_new_heading (klass != NULL ? _ (klass->rules->heading) : _ ("Others"), i));
    }
  return list->headings->pdata[rank];
}

static GHashTable *
index_items (GPtrArray *items)
{
  GHashTable *index = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < items->len; i++)
    g_hash_table_insert (index, (gpointer) &muster_entry_item_get (items->pdata[i])->id, items->pdata[i]);
  return index;
}

/* The row of an entry (takes ownership): the existing one if it is unchanged. */
static MusterEntryItem *
take_entry (GHashTable *index, MusterLibraryEntry *entry)
{
  MusterEntryItem *old = g_hash_table_lookup (index, &entry->id);

  if (old == NULL || muster_entry_item_get (old)->state != entry->state)
    return muster_entry_item_new (entry, find_rank (entry->kind));
  muster_library_entry_free (entry);
  return g_object_ref (old);
}

/* By kind; within a kind as the library sorted them. */
static GPtrArray *
rank_items (GPtrArray *items)
{
  GPtrArray *ranked = g_ptr_array_new_full (items->len, g_object_unref);

  for (guint rank = 0, last = 0; rank <= last; rank++)
    for (guint i = 0; i < items->len; i++)
      {
        last = MAX (last, muster_entry_item_get_rank (items->pdata[i]));
        if (muster_entry_item_get_rank (items->pdata[i]) == rank)
          g_ptr_array_add (ranked, g_object_ref (items->pdata[i]));
      }
  return ranked;
}

void
muster_entry_list_read (MusterEntryList *list, gboolean trash, MusterLibrarySort sort)
{
  MusterLibrary *library = muster_session_get_library (list->session);
  g_autoptr (GPtrArray) entries = library != NULL ? muster_library_list (library, trash, sort, NULL) : NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) index = index_items (list->entries);

  list->sort = sort;
  list->listing = muster_session_get_list_version (list->session);
  if (entries == NULL)
    return;
  g_ptr_array_set_free_func (entries, NULL);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (items, take_entry (index, entries->pdata[i]));
  g_ptr_array_unref (list->entries);
  list->entries = rank_items (items);
}

void
muster_entry_list_read_anew (MusterEntryList *list, gboolean trash, MusterLibrarySort sort)
{
  g_ptr_array_set_size (list->entries, 0);
  muster_entry_list_read (list, trash, sort);
}

gboolean
muster_entry_list_is_old (MusterEntryList *list)
{
  return list->listing != muster_session_get_list_version (list->session);
}

MusterEntryItem *
muster_entry_list_read_one (MusterEntryList *list)
{
  gint64 id = muster_session_get_selected (list->session);
  MusterLibraryEntry *entry
      = id > 0 ? muster_library_get_entry (muster_session_get_library (list->session), id, NULL) : NULL;

  return entry != NULL ? muster_entry_item_new (entry, find_rank (entry->kind)) : NULL;
}

void
muster_entry_list_place (MusterEntryList *list, MusterEntryItem *item)
{
  gint64 id = muster_entry_item_get_id (item);
  guint place = 0;

  for (guint i = list->entries->len; i-- > 0;)
    if (muster_entry_item_get_id (list->entries->pdata[i]) == id)
      g_ptr_array_remove_index (list->entries, i);
  while (place < list->entries->len && muster_entry_item_compare (list->entries->pdata[place], item, list->sort) < 0)
    place++;
  g_ptr_array_insert (list->entries, (gint) place, g_object_ref (item));
}

static int
compare_ids_cb (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

GPtrArray *
muster_entry_list_search (MusterEntryList *list, const char *words)
{
  MusterLibrary *library = muster_session_get_library (list->session);
  g_autoptr (GArray) found = *words != '\0' && library != NULL ? muster_library_search (library, words, NULL) : NULL;
  GPtrArray *shown = g_ptr_array_new ();
  guint rank = G_MAXUINT;

  for (guint i = 0; i < list->entries->len; i++)
    {
      MusterEntryItem *item = list->entries->pdata[i];
      gint64 id = muster_entry_item_get_id (item);

      if (found != NULL && !g_array_binary_search (found, &id, compare_ids_cb, NULL))
        continue;
      if (muster_entry_item_get_rank (item) != rank)
        g_ptr_array_add (shown, get_heading (list, rank = muster_entry_item_get_rank (item)));
      g_ptr_array_add (shown, item);
    }
  return shown;
}
