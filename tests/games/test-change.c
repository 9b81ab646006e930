/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of random things of every class: each has a label, is tried without touching the thing, applied with the same
 * result, and undone to the same bytes. */
#include "support/cmocka.h"

#include "games/castles/kingdom-change.h"
#include "games/collision/character-change.h"
#include "games/collision/group-change.h"
#include "games/collision/group-remedy.h"
#include "games/games.h"
#include "games/puppet-wars/draft-change.h"
#include "games/puppet-wars/puppet-change.h"
#include "games/puppet-wars/toy-box-change.h"
#include "games/puppet-wars/toy-box-remedy.h"
#include "games/stuffed/team-change.h"
#include "games/stuffed/team-writing.h"
#include "games/thing-file.h"
#include "model/changes.h"
#include "model/member-change.h"
#include "model/member.h"
#include "support/content.h"
#include "support/things.h"
#include "xml/report.h"

#define THINGS 150
#define CHANGES 12

static gint
any (GRand *rand, gint n)
{
  return g_rand_int_range (rand, 0, n);
}

static const MusterOption *
any_option (GRand *rand, MusterKind kind)
{
  return muster_catalog_nth (content_get (), kind,
                             (guint) any (rand, (gint) muster_catalog_count (content_get (), kind)));
}

/* Of any thing. */

static MusterChange *
any_portrait (GRand *rand)
{
  g_autoptr (GBytes) picture = g_bytes_new_static ("\x89PNG", 4);

  return muster_change_new_portrait (any (rand, 3) == 0 ? NULL : picture);
}

static MusterChange *
change_anything (const MusterThing *thing, GRand *rand)
{
  static const char *const names[] = { "", "Vex", "Old “Iron” Maud & Sons", "黒騎士" };

  return any (rand, 3) == 0 ? any_portrait (rand) : muster_change_new_rename (names[any (rand, G_N_ELEMENTS (names))]);
}

/* Collision. */

static MusterChange *
change_character (const MusterThing *thing, GRand *rand)
{
  MusterCollisionSlot slot = (MusterCollisionSlot) any (rand, MUSTER_COLLISION_N_SLOTS);
  gboolean several = slot == MUSTER_COLLISION_SLOT_WEAPON || slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT
                     || slot == MUSTER_COLLISION_SLOT_SKILL;

  switch (any (rand, 6))
    {
    case 0:
      return muster_collision_change_new_values (any (rand, 2), (MusterValueSet) any (rand, 256));
    case 1:
      return muster_collision_change_new_notes (any (rand, 2) ? "" : "Wears a <red> cloak & no shoes");
    case 2:
      return muster_collision_change_new_budget (any (rand, 100) - 1);
    default:
      return muster_collision_change_new_choice (
          slot, several ? (guint) any (rand, 4) : 0,
          any (rand, 3) > 0 ? any_option (rand, muster_collision_slot_get_kind (slot)) : NULL);
    }
}

static MusterChange *
change_fixed (const MusterThing *thing, GRand *rand)
{
  switch (any (rand, 5))
    {
    case 0:
      return muster_collision_fixed_change_new_points (any (rand, 200));
    case 1:
      return muster_collision_fixed_change_new_limit (any (rand, 500));
    case 2:
      return muster_collision_fixed_change_new_values ((MusterValueSet) any (rand, 256));
    case 3:
      return muster_collision_fixed_change_new_stat ((MusterStat) any (rand, MUSTER_N_STATS), any (rand, 20));
    default:
      return muster_collision_fixed_change_new_stats (any (rand, 2));
    }
}

static MusterChange *
change_member (const MusterThing *thing, GRand *rand)
{
  guint n = (guint) any (rand, (gint) muster_thing_get_members (thing)->len + 1), to = (guint) any (rand, 4);
  g_autoptr (MusterThing) added = random_thing (&random_classes[any (rand, 3)], content_get (), rand);

  switch (any (rand, 6))
    {
    case 0:
      return muster_member_change_new_add ("Add", g_steal_pointer (&added), 1 + to);
    case 1:
      return muster_member_change_new_remove (n);
    case 2:
      return muster_member_change_new_move (n, to);
    case 3:
      return muster_member_change_new_duplicate (n);
    case 4:
      return any (rand, 2) ? muster_member_change_new_count (n, 1 + to) : muster_member_change_new_link (n, 7, 9);
    default:
      return muster_member_change_new_inside (n, change_character (NULL, rand));
    }
}

/* What helps against the first problem of a group. */
static MusterChange *
any_group_remedy (const MusterCollisionGroup *group)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (content_get (), group);
  g_autoptr (GArray) findings = muster_collision_group_judge (group, totals);
  g_autoptr (GArray) remedies = findings->len > 0 ? muster_collision_group_remedies_find (
                                    content_get (), group, muster_collision_group_findings_at (findings, 0))
                                                  : NULL;

  return remedies != NULL && remedies->len > 0 ? muster_collision_group_remedy_make_change (
             &g_array_index (remedies, MusterCollisionGroupRemedy, 0), content_get ())
                                               : muster_collision_group_change_new_limit (-1);
}

static MusterChange *
change_group (const MusterThing *thing, GRand *rand)
{
  switch (any (rand, 5))
    {
    case 0:
      return muster_collision_group_change_new_limit (any (rand, 500) - 1);
    case 1:
      return muster_collision_group_change_new_settle (content_get (), (MusterValueSet) any (rand, 256));
    case 2:
      return any_group_remedy ((const MusterCollisionGroup *) thing);
    default:
      return change_member (thing, rand);
    }
}

/* Castles. */

static MusterChange *
change_kingdom (const MusterThing *thing, GRand *rand)
{
  MusterCastlesKingdomChange change
      = { .act = (MusterCastlesKingdomAct) any (rand, 1 + MUSTER_CASTLES_KINGDOM_REMOVE_STATE),
          .realm = (guint) any (rand, 2),
          .castle = (guint) any (rand, 5),
          .card = (guint) any (rand, 4),
          .to_realm = (guint) any (rand, 2),
          .to_castle = (guint) any (rand, 5),
          .to_card = (guint) any (rand, 4) };

  if (any (rand, 8) == 0)
    return muster_castles_kingdom_change_new_rename (change.realm, "Lower Realm");
  if (any (rand, 4) > 0)
    change.option = any_option (rand, MUSTER_KIND_CASTLE_CARD);
  return muster_castles_kingdom_change_new (&change, content_get ());
}

/* Puppet Wars. */

static MusterChange *
change_puppet (guint entry, GRand *rand)
{
  MusterPuppetWarsField field = (MusterPuppetWarsField) any (rand, MUSTER_PUPPET_WARS_N_FIELDS);
  gboolean upgrade = any (rand, 2);

  switch (any (rand, 7))
    {
    case 0:
      return muster_puppet_wars_puppet_change_new_owned (entry, any (rand, 5) - 1);
    case 1:
      return muster_puppet_wars_puppet_change_new_rank (entry, (MusterPuppetRank) (1 + any (rand, 3)));
    case 2:
      return muster_puppet_wars_puppet_change_new_passage_added (entry, upgrade, any (rand, 2) ? "ability" : "action");
    case 3:
      return muster_puppet_wars_puppet_change_new_passage (
          entry, upgrade, (guint) any (rand, 2), (MusterPassageField) any (rand, MUSTER_PASSAGE_N_FIELDS), "12");
    case 4:
      return muster_puppet_wars_puppet_change_new_passage_removed (entry, upgrade, (guint) any (rand, 2));
    default:
      return muster_puppet_wars_field_is_number (field)
                 ? muster_puppet_wars_puppet_change_new_number (entry, field, any (rand, 10) - 1)
                 : muster_puppet_wars_puppet_change_new_text (entry, field, any (rand, 2) ? "" : "masks tomes");
    }
}

static MusterChange *
change_own (gboolean master, GRand *rand)
{
  g_autoptr (MusterPuppetWarsPuppet) own
      = muster_puppet_wars_puppet_new_own (any (rand, 2) ? "Bear" : "Teddy", (MusterPuppetRank) (1 + any (rand, 3)));

  return master ? muster_puppet_wars_toy_box_change_new_kept_master (own)
                : muster_puppet_wars_toy_box_change_new_add_own (own);
}

static MusterChange *
change_kept_master (void)
{
  g_autoptr (MusterPuppetWarsPuppet) bear = muster_puppet_wars_puppet_new_own ("Bear", MUSTER_PUPPET_MASTER);

  return muster_puppet_wars_toy_box_change_new_kept_master (bear);
}

static MusterChange *
change_toy_box (const MusterThing *thing, GRand *rand)
{
  guint entry = (guint) any (rand, 6);

  switch (any (rand, 10))
    {
    case 0:
      return muster_puppet_wars_toy_box_change_new_size (any_option (rand, MUSTER_KIND_SIZE));
    case 1:
      return muster_puppet_wars_toy_box_change_new_master (any (rand, 2) ? any_option (rand, MUSTER_KIND_PUPPET)
                                                                         : NULL);
    case 2:
      return change_kept_master ();
    case 3:
      return muster_puppet_wars_toy_box_change_new_add (any_option (rand, MUSTER_KIND_PUPPET));
    case 4:
    case 5:
      return change_own (any (rand, 2), rand);
    case 6:
      return muster_puppet_wars_toy_box_change_new_count (entry, 1 + entry);
    case 7:
      return muster_puppet_wars_toy_box_change_new_remove (entry);
    default:
      return change_puppet (entry == 5 ? MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER : entry, rand);
    }
}

static MusterChange *
change_draft (const MusterThing *thing, GRand *rand)
{
  switch (any (rand, 7))
    {
    case 0:
      return muster_puppet_wars_draft_change_new_player_name ((guint) any (rand, 4), "Cleo");
    case 1:
      return muster_puppet_wars_draft_change_new_player_added ();
    case 2:
      return muster_puppet_wars_draft_change_new_player_removed ((guint) any (rand, 4));
    case 3:
      return muster_puppet_wars_draft_change_new_size (any_option (rand, MUSTER_KIND_SIZE));
    case 4:
      return muster_puppet_wars_draft_change_new_back ();
    case 5:
      return muster_puppet_wars_draft_change_new_begin ((const MusterPuppetWarsDraftRecord *) thing);
    default:
      return muster_puppet_wars_draft_change_new_pick ("Ann takes it", any_option (rand, MUSTER_KIND_PUPPET)->id);
    }
}

/* Stuffed. */

static MusterChange *
change_team (const MusterThing *thing, GRand *rand)
{
  MusterStuffedWriting what = (MusterStuffedWriting) any (rand, MUSTER_STUFFED_N_WRITINGS);
  MusterStuffedTeamChange change = { .act = (MusterStuffedTeamAct) any (rand, 1 + MUSTER_STUFFED_TEAM_NAME_HERO),
                                     .place = (MusterStuffedPlace) any (rand, MUSTER_STUFFED_N_STUFFED_PLACES),
                                     .card = (guint) any (rand, 8) };
  const MusterOption *attribute = any_option (rand, MUSTER_KIND_ATTRIBUTE);

  if (any (rand, 6) == 0)
    return muster_stuffed_writing_new_faces (content_get (), any (rand, 2) ? attribute : NULL);
  if (any (rand, 3) == 0)
    {
      change.option = any (rand, 2) ? any_option (rand, MUSTER_KIND_STUFFED_CARD) : NULL;
      return muster_stuffed_team_change_new (&change);
    }
  if (what >= MUSTER_STUFFED_WRITING_COINS)
    return muster_stuffed_writing_new_number (what, any (rand, 6));
  return muster_stuffed_writing_new_text (content_get (), what, change.card, any (rand, 3) > 0 ? attribute->id : "");
}

/* All of them. */

typedef MusterChange *(*AnyChange) (const MusterThing *thing, GRand *rand);

static const struct
{
  const char *element;
  AnyChange any;
} kinds[] = {
  { "character", change_character }, { "fixed-character", change_fixed }, { "battle-group", change_group },
  { "kingdom", change_kingdom },     { "toy-box", change_toy_box },       { "draft", change_draft },
  { "team", change_team },
};

static MusterChange *
any_single (const MusterThing *thing, GRand *rand)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].element, thing->klass->element) && any (rand, 4) > 0)
      return kinds[i].any (thing, rand);
  return change_anything (thing, rand);
}

/* A change from the thing's report; otherwise one that any thing can have. */
static MusterChange *
any_remedy (const MusterThing *thing, GRand *rand)
{
  g_autoptr (MusterReport) report = muster_games_check (content_get (), thing, TRUE);

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      for (guint j = 0; j < muster_problem_count_remedies (problem); j++)
        if (muster_problem_get_remedy (problem, j)->change != NULL && any (rand, 3) == 0)
          return muster_change_ref (muster_problem_get_remedy (problem, j)->change);
    }
  return change_anything (thing, rand);
}

static MusterChange *
any_change (const MusterThing *thing, GRand *rand)
{
  GPtrArray *several;

  if (any (rand, 20) == 0)
    return any_remedy (thing, rand);
  if (any (rand, 5) > 0)
    return any_single (thing, rand);
  several = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);
  for (gint i = any (rand, 4); i > 0; i--)
    g_ptr_array_add (several, any_single (thing, rand));
  return muster_change_new_list ("Several", several);
}

static char *
dup_bytes (const MusterThing *thing)
{
  return muster_thing_write (thing, content_get ());
}

/* If it isn't possible, nothing happens. */
static void
assert_refused (const MusterChange *change, MusterThing *thing, const char *before)
{
  g_autoptr (MusterThing) tried = muster_change_try (change, thing);
  g_autofree char *label = muster_change_dup_label (change, thing), *after = NULL;

  assert_null (tried);
  assert_string_equal (label, "");
  assert_false (muster_change_apply (change, thing));
  after = dup_bytes (thing);
  assert_string_equal (after, before);
}

static void
assert_holds (const MusterChange *change, MusterThing *thing)
{
  g_autofree char *before = dup_bytes (thing), *label = NULL, *untouched = NULL, *wanted = NULL, *made = NULL,
                  *back = NULL;
  g_autoptr (MusterThing) tried = NULL;
  g_autoptr (MusterChange) inverse = NULL;

  if (!muster_change_is_possible (change, thing))
    {
      assert_refused (change, thing, before);
      return;
    }
  label = muster_change_dup_label (change, thing);
  assert_string_not_equal (label, "");
  tried = muster_change_try (change, thing);
  untouched = dup_bytes (thing);
  assert_string_equal (untouched, before);
  wanted = dup_bytes (tried);
  inverse = muster_change_new_restore (label, muster_thing_dup (thing));
  assert_true (muster_change_apply (change, thing));
  made = dup_bytes (thing);
  assert_string_equal (made, wanted);
  assert_true (muster_change_apply (inverse, thing));
  back = dup_bytes (thing);
  assert_string_equal (back, before);
  muster_change_apply (change, thing);
}

static char *
dup_report (const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (content_get (), thing, TRUE);
  MusterWriting writing;
  gsize length;

  muster_writing_begin (&writing, content_get ());
  muster_report_write (&writing, report);
  return muster_writing_end (&writing, &length);
}

/* The evaluation that a thing carries equals that of a fresh copy. */
static void
assert_evaluated (const MusterThing *thing)
{
  g_autoptr (MusterThing) copy = muster_thing_dup (thing);
  g_autofree char *kept = NULL, *fresh = dup_report (copy);

  muster_games_evaluate (content_get (), thing);
  kept = dup_report (thing);
  assert_string_equal (kept, fresh);
}

/* Changed things are changed again, so they become stranger. */
static void
test_class (void **state)
{
  const RandomClass *class = *state;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1616);

  for (guint i = 0; i < THINGS; i++)
    {
      g_autoptr (MusterThing) thing = random_thing (class, content_get (), rand);

      for (guint j = 0; j < CHANGES; j++)
        {
          g_autoptr (MusterChange) change = any_change (thing, rand);

          assert_holds (change, thing);
          if (j % 4 == 3)
            assert_evaluated (thing);
        }
    }
}

/* A change of one class is no change of another. */
static void
test_stranger (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);
  g_autoptr (MusterThing) kingdom = random_thing (&random_classes[3], content_get (), rand);
  g_autoptr (MusterChange) limit = muster_collision_group_change_new_limit (100),
                           remove = muster_member_change_new_remove (0);
  g_autofree char *before = dup_bytes (kingdom);

  assert_string_equal (kingdom->klass->element, "kingdom");
  assert_refused (limit, kingdom, before);
  assert_refused (remove, kingdom, before);
}

/* Of a list, either everything is done or nothing. */
static void
test_all_or_nothing (void **state)
{
  MusterCollisionGroup *group = muster_collision_group_new ();
  g_autoptr (MusterThing) thing = &group->thing;
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);
  g_autoptr (MusterChange) list = NULL;
  g_autofree char *before = dup_bytes (thing);

  g_ptr_array_add (changes, muster_change_new_rename ("Renamed"));
  g_ptr_array_add (changes, muster_member_change_new_remove (0));
  list = muster_change_new_list ("Both", changes);
  assert_refused (list, thing, before);
}

int
main (void)
{
  struct CMUnitTest tests[RANDOM_N_CLASSES + 2];

  for (guint i = 0; i < RANDOM_N_CLASSES; i++)
    tests[i] = (struct CMUnitTest){ random_classes[i].name, test_class, NULL, NULL, (void *) &random_classes[i] };
  tests[RANDOM_N_CLASSES] = (struct CMUnitTest) cmocka_unit_test (test_stranger);
  tests[RANDOM_N_CLASSES + 1] = (struct CMUnitTest) cmocka_unit_test (test_all_or_nothing);
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
