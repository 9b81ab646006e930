/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits: the bytes of each picture are stored once. A body's text has a hash instead, so that steps of things with
 * a portrait stay small.
 *
 * Only pictures made by muster_picture_recode() are stored this way. Others stay in the text as the file had them, to
 * be written again but never shown. */
#include <string.h>

#include "model/member.h"
#include "model/i18n.h"
#include "store/library-private.h"
#include "store/picture.h"

#define REFERENCE "<portrait xmlns:library=\"" MUSTER_LIBRARY_NAMESPACE "\" library:picture=\"%s\"/>"

static void
add_sitters (const MusterThing *thing, GPtrArray *sitters)
{
  if (muster_thing_can_have_portrait (thing))
    g_ptr_array_add (sitters, (gpointer) thing);
  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    add_sitters (muster_thing_get_part (thing, i), sitters);
}

/* All things with a portrait: the thing and its parts, recursively. */
static GPtrArray *
list_sitters (const MusterThing *thing)
{
  GPtrArray *sitters = g_ptr_array_new ();

  add_sitters (thing, sitters);
  return sitters;
}

/* The hash that stands for a picture; NULL if there is none. */
static char *
dup_reference (const MusterPortrait *portrait)
{
  return portrait != NULL && portrait->picture == NULL ? g_strdup (portrait->hash) : NULL;
}

/* Stores a picture within a transaction unless it is there. */
static gboolean
keep (MusterLibrary *library, GBytes *picture, const char *hash, GError **error)
{
  const char *type = NULL;
  guint width, height;
  gint64 there = 0;

  if (!muster_sql_number (library, error, &there, 0, "SELECT portrait FROM portrait WHERE hash = ?", "t", hash))
    return FALSE;
  return there != 0
         || (muster_picture_read_head (picture, &type, &width, &height, error)
             && muster_sql_run (
                 library, error,
                 "INSERT INTO portrait (hash, type, width, height, added, bytes) VALUES (?, ?, ?, ?, ?, ?)", "ttiiib",
                 hash, type, (gint64) width, (gint64) height, muster_library_clock (), picture));
}

/* Whether it is one of ours and can be stored separately. */
static gboolean
is_ours (const MusterPortrait *portrait)
{
  const char *type;
  guint width, height;

  return portrait != NULL && portrait->xml == NULL && portrait->picture != NULL
         && muster_picture_read_head (portrait->picture, &type, &width, &height, NULL);
}

static gboolean
detach (MusterLibrary *library, MusterThing *sitter, GError **error)
{
  MusterPortrait *portrait = muster_thing_get_portrait (sitter), *reference;
  g_autofree char *xml = NULL;

  if (!is_ours (portrait))
    return TRUE;
  if (portrait->hash == NULL)
    portrait->hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, portrait->picture);
  if (!keep (library, portrait->picture, portrait->hash, error))
    return FALSE;
  xml = g_strdup_printf (REFERENCE, portrait->hash);
  reference = muster_portrait_new_from_xml (xml, "");
  reference->hash = g_strdup (portrait->hash);
  muster_thing_set_portrait (sitter, reference);
  return TRUE;
}

gboolean
muster_portraits_detach (MusterLibrary *library, MusterThing *thing, GError **error)
{
  g_autoptr (GPtrArray) sitters = list_sitters (thing);

  for (guint i = 0; i < sitters->len; i++)
    if (!detach (library, sitters->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
muster_portraits_tie (MusterLibrary *library, gint64 body, const MusterThing *thing, GError **error)
{
  g_autoptr (GPtrArray) sitters = list_sitters (thing);

  for (guint i = 0; i < sitters->len; i++)
    {
      g_autofree char *hash = dup_reference (muster_thing_get_portrait (sitters->pdata[i]));

      if (hash != NULL
          && !muster_sql_run (library, error,
                              "INSERT OR IGNORE INTO likeness SELECT ?, portrait FROM portrait WHERE hash = ?", "it",
                              body, hash))
        return FALSE;
    }
  return TRUE;
}

/* An original one from a file. */
static gboolean
is_foreign (const MusterThing *sitter)
{
  return muster_thing_get_portrait (sitter) != NULL && muster_thing_get_portrait (sitter)->xml != NULL
         && muster_thing_get_portrait (sitter)->type != NULL;
}

static void
hide (MusterThing *sitter)
{
  if (is_foreign (sitter))
    muster_thing_set_portrait (sitter, muster_portrait_new_from_xml (muster_thing_get_portrait (sitter)->xml, ""));
}

gboolean
muster_portraits_is_true (sqlite3_stmt *row, int bytes, int hash)
{
  const void *data = sqlite3_column_blob (row, bytes);
  g_autofree char *found = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data != NULL ? data : (const void *) "",
                                                        (gsize) sqlite3_column_bytes (row, bytes));

  return g_str_equal (found, muster_sql_text (row, hash));
}

/* By its SHA-256. */
static GBytes *
find_picture (MusterLibrary *library, const char *hash, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT bytes, hash FROM portrait WHERE hash = ?", "t", hash);
  GBytes *picture = NULL;

  if (row == NULL)
    return NULL;
  if (muster_sql_next (library, row, &cause))
    {
      if (muster_portraits_is_true (row, 0, 1))
        picture = g_bytes_new (sqlite3_column_blob (row, 0), (gsize) sqlite3_column_bytes (row, 0));
      else
        muster_library_refuse (error, MUSTER_LIBRARY_ERROR_DAMAGED,
                               _ ("%s: this library is damaged (a picture doesn't match its checksum)"), library->path);
      muster_sql_done (row);
    }
  else if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("the library has no such picture"));
  return picture;
}

/* A lost picture remains a hash, and returns if the picture does. */
static gboolean
attach (MusterLibrary *library, MusterThing *sitter, GError **error)
{
  g_autofree char *hash = dup_reference (muster_thing_get_portrait (sitter));
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) picture = hash != NULL ? find_picture (library, hash, &cause) : NULL;

  if (cause != NULL && !g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (picture != NULL)
    {
      muster_thing_set_portrait (sitter, muster_portrait_new (picture));
      muster_thing_get_portrait (sitter)->hash = g_steal_pointer (&hash);
    }
  else
    hide (sitter);
  return TRUE;
}

gboolean
muster_portraits_attach (MusterLibrary *library, MusterThing *thing, GError **error)
{
  g_autoptr (GPtrArray) sitters = list_sitters (thing);

  for (guint i = 0; i < sitters->len; i++)
    if (!attach (library, sitters->pdata[i], error))
      return FALSE;
  return TRUE;
}

/* A document may hold thousands of pictures, and each needs a process. Those beyond these limits stay undecoded. */
#define MOST_PICTURES 1000
#define MOST_MILLISECONDS 120000

typedef struct
{
  const char *helper;
  gint64 deadline;  /* monotonic */
  GHashTable *made; /* picture digest to the recoded GBytes, or NULL */
  guint refused;
} Recoding;

static void
unref_made (gpointer made)
{
  if (made != NULL)
    g_bytes_unref (made);
}

static GBytes *
make_ours (const Recoding *recoding, GBytes *picture)
{
  gint64 left = (recoding->deadline - g_get_monotonic_time ()) / 1000;

  if (left <= 0 || g_hash_table_size (recoding->made) >= MOST_PICTURES)
    return NULL;
  return muster_picture_recode_within (recoding->helper, picture, (guint) left, NULL);
}

/* Copies of a picture in a document are recoded once. */
static GBytes *
find_ours (const Recoding *recoding, MusterPortrait *portrait)
{
  const char *digest = muster_portrait_get_digest (portrait);
  gpointer made = NULL;

  if (!g_hash_table_lookup_extended (recoding->made, digest, NULL, &made))
    {
      made = make_ours (recoding, portrait->picture);
      g_hash_table_insert (recoding->made, g_strdup (digest), made);
    }
  return made;
}

static void
recode (Recoding *recoding, const MusterThing *thing)
{
  g_autoptr (GPtrArray) sitters = list_sitters (thing);

  for (guint i = 0; i < sitters->len; i++)
    {
      MusterThing *sitter = sitters->pdata[i];
      GBytes *ours = is_foreign (sitter) ? find_ours (recoding, muster_thing_get_portrait (sitter)) : NULL;

      if (ours != NULL)
        muster_thing_set_portrait (sitter, muster_portrait_new (ours));
      else if (is_foreign (sitter))
        recoding->refused++;
    }
}

guint
muster_portraits_recode_all (const GPtrArray *things, const char *helper)
{
  Recoding recoding = { .helper = helper };

  recoding.deadline = g_get_monotonic_time () + (gint64) MOST_MILLISECONDS * 1000;
  recoding.made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_made);
  for (guint i = 0; i < things->len; i++)
    recode (&recoding, things->pdata[i]);
  g_hash_table_unref (recoding.made);
  return recoding.refused;
}

void
muster_portraits_hide (const MusterThing *thing)
{
  g_autoptr (GPtrArray) sitters = list_sitters (thing);

  for (guint i = 0; i < sitters->len; i++)
    hide (sitters->pdata[i]);
}
