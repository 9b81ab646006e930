/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences: what a content change does to the things of a library, and what would repair them. Nothing is
 * modified. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 id; /* of the thing */
  char *name;
  gint64 points_before, points; /* -1: none */
  gboolean was_legal, legal;
  GPtrArray *changes; /* char: phrases as in games/digest.h; never empty */
  char *repair;       /* the smallest repair, in words, if it became illegal; NULL: there is none */
} MusterConsequence;

/* What has changed for each thing since it was saved (MusterConsequence), by name; unchanged things are omitted. The
 * catalogue is the library's. Free with g_ptr_array_unref(). */
GPtrArray *muster_consequences_list (MusterLibrary *library, const MusterCatalog *catalog, GError **error);

/* What will change for each thing if `to` replaces the library's catalogue `from`. `ids` (gint64) are the things to
 * check; NULL: all. */
GPtrArray *muster_consequences_predict (MusterLibrary *library, const MusterCatalog *from, const MusterCatalog *to,
                                        const GArray *ids, GError **error);

/* How many became illegal, and how many of these have a repair. */
guint muster_consequences_count_illegal (const GPtrArray *consequences);
guint muster_consequences_count_repairs (const GPtrArray *consequences);

/* "3 things change, 1 becomes illegal", or in the past tense "3 things changed, 1 became illegal"; NULL if nothing
 * changes. Free with g_free(). */
char *muster_consequences_dup_count (const GPtrArray *consequences, gboolean past);

/* One line for each of the first `max` ("Vex: Boat Hook 5 → 9 points") and the number of others. Free with g_free(). */
char *muster_consequences_dup_lines (const GPtrArray *consequences, guint most);

/* One consequence in full: "Boat Hook 5 → 9 points; now illegal: …". Free with g_free(). */
char *muster_consequence_dup_text (const MusterConsequence *consequence);

G_END_DECLS
