/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo per document, and restoring versions: edits, tags and trash are independent, and nothing that undo removes is
 * lost. */
#include "fixture.h"

#include <string.h>

static void
assert_edit (Fixture *fixture, gint64 id, gboolean undo, const char *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryChange) peeked = muster_library_peek_edit (fixture->library, id, undo, &error);
  g_autoptr (MusterLibraryChange) change
      = peeked != NULL ? muster_library_turn_edit (fixture->library, id, undo, &error) : NULL;
  g_autofree char *said = change != NULL ? muster_library_change_dup_label (change) : NULL;

  g_assert_no_error (error);
  assert_int_equal (peeked->id, change->id);
  assert_string_equal (said, label);
}

static void
assert_no_edit (Fixture *fixture, gint64 id, gboolean undo)
{
  g_autoptr (GError) error = NULL;

  assert_null (muster_library_peek_edit (fixture->library, id, undo, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_NOTHING);
}

static void
assert_entry (Fixture *fixture, gint64 id, const char *name, const char *tags, gboolean trashed)
{
  g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (fixture->library, id, NULL);
  g_autoptr (MusterThing) thing = muster_library_get (fixture->library, id, NULL, NULL);

  assert_string_equal (entry->name, name);
  assert_string_equal (thing->name, name);
  assert_string_equal (entry->tags, tags);
  assert_int_equal (entry->trashed != 0, trashed);
}

static void
rename_to (Fixture *fixture, gint64 id, const char *name)
{
  fixture_today++;
  assert_true (muster_library_rename (fixture->library, id, name, NULL));
}

/* Undo stays with the document: neither another's edit nor the document's own making is touched. */
static void
test_edits_of_one_thing (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), ada = library_add_named (fixture->library, "Ada");

  rename_to (fixture, vex, "Vox");
  rename_to (fixture, ada, "Eda");
  rename_to (fixture, vex, "Vix");
  assert_edit (fixture, vex, TRUE, "rename “Vix”");
  assert_edit (fixture, vex, TRUE, "rename “Vox”");
  assert_no_edit (fixture, vex, TRUE);
  fixture_assert_names (fixture, "Eda|Vex");
  assert_edit (fixture, vex, FALSE, "rename “Vox”");
  assert_edit (fixture, vex, FALSE, "rename “Vix”");
  assert_no_edit (fixture, vex, FALSE);
  fixture_assert_names (fixture, "Eda|Vix");
}

/* A tag, a deletion and bringing back come between two edits, and stay when both are undone and done again. */
static void
test_edits_past_tags_and_trash (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex");

  rename_to (fixture, vex, "Vox");
  assert_true (muster_library_tag (fixture->library, vex, "mine", NULL, NULL));
  assert_true (muster_library_trash (fixture->library, vex, NULL));
  assert_true (muster_library_untrash (fixture->library, vex, NULL));
  rename_to (fixture, vex, "Vix");
  assert_true (muster_library_tag (fixture->library, vex, "new", NULL, NULL));
  assert_edit (fixture, vex, TRUE, "rename “Vix”");
  assert_entry (fixture, vex, "Vox", "mine\nnew", FALSE);
  assert_edit (fixture, vex, TRUE, "rename “Vox”");
  assert_entry (fixture, vex, "Vex", "mine\nnew", FALSE);
  assert_no_edit (fixture, vex, TRUE);
  library_assert_sound (fixture->library);
  assert_edit (fixture, vex, FALSE, "rename “Vox”");
  assert_edit (fixture, vex, FALSE, "rename “Vix”");
  assert_entry (fixture, vex, "Vix", "mine\nnew", FALSE);
}

/* The tag comes after undoing: redo is still there. */
static void
test_a_tag_keeps_what_was_undone (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex");

  rename_to (fixture, vex, "Vox");
  rename_to (fixture, vex, "Vix");
  assert_edit (fixture, vex, TRUE, "rename “Vix”");
  assert_edit (fixture, vex, TRUE, "rename “Vox”");
  assert_true (muster_library_tag (fixture->library, vex, "mine", NULL, NULL));
  assert_entry (fixture, vex, "Vex", "mine", FALSE);
  fixture_reopen (fixture);
  assert_edit (fixture, vex, FALSE, "rename “Vox”");
  assert_edit (fixture, vex, FALSE, "rename “Vix”");
  assert_entry (fixture, vex, "Vix", "mine", FALSE);
  rename_to (fixture, vex, "Vux");
  assert_no_edit (fixture, vex, FALSE);
}

/* A structural change has an undo of its own, also after an edit, which stays. */
static void
test_a_tag_is_undone_by_its_number (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), tag, trash;
  g_autoptr (MusterLibraryChange) untagged = NULL, again = NULL, refused = NULL;
  g_autoptr (GError) error = NULL;

  assert_true (muster_library_tag (fixture->library, vex, "mine", NULL, NULL));
  tag = muster_library_get_last_change (fixture->library);
  rename_to (fixture, vex, "Vox");
  assert_true (muster_library_trash (fixture->library, vex, NULL));
  trash = muster_library_get_last_change (fixture->library);
  untagged = muster_library_turn_change (fixture->library, tag, TRUE, &error);
  g_assert_no_error (error);
  assert_entry (fixture, vex, "Vox", "", TRUE);
  again = muster_library_turn_change (fixture->library, trash, TRUE, &error);
  g_assert_no_error (error);
  assert_entry (fixture, vex, "Vox", "", FALSE);
  assert_edit (fixture, vex, TRUE, "rename “Vox”");
  assert_entry (fixture, vex, "Vex", "", FALSE);
  /* Of two changes of tags the earlier can't be undone alone. */
  assert_true (muster_library_tag (fixture->library, vex, "one", NULL, NULL));
  tag = muster_library_get_last_change (fixture->library);
  assert_true (muster_library_tag (fixture->library, vex, "two", NULL, NULL));
  refused = muster_library_turn_change (fixture->library, tag, TRUE, &error);
  assert_null (refused);
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED);
}

/* What undo takes away is in the trash, with its tags, and comes back by either way. */
static void
test_undone_making_is_in_the_trash (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free), trash = NULL;
  g_autoptr (MusterLibraryImport) import = NULL;
  gint64 one;

  g_ptr_array_add (things, library_character ("One"));
  g_ptr_array_add (things, library_character ("Two"));
  import = muster_library_import (fixture->library, things, NULL);
  one = g_array_index (import->ids, gint64, 0);
  fixture_undo (fixture, "import “One”");
  fixture_assert_names (fixture, "");
  trash = muster_library_list (fixture->library, TRUE, MUSTER_LIBRARY_SORT_NAME, NULL);
  assert_int_equal (trash->len, 2);
  assert_true (muster_library_untrash (fixture->library, one, NULL));
  fixture_assert_names (fixture, "One");
  fixture_undo (fixture, "bring back “One”");
  fixture_redo (fixture, "bring back “One”");
  fixture_undo (fixture, "bring back “One”");
  fixture_redo (fixture, "bring back “One”");
  assert_entry (fixture, one, "One", "", FALSE);
}

static void
test_making_is_undone_and_redone_for_ever (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex");

  rename_to (fixture, vex, "Vox");
  fixture_undo (fixture, "rename “Vox”");
  for (guint i = 0; i < 3; i++)
    {
      fixture_undo (fixture, "add “Vex”");
      assert_entry (fixture, vex, "Vex", "", TRUE);
      fixture_redo (fixture, "add “Vex”");
      assert_entry (fixture, vex, "Vex", "", FALSE);
    }
  fixture_redo (fixture, "rename “Vox”");
  assert_entry (fixture, vex, "Vox", "", FALSE);
}

/* The names of all states, latest first, each with its label. */
static char *
dup_versions (Fixture *fixture, gint64 id)
{
  g_autoptr (GPtrArray) versions = muster_library_list_versions (fixture->library, id, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < versions->len; i++)
    {
      const MusterLibraryVersion *version = versions->pdata[i];

      g_string_append_printf (text, "%s%s%s:%s", i > 0 ? "|" : "", version->present ? "*" : "", version->name,
                              version->label);
    }
  return g_string_free (text, FALSE);
}

static gint64
find_version (Fixture *fixture, gint64 id, const char *name)
{
  g_autoptr (GPtrArray) versions = muster_library_list_versions (fixture->library, id, NULL);

  for (guint i = 0; i < versions->len; i++)
    if (g_str_equal (((MusterLibraryVersion *) versions->pdata[i])->name, name))
      return ((MusterLibraryVersion *) versions->pdata[i])->state;
  return 0;
}

static void
test_versions_are_listed_and_restored (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), vox;
  g_autoptr (MusterThing) thing = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *listed = NULL, *after = NULL;

  rename_to (fixture, vex, "Vox");
  rename_to (fixture, vex, "Vix");
  fixture_undo (fixture, "rename “Vix”");
  fixture_undo (fixture, "rename “Vox”");
  rename_to (fixture, vex, "Vux"); /* overtakes both */
  listed = dup_versions (fixture, vex);
  assert_string_equal (listed, "*Vux:rename “Vux”|Vix:rename “Vix”|Vox:rename “Vox”|Vex:add “Vex”");
  vox = find_version (fixture, vex, "Vox");
  thing = muster_library_get_version (fixture->library, vex, vox, NULL);
  assert_string_equal (thing->name, "Vox");
  fixture_today++;
  assert_true (muster_library_restore_version (fixture->library, vex, vox, &error));
  assert_entry (fixture, vex, "Vox", "", FALSE);
  assert_true (muster_library_restore_version (fixture->library, vex, vox, &error));
  assert_int_equal (muster_library_get_last_change (fixture->library), 0);
  after = dup_versions (fixture, vex);
  assert_string_equal (after, "*Vox:restore “Vox”|Vux:rename “Vux”|Vix:rename “Vix”|Vex:add “Vex”");
  assert_edit (fixture, vex, TRUE, "restore “Vox”");
  assert_entry (fixture, vex, "Vux", "", FALSE);
  assert_edit (fixture, vex, FALSE, "restore “Vox”");
  assert_false (muster_library_restore_version (fixture->library, vex, 999, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING);
}

/* A thing in the trash comes back as it was at any time. */
static void
test_restoring_from_the_trash (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex");

  rename_to (fixture, vex, "Vox");
  assert_true (muster_library_trash (fixture->library, vex, NULL));
  assert_true (muster_library_restore_version (fixture->library, vex, find_version (fixture, vex, "Vex"), NULL));
  assert_entry (fixture, vex, "Vex", "", FALSE);
}

/* 6,000 changes within a day: none is forgotten before thirty days were lived through, all but the last 5,000 after. */
static void
test_states_stay_for_thirty_days (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), ada = library_add_named (fixture->library, "Ada");
  g_autoptr (GPtrArray) first = NULL, then = NULL;

  rename_to (fixture, vex, "Early");
  for (guint i = 0; i < 6000; i++)
    {
      g_autofree char *tag = g_strdup_printf ("%u", i / 2);

      assert_true (muster_library_tag (fixture->library, ada, i % 2 == 0 ? tag : NULL, i % 2 == 0 ? NULL : tag, NULL));
    }
  rename_to (fixture, vex, "Late");
  fixture_live (fixture, 30);
  fixture_reopen (fixture);
  first = muster_library_list_versions (fixture->library, vex, NULL);
  assert_int_equal (first->len, 3);
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM change", 0), 6004);
  assert_true (muster_library_restore_version (fixture->library, vex, find_version (fixture, vex, "Vex"), NULL));
  fixture_live (fixture, 1);
  fixture_reopen (fixture);
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM change", 0), 5000);
  then = muster_library_list_versions (fixture->library, vex, NULL);
  assert_int_equal (then->len, 3); /* the rename from Early to Late can still be undone */
  assert_entry (fixture, vex, "Vex", "", FALSE);
}

/* Removing a thing from the trash keeps the history of others. */
static void
test_the_trash_takes_its_own_history_only (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterLibraryImport) import = NULL;
  g_autofree char *listed = NULL;
  gint64 two;

  g_ptr_array_add (things, library_character ("One"));
  g_ptr_array_add (things, library_character ("Two"));
  import = muster_library_import (fixture->library, things, NULL);
  two = g_array_index (import->ids, gint64, 1);
  assert_true (muster_library_trash (fixture->library, g_array_index (import->ids, gint64, 0), NULL));
  rename_to (fixture, two, "Zwei");
  fixture_live (fixture, 31);
  fixture_reopen (fixture);
  fixture_assert_names (fixture, "Zwei");
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM thing", 0), 1);
  listed = dup_versions (fixture, two);
  assert_string_equal (listed, "*Zwei:rename “Zwei”|Two:import “One”");
}

/* Random operations on three things, compared with a model: things are as the model says, undo and redo follow the
 * model's stacks, and every former state is among the versions. */
typedef struct
{
  char *names[400]; /* of the document, from the first */
  guint at, top;
  gboolean tagged, trashed;
} Model;

static void
act (Fixture *fixture, Model *model, gint64 id, guint what, guint n)
{
  switch (what)
    {
    case 0:
    case 1:
    case 2:
      for (guint i = ++model->at; i <= model->top; i++)
        g_clear_pointer (&model->names[i], g_free);
      model->top = model->at;
      model->names[model->at] = g_strdup_printf ("%" G_GINT64_FORMAT " %u", id, n);
      rename_to (fixture, id, model->names[model->at]);
      break;
    case 3:
      assert_true (
          muster_library_tag (fixture->library, id, model->tagged ? NULL : "tag", model->tagged ? "tag" : NULL, NULL));
      model->tagged = !model->tagged;
      break;
    case 4:
      assert_true ((model->trashed ? muster_library_untrash : muster_library_trash) (fixture->library, id, NULL));
      model->trashed = !model->trashed;
      break;
    default:
      {
        gboolean undo = what < 7, can = undo ? model->at > 0 : model->at < model->top;
        g_autoptr (MusterLibraryChange) change = muster_library_turn_edit (fixture->library, id, undo, NULL);

        assert_int_equal (change != NULL, can);
        model->at = can ? (undo ? model->at - 1 : model->at + 1) : model->at;
      }
    }
}

static void
test_random_acts (void **state)
{
  Fixture *fixture = *state;
  GRand *rand = g_rand_new_with_seed (14);
  Model models[3] = { { { NULL } } };
  gint64 ids[3];

  for (guint i = 0; i < 3; i++)
    {
      models[i].names[0] = g_strdup ("Start");
      ids[i] = library_add_named (fixture->library, "Start");
    }
  for (guint n = 0; n < 600; n++)
    {
      guint which = (guint) g_rand_int_range (rand, 0, 3);

      act (fixture, &models[which], ids[which], (guint) g_rand_int_range (rand, 0, 9), n);
      for (guint i = 0; i < 3; i++)
        assert_entry (fixture, ids[i], models[i].names[models[i].at], models[i].tagged ? "tag" : "", models[i].trashed);
    }
  for (guint i = 0; i < 3; i++)
    for (guint j = 0; j <= models[i].top; j++)
      {
        assert_true (find_version (fixture, ids[i], models[i].names[j]) != 0);
        g_free (models[i].names[j]);
      }
  g_rand_free (rand);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_edits_of_one_thing),
    CASE (test_edits_past_tags_and_trash),
    CASE (test_a_tag_keeps_what_was_undone),
    CASE (test_a_tag_is_undone_by_its_number),
    CASE (test_undone_making_is_in_the_trash),
    CASE (test_making_is_undone_and_redone_for_ever),
    CASE (test_versions_are_listed_and_restored),
    CASE (test_restoring_from_the_trash),
    CASE (test_states_stay_for_thirty_days),
    CASE (test_the_trash_takes_its_own_history_only),
    CASE (test_random_acts),
  };

  library_use_memory ();
  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
