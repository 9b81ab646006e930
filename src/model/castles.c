#include "model/castles.h"

static void
clear_card (gpointer data)
{
  MusterCastleCard *card = data;

  g_free (card->ref);
  muster_extras_clear (&card->extras);
}

static GArray *
cards_new (void)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (MusterCastleCard));

  g_array_set_clear_func (cards, clear_card);
  return cards;
}

static void
free_castle (gpointer data)
{
  MusterCastle *castle = data;

  muster_choice_clear (&castle->upgrade);
  g_array_unref (castle->defenses);
  muster_extras_clear (&castle->extras);
  g_free (castle);
}

static void
free_thing (MusterThing *thing)
{
  muster_kingdom_free ((MusterKingdom *) thing);
}

const MusterThingClass muster_kingdom_class = { "kingdom", "castles", free_thing };
const MusterThingClass muster_puppet_state_class = { "puppet-state", "castles", free_thing };

MusterKingdom *
muster_kingdom_new (const MusterThingClass *klass)
{
  MusterKingdom *kingdom = g_new0 (MusterKingdom, 1);

  kingdom->thing.klass = klass;
  kingdom->castles = g_ptr_array_new_with_free_func (free_castle);
  kingdom->hand.cards = cards_new ();
  kingdom->states = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_kingdom_free);
  return kingdom;
}

void
muster_kingdom_free (MusterKingdom *kingdom)
{
  muster_thing_clear (&kingdom->thing);
  g_ptr_array_unref (kingdom->castles);
  g_array_unref (kingdom->hand.cards);
  muster_extras_clear (&kingdom->hand.extras);
  g_ptr_array_unref (kingdom->states);
  g_free (kingdom);
}

MusterCastle *
muster_kingdom_add_castle (MusterKingdom *kingdom)
{
  MusterCastle *castle = g_new0 (MusterCastle, 1);

  castle->defenses = cards_new ();
  g_ptr_array_add (kingdom->castles, castle);
  return castle;
}

MusterCastleCard *
muster_castle_cards_add (GArray *cards)
{
  MusterCastleCard card = { .count = 1 };

  g_array_append_val (cards, card);
  return &g_array_index (cards, MusterCastleCard, cards->len - 1);
}

const MusterOption *
muster_castle_get_upgrade (const MusterCastle *castle)
{
  const MusterOption *option = castle->upgrade.option;

  return option != NULL && option->castle_card_kind == MUSTER_CASTLE_CARD_UPGRADE ? option : NULL;
}

static gboolean
can_defend (const MusterOption *option)
{
  return option->castle_card_kind == MUSTER_CASTLE_CARD_DEFENSE
         || (option->castle_card_kind == MUSTER_CASTLE_CARD_SPECIAL && option->worth > 0);
}

const MusterOption *
muster_castle_find_defense (const MusterCatalog *catalog, const char *ref)
{
  g_autofree char *full = g_strconcat ("defense-", ref, NULL);
  const MusterOption *option = muster_catalog_find (catalog, MUSTER_KIND_CASTLE_CARD, full);

  if (option == NULL || !can_defend (option))
    option = muster_catalog_find (catalog, MUSTER_KIND_CASTLE_CARD, ref);
  return option != NULL && can_defend (option) ? option : NULL;
}
