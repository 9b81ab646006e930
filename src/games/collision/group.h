/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A Collision battle group: characters of one side, and the fixed characters that come with hand-entered numbers. */
#pragma once

#include "games/collision/character.h"

G_BEGIN_DECLS

/* The largest numbers a file may hold. */
#define MUSTER_COLLISION_MAX_COUNT 999
#define MUSTER_COLLISION_MAX_POINTS 100000

/* A Major Arcana: its numbers are written down, not built. */
typedef struct
{
  MusterThing thing;
  guint count;
  gint points;
  gint limit; /* the smallest battle it may fight in; 0: any */
  MusterValueSet values;
  GPtrArray *unknown_values; /* ids that no installed content has; or NULL */
  gboolean has_values;       /* the attribute was there, be it empty */
  gboolean has_stats;
  gint stats[MUSTER_N_STATS];
  guint stats_order;
  MusterExtras stats_extras;
} MusterCollisionFixed;

typedef struct
{
  MusterThing thing;
  gint limit;         /* points; -1 where the player hasn't said */
  GPtrArray *members; /* MusterThing: characters and fixed characters, in the player's order */
} MusterCollisionGroup;

extern const MusterThingClass muster_collision_fixed_class;
extern const MusterThingClass muster_collision_group_class;

/* What the game does with them: its game.c. */
extern const MusterThingRules muster_collision_fixed_rules;
extern const MusterThingRules muster_collision_group_rules;

MusterCollisionFixed *muster_collision_fixed_new (void);
MusterCollisionFixed *muster_collision_fixed_copy (const MusterCollisionFixed *fixed);
void muster_collision_fixed_free (MusterCollisionFixed *fixed);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionFixed, muster_collision_fixed_free)

void muster_collision_fixed_set_values (MusterCollisionFixed *fixed, const MusterCatalog *catalog,
                                        const char *const *ids);

MusterCollisionGroup *muster_collision_group_new (void);
MusterCollisionGroup *muster_collision_group_copy (const MusterCollisionGroup *group);
void muster_collision_group_free (MusterCollisionGroup *group);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionGroup, muster_collision_group_free)

/* How many of the n-th member the group has. */
guint muster_collision_group_get_count (const MusterCollisionGroup *group, guint n);

/* How many of its name a group has, and how many of those stand before a member. */
typedef struct
{
  guint before, all;
} MusterCollisionNamesakes;

/* The namesakes of each member. Free with g_free(). */
MusterCollisionNamesakes *muster_collision_group_count_namesakes (const MusterCollisionGroup *group);

/* The name of one copy of the n-th member on its card: numbered, from 1 over the whole group, where several have the
 * same name ("Black Knight (2)"). `copy` counts from 0. Free with g_free(). */
char *muster_collision_group_dup_copy_name (const MusterCollisionGroup *group,
                                            const MusterCollisionNamesakes *namesakes, guint n, guint copy);

G_END_DECLS
