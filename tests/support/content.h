/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The built content, for tests. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* The catalogue of the built database (MUSTER_CONTENT), read once; aborts on error. */
const MusterCatalog *content_get (void);

/* An option that the content must have. */
const MusterOption *content_find (MusterKind kind, const char *id);

/* For the end of a test, so that leaks are visible. */
void content_drop (void);

/* The same two for cmocka, around a group of tests: reading it before the first where a test forks or counts, and dropping it. */
int content_setup (void **state);
int content_teardown (void **state);

G_END_DECLS
