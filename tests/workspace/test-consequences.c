/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a pack change does to a library: predicted, reported afterwards, and repaired. Points by hand: Human 20, 4 of
 * Swords 7, Boat Hook 5. */
#include "workspace/fixture.h"

#include <string.h>

#include "games/collision/character-change.h"
#include "games/collision/character.h"
#include "games/thing-file.h"
#include "model/catalog/catalog-copy.h"
#include "support/cmocka.h"
#include "support/library.h"
#include "workspace/consequences.h"
#include "workspace/house.h"
#include "workspace/option-impact.h"

#define PACK(points, ability)                                                                                          \
  "<pack xmlns='urn:muster:pack:1' game='collision' name='Harbour' version='1'><universal><weapon name='Boat Hook' "   \
  "ec='2' type='mundane' reach='1' hands='1' points='" points "'><special see='snag'/></weapon></universal><glossary>" \
  "<ability name='Snag' kind='effect'>" ability "</ability></glossary></pack>"

#define ILLEGAL_WITHOUT "Boat Hook is no longer in the content"

static const char *
base (void)
{
  return g_getenv ("MUSTER_CONTENT");
}

static MusterCatalog *
load (MusterHouse *house)
{
  g_autoptr (GError) error = NULL;
  MusterCatalog *catalog = muster_house_load (house, base (), &error);

  g_assert_no_error (error);
  return catalog;
}

static void
install (MusterSession *session, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (GError) error = NULL;

  muster_house_install (bytes, base (), TRUE, NULL, &error);
  g_assert_no_error (error);
  house = muster_house_read ();
  muster_session_set_catalog (session, load (house));
}

static void
switch_off (MusterSession *session)
{
  g_autoptr (MusterHouse) house = NULL;

  assert_true (muster_house_switch ("harbour", FALSE, NULL));
  house = muster_house_read ();
  muster_session_set_catalog (session, load (house));
}

static gint64
add (MusterSession *session, const char *xml)
{
  g_autoptr (GError) error = NULL;
  MusterThing *thing = muster_thing_read (xml, muster_session_get_catalog (session), &error);

  g_assert_no_error (error);
  muster_session_add (session, "Add", thing);
  return muster_session_get_selected (session);
}

#define DOCUMENT(lines) "<muster xmlns='urn:muster:1'>" lines "</muster>"
#define WITH_HOOK(name)                                                                                                \
  "<character name='" name "' race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>"
#define VEX DOCUMENT (WITH_HOOK ("Vex"))
#define PLAIN DOCUMENT ("<character name='Plain' race='human' tarot='4-of-swords'/>")
#define CREW(limit) DOCUMENT ("<battle-group name='Crew' points='" limit "'>" WITH_HOOK ("Vox") "</battle-group>")

/* With the pack, and with both characters; Vex is the number that comes back. */
static gint64
begin (MusterSession *session)
{
  gint64 id;

  install (session, PACK ("5", "Pulls."));
  id = add (session, VEX);
  add (session, PLAIN);
  return id;
}

static GPtrArray *
foresee (MusterSession *session, const MusterCatalog *to)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *all = muster_consequences_predict (muster_session_get_library (session),
                                                muster_session_get_catalog (session), to, NULL, &error);

  g_assert_no_error (error);
  return all;
}

static GPtrArray *
foresee_pack (MusterSession *session, gboolean on, const char *instead)
{
  g_autoptr (MusterHouse) house = muster_house_read ();
  g_autoptr (GBytes) bytes = instead != NULL ? g_bytes_new_static (instead, strlen (instead)) : NULL;
  g_autoptr (MusterCatalog) to = NULL;

  muster_house_override (house, "harbour", on, bytes);
  to = load (house);
  return foresee (session, to);
}

static void
assert_says (const MusterConsequence *consequence, const char *expected)
{
  g_autofree char *text = muster_consequence_dup_text (consequence);

  assert_string_equal (text, expected);
}

/* Only who has it; and what helps is the one change that a player would make. */
static void
test_switching_off_is_foreseen (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  gint64 vex = begin (session);
  g_autoptr (GPtrArray) all = foresee_pack (session, FALSE, NULL);
  const MusterConsequence *one = all->pdata[0];
  g_autofree char *count = muster_consequences_dup_count (all, FALSE);

  assert_int_equal (all->len, 1);
  assert_int_equal (one->id, vex);
  assert_string_equal (one->name, "Vex");
  assert_int_equal (one->points_before, 32);
  assert_int_equal (one->points, 27);
  assert_true (one->was_legal && !one->legal);
  assert_string_equal (one->changes->pdata[0], ILLEGAL_WITHOUT);
  assert_non_null (one->repair);
  assert_string_equal (count, "1 thing changes, 1 becomes illegal");
}

/* The same pack with another price: points move, and a group that was full is over its limit. */
static void
test_a_new_version_is_foreseen (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  g_autoptr (GPtrArray) all = NULL;
  const MusterConsequence *crew, *vex;

  begin (session);
  add (session, CREW ("32"));
  all = foresee_pack (session, TRUE, PACK ("6", "Pulls."));
  assert_int_equal (all->len, 2);
  crew = all->pdata[0];
  vex = all->pdata[1];
  assert_string_equal (crew->name, "Crew");
  assert_says (crew, "Boat Hook 5 → 6 points; now 1 over the limit");
  assert_true (crew->was_legal && !crew->legal);
  assert_non_null (crew->repair);
  assert_says (vex, "Boat Hook 5 → 6 points; 32 → 33 points in all");
  assert_true (vex->legal);
  assert_null (vex->repair);
  /* Nothing is installed by looking. */
  assert_int_equal (muster_catalog_find (muster_session_get_catalog (session), MUSTER_KIND_WEAPON, "boat-hook")->points,
                    5);
}

static void
test_another_text_is_foreseen (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  g_autoptr (GPtrArray) all = NULL;

  begin (session);
  all = foresee_pack (session, TRUE, PACK ("5", "Pushes."));
  assert_int_equal (all->len, 1);
  assert_says (all->pdata[0], "Boat Hook: different text on the card");
}

static void
test_nothing_changes (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  g_autoptr (GPtrArray) all = NULL;
  g_autofree char *count = NULL;

  begin (session);
  all = foresee_pack (session, TRUE, NULL);
  count = muster_consequences_dup_count (all, FALSE);
  assert_int_equal (all->len, 0);
  assert_null (count);
}

/* As a slider does it: no pack, only another price, of a book's option too. */
static void
test_another_price_is_foreseen (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  gint64 vex = begin (session);
  const MusterCatalog *from = muster_session_get_catalog (session);
  const MusterOption *human = muster_catalog_find (from, MUSTER_KIND_RACE, "human");
  g_autoptr (MusterCatalog) to = muster_catalog_dup_with_points (from, human, human->points + 3);
  g_autoptr (GPtrArray) all = foresee (session, to), some = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof vex);

  assert_int_equal (all->len, 2);
  assert_says (all->pdata[0], "Human 20 → 23 points; 27 → 30 points in all");
  assert_int_equal (human->points, 20);
  g_array_append_val (ids, vex);
  some = muster_consequences_predict (muster_session_get_library (session), from, to, ids, NULL);
  assert_int_equal (some->len, 1);
}

/* An option at any price: the cheapest and the dearest who have it move by as much, and nothing but the price decides between two that are
 * otherwise the same. */
static void
test_an_forecast (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  const MusterOption *hook;
  g_autoptr (GArray) users = NULL;
  g_autoptr (MusterOptionImpact) now = NULL, dearer = NULL, cheaper = NULL;
  g_autofree char *text = NULL;

  begin (session);
  install (session, "<pack xmlns='urn:muster:pack:1' game='collision' name='Harbour' version='2'><universal>"
                    "<weapon name='Boat Hook' ec='2' type='mundane' w-att='9' reach='9' hands='1' points='50'/>"
                    "<weapon name='Gaff' ec='2' type='mundane' w-att='9' reach='9' hands='1' points='50'/>"
                    "</universal></pack>");
  hook = muster_catalog_find (muster_session_get_catalog (session), MUSTER_KIND_WEAPON, "boat-hook");
  users = muster_option_impact_find_users (session, hook);
  assert_int_equal (users->len, 1);
  now = muster_option_impact_new (session, hook, 50, users);
  dearer = muster_option_impact_new (session, hook, 51, users);
  cheaper = muster_option_impact_new (session, hook, 49, users);

  assert_true (now->counted && now->count > 0);
  assert_true (dearer->count == now->count);
  assert_int_equal (dearer->least, now->least + 1);
  assert_int_equal (cheaper->least, now->least - 1);
  assert_null (now->better);
  assert_string_equal (dearer->better, "Gaff");
  assert_int_equal (dearer->needless->len, 0);
  assert_null (cheaper->better);
  assert_string_equal (cheaper->needless->pdata[0], "Gaff");
  assert_int_equal (now->consequences->len, 0);
  assert_int_equal (dearer->consequences->len, 1);
  assert_says (dearer->consequences->pdata[0], "Boat Hook 50 → 51 points; 77 → 78 points in all");
  text = muster_option_impact_dup_reach (dearer);
  assert_non_null (strstr (text, " legal characters, from "));
}

static const MusterCollisionCharacter *
get_character (MusterSession *session)
{
  return (const MusterCollisionCharacter *) muster_session_get_thing (session);
}

static void
assert_hook (MusterSession *session)
{
  const GArray *weapons = get_character (session)->weapons;

  assert_int_equal (weapons->len, 1);
  assert_string_equal (g_array_index (weapons, MusterCollisionWeapon, 0).weapon.id, "boat-hook");
}

/* Afterwards the library reports the same, repairs it on request, and one undo reverts that. */
static void
test_what_changed_is_repaired (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  gint64 vex = begin (session);
  g_autoptr (GPtrArray) all = NULL, left = NULL, again = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64)), repaired = NULL, nothing = NULL;
  const MusterConsequence *one;

  add (session, CREW ("500"));
  switch_off (session);
  all = muster_consequences_list (muster_session_get_library (session), muster_session_get_catalog (session), NULL);
  assert_int_equal (all->len, 2);
  assert_int_equal (muster_consequences_count_illegal (all), 2);
  assert_int_equal (muster_consequences_count_repairs (all), 2);
  one = all->pdata[1];
  assert_string_equal (one->name, "Vex");
  assert_string_equal (one->changes->pdata[0], ILLEGAL_WITHOUT);
  muster_session_select (session, vex);
  assert_int_equal (get_character (session)->weapons->len, 1);

  for (guint i = 0; i < all->len; i++)
    g_array_append_val (ids, ((MusterConsequence *) all->pdata[i])->id);
  repaired = muster_session_repair (session, (const gint64 *) (gpointer) ids->data, ids->len);
  assert_int_equal (repaired->len, 2);
  left = muster_consequences_list (muster_session_get_library (session), muster_session_get_catalog (session), NULL);
  assert_int_equal (left->len, 0);
  /* What is shown is what was repaired, and legal needs no repair. */
  assert_int_equal (get_character (session)->weapons->len, 0);
  nothing = muster_session_repair (session, &vex, 1);
  assert_int_equal (nothing->len, 0);
  muster_session_undo (session);
  assert_hook (session);
  muster_session_redo (session);
  muster_session_take_back (session, repaired);
  assert_hook (session);
  again = muster_consequences_list (muster_session_get_library (session), muster_session_get_catalog (session), NULL);
  assert_int_equal (muster_consequences_count_illegal (again), 2);
}

static int
setup (void **state)
{
  Fixture *fixture;
  g_autofree char *packs = NULL;

  if (fixture_setup (state) != 0)
    return -1;
  fixture = *state;
  packs = g_build_filename (fixture->folder, "packs", NULL);
  g_setenv ("MUSTER_PACKS", packs, TRUE);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_switching_off_is_foreseen, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_new_version_is_foreseen, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_another_text_is_foreseen, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_nothing_changes, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_another_price_is_foreseen, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_an_forecast, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_what_changed_is_repaired, setup, fixture_teardown),
  };
  g_autofree char *cache = NULL;
  int failed;

  fixture_init ();
  cache = g_dir_make_tmp ("muster-cache-XXXXXX", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  failed = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (cache);
  return failed;
}
