/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work on many rows, a few at a time: the first at once, so that there is something to see, the others from the main loop, so that
 * the window never pauses however many there are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Does what there is to do for the n-th row. */
typedef void (*MusterIdleQueueFunc) (gpointer owner, guint n);

typedef struct
{
  MusterIdleQueueFunc work;
  gpointer owner;
  guint next, n; /* what is to be done next, and how much there is in all */
  guint source;
} MusterIdleQueue;

/* Begins from the start, whatever was being done; returns once `first` are done. */
void muster_idle_queue_begin (MusterIdleQueue *queue, guint n, guint first);

/* Leaves what isn't done yet. To be called before the owner goes. */
void muster_idle_queue_stop (MusterIdleQueue *queue);

/* Whether all that was begun is done. */
gboolean muster_idle_queue_is_done (const MusterIdleQueue *queue);

G_END_DECLS
