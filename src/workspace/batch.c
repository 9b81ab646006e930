/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/batch.h"

#include "model/i18n.h"

#include "model/page/card.h"
#include "model/member.h"
#include "games/games.h"
#include "workspace/paths.h"

MusterBatch *
muster_batch_new (const MusterCatalog *catalog)
{
  MusterBatch *batch = g_new0 (MusterBatch, 1);

  g_atomic_ref_count_init (&batch->count);
  batch->catalog = catalog;
  batch->document = muster_document_new ();
  batch->sources = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_document_free);
  batch->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  batch->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  batch->coder = muster_code_maker_new (catalog);
  batch->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  return batch;
}

MusterBatch *
muster_batch_ref (MusterBatch *batch)
{
  g_atomic_ref_count_inc (&batch->count);
  return batch;
}

void
muster_batch_unref (MusterBatch *batch)
{
  if (!g_atomic_ref_count_dec (&batch->count))
    return;
  g_ptr_array_unref (batch->cards);
  g_ptr_array_unref (batch->rosters);
  g_ptr_array_unref (batch->sources);
  muster_document_free (batch->document);
  muster_code_maker_free (batch->coder);
  g_clear_pointer (&batch->session, muster_session_unref);
  g_array_unref (batch->ids);
  g_free (batch->title);
  g_free (batch);
}

static void
add_pages (MusterBatch *batch, const MusterCatalog *catalog, MusterCodeMaker *coder, const MusterThing *thing)
{
  MusterRoster *roster = batch->no_lists ? NULL : muster_games_make_roster (catalog, thing);
  guint from = batch->cards->len;

  muster_games_make_cards (catalog, thing, batch->cards);
  if (!batch->no_codes)
    muster_code_maker_add_to_cards (coder, batch->cards, from, thing);
  if (roster != NULL)
    {
      muster_code_maker_add_to_roster (coder, roster, thing);
      g_ptr_array_add (batch->rosters, roster);
    }
  if (batch->title == NULL)
    batch->title = g_strdup (muster_thing_get_name (thing));
  if (batch->klass == NULL)
    batch->klass = thing->klass;
}

void
muster_batch_add_pages (MusterBatch *batch, const MusterThing *thing)
{
  add_pages (batch, batch->catalog, batch->coder, thing);
}

/* Takes ownership. Library links mean nothing outside this library and are removed. */
static void
take (MusterBatch *batch, MusterThing *copy)
{
  muster_member_unlink (copy);
  muster_thing_unlink_parts (copy);
  copy->order = batch->document->things->len;
  g_ptr_array_add (batch->document->things, copy);
  muster_batch_add_pages (batch, copy);
}

void
muster_batch_add (MusterBatch *batch, const MusterThing *thing)
{
  take (batch, muster_thing_dup (thing));
}

void
muster_batch_add_document (MusterBatch *batch, MusterDocument *document)
{
  g_autoptr (MusterCodeMaker) own = document->catalog != NULL ? muster_code_maker_new (document->catalog) : NULL;
  const MusterCatalog *catalog = own != NULL ? document->catalog : batch->catalog;

  g_ptr_array_add (batch->sources, document);
  for (guint i = 0; i < document->things->len; i++)
    batch->asked += muster_games_count_cards (document->things->pdata[i]);
  if (batch->most > 0 && batch->asked > batch->most)
    return;
  muster_portraits_recode_all (document->things, muster_paths_get_helper ());
  for (guint i = 0; i < document->things->len; i++)
    {
      muster_portraits_hide (document->things->pdata[i]);
      add_pages (batch, catalog, own != NULL ? own : batch->coder, document->things->pdata[i]);
    }
}

void
muster_batch_reveal (MusterBatch *batch)
{
  for (guint i = 0; i < batch->rosters->len; i++)
    muster_roster_reveal (batch->rosters->pdata[i]);
}

static void
queue_library (MusterBatch *batch, MusterSession *session, const char *kind)
{
  g_autoptr (GPtrArray) entries
      = muster_library_list (muster_session_get_library (session), FALSE, MUSTER_LIBRARY_SORT_KIND, NULL);

  g_clear_pointer (&batch->session, muster_session_unref);
  batch->session = muster_session_ref (session);
  for (guint i = entries != NULL ? entries->len : 0; i-- > 0;)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (kind == NULL || g_str_equal (entry->kind, kind))
        g_array_append_val (batch->ids, entry->id);
    }
}

void
muster_batch_add_scope (MusterBatch *batch, MusterSession *session, MusterScope scope)
{
  const MusterThing *thing = muster_session_get_thing (session);
  gboolean library = muster_session_get_library (session) != NULL;

  if (scope == MUSTER_SCOPE_CURRENT && thing != NULL)
    muster_batch_add (batch, thing);
  else if (scope == MUSTER_SCOPE_KIND && thing != NULL && library)
    queue_library (batch, session, thing->klass->element);
  else if (scope == MUSTER_SCOPE_ALL && library)
    queue_library (batch, session, NULL);
}

static gboolean
add_page (MusterBatch *batch, MusterRoster *(*make) (const MusterCatalog *catalog))
{
  if (make == NULL)
    return FALSE;
  g_ptr_array_add (batch->rosters, make (batch->catalog));
  return TRUE;
}

gboolean
muster_batch_add_reference (MusterBatch *batch, const MusterGame *game)
{
  return add_page (batch, game->make_reference);
}

gboolean
muster_batch_add_worksheet (MusterBatch *batch, const MusterGame *game)
{
  return add_page (batch, game->make_worksheet);
}

void
muster_batch_add_blank (MusterBatch *batch, guint n)
{
  batch->blank_left += n;
}

static void
take_next (MusterBatch *batch)
{
  MusterLibrary *library = muster_session_get_library (batch->session);
  gint64 id = g_array_index (batch->ids, gint64, batch->ids->len - 1);
  MusterThing *thing = library != NULL ? muster_library_get (library, id, NULL, NULL) : NULL;

  g_array_set_size (batch->ids, batch->ids->len - 1);
  if (thing != NULL)
    take (batch, thing);
}

gboolean
muster_batch_fill (MusterBatch *batch)
{
  if (batch->ids->len > 0)
    {
      take_next (batch);
      return TRUE;
    }
  g_clear_pointer (&batch->session, muster_session_unref);
  if (batch->blank_left == 0)
    return FALSE;
  batch->blank_left--;
  batch->blank++;
  g_ptr_array_add (batch->cards, muster_games_make_blank (batch->klass));
  return TRUE;
}

guint
muster_batch_count_left (const MusterBatch *batch)
{
  return batch->ids->len + batch->blank_left;
}

const char *
muster_batch_get_title (const MusterBatch *batch)
{
  if (batch->calibration)
    return _ ("Calibration");
  return batch->title != NULL ? batch->title : _ ("Cards");
}
