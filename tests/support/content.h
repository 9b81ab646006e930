/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The content that was built, for tests of what is made with it. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* The catalogue of the built database (MUSTER_CONTENT), read once; whatever is wrong with it ends the test. */
const MusterCatalog *content_get (void);

/* An option that the content must have. */
const MusterOption *content_find (MusterKind kind, const char *id);

/* For the end of a test, so that what is left is a leak. */
void content_drop (void);

/* The same two for cmocka, around a group of tests: reading it before the first where a test forks or counts, and dropping it. */
int content_setup (void **state);
int content_teardown (void **state);

G_END_DECLS
