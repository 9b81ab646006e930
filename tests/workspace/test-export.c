/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What leaves a session: the table of formats, batches and export jobs, all or nothing. */
#include "workspace/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/collision/group.h"
#include "support/library.h"
#include "workspace/export-job.h"

/* Two characters, and a group that links to one of them; the group is current. */
static void
fill (Fixture *fixture)
{
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint64 vex;

  session_add_named (fixture->session, "Nim");
  session_add_named (fixture->session, "Vex");
  vex = muster_session_get_selected (fixture->session);
  group->thing.name = g_strdup ("Tide");
  muster_session_add (fixture->session, "Add Tide", &group->thing);
  muster_session_join (fixture->session, "Join", vex, 2);
}

static MusterBatch *
make_batch (Fixture *fixture, MusterScope scope)
{
  MusterBatch *batch = muster_batch_new (muster_session_get_catalog (fixture->session));

  muster_batch_add_scope (batch, fixture->session, scope);
  return batch;
}

/* Formats. */

static void
test_every_format_has_its_own_name (void **state)
{
  const MusterFormat *format;
  guint n = 0, documents = 0;

  for (; (format = muster_formats_nth (n)) != NULL; n++)
    {
      assert_ptr_equal (muster_formats_find (format->name), format);
      assert_true (*format->title != '\0' && *format->ending != '\0');
      assert_int_equal (format->paint != NULL, format->kind == MUSTER_FORMAT_SIDES);
      assert_int_equal (format->copy != NULL, format->copied != NULL);
      documents += muster_format_is_document (format);
    }
  assert_true (n > 1);
  assert_int_equal (documents, 1);
  assert_int_equal (muster_formats_nth (0)->kind, MUSTER_FORMAT_PAGES);
  assert_null (muster_formats_find ("nothing"));
}

static void
test_a_name_that_every_system_takes (void **state)
{
  g_autofree char *name = muster_format_dup_file_name (muster_formats_find ("text"), "Tide: “a/b”\\c?");

  assert_string_equal (name, "Tide- “a-b”-c-.txt");
}

/* Blank cards have no words; a document has the things, without links into this library. */
static void
test_words (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterBatch) batch = NULL;
  const MusterFormat *format;

  fill (fixture);
  batch = make_batch (fixture, MUSTER_SCOPE_CURRENT);
  for (guint i = 0; (format = muster_formats_nth (i)) != NULL; i++)
    {
      g_autoptr (GBytes) words = NULL, again = NULL;

      if (format->kind != MUSTER_FORMAT_WORDS)
        continue;
      words = muster_format_make_words (format, batch, TRUE);
      assert_non_null (g_strstr_len (g_bytes_get_data (words, NULL), (gssize) g_bytes_get_size (words), "Vex"));
      assert_null (
          g_strstr_len (g_bytes_get_data (words, NULL), (gssize) g_bytes_get_size (words), "urn:muster:library"));
      muster_batch_add_blank (batch, 1);
      assert_true (muster_batch_fill (batch));
      again = muster_format_make_words (format, batch, TRUE);
      assert_true (g_bytes_equal (words, again));
    }
}

/* Batches. */

/* It isn't affected by later edits, and a library is added one thing at a time. */
static void
test_a_batch_has_copies (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterBatch) one = NULL, all = NULL;
  guint n = 0;

  fill (fixture);
  one = make_batch (fixture, MUSTER_SCOPE_CURRENT);
  session_rename (fixture->session, "Ebb");
  assert_string_equal (muster_batch_get_title (one), "Tide");
  assert_false (muster_batch_fill (one));
  all = make_batch (fixture, MUSTER_SCOPE_ALL);
  assert_int_equal (all->document->things->len, 0);
  for (; muster_batch_fill (all); n++)
    assert_int_equal (muster_batch_count_left (all), 2 - n);
  assert_int_equal (n, 3);
  assert_int_equal (all->document->things->len, 3);
}

/* Jobs. */

typedef struct
{
  gboolean done, fine;
  GError *error;
  guint steps;
  GCancellable *cancellable; /* cancelled after the first step; or NULL */
} Outcome;

static void
progress_cb (guint done, guint all, gpointer data)
{
  Outcome *outcome = data;

  outcome->steps++;
  assert_true (done <= all);
  if (outcome->cancellable != NULL)
    g_cancellable_cancel (outcome->cancellable);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Outcome *outcome = data;

  outcome->fine = muster_export_job_run_finish (result, &outcome->error);
  outcome->done = TRUE;
}

static void
run (MusterBatch *batch, const char *format, const char *path, Outcome *outcome)
{
  MusterPrintOptions options = muster_print_options_default ();
  g_autoptr (MusterPrintPreview) preview = muster_print_preview_new (batch, &options);
  MusterExportOrder order = { muster_formats_find (format), TRUE, 72, path, progress_cb, outcome };

  muster_print_preview_begin (preview);
  while (!muster_print_preview_is_finished (preview))
    g_main_context_iteration (NULL, TRUE);
  muster_export_job_run_async (preview, &order, outcome->cancellable, done_cb, outcome);
  while (!outcome->done)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_a_file_of_pages (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "out.pdf", NULL), *bytes = NULL;
  g_autoptr (MusterBatch) batch = NULL;
  Outcome outcome = { 0 };

  fill (fixture);
  batch = make_batch (fixture, MUSTER_SCOPE_ALL);
  run (batch, "pdf", path, &outcome);
  assert_true (outcome.fine);
  assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  assert_true (g_str_has_prefix (bytes, "%PDF-"));
}

/* The pictures of a character are two sides; stopped after the first, none is there. */
static void
test_pictures_all_or_none (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *folder = g_build_filename (fixture->folder, "pictures", NULL);
  g_autoptr (MusterBatch) batch = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Outcome stopped = { .cancellable = cancellable }, outcome = { 0 };

  session_add_named (fixture->session, "Vex");
  batch = make_batch (fixture, MUSTER_SCOPE_CURRENT);
  assert_int_equal (g_mkdir (folder, 0700), 0);
  run (batch, "png", folder, &stopped);
  assert_false (stopped.fine);
  assert_true (g_error_matches (stopped.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  assert_int_equal (stopped.steps, 1);
  assert_int_equal (count_files (folder), 0);
  g_clear_error (&stopped.error);

  run (batch, "png", folder, &outcome);
  assert_true (outcome.fine);
  assert_int_equal (outcome.steps, 2);
  assert_int_equal (count_files (folder), 2);
}

static void
test_nothing_is_an_error (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "out.pdf", NULL);
  g_autoptr (MusterBatch) batch = make_batch (fixture, MUSTER_SCOPE_ALL);
  Outcome outcome = { 0 };

  run (batch, "pdf", path, &outcome);
  assert_false (outcome.fine);
  assert_true (g_error_matches (outcome.error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
  assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_clear_error (&outcome.error);
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_format_has_its_own_name),
    cmocka_unit_test (test_a_name_that_every_system_takes),
    CASE (test_words),
    CASE (test_a_batch_has_copies),
    CASE (test_a_file_of_pages),
    CASE (test_pictures_all_or_none),
    CASE (test_nothing_is_an_error),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
