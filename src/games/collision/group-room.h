/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The room that a battle group leaves to one of its members: what the others cost and need. Made once, so that any number of states of the
 * member can be tried in it. */
#pragma once

#include "games/collision/group-judge.h"
#include "model/report.h"

G_BEGIN_DECLS

typedef struct
{
  gint limit;                      /* of the group; below 0 where there is none */
  gint64 others;                   /* points of the other members */
  guint count;                     /* how many of the member there are */
  MusterCollisionValueNeeds needs; /* of the other members */
} MusterCollisionGroupRoom;

/* What comes of one state of the member. */
typedef struct
{
  gint64 left;               /* points, of the limit; below 0 where it is exceeded */
  guint n_values;            /* how many the group needs … */
  MusterValueChoices values; /* … and the sets that serve it, be they too large */
  gboolean restricted;       /* the member may not fight in so small a battle */
} MusterCollisionGroupFit;

void muster_collision_group_room_init (MusterCollisionGroupRoom *room, const MusterCatalog *catalog,
                                       const MusterCollisionGroup *group, const MusterThing *member);

/* `points` and `limit` are the member's totals. */
MusterCollisionGroupFit muster_collision_group_room_try (const MusterCollisionGroupRoom *room,
                                                         const MusterThing *member, gint64 points, gint limit);

/* Whether a rule of groups is broken that wasn't, or one is broken worse. */
gboolean muster_collision_group_room_is_worse (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now,
                                               const MusterCollisionGroupFit *then);

/* Why that is so, in sentences; empty where it isn't. Free with g_free(). */
char *muster_collision_group_room_dup_reason (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now,
                                              const MusterCollisionGroupFit *then);

/* What is left: "63 of 250 left · Brutality, Diplomacy". Free with g_free(). */
char *muster_collision_group_room_dup_text (const MusterCollisionGroupRoom *room, const MusterCatalog *catalog,
                                            const MusterCollisionGroupFit *fit);

/* The same for a member as it is; `totals` are its own. Free with g_free(). */
char *muster_collision_group_room_dup_text_of (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                               const MusterCollisionCharacter *member,
                                               const MusterCollisionTotals *totals);

/* Adds to a member's report what is wrong with its group as a whole, so that the verdict is the group's too. */
void muster_collision_group_room_add_problems (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                               const MusterThing *member, MusterReport *report);

G_END_DECLS
