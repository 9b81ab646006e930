/* SPDX-License-Identifier: GPL-3.0-or-later */
/* States and bodies: things at a point in time. Both are immutable. */
#include <inttypes.h>

#include "model/member.h"
#include "model/i18n.h"
#include "store/library-private.h"

void
muster_library_state_clear (MusterLibraryState *state)
{
  g_clear_pointer (&state->tags, g_free);
}

gboolean
muster_library_find_state (MusterLibrary *library, gint64 id, MusterLibraryState *state, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row
      = muster_sql_query (library, error,
                          "SELECT state.state, body, trashed, tags FROM thing JOIN state ON state.state = thing.state "
                          "WHERE thing.thing = ?",
                          "i", id);

  if (row == NULL)
    return FALSE;
  if (!muster_sql_next (library, row, &cause))
    {
      if (cause == NULL)
        return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("the library has no thing %" PRId64), id);
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  state->state = sqlite3_column_int64 (row, 0);
  state->body = sqlite3_column_int64 (row, 1);
  state->trashed = sqlite3_column_int64 (row, 2);
  state->tags = g_strdup (muster_sql_text (row, 3));
  muster_sql_done (row);
  return TRUE;
}

static gint64
last_id (MusterLibrary *library)
{
  return sqlite3_last_insert_rowid (library->db);
}

gint64
muster_library_write_thing (MusterLibrary *library, gint64 id, GError **error)
{
  return muster_sql_run (library, error, "INSERT INTO thing (thing, made) VALUES (?, ?)", "ni", id,
                         muster_library_clock ())
             ? last_id (library)
             : 0;
}

static gint64
write_content (MusterLibrary *library, const char *name, GError **error)
{
  gint64 content = 0;

  if (!muster_sql_number (library, error, &content, 0, "SELECT content FROM content WHERE name = ?", "t", name)
      || content != 0)
    return content;
  return muster_sql_run (library, error, "INSERT INTO content (name) VALUES (?)", "t", name) ? last_id (library) : 0;
}

static gboolean
write_members (MusterLibrary *library, gint64 body, const MusterThing *thing, GError **error)
{
  gint64 id, state;

  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    {
      const MusterThing *part = muster_thing_get_part (thing, i);

      if ((muster_member_get_link (part, &id, &state)
           && !muster_sql_run (library, error, "INSERT OR IGNORE INTO member VALUES (?, ?)", "ii", body, id))
          || !write_members (library, body, part, error))
        return FALSE;
    }
  return TRUE;
}

static gint64
write_body (MusterLibrary *library, const MusterThing *thing, const char *xml, const MusterDigest *digest,
            gint64 content, GError **error)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, xml, -1);
  gint64 body = 0;

  if (!muster_sql_number (library, error, &body, 0, "SELECT body FROM body WHERE hash = ? AND content = ?", "ti", hash,
                          content)
      || body != 0)
    return body;
  if (!muster_sql_run (library, error, "INSERT INTO body (hash, content, xml, search, facts) VALUES (?, ?, ?, ?, ?)",
                       "tittt", hash, content, xml, digest->search, digest->facts))
    return 0;
  body = last_id (library);
  return write_members (library, body, thing, error) && muster_portraits_tie (library, body, thing, error) ? body : 0;
}

gboolean
muster_library_has_text (MusterLibrary *library, gint64 body, const char *xml)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, xml, -1);
  gint64 found = 0;

  return muster_sql_number (library, NULL, &found, 0, "SELECT body FROM body WHERE body = ? AND hash = ?", "it", body,
                            hash)
         && found != 0;
}

gint64
muster_library_write_state (MusterLibrary *library, gint64 id, const MusterThing *thing, const MusterLibraryState *old,
                            GError **error)
{
  g_autofree char *xml = library->codec->write (thing, library->catalog);

  return muster_library_write_text (library, id, thing, xml, old, error);
}

gint64
muster_library_write_text (MusterLibrary *library, gint64 id, const MusterThing *thing, const char *xml,
                           const MusterLibraryState *old, GError **error)
{
  g_autoptr (MusterDigest) digest = library->codec->digest (library->catalog, thing);
  gint64 content = write_content (library, digest->content, error);
  gint64 body = content != 0 ? write_body (library, thing, xml, digest, content, error) : 0;

  if (body == 0
      || !muster_sql_run (
          library, error,
          "INSERT INTO state (thing, body, content, kind, name, points, legal, saved, trashed, tags, made, "
          "lived) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT lived FROM about))",
          "iiittitinti", id, body, content, thing->klass->element, thing->name != NULL ? thing->name : "",
          digest->points, digest->legal ? "yes" : "no", muster_library_clock (),
          old != NULL ? old->trashed : (gint64) 0, old != NULL ? old->tags : "", muster_library_clock ()))
    return 0;
  return last_id (library);
}

gint64
muster_library_copy_state (MusterLibrary *library, const MusterLibraryState *old, const char *tags, gint64 trashed,
                           GError **error)
{
  return muster_sql_run (
             library, error,
             "INSERT INTO state (thing, body, content, kind, name, points, legal, saved, trashed, tags, made, lived) "
             "SELECT thing, body, content, kind, name, points, legal, saved, ?, ?, ?, (SELECT lived FROM about) FROM "
             "state "
             "WHERE state = ?",
             "ntii", trashed, tags, muster_library_clock (), old->state)
             ? last_id (library)
             : 0;
}

MusterThing *
muster_library_read_body (MusterLibrary *library, gint64 body, GError **error)
{
  g_auto (MusterText) text = { { NULL } };

  return muster_body_read (library, body, &text, error)
             ? library->codec->read (text.parts[MUSTER_TEXT_XML], library->catalog, error)
             : NULL;
}
