#include "app/batch.h"

#include <glib/gi18n.h>

#include "model/card.h"
#include "model/member.h"
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

/* Takes the thing over. Whoever gets it outside has no use for links into this library. */
static void
take (MusterBatch *batch, MusterThing *copy)
{
  MusterRoster *roster;

  muster_member_unlink (copy);
  muster_thing_unlink_members (copy);
  copy->order = batch->document->things->len;
  g_ptr_array_add (batch->document->things, copy);
  muster_games_make_cards (batch->catalog, copy, batch->cards);
  roster = muster_games_make_roster (batch->catalog, copy);
  if (roster != NULL)
    g_ptr_array_add (batch->rosters, roster);
  if (batch->title == NULL)
    batch->title = g_strdup (muster_thing_get_name (copy));
}

void
muster_batch_add (MusterBatch *batch, const MusterThing *thing)
{
  g_autofree char *xml = muster_thing_write (thing, batch->catalog);
  MusterThing *copy = muster_thing_read (xml, batch->catalog, NULL);

  g_return_if_fail (copy != NULL);
  take (batch, copy);
}

static void
add_library (MusterBatch *batch, MusterLibrary *library, const char *kind)
{
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_KIND, NULL);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      MusterThing *thing = kind == NULL || g_str_equal (entry->kind, kind) ? muster_library_get (library, entry->id, NULL, NULL) : NULL;

      if (thing != NULL)
        take (batch, thing);
    }
}

void
muster_batch_add_scope (MusterBatch *batch, MusterSession *session, MusterScope scope)
{
  const MusterThing *thing = muster_session_get_thing (session);
  MusterLibrary *library = muster_session_get_library (session);

  if (scope == MUSTER_SCOPE_SHOWN && thing != NULL)
    muster_batch_add (batch, thing);
  else if (scope == MUSTER_SCOPE_KIND && thing != NULL && library != NULL)
    add_library (batch, library, thing->klass->element);
  else if (scope == MUSTER_SCOPE_ALL && library != NULL)
    add_library (batch, library, NULL);
}

void
muster_batch_add_blank (MusterBatch *batch, guint n)
{
  batch->blank += n;
  while (n-- > 0)
    g_ptr_array_add (batch->cards, muster_collision_make_blank ());
}

MusterPrintJob *
muster_batch_make_job (const MusterBatch *batch, const MusterPrintOptions *options)
{
  if (batch->calibration)
    return muster_print_job_new_calibration (options);
  return muster_print_job_new (batch->cards, batch->rosters, options);
}

const char *
muster_batch_get_title (const MusterBatch *batch)
{
  if (batch->calibration)
    return _ ("Calibration");
  return batch->title != NULL ? batch->title : _ ("Cards");
}
