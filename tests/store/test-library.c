/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library's functions: adding, editing, undoing, deleting, searching and restoring. */
#include "fixture.h"

#include <string.h>
#include <glib/gstdio.h>

#include "games/collision/group.h"
#include "model/member.h"
#include "store/picture.h"
#include "support/random.h"
#include "games/thing-file.h"
#include "games/collision/character.h"
#include "support/content.h"

static void
test_a_new_one_is_empty (void **state)
{
  Fixture *fixture = *state;

  fixture_assert_names (fixture, "");
  assert_null (muster_library_get_notice (fixture->library));
  assert_null (muster_library_undo (fixture->library, 0, NULL));
  assert_null (muster_library_redo (fixture->library, 0, NULL));
}

static void
test_what_was_added_is_there (void **state)
{
  Fixture *fixture = *state;

  library_add_named (fixture->library, "Vex");
  library_add_named (fixture->library, "Ada");
  fixture_assert_names (fixture, "Ada|Vex");
  fixture_reopen (fixture);
  fixture_assert_names (fixture, "Ada|Vex");
}

static void
test_settings (void **state)
{
  Fixture *fixture = *state;

  assert_int_equal (muster_sql_ask (fixture->library->db, "PRAGMA synchronous", 0), 2);
  assert_int_equal (muster_sql_ask (fixture->library->db, "PRAGMA foreign_keys", 0), 1);
  assert_int_equal (muster_sql_ask (fixture->library->db, "PRAGMA application_id", 0), MUSTER_LIBRARY_APPLICATION_ID);
  assert_int_equal (muster_sql_ask (fixture->library->db, "PRAGMA user_version", 0), MUSTER_LIBRARY_VERSION);
  assert_int_equal (
      muster_sql_ask (fixture->library->db,
                      "SELECT count (*) FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE TABLE %' "
                      "AND name NOT LIKE 'search%' AND name NOT LIKE 'sqlite%' AND sql NOT LIKE '%STRICT%'",
                      -1),
      0);
}

static void
test_leaves_one_file (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *log = g_strconcat (fixture->path, "-wal", NULL);

  library_add_named (fixture->library, "Vex");
  assert_true (g_file_test (log, G_FILE_TEST_EXISTS));
  muster_library_close (fixture->library);
  assert_false (g_file_test (log, G_FILE_TEST_EXISTS));
  fixture->library = library_open (fixture->path);
}

static void
test_an_old_state_is_refused (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterLibrary) other = library_open (fixture->path);
  g_autoptr (MusterThing) thing = library_character ("Mine"), theirs = library_character ("Theirs");
  g_autoptr (GError) error = NULL;
  gint64 id = library_add_named (fixture->library, "Vex"), seen = 0, seen_there = 0;
  g_autoptr (MusterThing) first = muster_library_get (fixture->library, id, &seen, NULL);
  g_autoptr (MusterThing) second = muster_library_get (other, id, &seen_there, NULL);

  assert_true (muster_library_has_changed (other));
  assert_false (muster_library_has_changed (other));
  assert_true (muster_library_save (other, id, &seen_there, theirs, NULL));
  assert_true (muster_library_has_changed (fixture->library));
  assert_false (muster_library_save (fixture->library, id, &seen, thing, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED);
  fixture_assert_names (fixture, "Theirs");
}

static void
test_saving_nothing_new_is_no_change (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex"), seen = 0;
  g_autoptr (MusterThing) thing = muster_library_get (fixture->library, id, &seen, NULL);
  gint64 before = seen;

  assert_true (muster_library_save (fixture->library, id, &seen, thing, NULL));
  assert_int_equal (seen, before);
  fixture_undo (fixture, "add “Vex”");
}

static void
test_trash (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex");
  g_autoptr (GPtrArray) trash = NULL;

  assert_true (muster_library_trash (fixture->library, id, NULL));
  fixture_assert_names (fixture, "");
  trash = muster_library_list (fixture->library, TRUE, MUSTER_LIBRARY_SORT_NAME, NULL);
  assert_int_equal (trash->len, 1);
  assert_true (muster_library_untrash (fixture->library, id, NULL));
  fixture_assert_names (fixture, "Vex");
  fixture_undo (fixture, "bring back “Vex”");
  fixture_undo (fixture, "delete “Vex”");
  fixture_assert_names (fixture, "Vex");
}

static void
test_trash_empties_itself (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex"), other = library_add_named (fixture->library, "Ada");
  g_autoptr (GError) error = NULL;

  assert_true (muster_library_trash (fixture->library, id, NULL));
  fixture_live (fixture, 30);
  assert_true (muster_library_trash (fixture->library, other, NULL));
  fixture_reopen (fixture);
  assert_true (muster_library_untrash (fixture->library, id, NULL));
  fixture_undo (fixture, "bring back “Vex”");
  fixture_today += 3600;
  fixture_reopen (fixture);
  assert_null (muster_library_get_entry (fixture->library, id, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING);
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM thing", -1), 1);
  assert_int_equal (muster_sql_ask (fixture->library->db, "SELECT count (*) FROM body", -1), 1);
  fixture_undo (fixture, "delete “Ada”");
  fixture_assert_names (fixture, "Ada");
}

static void
test_duplicate_and_tag (void **state)
{
  Fixture *fixture = *state;
  gint64 id = library_add_named (fixture->library, "Vex"), copy;
  g_autoptr (MusterLibraryEntry) entry = NULL;

  assert_true (muster_library_tag (fixture->library, id, "league 2026", NULL, NULL));
  assert_true (muster_library_tag (fixture->library, id, "elves", NULL, NULL));
  assert_false (muster_library_tag (fixture->library, id, "a\nb", NULL, NULL));
  copy = muster_library_duplicate (fixture->library, id, NULL);
  entry = muster_library_get_entry (fixture->library, copy, NULL);
  assert_string_equal (entry->name, "Vex (copy)");
  assert_string_equal (entry->tags, "elves\nleague 2026");
  assert_true (muster_library_tag (fixture->library, id, NULL, "elves", NULL));
  fixture_undo (fixture, "tag “Vex”");
  fixture_undo (fixture, "duplicate “Vex (copy)”");
  fixture_assert_names (fixture, "Vex");
}

/* Members */

static gint64
add_group (Fixture *fixture, const char *name)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  group->thing.name = g_strdup (name);
  group->limit = 250;
  return muster_library_add (fixture->library, &group->thing, NULL);
}

static void
assert_member (Fixture *fixture, gint64 group, guint n, const char *name, guint count)
{
  g_autoptr (MusterThing) thing = muster_library_get (fixture->library, group, NULL, NULL);
  MusterThing *member = muster_thing_get_members (thing)->pdata[n];

  assert_string_equal (member->name, name);
  assert_int_equal (muster_member_get_count (member), count);
}

static void
test_a_character_in_two_groups (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), first = add_group (fixture, "Raid"),
         second = add_group (fixture, "Siege");
  g_autoptr (GPtrArray) holders = NULL;

  assert_true (muster_library_join (fixture->library, first, vex, 2, NULL));
  assert_true (muster_library_join (fixture->library, second, vex, 1, NULL));
  assert_true (muster_library_rename (fixture->library, vex, "Vox", NULL));
  assert_member (fixture, first, 0, "Vox", 2);
  assert_member (fixture, second, 0, "Vox", 1);
  holders = muster_library_list_holders (fixture->library, vex, NULL);
  assert_int_equal (holders->len, 2);
  assert_string_equal (holders->pdata[0], "Raid");
}

static void
test_edited_in_a_group (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), first = add_group (fixture, "Raid"),
         second = add_group (fixture, "Siege"), seen = 0;
  g_autoptr (MusterThing) thing = NULL, again = NULL;
  MusterThing *member;

  muster_library_join (fixture->library, first, vex, 2, NULL);
  muster_library_join (fixture->library, second, vex, 1, NULL);
  thing = muster_library_get (fixture->library, first, &seen, NULL);
  again = muster_library_get (fixture->library, first, NULL, NULL);
  member = muster_thing_get_members (thing)->pdata[0];
  g_free (member->name);
  member->name = g_strdup ("Vox");
  assert_true (muster_library_save (fixture->library, first, &seen, thing, NULL));
  fixture_assert_names (fixture, "Raid|Siege|Vox");
  assert_member (fixture, second, 0, "Vox", 1);

  /* One who read it before, and edits only the group, doesn't bring the old character back. */
  g_free (again->name);
  again->name = g_strdup ("Foray");
  assert_true (muster_library_save (fixture->library, first, &seen, again, NULL));
  fixture_assert_names (fixture, "Foray|Siege|Vox");
  fixture_undo (fixture, "edit “Foray”");
  fixture_undo (fixture, "edit “Raid”");
  fixture_assert_names (fixture, "Raid|Siege|Vex");
}

static void
test_a_stale_member_is_refused (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), group = add_group (fixture, "Raid"), seen = 0;
  g_autoptr (MusterThing) thing = NULL;
  g_autoptr (GError) error = NULL;
  MusterThing *member;

  muster_library_join (fixture->library, group, vex, 1, NULL);
  thing = muster_library_get (fixture->library, group, &seen, NULL);
  assert_true (muster_library_rename (fixture->library, vex, "Theirs", NULL));
  member = muster_thing_get_members (thing)->pdata[0];
  g_free (member->name);
  member->name = g_strdup ("Mine");
  assert_false (muster_library_save (fixture->library, group, &seen, thing, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED);
  fixture_assert_names (fixture, "Raid|Theirs");
}

static void
test_a_deleted_member_stays_in_its_group (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), group = add_group (fixture, "Raid");

  muster_library_join (fixture->library, group, vex, 3, NULL);
  assert_true (muster_library_trash (fixture->library, vex, NULL));
  assert_member (fixture, group, 0, "Vex", 3);
  fixture_live (fixture, 40);
  fixture_reopen (fixture);
  assert_member (fixture, group, 0, "Vex", 3);
}

static void
test_making_a_member_is_not_undone (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), group = add_group (fixture, "Raid");
  g_autoptr (GError) error = NULL;

  muster_library_join (fixture->library, group, vex, 3, NULL);
  assert_null (muster_library_undo (fixture->library, vex, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_REFUSED);
  assert_member (fixture, group, 0, "Vex", 3);
}

static void
test_exported_in_full (void **state)
{
  Fixture *fixture = *state;
  gint64 vex = library_add_named (fixture->library, "Vex"), group = add_group (fixture, "Raid");
  g_autofree char *xml = NULL;
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterLibraryImport) import = NULL;

  muster_library_join (fixture->library, group, vex, 3, NULL);
  xml = library_dup_xml (fixture->library, group);
  assert_non_null (strstr (xml, "<character name=\"Vex\" count=\"3\""));
  assert_null (strstr (xml, "library"));

  g_ptr_array_add (things, muster_thing_read (xml, content_get (), NULL));
  import = muster_library_import (fixture->library, things, NULL);
  assert_int_equal (import->known, 1);
  assert_int_equal (import->added, 0);
}

static void
test_import_knows_what_is_there (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterLibraryImport) first = NULL, second = NULL, third = NULL;

  g_ptr_array_add (things, library_character ("Vex"));
  g_ptr_array_add (things, library_character ("Ada"));
  g_ptr_array_add (things, library_character ("Vex"));
  first = muster_library_import (fixture->library, things, NULL);
  assert_int_equal (first->added, 2);
  assert_int_equal (first->known, 1);
  assert_int_equal (g_array_index (first->ids, gint64, 0), g_array_index (first->ids, gint64, 2));
  second = muster_library_import (fixture->library, things, NULL);
  assert_int_equal (second->added, 0);
  fixture_undo (fixture, "import “Vex”");
  fixture_assert_names (fixture, "");
  third = muster_library_import (fixture->library, things, NULL);
  assert_int_equal (third->added, 2);
}

/* Searching */

static guint
count_found (Fixture *fixture, const char *words)
{
  g_autoptr (GArray) ids = muster_library_search (fixture->library, words, NULL);

  assert_non_null (ids);
  return ids->len;
}

static void
test_search (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  gint64 id;

  character->thing.name = g_strdup ("Ürsel von Tal");
  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, "red-elf"));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, "6-of-cups"));
  muster_choice_set_option (&muster_collision_character_add_weapon (character)->weapon,
                            content_find (MUSTER_KIND_WEAPON, "sabre"));
  id = muster_library_add (fixture->library, &character->thing, NULL);
  library_add_named (fixture->library, "Ada");

  assert_int_equal (count_found (fixture, ""), 2);
  assert_int_equal (count_found (fixture, "u"), 1);
  assert_int_equal (count_found (fixture, "ÜRS"), 1);
  assert_int_equal (count_found (fixture, "sab red cup"), 1);
  assert_int_equal (count_found (fixture, "sab ada"), 0);
  assert_int_equal (count_found (fixture, "character"), 2);
  assert_int_equal (count_found (fixture, "\"'*- zzz ^ ("), 0);
  assert_int_equal (count_found (fixture, "\"'*- ^ ("), 2);
  assert_true (muster_library_tag (fixture->library, id, "league", NULL, NULL));
  assert_int_equal (count_found (fixture, "leag"), 1);
  assert_true (muster_library_rename (fixture->library, id, "Maud", NULL));
  assert_int_equal (count_found (fixture, "ursel"), 0);
  fixture_undo (fixture, "rename “Maud”");
  assert_int_equal (count_found (fixture, "ursel"), 1);
}

static void
test_sort (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) entries = NULL;

  library_add_named (fixture->library, "b");
  fixture_today++;
  add_group (fixture, "c");
  fixture_today++;
  library_add_named (fixture->library, "a");
  entries = muster_library_list (fixture->library, FALSE, MUSTER_LIBRARY_SORT_SAVED, NULL);
  assert_string_equal (((MusterLibraryEntry *) entries->pdata[0])->name, "a");
  muster_library_sort (entries, MUSTER_LIBRARY_SORT_KIND);
  assert_string_equal (((MusterLibraryEntry *) entries->pdata[0])->name, "c");
  muster_library_sort (entries, MUSTER_LIBRARY_SORT_NAME);
  assert_string_equal (((MusterLibraryEntry *) entries->pdata[1])->name, "b");
}

/* Portraits */

static GBytes *
png_of (guint32 width, guint32 height)
{
  static const guint8 head[16] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R' };
  guint8 data[64] = { 0 };

  memcpy (data, head, sizeof head);
  width = GUINT32_TO_BE (width);
  height = GUINT32_TO_BE (height);
  memcpy (data + 16, &width, 4);
  memcpy (data + 20, &height, 4);
  return g_bytes_new (data, sizeof data);
}

/* Content that changed */

static void
test_what_changed (void **state)
{
  Fixture *fixture = *state;
  MusterOption *sabre = (MusterOption *) content_find (MUSTER_KIND_WEAPON, "sabre");
  MusterCollisionCharacter *character = muster_collision_character_new ();
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (GPtrArray) none = NULL, some = NULL;
  g_autofree char *before = NULL, *after = NULL;
  gint64 id;

  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, "red-elf"));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, "6-of-cups"));
  muster_choice_set_option (&muster_collision_character_add_weapon (character)->weapon, sabre);
  g_ptr_array_add (group->members, character);
  group->limit = 10;
  id = muster_library_add (fixture->library, &group->thing, NULL);
  before = library_dup_xml (fixture->library, id);
  none = muster_library_list_changes (fixture->library, id, NULL);
  assert_int_equal (none->len, 0);

  sabre->points++;
  some = muster_library_list_changes (fixture->library, id, NULL);
  after = library_dup_xml (fixture->library, id);
  sabre->points--;
  assert_int_equal (some->len, 2);
  assert_true (g_str_has_prefix (some->pdata[0], "Sabre "));
  assert_true (g_str_has_suffix (some->pdata[0], " points"));
  assert_true (g_str_has_suffix (some->pdata[1], " over the limit"));
  assert_string_equal (before, after);
}

/* A character with a portrait of our own, or with one as a file had it. */
static MusterThing *
portrayed (const char *name, GBytes *picture, const char *xml)
{
  MusterCollisionCharacter *character = (MusterCollisionCharacter *) library_character (name);
  g_autofree char *base64 = g_base64_encode (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture));
  g_autofree char *element = xml != NULL ? g_strdup_printf (xml, base64) : NULL;

  character->portrait = xml != NULL ? muster_portrait_new_from_xml (element, base64) : muster_portrait_new (picture);
  return &character->thing;
}

static gint64
count (Fixture *fixture, const char *sql)
{
  return muster_sql_ask (fixture->library->db, sql, -1);
}

static gboolean
is_picture (GBytes *bytes)
{
  const char *type;
  guint width, height;

  return muster_picture_read_head (bytes, &type, &width, &height, NULL);
}

/* By its header alone; anything else stays in its thing as text. */
static void
test_what_is_kept_as_a_picture (void **state)
{
  static const guint8 jpeg[] = { 0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 32, 1, 0, 0 };
  Fixture *fixture = *state;
  g_autoptr (GBytes) good = png_of (4096, 1), wide = png_of (4097, 1), none = png_of (0, 1);
  g_autoptr (GBytes) other = g_bytes_new_static (jpeg, sizeof jpeg), text = g_bytes_new_static ("GIF89a", 6);
  g_autoptr (GBytes) huge = g_bytes_new_take (g_malloc0 (MUSTER_PORTRAIT_MAX_BYTES + 1), MUSTER_PORTRAIT_MAX_BYTES + 1);
  g_autoptr (MusterThing) vex = portrayed ("Vex", good, NULL), nim = portrayed ("Nim", other, NULL),
                          ada = portrayed ("Ada", wide, NULL);

  assert_true (is_picture (good) && is_picture (other));
  assert_false (is_picture (wide) || is_picture (none) || is_picture (text) || is_picture (huge));
  assert_true (muster_library_add (fixture->library, vex, NULL) != 0);
  assert_true (muster_library_add (fixture->library, nim, NULL) != 0);
  assert_true (muster_library_add (fixture->library, ada, NULL) != 0);
  assert_int_equal (count (fixture, "SELECT count (*) FROM portrait"), 2);
  assert_int_equal (count (fixture, "SELECT 1000 * width + height FROM portrait WHERE type = 'jpeg'"), 32016);
}

static void
test_a_picture_is_kept_once (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = png_of (16, 16);
  g_autoptr (MusterThing) vex = portrayed ("Vex", picture, NULL), nim = portrayed ("Nim", picture, NULL), back = NULL,
                          known = NULL;
  gint64 id = muster_library_add (fixture->library, vex, NULL), number = 0;
  g_autofree char *file = NULL;
  g_autoptr (GPtrArray) things = g_ptr_array_new ();
  g_autoptr (MusterLibraryImport) import = NULL;

  assert_true (muster_library_add (fixture->library, nim, NULL) != 0);
  assert_true (muster_library_rename (fixture->library, id, "Vox", NULL));
  assert_int_equal (count (fixture, "SELECT count (*) FROM portrait"), 1);
  assert_int_equal (count (fixture, "SELECT count (*) FROM likeness"), 3);
  assert_int_equal (count (fixture, "SELECT count (*) FROM body WHERE xml LIKE '%iVBOR%'"), 0);
  back = muster_library_get (fixture->library, id, &number, NULL);
  assert_true (g_bytes_equal (((MusterCollisionCharacter *) back)->portrait->picture, picture));
  assert_string_equal (((MusterCollisionCharacter *) back)->portrait->type, "image/png");
  /* Nothing was edited. */
  assert_true (muster_library_save (fixture->library, id, &number, back, NULL));
  assert_int_equal (muster_library_get_last_change (fixture->library), 0);
  file = library_dup_xml (fixture->library, id);
  assert_non_null (strstr (file, "<portrait type=\"image/png\">iVBOR"));
  known = portrayed ("Vox", picture, NULL);
  g_ptr_array_add (things, known);
  import = muster_library_import (fixture->library, things, NULL);
  assert_int_equal (import->known, 1);
  library_assert_sound (fixture->library);
}

/* Unchanged, but not to be shown. */
static void
test_a_picture_of_a_file_is_not_shown (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = png_of (16, 16);
  g_autoptr (MusterThing) vex = portrayed ("Vex", picture, "<portrait type=\"image/png\" by=\"me\">%s</portrait>"),
                          back = NULL;
  gint64 id = muster_library_add (fixture->library, vex, NULL);
  g_autofree char *before = muster_thing_write (vex, content_get ()), *after = library_dup_xml (fixture->library, id);

  back = muster_library_get (fixture->library, id, NULL, NULL);
  assert_null (((MusterCollisionCharacter *) back)->portrait->type);
  assert_int_equal (count (fixture, "SELECT count (*) FROM portrait"), 0);
  assert_non_null (strstr (after, "by=\"me\""));
  assert_string_equal (before, after);
}

static void
test_a_refused_step_keeps_no_picture (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GBytes) picture = png_of (16, 16);
  g_autoptr (MusterThing) vex = portrayed ("Vex", picture, NULL), back = NULL;
  gint64 id = library_add_named (fixture->library, "Vex"), stale = 1000;

  assert_false (muster_library_save (fixture->library, id, &stale, vex, NULL));
  assert_int_equal (count (fixture, "SELECT count (*) FROM portrait"), 0);
  back = muster_library_get (fixture->library, id, &stale, NULL);
  assert_true (muster_library_save (fixture->library, id, &stale, vex, NULL));
  assert_int_equal (count (fixture, "SELECT count (*) FROM likeness"), 1);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_a_new_one_is_empty),
    CASE (test_what_was_added_is_there),
    CASE (test_settings),
    CASE (test_leaves_one_file),
    CASE (test_an_old_state_is_refused),
    CASE (test_saving_nothing_new_is_no_change),
    CASE (test_trash),
    CASE (test_trash_empties_itself),
    CASE (test_duplicate_and_tag),
    CASE (test_a_character_in_two_groups),
    CASE (test_edited_in_a_group),
    CASE (test_a_stale_member_is_refused),
    CASE (test_a_deleted_member_stays_in_its_group),
    CASE (test_making_a_member_is_not_undone),
    CASE (test_exported_in_full),
    CASE (test_import_knows_what_is_there),
    CASE (test_search),
    CASE (test_sort),
    CASE (test_what_is_kept_as_a_picture),
    CASE (test_a_picture_is_kept_once),
    CASE (test_a_picture_of_a_file_is_not_shown),
    CASE (test_a_refused_step_keeps_no_picture),
    CASE (test_what_changed),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
