/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/chosen.h"

#include "model/castles.h"
#include "model/group.h"
#include "model/puppet-wars.h"
#include "model/stuffed.h"

static void
add (GPtrArray *options, const MusterOption *option)
{
  if (option != NULL && !g_ptr_array_find (options, option, NULL))
    g_ptr_array_add (options, (gpointer) option);
}

static void
add_character (const MusterThing *thing, GPtrArray *options)
{
  MusterPick pick = { 0 };

  while (muster_character_next_pick ((const MusterCharacter *) thing, &pick))
    add (options, pick.choice->option);
}

static void
add_group (const MusterThing *thing, GPtrArray *options)
{
  const MusterGroup *group = (const MusterGroup *) thing;

  for (guint i = 0; i < group->members->len; i++)
    muster_thing_add_chosen (group->members->pdata[i], options);
}

static void
add_puppets (const GPtrArray *puppets, GPtrArray *options)
{
  for (guint i = 0; i < puppets->len; i++)
    add (options, ((const MusterPuppet *) puppets->pdata[i])->ref.option);
}

static void
add_toy_box (const MusterThing *thing, GPtrArray *options)
{
  const MusterToyBox *box = (const MusterToyBox *) thing;

  add (options, box->size.option);
  add (options, box->master.option);
  add_puppets (box->puppets, options);
}

static void
add_draft (const MusterThing *thing, GPtrArray *options)
{
  const MusterDraftRecord *draft = (const MusterDraftRecord *) thing;

  add (options, draft->size.option);
  add_puppets (draft->pool, options);
}

static void
add_castle_cards (const GArray *cards, GPtrArray *options)
{
  for (guint i = 0; i < cards->len; i++)
    add (options, muster_castle_cards_at (cards, i)->option);
}

static void
add_kingdom (const MusterThing *thing, GPtrArray *options)
{
  const MusterKingdom *kingdom = (const MusterKingdom *) thing;

  for (guint i = 0; i < kingdom->castles->len; i++)
    {
      const MusterCastle *castle = kingdom->castles->pdata[i];

      add (options, castle->upgrade.option);
      add_castle_cards (castle->defenses, options);
    }
  add_castle_cards (kingdom->hand.cards, options);
  for (guint i = 0; kingdom->states != NULL && i < kingdom->states->len; i++)
    add_kingdom (kingdom->states->pdata[i], options);
}

static void
add_team (const MusterThing *thing, GPtrArray *options)
{
  const MusterTeam *team = (const MusterTeam *) thing;

  for (guint i = 0; i < team->cards->len; i++)
    add (options, ((const MusterStuffedCard *) team->cards->pdata[i])->ref.option);
}

void
muster_thing_add_chosen (const MusterThing *thing, GPtrArray *options)
{
  static const struct
  {
    const MusterThingClass *klass;
    void (*add) (const MusterThing *thing, GPtrArray *options);
  } kinds[] = {
    { &muster_character_class, add_character }, { &muster_group_class, add_group },
    { &muster_toy_box_class, add_toy_box },     { &muster_draft_record_class, add_draft },
    { &muster_kingdom_class, add_kingdom },     { &muster_puppet_state_class, add_kingdom },
    { &muster_team_class, add_team },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].klass == thing->klass)
      kinds[i].add (thing, options);
}
