/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies: the single changes to a character that make a problem go away.
 *
 * Each one was tried before it is offered, so that applying it is sure to help. */
#pragma once

#include "games/collision/judge.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_REMEDY_CHOOSE,      /* choose `option` in the slot, or nothing */
  MUSTER_REMEDY_NAME_VALUES, /* name these values */
  MUSTER_REMEDY_OPEN_VALUES, /* name none and leave them open */
} MusterRemedyKind;

typedef struct
{
  MusterRemedyKind kind;
  MusterSlot slot;
  guint index;
  const MusterOption *option; /* NULL: take out what is there */
  MusterValueSet values;
  gint64 points;    /* how the total would change */
  guint new_errors; /* how many other errors it would bring */
  guint n_values;   /* how many values the character would need */
} MusterRemedy;

/* The best remedies for a finding of this character: MusterRemedy, those first that bring no other error, need few values
 * and change the points least. At most a handful; none where no single change helps, or where the character has so many
 * weapons and skills that nobody built it. Free with g_array_unref(). */
GArray *muster_remedies_find (const MusterCatalog *catalog, const MusterCharacter *character,
                              const MusterFinding *finding);

void muster_remedy_apply (const MusterRemedy *remedy, MusterCharacter *character);

/* The remedy in a few words: "Replace Pike by Spear (-3 points)". Free with g_free(). */
char *muster_remedy_dup_text (const MusterRemedy *remedy, const MusterCatalog *catalog,
                              const MusterCharacter *character);

/* How a total changes, to stand behind such words: " (-3 points)"; empty where it doesn't. Free with g_free(). */
char *muster_remedy_dup_points (gint64 points);

G_END_DECLS
