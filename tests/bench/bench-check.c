/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long `muster check` takes for many characters, compared with xmllint validating the same files, and how both
 * grow: legal ones as XML, mostly illegal ones as XML and as text with remedies. Fails if a goal is missed.
 *   bench-check MUSTER XMLLINT SCHEMA */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/document.h"
#include "support/content.h"
#include "support/random.h"
#include "support/scratch.h"
#include "games/document-file.h"
#include "xml/file.h"

#define ROUNDS 5 /* the best one counts: the others were disturbed */

#define GOAL_RATIO 2.0       /* muster to xmllint, for the first of the sizes */
#define GOAL_ILLEGAL_XML 1.5 /* the same, mostly illegal */
#define GOAL_ILLEGAL_TEXT 4.0
#define GOAL_GROWTH 1.3 /* time and memory of one character in the largest file to one in the smallest */

static const guint sizes[] = { 50000, 100000, 200000 };

#define N_SIZES G_N_ELEMENTS (sizes)

typedef struct
{
  gdouble seconds; /* of processor time, the best */
  gdouble memory;  /* MiB, at the peak */
} Figure;

/* A document with that many characters, legal or arbitrary ones. */
static char *
write_document (const Scratch *scratch, guint n,
                MusterCollisionCharacter *(*make) (const MusterCatalog *catalog, GRand *rand))
{
  g_autofree char *name = g_strdup_printf ("%u.muster", n);
  g_autofree char *text = NULL;
  g_autoptr (MusterDocument) document = muster_document_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (n);
  gsize length;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (document->things, make (content_get (), rand));
  text = muster_document_write (document, content_get (), &length);
  g_assert_cmpuint (length, <=, MUSTER_FILE_MAX);
  return scratch_dup_written (scratch, name, text, length);
}

static void
run_child (char **argv)
{
  int nowhere = open ("/dev/null", O_RDWR);

  dup2 (nowhere, STDIN_FILENO);
  dup2 (nowhere, STDOUT_FILENO);
  dup2 (nowhere, STDERR_FILENO);
  execvp (argv[0], argv);
  _exit (127);
}

static void
run (char **argv, Figure *figure)
{
  struct rusage usage;
  int status = 0;
  pid_t child = fork ();
  gdouble seconds;

  if (child == 0)
    run_child (argv);
  /* 1: something is illegal. */
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || !WIFEXITED (status) || WEXITSTATUS (status) > 1)
    {
      fprintf (stderr, "%s failed\n", argv[0]);
      exit (1);
    }
  seconds = (gdouble) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + (gdouble) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  figure->seconds = figure->seconds == 0 ? seconds : MIN (figure->seconds, seconds);
  figure->memory = MAX (figure->memory, (gdouble) usage.ru_maxrss / 1024);
}

static void
print_figure (const char *name, guint n, const Figure *figure, const Figure *xmllint)
{
  printf ("%-13s %7u characters  %6.2f s  %6.2f µs each  %6.0f MiB  %5.0f bytes each  %5.2f × xmllint\n", name, n,
          figure->seconds, figure->seconds / n * 1e6, figure->memory, figure->memory * 1048576 / n,
          figure->seconds / xmllint->seconds);
}

static gdouble
growth (const Figure *figures, gboolean memory)
{
  gdouble first = memory ? figures[0].memory : figures[0].seconds;
  gdouble last = memory ? figures[N_SIZES - 1].memory : figures[N_SIZES - 1].seconds;

  return (last / sizes[N_SIZES - 1]) / (first / sizes[0]);
}

/* Arbitrary, but nothing that makes the file unusable: weapons and skills have names, and there is one copy. */
static MusterCollisionCharacter *
make_illegal (const MusterCatalog *catalog, GRand *rand)
{
  MusterCollisionCharacter *character = random_character (catalog, rand);

  character->count = 1;
  for (guint i = character->weapons->len; i-- > 0;)
    if (!muster_choice_is_made (&muster_collision_character_weapon (character, i)->weapon))
      g_array_remove_index (character->weapons, i);
  for (guint i = character->skills->len; i-- > 0;)
    if (!muster_choice_is_made (&muster_collision_character_skill (character, i)->skill))
      g_array_remove_index (character->skills, i);
  return character;
}

/* How many times as long as xmllint it takes for mostly illegal characters. */
static gdouble
compare_illegal (char **argv, const Scratch *scratch, const char *format)
{
  g_autofree char *path = write_document (scratch, sizes[0], make_illegal);
  g_autofree char *option = g_strconcat ("--format=", format, NULL), *name = g_strconcat ("illegal, ", format, NULL);
  char *check[] = { argv[1], (char *) "check", option, path, NULL };
  char *lint[] = { argv[2], (char *) "--noout", (char *) "--schema", argv[3], path, NULL };
  Figure muster = { 0 }, xmllint = { 0 };

  for (guint round = 0; round < ROUNDS; round++)
    {
      run (check, &muster);
      run (lint, &xmllint);
    }
  print_figure (name, sizes[0], &muster, &xmllint);
  return muster.seconds / xmllint.seconds;
}

int
main (int argc, char **argv)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  Figure muster[N_SIZES] = { 0 }, xmllint[N_SIZES] = { 0 };
  gdouble ratio, slower, larger, xml, text;

  if (argc != 4)
    {
      fprintf (stderr, "Usage: %s MUSTER XMLLINT SCHEMA\n", argv[0]);
      return 2;
    }
  for (guint i = 0; i < N_SIZES; i++)
    {
      g_autofree char *path = write_document (scratch, sizes[i], random_legal_character);
      char *check[] = { argv[1], (char *) "check", (char *) "--format=xml", path, NULL };
      char *lint[] = { argv[2], (char *) "--noout", (char *) "--schema", argv[3], path, NULL };

      for (guint round = 0; round < ROUNDS; round++)
        {
          run (check, &muster[i]);
          run (lint, &xmllint[i]);
        }
      print_figure ("muster", sizes[i], &muster[i], &xmllint[i]);
      print_figure ("xmllint", sizes[i], &xmllint[i], &xmllint[i]);
    }
  xml = compare_illegal (argv, scratch, "xml");
  text = compare_illegal (argv, scratch, "text");
  content_drop ();

  ratio = muster[0].seconds / xmllint[0].seconds;
  slower = growth (muster, FALSE);
  larger = growth (muster, TRUE);
  printf ("%.2f × xmllint for %u (at most %.1f); from there to %u, a character takes %.2f × the time and %.2f × the "
          "memory (at most %.1f)\n",
          ratio, sizes[0], GOAL_RATIO, sizes[N_SIZES - 1], slower, larger, GOAL_GROWTH);
  printf ("%.2f × xmllint for %u mostly illegal ones as XML (at most %.1f), %.2f × as text (at most %.1f)\n", xml,
          sizes[0], GOAL_ILLEGAL_XML, text, GOAL_ILLEGAL_TEXT);
  return ratio <= GOAL_RATIO && xml <= GOAL_ILLEGAL_XML && text <= GOAL_ILLEGAL_TEXT && slower <= GOAL_GROWTH
                 && larger <= GOAL_GROWTH
             ? 0
             : 1;
}
