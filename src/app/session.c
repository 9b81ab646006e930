#include "app/session.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/saver.h"
#include "xml/document.h"
#include "xml/file.h"

/* A step as the bytes of the document before and after it: small, exact, and undone by the same code that opens files. */
typedef struct
{
  char *label;
  GBytes *before;
  GBytes *after;
  guint selected_before;
  guint selected_after;
} Step;

struct _MusterSession
{
  GObject parent;
  MusterCatalog *catalog;
  MusterDocument *document;
  MusterSaver *saver; /* NULL where there is no file yet */
  GPtrArray *steps; /* Step */
  guint done;       /* how many of them are done */
  guint selected;
  Step *pending;    /* between begin and end */
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

#define MOST_STEPS 500

static void
free_step (gpointer data)
{
  Step *step = data;

  g_free (step->label);
  g_clear_pointer (&step->before, g_bytes_unref);
  g_clear_pointer (&step->after, g_bytes_unref);
  g_free (step);
}

static void
muster_session_finalize (GObject *object)
{
  MusterSession *session = MUSTER_SESSION (object);

  g_clear_pointer (&session->pending, free_step);
  g_ptr_array_unref (session->steps);
  muster_document_free (session->document);
  muster_catalog_free (session->catalog);
  g_clear_pointer (&session->saver, muster_saver_free);
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
  session->document = muster_document_new ();
  session->steps = g_ptr_array_new_with_free_func (free_step);
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

MusterDocument *
muster_session_get_document (MusterSession *session)
{
  return session->document;
}

static GBytes *
snapshot (MusterSession *session)
{
  gsize length;
  char *bytes = muster_document_write (session->document, session->catalog, &length);

  return g_bytes_new_take (bytes, length);
}

static void
keep_selection (MusterSession *session)
{
  guint n = session->document->things->len;

  session->selected = n == 0 ? 0 : MIN (session->selected, n - 1);
}

static void
save (MusterSession *session, GBytes *bytes)
{
  if (session->saver != NULL)
    muster_saver_save (session->saver, bytes);
}

static void
save_failed (const char *sentence, gpointer data)
{
  g_signal_emit (data, signals[FAILED], 0, sentence);
}

void
muster_session_flush (MusterSession *session)
{
  if (session->saver != NULL)
    muster_saver_flush (session->saver);
}

gboolean
muster_session_open (MusterSession *session, const char *path, GError **error)
{
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    document = muster_document_new ();
  else
    {
      bytes = muster_file_read (path, error);
      document = bytes != NULL ? muster_document_read (bytes, path, session->catalog, error) : NULL;
    }
  if (document == NULL)
    return FALSE;

  muster_document_free (session->document);
  session->document = g_steal_pointer (&document);
  g_clear_pointer (&session->saver, muster_saver_free);
  session->saver = muster_saver_new (path, save_failed, session);
  g_ptr_array_set_size (session->steps, 0);
  session->done = 0;
  keep_selection (session);
  g_signal_emit (session, signals[CHANGED], 0);
  return TRUE;
}

gboolean
muster_session_import (MusterSession *session, const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *label = g_strdup_printf (_ ("Open %s"), name);
  g_autoptr (GBytes) bytes = muster_file_read (path, error);
  g_autoptr (MusterDocument) document = bytes != NULL ? muster_document_read (bytes, path, session->catalog, error) : NULL;
  guint first = session->document->things->len;

  if (document == NULL)
    return FALSE;
  muster_session_begin (session, label);
  while (document->things->len > 0)
    {
      MusterThing *thing = g_ptr_array_steal_index (document->things, 0);

      thing->order = G_MAXUINT;
      g_ptr_array_add (session->document->things, thing);
    }
  session->selected = first;
  muster_session_end (session);
  return TRUE;
}

void
muster_session_begin (MusterSession *session, const char *label)
{
  g_return_if_fail (session->pending == NULL);
  session->pending = g_new0 (Step, 1);
  session->pending->label = g_strdup (label);
  session->pending->before = snapshot (session);
  session->pending->selected_before = session->selected;
}

void
muster_session_end (MusterSession *session)
{
  Step *step = g_steal_pointer (&session->pending);

  g_return_if_fail (step != NULL);
  step->after = snapshot (session);
  if (g_bytes_equal (step->before, step->after))
    {
      free_step (step);
      return;
    }
  g_ptr_array_set_size (session->steps, session->done);
  g_ptr_array_add (session->steps, step);
  if (session->steps->len > MOST_STEPS)
    g_ptr_array_remove_index (session->steps, 0);
  session->done = session->steps->len;
  keep_selection (session);
  step->selected_after = session->selected;
  save (session, step->after);
  g_signal_emit (session, signals[CHANGED], 0);
}

static void
go_to (MusterSession *session, GBytes *bytes, guint selected)
{
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_document_read (bytes, "undo", session->catalog, &error);

  g_return_if_fail (document != NULL);
  muster_document_free (session->document);
  session->document = document;
  session->selected = selected;
  keep_selection (session);
  save (session, bytes);
  g_signal_emit (session, signals[CHANGED], 0);
}

const char *
muster_session_get_undo (MusterSession *session)
{
  return session->done > 0 ? ((Step *) session->steps->pdata[session->done - 1])->label : NULL;
}

const char *
muster_session_get_redo (MusterSession *session)
{
  return session->done < session->steps->len ? ((Step *) session->steps->pdata[session->done])->label : NULL;
}

void
muster_session_undo (MusterSession *session)
{
  const Step *step;

  if (session->done == 0)
    return;
  step = session->steps->pdata[--session->done];
  go_to (session, step->before, step->selected_before);
}

void
muster_session_redo (MusterSession *session)
{
  const Step *step;

  if (session->done == session->steps->len)
    return;
  step = session->steps->pdata[session->done++];
  go_to (session, step->after, step->selected_after);
}

guint
muster_session_get_selected (MusterSession *session)
{
  return session->selected;
}

void
muster_session_select (MusterSession *session, guint n)
{
  if (session->selected == n)
    return;
  session->selected = n;
  keep_selection (session);
  g_signal_emit (session, signals[SELECTED], 0);
}

void
muster_session_add (MusterSession *session, const char *label, MusterThing *thing)
{
  thing->order = G_MAXUINT;
  muster_session_begin (session, label);
  g_ptr_array_add (session->document->things, thing);
  session->selected = session->document->things->len - 1;
  muster_session_end (session);
}

/* A thing of any class, by writing it and reading it again. */
static MusterThing *
copy_thing (MusterSession *session, MusterThing *thing)
{
  g_autoptr (MusterDocument) alone = muster_document_new (), copy = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  char *text;

  g_ptr_array_add (alone->things, thing);
  text = muster_document_write (alone, session->catalog, &length);
  g_ptr_array_steal_index (alone->things, 0);
  bytes = g_bytes_new_take (text, length);
  copy = muster_document_read (bytes, "copy", session->catalog, NULL);
  return copy != NULL && copy->things->len == 1 ? g_ptr_array_steal_index (copy->things, 0) : NULL;
}

void
muster_session_duplicate (MusterSession *session, const char *label)
{
  MusterThing *thing = muster_session_get_thing (session), *copy = thing != NULL ? copy_thing (session, thing) : NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (copy != NULL);
  name = copy->name;
  copy->name = g_strdup_printf (_ ("%s (copy)"), muster_thing_get_name (thing));
  muster_session_add (session, label, copy);
}

void
muster_session_remove (MusterSession *session, const char *label)
{
  if (muster_session_get_thing (session) == NULL)
    return;
  muster_session_begin (session, label);
  g_ptr_array_remove_index (session->document->things, session->selected);
  muster_session_end (session);
}

MusterThing *
muster_session_get_thing (MusterSession *session)
{
  GPtrArray *things = session->document->things;

  return session->selected < things->len ? things->pdata[session->selected] : NULL;
}
