/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies: the single changes to a character that make a problem go away.
 *
 * Each one was tried before it is offered, so that applying it is sure to help. */
#pragma once

#include "games/collision/judge.h"
#include "model/change.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_COLLISION_REMEDY_CHOOSE,      /* choose `option` in the slot, or nothing */
  MUSTER_COLLISION_REMEDY_NAME_VALUES, /* name these values */
  MUSTER_COLLISION_REMEDY_OPEN_VALUES, /* name none and leave them open */
} MusterCollisionRemedyKind;

typedef struct
{
  MusterCollisionRemedyKind kind;
  MusterCollisionSlot slot;
  guint index;
  const MusterOption *option; /* NULL: take out what is there */
  MusterValueSet values;
  gint64 points;    /* how the total would change */
  guint new_errors; /* how many other errors it would bring */
  guint n_values;   /* how many values the character would need */
} MusterCollisionRemedy;

/* The best remedies for a finding of this character: MusterCollisionRemedy, those first that bring no other error, need few values
 * and change the points least. At most a handful; none where no single change helps, or where the character has so many
 * weapons and skills that nobody built it. Free with g_array_unref(). */
GArray *muster_collision_remedies_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                        const MusterCollisionFinding *finding);

void muster_collision_remedy_apply (const MusterCollisionRemedy *remedy, MusterCollisionCharacter *character);

/* The remedy as a change, which is told by muster_collision_remedy_dup_text(). */
MusterChange *muster_collision_remedy_make_change (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog);

/* The remedy in a few words: "Replace Pike by Spear (-3 points)". Free with g_free(). */
char *muster_collision_remedy_dup_text (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog,
                                        const MusterCollisionCharacter *character);

/* How a total changes, to stand behind such words: " (-3 points)"; empty where it doesn't. Free with g_free(). */
char *muster_collision_remedy_dup_points (gint64 points);

G_END_DECLS
