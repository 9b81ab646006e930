/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A helper that does anything but its work: it costs what it was to make, within its limits, and nothing else. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "games/collision/character.h"
#include "store/helper.h"
#include "store/library.h"
#include "support/cmocka.h"
#include "support/scratch.h"

#define LONG 60000

static const MusterHelperLimits plenty = { LONG, 1 << 20 }, hurried = { 200, 1 << 20 };

/* More than a pipe holds, so that the writer must wait for a reader, or gets SIGPIPE. */
static GBytes *
make_input (void)
{
  return g_bytes_new_take (g_strnfill (4 << 20, 'x'), 4 << 20);
}

static GBytes *
run (const char *script, const MusterHelperLimits *limits, GError **error)
{
  const char *argv[] = { "sh", "-c", script, NULL };
  g_autoptr (GBytes) input = make_input ();

  return muster_helper_run (argv, input, limits, error);
}

static void
assert_refused (const char *script, const MusterHelperLimits *limits, const char *cause)
{
  g_autoptr (GError) error = NULL;

  assert_null (run (script, limits, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_REFUSED);
  if (strstr (error->message, cause) == NULL)
    fail_msg ("no “%s” in: %s", cause, error->message);
  /* Nothing is left of it. */
  assert_int_equal (waitpid (-1, NULL, WNOHANG), -1);
}

static void
test_output_is_returned (void **state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) counted = run ("wc -c", &plenty, &error), whole = run ("head -c 1048576", &plenty, &error),
                     none = run (":", &plenty, &error);

  g_assert_no_error (error);
  assert_int_equal (atoi (g_bytes_get_data (counted, NULL)), 4 << 20);
  assert_int_equal (g_bytes_get_size (whole), 1 << 20);
  assert_int_equal (g_bytes_get_size (none), 0);
}

static void
test_ends_early (void **state)
{
  assert_refused ("exit 3", &plenty, "can't be read");
  assert_refused ("kill -9 $$", &plenty, "can't be read");
  assert_refused ("printf half; exit 1", &plenty, "can't be read");
}

static void
test_hangs (void **state)
{
  assert_refused ("exec sleep 600", &hurried, "takes too long");
  assert_refused ("printf half; exec sleep 600", &hurried, "takes too long");
  assert_refused ("exec >&-; exec sleep 600", &hurried, "takes too long");
  assert_refused ("while :; do printf x; done", &(MusterHelperLimits){ 200, 1 << 30 }, "takes too long");
}

static void
test_floods (void **state)
{
  assert_refused ("exec yes", &plenty, "prints too much");
  assert_refused ("head -c 1048577", &plenty, "prints too much");
}

static void
test_cannot_be_started (void **state)
{
  const char *argv[] = { "/nonexistent/helper", NULL };
  g_autoptr (GBytes) input = make_input ();
  g_autoptr (GError) error = NULL;

  assert_null (muster_helper_run (argv, input, &plenty, &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_REFUSED);
}

/* The head of a PNG, which is all that is looked at before the helper has it. */
static MusterThing *
make_portrayed (guint8 mark)
{
  guint8 data[64]
      = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 0, 16, 0, 0, 0, 16 };
  g_autofree char *base64 = NULL;
  MusterCollisionCharacter *character = muster_collision_character_new ();

  data[63] = mark;
  base64 = g_base64_encode (data, sizeof data);
  character->portrait = muster_portrait_new_from_xml ("<portrait/>", base64);
  return &character->thing;
}

/* Each picture goes through the helper once, in any order; failures are kept unchanged. */
static void
test_pictures_are_made_ours_once (void **state)
{
  static const char script[]
      = "#!/bin/sh\nfolder=${0%/*}\necho >>$folder/runs\ntee $folder/last | tail -c 1 | grep -q c "
        "&& exit 1\nexec cat $folder/last\n";
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *helper = scratch_dup_written (scratch, "helper", script, sizeof script - 1), *runs = NULL,
                  *log = scratch_dup_path (scratch, "runs");
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  gsize length = 0;

  assert_int_equal (chmod (helper, 0700), 0);
  for (const char *mark = "abcabcabc"; *mark != '\0'; mark++)
    g_ptr_array_add (things, make_portrayed ((guint8) *mark));
  assert_int_equal (muster_portraits_recode_all (things, helper), 3);
  assert_true (g_file_get_contents (log, &runs, &length, NULL));
  assert_int_equal (length, 3);
  for (guint i = 0; i < things->len; i++)
    {
      const MusterPortrait *portrait = ((MusterCollisionCharacter *) things->pdata[i])->portrait;

      assert_non_null (portrait->picture);
      assert_int_equal (portrait->xml != NULL, i % 3 == 2);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_output_is_returned),
    cmocka_unit_test (test_ends_early),
    cmocka_unit_test (test_hangs),
    cmocka_unit_test (test_floods),
    cmocka_unit_test (test_cannot_be_started),
    cmocka_unit_test (test_pictures_are_made_ours_once),
  };

  return cmocka_run_group_tests_name ("helper", tests, NULL, NULL);
}
