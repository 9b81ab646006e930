/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session of its own for each test, on a library in a folder that goes with it; no display. */
#pragma once

#include "support/sessions.h"

G_BEGIN_DECLS

typedef struct
{
  MusterSession *session;
  char *folder;
  char *path; /* of the library in it */
} Fixture;

/* For main(): warnings that end the test, folders in memory. */
void fixture_init (void);

/* For cmocka. */
int fixture_setup (void **state);
int fixture_teardown (void **state);

G_END_DECLS
