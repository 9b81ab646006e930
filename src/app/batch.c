#include "app/batch.h"

#include "model/card.h"
#include "rules/collision-card.h"
#include "rules/games.h"
#include "xml/thing.h"

MusterBatch *
muster_batch_new (const MusterCatalog *catalog)
{
  MusterBatch *batch = g_new0 (MusterBatch, 1);

  g_ref_count_init (&batch->count);
  batch->catalog = catalog;
  batch->document = muster_document_new ();
  batch->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  batch->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  return batch;
}

MusterBatch *
muster_batch_ref (MusterBatch *batch)
{
  g_ref_count_inc (&batch->count);
  return batch;
}

void
muster_batch_unref (MusterBatch *batch)
{
  if (!g_ref_count_dec (&batch->count))
    return;
  g_ptr_array_unref (batch->cards);
  g_ptr_array_unref (batch->rosters);
  muster_document_free (batch->document);
  g_free (batch->title);
  g_free (batch);
}

void
muster_batch_add (MusterBatch *batch, const MusterThing *thing)
{
  g_autofree char *xml = muster_thing_write (thing, batch->catalog);
  MusterThing *copy = muster_thing_read (xml, batch->catalog, NULL);
  MusterRoster *roster;

  g_return_if_fail (copy != NULL);
  g_ptr_array_add (batch->document->things, copy);
  muster_games_make_cards (batch->catalog, copy, batch->cards);
  roster = muster_games_make_roster (batch->catalog, copy);
  if (roster != NULL)
    g_ptr_array_add (batch->rosters, roster);
  if (batch->title == NULL)
    batch->title = g_strdup (muster_thing_get_name (copy));
}

void
muster_batch_add_blank (MusterBatch *batch, guint n)
{
  while (n-- > 0)
    g_ptr_array_add (batch->cards, muster_collision_make_blank ());
}
