#include "app/saver.h"

#include "xml/file.h"

struct _MusterSaver
{
  char *path;
  void (*failed) (const char *sentence, gpointer data);
  gpointer data;
  GMainContext *context;
  GThread *thread;

  GMutex lock; /* for what follows */
  GCond changed;
  GBytes *waiting;
  gboolean writing;
  gboolean ending;
  GSource *telling; /* of a failure, once the main loop has time */
  char *sentence;
};

static gboolean
tell_cb (gpointer data)
{
  MusterSaver *saver = data;
  g_autofree char *sentence = NULL;

  g_mutex_lock (&saver->lock);
  sentence = g_steal_pointer (&saver->sentence);
  g_clear_pointer (&saver->telling, g_source_unref);
  g_mutex_unlock (&saver->lock);
  saver->failed (sentence, saver->data);
  return G_SOURCE_REMOVE;
}

/* With the lock. */
static void
note_failure (MusterSaver *saver, const GError *error)
{
  g_free (saver->sentence);
  saver->sentence = g_strdup (error->message);
  if (saver->telling != NULL)
    return;
  saver->telling = g_idle_source_new ();
  g_source_set_callback (saver->telling, tell_cb, saver, NULL);
  g_source_attach (saver->telling, saver->context);
}

/* With the lock, which is given away while the disk works. */
static void
write_waiting (MusterSaver *saver)
{
  g_autoptr (GBytes) bytes = g_steal_pointer (&saver->waiting);
  g_autoptr (GError) error = NULL;

  saver->writing = TRUE;
  g_mutex_unlock (&saver->lock);
  muster_file_write (saver->path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_mutex_lock (&saver->lock);
  saver->writing = FALSE;
  if (error != NULL)
    note_failure (saver, error);
  g_cond_broadcast (&saver->changed);
}

static gpointer
work (gpointer data)
{
  MusterSaver *saver = data;

  g_mutex_lock (&saver->lock);
  while (saver->waiting != NULL || !saver->ending)
    {
      if (saver->waiting != NULL)
        write_waiting (saver);
      else
        g_cond_wait (&saver->changed, &saver->lock);
    }
  g_mutex_unlock (&saver->lock);
  return NULL;
}

MusterSaver *
muster_saver_new (const char *path, void (*failed) (const char *sentence, gpointer data), gpointer data)
{
  MusterSaver *saver = g_new0 (MusterSaver, 1);

  saver->path = g_strdup (path);
  saver->failed = failed;
  saver->data = data;
  saver->context = g_main_context_ref_thread_default ();
  g_mutex_init (&saver->lock);
  g_cond_init (&saver->changed);
  saver->thread = g_thread_new ("saver", work, saver);
  return saver;
}

void
muster_saver_free (MusterSaver *saver)
{
  g_mutex_lock (&saver->lock);
  saver->ending = TRUE;
  g_cond_broadcast (&saver->changed);
  g_mutex_unlock (&saver->lock);
  g_thread_join (saver->thread);
  if (saver->telling != NULL)
    {
      g_source_destroy (saver->telling);
      g_source_unref (saver->telling);
    }
  g_mutex_clear (&saver->lock);
  g_cond_clear (&saver->changed);
  g_main_context_unref (saver->context);
  g_free (saver->sentence);
  g_free (saver->path);
  g_free (saver);
}

void
muster_saver_save (MusterSaver *saver, GBytes *bytes)
{
  g_mutex_lock (&saver->lock);
  g_clear_pointer (&saver->waiting, g_bytes_unref);
  saver->waiting = g_bytes_ref (bytes);
  g_cond_broadcast (&saver->changed);
  g_mutex_unlock (&saver->lock);
}

void
muster_saver_flush (MusterSaver *saver)
{
  g_mutex_lock (&saver->lock);
  while (saver->waiting != NULL || saver->writing)
    g_cond_wait (&saver->changed, &saver->lock);
  g_mutex_unlock (&saver->lock);
}
