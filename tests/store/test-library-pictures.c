/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures in an old, damaged or repaired library: corruption is found, copies are kept as long as anything has them,
 * and unused ones are removed. */
#include "fixture.h"

#include <string.h>

#include "games/collision/character.h"

/* What a library takes for a picture: it looks no further than the head. */
static GBytes *
make_picture (guint8 mark)
{
  guint8 data[9000]
      = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 0, 16, 0, 0, 0, 16 };

  memset (data + 64, mark, sizeof data - 64);
  return g_bytes_new (data, sizeof data);
}

static gint64
add_portrayed (MusterLibrary *library, const char *name, GBytes *picture)
{
  g_autoptr (MusterThing) thing = library_character (name);
  gint64 id;

  ((MusterCollisionCharacter *) thing)->portrait = muster_portrait_new (picture);
  id = muster_library_add (library, thing, NULL);
  assert_true (id > 0);
  return id;
}

static void
assert_portrait (MusterLibrary *library, gint64 id, GBytes *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterThing) thing = muster_library_get (library, id, NULL, &error);
  MusterPortrait *portrait;

  g_assert_no_error (error);
  portrait = ((MusterCollisionCharacter *) thing)->portrait;
  assert_non_null (portrait);
  if (expected == NULL)
    assert_null (portrait->picture);
  else
    assert_true (portrait->picture != NULL && g_bytes_equal (portrait->picture, expected));
}

static gint64
count (Fixture *fixture, const char *sql)
{
  return muster_sql_ask (fixture->library->db, sql, -1);
}

static void
mend (Fixture *fixture)
{
  fixture->library = muster_library_mend (fixture->library, NULL);
  assert_non_null (fixture->library);
  assert_non_null (muster_library_get_notice (fixture->library));
}

static void
test_a_check_looks_at_pictures (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (1);
  gint64 id = add_portrayed (fixture->library, "Vex", picture);
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (GError) error = NULL;

  library_assert_sound (fixture->library);
  library_harm (fixture->library, "UPDATE portrait SET bytes = zeroblob (length (bytes))");
  faults = muster_library_check (fixture->library, NULL);
  assert_int_equal (faults->len, 1);
  assert_non_null (strstr (faults->pdata[0], "picture"));
  assert_null (muster_library_get (fixture->library, id, NULL, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED);
  mend (fixture);
}

/* The backup has it. */
static void
test_a_backup_brings_a_picture_back (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (1);
  gint64 id = add_portrayed (fixture->library, "Vex", picture);
  g_autofree char *backup = muster_library_backup (fixture->library, FALSE, NULL);

  assert_non_null (backup);
  library_harm (fixture->library, "UPDATE portrait SET bytes = zeroblob (length (bytes))");
  mend (fixture);
  assert_portrait (fixture->library, id, picture);
  library_assert_sound (fixture->library);
}

/* No backup has it: the thing is there, and knows which picture it was. */
static void
test_a_picture_that_is_lost_takes_nothing_with_it (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (1), other = make_picture (2);
  gint64 vex = add_portrayed (fixture->library, "Vex", picture), nim = add_portrayed (fixture->library, "Nim", other);

  library_harm (fixture->library, "UPDATE portrait SET bytes = zeroblob (length (bytes)) WHERE portrait = 1");
  mend (fixture);
  fixture_assert_names (fixture, "Nim|Vex");
  assert_portrait (fixture->library, vex, NULL);
  assert_portrait (fixture->library, nim, other);
  library_assert_sound (fixture->library);
  /* And comes back where the picture does. */
  add_portrayed (fixture->library, "Vox", picture);
  assert_portrait (fixture->library, vex, picture);
}

/* The backup's copy is the damaged one, and the newer one is intact. */
static void
test_a_backup_with_a_bad_picture_is_healed (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (1);
  gint64 id = add_portrayed (fixture->library, "Vex", picture);
  g_autofree char *backup = NULL;

  library_harm (fixture->library, "CREATE TEMP TABLE whole AS SELECT bytes FROM portrait");
  library_harm (fixture->library, "UPDATE portrait SET bytes = zeroblob (length (bytes))");
  backup = muster_library_backup (fixture->library, FALSE, NULL);
  assert_non_null (backup);
  library_harm (fixture->library, "UPDATE portrait SET bytes = (SELECT bytes FROM whole)");
  library_add_named (fixture->library, "Nim");
  mend (fixture);
  fixture_assert_names (fixture, "Nim|Vex");
  assert_portrait (fixture->library, id, picture);
  library_assert_sound (fixture->library);
}

/* Damaged in both: it goes, so that the library isn't found damaged for ever. */
static void
test_a_picture_that_is_bad_everywhere_goes (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (1);
  gint64 id = add_portrayed (fixture->library, "Vex", picture);
  g_autofree char *backup = NULL;

  library_harm (fixture->library, "UPDATE portrait SET bytes = zeroblob (length (bytes))");
  backup = muster_library_backup (fixture->library, FALSE, NULL);
  mend (fixture);
  assert_portrait (fixture->library, id, NULL);
  library_assert_sound (fixture->library);
}

/* Anything undoable still shows it; what left the trash doesn't. */
static void
test_pictures_that_nothing_shows_go (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = make_picture (1), other = make_picture (2);
  gint64 vex = add_portrayed (fixture->library, "Vex", picture), nim = add_portrayed (fixture->library, "Nim", other);

  library_harm (
      fixture->library,
      "INSERT INTO portrait (hash, type, width, height, added, bytes) "
      "SELECT replace (hex (zeroblob (32)), '00', 'ab'), type, width, height, added, bytes FROM portrait LIMIT 1");
  assert_true (muster_library_trash (fixture->library, vex, NULL));
  assert_true (muster_history_tidy (fixture->library, NULL));
  assert_int_equal (count (fixture, "SELECT count (*) FROM portrait"), 3);
  fixture_live (fixture, MUSTER_LIBRARY_TRASH_DAYS + 1);
  fixture_reopen (fixture);
  assert_int_equal (count (fixture, "SELECT count (*) FROM portrait"), 1);
  assert_portrait (fixture->library, nim, other);
  library_assert_sound (fixture->library);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_a_check_looks_at_pictures),
    CASE (test_a_backup_brings_a_picture_back),
    CASE (test_a_picture_that_is_lost_takes_nothing_with_it),
    CASE (test_a_backup_with_a_bad_picture_is_healed),
    CASE (test_a_picture_that_is_bad_everywhere_goes),
    CASE (test_pictures_that_nothing_shows_go),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
