/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/toy-box-remedy.h"

#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/game.h"
#include "games/puppet-wars/check.h"

static guint
count_same (const MusterPuppetWarsToyBox *box, guint entry)
{
  return muster_puppet_wars_toy_box_count (box, muster_puppet_wars_toy_box_get_puppet (box, entry));
}

static const MusterPuppetWarsToyBoxTotals *
get_totals (const MusterEvaluation *evaluation)
{
  return evaluation->judged;
}

/* Applying. */

/* From the last entry of its kind to the first. */
static void
drop (MusterPuppetWarsToyBox *box, guint entry, guint count)
{
  g_autoptr (MusterPuppetWarsPuppet) kind = muster_puppet_wars_puppet_copy (box->puppets->pdata[entry]);
  gboolean alone = muster_puppet_wars_puppet_get_rank (kind) == MUSTER_PUPPET_NONE;

  for (guint i = box->puppets->len; i-- > 0 && count > 0;)
    {
      MusterPuppetWarsPuppet *puppet = box->puppets->pdata[i];
      guint taken = MIN (count, (guint) puppet->count);

      if (i != entry && (alone || !muster_puppet_wars_puppet_is_same (puppet, kind)))
        continue;
      count -= taken;
      puppet->count -= (gint) taken;
      if (puppet->count == 0)
        g_ptr_array_remove_index (box->puppets, i);
    }
}

static void
drop_own_master (MusterPuppetWarsToyBox *box, guint count)
{
  if (count < (guint) box->own_master->count)
    box->own_master->count -= (gint) count;
  else
    g_clear_pointer (&box->own_master, muster_puppet_wars_puppet_free);
}

/* A puppet with nothing but a reference leads by its id alone. */
static void
promote (MusterPuppetWarsToyBox *box, guint entry)
{
  MusterPuppetWarsPuppet *puppet = g_ptr_array_steal_index (box->puppets, entry);

  if (muster_puppet_wars_puppet_is_plain (puppet))
    {
      muster_choice_copy (&box->master, &puppet->ref);
      muster_puppet_wars_puppet_free (puppet);
      return;
    }
  puppet->count = 1;
  box->own_master = puppet;
}

static void
replace (MusterPuppetWarsToyBox *box, const MusterPuppetWarsToyBoxRemedy *remedy)
{
  if (remedy->other >= 0)
    muster_puppet_wars_puppet_add_one (muster_puppet_wars_toy_box_get_puppet (box, (guint) remedy->other));
  else
    muster_puppet_wars_toy_box_add (box, remedy->option);
  drop (box, remedy->entry, 1);
}

void
muster_puppet_wars_toy_box_remedy_apply (const MusterPuppetWarsToyBoxRemedy *remedy, MusterPuppetWarsToyBox *box)
{
  switch (remedy->kind)
    {
    case MUSTER_PUPPET_WARS_TOY_BOX_LEAD:
      muster_choice_set_option (&box->master, remedy->option);
      g_clear_pointer (&box->own_master, muster_puppet_wars_puppet_free);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_PROMOTE:
      promote (box, remedy->entry);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_DROP:
      if (remedy->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER)
        drop_own_master (box, remedy->count);
      else
        drop (box, remedy->entry, remedy->count);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_DROP_MASTER:
      muster_choice_clear (&box->master);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_RESIZE:
      muster_choice_set_option (&box->size, remedy->option);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_REPLACE:
      replace (box, remedy);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_RANK:
      g_free (muster_puppet_wars_toy_box_get_puppet (box, remedy->entry)->rank);
      muster_puppet_wars_toy_box_get_puppet (box, remedy->entry)->rank = g_strdup (muster_puppet_ranks[remedy->rank]);
      break;
    case MUSTER_PUPPET_WARS_TOY_BOX_FILL:
    default:
      break;
    }
}

/* Words. */

static char *
dup_drop (const MusterPuppetWarsToyBoxRemedy *remedy, const MusterPuppetWarsToyBox *box)
{
  const MusterPuppetWarsPuppet *puppet = muster_puppet_wars_toy_box_get_puppet (box, remedy->entry);
  guint all = remedy->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER ? (guint) puppet->count
                                                                     : count_same (box, remedy->entry);
  const char *name = muster_puppet_wars_puppet_get_name (puppet);

  if (remedy->count >= all
      && (muster_puppet_wars_puppet_get_rank (puppet) == MUSTER_PUPPET_MASTER
          || remedy->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER
          || muster_puppet_wars_puppet_get_rank (puppet) == MUSTER_PUPPET_NONE))
    return g_strdup_printf (_ ("Leave out %s"), name);
  if (remedy->count == 1)
    return g_strdup_printf (_ ("Leave out one %s"), name);
  return g_strdup_printf (_ ("Leave out %d of %s"), (gint) remedy->count, name);
}

static char *
dup_rank (const MusterPuppetWarsToyBoxRemedy *remedy, const MusterPuppetWarsToyBox *box)
{
  static const char *const formats[]
      = { NULL, N_ ("Make %s a Master"), N_ ("Make %s a Sidekick"), N_ ("Make %s a Pawn") };

  return g_strdup_printf (_ (formats[remedy->rank]), muster_puppet_wars_puppet_get_name (
                                                         muster_puppet_wars_toy_box_get_puppet (box, remedy->entry)));
}

static char *
dup_fill (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box)
{
  g_autoptr (MusterEvaluation) evaluation = muster_games_judge (catalog, &box->thing);
  guint pawns = get_totals (evaluation)->pawns_left, sidekicks = get_totals (evaluation)->sidekicks_left;
  g_autofree char *room = muster_puppet_wars_dup_room (pawns + sidekicks, sidekicks);

  /* Translators: "Add 2 more Pawns and 1 more Sidekick" */
  return g_strdup_printf (_ ("Add %s"), room);
}

char *
muster_puppet_wars_toy_box_remedy_dup_text (const MusterPuppetWarsToyBoxRemedy *remedy, const MusterCatalog *catalog,
                                            const MusterPuppetWarsToyBox *box)
{
  const char *name = remedy->option != NULL ? muster_option_get_name (remedy->option) : "";

  switch (remedy->kind)
    {
    case MUSTER_PUPPET_WARS_TOY_BOX_LEAD:
      return g_strdup_printf (_ ("Let %s lead it"), name);
    case MUSTER_PUPPET_WARS_TOY_BOX_PROMOTE:
      return g_strdup_printf (_ ("Let %s lead it"), muster_puppet_wars_puppet_get_name (
                                                        muster_puppet_wars_toy_box_get_puppet (box, remedy->entry)));
    case MUSTER_PUPPET_WARS_TOY_BOX_DROP:
      return dup_drop (remedy, box);
    case MUSTER_PUPPET_WARS_TOY_BOX_DROP_MASTER:
      return g_strdup_printf (_ ("Leave out %s"), muster_choice_get_name (&box->master));
    case MUSTER_PUPPET_WARS_TOY_BOX_RESIZE:
      return g_strdup_printf (_ ("Play with a %s of %d puppets"), name, remedy->option->limit);
    case MUSTER_PUPPET_WARS_TOY_BOX_REPLACE:
      return g_strdup_printf (
          _ ("Take %s instead of %s"),
          remedy->other >= 0
              ? muster_puppet_wars_puppet_get_name (muster_puppet_wars_toy_box_get_puppet (box, (guint) remedy->other))
              : name,
          muster_puppet_wars_puppet_get_name (muster_puppet_wars_toy_box_get_puppet (box, remedy->entry)));
    case MUSTER_PUPPET_WARS_TOY_BOX_RANK:
      return dup_rank (remedy, box);
    case MUSTER_PUPPET_WARS_TOY_BOX_FILL:
    default:
      return dup_fill (catalog, box);
    }
}

/* As changes. */

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  MusterPuppetWarsToyBoxRemedy remedy;
} Change;

static gboolean
is_possible (const MusterChange *change, const MusterThing *thing)
{
  const MusterPuppetWarsToyBoxRemedy *remedy = &((const Change *) change)->remedy;
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;

  return remedy->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER ? box->own_master != NULL
                                                                : remedy->entry < MAX (box->puppets->len, 1);
}

static void
apply_change (const MusterChange *change, MusterThing *thing)
{
  muster_puppet_wars_toy_box_remedy_apply (&((const Change *) change)->remedy, (MusterPuppetWarsToyBox *) thing);
}

static char *
label_change (const MusterChange *change, const MusterThing *thing)
{
  const Change *told = (const Change *) change;

  return muster_puppet_wars_toy_box_remedy_dup_text (&told->remedy, told->catalog,
                                                     (const MusterPuppetWarsToyBox *) thing);
}

static const MusterChangeClass change_class
    = { &muster_puppet_wars_toy_box_class, is_possible, apply_change, label_change, NULL };

MusterChange *
muster_puppet_wars_toy_box_remedy_make_change (const MusterPuppetWarsToyBoxRemedy *remedy, const MusterCatalog *catalog)
{
  Change *change = muster_change_alloc (&change_class, sizeof *change);

  change->catalog = catalog;
  change->remedy = *remedy;
  return &change->change;
}
