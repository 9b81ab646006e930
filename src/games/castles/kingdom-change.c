/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/kingdom-change.h"

#include <string.h>

#include "model/i18n.h"
#include "games/castles/kingdom-worth.h"

MusterCastlesKingdomPlace
muster_castles_kingdom_find_place (const MusterPlace *place)
{
  guint realm = muster_place_get_number (place, 0, muster_castles_puppet_state_class.element), step = realm > 0;

  return (MusterCastlesKingdomPlace){ realm, muster_place_get_number (place, step, "castle"),
                                      muster_place_is (place, step, "hand") };
}

MusterCastlesKingdom *
muster_castles_kingdom_get_realm (const MusterCastlesKingdom *kingdom, guint realm)
{
  if (realm == 0)
    return (MusterCastlesKingdom *) kingdom;
  return realm <= kingdom->states->len ? kingdom->states->pdata[realm - 1] : NULL;
}

const char *
muster_castles_card_get_name (const MusterCastlesCard *card)
{
  if (card->option != NULL)
    return muster_option_get_name (card->option);
  return card->ref != NULL ? card->ref : "";
}

static MusterCastlesCastle *
castle_at (const MusterCastlesKingdom *kingdom, guint realm, guint castle)
{
  MusterCastlesKingdom *owner = muster_castles_kingdom_get_realm (kingdom, realm);

  return owner != NULL && castle < owner->castles->len ? owner->castles->pdata[castle] : NULL;
}

gboolean
muster_castles_kingdom_change_is_possible (const MusterCastlesKingdomChange *change,
                                           const MusterCastlesKingdom *kingdom)
{
  const MusterCastlesKingdom *realm = muster_castles_kingdom_get_realm (kingdom, change->realm);
  const MusterCastlesCastle *castle = castle_at (kingdom, change->realm, change->castle);

  switch (change->act)
    {
    case MUSTER_CASTLES_KINGDOM_ADD_CASTLE:
    case MUSTER_CASTLES_KINGDOM_ADD_CARD:
      return realm != NULL;
    case MUSTER_CASTLES_KINGDOM_ADD_STATE:
      return kingdom->thing.klass == &muster_castles_kingdom_class;
    case MUSTER_CASTLES_KINGDOM_REMOVE_STATE:
      return realm != NULL && change->realm > 0;
    case MUSTER_CASTLES_KINGDOM_REMOVE_CARD:
      return realm != NULL && change->card < realm->hand.cards->len;
    case MUSTER_CASTLES_KINGDOM_MOVE_CASTLE:
      return castle != NULL && muster_castles_kingdom_get_realm (kingdom, change->to_realm) != NULL;
    case MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE:
      return castle != NULL && change->card < castle->defenses->len;
    case MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE:
      return castle != NULL && change->card < castle->defenses->len
             && muster_castles_count_defenses (castle) >= MUSTER_CASTLES_MOST_DEFENSES;
    case MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE:
      return castle != NULL && change->card < castle->defenses->len
             && castle_at (kingdom, change->to_realm, change->to_castle) != NULL;
    case MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE:
    case MUSTER_CASTLES_KINGDOM_UPGRADE:
    case MUSTER_CASTLES_KINGDOM_ADD_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_SORT_DEFENSES:
      return castle != NULL;
    }
  return FALSE;
}

/* Applying changes. */

/* A defense on a castle may use its short name if that is unambiguous. */
static const char *
find_ref (const MusterCatalog *catalog, const MusterOption *defense)
{
  const char *shorter = g_str_has_prefix (defense->id, "defense-") ? defense->id + strlen ("defense-") : defense->id;

  return muster_castles_castle_find_defense (catalog, shorter) == defense ? shorter : defense->id;
}

static void
add_defense (MusterCastlesCastle *castle, const MusterCatalog *catalog, const MusterOption *option)
{
  MusterCastlesCard *card = muster_castles_cards_insert (castle->defenses, castle->defenses->len);

  card->ref = g_strdup (find_ref (catalog, option));
  card->option = option;
}

static void
add_card (MusterCastlesKingdom *realm, const MusterOption *option)
{
  MusterCastlesHand *hand = &realm->hand;
  MusterCastlesCard *card;

  for (guint i = 0; i < hand->cards->len; i++)
    if (muster_castles_cards_at (hand->cards, i)->option == option)
      {
        g_array_index (hand->cards, MusterCastlesCard, i).count++;
        return;
      }
  if (!hand->written)
    hand->order = G_MAXUINT;
  hand->written = TRUE;
  card = muster_castles_cards_insert (hand->cards, hand->cards->len);
  card->ref = g_strdup (option->id);
  card->option = option;
}

static void
remove_card (MusterCastlesKingdom *realm, guint n)
{
  MusterCastlesCard *card = &g_array_index (realm->hand.cards, MusterCastlesCard, n);

  if (card->count > 1)
    card->count--;
  else
    g_array_remove_index (realm->hand.cards, n);
}

static gint
worth_at (const GArray *cards, guint i)
{
  const MusterOption *option = muster_castles_cards_at (cards, i)->option;

  return option != NULL ? option->worth : 0;
}

/* Moves the strongest unsorted defense below the others; equal ones keep their order. */
static void
sort_defenses (GArray *defenses)
{
  for (guint i = 0; i < defenses->len; i++)
    {
      guint strongest = i;

      for (guint j = i + 1; j < defenses->len; j++)
        if (worth_at (defenses, j) > worth_at (defenses, strongest))
          strongest = j;
      if (strongest != i)
        muster_castles_cards_move (defenses, strongest, defenses, i);
    }
}

static void
add_castle (MusterCastlesKingdom *realm, const MusterOption *stand_in)
{
  MusterCastlesCastle *castle = muster_castles_castle_new ();

  muster_choice_set_option (&castle->card, stand_in);
  muster_castles_kingdom_insert_castle (realm, realm->castles->len, castle);
}

static void
add_state (MusterCastlesKingdom *kingdom)
{
  MusterCastlesKingdom *state = muster_castles_kingdom_new (&muster_castles_puppet_state_class);

  state->thing.name = g_strdup (_ ("New puppet state"));
  state->thing.order = G_MAXUINT;
  muster_castles_kingdom_insert_castle (state, 0, muster_castles_castle_new ());
  g_ptr_array_add (kingdom->states, state);
}

static void
change_castle (const MusterCastlesKingdomChange *change, const MusterCatalog *catalog, MusterCastlesKingdom *kingdom)
{
  MusterCastlesCastle *castle = castle_at (kingdom, change->realm, change->castle);

  if (change->act == MUSTER_CASTLES_KINGDOM_UPGRADE)
    muster_choice_set_option (&castle->upgrade, change->option);
  else if (change->act == MUSTER_CASTLES_KINGDOM_ADD_DEFENSE)
    add_defense (castle, catalog, change->option);
  else if (change->act == MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE)
    g_array_remove_index (castle->defenses, change->card);
  else if (change->act == MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE)
    {
      g_array_remove_index (castle->defenses, change->card);
      add_defense (castle, catalog, change->option);
    }
  else if (change->act == MUSTER_CASTLES_KINGDOM_SORT_DEFENSES)
    sort_defenses (castle->defenses);
  else if (change->act == MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE)
    muster_castles_cards_move (castle->defenses, change->card,
                               castle_at (kingdom, change->to_realm, change->to_castle)->defenses, change->to_card);
}

void
muster_castles_kingdom_change_apply (const MusterCastlesKingdomChange *change, const MusterCatalog *catalog,
                                     MusterCastlesKingdom *kingdom)
{
  MusterCastlesKingdom *realm = muster_castles_kingdom_get_realm (kingdom, change->realm);

  if (!muster_castles_kingdom_change_is_possible (change, kingdom))
    return;
  switch (change->act)
    {
    case MUSTER_CASTLES_KINGDOM_ADD_CASTLE:
      add_castle (realm, change->option);
      break;
    case MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE:
      g_ptr_array_remove_index (realm->castles, change->castle);
      break;
    case MUSTER_CASTLES_KINGDOM_MOVE_CASTLE:
      muster_castles_kingdom_insert_castle (muster_castles_kingdom_get_realm (kingdom, change->to_realm),
                                            change->to_castle,
                                            muster_castles_kingdom_steal_castle (realm, change->castle));
      break;
    case MUSTER_CASTLES_KINGDOM_ADD_CARD:
      add_card (realm, change->option);
      break;
    case MUSTER_CASTLES_KINGDOM_REMOVE_CARD:
      remove_card (realm, change->card);
      break;
    case MUSTER_CASTLES_KINGDOM_ADD_STATE:
      add_state (kingdom);
      break;
    case MUSTER_CASTLES_KINGDOM_REMOVE_STATE:
      g_ptr_array_remove_index (kingdom->states, change->realm - 1);
      break;
    case MUSTER_CASTLES_KINGDOM_UPGRADE:
    case MUSTER_CASTLES_KINGDOM_ADD_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_SORT_DEFENSES:
      change_castle (change, catalog, kingdom);
    }
}

/* Telling. */

static const char *
name_defense (const MusterCastlesKingdomChange *change, const MusterCastlesKingdom *kingdom)
{
  return muster_castles_card_get_name (
      muster_castles_cards_at (castle_at (kingdom, change->realm, change->castle)->defenses, change->card));
}

static char *
dup_defense_label (const MusterCastlesKingdomChange *change, const MusterCastlesKingdom *kingdom)
{
  g_autofree char *to
      = change->act == MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE
            ? muster_castles_dup_label (muster_castles_kingdom_get_realm (kingdom, change->to_realm), change->to_castle)
            : muster_castles_dup_label (muster_castles_kingdom_get_realm (kingdom, change->realm), change->castle);

  if (change->act == MUSTER_CASTLES_KINGDOM_ADD_DEFENSE)
    /* Translators: a defense and the castle it goes on: "Put Knights on castle 2 (Gate)" */
    return g_strdup_printf (_ ("Put %s on %s"), muster_option_get_name (change->option), to);
  if (change->act == MUSTER_CASTLES_KINGDOM_SORT_DEFENSES)
    return g_strdup_printf (_ ("Correct: strongest defense of %s lowest"), to);
  if (change->act == MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE)
    return g_strdup_printf (_ ("Remove %s from %s"), name_defense (change, kingdom), to);
  if (change->act == MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE && change->option == NULL)
    return g_strdup_printf (_ ("Replace %s, with the new one on top"), name_defense (change, kingdom));
  if (change->act == MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE)
    return g_strdup_printf (_ ("Replace %s with %s, on top of %s"), name_defense (change, kingdom),
                            muster_option_get_name (change->option), to);
  if (change->realm == change->to_realm && change->castle == change->to_castle)
    return change->to_card > change->card
               ? g_strdup_printf (_ ("Correct: move %s up"), name_defense (change, kingdom))
               : g_strdup_printf (_ ("Correct: move %s down"), name_defense (change, kingdom));
  return g_strdup_printf (_ ("Correct: move %s to %s"), name_defense (change, kingdom), to);
}

static char *
dup_upgrade_label (const MusterCastlesKingdomChange *change, const MusterCastlesKingdom *kingdom)
{
  const MusterCastlesCastle *castle = castle_at (kingdom, change->realm, change->castle);
  g_autofree char *number = g_strdup_printf (_ ("castle %u"), change->castle + 1);

  if (change->option != NULL)
    return g_strdup_printf (_ ("Upgrade %s with %s"), number, muster_option_get_name (change->option));
  return g_strdup_printf (_ ("Remove %s from %s"),
                          muster_choice_is_made (&castle->upgrade) ? muster_choice_get_name (&castle->upgrade) : "",
                          number);
}

char *
muster_castles_kingdom_change_dup_label (const MusterCastlesKingdomChange *change, const MusterCastlesKingdom *kingdom)
{
  const MusterCastlesKingdom *realm = muster_castles_kingdom_get_realm (kingdom, change->realm);

  if (!muster_castles_kingdom_change_is_possible (change, kingdom))
    return g_strdup ("");
  switch (change->act)
    {
    case MUSTER_CASTLES_KINGDOM_ADD_CASTLE:
      return g_strdup (change->option != NULL ? _ ("Add a castle, using a Puppet card") : _ ("Add a castle"));
    case MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE:
      return g_strdup_printf (_ ("Remove castle %u"), change->castle + 1);
    case MUSTER_CASTLES_KINGDOM_MOVE_CASTLE:
      return g_strdup_printf (_ ("Move castle %u"), change->castle + 1);
    case MUSTER_CASTLES_KINGDOM_UPGRADE:
      return dup_upgrade_label (change, kingdom);
    case MUSTER_CASTLES_KINGDOM_ADD_CARD:
      return g_strdup_printf (_ ("Add %s to the hand"), muster_option_get_name (change->option));
    case MUSTER_CASTLES_KINGDOM_REMOVE_CARD:
      return g_strdup_printf (_ ("Discard %s"),
                              muster_castles_card_get_name (muster_castles_cards_at (realm->hand.cards, change->card)));
    case MUSTER_CASTLES_KINGDOM_ADD_STATE:
      return g_strdup (_ ("Add a puppet state"));
    case MUSTER_CASTLES_KINGDOM_REMOVE_STATE:
      return g_strdup_printf (_ ("Remove %s"), muster_thing_get_name (&realm->thing));
    case MUSTER_CASTLES_KINGDOM_ADD_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_SORT_DEFENSES:
      break;
    }
  return dup_defense_label (change, kingdom);
}

/* As a MusterChange. */

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  MusterCastlesKingdomChange what;
  char *name; /* for renaming a realm */
} Change;

static gboolean
is_possible (const MusterChange *change, const MusterThing *thing)
{
  const MusterCastlesKingdomChange *what = &((const Change *) change)->what;
  gboolean takes_card = what->act == MUSTER_CASTLES_KINGDOM_ADD_DEFENSE || what->act == MUSTER_CASTLES_KINGDOM_ADD_CARD
                        || what->act == MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE;

  return (what->option != NULL || !takes_card)
         && muster_castles_kingdom_change_is_possible (what, (const MusterCastlesKingdom *) thing);
}

static void
apply (const MusterChange *change, MusterThing *thing)
{
  const Change *made = (const Change *) change;

  muster_castles_kingdom_change_apply (&made->what, made->catalog, (MusterCastlesKingdom *) thing);
}

static char *
dup_label (const MusterChange *change, const MusterThing *thing)
{
  return muster_castles_kingdom_change_dup_label (&((const Change *) change)->what,
                                                  (const MusterCastlesKingdom *) thing);
}

static const MusterChangeClass change_class = { &muster_castles_kingdom_class, is_possible, apply, dup_label, NULL };

MusterChange *
muster_castles_kingdom_change_new (const MusterCastlesKingdomChange *what, const MusterCatalog *catalog)
{
  Change *change = muster_change_alloc (&change_class, sizeof *change);

  change->what = *what;
  change->catalog = catalog;
  return &change->change;
}

/* Renaming a realm. */

static gboolean
has_realm (const MusterChange *change, const MusterThing *thing)
{
  return muster_castles_kingdom_get_realm ((const MusterCastlesKingdom *) thing, ((const Change *) change)->what.realm)
         != NULL;
}

static void
apply_rename (const MusterChange *change, MusterThing *thing)
{
  const Change *made = (const Change *) change;
  MusterThing *realm
      = &muster_castles_kingdom_get_realm ((const MusterCastlesKingdom *) thing, made->what.realm)->thing;

  g_free (realm->name);
  realm->name = g_strdup (made->name);
}

static char *
label_rename (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Rename"));
}

static void
clear_rename (MusterChange *change)
{
  g_free (((Change *) change)->name);
}

static const MusterChangeClass rename_class
    = { &muster_castles_kingdom_class, has_realm, apply_rename, label_rename, clear_rename };

MusterChange *
muster_castles_kingdom_change_new_rename (guint realm, const char *name)
{
  Change *change = muster_change_alloc (&rename_class, sizeof *change);

  change->what.realm = realm;
  change->name = g_strdup (name);
  return &change->change;
}
