/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/file.h"

#include "xml/agreement.h"
#include "xml/binding.h"

#define COUNT_MOST 999

static const MusterBinding defense_bindings[] = { MUSTER_BIND_TEXT (MusterCastlesCard, "ref", ref), MUSTER_BIND_END };

static const MusterBinding card_bindings[] = {
  MUSTER_BIND_TEXT (MusterCastlesCard, "ref", ref),
  MUSTER_BIND_NUMBER (MusterCastlesCard, "count", count, 1, COUNT_MOST, 1),
  MUSTER_BIND_END,
};

static const MusterBinding castle_bindings[] = {
  MUSTER_BIND_CHOICE (MusterCastlesCastle, "upgrade", upgrade, MUSTER_KIND_CASTLE_CARD),
  MUSTER_BIND_END,
};

static const MusterBinding hand_bindings[] = { MUSTER_BIND_END };

static const MusterBinding kingdom_bindings[]
    = { MUSTER_BIND_TEXT (MusterCastlesKingdom, "name", thing.name), MUSTER_BIND_END };

/* Reading. */

static MusterCastlesCard *
read_card (MusterReading *reading, const MusterBinding *bindings, GArray *cards, guint order)
{
  MusterCastlesCard *card = muster_castles_cards_add (cards);

  card->order = order;
  muster_bindings_read (bindings, reading, NULL, card, &card->extras);
  return card;
}

static gboolean
read_castle_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCastlesCard *defense;

  if (!g_str_equal (name, "defense"))
    return FALSE;
  defense = read_card (reading, defense_bindings, ((MusterCastlesCastle *) data)->defenses, order);
  if (defense->ref != NULL)
    defense->option = muster_castles_castle_find_defense (reading->catalog, defense->ref);
  return TRUE;
}

static gboolean
read_hand_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCastlesCard *card;

  if (!g_str_equal (name, "card"))
    return FALSE;
  card = read_card (reading, card_bindings, ((MusterCastlesHand *) data)->cards, order);
  if (card->ref != NULL)
    card->option = muster_catalog_find (reading->catalog, MUSTER_KIND_CASTLE_CARD, card->ref);
  return TRUE;
}

static gboolean
read_realm_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCastlesKingdom *kingdom = data;

  if (g_str_equal (name, "castle"))
    {
      MusterCastlesCastle *castle = muster_castles_kingdom_add_castle (kingdom);

      castle->order = order;
      muster_bindings_read (castle_bindings, reading, read_castle_child, castle, &castle->extras);
    }
  else if (g_str_equal (name, "hand") && !kingdom->hand.written)
    {
      kingdom->hand.written = TRUE;
      kingdom->hand.order = order;
      muster_bindings_read (hand_bindings, reading, read_hand_child, &kingdom->hand, &kingdom->hand.extras);
    }
  else
    return muster_agreements_read (&kingdom->thing, reading, name, order);
  return TRUE;
}

static MusterCastlesKingdom *
read_realm (MusterReading *reading, const MusterThingClass *klass, MusterReadChild child)
{
  MusterCastlesKingdom *kingdom = muster_castles_kingdom_new (klass);

  muster_bindings_read (kingdom_bindings, reading, child, kingdom, &kingdom->thing.extras);
  return kingdom;
}

static gboolean
read_kingdom_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCastlesKingdom *state;

  if (!g_str_equal (name, muster_castles_puppet_state_class.element))
    return read_realm_child (reading, name, order, data);
  state = read_realm (reading, &muster_castles_puppet_state_class, read_realm_child);
  state->thing.order = order;
  g_ptr_array_add (((MusterCastlesKingdom *) data)->states, state);
  return TRUE;
}

MusterThing *
muster_castles_read_kingdom (MusterReading *reading)
{
  return &read_realm (reading, &muster_castles_kingdom_class, read_kingdom_child)->thing;
}

/* Writing. */

static void
write_defense (MusterWriting *writing, gconstpointer data)
{
  muster_bindings_write (defense_bindings, writing, "defense", data, NULL, &((const MusterCastlesCard *) data)->extras);
}

static void
write_card (MusterWriting *writing, gconstpointer data)
{
  muster_bindings_write (card_bindings, writing, "card", data, NULL, &((const MusterCastlesCard *) data)->extras);
}

static GArray *
list_cards (const GArray *cards, void (*write) (MusterWriting *writing, gconstpointer data))
{
  GArray *children = muster_writing_children_new ();

  for (guint i = 0; i < cards->len; i++)
    muster_writing_children_add (children, muster_castles_cards_at (cards, i)->order, 0, write,
                                 muster_castles_cards_at (cards, i));
  return children;
}

static void
write_castle (MusterWriting *writing, gconstpointer data)
{
  const MusterCastlesCastle *castle = data;
  g_autoptr (GArray) children = list_cards (castle->defenses, write_defense);

  muster_bindings_write (castle_bindings, writing, "castle", castle, children, &castle->extras);
}

static void
write_hand (MusterWriting *writing, gconstpointer data)
{
  const MusterCastlesHand *hand = data;
  g_autoptr (GArray) children = list_cards (hand->cards, write_card);

  muster_bindings_write (hand_bindings, writing, "hand", hand, children, &hand->extras);
}

static void
write_realm (MusterWriting *writing, gconstpointer data)
{
  const MusterCastlesKingdom *kingdom = data;
  g_autoptr (GArray) children = muster_writing_children_new ();

  for (guint i = 0; i < kingdom->castles->len; i++)
    muster_writing_children_add (children, ((const MusterCastlesCastle *) kingdom->castles->pdata[i])->order, 0,
                                 write_castle, kingdom->castles->pdata[i]);
  if (kingdom->hand.written)
    muster_writing_children_add (children, kingdom->hand.order, 1, write_hand, &kingdom->hand);
  for (guint i = 0; i < kingdom->states->len; i++)
    muster_writing_children_add (children, ((const MusterThing *) kingdom->states->pdata[i])->order, 2, write_realm,
                                 kingdom->states->pdata[i]);
  muster_agreements_write (&kingdom->thing, children);
  muster_bindings_write (kingdom_bindings, writing, kingdom->thing.klass->element, kingdom, children,
                         &kingdom->thing.extras);
}

void
muster_castles_write_kingdom (MusterWriting *writing, const MusterThing *thing)
{
  write_realm (writing, thing);
}
