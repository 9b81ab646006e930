/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work on many rows, a few at a time: the first at once, so that there is something to see, the others from the main loop, so that
 * the window never pauses however many there are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Does what there is to do for the n-th row. */
typedef void (*MusterTrickleFunc) (gpointer owner, guint n);

typedef struct
{
  MusterTrickleFunc work;
  gpointer owner;
  guint next, n; /* what is to be done next, and how much there is in all */
  guint source;
} MusterTrickle;

/* Begins from the start, whatever was being done; returns once `first` are done. */
void muster_trickle_begin (MusterTrickle *trickle, guint n, guint first);

/* Leaves what isn't done yet. To be called before the owner goes. */
void muster_trickle_stop (MusterTrickle *trickle);

/* Whether all that was begun is done. */
gboolean muster_trickle_is_done (const MusterTrickle *trickle);

G_END_DECLS
