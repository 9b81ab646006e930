/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a card's abilities are spread over backs: all of them, once, in order, in the largest type with the fewest backs;
 * and each back says its number and the total. */
#include "support/cmocka.h"

#include <math.h>
#include <string.h>

#include "print/card/card-back.h"
#include "print/card/card-front.h"
#include "print/card/card.h"
#include "print/job.h"
#include "print/things.h"
#include "print/watch.h"
#include "support/content.h"

#define WIDTH MUSTER_MM (63.5)
#define HEIGHT MUSTER_MM (88.9)

static MusterBrush *brush;

static MusterCardPlan *
plan_first (const Things *things)
{
  return muster_card_plan_new (brush, things->cards->pdata[0], WIDTH, HEIGHT);
}

/* The backs in their order: MusterCardSide. */
static GPtrArray *
list_backs (const MusterCardPlan *plan)
{
  GPtrArray *backs = g_ptr_array_new ();

  for (guint i = 0; i < plan->cards->len; i++)
    {
      MusterPrintCard *card = &g_array_index (plan->cards, MusterPrintCard, i);

      if (i > 0)
        g_ptr_array_add (backs, &card->front);
      if (!card->back.ornament)
        g_ptr_array_add (backs, &card->back);
    }
  return backs;
}

static gdouble
measure_back (const MusterCardSide *side, gdouble size)
{
  gdouble height = 0;

  for (guint i = 0; i < side->n; i++)
    height += muster_card_back_measure (brush, muster_card_entry (side->entries, side->first + i), WIDTH, size,
                                        side->dense);
  return height;
}

/* What holds for every plan. */
static void
assert_sound (const MusterCardPlan *plan, const MusterCard *card)
{
  g_autoptr (GPtrArray) backs = list_backs (plan);
  guint next = 0;

  assert_false (g_array_index (plan->cards, MusterPrintCard, 0).front.back);
  assert_int_equal (plan->cards->len, 1 + backs->len / 2);
  for (guint i = 0; i < backs->len; i++)
    {
      const MusterCardSide *back = backs->pdata[i];
      gdouble room = muster_card_back_get_room (brush, back, WIDTH, HEIGHT);

      assert_true (back->back);
      assert_ptr_equal (back->card, card);
      assert_int_equal (back->first, next);
      assert_int_equal (back->page, i);
      assert_int_equal (back->pages, backs->len);
      assert_true (back->size >= 6 && back->size <= 9);
      assert_true (fmod (back->size, 0.25) == 0);
      assert_true (measure_back (back, back->size) <= room);
      next += back->n;
    }
  assert_int_equal (next, plan->entries->len);
}

static void
write_down (const MusterCardSide *side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  muster_brush_set_target (brush, cr);
  watch_start ();
  muster_card_paint_ground (brush, side, WIDTH, HEIGHT, 0);
  muster_card_write_name (brush, side, WIDTH, HEIGHT);
  muster_brush_set_target (brush, NULL);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A character with a note of that many lines. */
static Things *
make_with_note (guint lines)
{
  g_autoptr (GString) xml = g_string_new ("<character name='Long' race='human' tarot='4-of-cups'><notes>");

  for (guint i = 0; i < lines; i++)
    g_string_append_printf (xml, "%u. On the first day it rained, and on the second day too.\n", i + 1);
  g_string_append (xml, "</notes></character>");
  return things_new (xml->str);
}

/* A character with more skills than any tarot allows, all of many words. */
static Things *
make_long (void)
{
  g_autoptr (GString) xml
      = g_string_new ("<character name='Long' race='human' tarot='ace-of-swords'><weapon ref='sabre'"
                      " enchantment='shadow'/><weapon ref='chain-whip' enchantment='chaotic'/>");

  for (guint i = 0; i < 14; i++)
    g_string_append_printf (xml, "<skill ref='%s'/>",
                            muster_catalog_nth (content_get (), MUSTER_KIND_SKILL, i * 5)->id);
  g_string_append (xml, "</character>");
  return things_new (xml->str);
}

static void
test_one (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  const MusterCard *card = things->cards->pdata[0];
  g_autoptr (MusterCardPlan) plan = plan_first (things);

  assert_int_equal (plan->cards->len, 1);
  assert_int_equal (plan->entries->len, card->entries->len);
  for (guint i = 0; i < plan->entries->len; i++)
    assert_string_equal (muster_card_entry (plan->entries, i)->name, muster_card_entry (card->entries, i)->name);
  assert_sound (plan, card);
  write_down (&g_array_index (plan->cards, MusterPrintCard, 0).back);
  assert_false (watch_has ("part "));
}

/* Little text is as large as text gets. */
static void
test_largest (void **state)
{
  g_autoptr (Things) things = make_with_note (1);
  g_autoptr (MusterCardPlan) plan = plan_first (things);

  assert_true (g_array_index (plan->cards, MusterPrintCard, 0).back.size == 9);
}

/* A quarter point more would need another back; with less text there is never more of anything. */
static void
test_growing (void **state)
{
  gdouble last_size = 9;
  guint last_cards = 1;
  gboolean last_dense = FALSE;

  for (guint lines = 1; lines <= 14; lines++)
    {
      g_autoptr (Things) things = make_with_note (lines);
      g_autoptr (MusterCardPlan) plan = plan_first (things);
      const MusterCardSide *back = &g_array_index (plan->cards, MusterPrintCard, 0).back;

      assert_sound (plan, things->cards->pdata[0]);
      assert_true (plan->cards->len >= last_cards);
      if (plan->cards->len > 1)
        return;
      assert_true (back->dense >= last_dense);
      assert_true (back->size <= last_size || back->dense > last_dense);
      assert_true (back->dense || back->size >= 7.5);
      if (back->size < 9)
        assert_true (measure_back (back, back->size + 0.25) > muster_card_back_get_room (brush, back, WIDTH, HEIGHT));
      last_size = back->size;
      last_cards = plan->cards->len;
      last_dense = back->dense;
    }
}

/* How many sides entries take, apart from a plan: each goes onto the current side or begins the next. */
static guint
count_sides (const MusterCardSide *like, gdouble size)
{
  MusterCardSide side = *like;
  guint sides = 0, i = 0;

  for (; i < side.entries->len; sides++)
    {
      gdouble room;

      side.page = sides;
      room = muster_card_back_get_room (brush, &side, WIDTH, HEIGHT);
      for (; i < side.entries->len; i++)
        {
          room -= muster_card_back_measure (brush, muster_card_entry (side.entries, i), WIDTH, size, side.dense);
          if (room < 0)
            break;
        }
    }
  return sides;
}

/* No side ends before the next entry has no room, and the type is as large as that many cards allow, except where a
 * readable size saves a side: the back of a second card is used too. */
static void
test_filled (void **state)
{
  g_autoptr (Things) things = make_long ();
  const MusterCard *card = things->cards->pdata[0];
  g_autoptr (MusterCardPlan) plan = plan_first (things);
  g_autoptr (GPtrArray) backs = list_backs (plan);
  const MusterCardSide *first = backs->pdata[0];

  assert_sound (plan, card);
  assert_true (plan->cards->len >= 2);
  for (guint i = 0; i + 1 < backs->len; i++)
    {
      const MusterCardSide *back = backs->pdata[i];
      const MusterCardEntry *next = muster_card_entry (back->entries, back->first + back->n);

      assert_true (measure_back (back, back->size)
                       + muster_card_back_measure (brush, next, WIDTH, back->size, back->dense)
                   > muster_card_back_get_room (brush, back, WIDTH, HEIGHT));
    }
  assert_int_equal (1 + count_sides (first, 6) / 2, plan->cards->len);
  assert_int_equal (count_sides (first, first->size), backs->len);
  if (first->size < 9)
    assert_true (count_sides (first, first->size + 0.25) > backs->len);
}

/* A note too long for a card is split; the parts make up the note. */
static void
test_pieces (void **state)
{
  g_autoptr (Things) things = make_with_note (120);
  const MusterCard *card = things->cards->pdata[0];
  g_autoptr (MusterCardPlan) plan = plan_first (things);
  g_autoptr (GPtrArray) backs = list_backs (plan);
  g_autoptr (GString) joined = g_string_new (NULL);

  assert_sound (plan, card);
  assert_true (backs->len >= 3);
  for (guint i = 0; i < plan->entries->len; i++)
    if (g_str_has_suffix (muster_card_entry (plan->entries, i)->name, "Notes"))
      g_string_append (joined, muster_card_entry (plan->entries, i)->text);
  assert_string_equal (joined->str, card->notes);
}

static void
test_notes (void **state)
{
  g_autoptr (Things) things = make_with_note (60);
  g_autoptr (MusterCardPlan) plan = plan_first (things);
  g_autoptr (GPtrArray) backs = list_backs (plan);

  assert_true (backs->len > 1);
  for (guint i = 0; i < backs->len; i++)
    {
      g_autofree char *note = i + 1 < backs->len
                                  ? g_strdup_printf ("part %u of %u, goes on in part %u", i + 1, backs->len, i + 2)
                                  : g_strdup_printf ("part %u of %u", i + 1, backs->len);

      write_down (backs->pdata[i]);
      assert_true (watch_has (note));
      assert_true (watch_has (i == 0 ? "Long" : "Long, continued"));
    }
}

/* Weapons that don't fit the front are on the back. */
static void
test_many_weapons (void **state)
{
  g_autoptr (Things) things = things_new (
      "<character name='Six' race='goblin' tarot='2-of-rods'><weapon ref='short-bow'/><weapon ref='rifle'/>"
      "<weapon ref='sabre'/><weapon ref='spear'/><weapon ref='longbow'/><weapon ref='dagger'/></character>");
  const MusterCard *card = things->cards->pdata[0];
  g_autoptr (MusterCardPlan) plan = plan_first (things);
  guint moved = plan->entries->len - card->entries->len;
  g_autofree char *more = g_strdup_printf ("and %u more, on the back", moved);

  assert_sound (plan, card);
  assert_true (moved >= 1 && moved < card->blocks->len);
  for (guint i = 0; i < moved; i++)
    assert_string_equal (muster_card_entry (plan->entries, i)->name,
                         muster_card_block (card, card->blocks->len - moved + i)->name);
  write_down (&g_array_index (plan->cards, MusterPrintCard, 0).front);
  assert_true (watch_has (more));
}

/* What the front of a puppet has no room for comes after what its upgrade does, and says where it belongs. */
static void
test_two_sided (void **state)
{
  g_autofree char *words = g_strnfill (900, 'x');
  g_autofree char *xml = g_strdup_printf (
      "<toy-box name='B' size='shoebox'><puppet name='P' rank='pawn'><ability>%s</ability><ability>%s</ability>"
      "<upgrade><ability>mine</ability></upgrade></puppet></toy-box>",
      words, words);
  g_autoptr (Things) things = things_new (xml);
  g_autoptr (MusterCardPlan) plan = plan_first (things);

  assert_sound (plan, things->cards->pdata[0]);
  assert_string_equal (muster_card_entry (plan->entries, 0)->text, "mine");
  assert_string_equal (muster_card_entry (plan->entries, 1)->name, "Of the front: Ability");
}

/* What would need a second card with each name over its text has room on one where texts begin on the lines of their names, in type that
 * is easily read. */
static void
test_dense (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("starter");
  guint dense = 0;

  for (guint i = 0; i < things->cards->len; i++)
    {
      g_autoptr (MusterCardPlan) plan = muster_card_plan_new (brush, things->cards->pdata[i], WIDTH, HEIGHT);
      const MusterCardSide *back = &g_array_index (plan->cards, MusterPrintCard, 0).back;

      assert_int_equal (plan->cards->len, 1);
      assert_true (back->dense || back->size >= 7.5);
      dense += back->dense;
    }
  assert_true (dense > 0 && dense < things->cards->len / 2);
}

/* Whoever prints the starter collection has nothing to squint at and no portrait left off, on cards of any size. */
static void
test_readable (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("starter");

  for (MusterCardSize size = MUSTER_CARD_SIZE_POKER; size <= MUSTER_CARD_SIZE_FULL; size++)
    {
      MusterPrintOptions options = { .card = size };
      g_autoptr (MusterPrintJob) job = muster_print_job_new (things->cards, things->rosters, &options);
      g_autoptr (GPtrArray) notes = muster_print_job_preflight (job);

      for (guint i = 0; i < notes->len; i++)
        {
          const MusterPreflight *note = notes->pdata[i];

          if (strstr (note->sentence, "points") != NULL || strstr (note->sentence, "left off") != NULL)
            fail_msg ("%s %s", note->subject, note->sentence);
        }
    }
}

/* A portrait that two weapons leave no room for on the front is on the back, below the abilities. */
static void
test_portrait (void **state)
{
  g_autoptr (Things) two = things_new (
      "<character name='Two' race='human' tarot='2-of-swords'><weapon ref='throwing-blade' enchantment='destruction'/>"
      "<weapon ref='short-bow' enchantment='unicorn'/><skill "
      "ref='shrug'/>"
      "<portrait>" PICTURE "</portrait></character>");
  g_autoptr (Things) none = things_new ("<character name='None' race='human' tarot='2-of-swords'><portrait>" PICTURE
                                        "</portrait></character>");
  g_autoptr (MusterCardPlan) plan = plan_first (two), other = plan_first (none);
  const MusterCardSide *back = &g_array_index (plan->cards, MusterPrintCard, 0).back;

  assert_false (muster_card_front_shows_portrait (brush, two->cards->pdata[0], WIDTH, HEIGHT));
  assert_true (back->portrait > 0 && back->size >= 7.5);
  assert_true (muster_card_front_shows_portrait (brush, none->cards->pdata[0], WIDTH, HEIGHT));
  assert_true (g_array_index (other->cards, MusterPrintCard, 0).back.portrait == 0);
}

/* The larger the card, the fewer of them. */
static void
test_sizes (void **state)
{
  g_autoptr (Things) things = make_with_note (60);
  g_autoptr (MusterCardPlan) poker = plan_first (things);
  g_autoptr (MusterCardPlan) tarot
      = muster_card_plan_new (brush, things->cards->pdata[0], MUSTER_MM (70), MUSTER_MM (120));

  assert_true (tarot->cards->len < poker->cards->len);
}

static int
set_up (void **state)
{
  brush = muster_brush_new (MUSTER_INK_COLOR);
  return 0;
}

static int
tear_down (void **state)
{
  watch_end ();
  muster_brush_free (brush);
  content_drop ();
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_one),    cmocka_unit_test (test_largest),   cmocka_unit_test (test_growing),
    cmocka_unit_test (test_pieces), cmocka_unit_test (test_notes),     cmocka_unit_test (test_many_weapons),
    cmocka_unit_test (test_sizes),  cmocka_unit_test (test_two_sided), cmocka_unit_test (test_filled),
    cmocka_unit_test (test_dense),  cmocka_unit_test (test_portrait),  cmocka_unit_test (test_readable),
  };

  return cmocka_run_group_tests_name ("plan", tests, set_up, tear_down);
}
