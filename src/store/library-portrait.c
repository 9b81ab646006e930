/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits: the bytes of a picture, once each. In the text of a body a hash stands in their place, so that a step with a
 * character that has a portrait writes no more than any other.
 *
 * Only pictures that the program made itself are kept so, with muster_picture_recode(). One that stands in the text as some
 * file had it is given out as it came, to be written again, but not to be looked at. */
#include <string.h>

#include "model/character.h"
#include "model/member.h"
#include "model/tongue.h"
#include "store/library-private.h"
#include "store/picture.h"

#define MARK "library:picture=\""
#define REFERENCE "<portrait xmlns:library=\"" MUSTER_LIBRARY_NAMESPACE "\" " MARK "%s\"/>"

/* The characters of a thing: itself, or its members. */
static GPtrArray *
list_characters (const MusterThing *thing)
{
  GPtrArray *characters = g_ptr_array_new (), *members = muster_thing_get_members (thing);

  if (thing->klass == &muster_character_class)
    g_ptr_array_add (characters, (gpointer) thing);
  for (guint i = 0; members != NULL && i < members->len; i++)
    if (((MusterThing *) members->pdata[i])->klass == &muster_character_class)
      g_ptr_array_add (characters, members->pdata[i]);
  return characters;
}

/* The hash that stands in the place of a picture; NULL where none does. */
static char *
dup_reference (const MusterPortrait *portrait)
{
  const char *mark
      = portrait != NULL && portrait->xml != NULL && portrait->picture == NULL ? strstr (portrait->xml, MARK) : NULL;

  if (mark == NULL || strspn (mark + strlen (MARK), "0123456789abcdef") != 64)
    return NULL;
  return g_strndup (mark + strlen (MARK), 64);
}

static void
set_portrait (MusterCharacter *character, MusterPortrait *portrait)
{
  g_clear_pointer (&character->portrait, muster_portrait_unref);
  character->portrait = portrait;
}

/* Writes a picture within a transaction, where it isn't there yet. */
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

/* Whether it is one of ours, that can be kept apart from the text. */
static gboolean
is_ours (const MusterPortrait *portrait)
{
  const char *type;
  guint width, height;

  return portrait != NULL && portrait->xml == NULL && portrait->picture != NULL
         && muster_picture_read_head (portrait->picture, &type, &width, &height, NULL);
}

static gboolean
detach (MusterLibrary *library, MusterCharacter *character, GError **error)
{
  MusterPortrait *portrait = character->portrait;
  g_autofree char *xml = NULL;

  if (!is_ours (portrait))
    return TRUE;
  if (portrait->hash == NULL)
    portrait->hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, portrait->picture);
  if (!keep (library, portrait->picture, portrait->hash, error))
    return FALSE;
  xml = g_strdup_printf (REFERENCE, portrait->hash);
  set_portrait (character, muster_portrait_new_from_xml (xml, ""));
  return TRUE;
}

char *
muster_portraits_write (MusterLibrary *library, const MusterThing *thing, GError **error)
{
  g_autoptr (GPtrArray) characters = list_characters (thing), portraits = g_ptr_array_new ();
  gboolean fine = TRUE;
  char *xml = NULL;

  for (guint i = 0; i < characters->len; i++)
    {
      MusterCharacter *character = characters->pdata[i];

      g_ptr_array_add (portraits, character->portrait != NULL ? muster_portrait_ref (character->portrait) : NULL);
      fine = fine && detach (library, character, error);
    }
  if (fine)
    xml = library->codec->write (thing, library->catalog);
  for (guint i = 0; i < characters->len; i++)
    set_portrait (characters->pdata[i], portraits->pdata[i]);
  return xml;
}

gboolean
muster_portraits_tie (MusterLibrary *library, gint64 body, const MusterThing *thing, GError **error)
{
  g_autoptr (GPtrArray) characters = list_characters (thing);

  for (guint i = 0; i < characters->len; i++)
    {
      g_autofree char *hash = dup_reference (((MusterCharacter *) characters->pdata[i])->portrait);

      if (hash != NULL
          && !muster_sql_run (library, error,
                              "INSERT OR IGNORE INTO likeness SELECT ?, portrait FROM portrait WHERE hash = ?", "it",
                              body, hash))
        return FALSE;
    }
  return TRUE;
}

/* One as a file had it. */
static gboolean
is_foreign (const MusterCharacter *character)
{
  return character->portrait != NULL && character->portrait->xml != NULL && character->portrait->type != NULL;
}

static void
hide (MusterCharacter *character)
{
  if (is_foreign (character))
    set_portrait (character, muster_portrait_new_from_xml (character->portrait->xml, ""));
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
                               _ ("%s: this library is damaged (a picture isn't what it was)"), library->path);
      muster_sql_done (row);
    }
  else if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("the library has no such picture"));
  return picture;
}

/* One that is lost stays a hash, and comes back where the picture does. */
static gboolean
attach (MusterLibrary *library, MusterCharacter *character, GError **error)
{
  g_autofree char *hash = dup_reference (character->portrait);
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) picture = hash != NULL ? find_picture (library, hash, &cause) : NULL;

  if (cause != NULL && !g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (picture != NULL)
    {
      set_portrait (character, muster_portrait_new (picture));
      character->portrait->hash = g_steal_pointer (&hash);
    }
  else
    hide (character);
  return TRUE;
}

gboolean
muster_portraits_attach (MusterLibrary *library, MusterThing *thing, GError **error)
{
  g_autoptr (GPtrArray) characters = list_characters (thing);

  for (guint i = 0; i < characters->len; i++)
    if (!attach (library, characters->pdata[i], error))
      return FALSE;
  return TRUE;
}

/* The same picture often comes several times, with each copy of a document; it takes a program each time, and so is made ours
 * once while it stays the same. */
static GBytes *
dup_recoded (const char *helper, GBytes *picture)
{
  static _Thread_local GBytes *given, *made;

  if (given == NULL || !g_bytes_equal (given, picture))
    {
      GBytes *pixels = muster_picture_recode (helper, picture, NULL);

      if (pixels == NULL)
        return NULL;
      g_clear_pointer (&given, g_bytes_unref);
      g_clear_pointer (&made, g_bytes_unref);
      given = g_bytes_ref (picture);
      made = pixels;
    }
  return g_bytes_ref (made);
}

void
muster_portraits_recode (const MusterThing *thing, const char *helper)
{
  g_autoptr (GPtrArray) characters = list_characters (thing);

  for (guint i = 0; i < characters->len; i++)
    {
      MusterCharacter *character = characters->pdata[i];
      g_autoptr (GBytes) pixels = is_foreign (character) ? dup_recoded (helper, character->portrait->picture) : NULL;

      if (pixels != NULL)
        set_portrait (character, muster_portrait_new (pixels));
    }
}

void
muster_portraits_hide (const MusterThing *thing)
{
  g_autoptr (GPtrArray) characters = list_characters (thing);

  for (guint i = 0; i < characters->len; i++)
    hide (characters->pdata[i]);
}
