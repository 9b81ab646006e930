/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The things of a library: reading and changing them. */
#include <string.h>

#include "model/evaluation.h"
#include "model/member.h"
#include "model/i18n.h"
#include "store/library-private.h"

/* Reading. */

/* Updates a linked part from the library; one that is gone stays as it was saved. */
static gboolean
resolve_part (MusterLibrary *library, MusterThing *thing, guint n, GError **error)
{
  g_auto (MusterLibraryState) state = { 0 };
  g_autoptr (GError) cause = NULL;
  MusterThing *part = muster_thing_get_part (thing, n), *present = NULL;
  gint64 id, seen;

  if (!muster_member_get_link (part, &id, &seen))
    return TRUE;
  if (muster_library_find_state (library, id, &state, &cause))
    present = muster_library_read_body (library, state.body, &cause);
  else if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
    {
      muster_member_unlink (part);
      return TRUE;
    }
  if (present == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  muster_member_set_link (present, id, state.state);
  muster_thing_replace_part (thing, n, present);
  return TRUE;
}

/* The same for all parts, recursively. */
static gboolean
resolve (MusterLibrary *library, MusterThing *thing, GError **error)
{
  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    if (!resolve_part (library, thing, i, error) || !resolve (library, muster_thing_get_part (thing, i), error))
      return FALSE;
  return TRUE;
}

static MusterThing *
read_resolved (MusterLibrary *library, gint64 body, GError **error)
{
  g_autoptr (MusterThing) thing = muster_library_read_body (library, body, error);

  return thing != NULL && resolve (library, thing, error) ? g_steal_pointer (&thing) : NULL;
}

MusterThing *
muster_library_get_plain (MusterLibrary *library, gint64 id, gint64 *state, GError **error)
{
  g_auto (MusterLibraryState) present = { 0 };

  if (!muster_library_find_state (library, id, &present, error))
    return NULL;
  if (state != NULL)
    *state = present.state;
  return read_resolved (library, present.body, error);
}

MusterThing *
muster_library_get (MusterLibrary *library, gint64 id, gint64 *state, GError **error)
{
  g_autoptr (MusterThing) thing = muster_library_get_plain (library, id, state, error);

  return thing != NULL && muster_portraits_attach (library, thing, error) ? g_steal_pointer (&thing) : NULL;
}

MusterThing *
muster_library_export (MusterLibrary *library, gint64 id, GError **error)
{
  MusterThing *thing = muster_library_get (library, id, NULL, error);

  if (thing != NULL)
    muster_thing_unlink_parts (thing);
  return thing;
}

GPtrArray *
muster_library_list_changes (MusterLibrary *library, gint64 id, GError **error)
{
  g_auto (MusterLibraryState) state = { 0 };
  g_autoptr (MusterThing) thing = NULL;
  g_auto (MusterText) text = { { NULL } };

  if (!muster_library_find_state (library, id, &state, error) || !muster_body_read (library, state.body, &text, error))
    return NULL;
  /* As it was saved, regardless of later changes of its members. */
  thing = library->codec->read (text.parts[MUSTER_TEXT_XML], library->catalog, error);
  return thing != NULL ? library->codec->compare (text.parts[MUSTER_TEXT_FACTS], library->catalog, thing) : NULL;
}

/* Writing. */

/* The caller must not change anything the rules depend on. */
MusterThing *
muster_library_copy_thing (MusterLibrary *library, const MusterThing *thing, GError **error)
{
  g_autoptr (MusterThing) copy = muster_thing_dup (thing);

  if (!muster_portraits_detach (library, copy, error))
    return NULL;
  muster_thing_share_evaluations (copy, thing);
  return g_steal_pointer (&copy);
}

/* The bytes of a member without its membership attributes. */
static char *
dup_bare (MusterLibrary *library, MusterThing *member)
{
  guint count = muster_member_get_count (member);
  gint64 id = 0, state = 0;
  gboolean linked = muster_member_get_link (member, &id, &state);
  char *xml;

  muster_member_unlink (member);
  muster_member_set_count (member, 1);
  xml = library->codec->write (member, library->catalog);
  muster_member_set_count (member, count);
  if (linked)
    muster_member_set_link (member, id, state);
  return xml;
}

/* The body of the state in a link; 0 if that state is gone, or after an error. */
static gint64
find_body (MusterLibrary *library, gint64 id, gint64 state, GError **error)
{
  gint64 body = 0;

  return muster_sql_number (library, error, &body, 0, "SELECT body FROM state WHERE state = ? AND thing = ?", "ii",
                            state, id)
             ? body
             : 0;
}

/* Saves a member that differs from its state. There it may have had another count. */
static gboolean
save_edited (MusterLibrary *library, gint64 change, const MusterThing *member, gint64 id, gint64 state,
             MusterThing *old, const MusterLibraryState *present, GError **error)
{
  g_autoptr (MusterThing) new = muster_thing_dup (member);
  gboolean same = muster_member_get_count (old) == muster_member_get_count (new);

  muster_member_unlink (new);
  muster_member_set_count (new, muster_member_get_count (old));
  if (same)
    muster_thing_share_evaluations (new, member);
  return muster_history_step (library, change, id, state, muster_library_write_state (library, id, new, present, error),
                              error);
}

/* The links of its own parts record the thing, but no state. */
static void
settle_own_links (MusterThing *thing)
{
  gint64 id, state;

  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    if (muster_member_get_link (muster_thing_get_part (thing, i), &id, &state))
      muster_member_set_link (muster_thing_get_part (thing, i), id, 0);
  muster_thing_settle_links (thing);
}

/* Saves a member if it was edited, and leaves the bare link; removes the link if the thing is gone from the library. */
static gboolean
save_member (MusterLibrary *library, gint64 change, MusterThing *member, gint64 id, gint64 state, GError **error)
{
  g_auto (MusterLibraryState) present = { 0 };
  g_autoptr (GError) cause = NULL;
  g_autoptr (MusterThing) old = NULL;
  g_autofree char *was = NULL, *is = NULL;
  gint64 body;

  if (!muster_library_find_state (library, id, &present, &cause))
    {
      if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
        {
          muster_member_unlink (member);
          return TRUE;
        }
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (muster_member_is_stored (member, state))
    return TRUE;
  body = find_body (library, id, state, &cause);
  is = dup_bare (library, member);
  if (body != 0 && !muster_library_has_text (library, body, is))
    old = muster_library_read_body (library, body, &cause);
  if (old != NULL && resolve (library, old, &cause))
    settle_own_links (old);
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  was = old != NULL ? dup_bare (library, old) : NULL;
  return was == NULL || g_str_equal (was, is) || save_edited (library, change, member, id, state, old, &present, error);
}

/* The links in a thing that is about to be written bare. */
typedef struct
{
  guint member;
  gint64 id, state;
} Link;

static GArray *
strip_links (MusterThing *thing)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (Link));

  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    {
      Link link = { .member = i };

      if (muster_member_get_link (muster_thing_get_part (thing, i), &link.id, &link.state))
        g_array_append_val (links, link);
    }
  settle_own_links (thing);
  return links;
}

/* Whether some are gone. */
static gboolean
has_lost (const MusterThing *thing, const GArray *links)
{
  gint64 id, state;

  for (guint i = 0; i < links->len; i++)
    if (!muster_member_get_link (muster_thing_get_part (thing, g_array_index (links, Link, i).member), &id, &state))
      return TRUE;
  return FALSE;
}

static gboolean
save_members (MusterLibrary *library, gint64 change, MusterThing *thing, const GArray *links, GError **error)
{
  for (guint i = 0; i < links->len; i++)
    {
      const Link *link = &g_array_index (links, Link, i);

      if (!save_member (library, change, muster_thing_get_part (thing, link->member), link->id, link->state, error))
        return FALSE;
    }
  return TRUE;
}

gint64
muster_library_add_step (MusterLibrary *library, gint64 change, const MusterThing *thing,
                         const MusterLibraryState *like, GError **error)
{
  g_autoptr (MusterThing) copy = muster_library_copy_thing (library, thing, error);
  g_autoptr (GArray) links = copy != NULL ? strip_links (copy) : NULL;
  gint64 id, state;

  if (change == 0 || copy == NULL || !save_members (library, change, copy, links, error))
    return 0;
  id = muster_library_write_thing (library, 0, error);
  state = id != 0 ? muster_library_write_state (library, id, copy, like, error) : 0;
  return state != 0 && muster_history_step (library, change, id, 0, state, error) ? id : 0;
}

static gint64
add_as (MusterLibrary *library, MusterLibraryVerb verb, const MusterThing *thing, const MusterLibraryState *like,
        GError **error)
{
  gint64 id;

  if (!muster_library_begin (library, error))
    return 0;
  id = muster_library_add_step (library, muster_history_begin (library, verb, thing->name, error), thing, like, error);
  return muster_library_end (library, id != 0, error) ? id : 0;
}

gint64
muster_library_add (MusterLibrary *library, const MusterThing *thing, GError **error)
{
  return add_as (library, MUSTER_LIBRARY_ADD, thing, NULL, error);
}

/* Saves within a transaction; `state` receives the new state, and is unchanged if nothing was edited. */
static gboolean
save_step (MusterLibrary *library, MusterLibraryVerb verb, gint64 id, gint64 *state, const MusterThing *thing,
           GError **error)
{
  g_auto (MusterLibraryState) present = { 0 };
  g_autoptr (MusterThing) copy = muster_library_copy_thing (library, thing, error);
  g_autoptr (GArray) links = copy != NULL ? strip_links (copy) : NULL;
  g_autofree char *xml = NULL;
  gint64 change, new;

  if (copy == NULL || !muster_library_find_state (library, id, &present, error))
    return FALSE;
  if (present.state != *state)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_CHANGED,
                                  _ ("it was changed elsewhere in the meantime; look at it again first"));
  xml = library->codec->write (copy, library->catalog);
  if (muster_library_has_text (library, present.body, xml))
    return TRUE;
  change = muster_history_begin (library, verb, thing->name, error);
  if (change == 0 || !save_members (library, change, copy, links, error))
    return FALSE;
  new = !has_lost (copy, links) ? muster_library_write_text (library, id, copy, xml, &present, error)
                                : muster_library_write_state (library, id, copy, &present, error);
  if (new == 0 || !muster_history_step (library, change, id, *state, new, error))
    return FALSE;
  *state = new;
  return TRUE;
}

static gboolean
save_as (MusterLibrary *library, MusterLibraryVerb verb, gint64 id, gint64 *state, const MusterThing *thing,
         GError **error)
{
  gint64 new = *state;
  gboolean fine;

  if (!muster_library_begin (library, error))
    return FALSE;
  fine = save_step (library, verb, id, &new, thing, error);
  if (!muster_library_end (library, fine, error))
    return FALSE;
  *state = new;
  return TRUE;
}

gboolean
muster_library_save (MusterLibrary *library, gint64 id, gint64 *state, const MusterThing *thing, GError **error)
{
  return save_as (library, MUSTER_LIBRARY_EDIT, id, state, thing, error);
}

/* Reads a thing that is about to be changed; on failure the label is dropped. */
static MusterThing *
get_to_change (MusterLibrary *library, gint64 id, gint64 *state, GError **error)
{
  MusterThing *thing = muster_library_get (library, id, state, error);

  if (thing == NULL)
    muster_library_set_label (library, NULL);
  return thing;
}

gboolean
muster_library_rename (MusterLibrary *library, gint64 id, const char *name, GError **error)
{
  gint64 state = 0;
  g_autoptr (MusterThing) thing = get_to_change (library, id, &state, error);

  if (thing == NULL)
    return FALSE;
  g_free (thing->name);
  thing->name = g_strdup (name);
  return save_as (library, MUSTER_LIBRARY_RENAME, id, &state, thing, error);
}

gint64
muster_library_duplicate (MusterLibrary *library, gint64 id, GError **error)
{
  g_auto (MusterLibraryState) present = { 0 };
  g_autoptr (MusterThing) thing = get_to_change (library, id, NULL, error);
  g_autofree char *name = NULL;

  if (thing == NULL || !muster_library_find_state (library, id, &present, error))
    return 0;
  name = g_strdup_printf (_ ("%s (copy)"), muster_thing_get_name (thing));
  g_free (thing->name);
  thing->name = g_steal_pointer (&name);
  present.trashed = 0;
  return add_as (library, MUSTER_LIBRARY_DUPLICATE, thing, &present, error);
}

gboolean
muster_library_join (MusterLibrary *library, gint64 group, gint64 member, guint count, GError **error)
{
  gint64 state = 0, member_state = 0;
  g_autoptr (MusterThing) thing = get_to_change (library, group, &state, error);
  g_autoptr (MusterThing) joining = thing != NULL ? get_to_change (library, member, &member_state, error) : NULL;

  if (joining == NULL)
    return FALSE;
  if (!muster_thing_takes_member (thing, joining))
    {
      muster_library_set_label (library, NULL);
      return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("“%s” can't be a member of “%s”"),
                                    muster_thing_get_name (joining), muster_thing_get_name (thing));
    }
  muster_member_set_link (joining, member, member_state);
  muster_thing_add_member (thing, g_steal_pointer (&joining), count);
  return save_as (library, MUSTER_LIBRARY_JOIN, group, &state, thing, error);
}

/* Tags and the trash: another state with the same body. */

/* Changes a thing's tags or trash as one change; does nothing if they are the same. */
static gboolean
mark (MusterLibrary *library, MusterLibraryVerb verb, gint64 id,
      const char *(*tags_of) (const MusterLibraryState *old, gpointer data), gpointer data, gint64 trashed,
      GError **error)
{
  g_auto (MusterLibraryState) old = { 0 };
  g_autoptr (MusterLibraryEntry) entry = NULL;
  gboolean fine;

  if (!muster_library_begin (library, error))
    return FALSE;
  fine = muster_library_find_state (library, id, &old, error)
         && (entry = muster_library_get_entry (library, id, error)) != NULL;
  if (fine)
    {
      const char *tags = tags_of != NULL ? tags_of (&old, data) : old.tags;
      gint64 time = trashed < 0 ? old.trashed : trashed;

      if (!g_str_equal (tags, old.tags) || (time != 0) != (old.trashed != 0))
        fine = muster_history_step (library, muster_history_begin (library, verb, entry->name, error), id, old.state,
                                    muster_library_copy_state (library, &old, tags, time, error), error);
    }
  return muster_library_end (library, fine, error);
}

typedef struct
{
  const char *add, *remove;
  char *tags;
} Tagging;

static int
compare_tags_cb (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(char *const *) a, *(char *const *) b);
}

static const char *
retag_cb (const MusterLibraryState *old, gpointer data)
{
  Tagging *tagging = data;
  g_autoptr (GPtrArray) tags = g_ptr_array_new ();
  g_auto (GStrv) before = g_strsplit (old->tags, "\n", -1);

  for (char **tag = before; *tag != NULL; tag++)
    if (**tag != '\0' && g_strcmp0 (*tag, tagging->remove) != 0 && g_strcmp0 (*tag, tagging->add) != 0)
      g_ptr_array_add (tags, *tag);
  if (tagging->add != NULL)
    g_ptr_array_add (tags, (gpointer) tagging->add);
  g_ptr_array_sort (tags, compare_tags_cb);
  g_ptr_array_add (tags, NULL);
  tagging->tags = g_strjoinv ("\n", (char **) tags->pdata);
  return tagging->tags;
}

gboolean
muster_library_tag (MusterLibrary *library, gint64 id, const char *add, const char *remove, GError **error)
{
  Tagging tagging = { add, remove, NULL };
  gboolean fine;

  if (add != NULL && (*add == '\0' || strpbrk (add, "\n\r\t") != NULL || !g_utf8_validate (add, -1, NULL)))
    {
      muster_library_set_label (library, NULL);
      return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("a tag is a few words on one line"));
    }
  fine = mark (library, MUSTER_LIBRARY_TAG, id, retag_cb, &tagging, -1, error);
  g_free (tagging.tags);
  return fine;
}

gboolean
muster_library_trash (MusterLibrary *library, gint64 id, GError **error)
{
  return mark (library, MUSTER_LIBRARY_TRASH, id, NULL, NULL, muster_library_clock (), error);
}

gboolean
muster_library_untrash (MusterLibrary *library, gint64 id, GError **error)
{
  return mark (library, MUSTER_LIBRARY_UNTRASH, id, NULL, NULL, 0, error);
}
