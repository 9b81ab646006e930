/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies: single changes of a character that solve a problem.
 *
 * Each is tried first, so it is sure to help. */
#pragma once

#include "games/collision/judge.h"
#include "model/change.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_COLLISION_REMEDY_CHOOSE,      /* choose `option` in the slot, or clear it */
  MUSTER_COLLISION_REMEDY_NAME_VALUES, /* name these values */
  MUSTER_COLLISION_REMEDY_OPEN_VALUES, /* leave the values open */
} MusterCollisionRemedyKind;

typedef struct
{
  MusterCollisionRemedyKind kind;
  MusterCollisionSlot slot;
  guint index;
  const MusterOption *option; /* NULL: remove the current choice */
  guint nth;                  /* of its kind, in book order */
  MusterValueSet values;
  gint64 points;    /* how the total would change */
  guint new_errors; /* number of other errors it would cause */
  guint n_values;   /* number of values the character would need */
} MusterCollisionRemedy;

/* The best remedies for a finding of this character: MusterCollisionRemedy, by new errors, number of values, and change
 * of points; at most a handful. Empty if no single change helps, or the character has unrealistically many weapons and
 * skills. Free with g_array_unref(). */
GArray *muster_collision_remedies_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                        const MusterCollisionFinding *finding);

/* The same for several findings of one character; what they share is computed once. A result belongs to the search and is
 * valid until the next one. Catalogue and character must outlive the search. */
typedef struct _MusterCollisionRemedySearch MusterCollisionRemedySearch;
MusterCollisionRemedySearch *muster_collision_remedy_search_new (const MusterCatalog *catalog,
                                                                 const MusterCollisionCharacter *character);
const GArray *muster_collision_remedy_search_find (MusterCollisionRemedySearch *search,
                                                   const MusterCollisionFinding *finding);
void muster_collision_remedy_search_free (MusterCollisionRemedySearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionRemedySearch, muster_collision_remedy_search_free)

void muster_collision_remedy_apply (const MusterCollisionRemedy *remedy, MusterCollisionCharacter *character);

/* The remedy as a change, labelled by muster_collision_remedy_dup_text(). */
MusterChange *muster_collision_remedy_make_change (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog);

/* A short text: "Replace Pike by Spear (-3 points)". Free with g_free(). */
char *muster_collision_remedy_dup_text (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog,
                                        const MusterCollisionCharacter *character);

/* The change of a total as a suffix: " (-3 points)"; empty if there is none. Free with g_free(). */
char *muster_collision_remedy_dup_points (gint64 points);

G_END_DECLS
