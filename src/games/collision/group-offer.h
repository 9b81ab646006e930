/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Group offers: who could join a battle group, and the effect of adding each.
 *
 * All are included; those that would break a rule have a reason. */
#pragma once

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterThing *thing; /* a character or a fixed character */
  gint64 points;            /* how the total would change */
  gint64 left;              /* points left below the limit; negative if it is exceeded */
  guint n_values;           /* how many values the group would need */
  guint n_more;             /* how many of them are new … */
  MusterValueSet more;      /* … as far as they are settled, or those they could be */
  gboolean settled;
  gboolean legal; /* adding it breaks no rule and makes no broken one worse */
} MusterCollisionGroupOffer;

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group;
  GArray *offers; /* MusterCollisionGroupOffer */
} MusterCollisionGroupOffers;

/* The effect of adding one of each of the `things` (MusterThing), which must outlive the offers unchanged. */
MusterCollisionGroupOffers *muster_collision_group_offers_new (const MusterCatalog *catalog,
                                                               const MusterCollisionGroup *group,
                                                               const GPtrArray *things);
void muster_collision_group_offers_free (MusterCollisionGroupOffers *offers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionGroupOffers, muster_collision_group_offers_free)

static inline const MusterCollisionGroupOffer *
muster_collision_group_offers_at (const MusterCollisionGroupOffers *offers, guint i)
{
  return &g_array_index (offers->offers, MusterCollisionGroupOffer, i);
}

/* A short text: "+62, 14 left, uses Sorcery as the fourth value: illegal". Free with g_free(). */
char *muster_collision_group_offers_dup_text (const MusterCollisionGroupOffers *offers,
                                              const MusterCollisionGroupOffer *offer);

/* Why it isn't legal: the sentences of the new errors. Empty if it is. Free with g_free(). */
char *muster_collision_group_offers_dup_reason (const MusterCollisionGroupOffers *offers,
                                                const MusterCollisionGroupOffer *offer);

G_END_DECLS
