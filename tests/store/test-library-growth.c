/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history grows with what changed: renaming a thing of 84 KB takes a small part of that, and compacting helps
 * libraries of earlier versions.
 *   test-library-growth [RENAMES] */
#include "fixture.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/collision/group.h"
#include "model/member.h"
#include "support/random.h"

#define SIZE 84000
#define MOST (20 * 1024 * 1024) /* bytes, after 5,000 */

static guint renames = 200;

static gint64
add_large (Fixture *fixture)
{
  GRand *rand = g_rand_new_with_seed (84);
  MusterThing *group = &muster_collision_group_new ()->thing;
  gint64 id;

  group->name = g_strdup ("Host");
  for (gsize length = 0; length < SIZE;)
    {
      g_autofree char *xml = NULL;

      for (guint i = 0; i < 10; i++)
        muster_thing_add_member (group, &random_legal_character (content_get (), rand)->thing, 1);
      xml = library_codec.write (group, content_get ());
      length = strlen (xml);
    }
  id = muster_library_add (fixture->library, group, NULL);
  muster_thing_free (group);
  g_rand_free (rand);
  return id;
}

static gint64
size_of (const char *path)
{
  GStatBuf about;

  assert_int_equal (g_stat (path, &about), 0);
  return about.st_size;
}

static void
test_many_renames (void **state)
{
  Fixture *fixture = *state;
  gint64 id = add_large (fixture), size;
  g_autoptr (GPtrArray) versions = NULL;
  g_autoptr (MusterThing) first = NULL, middle = NULL;

  for (guint i = 0; i < renames; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);

      assert_true (muster_library_rename (fixture->library, id, name, NULL));
    }
  fixture_reopen (fixture);
  size = size_of (fixture->path);
  print_message ("# %u renames of a thing of %u KB: %.1f MB\n", renames, SIZE / 1000, (double) size / 1048576.0);
  assert_true (size < (gint64) MOST * renames / 5000 + 2 * 1024 * 1024);
  versions = muster_library_list_versions (fixture->library, id, NULL);
  assert_int_equal (versions->len, renames + 1);
  first = muster_library_get_version (fixture->library, id, ((MusterLibraryVersion *) versions->pdata[renames])->state,
                                      NULL);
  assert_string_equal (first->name, "Host");
  middle = muster_library_get_version (fixture->library, id,
                                       ((MusterLibraryVersion *) versions->pdata[renames / 2])->state, NULL);
  assert_string_equal (middle->name, ((MusterLibraryVersion *) versions->pdata[renames / 2])->name);
}

/* All undone and done again: no more is kept in full than before. */
static void
test_undone_and_done_again (void **state)
{
  Fixture *fixture = *state;
  gint64 id = add_large (fixture);

  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);

      assert_true (muster_library_rename (fixture->library, id, name, NULL));
    }
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (MusterLibraryChange) change = muster_library_turn_edit (fixture->library, id, i < 30, NULL);

      assert_non_null (change);
      assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM body WHERE base IS NULL", 0), 1);
    }
}

static void
test_compacting (void **state)
{
  Fixture *fixture = *state;
  gint64 id = add_large (fixture), before = 0, after = 0;
  g_autofree char *xml = NULL, *again = NULL;

  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);

      assert_true (muster_library_rename (fixture->library, id, name, NULL));
    }
  /* As an earlier version had it. */
  for (gint64 body = 1; body <= 41; body++)
    {
      assert_true (muster_library_begin (fixture->library, NULL));
      assert_true (muster_library_end (fixture->library, muster_body_unfold (fixture->library, body, NULL), NULL));
    }
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM body WHERE base IS NULL", 0), 41);
  xml = library_dup_xml (fixture->library, id);
  assert_true (muster_library_compact (fixture->library, &before, &after, NULL));
  assert_true (after * 4 < before);
  again = library_dup_xml (fixture->library, id);
  assert_string_equal (xml, again);
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM body WHERE base IS NULL", 0), 1);
  fixture_undo (fixture, "rename “Name 39”");
  fixture_reopen (fixture);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    CASE (test_many_renames),
    CASE (test_undone_and_done_again),
    CASE (test_compacting),
  };

  if (argc > 1)
    renames = (guint) atoi (argv[1]);
  library_use_memory ();
  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
