/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history: undo and redo, of one thing and of any, with labels and refusals. */
#include "fixture.h"

#include "support/random.h"

static void
test_undo_and_redo_across_a_restart (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex");

  assert_true (muster_library_rename (fixture->library, id, "Vox", NULL));
  assert_true (muster_library_rename (fixture->library, id, "Vix", NULL));
  fixture_reopen (fixture);
  fixture_undo (fixture, "rename “Vix”");
  fixture_assert_names (fixture, "Vox");
  fixture_reopen (fixture);
  fixture_undo (fixture, "rename “Vox”");
  fixture_undo (fixture, "add “Vex”");
  fixture_assert_names (fixture, "");
  fixture_reopen (fixture);
  fixture_redo (fixture, "add “Vex”");
  fixture_redo (fixture, "rename “Vox”");
  fixture_redo (fixture, "rename “Vix”");
  fixture_assert_names (fixture, "Vix");
  assert_null (muster_library_redo (fixture->library, 0, NULL));
}

static void
test_a_change_after_undo_overtakes (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex");

  assert_true (muster_library_rename (fixture->library, id, "Vox", NULL));
  fixture_undo (fixture, "rename “Vox”");
  assert_true (muster_library_rename (fixture->library, id, "Vix", NULL));
  assert_null (muster_library_redo (fixture->library, 0, NULL));
  fixture_undo (fixture, "rename “Vix”");
  fixture_redo (fixture, "rename “Vix”");
  fixture_assert_names (fixture, "Vix");
}

static void
test_undo_of_one_thing (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex");
  gint64 ada = library_add_named (fixture->library, "Ada");
  g_autoptr (MusterLibraryChange) undone = NULL, redone = NULL;
  g_autoptr (GError) error = NULL;

  assert_true (muster_library_rename (fixture->library, vex, "Vox", NULL));
  assert_true (muster_library_rename (fixture->library, ada, "Eda", NULL));
  undone = muster_library_undo (fixture->library, vex, NULL);
  assert_non_null (undone);
  fixture_assert_names (fixture, "Eda|Vex");
  assert_null (muster_library_redo (fixture->library, ada, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_NOTHING);
  redone = muster_library_redo (fixture->library, vex, NULL);
  assert_int_equal (redone->id, undone->id);
  fixture_assert_names (fixture, "Eda|Vox");
}

/* Random changes, all undone and all done again: the same bytes at every step. */
static void
test_random_walk (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_free);
  GRand *rand = g_rand_new_with_seed (6);
  gint64 ids[8];
  guint n = 40;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    ids[i] = library_add_named (fixture->library, "One");
  for (guint i = 0; i <= n; i++)
    {
      gint64 id = ids[g_rand_int_range (rand, 0, G_N_ELEMENTS (ids))], seen = 0;
      g_autoptr (MusterCollisionCharacter) character = random_character (content_get (), rand);
      g_autoptr (MusterThing) old = muster_library_get (fixture->library, id, &seen, NULL);
      GString *picture = g_string_new (NULL);

      for (guint j = 0; j < G_N_ELEMENTS (ids); j++)
        {
          g_autofree char *xml = library_dup_xml (fixture->library, ids[j]);

          g_string_append (picture, xml);
        }
      g_ptr_array_add (pictures, g_string_free (picture, FALSE));
      if (i < n)
        assert_true (muster_library_save (fixture->library, id, &seen, &character->thing, NULL));
    }
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < n; i++)
      {
        g_autoptr (GString) picture = g_string_new (NULL);
        g_autoptr (MusterLibraryChange) change = round == 0 ? muster_library_undo (fixture->library, 0, NULL)
                                                            : muster_library_redo (fixture->library, 0, NULL);

        assert_non_null (change);
        for (guint j = 0; j < G_N_ELEMENTS (ids); j++)
          {
            g_autofree char *xml = library_dup_xml (fixture->library, ids[j]);

            g_string_append (picture, xml);
          }
        assert_string_equal (picture->str, pictures->pdata[round == 0 ? n - 1 - i : i + 1]);
      }
  g_rand_free (rand);
}

/* Names */

static void
test_a_label_outlives_the_program (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) changes = NULL, later = NULL;
  const MusterLibraryChange *change;
  gint64 id;

  muster_library_set_label (fixture->library, "Choose Sabre");
  id = library_add_named (fixture->library, "Vex");
  fixture_reopen (fixture);
  changes = muster_library_list_history (fixture->library, 1, NULL);
  change = changes->pdata[0];
  assert_string_equal (change->label, "Choose Sabre");
  assert_string_equal (change->name, "Vex");
  fixture_undo (fixture, "Choose Sabre (“Vex”)");
  fixture_redo (fixture, "Choose Sabre (“Vex”)");
  assert_true (muster_library_rename (fixture->library, id, "Vox", NULL));
  later = muster_library_list_history (fixture->library, 1, NULL);
  change = later->pdata[0];
  assert_string_equal (change->label, "");
}

/* A label that was meant for a change that didn't come about must not end up on another. */
static void
test_a_label_is_for_one_change (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex"), seen = 0;
  g_autoptr (MusterThing) thing = muster_library_get (fixture->library, id, &seen, NULL);
  g_autoptr (GError) error = NULL;

  muster_library_set_label (fixture->library, "Nothing");
  assert_true (muster_library_save (fixture->library, id, &seen, thing, NULL));
  assert_true (muster_library_tag (fixture->library, id, "mine", NULL, NULL));
  fixture_undo (fixture, "tag “Vex”");
  muster_library_set_label (fixture->library, "Missing");
  assert_false (muster_library_rename (fixture->library, id + 1, "Vox", &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING);
  assert_true (muster_library_tag (fixture->library, id, "mine", NULL, NULL));
  fixture_undo (fixture, "tag “Vex”");
}

/* What it is about */

static void
test_which_things_a_change_is_about (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterThing) one = library_character ("One"), two = library_character ("Two");
  g_autoptr (GPtrArray) things = g_ptr_array_new ();
  g_autoptr (MusterLibraryImport) import = NULL;
  g_autoptr (GArray) touched = NULL, none = NULL;
  gint64 change;

  library_add_named (fixture->library, "Zero");
  g_ptr_array_add (things, one);
  g_ptr_array_add (things, two);
  import = muster_library_import (fixture->library, things, NULL);
  change = muster_library_get_last_change (fixture->library);
  touched = muster_library_list_touched (fixture->library, change, NULL);
  assert_int_equal (touched->len, 2);
  assert_memory_equal (touched->data, import->ids->data, 2 * sizeof (gint64));
  none = muster_library_list_touched (fixture->library, change + 1, NULL);
  assert_int_equal (none->len, 0);
}

/* What was overtaken */

static void
test_what_was_overtaken_stays_so (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex");

  assert_true (muster_library_rename (fixture->library, vex, "Vox", NULL));
  assert_true (muster_library_rename (fixture->library, vex, "Vix", NULL));
  fixture_undo (fixture, "rename “Vix”");
  fixture_undo (fixture, "rename “Vox”");
  assert_true (muster_library_rename (fixture->library, vex, "Vax", NULL));
  assert_null (muster_library_redo (fixture->library, 0, NULL));
  fixture_undo (fixture, "rename “Vax”");
  fixture_undo (fixture, "add “Vex”");
  fixture_redo (fixture, "add “Vex”");
  fixture_redo (fixture, "rename “Vax”");
  assert_null (muster_library_redo (fixture->library, 0, NULL));
  fixture_assert_names (fixture, "Vax");
}

static void
test_another_thing_overtakes_nothing (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), ada = library_add_named (fixture->library, "Ada");

  assert_true (muster_library_rename (fixture->library, vex, "Vox", NULL));
  fixture_undo (fixture, "rename “Vox”");
  assert_true (muster_library_rename (fixture->library, ada, "Eda", NULL));
  fixture_redo (fixture, "rename “Vox”");
  fixture_assert_names (fixture, "Eda|Vox");
}

/* A window undoes its own change, though another program has changed something else since. */
static void
test_one_change_by_its_number (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), change, other;
  g_autoptr (MusterLibraryChange) undone = NULL, redone = NULL, refused = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *names = NULL;

  assert_true (muster_library_rename (fixture->library, vex, "Vox", NULL));
  change = muster_library_get_last_change (fixture->library);
  other = library_add_named (fixture->library, "Nim");
  assert_true (muster_library_get_last_change (fixture->library) > change);
  undone = muster_library_turn_change (fixture->library, change, TRUE, NULL);
  assert_int_equal (undone->id, change);
  names = library_dup_names (fixture->library);
  assert_string_equal (names, "Nim|Vex");
  redone = muster_library_turn_change (fixture->library, change, FALSE, NULL);
  assert_non_null (redone);
  assert_true (muster_library_rename (fixture->library, vex, "Vax", NULL));
  refused = muster_library_turn_change (fixture->library, change, TRUE, &error);
  assert_null (refused);
  assert_true (g_error_matches (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED));
  assert_int_equal (muster_library_get_last_change (fixture->library), 0);
  assert_true (other != 0);
}

/* What it takes to find that there is nothing to redo, and what to undo. */
static guint
count_steps_of_finding (Fixture *fixture, gint64 id)
{
  g_autoptr (MusterLibraryChange) undone = NULL, redone = NULL;
  GHashTableIter iter;
  gpointer statement;
  guint steps = 0;

  g_hash_table_remove_all (fixture->library->statements);
  assert_null (muster_library_redo (fixture->library, id, NULL));
  undone = muster_library_undo (fixture->library, id, NULL);
  g_hash_table_iter_init (&iter, fixture->library->statements);
  while (g_hash_table_iter_next (&iter, NULL, &statement))
    if (g_str_has_prefix (sqlite3_sql (statement), "SELECT change.change"))
      steps += (guint) sqlite3_stmt_status (statement, SQLITE_STMTSTATUS_VM_STEP, 0);
  redone = muster_library_redo (fixture->library, id, NULL);
  assert_int_equal (undone->id, redone->id);
  return steps;
}

/* Many undone and overtaken changes: SQLite's count of rows looked at must not grow with them. */
static void
test_finding_is_as_quick_after_much_undoing (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex");
  guint any, one;

  assert_true (muster_library_rename (fixture->library, id, "Vox", NULL));
  any = count_steps_of_finding (fixture, 0);
  one = count_steps_of_finding (fixture, id);
  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);
      g_autoptr (MusterLibraryChange) change = NULL;

      assert_true (muster_library_rename (fixture->library, id, name, NULL));
      change = muster_library_undo (fixture->library, i % 2 == 0 ? id : 0, NULL);
      assert_non_null (change);
    }
  assert_true (muster_library_rename (fixture->library, id, "Vux", NULL));
  assert_in_range (count_steps_of_finding (fixture, 0), 1, 2 * any);
  assert_in_range (count_steps_of_finding (fixture, id), 1, 2 * one);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_undo_and_redo_across_a_restart),
    CASE (test_a_change_after_undo_overtakes),
    CASE (test_undo_of_one_thing),
    CASE (test_random_walk),
    CASE (test_a_label_outlives_the_program),
    CASE (test_a_label_is_for_one_change),
    CASE (test_which_things_a_change_is_about),
    CASE (test_what_was_overtaken_stays_so),
    CASE (test_another_thing_overtakes_nothing),
    CASE (test_finding_is_as_quick_after_much_undoing),
    CASE (test_one_change_by_its_number),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
