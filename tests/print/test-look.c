/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of each game: everything in a box or team has one, ranks and kinds are distinguishable without colour,
 * suits and dice are drawn, and stitches are shown once. */
#include "support/cmocka.h"

#include "games/games.h"
#include "print/card/card.h"
#include "print/card/emblem.h"
#include "print/things.h"
#include "print/watch.h"
#include "support/content.h"

#define TEDDY                                                                                                          \
  "<toy-box name='T' size='shoebox'><puppet name='Teddy' rank='pawn' ar='7' ar-suit='tomes tomes' stitches='3'>"       \
  "<action name='Hug' value='7' suit='rams'>It is stuck.</action>"                                                     \
  "<upgrade name='Stuffing' nc='Pawn' ad='9' ad-suit='masks' stitches='2'/></puppet></toy-box>"

static const MusterCard *
find_card (const Things *things, const char *name)
{
  for (guint i = 0; i < things->cards->len; i++)
    if (g_str_equal (((const MusterCard *) things->cards->pdata[i])->name, name))
      return things->cards->pdata[i];
  fail_msg ("there is no card of %s", name);
  return NULL;
}

/* Records the text of a side of a poker card. */
static void
write_down (const MusterCard *card, gboolean back)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterCardPlan) plan = muster_card_plan_new (brush, card, MUSTER_MM (63.5), MUSTER_MM (88.9));
  const MusterPrintCard *first = &g_array_index (plan->cards, MusterPrintCard, 0);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  muster_brush_set_target (brush, cr);
  watch_start ();
  muster_card_paint_ground (brush, back ? &first->back : &first->front, MUSTER_MM (63.5), MUSTER_MM (88.9), 0);
  muster_card_write_name (brush, back ? &first->back : &first->front, MUSTER_MM (63.5), MUSTER_MM (88.9));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
assert_emblem (const Things *things, const char *name, const char *emblem)
{
  const MusterCard *card = find_card (things, name);

  assert_string_equal (card->style.emblem, emblem);
  assert_non_null (muster_emblem_nth (muster_emblem_find (card->style.emblem)));
}

static void
test_ranks (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("seamus");

  assert_int_equal (things->cards->len, 1 + 8);
  assert_emblem (things, "Seamus", "crown");
  assert_emblem (things, "Misaki", "needle");
  assert_emblem (things, "Punk Zombie", "spool");
}

static void
test_kinds (void **state)
{
  g_autoptr (Things) things = things_new (
      "<team name='T' hero='Any'><loyal ref='grunt'/><mercenary name='Needle'/><sacrifice/><advantage ref='scouting'/>"
      "<advantage name='Charm' scroll='white'/></team>");

  assert_int_equal (things->cards->len, 6);
  assert_emblem (things, "Any", "star");
  assert_emblem (things, "Grunt", "heart");
  assert_emblem (things, "Needle", "purse");
  assert_emblem (things, "Sacrifice", "broken-heart");
  assert_emblem (things, "Scouting", "scroll-red");
  assert_emblem (things, "Charm", "scroll-white");
  for (guint i = 0; i < things->cards->len; i++)
    assert_true (((const MusterCard *) things->cards->pdata[i])->entries->len > 1); /* backs that help */
}

static void
test_suits (void **state)
{
  g_autoptr (Things) things = things_new (TEDDY);
  const MusterCard *card = find_card (things, "Teddy");
  const MusterCardNumber *ar = muster_card_number (card->numbers, 0);
  const MusterCardBlock *hug = muster_card_block (card, 0);

  assert_string_equal (ar->value, "7 tomes tomes");
  assert_string_equal (ar->figure, "7");
  assert_string_equal (ar->icons, "tomes tomes");
  assert_string_equal (hug->name, "Hug");
  assert_string_equal (hug->figure, "7");
  assert_string_equal (hug->icons, "rams");
}

/* The stitches of the puppet are circles on its side, those of the upgrade circles on the other, and neither a number besides. */
static void
test_stitches (void **state)
{
  g_autoptr (Things) things = things_new (TEDDY);
  const MusterCard *card = find_card (things, "Teddy");
  guint n = 0;

  write_down (card, FALSE);
  for (guint i = 0; i < watch_get ()->len; i++)
    n += g_str_equal (g_array_index (watch_get (), Written, i).text, "Stitches");
  assert_int_equal (n, 1);
  assert_false (watch_has ("3"));
  write_down (card, TRUE);
  assert_true (watch_has ("Upgrade stitches"));
  assert_false (watch_has ("2"));
  assert_true (watch_has ("Needs") && watch_has ("Pawn") && watch_has ("Difficulty") && watch_has ("9"));
  watch_end ();
  for (guint i = 0; i < card->facts->len; i++)
    if (g_str_equal (muster_card_fact (card->facts, i)->id, "upgrade-stitches"))
      assert_int_equal (muster_card_fact (card->facts, i)->circles, 2);
}

/* A blank card belongs to its game, and trackers have circles. */
static void
test_blank (void **state)
{
  static const struct
  {
    const char *element, *edge;
    guint tracks, blocks;
  } games[] = { { "battle-group", "rule", 3, 2 },
                { "toy-box", "stitches", 1, 2 },
                { "kingdom", "battlements", 0, 3 },
                { "team", "scallops", 0, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (MusterCard) card = muster_games_make_blank (muster_games_find_class (games[i].element));

      assert_true (card->blank);
      assert_string_equal (card->style.edge, games[i].edge);
      assert_int_equal (card->tracks->len, games[i].tracks);
      assert_int_equal (card->blocks->len + card->spare->len, games[i].blocks);
    }
}

/* An ability has no name of its own in a document: what stands before a colon is it, unless that is a sentence. */
static void
test_titles (void **state)
{
  g_autoptr (Things) things = things_new (
      "<toy-box name='B' size='shoebox'><puppet name='P' rank='pawn'><ability>Cuddle: Take 1. Then: rest.</ability>"
      "<ability>Take 1. Then: rest.</ability><action name='Hug' value='5'>Push: 1.</action></puppet></toy-box>");
  const MusterCard *card = find_card (things, "P");

  assert_string_equal (muster_card_block (card, 0)->name, "Cuddle");
  assert_string_equal (muster_card_block (card, 0)->special, "Take 1. Then: rest.");
  assert_string_equal (muster_card_block (card, 1)->name, "Ability");
  assert_string_equal (muster_card_block (card, 1)->special, "Take 1. Then: rest.");
  assert_string_equal (muster_card_block (card, 2)->name, "Hug");
  assert_string_equal (muster_card_block (card, 2)->special, "Push: 1.");
}

/* Dice are drawn, the one that sets an ability off too. */
static void
test_dice (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("team");
  const MusterCard *card = find_card (things, "Button");

  assert_string_equal (muster_card_block (card, 0)->tiles, "charisma charisma resource essence");
  assert_string_equal (muster_card_block (card, 1)->icon, "essence");
  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_ATTRIBUTE); i++)
    assert_non_null (
        muster_emblem_nth (muster_emblem_find (muster_catalog_nth (content_get (), MUSTER_KIND_ATTRIBUTE, i)->id)));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_ranks),    cmocka_unit_test (test_kinds), cmocka_unit_test (test_suits),
    cmocka_unit_test (test_stitches), cmocka_unit_test (test_dice),  cmocka_unit_test (test_blank),
    cmocka_unit_test (test_titles),
  };

  return cmocka_run_group_tests_name ("look", tests, NULL, content_teardown);
}
