/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two characters compared: each line says what the second has more or less of. */
#include "support/cmocka.h"

#include "games/collision/character.h"
#include "games/comparison.h"
#include "games/games.h"
#include "support/content.h"

static MusterCollisionCharacter *
make (const char *race, const char *tarot, const char *weapon)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, race));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, tarot));
  if (weapon != NULL)
    muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                       content_find (MUSTER_KIND_WEAPON, weapon));
  return character;
}

static GPtrArray *
compare (MusterCollisionCharacter *left, MusterCollisionCharacter *right)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  g_autoptr (MusterCollisionCharacter) first = left, second = right;

  muster_games_make_cards (content_get (), &first->thing, cards);
  muster_games_make_cards (content_get (), &second->thing, cards);
  assert_int_equal (cards->len, 2);
  return muster_comparison_new (cards);
}

static void
assert_line (const GPtrArray *lines, const char *label, const char *left, const char *right, MusterCompared compared,
             gint change)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const MusterComparisonLine *line = muster_comparison_at (lines, i);

      if (!g_str_equal (line->label, label) || !g_str_equal (line->cells[0].text, left)
          || !g_str_equal (line->cells[1].text, right))
        continue;
      assert_int_equal (line->cells[1].compared, compared);
      assert_int_equal (line->cells[1].change, change);
      assert_int_equal (line->differs, compared != MUSTER_COMPARED_SAME);
      return;
    }
  fail_msg ("no line “%s: %s | %s”", label, left, right);
}

/* Red Elf 25 and 6 of Cups 21 with a Sabre 6, against the same with a Bow 3. */
static void
test_weapons (void **state)
{
  g_autoptr (GPtrArray) lines = compare (make ("red-elf", "6-of-cups", "sabre"), make ("red-elf", "6-of-cups", "bow"));

  assert_line (lines, "Points", "52", "49", MUSTER_COMPARED_LESS, 3);
  assert_line (lines, "Def", "8", "8", MUSTER_COMPARED_SAME, 0);
  assert_line (lines, "Weapon 1", "Sabre", "Bow", MUSTER_COMPARED_OTHER, 0);
  assert_line (lines, "Weapon 1: EC", "2", "3", MUSTER_COMPARED_MORE, 1);
  assert_line (lines, "Weapon 1: Reach", "1", "5+", MUSTER_COMPARED_MORE, 4);
  assert_line (lines, "Race", "Red Elf", "Red Elf", MUSTER_COMPARED_SAME, 0);
}

/* What only one has is listed too. */
static void
test_missing (void **state)
{
  g_autoptr (GPtrArray) lines
      = compare (make ("human", "2-of-swords", NULL), make ("red-elf", "2-of-swords", "dagger"));

  assert_line (lines, "Weapon 1", "", "Dagger", MUSTER_COMPARED_OTHER, 0);
  assert_line (lines, "Weapon 1: EC", "", "2", MUSTER_COMPARED_OTHER, 0);
  assert_line (lines, "Ability", "", "Vicious", MUSTER_COMPARED_OTHER, 0);
}

/* A character compared with itself has no differences. */
static void
test_same (void **state)
{
  g_autoptr (GPtrArray) lines
      = compare (make ("human", "2-of-swords", "dagger"), make ("human", "2-of-swords", "dagger"));

  assert_true (lines->len > 15);
  for (guint i = 0; i < lines->len; i++)
    assert_false (muster_comparison_at (lines, i)->differs);
}

/* Three: each is held against the first, what differs comes first, and the longest bar is the largest number's. */
static void
test_three (void **state)
{
  static const char *const weapons[] = { "sabre", "bow", NULL };
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  g_autoptr (GPtrArray) lines = NULL;
  gboolean same = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (weapons); i++)
    {
      g_autoptr (MusterCollisionCharacter) character = make ("red-elf", "6-of-cups", weapons[i]);

      muster_games_make_cards (content_get (), &character->thing, cards);
    }
  lines = muster_comparison_new (cards);
  for (guint i = 0; i < lines->len; i++)
    {
      const MusterComparisonLine *line = muster_comparison_at (lines, i);

      assert_int_equal (line->n, 3);
      same = same || !line->differs;
      assert_true (!same || !line->differs);
      if (!g_str_equal (line->label, "Points"))
        continue;
      assert_string_equal (line->cells[2].text, "46");
      assert_int_equal (line->cells[1].change, 3);
      assert_int_equal (line->cells[2].change, 6);
      assert_int_equal (line->cells[2].compared, MUSTER_COMPARED_LESS);
      assert_int_equal (line->most, 52);
    }
  assert_true (same);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_weapons),
    cmocka_unit_test (test_missing),
    cmocka_unit_test (test_same),
    cmocka_unit_test (test_three),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
