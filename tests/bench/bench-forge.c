/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the forge takes to count, forecast, find the best and code, and how much faster it is than GLPK. Fails if a
 * goal is missed. glpsol's path is the first argument; without it there is no comparison. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "forge/best.h"
#include "forge/code.h"
#include "forge/count.h"
#include "forge/glpk.h"
#include "forge/options.h"
#include "forge/place.h"
#include "forge/random.h"
#include "forge/standing.h"
#include "forge/forge.h"
#include "support/content.h"

#define ROUNDS 5
#define GLPK_CASES 20

static MusterForge *forge;
static gboolean missed;

/* Milliseconds of this process's own time. */
static gdouble
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gdouble) time.tv_sec * 1e3 + (gdouble) time.tv_nsec * 1e-6;
}

static void
tell (const char *what, gdouble took, gdouble goal)
{
  printf ("%-52s %9.3f ms (goal: %g ms)%s\n", what, took, goal, took > goal ? " MISSED" : "");
  missed |= took > goal;
}

static int
compare (const void *a, const void *b)
{
  return *(const gdouble *) a < *(const gdouble *) b ? -1 : 1;
}

static gdouble
find_median (gdouble *times, guint n)
{
  qsort (times, n, sizeof *times, compare);
  return times[n / 2];
}

static void
settle (MusterForgeDraft *draft, const char *race, const char *tarot, const char *weapon)
{
  muster_forge_draft_open (draft, forge);
  if (race != NULL)
    draft->race = muster_forge_find (forge, content_find (MUSTER_KIND_RACE, race));
  if (tarot != NULL)
    draft->tarot = muster_forge_find (forge, content_find (MUSTER_KIND_TAROT, tarot));
  if (weapon != NULL)
    draft->weapons[draft->n_weapons++]
        = (MusterForgeWeapon){ muster_forge_find (forge, content_find (MUSTER_KIND_WEAPON, weapon)),
                               MUSTER_FORGE_FREE };
}

static void
race_tables (void)
{
  gdouble start = now ();

  forge = muster_forge_new (content_get ());
  muster_forge_count_places (muster_forge_get_all (forge));
  tell ("tables of all characters", now () - start, 60);
}

static void
race_look (const char *what, const char *race, const char *tarot, gdouble goal)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  gdouble times[ROUNDS];

  settle (&draft, race, tarot, NULL);
  for (guint i = 0; i < ROUNDS; i++)
    {
      gdouble start = now ();

      muster_forge_futures_free (muster_forge_look_ahead (forge, &draft, 75));
      times[i] = now () - start;
    }
  tell (what, find_median (times, ROUNDS), goal);
}

static MusterForgeAim
make_aim (MusterForgeRandom *random)
{
  MusterForgeAim aim = { 0 };

  for (guint i = 0; i < 4; i++)
    aim.weights[muster_forge_random_below (random, MUSTER_N_AIM_KEYS)] = (gint) muster_forge_random_below (random, 10);
  return aim;
}

static gdouble
race_best (const char *what, const char *race, const char *weapon, gdouble goal)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  MusterForgeRandom random = { 1 };
  gdouble times[200], median;

  settle (&draft, race, NULL, weapon);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      MusterForgeAim aim = make_aim (&random);
      gdouble start = now ();

      g_array_unref (muster_forge_find_best (forge, &draft, &aim, 75, 1));
      times[i] = now () - start;
    }
  median = find_median (times, G_N_ELEMENTS (times));
  tell (what, median, goal);
  return median;
}

static void
race_codes (void)
{
  MusterForgeTables *all = muster_forge_get_all (forge);
  MusterForgeRandom random = { 1 };
  gdouble coded = 0, decoded = 0;
  guint n = 500;

  for (guint i = 0; i < n + 100; i++)
    {
      MusterForgeBuild build;
      g_autoptr (MusterThing) thing = NULL;
      g_autofree char *code = NULL;
      gdouble start;

      muster_forge_draw (all, &random, &build);
      thing = (MusterThing *) muster_forge_build_make (&build, forge, NULL);
      start = now ();
      code = muster_code_encode (forge, thing, NULL);
      coded += i < 100 ? 0 : now () - start;
      start = now ();
      muster_thing_free (muster_code_decode (forge, code, NULL));
      decoded += i < 100 ? 0 : now () - start;
    }
  tell ("a code", coded / n, 0.05);
  tell ("a code back", decoded / n, 0.05);
}

static void
race_glpk (const char *glpsol)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  MusterForgeRandom random = { 2 };
  gdouble ours = 0, theirs = 0;

  muster_forge_draft_open (&draft, forge);
  for (guint i = 0; i < GLPK_CASES; i++)
    {
      MusterForgeAim aim = make_aim (&random);
      g_autoptr (GArray) best = NULL;
      gdouble start = now (), took;

      best = muster_forge_find_best (forge, &draft, &aim, 75, 1);
      ours += now () - start;
      g_assert_cmpint (g_array_index (best, MusterForgeResult, 0).score, ==,
                       glpk_find_best (glpsol, forge, &aim, 75, &took));
      theirs += took;
    }
  printf ("the best: %.2f ms, GLPK %.2f ms: %.0f times as fast (goal: 10)\n", ours / GLPK_CASES, theirs / GLPK_CASES,
          theirs / ours);
  missed |= theirs < 10 * ours;
}

/* The first answer makes what all others are read from. */
static void
race_standing (void)
{
  MusterForgeRandom random = { 3 };
  gdouble times[200];

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (MusterCollisionCharacter) character = NULL;
      MusterForgeBuild build;
      gdouble start;

      muster_forge_draw (muster_forge_get_all (forge), &random, &build);
      character = muster_forge_build_make (&build, forge, NULL);
      start = now ();
      muster_standing_free (muster_standing_new (forge, character));
      times[i] = now () - start;
    }
  tell ("a character's standing, all stats, the first", times[0], 300);
  tell ("a character's standing, all stats, median", find_median (times, G_N_ELEMENTS (times)), 10);
}

int
main (int argc, char **argv)
{
  content_get ();
  race_tables ();
  race_look ("all options, Red Elf and 6 of Cups, 75 points", "red-elf", "6-of-cups", 3);
  race_look ("all options, Halfling and Ace of Swords, 75 points", "halfling", "ace-of-swords", 3);
  race_look ("all options, from nothing, 75 points", NULL, NULL, 60);
  race_best ("the best, nothing settled, 75 points, median", NULL, NULL, 1.5);
  race_best ("the best, race and weapon settled, median", "red-elf", "sabre", 0.5);
  race_codes ();
  race_standing ();
  if (argc > 1)
    race_glpk (argv[1]);
  muster_forge_free (forge);
  content_drop ();
  return missed ? EXIT_FAILURE : EXIT_SUCCESS;
}
