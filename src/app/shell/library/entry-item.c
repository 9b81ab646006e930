/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/library/entry-item.h"

struct _MusterEntryItem
{
  GObject parent;
  MusterLibraryEntry *entry; /* NULL for a heading */
  const char *heading;
  guint rank;
  gpointer found;
  GDestroyNotify free_found;
};

G_DEFINE_FINAL_TYPE (MusterEntryItem, muster_entry_item, G_TYPE_OBJECT)

static guint changed_signal;

gpointer
muster_entry_item_get_found (MusterEntryItem *item)
{
  return item->found;
}

void
muster_entry_item_set_found (MusterEntryItem *item, gpointer found, GDestroyNotify free_found)
{
  if (item->found != NULL)
    item->free_found (item->found);
  item->found = found;
  item->free_found = free_found;
}

static void
muster_entry_item_finalize (GObject *object)
{
  muster_entry_item_set_found (MUSTER_ENTRY_ITEM (object), NULL, NULL);
  g_clear_pointer (&MUSTER_ENTRY_ITEM (object)->entry, muster_library_entry_free);
  G_OBJECT_CLASS (muster_entry_item_parent_class)->finalize (object);
}

static void
muster_entry_item_class_init (MusterEntryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_entry_item_finalize;
  changed_signal
      = g_signal_new ("changed", MUSTER_TYPE_ENTRY_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_entry_item_init (MusterEntryItem *item)
{
}

MusterEntryItem *
muster_entry_item_new (MusterLibraryEntry *entry, guint rank)
{
  MusterEntryItem *item = g_object_new (MUSTER_TYPE_ENTRY_ITEM, NULL);

  item->entry = entry;
  item->rank = rank;
  return item;
}

MusterEntryItem *
muster_entry_item_new_heading (const char *heading, guint rank)
{
  MusterEntryItem *item = g_object_new (MUSTER_TYPE_ENTRY_ITEM, NULL);

  item->heading = heading;
  item->rank = rank;
  return item;
}

void
muster_entry_item_swap (MusterEntryItem *item, MusterEntryItem *other)
{
  MusterLibraryEntry *entry = item->entry;

  g_return_if_fail (entry != NULL && other->entry != NULL && entry->id == other->entry->id);
  item->entry = other->entry;
  other->entry = entry;
  muster_entry_item_set_found (item, NULL, NULL);
  g_signal_emit (item, changed_signal, 0);
}

const MusterLibraryEntry *
muster_entry_item_get (MusterEntryItem *item)
{
  return item->entry;
}

const char *
muster_entry_item_get_heading (MusterEntryItem *item)
{
  return item->heading;
}

gint64
muster_entry_item_get_id (MusterEntryItem *item)
{
  return item->entry != NULL ? item->entry->id : 0;
}

guint
muster_entry_item_get_rank (MusterEntryItem *item)
{
  return item->rank;
}

gint
muster_entry_item_compare (MusterEntryItem *a, MusterEntryItem *b, MusterLibrarySort sort)
{
  if (a->rank != b->rank)
    return a->rank < b->rank ? -1 : 1;
  if (a->entry == NULL || b->entry == NULL)
    return (a->entry != NULL) - (b->entry != NULL);
  return muster_library_entry_compare (a->entry, b->entry, sort);
}
