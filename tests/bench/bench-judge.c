/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many characters are judged in a second on one core, and how long a list of offers takes. It fails where a goal of
 * the project is missed. */
#include <stdio.h>
#include <time.h>

#include "games/collision/offer.h"
#include "games/collision/totals.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 10000
#define ROUNDS 5 /* the best one counts: the others were disturbed */

#define GOAL_JUDGEMENTS 1e6 /* a second */
#define GOAL_OFFERS 1e-3    /* seconds for all skills */

static GPtrArray *characters;

/* Seconds of this process's own time. */
static gdouble
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gdouble) time.tv_sec + (gdouble) time.tv_nsec * 1e-9;
}

static void
judge_all (void)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;
  guint legal = 0;

  for (guint times = 0; times < 20; times++)
    for (guint i = 0; i < CHARACTERS; i++)
      legal += muster_collision_judge (content_get (), characters->pdata[i], &totals, findings);
  g_assert_cmpuint (legal, ==, 20 * CHARACTERS);
}

static void
derive_all (void)
{
  MusterCollisionTotals totals;
  gint64 points = 0;

  for (guint times = 0; times < 20; times++)
    for (guint i = 0; i < CHARACTERS; i++)
      {
        muster_collision_totals_derive (characters->pdata[i], &totals);
        points += totals.points;
      }
  g_assert_cmpint (points, >, 0);
}

static void
offer_skills (void)
{
  for (guint i = 0; i < 1000; i++)
    {
      const MusterCollisionCharacter *character = characters->pdata[i];

      muster_collision_offers_free (
          muster_collision_offers_new (content_get (), character, MUSTER_COLLISION_SLOT_SKILL, character->skills->len));
    }
}

/* Seconds for one of the `n` things that a function does, in its best round. */
static gdouble
measure (void (*function) (void), gdouble n)
{
  gdouble best = G_MAXDOUBLE;

  for (guint i = 0; i < ROUNDS; i++)
    {
      gdouble start = now ();

      function ();
      best = MIN (best, now () - start);
    }
  return best / n;
}

int
main (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  gdouble derive, judge, offers;

  characters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_collision_character_free);
  for (guint i = 0; i < CHARACTERS; i++)
    g_ptr_array_add (characters, random_legal_character (content_get (), rand));
  derive = measure (derive_all, 20.0 * CHARACTERS);
  judge = measure (judge_all, 20.0 * CHARACTERS);
  offers = measure (offer_skills, 1000);
  g_ptr_array_unref (characters);
  content_drop ();

  printf ("adding up   %10.0f a second   %6.0f ns each\n", 1 / derive, derive * 1e9);
  printf ("judging     %10.0f a second   %6.0f ns each   %5.2f × the goal\n", 1 / judge, judge * 1e9,
          1 / judge / GOAL_JUDGEMENTS);
  printf ("80 offers   %10.0f a second   %6.0f µs each   %5.2f of what is allowed\n", 1 / offers, offers * 1e6,
          offers / GOAL_OFFERS);
  return 1 / judge >= GOAL_JUDGEMENTS && offers <= GOAL_OFFERS ? 0 : 1;
}
