/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's miniatures: what each shows, how many there are, and which characters they can stand for.
 *
 * A miniature is a MusterCollisionCharacter of muster_collision_miniature_class. It may show a race, armor, weapons and
 * an accessory; what isn't given could be anything. Weapons are given all together: a miniature with a Sabre holds
 * nothing else. */
#pragma once

#include "games/collision/group.h"
#include "model/change.h"

G_BEGIN_DECLS

MusterCollisionCharacter *muster_collision_miniature_new (const char *name);

/* A miniature that shows a character's equipment, with its name. */
MusterCollisionCharacter *muster_collision_miniature_new_of (const MusterCollisionCharacter *character);

/* A character based on a miniature of the library, whose number is `id`. */
MusterCollisionCharacter *muster_collision_miniature_build (const MusterCollisionCharacter *miniature, gint64 id);

/* Sets the number owned. */
MusterChange *muster_collision_change_new_owned (guint count);

/* The number owned: "2 owned". Free with g_free(). */
char *muster_collision_miniature_dup_stage (const MusterThing *thing);

/* What it shows, in one line: "Red Elf, Sabre, Shield". Empty if nothing is given. Free with g_free(). */
char *muster_collision_miniature_dup_shown (const MusterCollisionCharacter *miniature);

/* A copy of a draft with what the miniature shows: every completion without further weapons looks like the miniature.
 * NULL if the draft has something the miniature doesn't show. */
MusterCollisionCharacter *muster_collision_miniature_complete (const MusterCollisionCharacter *miniature,
                                                               const MusterCollisionCharacter *draft);

/* Whether such a copy may have no further weapons. */
gboolean muster_collision_miniature_shows_weapons (const MusterCollisionCharacter *miniature);

/* Whether a finished character looks like the miniature. */
gboolean muster_collision_miniature_fits (const MusterCollisionCharacter *miniature,
                                          const MusterCollisionCharacter *character);

/* Assigns a miniature, with its library link if it has one; NULL removes it. A character without a portrait gets the
 * miniature's. */
MusterChange *muster_collision_change_new_miniature (const MusterCollisionCharacter *miniature);

/* Whether two are the same, by name; unnamed ones never are. */
gboolean muster_collision_miniature_is_same (const MusterThing *a, const MusterThing *b);

/* How often a member's miniature is used in its group, counting copies; 0 if it has none. */
typedef struct
{
  guint used;
  guint owned;       /* the number owned */
  gboolean is_first; /* no earlier member has the same one */
} MusterCollisionMiniatureUse;

/* For each member. Free with g_free(). */
MusterCollisionMiniatureUse *muster_collision_group_count_miniatures (const MusterCollisionGroup *group);

G_END_DECLS
