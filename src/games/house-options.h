/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House options: what a thing uses beyond the books. No verdict hides it. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The house options (const MusterOption) that a thing is made of, each once. Free with g_ptr_array_unref(). */
GPtrArray *muster_house_options_find (const MusterCatalog *catalog, const MusterThing *thing);

/* "Boat Hook, Wharf Rat". Free with g_free(). */
char *muster_house_options_dup_names (const GPtrArray *options);

/* "With 2 house options: Boat Hook, Wharf Rat". NULL where there is none. Free with g_free(). */
char *muster_house_options_dup_note (const GPtrArray *options);

/* Tells of them in a report: how many in the attribute "house-options", which in a fact. */
void muster_house_options_report (MusterReport *report, const GPtrArray *options);

/* How many a report tells of. */
guint muster_house_options_count (const MusterReport *report);

/* "with 2 house options", for behind a verdict. NULL where there is none. Free with g_free(). */
char *muster_house_options_dup_count (const MusterReport *report);

G_END_DECLS
