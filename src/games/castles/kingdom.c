/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/kingdom.h"

#include <string.h>

#include "model/thing-options.h"

static void
clear_card (gpointer data)
{
  MusterCastlesCard *card = data;

  g_free (card->ref);
  muster_extras_clear (&card->extras);
}

static GArray *
cards_new (void)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (MusterCastlesCard));

  g_array_set_clear_func (cards, clear_card);
  return cards;
}

MusterCastlesCastle *
muster_castles_castle_new (void)
{
  MusterCastlesCastle *castle = g_new0 (MusterCastlesCastle, 1);

  castle->defenses = cards_new ();
  return castle;
}

void
muster_castles_castle_free (MusterCastlesCastle *castle)
{
  muster_choice_clear (&castle->card);
  muster_choice_clear (&castle->upgrade);
  g_array_unref (castle->defenses);
  muster_extras_clear (&castle->extras);
  g_free (castle);
}

static void
free_thing (MusterThing *thing)
{
  muster_castles_kingdom_free ((MusterCastlesKingdom *) thing);
}

static MusterThing *
copy_thing (const MusterThing *thing)
{
  return &muster_castles_kingdom_copy ((const MusterCastlesKingdom *) thing)->thing;
}

static void
add_cards (const GArray *cards, GPtrArray *options)
{
  for (guint i = 0; i < cards->len; i++)
    muster_thing_options_add (options, muster_castles_cards_at (cards, i)->option);
}

static void
collect_options (const MusterThing *thing, GPtrArray *options)
{
  const MusterCastlesKingdom *kingdom = (const MusterCastlesKingdom *) thing;

  for (guint i = 0; i < kingdom->castles->len; i++)
    {
      const MusterCastlesCastle *castle = kingdom->castles->pdata[i];

      muster_thing_options_add (options, castle->card.option);
      muster_thing_options_add (options, castle->upgrade.option);
      add_cards (castle->defenses, options);
    }
  add_cards (kingdom->hand.cards, options);
  for (guint i = 0; kingdom->states != NULL && i < kingdom->states->len; i++)
    collect_options (kingdom->states->pdata[i], options);
}

const MusterThingClass muster_castles_kingdom_class = {
  .element = "kingdom",
  .game = "castles",
  .rules = &muster_castles_kingdom_rules,
  .size = sizeof (MusterCastlesKingdom),
  .free = free_thing,
  .copy = copy_thing,
  .collect_options = collect_options,
};

/* Exists only inside a kingdom, which reads, writes and judges it. */
const MusterThingClass muster_castles_puppet_state_class = {
  .element = "puppet-state",
  .game = "castles",
  .size = sizeof (MusterCastlesKingdom),
  .free = free_thing,
  .copy = copy_thing,
  .collect_options = collect_options,
};

MusterCastlesKingdom *
muster_castles_kingdom_new (const MusterThingClass *klass)
{
  MusterCastlesKingdom *kingdom = g_new0 (MusterCastlesKingdom, 1);

  kingdom->thing.klass = klass;
  kingdom->castles = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_castles_castle_free);
  kingdom->hand.cards = cards_new ();
  kingdom->states = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_castles_kingdom_free);
  return kingdom;
}

void
muster_castles_kingdom_free (MusterCastlesKingdom *kingdom)
{
  muster_thing_clear (&kingdom->thing);
  g_ptr_array_unref (kingdom->castles);
  g_array_unref (kingdom->hand.cards);
  muster_extras_clear (&kingdom->hand.extras);
  g_ptr_array_unref (kingdom->states);
  g_free (kingdom);
}

MusterCastlesCastle *
muster_castles_kingdom_add_castle (MusterCastlesKingdom *kingdom)
{
  MusterCastlesCastle *castle = muster_castles_castle_new ();

  g_ptr_array_add (kingdom->castles, castle);
  return castle;
}

MusterCastlesCard *
muster_castles_cards_add (GArray *cards)
{
  MusterCastlesCard card = { .count = 1 };

  g_array_append_val (cards, card);
  return &g_array_index (cards, MusterCastlesCard, cards->len - 1);
}

#define STAND_IN "puppet"

const MusterOption *
muster_castles_find_stand_in (const MusterCatalog *catalog)
{
  return muster_catalog_find (catalog, MUSTER_KIND_CASTLE_CARD, STAND_IN);
}

const MusterOption *
muster_castles_castle_get_stand_in (const MusterCastlesCastle *castle)
{
  const MusterOption *option = castle->card.option;

  return option != NULL && g_str_equal (option->id, STAND_IN) ? option : NULL;
}

const MusterOption *
muster_castles_castle_get_upgrade (const MusterCastlesCastle *castle)
{
  const MusterOption *option = castle->upgrade.option;

  return option != NULL && option->castle_card_kind == MUSTER_CASTLE_CARD_UPGRADE ? option : NULL;
}

/* Extras between two siblings are written after the first, before anything else there. */
static guint
find_order (guint at, guint n, guint (*order_at) (gconstpointer list, guint i), gconstpointer list)
{
  if (n == 0)
    return G_MAXUINT;
  return order_at (list, at > 0 ? at - 1 : 0);
}

static guint
castle_order_at (gconstpointer list, guint i)
{
  return ((const MusterCastlesCastle *) ((const GPtrArray *) list)->pdata[i])->order;
}

static guint
card_order_at (gconstpointer list, guint i)
{
  return muster_castles_cards_at (list, i)->order;
}

void
muster_castles_kingdom_insert_castle (MusterCastlesKingdom *kingdom, guint at, MusterCastlesCastle *castle)
{
  at = MIN (at, kingdom->castles->len);
  castle->order = find_order (at, kingdom->castles->len, castle_order_at, kingdom->castles);
  g_ptr_array_insert (kingdom->castles, (gint) at, castle);
}

MusterCastlesCastle *
muster_castles_kingdom_steal_castle (MusterCastlesKingdom *kingdom, guint at)
{
  return g_ptr_array_steal_index (kingdom->castles, at);
}

static MusterCastlesCard *
insert_card (GArray *cards, guint at, MusterCastlesCard card)
{
  at = MIN (at, cards->len);
  card.order = find_order (at, cards->len, card_order_at, cards);
  g_array_insert_val (cards, at, card);
  return &g_array_index (cards, MusterCastlesCard, at);
}

MusterCastlesCard *
muster_castles_cards_insert (GArray *cards, guint at)
{
  return insert_card (cards, at, (MusterCastlesCard){ .count = 1 });
}

void
muster_castles_cards_move (GArray *from, guint n, GArray *to, guint at)
{
  MusterCastlesCard *card = &g_array_index (from, MusterCastlesCard, n), moved = *card;

  memset (card, 0, sizeof *card); /* so that removing it frees nothing */
  g_array_remove_index (from, n);
  insert_card (to, at, moved);
}

/* Copying. */

static void
copy_cards (GArray *to, const GArray *from)
{
  for (guint i = 0; i < from->len; i++)
    {
      const MusterCastlesCard *card = muster_castles_cards_at (from, i);
      MusterCastlesCard *copy = muster_castles_cards_add (to);

      *copy = (MusterCastlesCard){
        .ref = g_strdup (card->ref), .option = card->option, .count = card->count, .order = card->order
      };
      muster_extras_copy (&copy->extras, &card->extras);
    }
}

MusterCastlesKingdom *
muster_castles_kingdom_copy (const MusterCastlesKingdom *kingdom)
{
  MusterCastlesKingdom *copy = muster_castles_kingdom_new (kingdom->thing.klass);

  muster_thing_copy (&copy->thing, &kingdom->thing);
  for (guint i = 0; i < kingdom->castles->len; i++)
    {
      const MusterCastlesCastle *from = kingdom->castles->pdata[i];
      MusterCastlesCastle *castle = muster_castles_kingdom_add_castle (copy);

      muster_choice_copy (&castle->card, &from->card);
      muster_choice_copy (&castle->upgrade, &from->upgrade);
      copy_cards (castle->defenses, from->defenses);
      castle->order = from->order;
      muster_extras_copy (&castle->extras, &from->extras);
    }
  copy->hand.written = kingdom->hand.written;
  copy->hand.order = kingdom->hand.order;
  copy_cards (copy->hand.cards, kingdom->hand.cards);
  muster_extras_copy (&copy->hand.extras, &kingdom->hand.extras);
  for (guint i = 0; i < kingdom->states->len; i++)
    g_ptr_array_add (copy->states, muster_castles_kingdom_copy (kingdom->states->pdata[i]));
  return copy;
}

static gboolean
can_defend (const MusterOption *option)
{
  return option->castle_card_kind == MUSTER_CASTLE_CARD_DEFENSE
         || (option->castle_card_kind == MUSTER_CASTLE_CARD_SPECIAL && option->worth > 0);
}

const MusterOption *
muster_castles_castle_find_defense (const MusterCatalog *catalog, const char *ref)
{
  g_autofree char *full = g_strconcat ("defense-", ref, NULL);
  const MusterOption *option = muster_catalog_find (catalog, MUSTER_KIND_CASTLE_CARD, full);

  if (option == NULL || !can_defend (option))
    option = muster_catalog_find (catalog, MUSTER_KIND_CASTLE_CARD, ref);
  return option != NULL && can_defend (option) ? option : NULL;
}
