/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House options: what a thing uses beyond the books. Every verdict mentions them. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The house options (const MusterOption) that a thing uses, without duplicates. Free with g_ptr_array_unref(). */
GPtrArray *muster_house_options_find (const MusterCatalog *catalog, const MusterThing *thing);

/* "Boat Hook, Wharf Rat". Free with g_free(). */
char *muster_house_options_dup_names (const GPtrArray *options);

/* "With 2 house options: Boat Hook, Wharf Rat". NULL if there are none. Free with g_free(). */
char *muster_house_options_dup_note (const GPtrArray *options);

/* Adds them to a report: their number as the attribute "house-options", their names as a fact. */
void muster_house_options_report (MusterReport *report, const GPtrArray *options);

/* How many a report mentions. */
guint muster_house_options_count (const MusterReport *report);

/* "with 2 house options", to follow a verdict. NULL if there are none. Free with g_free(). */
char *muster_house_options_dup_count (const MusterReport *report);

G_END_DECLS
