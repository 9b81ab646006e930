/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A Collision battle group: characters, and fixed characters with hand-entered numbers. */
#pragma once

#include "games/collision/character.h"

G_BEGIN_DECLS

/* The largest numbers allowed in files. */
#define MUSTER_COLLISION_MAX_COUNT 999
#define MUSTER_COLLISION_MAX_POINTS 100000

/* A Major Arcana: its numbers are entered, not computed. */
typedef struct
{
  MusterThing thing;
  guint count;
  gint points;
  gint limit; /* the smallest battle it may fight in; 0: any */
  MusterValueSet values;
  GPtrArray *unknown_values; /* unknown ids; or NULL */
  gboolean has_values;       /* the attribute was there, even if empty */
  gboolean has_stats;
  gint stats[MUSTER_N_STATS];
  guint stats_order;
  MusterExtras stats_extras;
} MusterCollisionFixed;

typedef struct
{
  MusterThing thing;
  gint limit;         /* points; -1 if not given */
  GPtrArray *members; /* MusterThing: characters and fixed characters in the player's order */
} MusterCollisionGroup;

extern const MusterThingClass muster_collision_fixed_class;
extern const MusterThingClass muster_collision_group_class;

/* The game's rules for them: see game.c. */
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

/* The number of copies of the n-th member. */
guint muster_collision_group_get_count (const MusterCollisionGroup *group, guint n);

/* How many members share a name, and how many of those come before a member. */
typedef struct
{
  guint before, all;
} MusterCollisionNamesakes;

/* For each member. Free with g_free(). */
MusterCollisionNamesakes *muster_collision_group_count_namesakes (const MusterCollisionGroup *group);

/* The name on the card of one copy of the n-th member: numbered across the group if several share the name ("Black
 * Knight (2)"). `copy` starts at 0. Free with g_free(). */
char *muster_collision_group_dup_copy_name (const MusterCollisionGroup *group,
                                            const MusterCollisionNamesakes *namesakes, guint n, guint copy);

G_END_DECLS
