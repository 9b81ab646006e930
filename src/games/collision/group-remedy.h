/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies for battle groups: the single changes that make a broken group rule go away.
 *
 * Each one was tried before it is offered, so that applying it is sure to help. */
#pragma once

#include "games/collision/group-judge.h"
#include "games/collision/remedy.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_COLLISION_GROUP_REMEDY_MEND,        /* change a member until it is legal itself */
  MUSTER_COLLISION_GROUP_REMEDY_OPEN_VALUES, /* leave the values of a member open that names them */
  MUSTER_COLLISION_GROUP_REMEDY_LEAVE_OUT,   /* so many of a member */
  MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES, /* leave out everybody who needs another one than these */
  MUSTER_COLLISION_GROUP_REMEDY_LIMIT,       /* fight another battle */
} MusterCollisionGroupRemedyKind;

#define MUSTER_COLLISION_GROUP_MOST_CHANGES 4

typedef struct
{
  MusterCollisionGroupRemedyKind kind;
  guint member;
  guint count;           /* how many of it to leave out */
  gint limit;            /* the new one */
  MusterValueSet values; /* to keep */
  guint n_changes;       /* to a member, one after the other */
  MusterCollisionRemedy changes[MUSTER_COLLISION_GROUP_MOST_CHANGES];
  gint64 points;    /* how the total would change */
  guint new_errors; /* how many other errors it would bring */
} MusterCollisionGroupRemedy;

/* The best remedies for a finding of this group: MusterCollisionGroupRemedy, those first that bring no other error. At most a handful;
 * none where no single change helps, or where the group has so many members that nobody put it together. Free with
 * g_array_unref(). */
GArray *muster_collision_group_remedies_find (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                              const MusterCollisionGroupFinding *finding);

void muster_collision_group_remedy_apply (const MusterCollisionGroupRemedy *remedy, MusterCollisionGroup *group);

/* The remedy as a change, which is told by muster_collision_group_remedy_dup_text(). */
MusterChange *muster_collision_group_remedy_make_change (const MusterCollisionGroupRemedy *remedy,
                                                         const MusterCatalog *catalog);

/* The remedy in a few words: "Leave out one Black Knight (-62 points)". Free with g_free(). */
char *muster_collision_group_remedy_dup_text (const MusterCollisionGroupRemedy *remedy, const MusterCatalog *catalog,
                                              const MusterCollisionGroup *group);

G_END_DECLS
