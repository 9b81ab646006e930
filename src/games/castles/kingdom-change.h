/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a kingdom: each player action as a value that can be tried on a copy first.
 *
 * Defenses stay in the order played. A full castle is improved by removing one and putting the new one on top; any
 * other move of a defense is a correction of the list, and labelled so.
 *
 * Indexes start at 0. Realm 0 is the kingdom itself, puppet states follow from 1. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/change.h"
#include "model/place.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CASTLES_KINGDOM_ADD_CASTLE, /* `option` is the Puppet card used as a castle; NULL for a Castle */
  MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE,
  MUSTER_CASTLES_KINGDOM_MOVE_CASTLE,     /* to `to_realm` and `to_castle` */
  MUSTER_CASTLES_KINGDOM_UPGRADE,         /* `option`; NULL removes the upgrade */
  MUSTER_CASTLES_KINGDOM_ADD_DEFENSE,     /* `option`, on top */
  MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE,  /* `card` */
  MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE, /* on a full castle: removes `card`, puts `option` on top */
  MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE,    /* a correction: `card` to `to_realm`, `to_castle` and `to_card` */
  MUSTER_CASTLES_KINGDOM_SORT_DEFENSES,   /* a correction: strongest at the bottom, as the book advises */
  MUSTER_CASTLES_KINGDOM_ADD_CARD,        /* adds `option` to the hand, or increases its count */
  MUSTER_CASTLES_KINGDOM_REMOVE_CARD,     /* removes one `card` from the hand */
  MUSTER_CASTLES_KINGDOM_ADD_STATE,
  MUSTER_CASTLES_KINGDOM_REMOVE_STATE, /* `realm` */
} MusterCastlesKingdomAct;

typedef struct
{
  MusterCastlesKingdomAct act;
  guint realm;
  guint castle;
  guint card;
  guint to_realm;
  guint to_castle; /* index after removal from the old place, like the next */
  guint to_card;
  const MusterOption *option;
} MusterCastlesKingdomChange;

/* The place of a problem in a kingdom's report. */
typedef struct
{
  guint realm;
  guint castle;  /* from 1; 0: none */
  gboolean hand; /* about the realm's hand */
} MusterCastlesKingdomPlace;

MusterCastlesKingdomPlace muster_castles_kingdom_find_place (const MusterPlace *place);

/* The kingdom itself or one of its puppet states; NULL if it doesn't exist. */
MusterCastlesKingdom *muster_castles_kingdom_get_realm (const MusterCastlesKingdom *kingdom, guint realm);

/* Whether everything the change refers to exists. */
gboolean muster_castles_kingdom_change_is_possible (const MusterCastlesKingdomChange *change,
                                                    const MusterCastlesKingdom *kingdom);

/* Applies it; does nothing if it isn't possible. */
void muster_castles_kingdom_change_apply (const MusterCastlesKingdomChange *change, const MusterCatalog *catalog,
                                          MusterCastlesKingdom *kingdom);

/* A short label for the step: "Put Knights on castle 2 (Gate)". Free with g_free(). */
char *muster_castles_kingdom_change_dup_label (const MusterCastlesKingdomChange *change,
                                               const MusterCastlesKingdom *kingdom);

/* The same as a MusterChange. */
MusterChange *muster_castles_kingdom_change_new (const MusterCastlesKingdomChange *change,
                                                 const MusterCatalog *catalog);

/* Names a realm. */
MusterChange *muster_castles_kingdom_change_new_rename (guint realm, const char *name);

/* A card's name, or its id as written if unknown. */
const char *muster_castles_card_get_name (const MusterCastlesCard *card);

G_END_DECLS
