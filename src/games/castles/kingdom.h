/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles as a player lays it out: a kingdom of castles in a row, a hand of cards, and puppet states with their own. */
#pragma once

#include "model/choice.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A card on a castle or in a hand, as written and as the catalogue knows it. */
typedef struct
{
  char *ref;                  /* "knights", "attack-knights"; or NULL */
  const MusterOption *option; /* NULL where no installed content has it */
  gint count;                 /* in a hand: how many of it */
  guint order;
  MusterExtras extras;
} MusterCastlesCard;

typedef struct
{
  MusterChoice card; /* what stands for it where Castle cards ran out: a Puppet; not made for a Castle */
  MusterChoice upgrade;
  GArray *defenses; /* MusterCastlesCard, in the order played: the last is on top */
  guint order;
  MusterExtras extras;
} MusterCastlesCastle;

typedef struct
{
  gboolean written; /* the file has one */
  GArray *cards;    /* MusterCastlesCard */
  guint order;
  MusterExtras extras;
} MusterCastlesHand;

/* A kingdom, or a puppet state of one: that has no states of its own. */
typedef struct
{
  MusterThing thing;
  GPtrArray *castles; /* MusterCastlesCastle */
  MusterCastlesHand hand;
  GPtrArray *states; /* MusterCastlesKingdom, of the class muster_castles_puppet_state_class */
} MusterCastlesKingdom;

extern const MusterThingClass muster_castles_kingdom_class;
extern const MusterThingClass muster_castles_puppet_state_class;

/* What the game does with them: its game.c. */
extern const MusterThingRules muster_castles_kingdom_rules;

MusterCastlesKingdom *muster_castles_kingdom_new (const MusterThingClass *klass);
MusterCastlesKingdom *muster_castles_kingdom_copy (const MusterCastlesKingdom *kingdom);
void muster_castles_kingdom_free (MusterCastlesKingdom *kingdom);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesKingdom, muster_castles_kingdom_free)

/* Each adds an empty one at the end. */
MusterCastlesCastle *muster_castles_kingdom_add_castle (MusterCastlesKingdom *kingdom);
MusterCastlesCard *muster_castles_cards_add (GArray *cards);

/* Add one in a place, at most behind the last, and take one out, which is the caller's then. What stands in a file stays in
 * the order of the row. */
void muster_castles_kingdom_insert_castle (MusterCastlesKingdom *kingdom, guint at, MusterCastlesCastle *castle);
MusterCastlesCastle *muster_castles_kingdom_steal_castle (MusterCastlesKingdom *kingdom, guint at);
MusterCastlesCard *muster_castles_cards_insert (GArray *cards, guint at);
MusterCastlesCastle *muster_castles_castle_new (void);
void muster_castles_castle_free (MusterCastlesCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesCastle, muster_castles_castle_free)

/* Moves a card from one pile to a place in another, or in the same one once it is taken out of it. */
void muster_castles_cards_move (GArray *from, guint n, GArray *to, guint at);

static inline const MusterCastlesCard *
muster_castles_cards_at (const GArray *cards, guint i)
{
  return &g_array_index (cards, MusterCastlesCard, i);
}

/* The Puppet card that stands for the castle; NULL for a Castle, and where the card can't be one. */
const MusterOption *muster_castles_castle_get_stand_in (const MusterCastlesCastle *castle);

/* The card that may stand for a castle; NULL where no installed content has it. */
const MusterOption *muster_castles_find_stand_in (const MusterCatalog *catalog);

/* The upgrade in force; NULL where there is none, or none that installed content knows as an upgrade. */
const MusterOption *muster_castles_castle_get_upgrade (const MusterCastlesCastle *castle);

/* What a card on a castle means: "knights" is the defense of that name, and so is "defense-knights"; a special that has
 * a worth may stand there too. NULL where it is none of these. */
const MusterOption *muster_castles_castle_find_defense (const MusterCatalog *catalog, const char *ref);

G_END_DECLS
