/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the smallest repair of a character takes, that of a battle group, and filling a group, each beside the share of
 * what is allowed and, for scale, judging as often as trying every single change would. It fails where a goal is missed. */
#include <stdio.h>
#include <time.h>

#include "forge/brute.h"
#include "forge/repair.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 2000

#define GOAL_CHARACTER 1e-3 /* seconds for one */

/* Seconds of this process's own time. */
static gdouble
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gdouble) time.tv_sec + (gdouble) time.tv_nsec * 1e-9;
}

/* Illegal ones only: the others are found legal at once. */
static GPtrArray *
make_characters (GRand *rand)
{
  GPtrArray *characters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_collision_character_free);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  while (characters->len < CHARACTERS)
    {
      MusterCollisionCharacter *character = brute_character (content_get (), rand);

      if (muster_collision_judge (content_get (), character, &totals, findings))
        muster_collision_character_free (character);
      else
        g_ptr_array_add (characters, character);
    }
  return characters;
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  gdouble left = *(const gdouble *) a, right = *(const gdouble *) b;

  return left < right ? -1 : left > right;
}

/* Prints mean, median and longest; TRUE where the mean is within the goal. */
static gboolean
tell (const char *what, GArray *times, gdouble goal)
{
  gdouble sum = 0;

  g_array_sort (times, compare);
  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, gdouble, i);
  sum /= times->len;
  printf ("%-12s %8.0f µs each   median %8.0f   longest %8.0f   %5.2f of what is allowed\n", what, sum * 1e6,
          g_array_index (times, gdouble, times->len / 2) * 1e6, g_array_index (times, gdouble, times->len - 1) * 1e6,
          sum / goal);
  return sum <= goal;
}

static gboolean
bench_characters (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GPtrArray) characters = make_characters (rand);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gdouble));
  guint sizes[12] = { 0 };

  for (guint i = 0; i < characters->len; i++)
    {
      gdouble start = now ();
      g_autoptr (MusterRepairs) repairs = muster_repairs_find (content_get (), characters->pdata[i]);
      gdouble time = now () - start;

      g_array_append_val (times, time);
      sizes[MIN (repairs->n_changes, G_N_ELEMENTS (sizes) - 1)]++;
    }
  printf ("characters by the size of their repair:");
  for (guint i = 1; i < G_N_ELEMENTS (sizes); i++)
    printf (" %u", sizes[i]);
  printf ("\n");
  return tell ("a character", times, GOAL_CHARACTER);
}

int
main (void)
{
  gboolean fine = bench_characters ();

  content_drop ();
  return fine ? 0 : 1;
}
