#include "app/session.h"

#include <glib/gi18n.h>

#include "app/config.h"
#include "app/steps.h"
#include "model/member.h"
#include "rules/digest.h"
#include "xml/thing.h"

/* A thing as it is here: the one at hand, or one with a change that the disk refused. */
typedef struct
{
  gint64 id;    /* below 0: the library hasn't got it yet */
  gint64 state; /* in which it was read */
  MusterThing *thing;
  char *label;  /* of what isn't saved; NULL where all is */
} Held;

/* A change that the disk refused and the player undid: the library knows nothing of it. */
typedef struct
{
  gint64 id, state;
  MusterThing *thing; /* NULL: there is none */
  char *label;
} Refused;

struct _MusterSession
{
  GObject parent;
  MusterCatalog *catalog;
  MusterLibrary *library; /* NULL until there is one */
  char *path;
  MusterSteps *steps;
  GPtrArray *held;    /* Held: the one at hand, and all that aren't saved */
  Held *shown;        /* one of them, or NULL */
  gint member;        /* of the one at hand, which is shown in its place; -1 for none */
  GPtrArray *retired; /* MusterThing: replaced, but somebody may still be about to look at them */
  Refused refused;    /* to be redone */
  char *pending;      /* the label, between begin and end */
  char *trouble;
  gint64 neighbour;
  gint64 last_new; /* the number of the last thing that the library hasn't got yet */
  guint listing;
};

G_DEFINE_FINAL_TYPE (MusterSession, muster_session, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SELECTED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const MusterLibraryCodec codec = { muster_thing_write, muster_thing_read, muster_digest_new, muster_digest_dup_changes };

static void
free_held (gpointer data)
{
  Held *held = data;

  g_clear_pointer (&held->thing, muster_thing_free);
  g_free (held->label);
  g_free (held);
}

static void
forget_refused (MusterSession *session)
{
  g_clear_pointer (&session->refused.thing, muster_thing_free);
  g_clear_pointer (&session->refused.label, g_free);
}

static void
muster_session_finalize (GObject *object)
{
  MusterSession *session = MUSTER_SESSION (object);

  forget_refused (session);
  g_ptr_array_unref (session->held);
  g_ptr_array_unref (session->retired);
  muster_steps_free (session->steps);
  g_clear_pointer (&session->library, muster_library_close);
  muster_catalog_free (session->catalog);
  g_free (session->path);
  g_free (session->pending);
  g_free (session->trouble);
  G_OBJECT_CLASS (muster_session_parent_class)->finalize (object);
}

static void
muster_session_class_init (MusterSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", MUSTER_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SELECTED] = g_signal_new ("selected", MUSTER_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", MUSTER_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
muster_session_init (MusterSession *session)
{
  session->held = g_ptr_array_new_with_free_func (free_held);
  session->retired = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  session->steps = muster_steps_new ();
  session->member = -1;
}

MusterSession *
muster_session_new (MusterCatalog *catalog)
{
  MusterSession *session = g_object_new (MUSTER_TYPE_SESSION, NULL);

  session->catalog = catalog;
  return session;
}

const MusterCatalog *
muster_session_get_catalog (MusterSession *session)
{
  return session->catalog;
}

MusterLibrary *
muster_session_get_library (MusterSession *session)
{
  return session->library;
}

guint
muster_session_get_listing (MusterSession *session)
{
  return session->listing;
}

const char *
muster_session_get_path (MusterSession *session)
{
  return session->path;
}

const char *
muster_session_get_trouble (MusterSession *session)
{
  return session->trouble;
}

static void
fail (MusterSession *session, const char *sentence)
{
  g_signal_emit (session, signals[FAILED], 0, sentence);
}

static gboolean
has_library (MusterSession *session, GError **error)
{
  if (session->library == NULL)
    g_set_error_literal (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_FAILED, _ ("the library isn't open"));
  return session->library != NULL;
}

/* Holding things. */

static void
retire (MusterSession *session, MusterThing *thing)
{
  g_ptr_array_add (session->retired, thing);
}

static void
drop (MusterSession *session, Held *held)
{
  if (session->shown == held)
    {
      session->shown = NULL;
      session->member = -1;
    }
  retire (session, g_steal_pointer (&held->thing));
  g_ptr_array_remove (session->held, held);
}

static Held *
hold (MusterSession *session, gint64 id, gint64 state, MusterThing *thing)
{
  Held *held = g_new0 (Held, 1);

  *held = (Held){ id, state, thing, NULL };
  g_ptr_array_add (session->held, held);
  return held;
}

static Held *
find_held (MusterSession *session, gint64 id)
{
  for (guint i = 0; i < session->held->len; i++)
    if (((Held *) session->held->pdata[i])->id == id)
      return session->held->pdata[i];
  return NULL;
}

/* Makes that the one at hand. The last one is let go where all of it is saved. */
static void
show (MusterSession *session, Held *held)
{
  Held *last = session->shown;

  session->shown = held;
  session->member = -1;
  if (last != NULL && last != held && last->label == NULL)
    drop (session, last);
}

static gboolean
is (const GError *error, MusterLibraryError code)
{
  return g_error_matches (error, MUSTER_LIBRARY_ERROR, code);
}

static gboolean
exists (MusterSession *session, gint64 id)
{
  g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, NULL);

  return entry != NULL && entry->trashed == 0;
}

/* Whether it isn't there; not where that can't be said. */
static gboolean
is_gone (MusterSession *session, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, &error);

  return entry != NULL ? entry->trashed != 0 : is (error, MUSTER_LIBRARY_ERROR_MISSING);
}

/* Reads a thing and shows it. */
static gboolean
show_thing (MusterSession *session, gint64 id, GError **error)
{
  Held *held = find_held (session, id);
  gint64 state = 0;

  if (held == NULL)
    {
      MusterThing *thing = muster_library_get (session->library, id, &state, error);

      if (thing == NULL)
        return FALSE;
      held = hold (session, id, state, thing);
    }
  show (session, held);
  return TRUE;
}

/* The thing at hand is gone: its neighbour, or what was changed last. */
static void
show_another (MusterSession *session)
{
  g_autoptr (GPtrArray) entries = NULL;

  if (session->library == NULL || session->shown != NULL || (exists (session, session->neighbour) && show_thing (session, session->neighbour, NULL)))
    return;
  entries = muster_library_list (session->library, FALSE, MUSTER_LIBRARY_SORT_SAVED, NULL);
  for (guint i = 0; entries != NULL && i < entries->len; i++)
    if (show_thing (session, ((MusterLibraryEntry *) entries->pdata[i])->id, NULL))
      return;
}

/* Reads the thing at hand again, where all of it is saved; where it is gone, another one takes its place. */
static void
read_again (MusterSession *session)
{
  Held *held = session->shown;
  gint64 state = 0;
  MusterThing *thing;

  if (session->library == NULL || held == NULL || held->label != NULL)
    return;
  if (is_gone (session, held->id))
    {
      drop (session, held);
      show_another (session);
      return;
    }
  thing = muster_library_get (session->library, held->id, &state, NULL);
  if (thing == NULL)
    return;
  retire (session, held->thing);
  held->thing = thing;
  held->state = state;
}

/* The member that is shown, as long as it is there. */
static MusterThing *
get_member (MusterSession *session)
{
  GPtrArray *members = session->shown != NULL ? muster_thing_get_members (session->shown->thing) : NULL;

  return session->member >= 0 && members != NULL && (guint) session->member < members->len ? members->pdata[session->member] : NULL;
}

MusterThing *
muster_session_get_thing (MusterSession *session)
{
  MusterThing *member = get_member (session);

  if (member != NULL)
    return member;
  return session->shown != NULL ? session->shown->thing : NULL;
}

MusterThing *
muster_session_get_group (MusterSession *session)
{
  return get_member (session) != NULL ? session->shown->thing : NULL;
}

gint64
muster_session_get_selected (MusterSession *session)
{
  return session->shown != NULL ? session->shown->id : 0;
}

void
muster_session_set_neighbour (MusterSession *session, gint64 id)
{
  session->neighbour = id;
}

/* Saving. */

/* Members with a link were saved too, so that they are now in another state. FALSE where two of them are the same thing, of which
 * only one was edited. */
static gboolean
relink (MusterSession *session, MusterThing *thing)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GPtrArray *members = muster_thing_get_members (thing);
  gint64 id, state;

  for (guint i = 0; members != NULL && i < members->len; i++)
    if (muster_member_get_link (members->pdata[i], &id, &state))
      {
        g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, NULL);

        if (entry == NULL || !g_hash_table_add (seen, g_memdup2 (&id, sizeof id)))
          return FALSE;
        muster_member_set_link (members->pdata[i], id, entry->state);
      }
  return TRUE;
}

/* A change was made: it can be undone, and where it was of more than the thing at hand, lists have to be read again. */
static void
note_change (MusterSession *session, Held *held)
{
  gint64 change = muster_library_get_last_change (session->library);
  g_autoptr (GArray) touched = change != 0 ? muster_library_list_touched (session->library, change, NULL) : NULL;

  muster_steps_note (session->steps, session->library);
  if (touched != NULL && (held == NULL || touched->len > 1))
    session->listing++;
  if (held != NULL && touched != NULL && touched->len > 1 && !relink (session, held->thing))
    read_again (session);
}

static gboolean
add_held (MusterSession *session, Held *held, GError **error)
{
  g_autoptr (MusterLibraryEntry) entry = NULL;
  gint64 id = muster_library_add (session->library, held->thing, error);

  if (id == 0)
    return FALSE;
  held->id = id;
  entry = muster_library_get_entry (session->library, id, NULL);
  held->state = entry != NULL ? entry->state : 0;
  session->listing++;
  return TRUE;
}

/* One try. */
static gboolean
write_held (MusterSession *session, Held *held, GError **error)
{
  gboolean fine;

  if (!has_library (session, error))
    return FALSE;
  muster_library_set_label (session->library, held->label);
  fine = held->id < 0 ? add_held (session, held, error)
                      : muster_library_save (session->library, held->id, &held->state, held->thing, error);
  if (fine)
    g_clear_pointer (&held->label, g_free);
  return fine;
}

/* A thing of its own, that has to do with no other of the library. */
static MusterThing *
copy_thing (MusterSession *session, const MusterThing *thing, GError **error)
{
  g_autofree char *xml = muster_thing_write (thing, session->catalog);
  MusterThing *copy = muster_thing_read (xml, session->catalog, error);

  if (copy != NULL)
    muster_thing_unlink_members (copy);
  return copy;
}

/* The player's own version of a thing that stands otherwise in the library by now. */
static MusterThing *
make_version (MusterSession *session, const MusterThing *thing, GError **error)
{
  MusterThing *copy = copy_thing (session, thing, error);

  if (copy == NULL)
    return NULL;
  g_free (copy->name);
  copy->name = g_strdup_printf (_ ("%s (my version)"), muster_thing_get_name (thing));
  muster_portraits_recode (copy, muster_config_get_helper ());
  return copy;
}

/* Somebody else has changed the same thing: it is shown as it is now, and what the player made of it is kept beside it. */
static gboolean
keep_apart (MusterSession *session, Held *held, GError **error)
{
  g_autoptr (MusterThing) version = make_version (session, held->thing, error);
  g_autofree char *told = NULL;
  gint64 id;

  if (version == NULL)
    return FALSE;
  told = g_strdup_printf (_ ("“%s” was changed elsewhere at the same time; your version is kept as “%s”"), muster_thing_get_name (held->thing),
                          version->name);
  muster_library_set_label (session->library, held->label);
  id = muster_library_add (session->library, version, error);
  if (id == 0)
    return FALSE;
  note_change (session, NULL);
  g_clear_pointer (&held->label, g_free);
  if (held == session->shown && (held->id > 0 || !show_thing (session, id, NULL)))
    read_again (session);
  fail (session, told);
  return TRUE;
}

/* Takes the library that stands there now, after another program or a repair put it there. */
static void
begin_anew (MusterSession *session)
{
  muster_steps_read (session->steps, session->library);
  session->listing++;
  if (muster_library_get_notice (session->library) != NULL)
    fail (session, muster_library_get_notice (session->library));
  read_again (session);
}

/* Where the library was replaced or is damaged, there is another one to go on with. */
static gboolean
reopen (MusterSession *session, const GError *cause, GError **error)
{
  if (session->path == NULL)
    return has_library (session, error);
  if (session->library == NULL)
    session->library = muster_library_open (session->path, &codec, session->catalog, error);
  else if (is (cause, MUSTER_LIBRARY_ERROR_DAMAGED))
    session->library = muster_library_mend (session->library, error);
  else if (is (cause, MUSTER_LIBRARY_ERROR_MOVED))
    {
      muster_library_close (session->library);
      session->library = muster_library_open (session->path, &codec, session->catalog, error);
    }
  else
    {
      g_propagate_error (error, g_error_copy (cause));
      return FALSE;
    }
  if (session->library == NULL)
    return FALSE;
  begin_anew (session);
  return TRUE;
}

/* Saves a thing whatever it takes. FALSE: it isn't on the disk, and `error` says why. Numbers mean something only within one
 * library, so that what wasn't saved in the last one is new in the next. */
static gboolean
save (MusterSession *session, Held *held, GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (write_held (session, held, &cause))
    {
      note_change (session, held);
      return TRUE;
    }
  if (is (cause, MUSTER_LIBRARY_ERROR_CHANGED) || is (cause, MUSTER_LIBRARY_ERROR_MISSING))
    return keep_apart (session, held, error);
  if (!reopen (session, cause, error))
    return FALSE;
  if (held->id > 0)
    return keep_apart (session, held, error);
  if (!write_held (session, held, error))
    return FALSE;
  note_change (session, held);
  return TRUE;
}

static void
set_trouble (MusterSession *session, const GError *error)
{
  g_free (session->trouble);
  session->trouble = error != NULL ? g_strdup_printf (_ ("Not saved yet: %s"), error->message) : NULL;
}

static Held *
find_unsaved (MusterSession *session)
{
  for (guint i = 0; i < session->held->len; i++)
    if (((Held *) session->held->pdata[i])->label != NULL)
      return session->held->pdata[i];
  return NULL;
}

gboolean
muster_session_flush (MusterSession *session)
{
  g_autoptr (GError) error = NULL;

  Held *held;

  while (error == NULL && (held = find_unsaved (session)) != NULL)
    if (save (session, held, &error) && held != session->shown && g_ptr_array_find (session->held, held, NULL))
      drop (session, held);
  set_trouble (session, error);
  return error == NULL;
}

GPtrArray *
muster_session_list_unsaved (MusterSession *session, GError **error)
{
  g_autoptr (GPtrArray) unsaved = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (guint i = 0; i < session->held->len; i++)
    {
      const Held *held = session->held->pdata[i];
      MusterThing *copy;

      if (held->label == NULL)
        continue;
      copy = held->id > 0 ? make_version (session, held->thing, error) : copy_thing (session, held->thing, error);
      if (copy == NULL)
        return NULL;
      g_ptr_array_add (unsaved, copy);
    }
  return g_steal_pointer (&unsaved);
}

void
muster_session_forget_unsaved (MusterSession *session)
{
  for (guint i = 0; i < session->held->len; i++)
    g_clear_pointer (&((Held *) session->held->pdata[i])->label, g_free);
  set_trouble (session, NULL);
}

/* What the step that just ended did, and what was refused before it. */
static void
settle (MusterSession *session)
{
  gboolean was_fine = session->trouble == NULL;

  if (!muster_session_flush (session) && was_fine)
    fail (session, session->trouble);
  g_signal_emit (session, signals[CHANGED], 0);
}

void
muster_session_retry (MusterSession *session)
{
  if (session->trouble != NULL && muster_session_flush (session))
    g_signal_emit (session, signals[CHANGED], 0);
}

/* Steps. */

void
muster_session_begin (MusterSession *session, const char *label)
{
  g_return_if_fail (session->pending == NULL);
  g_ptr_array_set_size (session->retired, 0);
  forget_refused (session);
  session->pending = g_strdup (label);
}

void
muster_session_end (MusterSession *session)
{
  g_autofree char *label = g_steal_pointer (&session->pending);
  gint64 state;
  Held *held = session->shown;

  g_return_if_fail (label != NULL);
  if (held == NULL)
    return;
  state = held->state;
  g_free (held->label);
  held->label = g_steal_pointer (&label);
  if (session->trouble == NULL && session->held->len == 1 && write_held (session, held, NULL))
    {
      if (held->state == state && held->id > 0 && muster_library_get_last_change (session->library) == 0)
        return;
      note_change (session, held);
      g_signal_emit (session, signals[CHANGED], 0);
      return;
    }
  settle (session);
}

void
muster_session_add (MusterSession *session, const char *label, MusterThing *thing)
{
  Held *held;

  thing->order = G_MAXUINT;
  forget_refused (session);
  held = hold (session, --session->last_new, 0, thing);
  held->label = g_strdup (label);
  show (session, held);
  settle (session);
}

void
muster_session_join (MusterSession *session, const char *label, gint64 member, guint count)
{
  gint64 state = 0;
  g_autoptr (MusterThing) joining = muster_library_get (session->library, member, &state, NULL);

  if (joining == NULL || session->shown == NULL || !muster_thing_takes_member (session->shown->thing, joining))
    return;
  muster_session_begin (session, label);
  muster_member_set_link (joining, member, state);
  muster_thing_add_member (session->shown->thing, g_steal_pointer (&joining), count);
  muster_session_end (session);
}

/* Things of the library. */

typedef struct
{
  gint64 id;
  const char *one, *other;
} Order;

typedef gint64 (*Act) (MusterLibrary *library, const Order *order, GError **error);

/* Does something to the library as one change. What it gives back, or 0 after "failed". */
static gint64
act (MusterSession *session, const char *label, Act run, Order order)
{
  g_autoptr (GError) error = NULL, second = NULL;
  gint64 result = 0;

  forget_refused (session);
  if (!muster_session_flush (session) || !has_library (session, &error))
    {
      fail (session, error != NULL ? error->message : session->trouble);
      return 0;
    }
  muster_library_set_label (session->library, label);
  result = run (session->library, &order, &error);
  if (result != 0)
    {
      note_change (session, NULL);
      return result;
    }
  if (reopen (session, error, &second))
    g_signal_emit (session, signals[CHANGED], 0);
  fail (session, error->message);
  return 0;
}

static gint64
duplicate_cb (MusterLibrary *library, const Order *order, GError **error)
{
  return muster_library_duplicate (library, order->id, error);
}

static gint64
trash_cb (MusterLibrary *library, const Order *order, GError **error)
{
  return muster_library_trash (library, order->id, error);
}

static gint64
untrash_cb (MusterLibrary *library, const Order *order, GError **error)
{
  return muster_library_untrash (library, order->id, error);
}

static gint64
rename_cb (MusterLibrary *library, const Order *order, GError **error)
{
  return muster_library_rename (library, order->id, order->one, error);
}

static gint64
tag_cb (MusterLibrary *library, const Order *order, GError **error)
{
  return muster_library_tag (library, order->id, order->one, order->other, error);
}

/* Shows what came of it: that thing where it is named, or the one at hand as it is now. */
static gboolean
follow (MusterSession *session, gint64 result, gint64 id)
{
  if (result == 0)
    return FALSE;
  if (id == 0 || !show_thing (session, id, NULL))
    read_again (session);
  g_signal_emit (session, signals[CHANGED], 0);
  return TRUE;
}

gboolean
muster_session_duplicate (MusterSession *session, const char *label, gint64 id)
{
  gint64 copy = act (session, label, duplicate_cb, (Order){ .id = id });

  return follow (session, copy, copy);
}

gboolean
muster_session_remove (MusterSession *session, const char *label, gint64 id)
{
  return follow (session, act (session, label, trash_cb, (Order){ .id = id }), 0);
}

gboolean
muster_session_restore (MusterSession *session, const char *label, gint64 id)
{
  return follow (session, act (session, label, untrash_cb, (Order){ .id = id }), id);
}

gboolean
muster_session_rename (MusterSession *session, const char *label, gint64 id, const char *name)
{
  return follow (session, act (session, label, rename_cb, (Order){ id, name, NULL }), 0);
}

gboolean
muster_session_tag (MusterSession *session, const char *label, gint64 id, const char *add, const char *remove)
{
  return follow (session, act (session, label, tag_cb, (Order){ id, add, remove }), 0);
}

MusterLibraryImport *
muster_session_import (MusterSession *session, const char *label, GPtrArray *things, GError **error)
{
  g_autoptr (MusterLibraryImport) import = NULL;

  forget_refused (session);
  muster_session_flush (session);
  if (!has_library (session, error))
    return NULL;
  for (guint i = 0; i < things->len; i++)
    muster_portraits_recode (things->pdata[i], muster_config_get_helper ());
  muster_library_set_label (session->library, label);
  import = muster_library_import (session->library, things, error);
  if (import == NULL)
    return NULL;
  note_change (session, NULL);
  if (import->ids->len > 0)
    show_thing (session, g_array_index (import->ids, gint64, 0), NULL);
  g_signal_emit (session, signals[CHANGED], 0);
  return g_steal_pointer (&import);
}

/* What is shown. */

gboolean
muster_session_open (MusterSession *session, const char *path, GError **error)
{
  MusterLibrary *library = muster_library_open (path, &codec, session->catalog, error);

  if (library == NULL)
    return FALSE;
  g_clear_pointer (&session->library, muster_library_close);
  session->library = library;
  g_free (session->path);
  session->path = g_strdup (path);
  session->shown = NULL;
  g_ptr_array_set_size (session->held, 0);
  muster_steps_read (session->steps, library);
  session->listing++;
  show_another (session);
  g_signal_emit (session, signals[CHANGED], 0);
  return TRUE;
}

/* It can't be read: perhaps from the library that takes the place of a damaged one. */
static void
select_after (MusterSession *session, gint64 id, const GError *cause)
{
  g_autoptr (GError) error = NULL;

  if (!reopen (session, cause, &error) || !show_thing (session, id, &error))
    fail (session, error->message);
  g_signal_emit (session, signals[CHANGED], 0);
}

void
muster_session_select (MusterSession *session, gint64 id)
{
  g_autoptr (GError) error = NULL;

  if (session->library == NULL || (muster_session_get_selected (session) == id && session->member < 0))
    return;
  g_ptr_array_set_size (session->retired, 0);
  if (!show_thing (session, id, &error))
    {
      select_after (session, id, error);
      return;
    }
  g_signal_emit (session, signals[SELECTED], 0);
}

void
muster_session_enter (MusterSession *session, const MusterThing *member)
{
  GPtrArray *members = session->shown != NULL ? muster_thing_get_members (session->shown->thing) : NULL;
  guint n;

  if (members == NULL || !g_ptr_array_find (members, member, &n))
    return;
  session->member = (gint) n;
  g_signal_emit (session, signals[SELECTED], 0);
}

void
muster_session_leave (MusterSession *session)
{
  if (session->member < 0)
    return;
  session->member = -1;
  g_signal_emit (session, signals[SELECTED], 0);
}

void
muster_session_refresh (MusterSession *session)
{
  if (session->library == NULL)
    return;
  if (muster_library_has_moved (session->library))
    {
      const GError moved = { MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MOVED, (char *) "" };

      reopen (session, &moved, NULL);
    }
  session->listing++;
  read_again (session);
  if (session->library != NULL)
    muster_steps_prune (session->steps, session->library);
  g_signal_emit (session, signals[CHANGED], 0);
}

/* Undo. */

const char *
muster_session_get_undo (MusterSession *session)
{
  return session->shown != NULL && session->shown->label != NULL ? session->shown->label : muster_steps_get (session->steps, TRUE);
}

const char *
muster_session_get_redo (MusterSession *session)
{
  if (session->refused.thing != NULL)
    return session->refused.label;
  return session->shown != NULL && session->shown->label != NULL ? NULL : muster_steps_get (session->steps, FALSE);
}

/* Undoes what the disk refused: the thing is again what the library has. Where that can't be read either, all stays as it is. */
static void
undo_unsaved (MusterSession *session)
{
  Held *held = session->shown;
  Refused refused = { held->id, held->state, held->thing, g_steal_pointer (&held->label) };
  guint n;

  read_again (session);
  if (g_ptr_array_find (session->retired, refused.thing, &n))
    {
      forget_refused (session);
      g_ptr_array_steal_index (session->retired, n);
      session->refused = refused;
    }
  else
    held->label = refused.label;
  settle (session);
}

/* Does it again, as a step from the state that it was a step from. */
static void
redo_refused (MusterSession *session)
{
  Refused refused = session->refused;
  Held *held = session->shown;

  session->refused = (Refused){ 0 };
  if (refused.id > 0 && ((held != NULL && held->id == refused.id) || show_thing (session, refused.id, NULL)))
    {
      held = session->shown;
      retire (session, held->thing);
      held->thing = refused.thing;
      held->state = refused.state;
    }
  else
    {
      held = hold (session, --session->last_new, 0, refused.thing);
      show (session, held);
    }
  held->label = refused.label;
  settle (session);
}

static gboolean
has (GArray *ids, gint64 id)
{
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

/* Shows what a change was about, unless the thing at hand is of it. */
static void
show_touched (MusterSession *session, gint64 change)
{
  g_autoptr (GArray) touched = muster_library_list_touched (session->library, change, NULL);
  gint64 id = muster_session_get_selected (session);
  gboolean alone = touched != NULL && touched->len == 1 && g_array_index (touched, gint64, 0) == id;

  if (!alone || !exists (session, id))
    session->listing++;
  for (guint i = touched != NULL && !(has (touched, id) && exists (session, id)) ? touched->len : 0; i-- > 0;)
    if (exists (session, g_array_index (touched, gint64, i)) && show_thing (session, g_array_index (touched, gint64, i), NULL))
      break;
  read_again (session);
}

static void
turn (MusterSession *session, gboolean undo)
{
  g_autoptr (GError) error = NULL, second = NULL;
  gint64 change;

  g_ptr_array_set_size (session->retired, 0);
  if (!undo && session->refused.thing != NULL)
    {
      redo_refused (session);
      return;
    }
  if (session->shown != NULL && session->shown->label != NULL)
    {
      if (undo)
        undo_unsaved (session);
      return;
    }
  forget_refused (session);
  if (session->library == NULL || muster_steps_get (session->steps, undo) == NULL)
    return;
  change = muster_steps_turn (session->steps, session->library, undo, &error);
  if (change != 0)
    show_touched (session, change);
  else
    {
      muster_steps_prune (session->steps, session->library);
      reopen (session, error, &second);
      fail (session, error->message);
    }
  g_signal_emit (session, signals[CHANGED], 0);
}

void
muster_session_undo (MusterSession *session)
{
  turn (session, TRUE);
}

void
muster_session_redo (MusterSession *session)
{
  turn (session, FALSE);
}
