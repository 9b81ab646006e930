/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/trickle.h"

/* Microseconds: what is left of a frame after the toolkit has laid out and painted what was done. */
#define LONGEST 8000

static void
do_next (MusterTrickle *trickle)
{
  trickle->work (trickle->owner, trickle->next++);
}

static gboolean
go_on_cb (gpointer data)
{
  MusterTrickle *trickle = data;
  gint64 end = g_get_monotonic_time () + LONGEST;

  do
    do_next (trickle);
  while (!muster_trickle_is_done (trickle) && g_get_monotonic_time () < end);
  if (!muster_trickle_is_done (trickle))
    return G_SOURCE_CONTINUE;
  trickle->source = 0;
  return G_SOURCE_REMOVE;
}

void
muster_trickle_begin (MusterTrickle *trickle, guint n, guint first)
{
  muster_trickle_stop (trickle);
  trickle->n = n;
  while (trickle->next < MIN (n, first))
    do_next (trickle);
  if (trickle->next < n)
    trickle->source = g_idle_add (go_on_cb, trickle);
}

void
muster_trickle_stop (MusterTrickle *trickle)
{
  g_clear_handle_id (&trickle->source, g_source_remove);
  trickle->next = trickle->n = 0;
}

gboolean
muster_trickle_is_done (const MusterTrickle *trickle)
{
  return trickle->next == trickle->n;
}
