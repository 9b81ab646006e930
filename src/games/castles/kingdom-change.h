/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes to a kingdom: whatever a player does to it in one go, as a value that can be tried on a copy before it is done.
 *
 * Defenses stay in the order played. A full castle is improved by taking one off and putting the new one on top; whatever
 * else moves a defense corrects what was typed in, and says so.
 *
 * Places are counted from 0. A realm is the kingdom itself (0) or one of its puppet states, counted from 1. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/change.h"
#include "model/place.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CASTLES_KINGDOM_ADD_CASTLE, /* `option` is the Puppet card that stands for it; NULL for a Castle */
  MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE,
  MUSTER_CASTLES_KINGDOM_MOVE_CASTLE,     /* to `to_realm` and `to_castle` */
  MUSTER_CASTLES_KINGDOM_UPGRADE,         /* `option`; NULL takes the upgrade off */
  MUSTER_CASTLES_KINGDOM_ADD_DEFENSE,     /* `option`, on top */
  MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE,  /* `card` */
  MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE, /* of a full castle: `card` off, `option` on top */
  MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE,    /* a correction: `card` to `to_realm`, `to_castle` and `to_card` */
  MUSTER_CASTLES_KINGDOM_SORT_DEFENSES,   /* a correction: the strongest lowest, as the book advises to play them */
  MUSTER_CASTLES_KINGDOM_ADD_CARD,        /* `option`, to the hand; one more where it is there */
  MUSTER_CASTLES_KINGDOM_REMOVE_CARD,     /* `card` of the hand, one of it */
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
  guint to_castle; /* the place once it is taken out of where it was, as the next */
  guint to_card;
  const MusterOption *option;
} MusterCastlesKingdomChange;

/* Where a problem of a kingdom's report is. */
typedef struct
{
  guint realm;
  guint castle;  /* from 1; 0: it is about none */
  gboolean hand; /* it is about the realm's hand */
} MusterCastlesKingdomPlace;

MusterCastlesKingdomPlace muster_castles_kingdom_find_place (const MusterPlace *place);

/* The kingdom itself or a puppet state of it; NULL where there is none. */
MusterCastlesKingdom *muster_castles_kingdom_get_realm (const MusterCastlesKingdom *kingdom, guint realm);

/* Whether the change corrects what was typed in, and is nothing that a player does in the game. */
gboolean muster_castles_kingdom_change_is_correction (const MusterCastlesKingdomChange *change);

/* Whether what the change speaks of is there. */
gboolean muster_castles_kingdom_change_is_possible (const MusterCastlesKingdomChange *change,
                                                    const MusterCastlesKingdom *kingdom);

/* Does it; nothing where it isn't possible. */
void muster_castles_kingdom_change_apply (const MusterCastlesKingdomChange *change, const MusterCatalog *catalog,
                                          MusterCastlesKingdom *kingdom);

/* The change in a few words, for the label of a step: "Put Knights on castle 2 (Gate)". Free with g_free(). */
char *muster_castles_kingdom_change_dup_label (const MusterCastlesKingdomChange *change,
                                               const MusterCastlesKingdom *kingdom);

/* The same as a change of any thing. */
MusterChange *muster_castles_kingdom_change_new (const MusterCastlesKingdomChange *change,
                                                 const MusterCatalog *catalog);

/* Names a realm. */
MusterChange *muster_castles_kingdom_change_new_rename (guint realm, const char *name);

/* What a card is called: its name, or what was written. */
const char *muster_castles_card_get_name (const MusterCastlesCard *card);

G_END_DECLS
