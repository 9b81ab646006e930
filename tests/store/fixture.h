/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A library in a folder of its own for each test, with a stopped clock. What is left of it must be sound. */
#pragma once

#include "support/cmocka.h"

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"

typedef struct
{
  Scratch *scratch;
  char *path;
  MusterLibrary *library;
} Fixture;

/* The time in the library, in seconds. */
extern gint64 fixture_today;

int fixture_set_up (void **state);
int fixture_tear_down (void **state);

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_set_up, fixture_tear_down)

void fixture_reopen (Fixture *fixture);

/* So many days go by, with a look at the clock on each. */
void fixture_live (Fixture *fixture, guint days);

/* The names of all that is there, with bars between. */
void fixture_assert_names (Fixture *fixture, const char *expected);

/* Undoes or redoes the last change, which is called so. */
void fixture_undo (Fixture *fixture, const char *label);
void fixture_redo (Fixture *fixture, const char *label);
