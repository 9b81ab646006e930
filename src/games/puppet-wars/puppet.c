/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/puppet.h"

#include "model/thing-options.h"
#include "model/text/id.h"

static void
copy_upgrade (MusterPuppetWarsUpgrade *to, const MusterPuppetWarsUpgrade *from)
{
  *to = *from;
  to->name = g_strdup (from->name);
  to->nc = g_strdup (from->nc);
  to->ad_suit = g_strdup (from->ad_suit);
  to->passages = muster_passages_copy (from->passages);
  muster_extras_copy (&to->extras, &from->extras);
}

static void
clear_upgrade (MusterPuppetWarsUpgrade *upgrade)
{
  g_free (upgrade->name);
  g_free (upgrade->nc);
  g_free (upgrade->ad_suit);
  g_array_unref (upgrade->passages);
  muster_extras_clear (&upgrade->extras);
}

static void
free_thing (MusterThing *thing)
{
  muster_puppet_wars_puppet_free ((MusterPuppetWarsPuppet *) thing);
}

static MusterThing *
copy_thing (const MusterThing *thing)
{
  return &muster_puppet_wars_puppet_copy ((const MusterPuppetWarsPuppet *) thing)->thing;
}

static void
collect_options (const MusterThing *thing, GPtrArray *options)
{
  muster_thing_options_add (options, ((const MusterPuppetWarsPuppet *) thing)->ref.option);
}

const MusterThingClass muster_puppet_wars_puppet_class = {
  .element = "puppet",
  .game = "puppet-wars",
  .rules = &muster_puppet_wars_puppet_rules,
  .size = sizeof (MusterPuppetWarsPuppet),
  .free = free_thing,
  .copy = copy_thing,
  .collect_options = collect_options,
  .count_offset = G_STRUCT_OFFSET (MusterPuppetWarsPuppet, count),
  .portrait_offset = G_STRUCT_OFFSET (MusterPuppetWarsPuppet, portrait),
  .portrait_order_offset = G_STRUCT_OFFSET (MusterPuppetWarsPuppet, portrait_order),
};

MusterPuppetWarsPuppet *
muster_puppet_wars_puppet_new (void)
{
  MusterPuppetWarsPuppet *puppet = g_new0 (MusterPuppetWarsPuppet, 1);

  puppet->thing.klass = &muster_puppet_wars_puppet_class;
  puppet->count = 1;
  puppet->owned = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  puppet->ar = puppet->mv = puppet->cb = puppet->df = puppet->ul = puppet->stitches = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  puppet->passages = muster_passages_new ();
  puppet->upgrade.ad = puppet->upgrade.stitches = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  puppet->upgrade.passages = muster_passages_new ();
  return puppet;
}

MusterPuppetWarsPuppet *
muster_puppet_wars_puppet_new_own (const char *name, MusterPuppetRank rank)
{
  MusterPuppetWarsPuppet *puppet = muster_puppet_wars_puppet_new ();

  puppet->thing.name = g_strdup (name);
  puppet->thing.order = G_MAXUINT;
  puppet->rank = g_strdup (muster_puppet_ranks[rank]);
  return puppet;
}

MusterPuppetWarsPuppet *
muster_puppet_wars_puppet_copy (const MusterPuppetWarsPuppet *from)
{
  MusterPuppetWarsPuppet *to = g_memdup2 (from, sizeof *from);

  muster_thing_copy (&to->thing, &from->thing);
  muster_choice_copy (&to->ref, &from->ref);
  to->rank = g_strdup (from->rank);
  to->ar_suit = g_strdup (from->ar_suit);
  to->df_suit = g_strdup (from->df_suit);
  to->passages = muster_passages_copy (from->passages);
  copy_upgrade (&to->upgrade, &from->upgrade);
  to->portrait = from->portrait != NULL ? muster_portrait_ref (from->portrait) : NULL;
  return to;
}

void
muster_puppet_wars_puppet_free (MusterPuppetWarsPuppet *puppet)
{
  muster_thing_clear (&puppet->thing);
  muster_choice_clear (&puppet->ref);
  g_free (puppet->rank);
  g_free (puppet->ar_suit);
  g_free (puppet->df_suit);
  g_array_unref (puppet->passages);
  clear_upgrade (&puppet->upgrade);
  g_clear_pointer (&puppet->portrait, muster_portrait_unref);
  g_free (puppet);
}

const char *
muster_puppet_wars_puppet_get_name (const MusterPuppetWarsPuppet *puppet)
{
  if (muster_choice_is_made (&puppet->ref))
    return muster_choice_get_name (&puppet->ref);
  return muster_thing_get_name (&puppet->thing);
}

MusterSentence *
muster_puppet_wars_puppet_say_name (const MusterPuppetWarsPuppet *puppet)
{
  return muster_choice_is_made (&puppet->ref) ? muster_choice_say_name (&puppet->ref)
                                              : muster_thing_say_name (&puppet->thing);
}

MusterPuppetRank
muster_puppet_wars_puppet_get_rank (const MusterPuppetWarsPuppet *puppet)
{
  if (muster_choice_is_made (&puppet->ref))
    return puppet->ref.option != NULL ? puppet->ref.option->puppet_rank : MUSTER_PUPPET_NONE;
  return (MusterPuppetRank) MAX (muster_words_find (muster_puppet_ranks, puppet->rank), MUSTER_PUPPET_NONE);
}

gboolean
muster_puppet_wars_puppet_is_plain (const MusterPuppetWarsPuppet *puppet)
{
  const gint numbers[] = { puppet->ar, puppet->mv, puppet->cb, puppet->df, puppet->ul, puppet->stitches };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i] != MUSTER_PUPPET_WARS_PUPPET_BLANK)
      return FALSE;
  return puppet->ref.option != NULL && puppet->ar_suit == NULL && puppet->df_suit == NULL && puppet->passages->len == 0
         && !puppet->upgrade.written && puppet->thing.extras.attributes == NULL && puppet->thing.extras.pieces == NULL;
}

char *
muster_puppet_wars_puppet_dup_id (const MusterPuppetWarsPuppet *puppet)
{
  if (muster_choice_is_made (&puppet->ref))
    return g_strdup (puppet->ref.id);
  return muster_id_dup_from_name (puppet->thing.name != NULL ? puppet->thing.name : "");
}

gboolean
muster_puppet_wars_puppet_is_same (const MusterPuppetWarsPuppet *a, const MusterPuppetWarsPuppet *b)
{
  g_autofree char *one = muster_puppet_wars_puppet_dup_id (a), *two = muster_puppet_wars_puppet_dup_id (b);

  return a == b
         || (*one != '\0' && g_str_equal (one, two)
             && muster_puppet_wars_puppet_get_rank (a) == muster_puppet_wars_puppet_get_rank (b));
}

void
muster_puppet_wars_puppet_add_one (MusterPuppetWarsPuppet *puppet)
{
  puppet->count = MIN (puppet->count + 1, MUSTER_PUPPET_WARS_PUPPET_MOST);
}
