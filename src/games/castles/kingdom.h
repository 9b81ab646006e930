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
} MusterCastleCard;

typedef struct
{
  MusterChoice upgrade;
  GArray *defenses; /* MusterCastleCard, in the order played: the last is on top */
  guint order;
  MusterExtras extras;
} MusterCastle;

typedef struct
{
  gboolean written; /* the file has one */
  GArray *cards;    /* MusterCastleCard */
  guint order;
  MusterExtras extras;
} MusterHand;

/* A kingdom, or a puppet state of one: that has no states of its own. */
typedef struct
{
  MusterThing thing;
  GPtrArray *castles; /* MusterCastle */
  MusterHand hand;
  GPtrArray *states; /* MusterKingdom, of the class muster_puppet_state_class */
} MusterKingdom;

extern const MusterThingClass muster_kingdom_class;
extern const MusterThingClass muster_puppet_state_class;

MusterKingdom *muster_kingdom_new (const MusterThingClass *klass);
MusterKingdom *muster_kingdom_copy (const MusterKingdom *kingdom);
void muster_kingdom_free (MusterKingdom *kingdom);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterKingdom, muster_kingdom_free)

/* Each adds an empty one at the end. */
MusterCastle *muster_kingdom_add_castle (MusterKingdom *kingdom);
MusterCastleCard *muster_castle_cards_add (GArray *cards);

/* Add one in a place, at most behind the last, and take one out, which is the caller's then. What stands in a file stays in
 * the order of the row. */
void muster_kingdom_insert_castle (MusterKingdom *kingdom, guint at, MusterCastle *castle);
MusterCastle *muster_kingdom_steal_castle (MusterKingdom *kingdom, guint at);
MusterCastleCard *muster_castle_cards_insert (GArray *cards, guint at);
MusterCastle *muster_castle_new (void);
void muster_castle_free (MusterCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastle, muster_castle_free)

/* Moves a card from one pile to a place in another, or in the same one once it is taken out of it. */
void muster_castle_cards_move (GArray *from, guint n, GArray *to, guint at);

static inline const MusterCastleCard *
muster_castle_cards_at (const GArray *cards, guint i)
{
  return &g_array_index (cards, MusterCastleCard, i);
}

/* The upgrade in force; NULL where there is none, or none that installed content knows as an upgrade. */
const MusterOption *muster_castle_get_upgrade (const MusterCastle *castle);

/* What a card on a castle means: "knights" is the defense of that name, and so is "defense-knights"; a special that has
 * a worth may stand there too. NULL where it is none of these. */
const MusterOption *muster_castle_find_defense (const MusterCatalog *catalog, const char *ref);

G_END_DECLS
