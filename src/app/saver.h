/* The saver: writes the newest state of a file beside the window's work, so that a slow disk never holds up a click.
 *
 * Each state handed over is on its way to the disk at once; where a newer one comes before its turn, only that is written. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterSaver MusterSaver;

/* `failed` is called in the main loop with a sentence where a state could not be written. */
MusterSaver *muster_saver_new (const char *path, void (*failed) (const char *sentence, gpointer data), gpointer data);

/* Waits until the last state is on the disk. */
void muster_saver_free (MusterSaver *saver);

void muster_saver_save (MusterSaver *saver, GBytes *bytes);

/* Waits until everything handed over is on the disk. */
void muster_saver_flush (MusterSaver *saver);

G_END_DECLS
