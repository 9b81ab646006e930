/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's miniatures: what each shows, how many of it there are, and which characters it can stand for.
 *
 * A miniature is a MusterCollisionCharacter of muster_collision_miniature_class. It shows a race, armor, weapons and an accessory, each where
 * the player said so; what isn't said could be anything. Weapons are said all together: one that shows a Sabre holds nothing else. */
#pragma once

#include "games/collision/group.h"
#include "model/change.h"

G_BEGIN_DECLS

MusterCollisionCharacter *muster_collision_miniature_new (const char *name);

/* One that shows what a character has, by its name. */
MusterCollisionCharacter *muster_collision_miniature_new_of (const MusterCollisionCharacter *character);

/* A character that begins with what a miniature of the library shows; `id` is its number there. */
MusterCollisionCharacter *muster_collision_miniature_build (const MusterCollisionCharacter *miniature, gint64 id);

/* Says how many of it there are. */
MusterChange *muster_collision_change_new_owned (guint count);

/* How many of it the player has: "2 owned". Free with g_free(). */
char *muster_collision_miniature_dup_stage (const MusterThing *thing);

/* What it shows in a line: "Red Elf, Sabre, Shield". Empty where nothing was said. Free with g_free(). */
char *muster_collision_miniature_dup_shown (const MusterCollisionCharacter *miniature);

/* A copy of a draft with what the miniature shows besides: every completion of it that gets no further weapon looks like the miniature.
 * NULL where the draft has something that the miniature doesn't show. */
MusterCollisionCharacter *muster_collision_miniature_complete (const MusterCollisionCharacter *miniature,
                                                               const MusterCollisionCharacter *draft);

/* Whether the weapons of such a copy are all that it may have. */
gboolean muster_collision_miniature_shows_weapons (const MusterCollisionCharacter *miniature);

/* Whether a finished character looks like the miniature. */
gboolean muster_collision_miniature_fits (const MusterCollisionCharacter *miniature,
                                          const MusterCollisionCharacter *character);

/* Gives a character its miniature, with its link to the library if it has one; NULL: it has none any more. A character without a
 * portrait gets the miniature's. */
MusterChange *muster_collision_change_new_miniature (const MusterCollisionCharacter *miniature);

/* Whether two are the same, by their names; nameless ones never are. */
gboolean muster_collision_miniature_is_same (const MusterThing *a, const MusterThing *b);

/* How often the miniature of a member stands in its group, copies counted; 0 where it has none. */
typedef struct
{
  guint used;
  guint owned;       /* how many of it there are */
  gboolean is_first; /* no member before it has the same one */
} MusterCollisionMiniatureUse;

/* For each member. Free with g_free(). */
MusterCollisionMiniatureUse *muster_collision_group_count_miniatures (const MusterCollisionGroup *group);

G_END_DECLS
