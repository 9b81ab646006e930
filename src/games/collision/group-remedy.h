/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies for battle groups: single changes that solve a broken group rule.
 *
 * Each is tried first, so it is sure to help. */
#pragma once

#include "games/collision/group-judge.h"
#include "games/collision/remedy.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_COLLISION_GROUP_REMEDY_MEND,        /* change a member until it is legal */
  MUSTER_COLLISION_GROUP_REMEDY_OPEN_VALUES, /* leave a member's named values open */
  MUSTER_COLLISION_GROUP_REMEDY_LEAVE_OUT,   /* reduce a member's copies */
  MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES, /* leave out everybody who needs other values than these */
  MUSTER_COLLISION_GROUP_REMEDY_LIMIT,       /* choose another battle size */
} MusterCollisionGroupRemedyKind;

#define MUSTER_COLLISION_GROUP_MOST_CHANGES 4

typedef struct
{
  MusterCollisionGroupRemedyKind kind;
  guint member;
  guint count;           /* how many to leave out */
  gint limit;            /* the new limit */
  MusterValueSet values; /* the values to keep */
  guint n_changes;       /* of a member, in sequence */
  MusterCollisionRemedy changes[MUSTER_COLLISION_GROUP_MOST_CHANGES];
  gint64 points;    /* how the total would change */
  guint new_errors; /* number of other errors it would cause */
} MusterCollisionGroupRemedy;

/* The best remedies for a finding of this group: MusterCollisionGroupRemedy, those without new errors first, at most a
 * handful. Empty if no single change helps or the group is unrealistically large. Free with g_array_unref(). */
GArray *muster_collision_group_remedies_find (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                              const MusterCollisionGroupFinding *finding);

void muster_collision_group_remedy_apply (const MusterCollisionGroupRemedy *remedy, MusterCollisionGroup *group);

/* The remedy as a change, labelled by muster_collision_group_remedy_dup_text(). */
MusterChange *muster_collision_group_remedy_make_change (const MusterCollisionGroupRemedy *remedy,
                                                         const MusterCatalog *catalog);

/* A short text: "Leave out one Black Knight (-62 points)". Free with g_free(). */
char *muster_collision_group_remedy_dup_text (const MusterCollisionGroupRemedy *remedy, const MusterCatalog *catalog,
                                              const MusterCollisionGroup *group);

G_END_DECLS
