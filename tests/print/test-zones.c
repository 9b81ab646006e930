/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things are on a painted card: every number, weapon, fact and ability of the worked example occurs once, inside
 * the card, side by side with others of its kind. */
#include "support/cmocka.h"

#include "print/job.h"
#include "print/things.h"
#include "support/content.h"

static const MusterCardZone *
zone_at (const GArray *zones, guint i)
{
  return &g_array_index (zones, MusterCardZone, i);
}

static const MusterCardZone *
find (const GArray *zones, const char *part, const char *word)
{
  const MusterCardZone *found = NULL;

  for (guint i = 0; i < zones->len; i++)
    if (g_str_equal (zone_at (zones, i)->part, part)
        && (word == NULL || g_strcmp0 (zone_at (zones, i)->word, word) == 0))
      {
        if (found != NULL)
          fail_msg ("%s %s is there twice", part, word);
        found = zone_at (zones, i);
      }
  if (found == NULL)
    fail_msg ("%s %s is nowhere", part, word);
  return found;
}

static void
assert_inside (const GArray *zones, gdouble width, gdouble height)
{
  for (guint i = 0; i < zones->len; i++)
    {
      const MusterCardZone *zone = zone_at (zones, i);

      if (zone->x < 0 || zone->y < 0 || zone->width <= 0 || zone->height <= 0 || zone->x + zone->width > width
          || zone->y + zone->height > height)
        fail_msg ("%s %s leaves the card: %g, %g, %g × %g", zone->part, zone->word, zone->x, zone->y, zone->width,
                  zone->height);
    }
}

static MusterPrintJob *
make_job (const Things *things)
{
  MusterPrintOptions options = muster_print_options_default ();

  options.card = MUSTER_CARD_SIZE_POKER;
  options.bleed = 0;
  options.list = FALSE;
  return muster_print_job_new (things->cards, NULL, &options);
}

static void
test_front (void **state)
{
  static const char *const stats[] = { "def", "arm", "tuf", "end", "mana", "comm", "move", "att", "str", "s-pow" };
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  g_autoptr (MusterPrintJob) job = make_job (things);
  g_autoptr (GArray) zones = muster_print_job_list_zones (job, 0);
  gdouble width, height;

  muster_print_job_get_side_size (job, &width, &height);
  assert_inside (zones, width, height);
  for (guint i = 0; i < G_N_ELEMENTS (stats); i++)
    find (zones, MUSTER_ZONE_NUMBER, stats[i]);
  find (zones, MUSTER_ZONE_NAME, NULL);
  find (zones, MUSTER_ZONE_POINTS, NULL);
  assert_true (find (zones, MUSTER_ZONE_CORNER, NULL)->x < width / 4);
  assert_true (find (zones, MUSTER_ZONE_NUMBER, "def")->x < find (zones, MUSTER_ZONE_NUMBER, "arm")->x);
  assert_true (find (zones, MUSTER_ZONE_BLOCK, "Sabre")->y + find (zones, MUSTER_ZONE_BLOCK, "Sabre")->height
               <= find (zones, MUSTER_ZONE_BLOCK, "Shield")->y);
}

static void
test_back (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  g_autoptr (MusterPrintJob) job = make_job (things);
  g_autoptr (GArray) zones = muster_print_job_list_zones (job, 1);
  gdouble width, height;

  muster_print_job_get_side_size (job, &width, &height);
  assert_inside (zones, width, height);
  find (zones, MUSTER_ZONE_FACT, "race");
  find (zones, MUSTER_ZONE_FACT, "tarot");
  find (zones, MUSTER_ZONE_ENTRY, "majesty");
  assert_true (find (zones, MUSTER_ZONE_FACT, "race")->y < find (zones, MUSTER_ZONE_ENTRY, "majesty")->y);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_front),
    cmocka_unit_test (test_back),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
