/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

gint64 fixture_today;

static gint64
clock_cb (void)
{
  return fixture_today;
}

int
fixture_set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture_today = 1800000000;
  muster_library_clock = clock_cb;
  fixture->scratch = scratch_new ();
  fixture->path = scratch_dup_path (fixture->scratch, "library.db");
  fixture->library = library_open (fixture->path);
  *state = fixture;
  return 0;
}

int
fixture_tear_down (void **state)
{
  Fixture *fixture = *state;

  library_assert_sound (fixture->library);
  muster_library_close (fixture->library);
  library_remove_folder (fixture->scratch->path);
  g_free (fixture->scratch->path);
  g_free (fixture->scratch);
  g_free (fixture->path);
  g_free (fixture);
  return 0;
}

void
fixture_reopen (Fixture *fixture)
{
  muster_library_close (fixture->library);
  fixture->library = library_open (fixture->path);
}

void
fixture_live (Fixture *fixture, guint days)
{
  for (guint i = 0; i < days; i++)
    {
      fixture_today += 24 * 60 * 60;
      assert_true (muster_time_pass (fixture->library, NULL));
    }
}

void
fixture_assert_names (Fixture *fixture, const char *expected)
{
  g_autofree char *names = library_dup_names (fixture->library);

  assert_string_equal (names, expected);
}

void
fixture_undo (Fixture *fixture, const char *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryChange) change = muster_library_undo (fixture->library, 0, &error);
  g_autofree char *said = change != NULL ? muster_library_change_dup_label (change) : NULL;

  g_assert_no_error (error);
  assert_string_equal (said, label);
}

void
fixture_redo (Fixture *fixture, const char *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryChange) change = muster_library_redo (fixture->library, 0, &error);
  g_autofree char *said = change != NULL ? muster_library_change_dup_label (change) : NULL;

  g_assert_no_error (error);
  assert_string_equal (said, label);
}
