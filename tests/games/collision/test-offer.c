/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each offer equals a fresh judgement of the changed character. */
#include "support/cmocka.h"

#include "games/collision/offer.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 20000

/* A character's problems with keys that survive other weapons and skills coming and going: rules about the whole are
 * their own key, others are identified by skill or weapon. All weapons and skills are numbered in `order`, except an
 * offered one. */
static GHashTable *
name_problems (const MusterCollisionCharacter *character, const GArray *findings)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (findings, i);
      const char *rule = muster_collision_rule_get_id (finding->rule),
                 *id = finding->option != NULL ? finding->option->id : "?";
      gboolean carried
          = finding->slot == MUSTER_COLLISION_SLOT_WEAPON || finding->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT;
      guint place = finding->index;

      if (carried)
        place = muster_collision_character_weapon (character, place)->order;
      else if (finding->slot == MUSTER_COLLISION_SLOT_SKILL && finding->option == NULL)
        place = muster_collision_character_skill (character, place)->order;
      else if (finding->slot == MUSTER_COLLISION_SLOT_SKILL)
        place = 0;
      if (g_str_has_suffix (rule, "too-many") || g_str_equal (rule, "skills.unused"))
        g_hash_table_add (names, g_strdup (rule));
      else
        g_hash_table_add (names, g_strdup_printf ("%s %d/%u %s", rule, finding->slot, place, id));
    }
  return names;
}

static guint
count_missing (GHashTable *names, GHashTable *others)
{
  GHashTableIter iter;
  gpointer name;
  guint n = 0;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    n += !g_hash_table_contains (others, name);
  return n;
}

typedef struct
{
  MusterCollisionTotals totals;
  GArray *findings;
  GHashTable *names;
} State;

static State
judge (const MusterCollisionCharacter *character)
{
  State state = { .findings = muster_collision_findings_new () };

  muster_collision_judge (content_get (), character, &state.totals, state.findings);
  state.names = name_problems (character, state.findings);
  return state;
}

static void
clear_state (State *state)
{
  g_array_unref (state->findings);
  g_hash_table_unref (state->names);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (State, clear_state)

/* The findings of an offer, as names. */
static GHashTable *
name_offered (const MusterCollisionOffers *offers, const MusterCollisionCharacter *character, guint first, guint n)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();

  g_array_append_vals (findings, muster_collision_findings_at (offers->findings, first), n);
  return name_problems (character, findings);
}

static MusterValueSet
common_values (const MusterCollisionTotals *totals)
{
  MusterValueSet common = totals->values.n > 0 ? 0xff : 0;

  for (guint i = 0; i < totals->values.n; i++)
    common &= totals->values.sets[i];
  return common;
}

static MusterValueSet
possible_values (const MusterCollisionTotals *totals)
{
  MusterValueSet possible = 0;

  for (guint i = 0; i < totals->values.n; i++)
    possible |= totals->values.sets[i];
  return possible;
}

static void
assert_foreseen (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer, const State *now)
{
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy (offers->character);
  g_auto (State) then = { 0 };
  g_autofree char *reason = muster_collision_offers_dup_reason (offers, offer);
  g_autoptr (GHashTable) brought = NULL, solved = NULL;
  gboolean new_error = FALSE;

  muster_collision_character_choose (changed, offers->slot, offers->index, offer->option);
  /* The added one is new. */
  if (changed->weapons->len > offers->character->weapons->len)
    g_array_index (changed->weapons, MusterCollisionWeapon, offers->index).order = 99;
  if (changed->skills->len > offers->character->skills->len)
    g_array_index (changed->skills, MusterCollisionSkill, offers->index).order = 99;
  then = judge (changed);
  brought = name_offered (offers, changed, offer->first_new, offer->n_new);
  solved = name_offered (offers, offers->character, offer->first_solved, offer->n_solved);

  assert_int_equal (offer->points, then.totals.points - now->totals.points);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    assert_int_equal (offer->stats[stat], then.totals.stats[stat] - now->totals.stats[stat]);
  assert_int_equal (offer->values, common_values (&then.totals) & (MusterValueSet) ~possible_values (&now->totals));

  assert_int_equal (count_missing (then.names, now->names), g_hash_table_size (brought));
  assert_int_equal (count_missing (brought, then.names), 0);
  assert_int_equal (count_missing (now->names, then.names), g_hash_table_size (solved));
  assert_int_equal (count_missing (solved, now->names), 0);

  for (guint i = 0; i < offer->n_new; i++)
    new_error
        |= muster_collision_rule_is_error (muster_collision_findings_at (offers->findings, offer->first_new + i)->rule);
  assert_int_equal (offer->legal, !new_error);
  assert_int_equal (*reason == '\0', offer->legal);
}

static void
assert_all_foreseen (const MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index)
{
  g_autoptr (MusterCollisionOffers) offers = muster_collision_offers_new (content_get (), character, slot, index);
  g_auto (State) now = judge (character);
  guint n = muster_catalog_count (content_get (), muster_collision_slot_get_kind (slot));

  /* Every option in the order of the book, and then nothing at all. */
  assert_int_equal (offers->offers->len, n + 1);
  for (guint i = 0; i <= n; i++)
    {
      const MusterCollisionOffer *offer = muster_collision_offers_at (offers, i);

      assert_ptr_equal (offer->option,
                        i < n ? muster_catalog_nth (content_get (), muster_collision_slot_get_kind (slot), i) : NULL);
      assert_foreseen (offers, offer, &now);
    }
}

static void
test_random_characters (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < CHARACTERS; i++)
    {
      g_autoptr (MusterCollisionCharacter) character
          = i % 2 == 0 ? random_character (content_get (), rand) : random_legal_character (content_get (), rand);
      MusterCollisionSlot slot = i / 2 % MUSTER_COLLISION_N_SLOTS;
      guint most = slot == MUSTER_COLLISION_SLOT_WEAPON  ? character->weapons->len
                   : slot == MUSTER_COLLISION_SLOT_SKILL ? character->skills->len
                                                         : 0;

      for (guint j = 0; j < character->weapons->len; j++)
        g_array_index (character->weapons, MusterCollisionWeapon, j).order = j + 1;
      for (guint j = 0; j < character->skills->len; j++)
        g_array_index (character->skills, MusterCollisionSkill, j).order = j + 1;
      if (slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
        most = MAX (character->weapons->len, 1) - 1;
      assert_all_foreseen (character, slot, (guint) g_rand_int_range (rand, 0, (gint) most + 1));
    }
}

/* Giving up a weapon changes nothing about the other one. */
static void
test_the_other_weapon (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  g_autoptr (MusterCollisionOffers) offers = NULL;
  const MusterCollisionOffer *nothing;

  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, "human"));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, "2-of-swords"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                     content_find (MUSTER_KIND_WEAPON, "blade"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 1,
                                     content_find (MUSTER_KIND_WEAPON, "dagger"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 1,
                                     content_find (MUSTER_KIND_WEAPON_ENCHANTMENT, "flame"));

  offers = muster_collision_offers_new (content_get (), character, MUSTER_COLLISION_SLOT_WEAPON, 0);
  nothing = muster_collision_offers_at (offers, offers->offers->len - 1);
  assert_null (nothing->option);
  assert_int_equal (nothing->points, -5);
  assert_int_equal (nothing->n_new, 0);
  assert_int_equal (nothing->n_solved, 0);
  assert_true (nothing->legal);
}

static char *
dup_unlock (const MusterCollisionOffers *offers, const char *id)
{
  for (guint i = 0; i < offers->offers->len; i++)
    if (muster_collision_offers_at (offers, i)->option != NULL
        && g_str_equal (muster_collision_offers_at (offers, i)->option->id, id))
      return muster_collision_offers_dup_unlock (offers, muster_collision_offers_at (offers, i));
  fail_msg ("no %s", id);
  return NULL;
}

/* Offers that break a rule name the single other change that would make them legal. */
static void
test_unlock (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  g_autoptr (MusterCollisionOffers) weapons = NULL, enchantments = NULL, skills = NULL;
  g_autofree char *pike = NULL, *mace = NULL, *bone = NULL, *parry = NULL;

  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, "human"));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, "2-of-cups"));
  muster_choice_set_option (&character->accessory, content_find (MUSTER_KIND_ACCESSORY, "shield"));
  weapons = muster_collision_offers_new (content_get (), character, MUSTER_COLLISION_SLOT_WEAPON, 0);
  pike = dup_unlock (weapons, "pike");
  assert_string_equal (pike, "Replace Shield with Jump Shoes");
  mace = dup_unlock (weapons, "mace");
  assert_string_equal (mace, "");

  /* A sabre is sharp, and a 2 of Cups is no tarot for Bone: one change isn't enough. */
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                     content_find (MUSTER_KIND_WEAPON, "sabre"));
  enchantments = muster_collision_offers_new (content_get (), character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 0);
  bone = dup_unlock (enchantments, "bone");
  assert_string_equal (bone, "");

  skills = muster_collision_offers_new (content_get (), character, MUSTER_COLLISION_SLOT_SKILL, 0);
  parry = dup_unlock (skills, "parry");
  assert_true (g_str_has_suffix (parry, "with 2 of Swords"));
}

/* What a battle group as a whole is found to break, member rules apart. */
static gboolean
breaks (const MusterCollisionGroup *group, MusterCollisionGroupRule rule, gint64 *much)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (content_get (), group);
  g_autoptr (GArray) findings = muster_collision_group_judge (group, totals);

  *much = rule == MUSTER_COLLISION_GROUP_RULE_POINTS ? totals->points : totals->n_values;
  for (guint i = 0; i < findings->len; i++)
    if (muster_collision_group_findings_at (findings, i)->rule == rule)
      return TRUE;
  return FALSE;
}

/* By trying it: a rule of the group is broken then, and wasn't, or is broken worse. */
static gboolean
is_crowded (const MusterCollisionGroup *group, MusterCollisionSlot slot, const MusterOption *option)
{
  static const MusterCollisionGroupRule rules[]
      = { MUSTER_COLLISION_GROUP_RULE_POINTS, MUSTER_COLLISION_GROUP_RULE_VALUES,
          MUSTER_COLLISION_GROUP_RULE_RESTRICTED };
  g_autoptr (MusterCollisionGroup) then = muster_collision_group_copy_choices (group);

  muster_collision_character_choose (then->members->pdata[then->members->len - 1], slot, 0, option);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      gint64 before, after;
      gboolean broken = breaks (group, rules[i], &before);

      if (breaks (then, rules[i], &after)
          && (!broken || (rules[i] != MUSTER_COLLISION_GROUP_RULE_RESTRICTED && after > before)))
        return TRUE;
    }
  return FALSE;
}

static void
assert_in_group (const MusterCollisionGroup *group, MusterCollisionSlot slot)
{
  const MusterCollisionCharacter *member = group->members->pdata[group->members->len - 1];
  g_autoptr (MusterCollisionOffers) alone = muster_collision_offers_new (content_get (), member, slot, 0),
                                    inside
                                    = muster_collision_offers_new_in_group (content_get (), group, member, slot, 0);

  for (guint i = 0; i < alone->offers->len; i++)
    {
      const MusterCollisionOffer *offer = muster_collision_offers_at (inside, i);
      g_autofree char *reason = muster_collision_offers_dup_reason (inside, offer);

      assert_int_equal (offer->legal,
                        muster_collision_offers_at (alone, i)->legal && !is_crowded (group, slot, offer->option));
      assert_int_equal (offer->legal, *reason == '\0');
    }
}

/* A member of a battle group is offered what its group has room for. */
static void
test_in_group (void **state)
{
  static const char *const races[] = { "angel", "goblin", "dwarf" };
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  MusterCollisionCharacter *member = muster_collision_character_new ();

  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    {
      MusterCollisionCharacter *other = muster_collision_character_new ();

      muster_choice_set_option (&other->race, content_find (MUSTER_KIND_RACE, races[i]));
      muster_choice_set_option (&other->tarot, content_find (MUSTER_KIND_TAROT, "2-of-swords"));
      g_ptr_array_add (group->members, other);
    }
  g_ptr_array_add (group->members, member);
  /* 25 + 17 + 17 = 59 points, and three values: with 79 there is room for a human, not for a fourth value, nor for two humans. */
  for (gint limit = -1; limit < 120; limit += 20)
    for (guint count = 1; count <= 2; count++)
      {
        group->limit = limit;
        member->count = count;
        muster_collision_character_choose (member, MUSTER_COLLISION_SLOT_RACE, 0, NULL);
        assert_in_group (group, MUSTER_COLLISION_SLOT_RACE);
        muster_collision_character_choose (member, MUSTER_COLLISION_SLOT_RACE, 0,
                                           content_find (MUSTER_KIND_RACE, "human"));
        assert_in_group (group, MUSTER_COLLISION_SLOT_TAROT);
        assert_in_group (group, MUSTER_COLLISION_SLOT_WEAPON);
      }
}

static void
test_room (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  MusterCollisionCharacter *angel = muster_collision_character_new (), *member = muster_collision_character_new ();
  MusterCollisionGroupRoom room;
  MusterCollisionGroupFit fit;
  g_autofree char *text = NULL, *over = NULL;

  group->limit = 100;
  muster_choice_set_option (&angel->race, content_find (MUSTER_KIND_RACE, "angel"));
  angel->count = 2;
  g_ptr_array_add (group->members, angel);
  g_ptr_array_add (group->members, member);
  muster_collision_group_room_init (&room, content_get (), group, &member->thing);
  fit = muster_collision_group_room_try (&room, &member->thing, 0, 0);
  text = muster_collision_group_room_dup_text (&room, content_get (), &fit);
  assert_string_equal (text, "50 of 100 points left · Chivalry");
  /* Brutality or Chivalry: what the angels have will do. */
  muster_choice_set_option (&member->tarot, content_find (MUSTER_KIND_TAROT, "4-of-swords"));
  fit = muster_collision_group_room_try (&room, &member->thing, 57, 0);
  over = muster_collision_group_room_dup_text (&room, content_get (), &fit);
  assert_string_equal (over, "7 over the 100 points · Chivalry");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_characters),
    cmocka_unit_test (test_the_other_weapon),
    cmocka_unit_test (test_unlock),
    cmocka_unit_test (test_in_group),
    cmocka_unit_test (test_room),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
