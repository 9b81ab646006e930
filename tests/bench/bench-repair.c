/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the smallest repair of a character and of a battle group takes, and filling a group, as shares of the goals.
 * Fails if a goal is missed. */
#include <stdio.h>
#include <time.h>

#include "forge/brute.h"
#include "forge/fill.h"
#include "forge/repair/group-repair.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 2000
#define GROUPS 100
#define MEMBERS 10
#define CANDIDATES 1000
#define ROUNDS 3 /* for a character; the best one counts: the others were disturbed */

/* Seconds for one. */
#define GOAL_CHARACTER 1e-3
#define GOAL_GROUP 50e-3
#define GOAL_FILL 50e-3

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

/* Prints mean, median and longest; TRUE if all are within the goal. */
static gboolean
tell (const char *what, GArray *times, gdouble goal)
{
  gdouble sum = 0, most;

  g_array_sort (times, compare);
  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, gdouble, i);
  sum /= times->len;
  most = g_array_index (times, gdouble, times->len - 1);
  printf ("%-15s %8.0f µs each   median %8.0f   of a hundred the longest %8.0f   longest %8.0f   %5.2f of what is "
          "allowed\n",
          what, sum * 1e6, g_array_index (times, gdouble, times->len / 2) * 1e6,
          g_array_index (times, gdouble, times->len * 99 / 100) * 1e6, most * 1e6, most / goal);
  return most <= goal;
}

/* For scale: trying every single change on a copy, which finds no repair of two changes. */
static gdouble
bench_trying (const GPtrArray *characters)
{
  gdouble start = now ();
  guint n = characters->len / 20, found = 0;

  for (guint i = 0; i < n; i++)
    found += brute_has (content_get (), characters->pdata[i], 1, TRUE);
  g_assert_cmpuint (found, >, 0);
  return (now () - start) / n;
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
      gdouble time = G_MAXDOUBLE;

      for (guint round = 0; round < ROUNDS; round++)
        {
          gdouble start = now ();
          g_autoptr (MusterRepairs) repairs = muster_repairs_find (content_get (), characters->pdata[i]);

          time = MIN (time, now () - start);
          sizes[MIN (repairs->n_changes, G_N_ELEMENTS (sizes) - 1)] += round == 0;
        }
      g_array_append_val (times, time);
    }
  printf ("characters by the size of their repair:");
  for (guint i = 1; i < G_N_ELEMENTS (sizes); i++)
    printf (" %u", sizes[i]);
  printf ("\n");
  printf ("trying every single change %.2f ms each\n", bench_trying (characters) * 1e3);
  return tell ("a character", times, GOAL_CHARACTER);
}

/* Ten members who go together and cost a little too much: here every change in every member can be of use. */
static MusterCollisionGroup *
make_dear_group (GRand *rand)
{
  MusterCollisionGroup *group = muster_collision_group_new ();
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;
  gint64 points = 0;

  while (group->members->len < MEMBERS)
    {
      MusterCollisionCharacter *character = random_legal_character (content_get (), rand);

      muster_collision_judge (content_get (), character, &totals, findings);
      if (totals.values.n > 0 && (totals.values.sets[0] & ~7) == 0)
        {
          points += totals.points;
          g_ptr_array_add (group->members, character);
        }
      else
        muster_collision_character_free (character);
    }
  group->limit = (gint) points - g_rand_int_range (rand, 1, 200);
  return group;
}

/* Ten members, a quarter of them illegal themselves, who cost too much and need too many values together. */
static MusterCollisionGroup *
make_mixed_group (GRand *rand)
{
  MusterCollisionGroup *group = muster_collision_group_new ();

  group->limit = g_rand_int_range (rand, 4, 11) * 50;
  for (guint i = 0; i < MEMBERS; i++)
    g_ptr_array_add (group->members, g_rand_int_range (rand, 0, 4) == 0
                                         ? &brute_character (content_get (), rand)->thing
                                         : &random_legal_character (content_get (), rand)->thing);
  for (guint i = 0; i < MEMBERS; i++)
    ((MusterCollisionCharacter *) group->members->pdata[i])->count = 1;
  return group;
}

static gboolean
bench_groups (const char *what, MusterCollisionGroup *(*make_group) (GRand *rand))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gdouble));
  guint sizes[MEMBERS + 1] = { 0 };

  for (guint i = 0; i < GROUPS; i++)
    {
      g_autoptr (MusterCollisionGroup) group = make_group (rand);
      gdouble start = now ();
      g_autoptr (MusterGroupRepair) repair = muster_group_repair_find (content_get (), group);
      gdouble time = now () - start;

      g_array_append_val (times, time);
      sizes[repair->n_changes]++;
    }
  printf ("groups by the size of their repair:");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    printf (" %u", sizes[i]);
  printf ("\n");
  return tell (what, times, GOAL_GROUP);
}

static gboolean
bench_fill (guint copies)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gdouble));
  g_autofree char *what = g_strdup_printf ("filling, %u each", copies);

  for (guint i = 0; i < CANDIDATES; i++)
    g_ptr_array_add (candidates, random_legal_character (content_get (), rand));
  for (gint limit = 50; limit <= 1000; limit += 50)
    {
      g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
      gdouble start, time;

      group->limit = limit;
      start = now ();
      muster_fill_free (muster_fill_find (content_get (), group, candidates, copies));
      time = now () - start;
      g_array_append_val (times, time);
    }
  return tell (what, times, GOAL_FILL);
}

int
main (void)
{
  gboolean fine = bench_characters ();

  fine &= bench_groups ("a mixed group", make_mixed_group);
  fine &= bench_groups ("a dear group", make_dear_group);
  fine &= bench_fill (1);
  fine &= bench_fill (3);

  content_drop ();
  return fine ? 0 : 1;
}
