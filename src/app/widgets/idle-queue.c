/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/idle-queue.h"

/* Microseconds left of a frame after GTK's own work. */
#define LONGEST 8000

static void
do_next (MusterIdleQueue *queue)
{
  queue->work (queue->owner, queue->next++);
}

static gboolean
go_on_cb (gpointer data)
{
  MusterIdleQueue *queue = data;
  gint64 end = g_get_monotonic_time () + LONGEST;

  do
    do_next (queue);
  while (!muster_idle_queue_is_done (queue) && g_get_monotonic_time () < end);
  if (!muster_idle_queue_is_done (queue))
    return G_SOURCE_CONTINUE;
  queue->source = 0;
  return G_SOURCE_REMOVE;
}

void
muster_idle_queue_begin (MusterIdleQueue *queue, guint n, guint first)
{
  muster_idle_queue_stop (queue);
  queue->n = n;
  while (queue->next < MIN (n, first))
    do_next (queue);
  if (queue->next < n)
    queue->source = g_idle_add (go_on_cb, queue);
}

void
muster_idle_queue_stop (MusterIdleQueue *queue)
{
  g_clear_handle_id (&queue->source, g_source_remove);
  queue->next = queue->n = 0;
}

gboolean
muster_idle_queue_is_done (const MusterIdleQueue *queue)
{
  return queue->next == queue->n;
}
