/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares the reports of 5,000 seeded random things of each class, as XML with remedies, with recorded digests:
 *   reports FILE            compares; names the first block that differs
 *   reports --record FILE   records new digests, for intended changes of the rules
 *
 * A line of the file has a class, the index of the first thing of a block, and the SHA-256 of the block's reports. */
#include "support/cmocka.h"

#include <string.h>

#include "games/games.h"
#include "model/i18n.h"
#include "support/content.h"
#include "support/things.h"
#include "xml/report.h"

#define THINGS 5000
#define BLOCK 250

/* Digests. */

static void
digest_thing (GChecksum *sum, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (content_get (), thing, TRUE);
  g_autofree char *xml = NULL;
  MusterWriting writing;
  gsize length;

  muster_writing_begin (&writing, content_get ());
  muster_report_write (&writing, report);
  xml = muster_writing_end (&writing, &length);
  g_checksum_update (sum, (const guchar *) xml, (gssize) length);
}

static void
digest_class (const RandomClass *class, GString *lines)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);

  for (guint first = 0; first < THINGS; first += BLOCK)
    {
      g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

      for (guint i = 0; i < BLOCK; i++)
        {
          g_autoptr (MusterThing) thing = random_thing (class, content_get (), rand);

          digest_thing (sum, thing);
        }
      g_string_append_printf (lines, "%s %u %s\n", class->name, first, g_checksum_get_string (sum));
    }
}

static const char *path;

static void
test_class (void **state)
{
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *recorded = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &recorded, NULL, &error))
    fail_msg ("%s", error->message);
  digest_class (*state, found);
  lines = g_strsplit (g_strchomp (found->str), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (recorded, lines[i]) == NULL)
      fail_msg ("the reports differ from those recorded: %s", lines[i]);
}

static int
record (const char *file)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < RANDOM_N_CLASSES; i++)
    digest_class (&random_classes[i], lines);
  content_drop ();
  return g_file_set_contents (file, lines->str, (gssize) lines->len, NULL) ? 0 : 1;
}

int
main (int argc, char **argv)
{
  struct CMUnitTest tests[RANDOM_N_CLASSES];
  g_auto (MusterPlain) plain = muster_plain_begin ();

  if (argc == 3 && g_str_equal (argv[1], "--record"))
    return record (argv[2]);
  path = argc == 2 ? argv[1] : "";
  for (guint i = 0; i < RANDOM_N_CLASSES; i++)
    tests[i] = (struct CMUnitTest){ random_classes[i].name, test_class, NULL, NULL, (void *) &random_classes[i] };
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
