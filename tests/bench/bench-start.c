/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Time and memory of `muster list weapon`, compared with a program that does nothing and with SQLite's shell reading
 * the same table, in the same run. Prints figures only. */
#include <fcntl.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define RUNS 100

typedef struct
{
  const char *name;
  char **argv;
  gdouble times[RUNS]; /* milliseconds */
  glong memory;        /* KiB, at the peak */
} Contestant;

static void
run_child (char **argv)
{
  int nowhere = open ("/dev/null", O_RDWR);

  dup2 (nowhere, STDIN_FILENO);
  dup2 (nowhere, STDOUT_FILENO);
  execvp (argv[0], argv);
  _exit (127);
}

static void
run_once (Contestant *contestant, guint run)
{
  struct rusage usage;
  int status = 0;
  gint64 start = g_get_monotonic_time ();
  pid_t child = fork ();

  if (child == 0)
    run_child (contestant->argv);
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || status != 0)
    {
      fprintf (stderr, "%s failed\n", contestant->name);
      exit (1);
    }
  contestant->times[run] = (gdouble) (g_get_monotonic_time () - start) / 1000.0;
  contestant->memory = MAX (contestant->memory, usage.ru_maxrss);
}

static int
compare_times (const void *a, const void *b)
{
  gdouble left = *(const gdouble *) a, right = *(const gdouble *) b;

  return (left > right) - (left < right);
}

static gdouble
mean_of (const Contestant *contestant)
{
  gdouble sum = 0;

  for (guint i = 0; i < RUNS; i++)
    sum += contestant->times[i];
  return sum / RUNS;
}

static void
print_figures (Contestant *contestants, guint n)
{
  printf ("%-20s %9s %9s %9s %8s %9s\n", "of 100 runs", "mean ms", "median ms", "least ms", "RSS KiB", "× true");
  for (guint i = 0; i < n; i++)
    {
      Contestant *contestant = &contestants[i];

      qsort (contestant->times, RUNS, sizeof (gdouble), compare_times);
      printf ("%-20s %9.2f %9.2f %9.2f %8ld %9.2f\n", contestant->name, mean_of (contestant),
              contestant->times[RUNS / 2], contestant->times[0], contestant->memory,
              contestant->times[RUNS / 2] / contestants[0].times[RUNS / 2]);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *shell = g_find_program_in_path ("sqlite3");
  char *nothing[] = { (char *) "true", NULL };
  char *list[] = { argv[1], (char *) "list", (char *) "weapon", NULL };
  char *query[] = { shell, argc > 2 ? argv[2] : NULL, (char *) "SELECT * FROM weapon", NULL };
  Contestant contestants[] = {
    { .name = "true", .argv = nothing },
    { .name = "muster list weapon", .argv = list },
    { .name = "sqlite3 SELECT", .argv = query }, /* last, as it may not be installed */
  };
  guint n = shell != NULL ? 3 : 2;

  if (argc != 3)
    {
      fprintf (stderr, "Usage: %s MUSTER CONTENT\n", argv[0]);
      return 2;
    }
  for (guint run = 0; run < RUNS; run++)
    for (guint i = 0; i < n; i++)
      run_once (&contestants[i], run);
  print_figures (contestants, n);
  if (n == 3)
    printf ("muster list weapon takes %.2f × the time of sqlite3 (under 2.5), in the best run %.2f ×\n",
            contestants[1].times[RUNS / 2] / contestants[2].times[RUNS / 2],
            contestants[1].times[0] / contestants[2].times[0]);

  return 0;
}
