/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Overwritten pages: each in turn, pairs of those holding the schema, truncated files, and logs with a bad frame. The
 * backup is four things old. Any document with all its bytes left comes back; affected documents are determined by
 * searching for their text, not by library code.
 *   test-library-pages [all] */
#include "support/cmocka.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/collision/character.h"
#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"
#include "support/place.h"

#define PAGE 4096
#define OLD 6 /* things that the backup has */
#define NEW 4 /* and those that came after it */
#define ALL (OLD + NEW)
#define WINDOW 48

static guint stride = 8; /* of all but the single pages, in a short run */

typedef struct
{
  char *name;
  char *text; /* as the library has it */
  char *hash;
} Document;

/* The library that is damaged again and again, its log and its backup, as bytes; and what it holds. */
static char *base, *base_log, *backup;
static gsize base_length, log_length, backup_length;
static Document documents[ALL];

/* A character with notes that no other has, of a page or three. */
static MusterThing *
make_document (guint n, guint salt)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();
  GString *notes = g_string_new (NULL);

  for (guint i = 0; i < 20 + n * 17; i++)
    {
      g_autofree char *line = g_strdup_printf ("%u/%u/%u", n, salt, i);
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, line, -1);

      g_string_append_printf (notes, "%s ", sum);
    }
  character->thing.name = g_strdup_printf ("Thing %02u", n);
  character->notes = g_string_free (notes, FALSE);
  return &character->thing;
}

static void
note_document (MusterLibrary *library, gint64 id, Document *document)
{
  g_auto (MusterText) text = { { NULL } };
  g_auto (MusterLibraryState) state = { 0 };

  assert_true (muster_library_find_state (library, id, &state, NULL));
  assert_true (muster_body_read (library, state.body, &text, NULL));
  document->text = g_steal_pointer (&text.parts[MUSTER_TEXT_XML]);
  document->hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, document->text, -1);
}

/* Adds one, and edits it once so that it has a past. */
static void
add_document (MusterLibrary *library, guint n)
{
  g_autoptr (MusterThing) first = make_document (n, 1), then = make_document (n, 2);
  gint64 id = muster_library_add (library, first, NULL), state = 0;
  g_autoptr (MusterThing) read = muster_library_get (library, id, &state, NULL);

  assert_true (muster_library_save (library, id, &state, then, NULL));
  assert_true (muster_library_tag (library, id, "tagged", NULL, NULL));
  documents[n].name = g_strdup (then->name);
  note_document (library, id, &documents[n]);
}

static gboolean
page_has (const char *page, gsize length, const char *bytes, gsize n)
{
  const char *end = page + length - MIN (n, length), *at = page;

  while (length >= n && at <= end && (at = memchr (at, bytes[0], (gsize) (end - at) + 1)) != NULL)
    if (memcmp (at++, bytes, n) == 0)
      return TRUE;
  return FALSE;
}

/* Whether a page has part of a document: its checksum, near its beginning, or some of its unique text. */
static gboolean
page_holds (const char *page, gsize length, const Document *document)
{
  gsize n = strlen (document->text);

  if (page_has (page, length, document->hash, 64))
    return TRUE;
  for (gsize i = 0; i + WINDOW <= n; i += WINDOW / 2)
    if (strchr (document->text + i, '<') == NULL || strchr (document->text + i, '<') >= document->text + i + WINDOW)
      if (page_has (page, length, document->text + i, WINDOW))
        return TRUE;
  return FALSE;
}

static void
put (const char *path, const char *data, gsize length)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static gboolean
has_document (MusterLibrary *library, const Document *document)
{
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      g_autofree char *xml = library_dup_xml (library, entry->id);

      if (g_str_equal (xml, document->text))
        return TRUE;
    }
  return FALSE;
}

/* Touches everything, as a program would; repairs it if needed. */
static MusterLibrary *
use (MusterLibrary *library)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = muster_library_check (library, &error);

  if (error == NULL && faults->len == 0)
    return library;
  return muster_library_mend (library, NULL);
}

/* Opens a library with these bytes, optionally with the old backup; `gone` says which documents may be missing. Returns
 * how many are. */
static guint
try (const char *data, gsize length, const char *log, gsize log_size, gboolean with_backup, const gboolean *gone,
     const char *what, guint n)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL, *beside = NULL;
  MusterLibrary *library;
  guint there = 0;

  place_init (&place);
  kept = g_build_filename (place.scratch->path, "library.backups", "20260101-000000.db", NULL);
  beside = g_strconcat (place.path, "-wal", NULL);
  if (with_backup)
    put (kept, backup, backup_length);
  put (place.path, data, length);
  if (log != NULL)
    put (beside, log, log_size);
  library = muster_library_open (place.path, &library_codec, content_get (), &error);
  if (library == NULL)
    fail_msg ("%s %u: %s", what, n, error->message);
  library = use (library);
  library_assert_sound (library);
  for (guint i = 0; i < ALL; i++)
    {
      gboolean has = has_document (library, &documents[i]);

      there += has;
      if (!has && !gone[i] && !(with_backup && i < OLD))
        fail_msg ("%s %u: %s is lost though its bytes are there (%s)", what, n, documents[i].name,
                  muster_library_get_notice (library));
      if (!has && with_backup && i < OLD)
        fail_msg ("%s %u: %s is lost though the backup has it", what, n, documents[i].name);
    }
  muster_library_close (library);
  return there;
}

static void
spoil (char *data, gsize page, GRand *rand)
{
  for (guint i = 0; i < PAGE; i++)
    data[page * PAGE + i] = (char) g_rand_int (rand);
}

static void
note_gone (const char *from, gsize length, gboolean *gone)
{
  for (guint i = 0; i < ALL; i++)
    gone[i] = gone[i] || page_holds (from, length, &documents[i]);
}

static void
test_each_page (void **state)
{
  GRand *rand = g_rand_new_with_seed (14);
  guint holding = 0, kept = 0, all = 0, pages = (guint) (base_length / PAGE);

  for (gsize page = 0; page < pages; page++)
    for (guint with_backup = page % stride == 0 ? 0 : 1; with_backup < 2; with_backup++)
      {
        g_autofree char *data = g_memdup2 (base, base_length);
        gboolean gone[ALL] = { FALSE };

        note_gone (base + page * PAGE, PAGE, gone);
        for (guint i = 0; i < ALL; i++)
          holding += with_backup == 1 && gone[i];
        spoil (data, page, rand);
        kept += try (data, base_length, NULL, 0, with_backup == 1, gone, "page", (guint) page + 1);
        all += ALL;
      }
  print_message ("# %u pages, with a backup that is four things old and without one; each document was part of %u "
                 "pages in all; %u of "
                 "%u came back\n",
                 pages, holding, kept, all);
  assert_true (holding > ALL && holding < pages);
  g_rand_free (rand);
}

/* The pages that say what the tables are and where they begin. */
static GArray *
list_schema_pages (void)
{
  GArray *pages = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (Place) place = { 0 };
  sqlite3_stmt *row = NULL;
  sqlite3 *db;

  place_init (&place);
  put (place.path, base, base_length);
  db = muster_sql_open (place.path, SQLITE_OPEN_READWRITE, NULL);
  assert_int_equal (sqlite3_prepare_v2 (db,
                                        "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' UNION "
                                        "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0",
                                        -1, &row, NULL),
                    SQLITE_OK);
  while (sqlite3_step (row) == SQLITE_ROW)
    {
      guint page = (guint) sqlite3_column_int (row, 0);

      g_array_append_val (pages, page);
    }
  sqlite3_finalize (row);
  sqlite3_close (db);
  return pages;
}

static void
test_pairs_of_schema_pages (void **state)
{
  g_autoptr (GArray) pages = list_schema_pages ();
  GRand *rand = g_rand_new_with_seed (15);
  guint pairs = 0;

  assert_true (pages->len > 20);
  for (guint i = 0; i < pages->len; i++)
    for (guint j = i + 1; j < pages->len; j++, pairs++)
      {
        gsize one = g_array_index (pages, guint, i) - 1, two = g_array_index (pages, guint, j) - 1;
        g_autofree char *data = g_memdup2 (base, base_length);
        gboolean gone[ALL] = { FALSE };

        if (pairs % stride != 0)
          continue;
        note_gone (base + one * PAGE, PAGE, gone);
        note_gone (base + two * PAGE, PAGE, gone);
        spoil (data, one, rand);
        spoil (data, two, rand);
        try (data, base_length, NULL, 0, TRUE, gone, "pair", pairs);
      }
  print_message ("# %u pairs of %u schema pages\n", pairs, pages->len);
  g_rand_free (rand);
}

static void
test_cut_off (void **state)
{
  guint lengths = 0;

  for (gsize length = PAGE; length < base_length; length += PAGE)
    for (guint odd = stride > 1 ? (guint) (length / PAGE) % 4 : 0; odd < (stride > 1 ? length / PAGE % 4 + 1 : 4);
         odd++, lengths++)
      {
        static const gsize more[] = { 0, 1, 777, PAGE - 1 };
        gboolean gone[ALL] = { FALSE };
        gsize at = MIN (length + more[odd], base_length - 1);

        note_gone (base + at, base_length - at, gone);
        /* Of a page that was cut, the end is missing, where the first cells lie. */
        if (at % PAGE != 0)
          note_gone (base + at / PAGE * PAGE, PAGE, gone);
        try (base, at, NULL, 0, odd % 2 == 0, gone, "length", (guint) at);
      }
  print_message ("# %u lengths\n", lengths);
}

/* The library wasn't closed: what came last is in the log. Each frame of it in turn is rubbish, with changes after it. */
static void
test_each_frame_of_the_log (void **state)
{
  guint frames = (guint) ((log_length - 32) / (PAGE + 24)), holding = 0;
  GRand *rand = g_rand_new_with_seed (16);

  for (guint frame = 0; frame < frames; frame += stride)
    {
      g_autofree char *log = g_memdup2 (base_log, log_length);
      gboolean gone[ALL] = { FALSE };
      char *page = log + 32 + (gsize) frame * (PAGE + 24) + 24;

      note_gone (page, PAGE, gone);
      for (guint i = 0; i < ALL; i++)
        holding += gone[i];
      for (guint i = 0; i < PAGE; i++)
        page[i] = (char) g_rand_int (rand);
      /* What the last change wrote can't be told from a change that was never finished. */
      gone[ALL - 1] = TRUE;
      try (backup, backup_length, log, log_length, TRUE, gone, "frame", frame + 1);
    }
  print_message ("# %u frames of a log, of which %u hold part of a document\n", frames, holding);
  assert_true (frames > 30);
  g_rand_free (rand);
}

/* The notice counts what came back, and what didn't. */
static void
test_the_notice_is_true (void **state)
{
  g_autoptr (GArray) pages = list_schema_pages ();
  g_auto (Place) place = { 0 };
  g_autofree char *kept = NULL, *data = g_memdup2 (base, base_length);
  MusterLibrary *library;
  guint first = 0;

  place_init (&place);
  kept = g_build_filename (place.scratch->path, "library.backups", "20260101-000000.db", NULL);
  put (kept, backup, backup_length);
  /* The page with the checksum of the last document. */
  for (gsize page = 0; page < base_length / PAGE; page++)
    if (page_has (base + page * PAGE, PAGE, documents[ALL - 1].hash, 64) && base[page * PAGE] == 13)
      memset (data + page * PAGE, first++ == 0 ? 0xaa : 0xbb, PAGE);
  assert_true (first > 0);
  put (place.path, data, base_length);
  library = use (library_open (place.path));
  assert_non_null (strstr (muster_library_get_notice (library), "library.damaged-"));
  assert_non_null (strstr (muster_library_get_notice (library), "20260101-000000.db"));
  assert_non_null (
      strstr (muster_library_get_notice (library), "4 newer things were recovered, 1 of them in an earlier version"));
  assert_false (has_document (library, &documents[ALL - 1]));
  muster_library_close (library);
}

/* The base. */

static int
set_up (void **state)
{
  g_auto (Place) place = { 0 };
  g_autofree char *log = NULL;
  MusterLibrary *library;

  place_init (&place);
  log = g_strconcat (place.path, "-wal", NULL);
  library = library_open (place.path);
  for (guint i = 0; i < OLD; i++)
    add_document (library, i);
  muster_library_close (library);
  assert_true (g_file_get_contents (place.path, &backup, &backup_length, NULL));
  library = library_open (place.path);
  for (guint i = OLD; i < ALL; i++)
    add_document (library, i);
  assert_true (g_file_get_contents (log, &base_log, &log_length, NULL));
  muster_library_close (library);
  return g_file_get_contents (place.path, &base, &base_length, NULL) ? 0 : -1;
}

static int
tear_down (void **state)
{
  for (guint i = 0; i < ALL; i++)
    {
      g_free (documents[i].name);
      g_free (documents[i].text);
      g_free (documents[i].hash);
    }
  g_free (base);
  g_free (base_log);
  g_free (backup);
  content_drop ();
  return 0;
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_each_page),
    cmocka_unit_test (test_pairs_of_schema_pages),
    cmocka_unit_test (test_cut_off),
    cmocka_unit_test (test_each_frame_of_the_log),
    cmocka_unit_test (test_the_notice_is_true),
  };

  if (argc > 1 && g_str_equal (argv[1], "all"))
    stride = 1;
  library_use_memory ();
  return cmocka_run_group_tests (tests, set_up, tear_down);
}
