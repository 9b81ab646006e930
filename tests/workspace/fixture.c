/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/fixture.h"

#include "support/library.h"

void
fixture_init (void)
{
  /* Where there is room: every step is synced. */
  library_use_memory ();
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
}

int
fixture_setup (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("muster-session-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "library.db", NULL);
  fixture->session = session_open (fixture->path);
  *state = fixture;
  return 0;
}

int
fixture_teardown (void **state)
{
  Fixture *fixture = *state;

  g_clear_pointer (&fixture->session, muster_session_unref);
  library_remove_folder (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture);
  return 0;
}
