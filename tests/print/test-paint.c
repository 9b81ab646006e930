/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every side of every sample card, in every size and ink, on a surface larger than itself: no text leaves the safe zone
 * or overlaps another, nothing is painted beyond the cut or bleed, and colourless inks have no colour. */
#include "support/cmocka.h"

#include <string.h>

#include "print/card/card.h"
#include "print/things.h"
#include "print/watch.h"
#include "games/games.h"
#include "support/content.h"

#define AROUND 20 /* points of surface on every side of a card */
#define SAFE MUSTER_MM (3.0)
#define SLACK 0.6      /* points: a letter may reach a little over the place it takes */
#define BARE 0xff00ffu /* a colour that no card has */

static const char *const samples[]
    = { "worked-example", "battle-group", "lady-justice", "seamus", "kingdom", "team", "torture" };

static const struct
{
  const char *name;
  gdouble width, height; /* millimetres */
} sizes[] = { { "poker", 63.5, 88.9 }, { "tarot", 70, 120 }, { "bridge", 57.15, 88.9 } };

typedef struct
{
  const char *sample, *size;
  gdouble width, height, bleed;
  MusterInk ink;
  cairo_surface_t *surface;
} Painting;

static void
paint (Painting *painting, MusterBrush *brush, const MusterCardSide *side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) painting->width + 2 * AROUND + 1,
                                                         (int) painting->height + 2 * AROUND + 1);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_translate (cr, AROUND, AROUND);
  muster_brush_set_target (brush, cr);
  watch_start ();
  muster_card_paint_ground (brush, side, painting->width, painting->height, painting->bleed);
  muster_card_write_name (brush, side, painting->width, painting->height);
  muster_brush_set_target (brush, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  painting->surface = surface;
}

static guint32
pixel_at (const Painting *painting, int x, int y)
{
  const unsigned char *row
      = cairo_image_surface_get_data (painting->surface) + y * cairo_image_surface_get_stride (painting->surface);
  guint32 pixel;

  memcpy (&pixel, row + 4 * x, 4);
  return pixel & 0xffffffu;
}

static void
assert_in_safe_zone (const Painting *painting)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    {
      const Written *one = &g_array_index (watch_get (), Written, i);

      if (one->left < AROUND + SAFE - SLACK || one->right > AROUND + painting->width - SAFE + SLACK
          || one->top < AROUND + SAFE - SLACK || one->bottom > AROUND + painting->height - SAFE + SLACK)
        fail_msg ("%s, %s: “%s” leaves the safe zone: %.1f…%.1f, %.1f…%.1f", painting->sample, painting->size,
                  one->text, one->left - AROUND, one->right - AROUND, one->top - AROUND, one->bottom - AROUND);
    }
}

static gboolean
overlap (const Written *a, const Written *b)
{
  return MIN (a->right, b->right) - MAX (a->left, b->left) > SLACK
         && MIN (a->bottom, b->bottom) - MAX (a->top, b->top) > SLACK;
}

static void
assert_apart (const Painting *painting)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    for (guint j = 0; j < i; j++)
      if (overlap (&g_array_index (watch_get (), Written, i), &g_array_index (watch_get (), Written, j)))
        fail_msg ("%s, %s: “%s” and “%s” overlap", painting->sample, painting->size,
                  g_array_index (watch_get (), Written, i).text, g_array_index (watch_get (), Written, j).text);
}

/* Outside of what is cut off, and a pixel that the edge may share, the surface is as it was; inside it is all painted. */
static void
assert_covers (const Painting *painting)
{
  gdouble left = AROUND - painting->bleed, top = AROUND - painting->bleed;
  gdouble right = AROUND + painting->width + painting->bleed, bottom = AROUND + painting->height + painting->bleed;

  for (int y = 0; y < cairo_image_surface_get_height (painting->surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (painting->surface); x++)
      {
        gboolean outside = x + 1 < left || x > right || y + 1 < top || y > bottom;
        gboolean inside = x > left && x + 1 < right && y > top && y + 1 < bottom;
        gboolean touched = pixel_at (painting, x, y) != BARE;

        if ((outside && touched) || (inside && !touched))
          fail_msg ("%s, %s: the point %d, %d is %s", painting->sample, painting->size, x - AROUND, y - AROUND,
                    touched ? "painted" : "bare");
      }
}

static void
assert_colors (const Painting *painting)
{
  for (int y = AROUND + 1; y < AROUND + (int) painting->height - 1; y++)
    for (int x = AROUND + 1; x < AROUND + (int) painting->width - 1; x++)
      {
        guint32 pixel = pixel_at (painting, x, y);
        int red = (int) (pixel >> 16), green = (int) (pixel >> 8 & 0xff), blue = (int) (pixel & 0xff);

        if (ABS (red - green) > 2 || ABS (green - blue) > 2)
          fail_msg ("%s, %s: the point %d, %d is in colour", painting->sample, painting->size, x - AROUND, y - AROUND);
      }
}

static void
check_side (Painting *painting, MusterBrush *brush, const MusterCardSide *side)
{
  paint (painting, brush, side);
  assert_in_safe_zone (painting);
  assert_apart (painting);
  assert_covers (painting);
  if (painting->ink != MUSTER_INK_COLOR)
    assert_colors (painting);
  watch_end ();
  g_clear_pointer (&painting->surface, cairo_surface_destroy);
}

static void
check_card (Painting *painting, MusterBrush *brush, const MusterCard *card)
{
  g_autoptr (MusterCardPlan) plan = muster_card_plan_new (brush, card, painting->width, painting->height);

  for (guint i = 0; i < plan->cards->len; i++)
    {
      check_side (painting, brush, &g_array_index (plan->cards, MusterPrintCard, i).front);
      check_side (painting, brush, &g_array_index (plan->cards, MusterPrintCard, i).back);
    }
}

/* Copies of a card look alike, so that one of them is enough. */
static void
check_cards (Painting *painting, const GPtrArray *cards)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (painting->ink);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < cards->len; i++)
    if (g_hash_table_add (seen, muster_card_dup_look (cards->pdata[i])))
      check_card (painting, brush, cards->pdata[i]);
}

static void
check_sizes (MusterInk ink, gdouble bleed, const char *sample, const GPtrArray *cards)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Painting painting
          = { sample, sizes[i].name, MUSTER_MM (sizes[i].width), MUSTER_MM (sizes[i].height), bleed, ink, NULL };

      check_cards (&painting, cards);
    }
}

static void
check_samples (MusterInk ink, gdouble bleed)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (Things) things = things_new_from_sample (samples[i]);

      check_sizes (ink, bleed, samples[i], things->cards);
    }
}

static void
test_color (void **state)
{
  check_samples (MUSTER_INK_COLOR, 0);
}

static void
test_grey (void **state)
{
  check_samples (MUSTER_INK_GREY, 0);
}

static void
test_saver (void **state)
{
  check_samples (MUSTER_INK_SAVER, 0);
}

static void
test_bleed (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");

  check_sizes (MUSTER_INK_COLOR, MUSTER_MM (3.2), "battle-group", things->cards);
}

static guint
count_written (const char *text)
{
  guint n = 0;

  for (guint i = 0; i < watch_get ()->len; i++)
    n += g_str_equal (g_array_index (watch_get (), Written, i).text, text);
  return n;
}

/* Beside the emblem in the corner, where there is one, and not under it. */
static void
check_hint (const MusterCard *card)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_SAVER);
  g_autoptr (MusterCardPlan) plan = muster_card_plan_new (brush, card, MUSTER_MM (63.5), MUSTER_MM (88.9));
  const MusterPrintCard *printed = &g_array_index (plan->cards, MusterPrintCard, 0);
  const MusterCardSide *const sides[] = { &printed->front, &printed->back };
  const char *const emblems[] = { card->style.emblem, card->style.back_emblem };

  for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
    {
      Painting painting = { "blank", "poker", MUSTER_MM (63.5), MUSTER_MM (88.9), 0, MUSTER_INK_SAVER, NULL };

      paint (&painting, brush, sides[side]);
      assert_int_equal (count_written ("Name"), 1);
      for (guint i = 0; i < watch_get ()->len; i++)
        if (g_str_equal (g_array_index (watch_get (), Written, i).text, "Name"))
          assert_true (g_array_index (watch_get (), Written, i).left
                       >= AROUND + MUSTER_MM (emblems[side] != NULL ? 3 + 5.8 : 3) - SLACK);
      watch_end ();
      cairo_surface_destroy (painting.surface);
    }
}

static void
test_blank (void **state)
{
  g_autoptr (GPtrArray) blank = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  for (guint i = 0; muster_games[i] != NULL; i++)
    if (muster_games[i]->make_blank != NULL)
      {
        g_ptr_array_add (blank, muster_games[i]->make_blank ());
        check_hint (blank->pdata[blank->len - 1]);
      }
  for (MusterInk ink = MUSTER_INK_COLOR; ink <= MUSTER_INK_SAVER; ink++)
    check_sizes (ink, 0, "blank", blank);
}

/* Without bleed, colour keeps off the cut by a millimetre, so that cards of two colours lie side by side with white between them. */
static void
test_cut_gap (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterCardPlan) plan
      = muster_card_plan_new (brush, things->cards->pdata[0], MUSTER_MM (63.5), MUSTER_MM (88.9));
  const MusterPrintCard *card = &g_array_index (plan->cards, MusterPrintCard, 0);
  const MusterCardSide *const sides[] = { &card->front, &card->back };
  int rim = (int) MUSTER_MM (1), width = (int) MUSTER_MM (63.5), height = (int) MUSTER_MM (88.9);

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      Painting painting = { "gap", "poker", MUSTER_MM (63.5), MUSTER_MM (88.9), 0, MUSTER_INK_COLOR, NULL };

      paint (&painting, brush, sides[i]);
      for (int y = 1; y < height - 1; y++)
        for (int x = 1; x < width - 1; x++)
          if (x < rim || y < rim || x > width - rim || y > height - rim)
            assert_int_equal (pixel_at (&painting, AROUND + x, AROUND + y), 0xffffff);
      watch_end ();
      cairo_surface_destroy (painting.surface);
    }
}

static const Written *
find_written (const char *text)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    if (g_str_equal (g_array_index (watch_get (), Written, i).text, text))
      return &g_array_index (watch_get (), Written, i);
  fail_msg ("nowhere is “%s”", text);
  return NULL;
}

/* Between a weapon's numbers there is room for the line that divides them. */
static void
test_dividers (void **state)
{
  static const char *const labels[] = { "EC", "W-Att", "W-Pow", "Reach" };
  static const char *const values[] = { "12", "-14", "13", "17+" };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
      const MusterCardBlock *weapon = muster_card_block (things->cards->pdata[0], 0);
      g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
      g_autoptr (MusterCardPlan) plan = NULL;
      Painting painting = { "dividers",
                            sizes[size].name,
                            MUSTER_MM (sizes[size].width),
                            MUSTER_MM (sizes[size].height),
                            0,
                            MUSTER_INK_COLOR,
                            NULL };

      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        muster_card_set (&g_array_index (weapon->numbers, MusterCardNumber, i).value, values[i]);
      plan = muster_card_plan_new (brush, things->cards->pdata[0], painting.width, painting.height);
      paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
      for (guint i = 0; i + 1 < G_N_ELEMENTS (labels); i++)
        if (find_written (labels[i + 1])->left - find_written (values[i])->right < 2.5)
          fail_msg ("%s: “%s” is too near to %s", sizes[size].name, labels[i + 1], values[i]);
      watch_end ();
      cairo_surface_destroy (painting.surface);
    }
}

/* Beside a portrait no number stands alone in a row: they are two or three each, or four. */
static void
check_rows (void)
{
  static const char *const labels[] = { "Def", "Arm", "Tuf", "End", "Mana", "Comm", "Move" };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      guint beside = 0;

      for (guint j = 0; j < G_N_ELEMENTS (labels); j++)
        beside += ABS (find_written (labels[i])->bottom - find_written (labels[j])->bottom) < 2;
      assert_in_range (beside, 2, 4);
    }
}

/* Portraits are large: at least a third of the card's width. */
static void
test_portrait (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  const MusterCard *card = NULL;

  for (guint i = 0; i < things->cards->len; i++)
    if (((const MusterCard *) things->cards->pdata[i])->portrait != NULL)
      card = things->cards->pdata[i];
  assert_non_null (card);
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
      g_autoptr (MusterCardPlan) plan
          = muster_card_plan_new (brush, card, MUSTER_MM (sizes[size].width), MUSTER_MM (sizes[size].height));
      Painting painting = { "portrait",
                            sizes[size].name,
                            MUSTER_MM (sizes[size].width),
                            MUSTER_MM (sizes[size].height),
                            0,
                            MUSTER_INK_COLOR,
                            NULL };

      paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
      /* The numbers are to its right. */
      assert_true (find_written ("Def")->left - AROUND > SAFE + 0.33 * painting.width);
      check_rows ();
      watch_end ();
      cairo_surface_destroy (painting.surface);
    }
}

/* How dark a side is as a whole. */
static gdouble
measure_ink (MusterInk ink, const MusterCard *card)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (ink);
  g_autoptr (MusterCardPlan) plan = muster_card_plan_new (brush, card, MUSTER_MM (63.5), MUSTER_MM (88.9));
  Painting painting = { "", "", MUSTER_MM (63.5), MUSTER_MM (88.9), 0, ink, NULL };
  gdouble dark = 0;

  paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
  for (int y = AROUND + 1; y < AROUND + (int) painting.height - 1; y++)
    for (int x = AROUND + 1; x < AROUND + (int) painting.width - 1; x++)
      dark += 255 - (pixel_at (&painting, x, y) >> 8 & 0xff);
  watch_end ();
  cairo_surface_destroy (painting.surface);
  return dark;
}

static void
test_saves (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);

  assert_true (measure_ink (MUSTER_INK_SAVER, things->cards->pdata[0])
               < 0.6 * measure_ink (MUSTER_INK_COLOR, things->cards->pdata[0]));
}

/* All that the book's card shows is on the front, by its own word. */
static void
test_front (void **state)
{
  static const char *const told[] = { "Robed Elf Warrior",
                                      "75",
                                      "points",
                                      "Red Elf",
                                      "6 of Cups",
                                      "Def",
                                      "Arm",
                                      "Move",
                                      "Comm",
                                      "Mana",
                                      "End",
                                      "Tuf",
                                      "S-Pow",
                                      "Str",
                                      "Att",
                                      "Sabre · Shadow",
                                      "EC",
                                      "Dark",
                                      "W-Att",
                                      "W-Pow",
                                      "Reach",
                                      "Injury+2",
                                      "Sharp, On Hit: Hex 1",
                                      "Shield",
                                      "Block 2 (RE) 1E",
                                      "Injuries" };
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterCardPlan) plan
      = muster_card_plan_new (brush, things->cards->pdata[0], MUSTER_MM (63.5), MUSTER_MM (88.9));
  Painting painting = { "", "", MUSTER_MM (63.5), MUSTER_MM (88.9), 0, MUSTER_INK_COLOR, NULL };

  paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (!watch_has (told[i]))
      fail_msg ("the front doesn't say “%s”", told[i]);
  assert_false (watch_has ("Not legal"));
  watch_end ();
  cairo_surface_destroy (painting.surface);
}

/* Everything counted in a game has circles on paper, whatever the character carries. */
static void
test_tracks (void **state)
{
  static const char *const weapons[]
      = { "", "<weapon ref='sabre' enchantment='shadow'/>",
          "<weapon ref='sabre' enchantment='shadow'/><weapon ref='throwing-blade' enchantment='destruction'/>" };
  static const gdouble papers[][2] = { { 63.5, 88.9 }, { 70, 120 }, { 57.15, 88.9 } };

  for (guint i = 0; i < G_N_ELEMENTS (weapons) * G_N_ELEMENTS (papers); i++)
    {
      g_autofree char *xml = g_strdup_printf ("<character name='Two' race='red-elf' tarot='6-of-cups'>%s</character>",
                                              weapons[i / G_N_ELEMENTS (papers)]);
      g_autoptr (Things) things = things_new (xml);
      g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
      const gdouble *size = papers[i % G_N_ELEMENTS (papers)];
      g_autoptr (MusterCardPlan) plan
          = muster_card_plan_new (brush, things->cards->pdata[0], MUSTER_MM (size[0]), MUSTER_MM (size[1]));
      Painting painting = { "tracks", "", MUSTER_MM (size[0]), MUSTER_MM (size[1]), 0, MUSTER_INK_COLOR, NULL };

      paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
      assert_apart (&painting);
      assert_true (watch_has ("Injuries") && watch_has ("Endurance"));
      assert_int_equal (count_written ("Mana"), 2); /* the number, and its circles */
      watch_end ();
      cairo_surface_destroy (painting.surface);
    }
}

/* Too many circles become a line to write on. */
static void
test_long_tracks (void **state)
{
  g_autoptr (Things) things = things_new (
      "<fixed-character name='Wheel' points='9'><stats def='9' arm='8' tuf='30' end='31' mana='100' comm='1' "
      "move='4' att='1' str='3' s-pow='9'/></fixed-character>");
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterCardPlan) plan
      = muster_card_plan_new (brush, things->cards->pdata[0], MUSTER_MM (57.15), MUSTER_MM (88.9));
  Painting painting = { "tracks", "", MUSTER_MM (57.15), MUSTER_MM (88.9), 0, MUSTER_INK_COLOR, NULL };

  paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
  assert_apart (&painting);
  assert_true (watch_has ("Injuries") && watch_has ("Endurance"));
  assert_int_equal (count_written ("/ 31") + count_written ("/ 100"), 2);
  assert_false (watch_has ("/ 30"));
  watch_end ();
  cairo_surface_destroy (painting.surface);
}

static void
test_illegal (void **state)
{
  g_autoptr (Things) things = things_new ("<character name='Nobody' tarot='6-of-cups'/>");
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_SAVER);
  g_autoptr (MusterCardPlan) plan
      = muster_card_plan_new (brush, things->cards->pdata[0], MUSTER_MM (63.5), MUSTER_MM (88.9));
  Painting painting = { "", "", MUSTER_MM (63.5), MUSTER_MM (88.9), 0, MUSTER_INK_SAVER, NULL };

  paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
  assert_true (watch_has ("Not finished yet"));
  watch_end ();
  cairo_surface_destroy (painting.surface);
}

/* A label that is long in some tongue takes room from the others rather than break. */
static void
test_long_label (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  const MusterCardBlock *weapon = muster_card_block (things->cards->pdata[0], 0);
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterCardPlan) plan = NULL;
  Painting painting = { "long label", "bridge", MUSTER_MM (57.15), MUSTER_MM (88.9), 0, MUSTER_INK_COLOR, NULL };
  guint seen = 0;

  g_array_index (weapon->numbers, MusterCardNumber, 3).label = "Reichweite";
  plan = muster_card_plan_new (brush, things->cards->pdata[0], painting.width, painting.height);
  paint (&painting, brush, &g_array_index (plan->cards, MusterPrintCard, 0).front);
  assert_apart (&painting);
  for (guint i = 0; i < watch_get ()->len; i++)
    {
      const Written *one = &g_array_index (watch_get (), Written, i);

      if (!g_str_equal (one->text, "Reichweite"))
        continue;
      assert_true (one->size >= MUSTER_LEAST_SIZE);
      assert_true (one->bottom - one->top < 1.2 * one->size);
      seen++;
    }
  assert_int_equal (seen, 1);
  watch_end ();
  cairo_surface_destroy (painting.surface);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_color),      cmocka_unit_test (test_grey),        cmocka_unit_test (test_saver),
    cmocka_unit_test (test_bleed),      cmocka_unit_test (test_blank),       cmocka_unit_test (test_saves),
    cmocka_unit_test (test_front),      cmocka_unit_test (test_tracks),      cmocka_unit_test (test_illegal),
    cmocka_unit_test (test_long_label), cmocka_unit_test (test_cut_gap),     cmocka_unit_test (test_dividers),
    cmocka_unit_test (test_portrait),   cmocka_unit_test (test_long_tracks),
  };

  return cmocka_run_group_tests_name ("paint", tests, NULL, content_teardown);
}
