/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window of its own for each test, on a folder that goes with it. */
#pragma once

#include "support/cmocka.h"

#include "workspace/session.h"
#include "games/collision/character.h"
#include "ui/drive.h"

G_BEGIN_DECLS

typedef struct
{
  MusterSession *session;
  GtkWidget *window;
  char *folder;
  char *path; /* of the library in it */
} Fixture;

/* For main(): the toolkit without animations, warnings that end the test, the program's resources. */
void fixture_init (void);

/* For cmocka. */
int fixture_setup (void **state);
int fixture_setup_size (void **state, int width, int height);
int fixture_teardown (void **state);

/* Makes every setting what it is at first. */
void fixture_reset_settings (void);

void fixture_act (Fixture *fixture, const char *action);

/* The book's example, built from nothing. */
void fixture_build_example (Fixture *fixture);

/* Opens a file with these elements. */
void fixture_open_things (Fixture *fixture, const char *things);

/* The character that is shown. */
const MusterCollisionCharacter *fixture_get_character (Fixture *fixture);

/* Iterates the main loop until `is_there` is TRUE; aborts on timeout. */
void fixture_wait (gboolean (*is_there) (gpointer data), gpointer data);

void fixture_assert_text (Fixture *fixture, const char *text);

/* The text that was copied. Free with g_free(). */
char *fixture_read_clipboard (Fixture *fixture);

G_END_DECLS
