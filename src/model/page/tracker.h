/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trackers: what is counted during a game, as data. A game says what each card and list tracks and what the next turn
 * changes; a page on screen does the counting. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_TRACKER_COUNT,  /* a number to step up and down */
  MUSTER_TRACKER_MARK,   /* on or off: 1 or 0 */
  MUSTER_TRACKER_CHOICE, /* one of its names */
  MUSTER_TRACKER_SUM,    /* its start plus another tracker of the same owner; read-only */
} MusterTrackerKind;

/* What the next turn changes automatically. */
typedef struct
{
  gint amount;       /* added, down to 0 … */
  gint most;         /* … and up to this; a higher number stays */
  const char *given; /* only while this tracker of the same owner, a constant; NULL: always … */
  gboolean marked;   /* … is above 0; otherwise: is 0 */
} MusterTurnChange;

#define MUSTER_TRACKER_MAX_CHANGES 3

typedef struct
{
  MusterTrackerKind kind;
  const char *id;    /* "end"; a constant */
  const char *label; /* translated; a constant */
  gint start;
  gint most;
  gint limit;       /* the number to watch for: "2 of 3"; 0: none */
  const char *over; /* the owner's state at the limit: "Defeated", translated; a constant, or NULL */
  const char *of;   /* sum: the other tracker */
  char *rule;       /* its meaning; or NULL */
  GPtrArray *names; /* choice: char, from index 0; or NULL */
  MusterTurnChange changes[MUSTER_TRACKER_MAX_CHANGES];
  guint n_changes;
} MusterTracker;

/* An empty list. Free with g_array_unref(). */
GArray *muster_trackers_new (void);

/* Adds one that counts from `start` to `most`. The pointer is valid until the next one is added. */
MusterTracker *muster_trackers_add (GArray *trackers, MusterTrackerKind kind, const char *id, const char *label,
                                    gint start, gint most);

/* Adds a name to a choice; copies the text. */
void muster_tracker_add_name (MusterTracker *tracker, const char *name);

/* Adds a change for the next turn, at most MUSTER_TRACKER_MAX_CHANGES. */
void muster_tracker_add_change (MusterTracker *tracker, gint amount, gint most, const char *given, gboolean marked);

static inline const MusterTracker *
muster_trackers_at (const GArray *trackers, guint i)
{
  return &g_array_index (trackers, MusterTracker, i);
}

G_END_DECLS
