/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best of the rulebook's characters, against a solver that knows nothing of the forge. glpsol's path is the first
 * argument; without it there is nothing to compare with. */
#include "support/cmocka.h"

#include <stdio.h>

#include "forge/best.h"
#include "forge/glpk.h"
#include "forge/random.h"
#include "forge/forge.h"
#include "support/content.h"

#define CASES 20

static const char *glpsol;

/* Some weights, one in four of them negative; always some for the weapon. */
static MusterForgeAim
make_aim (MusterForgeRandom *random)
{
  MusterForgeAim aim = { 0 };

  for (guint i = 0; i < 5; i++)
    {
      guint key = i == 0 ? MUSTER_AIM_W_ATT + (guint) muster_forge_random_below (random, 3)
                         : (guint) muster_forge_random_below (random, MUSTER_N_AIM_KEYS);
      gint weight = 1 + (gint) muster_forge_random_below (random, 9);

      aim.weights[key] = muster_forge_random_below (random, 4) == 0 ? -weight : weight;
    }
  return aim;
}

static void
test_best (void **state)
{
  g_autoptr (MusterForge) forge = muster_forge_new (content_get ());
  MusterForgeRandom random = { 11 };

  for (guint i = 0; i < CASES; i++)
    {
      MusterForgeAim aim = make_aim (&random);
      gint points = 20 + (gint) muster_forge_random_below (&random, 80);
      g_auto (MusterForgeDraft) draft = { 0 };
      g_autoptr (GArray) best = NULL;

      muster_forge_draft_open (&draft, forge);
      best = muster_forge_find_best (forge, &draft, &aim, points, 1);
      assert_int_equal (g_array_index (best, MusterForgeResult, 0).score,
                        glpk_find_best (glpsol, forge, &aim, points, NULL));
    }
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_best) };
  int failed;

  if (argc < 2)
    {
      gboolean ci = g_getenv ("CI") != NULL;

      puts (ci ? "1..1\nnot ok 1 - there is no glpsol, though CI is set" : "1..0 # SKIP there is no glpsol");
      return ci;
    }
  glpsol = argv[1];
  failed = cmocka_run_group_tests_name ("best-glpk", tests, NULL, NULL);
  content_drop ();
  return failed;
}
