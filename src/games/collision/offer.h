/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers: what could be picked for a place of a character, and what each pick would do.
 *
 * Nothing is left out: what would break a rule is offered with the reason. */
#pragma once

#include "games/collision/group-room.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option;   /* NULL: leaving the place empty */
  gboolean legal;               /* picking it breaks no rule that isn't broken already */
  gint64 points;                /* how the total would change */
  gint stats[MUSTER_N_STATS];   /* how each stat would change */
  MusterValueSet values;        /* values that would be needed then, and aren't now */
  guint first_new, n_new;       /* problems it would bring, and … */
  MusterCollisionGroupFit fit;  /* in the battle group, where it is in one */
  guint first_solved, n_solved; /* … problems it would solve: where they stand in `findings` */
} MusterCollisionOffer;

typedef struct
{
  const MusterCatalog *catalog;
  MusterCollisionCharacter *character; /* its choices, as they are */
  MusterCollisionSlot slot;
  guint index;
  gboolean is_chosen;             /* something is there now */
  MusterCollisionGroupRoom *room; /* in its battle group; NULL where it is in none */
  MusterCollisionGroupFit now;    /* how it fits there as it is */
  GArray *offers;                 /* MusterCollisionOffer */
  GArray *findings;               /* MusterCollisionFinding */
} MusterCollisionOffers;

/* Every option for the slot. `index` counts weapons and skills; one past the last offers another one. */
MusterCollisionOffers *muster_collision_offers_new (const MusterCatalog *catalog,
                                                    const MusterCollisionCharacter *character, MusterCollisionSlot slot,
                                                    guint index);

/* The same for a member of a battle group: what would break a rule of the group isn't legal either. The group is not needed after this. */
MusterCollisionOffers *muster_collision_offers_new_in_group (const MusterCatalog *catalog,
                                                             const MusterCollisionGroup *group,
                                                             const MusterCollisionCharacter *member,
                                                             MusterCollisionSlot slot, guint index);
void muster_collision_offers_free (MusterCollisionOffers *offers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionOffers, muster_collision_offers_free)

static inline const MusterCollisionOffer *
muster_collision_offers_at (const MusterCollisionOffers *offers, guint i)
{
  return &g_array_index (offers->offers, MusterCollisionOffer, i);
}

/* Why an offer is not legal: the sentences of the errors it would bring. Empty where it is. Free with g_free(). */
char *muster_collision_offers_dup_reason (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer);

/* The one other change after which an offer that isn't legal would bring no error: "Remove Shield (-3 points)". Empty where the
 * offer is legal, or where no single change helps. Free with g_free(). */
char *muster_collision_offers_dup_unlock (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer);

G_END_DECLS
