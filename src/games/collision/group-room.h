/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle group leaves for one of its members, given what the others cost and need. Made once, then any number of
 * states of the member can be tried. */
#pragma once

#include "games/collision/group-judge.h"
#include "model/report.h"

G_BEGIN_DECLS

typedef struct
{
  gint limit;                      /* of the group; negative if none */
  gint64 others;                   /* points of the other members */
  guint count;                     /* number of copies of the member */
  MusterCollisionValueNeeds needs; /* of the other members */
} MusterCollisionGroupRoom;

/* How one state of the member fits. */
typedef struct
{
  gint64 left;               /* points left; negative if the limit is exceeded */
  guint n_values;            /* number of values the group needs … */
  MusterValueChoices values; /* … and the sets that serve it, even if too large */
  gboolean restricted;       /* the battle is too small for the member */
} MusterCollisionGroupFit;

void muster_collision_group_room_init (MusterCollisionGroupRoom *room, const MusterCatalog *catalog,
                                       const MusterCollisionGroup *group, const MusterThing *member);

/* `points` and `limit` are the member's totals. */
MusterCollisionGroupFit muster_collision_group_room_try (const MusterCollisionGroupRoom *room,
                                                         const MusterThing *member, gint64 points, gint limit);

/* Whether it breaks a group rule that wasn't broken, or makes one worse. */
gboolean muster_collision_group_room_is_worse (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now,
                                               const MusterCollisionGroupFit *then);

/* The reason, in sentences; empty if it doesn't. Free with g_free(). */
char *muster_collision_group_room_dup_reason (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now,
                                              const MusterCollisionGroupFit *then);

/* What is left: "63 of 250 left · Brutality, Diplomacy". Free with g_free(). */
char *muster_collision_group_room_dup_text (const MusterCollisionGroupRoom *room, const MusterCatalog *catalog,
                                            const MusterCollisionGroupFit *fit);

/* The same for the member as it is; `totals` are its own. Free with g_free(). */
char *muster_collision_group_room_dup_text_of (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                               const MusterCollisionCharacter *member,
                                               const MusterCollisionTotals *totals);

/* Adds the group's problems to a member's report, so that its verdict includes the group's. */
void muster_collision_group_room_add_problems (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                               const MusterThing *member, MusterReport *report);

G_END_DECLS
