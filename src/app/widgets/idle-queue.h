/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills many rows in small steps: the first at once, the others from the main loop, so that the window never blocks. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Fills the n-th row. */
typedef void (*MusterIdleQueueFunc) (gpointer owner, guint n);

typedef struct
{
  MusterIdleQueueFunc work;
  gpointer owner;
  guint next, n; /* next index, and the total */
  guint source;
} MusterIdleQueue;

/* Starts from 0, dropping previous work; returns once `first` are done. */
void muster_idle_queue_begin (MusterIdleQueue *queue, guint n, guint first);

/* Drops the rest. Call before the owner is freed. */
void muster_idle_queue_stop (MusterIdleQueue *queue);

/* Whether everything is done. */
gboolean muster_idle_queue_is_done (const MusterIdleQueue *queue);

G_END_DECLS
