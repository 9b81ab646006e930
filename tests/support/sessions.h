/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions without a window, as after a restart, with helpers. */
#pragma once

#include "support/cmocka.h"

#include "workspace/session.h"

G_BEGIN_DECLS

/* Aborts on error. */
MusterSession *session_open (const char *path);

/* Adds a character with that name as one step, "Add NAME". */
void session_add_named (MusterSession *session, const char *name);

/* The name of the current thing; NULL if there is to be none. */
void session_assert_current (MusterSession *session, const char *name);

/* Renames the current thing as one step, which is called as the name. */
void session_rename (MusterSession *session, const char *name);

/* The names of all that is in the library, with bars between. */
void session_assert_names (MusterSession *session, const char *expected);

G_END_DECLS
