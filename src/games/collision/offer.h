/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers: what could go in a slot of a character, and the effect of each option.
 *
 * All options are included; those that would break a rule have a reason. */
#pragma once

#include "games/collision/group-room.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option;   /* NULL: leave the slot empty */
  gboolean legal;               /* breaks no rule that isn't broken already */
  gint64 points;                /* how the total would change */
  gint stats[MUSTER_N_STATS];   /* change of each stat */
  MusterValueSet values;        /* values that would be needed in addition */
  guint first_new, n_new;       /* problems it would cause … */
  MusterCollisionGroupFit fit;  /* its effect on the battle group, if any */
  guint first_solved, n_solved; /* … and problems it would solve: ranges in `findings` */
} MusterCollisionOffer;

typedef struct
{
  const MusterCatalog *catalog;
  MusterCollisionCharacter *character; /* its current choices */
  MusterCollisionSlot slot;
  guint index;
  gboolean is_chosen;             /* the slot is filled */
  MusterCollisionGroupRoom *room; /* in its battle group; NULL if it has none */
  MusterCollisionGroupFit now;    /* its current fit there */
  GArray *offers;                 /* MusterCollisionOffer */
  GArray *findings;               /* MusterCollisionFinding */
} MusterCollisionOffers;

/* An offer for every option of the slot. `index` counts weapons and skills; one past the last offers an additional
 * one. */
MusterCollisionOffers *muster_collision_offers_new (const MusterCatalog *catalog,
                                                    const MusterCollisionCharacter *character, MusterCollisionSlot slot,
                                                    guint index);

/* The same for a member of a battle group, whose rules then count too. The group isn't needed afterwards. */
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

/* Why an offer isn't legal: the sentences of the errors it would cause. Empty if it is. Free with g_free(). */
char *muster_collision_offers_dup_reason (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer);

/* The single other change that would make an offer legal: "Remove Shield (-3 points)". Empty if it is legal or no
 * single change helps. Free with g_free(). */
char *muster_collision_offers_dup_unlock (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer);

G_END_DECLS
