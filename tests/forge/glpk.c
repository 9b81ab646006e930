/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/glpk.h"

#include <stdio.h>
#include <sys/resource.h>

#include "games/collision/rules.h"
#include "games/collision/totals.h"

/* A number that no score reaches. */
#define MUCH 1000000

typedef struct _Model Model;

typedef gint64 (*Number) (const Model *model, const MusterOption *option);

struct _Model
{
  FILE *file;
  const MusterForge *forge;
  const MusterForgeAim *aim;
  Number number; /* of weapons, while they are being added up */
  gint64 factor;
};

/* 0-1 variables: a letter for the kind, and the index. Weapons are "y" with their number and the enchantment's: how
 * many are carried; "z" is 1 for the one that counts, "h" if there is any, "v" for a value. "b" is what Att, Str and
 * the race's Reach add to the weapon that counts. */
static const struct
{
  const char *letter;
  gsize offset;
  const char *bound;
} kinds[] = { { "r", G_STRUCT_OFFSET (MusterForge, races), "= 1" },
              { "t", G_STRUCT_OFFSET (MusterForge, tarots), "= 1" },
              { "a", G_STRUCT_OFFSET (MusterForge, armors), "<= 1" },
              { "e", G_STRUCT_OFFSET (MusterForge, armor_enchantments), "<= 1" },
              { "x", G_STRUCT_OFFSET (MusterForge, accessories), "<= 1" },
              { "s", G_STRUCT_OFFSET (MusterForge, skills), NULL } };

static const MusterForgeKind *
get_kind (const Model *model, guint i)
{
  return (const MusterForgeKind *) G_STRUCT_MEMBER_P (model->forge, kinds[i].offset);
}

static gint64
get_points (const Model *model, const MusterOption *option)
{
  return option->points;
}

static gint64
get_score (const Model *model, const MusterOption *option)
{
  gint64 score = 0;

  for (guint i = 0; i < MUSTER_N_STATS; i++)
    score += (gint64) model->aim->weights[i] * option->stats[i];
  if (option->kind == MUSTER_KIND_SKILL)
    score += model->aim->weights[MUSTER_AIM_SKILLS]
             + (gint64) model->aim->weights[MUSTER_AIM_SKILL_POINTS] * option->points;
  return score;
}

static gint64
get_help (const Model *model, const MusterOption *option)
{
  return (gint64) model->aim->weights[MUSTER_AIM_W_ATT] * option->stats[MUSTER_STAT_ATT]
         + (gint64) model->aim->weights[MUSTER_AIM_W_POW] * option->stats[MUSTER_STAT_STR]
         + (gint64) model->aim->weights[MUSTER_AIM_REACH] * (option->kind == MUSTER_KIND_RACE ? option->reach : 0);
}

static const MusterOption *
get_weapon (const Model *model, guint w)
{
  return model->forge->weapons.options[w];
}

/* The enchantment with that number; 0 is none. */
static const MusterOption *
get_enchantment (const Model *model, guint e)
{
  return e > 0 ? model->forge->weapon_enchantments.options[e - 1] : NULL;
}

typedef void (*PairFunc) (const Model *model, guint w, guint e);

static void
each_weapon (const Model *model, PairFunc func)
{
  for (guint w = 0; w < model->forge->weapons.n; w++)
    for (guint e = 0; e <= model->forge->weapon_enchantments.n; e++)
      if (e == 0 || muster_collision_weapon_takes (get_weapon (model, w), get_enchantment (model, e)))
        func (model, w, e);
}

static void
write_weapon_number (const Model *model, guint w, guint e)
{
  const MusterOption *enchantment = get_enchantment (model, e);

  fprintf (model->file, " %+" G_GINT64_FORMAT " y%u_%u",
           model->factor
               * (model->number (model, get_weapon (model, w))
                  + (enchantment != NULL ? model->number (model, enchantment) : 0)),
           w, e);
}

static void
write_numbers (const Model *model, Number what, gint64 factor)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < get_kind (model, i)->n; j++)
      fprintf (model->file, " %+" G_GINT64_FORMAT " %s%u", factor * what (model, get_kind (model, i)->options[j]),
               kinds[i].letter, j);
}

static void
write_weapon_numbers (const Model *model, Number what, gint64 factor)
{
  Model adding = *model;

  adding.number = what;
  adding.factor = factor;
  each_weapon (&adding, write_weapon_number);
}

static void
write_line (const Model *model, guint w, guint e)
{
  MusterCollisionWeaponLine line = muster_collision_weapon_line_of (get_weapon (model, w), get_enchantment (model, e));

  fprintf (model->file, " %+d z%u_%u",
           model->aim->weights[MUSTER_AIM_W_ATT] * line.w_att + model->aim->weights[MUSTER_AIM_W_POW] * line.w_pow
               + model->aim->weights[MUSTER_AIM_REACH] * line.reach,
           w, e);
}

static void
write_opening (const Model *model, const char *name, gint most, const MusterOption *option)
{
  if (option == NULL || option->values == 0)
    return;
  fprintf (model->file, " %s", name);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((option->values >> bit & 1) != 0)
      fprintf (model->file, " - %d v%u", most, bit);
  fprintf (model->file, " <= 0\n");
}

/* What asks for a tarot of some suit and rank. */
static void
write_asking (const Model *model, const char *name, gint most, const MusterOption *option)
{
  if (option == NULL)
    return;
  fprintf (model->file, " %s", name);
  for (guint t = 0; t < model->forge->tarots.n; t++)
    if (muster_collision_rank_allows (model->forge->tarots.options[t], option)
        && (option->kind != MUSTER_KIND_SKILL
            || muster_collision_suit_allows (model->forge->tarots.options[t], option)))
      fprintf (model->file, " - %d t%u", most, t);
  fprintf (model->file, " <= 0\n");
}

static void
write_weapon_rules (const Model *model, guint w, guint e)
{
  g_autofree char *name = g_strdup_printf ("y%u_%u", w, e);

  write_opening (model, name, 2, get_weapon (model, w));
  write_opening (model, name, 2, get_enchantment (model, e));
  write_asking (model, name, 2, get_enchantment (model, e));
  fprintf (model->file, " %s - 2 h <= 0\n z%u_%u - %s <= 0\n", name, w, e, name);
}

static void
write_one_weapon (const Model *model, guint w, guint e)
{
  fprintf (model->file, " + y%u_%u", w, e);
}

static void
write_one_that_counts (const Model *model, guint w, guint e)
{
  fprintf (model->file, " + z%u_%u", w, e);
}

static void
write_hands (const Model *model, guint w, guint e)
{
  fprintf (model->file, " + %d y%u_%u", get_weapon (model, w)->hands, w, e);
}

static void
write_weapons (const Model *model)
{
  each_weapon (model, write_weapon_rules);
  each_weapon (model, write_one_weapon);
  fprintf (model->file, " <= %d\n", MUSTER_COLLISION_MAX_WEAPONS);
  each_weapon (model, write_one_that_counts);
  fprintf (model->file, " - h = 0\n");
  each_weapon (model, write_hands);
  for (guint x = 0; x < model->forge->accessories.n; x++)
    fprintf (model->file, " + %d x%u", model->forge->accessories.options[x]->hands, x);
  fprintf (model->file, " <= %d\n", MUSTER_COLLISION_MAX_HANDS);

  /* Nothing to help without a weapon; with one, all of it. */
  fprintf (model->file, " b - %d h <= 0\n b + %d h >= 0\n b", MUCH, MUCH);
  write_numbers (model, get_help, -1);
  write_weapon_numbers (model, get_help, -1);
  fprintf (model->file, " + %d h <= %d\n", MUCH, MUCH);
}

static void
write_options (const Model *model)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const MusterForgeKind *kind = get_kind (model, i);

      for (guint j = 0; j < kind->n; j++)
        {
          g_autofree char *name = g_strdup_printf ("%s%u", kinds[i].letter, j);

          write_opening (model, name, 1, kind->options[j]);
          if (kind->options[j]->kind == MUSTER_KIND_SKILL || kind->options[j]->kind == MUSTER_KIND_ARMOR_ENCHANTMENT)
            write_asking (model, name, 1, kind->options[j]);
        }
      for (guint j = 0; kinds[i].bound != NULL && j < kind->n; j++)
        fprintf (model->file, " + %s%u", kinds[i].letter, j);
      if (kinds[i].bound != NULL)
        fprintf (model->file, " %s\n", kinds[i].bound);
    }
  for (guint e = 0; e < model->forge->armor_enchantments.n; e++)
    {
      fprintf (model->file, " e%u", e);
      for (guint a = 0; a < model->forge->armors.n; a++)
        fprintf (model->file, " - a%u", a);
      fprintf (model->file, " <= 0\n");
    }
}

static void
write_limits (const Model *model, gint points)
{
  for (guint i = 0; i < model->forge->skills.n; i++)
    fprintf (model->file, " + s%u", i);
  for (guint t = 0; t < model->forge->tarots.n; t++)
    fprintf (model->file, " - %d t%u", model->forge->tarots.options[t]->skills, t);
  for (guint r = 0; r < model->forge->races.n; r++)
    fprintf (model->file, " - %d r%u", model->forge->races.options[r]->skills, r);
  fprintf (model->file, " <= 0\n");
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    fprintf (model->file, " + v%u", bit);
  fprintf (model->file, " <= %d\n", MUSTER_COLLISION_MAX_CHARACTER_VALUES);
  write_numbers (model, get_points, 1);
  write_weapon_numbers (model, get_points, 1);
  fprintf (model->file, " <= %d\n", points);
}

static void
write_integer (const Model *model, guint w, guint e)
{
  fprintf (model->file, " y%u_%u\n", w, e);
}

static void
write_binary (const Model *model, guint w, guint e)
{
  fprintf (model->file, " z%u_%u\n", w, e);
}

static void
write_model (const Model *model, gint points)
{
  fprintf (model->file, "Maximize\n score: b");
  write_numbers (model, get_score, 1);
  write_weapon_numbers (model, get_score, 1);
  each_weapon (model, write_line);
  fprintf (model->file, "\nSubject To\n");
  write_weapons (model);
  write_options (model);
  write_limits (model, points);
  fprintf (model->file, "Bounds\n b free\nGeneral\n");
  each_weapon (model, write_integer);
  fprintf (model->file, "Binary\n h\n");
  each_weapon (model, write_binary);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < get_kind (model, i)->n; j++)
      fprintf (model->file, " %s%u\n", kinds[i].letter, j);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    fprintf (model->file, " v%u\n", bit);
  fprintf (model->file, "End\n");
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
  if (took != NULL)
    *took = (gdouble) (after.ru_utime.tv_sec - before.ru_utime.tv_sec) * 1e3
            + (gdouble) (after.ru_utime.tv_usec - before.ru_utime.tv_usec) * 1e-3;
  if (!g_file_get_contents (answer, &text, NULL, NULL) || (at = strstr (text, "c Objective:  score = ")) == NULL)
    return G_MININT64;
  return g_ascii_strtoll (at + strlen ("c Objective:  score = "), NULL, 10);
}

gint64
glpk_find_best (const char *glpsol, const MusterForge *forge, const MusterForgeAim *aim, gint points, gdouble *took)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-glpk-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "model.lp", NULL),
                  *answer = g_build_filename (folder, "answer", NULL);
  Model model = { fopen (path, "w"), forge, aim };
  gint64 score;

  write_model (&model, points);
  fclose (model.file);
  score = solve (glpsol, path, answer, took);
  remove (path);
  remove (answer);
  remove (folder);
  return score;
}
