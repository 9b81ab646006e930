/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place: a part of a thing that a problem or change refers to, such as the second castle of the first puppet state.
 *
 * A place is a value. Reports print it as `target`; nothing parses it back. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_PLACE_DEPTH 3

typedef struct
{
  const char *part; /* "castle", "hand"; a constant of the game */
  guint number;     /* which one, from 1; 0 if there is only one */
} MusterPlaceStep;

typedef struct
{
  guint depth;                               /* number of steps; 0: nowhere */
  MusterPlaceStep steps[MUSTER_PLACE_DEPTH]; /* from the thing inwards */
  char *word; /* after the last step, if that has a name: the skill of "skill/majesty"; or NULL */
} MusterPlace;

/* A part of a thing: the only one, or the one with that number. */
MusterPlace muster_place (const char *part);
MusterPlace muster_place_nth (const char *part, guint number);

/* A part inside that place, which has no word. */
MusterPlace muster_place_inner (const MusterPlace *place, const char *part, guint number);

/* The place `inside` the member, or realm, at `place`; neither has a word. */
MusterPlace muster_place_join (const MusterPlace *place, const MusterPlace *inside);

/* A copy; free its word with g_free(). */
MusterPlace muster_place_copy (const MusterPlace *place);

/* Compares the n-th step: whether it leads to that part, or its number there; 0 if it doesn't or has none. */
gboolean muster_place_is (const MusterPlace *place, guint step, const char *part);
guint muster_place_get_number (const MusterPlace *place, guint step, const char *part);

gboolean muster_place_equal (const MusterPlace *a, const MusterPlace *b);

/* Whether a place is that one or inside it. */
gboolean muster_place_is_within (const MusterPlace *place, const MusterPlace *outer);

/* As in reports: "puppet-state/1/castle/2". NULL for nowhere. Free with g_free(). */
char *muster_place_dup_target (const MusterPlace *place);

/* Appends the same to `target`; nothing for nowhere. */
void muster_place_append_target (const MusterPlace *place, GString *target);

G_END_DECLS
