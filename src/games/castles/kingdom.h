/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kingdom in Castles: a row of castles, a hand of cards, and puppet states with their own. */
#pragma once

#include "model/choice.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A card on a castle or in a hand, as written and as an option. */
typedef struct
{
  char *ref;                  /* "knights", "attack-knights"; or NULL */
  const MusterOption *option; /* NULL if unknown */
  gint count;                 /* in a hand: the number of copies */
  guint order;
  MusterExtras extras;
} MusterCastlesCard;

typedef struct
{
  MusterChoice card; /* a Puppet used as a castle when Castle cards have run out; empty for a Castle */
  MusterChoice upgrade;
  GArray *defenses; /* MusterCastlesCard, in the order played: the last is on top */
  guint order;
  MusterExtras extras;
} MusterCastlesCastle;

typedef struct
{
  gboolean written; /* the element is in the file */
  GArray *cards;    /* MusterCastlesCard */
  guint order;
  MusterExtras extras;
} MusterCastlesHand;

/* A kingdom, or a puppet state, which has no states of its own. */
typedef struct
{
  MusterThing thing;
  GPtrArray *castles; /* MusterCastlesCastle */
  MusterCastlesHand hand;
  GPtrArray *states; /* MusterCastlesKingdom, of the class muster_castles_puppet_state_class */
} MusterCastlesKingdom;

extern const MusterThingClass muster_castles_kingdom_class;
extern const MusterThingClass muster_castles_puppet_state_class;

/* The game's rules for them: see game.c. */
extern const MusterThingRules muster_castles_kingdom_rules;

MusterCastlesKingdom *muster_castles_kingdom_new (const MusterThingClass *klass);
MusterCastlesKingdom *muster_castles_kingdom_copy (const MusterCastlesKingdom *kingdom);
void muster_castles_kingdom_free (MusterCastlesKingdom *kingdom);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesKingdom, muster_castles_kingdom_free)

/* Each appends an empty one. */
MusterCastlesCastle *muster_castles_kingdom_add_castle (MusterCastlesKingdom *kingdom);
MusterCastlesCard *muster_castles_cards_add (GArray *cards);

/* Insert one at an index, or remove one, which then belongs to the caller. Extras in a file keep their order. */
void muster_castles_kingdom_insert_castle (MusterCastlesKingdom *kingdom, guint at, MusterCastlesCastle *castle);
MusterCastlesCastle *muster_castles_kingdom_steal_castle (MusterCastlesKingdom *kingdom, guint at);
MusterCastlesCard *muster_castles_cards_insert (GArray *cards, guint at);
MusterCastlesCastle *muster_castles_castle_new (void);
void muster_castles_castle_free (MusterCastlesCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesCastle, muster_castles_castle_free)

/* Moves a card from one pile to an index in another, or in the same pile after removal. */
void muster_castles_cards_move (GArray *from, guint n, GArray *to, guint at);

static inline const MusterCastlesCard *
muster_castles_cards_at (const GArray *cards, guint i)
{
  return &g_array_index (cards, MusterCastlesCard, i);
}

/* The Puppet card used as the castle; NULL for a Castle, and if the card can't be one. */
const MusterOption *muster_castles_castle_get_stand_in (const MusterCastlesCastle *castle);

/* The card that may be used as a castle; NULL if unknown. */
const MusterOption *muster_castles_find_stand_in (const MusterCatalog *catalog);

/* The upgrade in force; NULL if there is none or it isn't a known upgrade. */
const MusterOption *muster_castles_castle_get_upgrade (const MusterCastlesCastle *castle);

/* The meaning of a card on a castle: "knights" and "defense-knights" are the defense; a special with a worth may be
 * there too. NULL for anything else. */
const MusterOption *muster_castles_castle_find_defense (const MusterCatalog *catalog, const char *ref);

G_END_DECLS
