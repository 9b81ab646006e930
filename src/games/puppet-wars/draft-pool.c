/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/draft-pool.h"

#include "games/puppet-wars/draft-record.h"
#include "model/member.h"

#define PAWNS_A_SET 3

static void
set_copies (MusterPuppetWarsDraftRecord *record, guint sets)
{
  for (guint i = 0; i < record->pool->len; i++)
    {
      MusterPuppetWarsPuppet *puppet = record->pool->pdata[i];
      gboolean pawn = muster_puppet_wars_puppet_get_rank (puppet) == MUSTER_PUPPET_PAWN;

      puppet->count = (gint) (sets * (pawn ? PAWNS_A_SET : 1));
      if (puppet->owned != MUSTER_PUPPET_WARS_PUPPET_BLANK)
        puppet->count = MIN (puppet->count, MAX (puppet->owned, 1));
    }
}

static void
set_all_copies (MusterPuppetWarsDraftRecord *record, guint copies)
{
  for (guint i = 0; i < record->pool->len; i++)
    ((MusterPuppetWarsPuppet *) record->pool->pdata[i])->count = (gint) copies;
}

static void
add_kept (MusterPuppetWarsDraftRecord *record, const GPtrArray *kept)
{
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    {
      const MusterPuppetWarsPuppet *puppet = kept->pdata[i];
      MusterPuppetWarsPuppet *copy;

      if (muster_puppet_wars_puppet_get_rank (puppet) == MUSTER_PUPPET_NONE || puppet->owned == 0)
        continue;
      copy = muster_puppet_wars_puppet_copy (puppet);
      copy->thing.order = 0;
      muster_member_unlink (&copy->thing);
      g_ptr_array_add (record->pool, copy);
    }
}

gboolean
muster_puppet_wars_draft_pool_fill (MusterPuppetWarsDraftRecord *record, const MusterCatalog *catalog,
                                    const GPtrArray *kept, guint copies, GError **error)
{
  g_autoptr (GError) cause = NULL;

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_PUPPET); i++)
    {
      MusterPuppetWarsPuppet *puppet = muster_puppet_wars_puppet_new ();

      muster_choice_set_option (&puppet->ref, muster_catalog_nth (catalog, MUSTER_KIND_PUPPET, i));
      g_ptr_array_add (record->pool, puppet);
    }
  add_kept (record, kept);
  if (copies > 0)
    {
      set_all_copies (record, copies);
      return TRUE;
    }
  /* With one set per player everyone can take all that the rules allow; more wouldn't help. */
  for (guint sets = 1; sets <= MAX (record->players->len, 1); sets++)
    {
      g_autoptr (MusterPuppetWarsDraft) draft = NULL;

      set_copies (record, sets);
      g_clear_error (&cause);
      draft = muster_puppet_wars_draft_record_resume (record, &cause);
      if (draft != NULL)
        return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Adds copies of a puppet, merging with existing ones. */
static void
add (MusterPuppetWarsDraftRecord *record, const MusterPuppetWarsPuppet *puppet, gint copies)
{
  g_autofree char *id = muster_puppet_wars_puppet_dup_id (puppet);
  MusterPuppetWarsPuppet *copy;

  for (guint i = 0; i < record->pool->len; i++)
    {
      MusterPuppetWarsPuppet *there = record->pool->pdata[i];
      g_autofree char *other = muster_puppet_wars_puppet_dup_id (there);

      if (g_str_equal (id, other))
        {
          there->count = MIN (there->count + copies, MUSTER_PUPPET_WARS_PUPPET_MOST);
          return;
        }
    }
  if (copies == 0)
    return;
  copy = muster_puppet_wars_puppet_copy (puppet);
  copy->count = copies;
  copy->owned = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  copy->thing.order = 0;
  muster_member_unlink (&copy->thing);
  g_ptr_array_add (record->pool, copy);
}

static void
add_one (MusterPuppetWarsDraftRecord *record, const MusterPuppetWarsPuppet *puppet)
{
  add (record, puppet, puppet->owned != MUSTER_PUPPET_WARS_PUPPET_BLANK ? puppet->owned : puppet->count);
}

static void
add_all (MusterPuppetWarsDraftRecord *record, const GPtrArray *puppets)
{
  for (guint i = 0; i < puppets->len; i++)
    add_one (record, puppets->pdata[i]);
}

static void
add_masters (MusterPuppetWarsDraftRecord *record, const MusterPuppetWarsToyBox *box)
{
  g_autoptr (MusterPuppetWarsPuppet) master = NULL;

  if (box->master.option != NULL)
    {
      master = muster_puppet_wars_puppet_new ();
      muster_choice_copy (&master->ref, &box->master);
      add (record, master, 1);
      g_clear_pointer (&master, muster_puppet_wars_puppet_free);
    }
  if (box->own_master == NULL)
    return;
  /* The leader of a toy box is a Master without a rank; in a pool the rank must be given. */
  master = muster_puppet_wars_puppet_copy (box->own_master);
  if (master->rank == NULL && !muster_choice_is_made (&master->ref))
    master->rank = g_strdup (muster_puppet_ranks[MUSTER_PUPPET_MASTER]);
  add (record, master, master->owned != MUSTER_PUPPET_WARS_PUPPET_BLANK ? master->owned : master->count);
}

gboolean
muster_puppet_wars_draft_pool_fill_from (MusterPuppetWarsDraftRecord *record, const MusterDocument *document,
                                         guint copies)
{
  for (guint i = 0; i < document->things->len; i++)
    {
      const MusterThing *thing = document->things->pdata[i];

      if (thing->klass == &muster_puppet_wars_toy_box_class)
        {
          add_masters (record, (const MusterPuppetWarsToyBox *) thing);
          add_all (record, ((const MusterPuppetWarsToyBox *) thing)->puppets);
        }
      else if (thing->klass == &muster_puppet_wars_draft_record_class)
        add_all (record, ((const MusterPuppetWarsDraftRecord *) thing)->pool);
      else if (thing->klass == &muster_puppet_wars_puppet_class)
        add_one (record, (const MusterPuppetWarsPuppet *) thing);
    }
  if (copies > 0)
    set_all_copies (record, copies);
  return record->pool->len > 0;
}
