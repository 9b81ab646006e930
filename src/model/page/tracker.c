/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/page/tracker.h"

static void
clear_tracker (gpointer data)
{
  MusterTracker *tracker = data;

  g_free (tracker->rule);
  g_clear_pointer (&tracker->names, g_ptr_array_unref);
}

GArray *
muster_trackers_new (void)
{
  GArray *trackers = g_array_new (FALSE, TRUE, sizeof (MusterTracker));

  g_array_set_clear_func (trackers, clear_tracker);
  return trackers;
}

MusterTracker *
muster_trackers_add (GArray *trackers, MusterTrackerKind kind, const char *id, const char *label, gint start, gint most)
{
  MusterTracker tracker = { .kind = kind, .id = id, .label = label, .start = start, .most = most };

  g_array_append_val (trackers, tracker);
  return &g_array_index (trackers, MusterTracker, trackers->len - 1);
}

void
muster_tracker_add_name (MusterTracker *tracker, const char *name)
{
  if (tracker->names == NULL)
    tracker->names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (tracker->names, g_strdup (name));
}

void
muster_tracker_add_change (MusterTracker *tracker, gint amount, gint most, const char *given, gboolean marked)
{
  g_return_if_fail (tracker->n_changes < MUSTER_TRACKER_MAX_CHANGES);

  tracker->changes[tracker->n_changes++] = (MusterTurnChange){ amount, most, given, marked };
}
