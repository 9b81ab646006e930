/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the forge takes to count, look ahead, find the best and code, and how much faster than GLPK it finds the best. It
 * fails where a goal of the project is missed. glpsol's path is the first argument; without it there is no race. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "forge/best.h"
#include "forge/code.h"
#include "forge/count.h"
#include "forge/options.h"
#include "forge/place.h"
#include "forge/random.h"
#include "forge/standing.h"
#include "games/collision/rules.h"
#include "support/content.h"

#define ROUNDS 5

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

  forge = muster_forge_new (content_get (), NULL);
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

/* GLPK: a 0-1 variable for each option of each slot and each value, in CPLEX's format. */

static void
write_terms (FILE *file, const char *letter, const MusterForgeKind *kind, const MusterForgeAim *aim, gboolean points)
{
  for (guint i = 0; i < kind->n; i++)
    fprintf (file, " %+d %s%u",
             points ? kind->options[i]->points : (gint) muster_aim_score_option (aim, kind->options[i], FALSE), letter,
             i);
}

static void
write_sum (FILE *file, const char *name, const char *letter, guint n, const char *bound)
{
  fprintf (file, " %s:", name);
  for (guint i = 0; i < n; i++)
    fprintf (file, " + %s%u", letter, i);
  fprintf (file, " %s\n", bound);
}

static void
write_opening (FILE *file, const char *letter, const MusterForgeKind *kind)
{
  for (guint i = 0; i < kind->n; i++)
    if (kind->options[i]->values != 0)
      {
        fprintf (file, " o%s%u: %s%u", letter, i, letter, i);
        for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
          if ((kind->options[i]->values >> bit & 1) != 0)
            fprintf (file, " - v%u", bit);
        fprintf (file, " <= 0\n");
      }
}

static const struct
{
  const char *letter;
  gsize offset;
} kinds[]
    = { { "r", G_STRUCT_OFFSET (MusterForge, races) },       { "t", G_STRUCT_OFFSET (MusterForge, tarots) },
        { "a", G_STRUCT_OFFSET (MusterForge, armors) },      { "e", G_STRUCT_OFFSET (MusterForge, armor_enchantments) },
        { "x", G_STRUCT_OFFSET (MusterForge, accessories) }, { "s", G_STRUCT_OFFSET (MusterForge, skills) } };

static const MusterForgeKind *
get_kind (guint i)
{
  return (const MusterForgeKind *) G_STRUCT_MEMBER_P (forge, kinds[i].offset);
}

/* A skill needs a tarot of its suit and rank, and there are as many as tarot and race allow. */
static void
write_skills (FILE *file)
{
  for (guint i = 0; i < forge->skills.n; i++)
    {
      const MusterOption *skill = forge->skills.options[i];

      fprintf (file, " f%u: s%u", i, i);
      for (guint t = 0; t < forge->tarots.n; t++)
        if (muster_collision_suit_allows (forge->tarots.options[t], skill)
            && muster_collision_rank_allows (forge->tarots.options[t], skill))
          fprintf (file, " - t%u", t);
      fprintf (file, " <= 0\n");
    }
  fprintf (file, " limit:");
  for (guint i = 0; i < forge->skills.n; i++)
    fprintf (file, " + s%u", i);
  for (guint t = 0; t < forge->tarots.n; t++)
    fprintf (file, " - %d t%u", forge->tarots.options[t]->skills, t);
  for (guint r = 0; r < forge->races.n; r++)
    fprintf (file, " - %d r%u", forge->races.options[r]->skills, r);
  fprintf (file, " <= 0\n");
}

/* A smaller problem than the forge's own: no weapons, whose pairs and lines a linear model can't say in short. */
static void
write_model (const char *path, const MusterForgeAim *aim)
{
  FILE *file = fopen (path, "w");

  fprintf (file, "Maximize\n score:");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    write_terms (file, kinds[i].letter, get_kind (i), aim, FALSE);
  fprintf (file, "\nSubject To\n points:");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    write_terms (file, kinds[i].letter, get_kind (i), aim, TRUE);
  fprintf (file, " <= 75\n");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strconcat ("one", kinds[i].letter, NULL);

      if (i < 5)
        write_sum (file, name, kinds[i].letter, get_kind (i)->n, i < 2 ? "= 1" : "<= 1");
      write_opening (file, kinds[i].letter, get_kind (i));
    }
  write_sum (file, "values", "v", MUSTER_MAX_VALUES, "<= 3");
  write_skills (file);
  for (guint e = 0; e < forge->armor_enchantments.n; e++)
    {
      fprintf (file, " k%u: %d e%u", e, forge->armor_enchantments.options[e]->rank, e);
      for (guint t = 0; t < forge->tarots.n; t++)
        fprintf (file, " - %d t%u", forge->tarots.options[t]->rank, t);
      fprintf (file, " <= 0\n w%u: e%u", e, e);
      for (guint a = 0; a < forge->armors.n; a++)
        fprintf (file, " - a%u", a);
      fprintf (file, " <= 0\n");
    }
  fprintf (file, "Binary\n");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < get_kind (i)->n; j++)
      fprintf (file, " %s%u\n", kinds[i].letter, j);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    fprintf (file, " v%u\n", bit);
  fprintf (file, "End\n");
  fclose (file);
}

/* What glpsol found, and how many milliseconds of processor it took. */
static gint64
solve (const char *glpsol, const char *model, const char *answer, gdouble *took)
{
  const char *argv[] = { glpsol, "--lp", model, "-w", answer, NULL };
  struct rusage before, after;
  g_autofree char *text = NULL;
  const char *at;

  getrusage (RUSAGE_CHILDREN, &before);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  getrusage (RUSAGE_CHILDREN, &after);
  *took = (gdouble) (after.ru_utime.tv_sec - before.ru_utime.tv_sec) * 1e3
          + (gdouble) (after.ru_utime.tv_usec - before.ru_utime.tv_usec) * 1e-3;
  if (!g_file_get_contents (answer, &text, NULL, NULL) || (at = strstr (text, "c Objective:  score = ")) == NULL)
    return G_MININT64;
  return g_ascii_strtoll (at + strlen ("c Objective:  score = "), NULL, 10);
}

static void
race_glpk (const char *glpsol)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-bench-XXXXXX", NULL);
  g_autofree char *model = g_build_filename (folder, "model.lp", NULL),
                  *answer = g_build_filename (folder, "answer", NULL);
  g_auto (MusterForgeDraft) draft = { 0 };
  MusterForgeRandom random = { 2 };
  gdouble ours = 0, theirs = 0;

  muster_forge_draft_open (&draft, forge);
  draft.more_weapons = FALSE;
  for (guint i = 0; i < 10; i++)
    {
      MusterForgeAim aim = { 0 };
      g_autoptr (GArray) best = NULL;
      gdouble start, took;

      for (guint j = 0; j < 4; j++)
        aim.weights[muster_forge_random_below (&random, MUSTER_N_STATS)]
            = 1 + (gint) muster_forge_random_below (&random, 9);
      aim.weights[MUSTER_AIM_SKILLS] = (gint) muster_forge_random_below (&random, 5);
      aim.weights[MUSTER_AIM_SKILL_POINTS] = (gint) muster_forge_random_below (&random, 3);
      write_model (model, &aim);
      start = now ();
      best = muster_forge_find_best (forge, &draft, &aim, 75, 1);
      ours += now () - start;
      g_assert_cmpint (g_array_index (best, MusterForgeResult, 0).score, ==, solve (glpsol, model, answer, &took));
      theirs += took;
    }
  remove (model);
  remove (answer);
  remove (folder);
  printf ("the best without weapons: %.2f ms, GLPK %.2f ms: %.0f times as fast (goal: 10)\n", ours / 10, theirs / 10,
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
