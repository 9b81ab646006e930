/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long judging a character takes on one core, a list of offers, and remedies for four problems. It fails where a goal of
 * the project is missed. */
#include <stdio.h>
#include <time.h>

#include "games/collision/offer.h"
#include "games/collision/remedy.h"
#include "games/collision/totals.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 10000
#define BROKEN 500
#define ROUNDS 5 /* the best one counts: the others were disturbed */

/* Seconds for one. */
#define GOAL_JUDGEMENT 0.5e-6
#define GOAL_OFFERS 40e-6   /* for all skills */
#define GOAL_REMEDIES 20e-6 /* for four problems */

static GPtrArray *characters, *broken;

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

/* Remedies for all problems of characters that have four. */
static void
find_remedies (void)
{
  for (guint i = 0; i < broken->len; i++)
    {
      const MusterCollisionCharacter *character = broken->pdata[i];
      g_autoptr (GArray) findings = muster_collision_findings_new ();
      MusterCollisionTotals totals;

      muster_collision_judge (content_get (), character, &totals, findings);
      for (guint j = 0; j < findings->len; j++)
        g_array_unref (
            muster_collision_remedies_find (content_get (), character, muster_collision_findings_at (findings, j)));
    }
}

static void
make_broken (GRand *rand)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  broken = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_collision_character_free);
  while (broken->len < BROKEN)
    {
      MusterCollisionCharacter *character = random_character (content_get (), rand);

      muster_collision_judge (content_get (), character, &totals, findings);
      if (findings->len == 4)
        g_ptr_array_add (broken, character);
      else
        muster_collision_character_free (character);
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

static void
print_goal (const char *what, gdouble seconds, gdouble goal)
{
  printf ("%-10s  %10.0f a second   %8.2f µs each   %5.2f of what is allowed\n", what, 1 / seconds, seconds * 1e6,
          seconds / goal);
}

int
main (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  gdouble derive, judge, offers, remedies;

  characters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_collision_character_free);
  for (guint i = 0; i < CHARACTERS; i++)
    g_ptr_array_add (characters, random_legal_character (content_get (), rand));
  derive = measure (derive_all, 20.0 * CHARACTERS);
  judge = measure (judge_all, 20.0 * CHARACTERS);
  offers = measure (offer_skills, 1000);
  make_broken (rand);
  remedies = measure (find_remedies, BROKEN);
  g_ptr_array_unref (broken);
  g_ptr_array_unref (characters);
  content_drop ();

  printf ("adding up   %10.0f a second   %6.0f ns each\n", 1 / derive, derive * 1e9);
  print_goal ("judging", judge, GOAL_JUDGEMENT);
  print_goal ("80 offers", offers, GOAL_OFFERS);
  print_goal ("remedies", remedies, GOAL_REMEDIES);
  return judge <= GOAL_JUDGEMENT && offers <= GOAL_OFFERS && remedies <= GOAL_REMEDIES ? 0 : 1;
}
