/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Installed packs: the catalogue, what is left out and named, the cache, and several programs at once.
 *   test-house                     everything
 *   test-house switch ID TIMES     switches a pack off and on that many times
 *   test-house install FILE TIMES  installs a pack that many times
 *   test-house edit LIBRARY TIMES  adds and edits things that use a pack, as another window does */
#include "workspace/fixture.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "games/collision/character-change.h"
#include "games/collision/character.h"
#include "games/thing-file.h"
#include "model/error.h"
#include "support/cmocka.h"
#include "support/library.h"
#include "support/sessions.h"
#include "workspace/house.h"

#define PACK(name, lines)                                                                                              \
  "<pack xmlns='urn:muster:pack:1' game='collision' name='" name "' version='1'>" lines "</pack>"
#define WEAPON(name, points)                                                                                           \
  "<universal><weapon name='" name "' ec='2' type='mundane' reach='1' hands='1' points='" points "'/></universal>"

static char *program;

static const char *
base (void)
{
  return g_getenv ("MUSTER_CONTENT");
}

static gboolean
install (const char *text, gboolean replace, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return muster_house_install (bytes, base (), replace, NULL, error);
}

static void
assert_installed (const char *text)
{
  g_autoptr (GError) error = NULL;

  install (text, FALSE, &error);
  g_assert_no_error (error);
}

/* As a stranger's hand does it. */
static void
put (const char *name, const char *text)
{
  g_autofree char *folder = muster_house_dup_folder (), *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_set_contents (path, text, -1, NULL));
}

static MusterCatalog *
load (MusterHouse **house)
{
  g_autoptr (GError) error = NULL;
  MusterCatalog *catalog = muster_house_load_all (base (), house, &error);

  g_assert_no_error (error);
  return catalog;
}

/* The points of a weapon with the current packs; -1 if there is none. */
static gint
points_of (const char *id)
{
  g_autoptr (MusterCatalog) catalog = load (NULL);
  const MusterOption *weapon = muster_catalog_find (catalog, MUSTER_KIND_WEAPON, id);

  return weapon != NULL ? weapon->points : -1;
}

static void
test_installed_packs_are_in_the_catalogue (void **state)
{
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (MusterCatalog) catalog = NULL;
  const MusterOption *hook;

  assert_int_equal (points_of ("boat-hook"), -1);
  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  catalog = load (&house);
  hook = muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "boat-hook");
  assert_non_null (hook);
  assert_string_equal (muster_house_find_origin (house, catalog, hook)->id, "harbour");
  assert_null (muster_house_find_origin (house, catalog, muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "sabre")));
}

static void
test_switching (void **state)
{
  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_true (muster_house_switch ("harbour", FALSE, NULL));
  assert_int_equal (points_of ("boat-hook"), -1);
  assert_true (muster_house_switch ("harbour", FALSE, NULL));
  assert_true (muster_house_switch ("harbour", TRUE, NULL));
  assert_int_equal (points_of ("boat-hook"), 5);
}

/* A name conflict is for the player to decide; replaced and removed packs are set aside. */
static void
test_the_same_name_twice (void **state)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = muster_house_dup_folder (), *aside = NULL, *first = NULL, *second = NULL;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_false (install (PACK ("Harbour", WEAPON ("Boat Hook", "7")), FALSE, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_EXISTS));
  assert_int_equal (points_of ("boat-hook"), 5);
  assert_true (install (PACK ("Harbour", WEAPON ("Boat Hook", "7")), TRUE, NULL));
  assert_int_equal (points_of ("boat-hook"), 7);
  assert_true (muster_house_remove ("harbour", NULL));
  assert_int_equal (points_of ("boat-hook"), -1);
  aside = g_build_filename (folder, "removed", NULL);
  first = g_build_filename (aside, "harbour.xml", NULL);
  second = g_build_filename (aside, "harbour-2.xml", NULL);
  assert_true (g_file_test (first, G_FILE_TEST_EXISTS) && g_file_test (second, G_FILE_TEST_EXISTS));
}

static void
test_ids_that_lead_elsewhere (void **state)
{
  assert_false (muster_house_remove ("../harbour", NULL));
  assert_false (muster_house_remove ("", NULL));
  assert_false (muster_house_remove (".lock", NULL));
  assert_false (muster_house_switch ("none", TRUE, NULL));
}

/* Broken packs are left out and named; the rest works. */
static void
test_broken_packs_are_named (void **state)
{
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (MusterCatalog) catalog = NULL;
  const MusterHousePack *broken;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  put ("cut.xml", "<pack");
  put ("words.xml", PACK ("Words", WEAPON ("Oar", "many")));
  put ("twin.xml", PACK ("Twin", WEAPON ("Sabre", "1")));
  put ("leaning.xml",
       PACK ("Leaning", "<universal><race name='Rat' points='1'><effect see='nowhere'/></race></universal>"));
  catalog = load (&house);
  assert_non_null (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "boat-hook"));
  assert_null (muster_catalog_find (catalog, MUSTER_KIND_RACE, "rat"));
  assert_int_equal (house->packs->len, 5);
  for (guint i = 0; i < house->packs->len; i++)
    {
      broken = house->packs->pdata[i];
      assert_int_equal (broken->used, g_str_equal (broken->id, "harbour"));
      assert_int_equal (broken->problem == NULL, broken->used);
      assert_null (broken->rival);
    }
  assert_non_null (strstr (muster_house_find (house, "twin")->problem, "“sabre”"));
  assert_non_null (strstr (muster_house_find (house, "words")->problem, "many"));
}

/* All kinds of invalid files are named and left out, with readable names, and the rest works. */
static void
test_each_way_to_be_broken (void **state)
{
  g_autofree char *folder = muster_house_dup_folder (), *directory = g_build_filename (folder, "folder.xml", NULL),
                  *dangling = g_build_filename (folder, "dangling.xml", NULL),
                  *loop = g_build_filename (folder, "loop.xml", NULL),
                  *endless = g_build_filename (folder, "endless.xml", NULL), *name = g_strnfill (1000000, 'N');
  g_autofree char *long_name
      = g_strdup_printf ("<pack xmlns='urn:muster:pack:1' game='collision' name='%s' version='1'/>", name);
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (MusterCatalog) catalog = NULL;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  put ("words.xml", "no XML at all");
  put ("root.xml", "<muster xmlns='urn:muster:1'/>");
  put ("attribute.xml", "<pack xmlns='urn:muster:pack:1' game='collision' name='A' version='1' colour='red'/>");
  put ("empty.xml", "");
  put ("latin.xml", "<pack xmlns='urn:muster:pack:1' game='collision' name='\xe9' version='1'/>");
  put ("long.xml", long_name);
  assert_int_equal (g_mkdir (directory, 0700), 0);
  assert_int_equal (symlink ("nowhere.xml", dangling), 0);
  assert_int_equal (symlink ("loop.xml", loop), 0);
  assert_int_equal (symlink ("/dev/zero", endless), 0);
  catalog = load (&house);
  assert_non_null (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "boat-hook"));
  assert_int_equal (house->packs->len, 11);
  for (guint i = 0; i < house->packs->len; i++)
    {
      const MusterHousePack *pack = house->packs->pdata[i];

      assert_int_equal (pack->used, g_str_equal (pack->id, "harbour"));
      assert_int_equal (pack->problem == NULL, pack->used);
      assert_true (strlen (pack->name) < 1000 && (pack->used || strlen (pack->problem) < 1000));
    }
}

/* We don't guess between two: neither is used until the player has chosen. */
static void
test_clashes_are_nobodys_guess (void **state)
{
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (MusterCatalog) catalog = NULL;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_installed (PACK ("Docks", WEAPON ("Boat Hook", "9")));
  assert_installed (PACK ("Mill", WEAPON ("Flail of Wheat", "3")));
  catalog = load (&house);
  assert_null (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "boat-hook"));
  assert_non_null (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "flail-of-wheat"));
  assert_string_equal (muster_house_find (house, "harbour")->rival, "docks");
  assert_string_equal (muster_house_find (house, "docks")->rival, "harbour");
  assert_true (muster_house_switch ("harbour", FALSE, NULL));
  assert_int_equal (points_of ("boat-hook"), 9);
}

/* The game has as many values as there can be. */
static void
test_one_value_too_many (void **state)
{
  g_autoptr (GError) error = NULL;

  assert_false (install (PACK ("Values", "<value name='Aardvark'/>"), FALSE, &error));
  assert_non_null (strstr (error->message, "8 values"));
}

/* The cache. */

static char *
dup_cached (guint *n)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "muster", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  char *path = NULL;
  const char *name;

  *n = 0;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".db"))
      {
        g_free (path);
        path = g_build_filename (folder, name, NULL);
        (*n)++;
      }
  return path;
}

static void
test_the_cache_is_made_once_and_for_its_owner (void **state)
{
  guint n;
  g_autofree char *path = NULL, *again = NULL;
  GStatBuf first, second;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_int_equal (points_of ("boat-hook"), 5);
  path = dup_cached (&n);
  assert_int_equal (n, 1);
  assert_int_equal (g_stat (path, &first), 0);
  assert_int_equal (first.st_mode & 0777, 0600);
  assert_int_equal (points_of ("boat-hook"), 5);
  assert_int_equal (g_stat (path, &second), 0);
  assert_true (first.st_ino == second.st_ino && first.st_mtim.tv_nsec == second.st_mtim.tv_nsec);
  /* By content: another pack makes another one, the old pack finds its own again. */
  assert_true (install (PACK ("Harbour", WEAPON ("Boat Hook", "6")), TRUE, NULL));
  assert_int_equal (points_of ("boat-hook"), 6);
  again = dup_cached (&n);
  assert_int_equal (n, 2);
}

static void
test_a_damaged_cache_is_made_again (void **state)
{
  guint n;
  g_autofree char *path = NULL;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_int_equal (points_of ("boat-hook"), 5);
  path = dup_cached (&n);
  assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  assert_int_equal (points_of ("boat-hook"), 5);
  assert_true (g_file_set_contents (path, "", 0, NULL));
  assert_int_equal (points_of ("boat-hook"), 5);
}

/* If nothing can be cached, only time is lost. */
static void
test_without_a_cache (void **state)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "muster", NULL);

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  assert_true (g_file_set_contents (folder, "a file where a folder should be", -1, NULL));
  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  assert_int_equal (points_of ("boat-hook"), 5);
}

/* Strangers. */

static void
test_hostile_packs (void **state)
{
  g_autoptr (GString) many = g_string_new ("<pack xmlns='urn:muster:pack:1' game='castles' name='Many' version='1'>");
  g_autofree char *spaces = g_strnfill (MUSTER_HOUSE_MAX_SIZE + 1, ' ');
  g_autofree char *folder = muster_house_dup_folder (), *fifo = g_build_filename (folder, "pipe.xml", NULL);
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (MusterCatalog) catalog = NULL;

  put ("bomb.xml", "<!DOCTYPE a [<!ENTITY b 'x'>]><pack xmlns='urn:muster:pack:1' game='g' name='B' version='1'/>");
  put ("large.xml", spaces);
  for (guint i = 0; i < 100001; i++)
    g_string_append_printf (many, "<puppet name='%u' rank='pawn'/>", i);
  g_string_append (many, "</pack>");
  put ("many.xml", many->str);
  /* Nobody ever writes into it. */
  assert_int_equal (mkfifo (fifo, 0600), 0);
  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  catalog = load (&house);
  assert_non_null (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "boat-hook"));
  for (guint i = 0; i < house->packs->len; i++)
    {
      const MusterHousePack *pack = house->packs->pdata[i];

      assert_int_equal (pack->used, g_str_equal (pack->id, "harbour"));
    }
}

/* Several programs. */

static GPid
start (const char *verb, const char *what, const char *times)
{
  char *argv[] = { program, (char *) verb, (char *) what, (char *) times, NULL };
  g_autoptr (GError) error = NULL;
  GPid child = 0;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, &error);
  g_assert_no_error (error);
  return child;
}

static void
end (GPid child)
{
  int status = -1;

  assert_int_equal (waitpid (child, &status, 0), child);
  assert_int_equal (status, 0);
}

/* Two programs switch and install while this one looks: at any time each pack is there, whole, and every catalogue can be read. */
static void
test_programs_at_once (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *file = g_build_filename (fixture->folder, "mill.xml", NULL);
  GPid switching, installing;

  assert_true (g_file_set_contents (file, PACK ("Mill", WEAPON ("Flail of Wheat", "3")), -1, NULL));
  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  switching = start ("switch", "harbour", "40");
  installing = start ("install", file, "40");
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (MusterHouse) house = NULL;
      g_autoptr (MusterCatalog) catalog = load (&house);
      const MusterOption *hook = muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "boat-hook");

      assert_true (hook == NULL || hook->points == 5);
      for (guint j = 0; j < house->packs->len; j++)
        {
          const MusterHousePack *pack = house->packs->pdata[j];

          /* A file that was renamed since the folder was read isn't broken. */
          assert_true (pack->problem == NULL || pack->bytes == NULL);
        }
    }
  end (switching);
  end (installing);
  assert_int_equal (points_of ("boat-hook"), 5);
  assert_int_equal (points_of ("flail-of-wheat"), 3);
}

/* If two save the same pack from the same state, the second gets an error, and nothing is overwritten. */
static void
test_saving_from_an_old_state (void **state)
{
  static const char *const five = PACK ("Harbour", WEAPON ("Boat Hook", "5")), *const six
                                                                               = PACK ("Harbour",
                                                                                       WEAPON ("Boat Hook", "6"));
  g_autoptr (GBytes) newer = g_bytes_new_static (six, strlen (six));
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, five, -1);
  g_autoptr (GError) error = NULL;

  assert_installed (five);
  assert_true (muster_house_save ("harbour", hash, newer, &error));
  assert_int_equal (points_of ("boat-hook"), 6);
  assert_false (muster_house_save ("harbour", hash, newer, &error));
  assert_non_null (error);
}

/* A session. */

static MusterCollisionCharacter *
get_character (Fixture *fixture)
{
  return (MusterCollisionCharacter *) muster_session_get_thing (fixture->session);
}

static const MusterCollisionWeapon *
get_weapon (Fixture *fixture)
{
  return &g_array_index (get_character (fixture)->weapons, MusterCollisionWeapon, 0);
}

/* A character keeps a weapon of a pack that is switched off and on, and what happened meanwhile; undo goes across it. */
static void
test_things_outlive_their_packs (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  const MusterOption *hook;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  muster_session_set_catalog (session, load (NULL));
  session_add_named (session, "Vex");
  hook = muster_catalog_find (muster_session_get_catalog (session), MUSTER_KIND_WEAPON, "boat-hook");
  assert_true (
      muster_session_apply (session, muster_collision_change_new_choice (MUSTER_COLLISION_SLOT_WEAPON, 0, hook)));
  assert_true (muster_house_switch ("harbour", FALSE, NULL));
  muster_session_set_catalog (session, load (NULL));
  assert_null (get_weapon (fixture)->weapon.option);
  assert_string_equal (get_weapon (fixture)->weapon.id, "boat-hook");
  session_rename (session, "Vox");
  assert_true (muster_house_switch ("harbour", TRUE, NULL));
  muster_session_set_catalog (session, load (NULL));
  assert_int_equal (get_weapon (fixture)->weapon.option->points, 5);
  session_assert_current (session, "Vox");
  muster_session_undo (session);
  session_assert_current (session, "Vex");
  muster_session_undo (session);
  assert_int_equal (get_character (fixture)->weapons->len, 0);
  muster_session_redo (session);
  assert_int_equal (get_weapon (fixture)->weapon.option->points, 5);
}

/* Adds and edits things that have the pack's weapon, whether it is known just then or not. */
static gboolean
edit (const char *path, const char *name, guint times, gboolean switching)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSession) session = muster_session_new_with_packs (&error);
  gboolean fine = session != NULL && muster_session_open (session, path, &error);

  for (guint i = 0; fine && i < times; i++)
    {
      g_autofree char *called = g_strdup_printf ("%s %u", name, i), *xml = NULL;
      MusterThing *thing;

      if (switching)
        fine &= muster_house_switch ("harbour", i % 2 == 0, &error);
      muster_session_refresh_packs (session);
      muster_session_refresh (session);
      xml = g_strdup_printf (
          "<muster xmlns='urn:muster:1'><character name='%s'><weapon ref='boat-hook'/></character></muster>", name);
      thing = muster_thing_read (xml, muster_session_get_catalog (session), &error);
      fine &= thing != NULL;
      if (thing != NULL)
        muster_session_add (session, "Add", thing);
      muster_session_refresh_packs (session);
      session_rename (session, called);
      fine &= muster_session_get_save_error (session) == NULL;
    }
  return fine;
}

/* Two programs use one library while its pack is switched on and off: every step of both is there, and each thing keeps
 * its weapon. */
static void
test_sessions_at_once (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  GPid other;
  guint named = 0;

  assert_installed (PACK ("Harbour", WEAPON ("Boat Hook", "5")));
  other = start ("edit", fixture->path, "20");
  assert_true (edit (fixture->path, "Vex", 20, TRUE));
  end (other);
  library = library_open (fixture->path);
  entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);
  assert_int_equal (entries->len, 40);
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      g_autofree char *xml = library_dup_xml (library, entry->id);

      assert_non_null (strstr (xml, "boat-hook"));
      named += g_str_has_prefix (entry->name, "Vex ") || g_str_has_prefix (entry->name, "Other ");
    }
  assert_int_equal (named, 40);
  library_assert_sound (library);
}

/* Each test has a folder of packs and a cache to itself. */
static int
setup (void **state)
{
  Fixture *fixture;
  g_autofree char *packs = NULL, *cache = NULL;

  if (fixture_setup (state) != 0)
    return -1;
  fixture = *state;
  packs = g_build_filename (fixture->folder, "packs", NULL);
  cache = g_build_filename (g_get_user_cache_dir (), "muster", NULL);
  g_setenv ("MUSTER_PACKS", packs, TRUE);
  library_remove_folder (cache);
  return 0;
}

static int
run_child (char **argv)
{
  if (g_str_equal (argv[1], "edit"))
    return edit (argv[2], "Other", (guint) atoi (argv[3]), FALSE) ? 0 : 3;
  for (gint i = atoi (argv[3]); i > 0; i--)
    if (g_str_equal (argv[1], "switch"))
      {
        if (!muster_house_switch (argv[2], FALSE, NULL) || !muster_house_switch (argv[2], TRUE, NULL))
          return 1;
      }
    else
      {
        g_autofree char *text = NULL;
        g_autoptr (GError) error = NULL;

        if (!g_file_get_contents (argv[2], &text, NULL, NULL) || !install (text, FALSE, &error))
          return 2;
      }
  return 0;
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_installed_packs_are_in_the_catalogue, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_switching, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_the_same_name_twice, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_ids_that_lead_elsewhere, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_broken_packs_are_named, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_each_way_to_be_broken, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_clashes_are_nobodys_guess, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_one_value_too_many, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_the_cache_is_made_once_and_for_its_owner, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_damaged_cache_is_made_again, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_without_a_cache, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_hostile_packs, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_programs_at_once, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_saving_from_an_old_state, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_things_outlive_their_packs, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_sessions_at_once, setup, fixture_teardown),
  };
  g_autofree char *cache = NULL;
  int failed;

  if (argc == 4)
    return run_child (argv);
  program = argv[0];
  fixture_init ();
  cache = g_dir_make_tmp ("muster-cache-XXXXXX", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  failed = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (cache);
  return failed;
}
