/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences: what a change of the content does to the things of a library, and what would mend them. Nothing here changes a thing. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 id; /* of the thing */
  char *name;
  gint64 points_before, points; /* -1: it has none */
  gboolean was_legal, legal;
  GPtrArray *changes; /* char: phrases, as games/digest.h has them; never empty */
  char *repair;       /* the smallest, in words, where it became illegal; NULL: there is none */
} MusterConsequence;

/* What changed for each thing since it was saved (MusterConsequence), in the order of their names; without those for which nothing did.
 * The catalogue is the library's. Free with g_ptr_array_unref(). */
GPtrArray *muster_consequences_list (MusterLibrary *library, const MusterCatalog *catalog, GError **error);

/* What will have changed for each thing once `to` is the content in place of the library's catalogue, `from`. `ids` (gint64) are the
 * things to look at; NULL: all of them. */
GPtrArray *muster_consequences_foresee (MusterLibrary *library, const MusterCatalog *from, const MusterCatalog *to,
                                        const GArray *ids, GError **error);

/* How many of them became illegal, and how many of those have a repair. */
guint muster_consequences_count_illegal (const GPtrArray *consequences);
guint muster_consequences_count_repairs (const GPtrArray *consequences);

/* "3 things change, 1 becomes illegal", or, of the past, "3 things changed, 1 became illegal"; NULL where nothing changes. Free with
 * g_free(). */
char *muster_consequences_dup_count (const GPtrArray *consequences, gboolean past);

/* A line for each of the first so many: "Vex: Boat Hook 5 → 9 points", and how many others there are. Free with g_free(). */
char *muster_consequences_dup_lines (const GPtrArray *consequences, guint most);

/* All that is to be said of one: "Boat Hook 5 → 9 points; now illegal: …". Free with g_free(). */
char *muster_consequence_dup_text (const MusterConsequence *consequence);

G_END_DECLS
