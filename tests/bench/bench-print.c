/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long `muster export --to=pdf` takes for many cards, nine to a page with backs, compared with Apache FOP,
 * WeasyPrint and pdflatex laying out the same cards in the same run; how time, memory and file grow; and how long the
 * preview takes to repaint a card. Fails if a goal is missed. The others get prepared input and simpler cards without
 * emblems and fitted type.
 *   bench-print MUSTER SOURCE [FOP WEASYPRINT [PDFLATEX]] */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "print/job.h"
#include "print/things.h"
#include "support/content.h"
#include "support/scratch.h"

#define ROUNDS 3 /* the best one counts: the others were disturbed */
#define PREVIEW_ROUNDS 30
#define PREVIEW_SCALE 4.0 /* pixels a point: 720 × 1008 for a card, as large as a window shows it on a fine screen */

#define GOAL_RATIO 10.0  /* the faster of FOP and WeasyPrint to muster, for the second of the sizes */
#define GOAL_TEX 2.0     /* and pdflatex, which has no layout to find */
#define GOAL_MEMORY 100  /* MiB, for that */
#define GOAL_BYTES 3072  /* a card */
#define GOAL_GROWTH 1.3  /* time and bytes of one card among the most to one among the fewest */
#define GOAL_REPAINT 4.0 /* ms */

static const guint sizes[] = { 500, 1000, 2000 };

#define N_SIZES G_N_ELEMENTS (sizes)
#define RACE 1 /* the size of the race */

typedef struct
{
  gdouble seconds; /* on the clock, the best */
  gdouble spent;   /* of processor time, the best */
  gdouble memory;  /* MiB, at the peak */
  gdouble bytes;   /* of the file */
} Figure;

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

/* Runs a program that writes `out`. */
static void
run (char **argv, const char *out, Figure *figure)
{
  gint64 before = g_get_monotonic_time ();
  struct rusage usage;
  GStatBuf about;
  int status = 0;
  pid_t child = fork ();
  gdouble seconds, spent;

  if (child == 0)
    run_child (argv);
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || status != 0 || g_stat (out, &about) != 0)
    {
      fprintf (stderr, "%s failed\n", argv[0]);
      exit (1);
    }
  seconds = (gdouble) (g_get_monotonic_time () - before) * 1e-6;
  spent = (gdouble) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
          + (gdouble) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  figure->seconds = figure->seconds == 0 ? seconds : MIN (figure->seconds, seconds);
  figure->spent = figure->spent == 0 ? spent : MIN (figure->spent, spent);
  figure->memory = MAX (figure->memory, (gdouble) usage.ru_maxrss / 1024);
  figure->bytes = (gdouble) about.st_size;
}

/* The group of the samples, each of its five cards as often as it takes. */
static char *
write_document (const Scratch *scratch, const char *source, guint n)
{
  g_autofree char *sample = g_build_filename (source, "data", "samples", "battle-group.muster", NULL), *text = NULL;
  g_autofree char *name = g_strdup_printf ("%u.muster", n);
  g_autoptr (GString) many = NULL;
  const char *group, *end;

  if (!g_file_get_contents (sample, &text, NULL, NULL) || (group = strstr (text, "<battle-group")) == NULL
      || (end = strstr (group, "</battle-group>")) == NULL)
    exit (1);
  many = g_string_new ("<muster xmlns='urn:muster:1'>");
  for (guint i = 0; i < n / 5; i++)
    g_string_append_len (many, group, end - group + (gssize) strlen ("</battle-group>"));
  g_string_append (many, "</muster>");
  return scratch_dup_written (scratch, name, many->str, many->len);
}

static void
print_figure (const char *name, guint n, const Figure *figure)
{
  printf ("%-10s %5u cards  %7.2f s  %7.2f s of processor time  %6.0f MiB  %6.0f bytes a card\n", name, n,
          figure->seconds, figure->spent, figure->memory, figure->bytes / n);
  fflush (stdout);
}

static void
measure_muster (const Scratch *scratch, char **argv, Figure *figures)
{
  g_autofree char *out = scratch_dup_path (scratch, "muster.pdf");

  for (guint i = 0; i < N_SIZES; i++)
    {
      g_autofree char *path = write_document (scratch, argv[2], sizes[i]);
      char *export[] = { argv[1],
                         (char *) "export",
                         (char *) "--to=pdf",
                         (char *) "--paper=a4",
                         (char *) "--list=no",
                         (char *) "-o",
                         out,
                         path,
                         NULL };

      for (guint round = 0; round < ROUNDS; round++)
        run (export, out, &figures[i]);
      print_figure ("muster", sizes[i], &figures[i]);
    }
}

/* The cards as a peer reads them, made by FOP, which knows stylesheets. */
static char *
dup_input (const Scratch *scratch, char **argv, const char *cards, const char *sheet, const char *name)
{
  g_autofree char *stylesheet = g_build_filename (argv[2], "tests", "bench", sheet, NULL);
  char *path = scratch_dup_path (scratch, name);
  char *transform[]
      = { argv[3], (char *) "-xml", (char *) cards, (char *) "-xsl", stylesheet, (char *) "-foout", path, NULL };
  Figure ignored = { 0 };

  run (transform, path, &ignored);
  return path;
}

/* Returns how long the faster one took. */
static gdouble
measure_peers (const Scratch *scratch, char **argv)
{
  g_autofree char *path = write_document (scratch, argv[2], sizes[RACE]),
                  *cards = scratch_dup_path (scratch, "cards.xml");
  char *export[]
      = { argv[1], (char *) "export", (char *) "--to=xml", (char *) "--list=no", (char *) "-o", cards, path, NULL };
  g_autofree char *fo = NULL, *html = NULL, *out = scratch_dup_path (scratch, "peer.pdf");
  Figure ignored = { 0 }, fop = { 0 }, weasyprint = { 0 };

  run (export, cards, &ignored);
  fo = dup_input (scratch, argv, cards, "cards-fo.xsl", "cards.fo");
  html = dup_input (scratch, argv, cards, "cards-html.xsl", "cards.html");
  run ((char *[]){ argv[3], (char *) "-fo", fo, (char *) "-pdf", out, NULL }, out, &fop);
  print_figure ("fop", sizes[RACE], &fop);
  run ((char *[]){ argv[4], html, out, NULL }, out, &weasyprint);
  print_figure ("weasyprint", sizes[RACE], &weasyprint);
  return MIN (fop.seconds, weasyprint.seconds);
}

/* TeX, which names what it makes after what it reads. Returns its processor time, as it uses one processor, and so do we. */
static gdouble
measure_tex (const Scratch *scratch, char **argv)
{
  g_autofree char *cards = scratch_dup_path (scratch, "cards.xml"),
                  *tex = dup_input (scratch, argv, cards, "cards-tex.xsl", "cards.tex"),
                  *out = scratch_dup_path (scratch, "cards.pdf"), *folder = g_path_get_dirname (out);
  Figure figure = { 0 };

  run ((char *[]){ argv[5], (char *) "-interaction=batchmode", (char *) "-output-directory", folder, tex, NULL }, out,
       &figure);
  print_figure ("pdflatex", sizes[RACE], &figure);
  return figure.spent;
}

/* Milliseconds that the side takes, at best, as the window paints it. */
static gdouble
measure_side (MusterPrintJob *job, guint side)
{
  gdouble width, height, best = G_MAXDOUBLE;
  cairo_surface_t *surface;

  muster_print_job_get_side_size (job, &width, &height);
  surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (width * PREVIEW_SCALE), (int) (height * PREVIEW_SCALE));
  for (guint round = 0; round < PREVIEW_ROUNDS; round++)
    {
      cairo_t *cr = cairo_create (surface);
      gint64 before = g_get_monotonic_time ();
      gdouble spent;

      cairo_scale (cr, PREVIEW_SCALE, PREVIEW_SCALE);
      muster_print_job_paint_side (job, side, cr);
      spent = (gdouble) (g_get_monotonic_time () - before) * 1e-3;
      best = MIN (best, spent);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (surface);
  return best;
}

/* The slowest side of the worked example. */
static gdouble
measure_preview (void)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  MusterPrintOptions options = muster_print_options_default ();
  g_autoptr (MusterPrintJob) job = muster_print_job_new (things->cards, things->rosters, &options);
  gdouble front = measure_side (job, 0), back = measure_side (job, 1);

  printf ("preview    front %.2f ms, back %.2f ms to paint anew\n", front, back);
  return MAX (front, back);
}

static gboolean
judge (const char *what, gdouble got, gdouble goal, gboolean at_least)
{
  gboolean fine = at_least ? got >= goal : got <= goal;

  printf ("%s %s: %.2f (%s %.1f)\n", fine ? "fine  " : "MISSED", what, got, at_least ? "at least" : "at most", goal);
  return fine;
}

int
main (int argc, char **argv)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  Figure muster[N_SIZES] = { 0 };
  const Figure *race = &muster[RACE], *last = &muster[N_SIZES - 1];
  gdouble fewer = (gdouble) sizes[0] / sizes[N_SIZES - 1];
  gboolean fine = TRUE;

  if (argc < 3 || argc == 4 || argc > 6)
    {
      fprintf (stderr, "Usage: %s MUSTER SOURCE [FOP WEASYPRINT [PDFLATEX]]\n", argv[0]);
      return 2;
    }
  measure_muster (scratch, argv, muster);
  if (argc >= 5)
    fine = judge ("times as fast as the faster peer", measure_peers (scratch, argv) / race->seconds, GOAL_RATIO, TRUE);
  else
    printf ("FOP and WeasyPrint aren't both installed: no race\n");
  if (argc == 6)
    fine = judge ("times as fast as pdflatex", measure_tex (scratch, argv) / race->spent, GOAL_TEX, TRUE) && fine;
  fine = judge ("MiB", race->memory, GOAL_MEMORY, FALSE) && fine;
  fine = judge ("bytes a card", race->bytes / sizes[RACE], GOAL_BYTES, FALSE) && fine;
  fine = judge ("growth of the time of a card", last->spent / muster[0].spent * fewer, GOAL_GROWTH, FALSE) && fine;
  fine = judge ("growth of the bytes of a card", last->bytes / muster[0].bytes * fewer, GOAL_GROWTH, FALSE) && fine;
  fine = judge ("ms to paint a card anew", measure_preview (), GOAL_REPAINT, FALSE) && fine;
  content_drop ();
  return fine ? 0 : 1;
}
