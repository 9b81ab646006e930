/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place: the part of a thing that something is said of, such as the second castle of the first puppet state.
 *
 * A place is a value. Only reports print it, as `target`; nobody reads one back out of a text. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_PLACE_DEPTH 3

typedef struct
{
  const char *part; /* "castle", "hand"; a constant of the thing's game */
  guint number;     /* which of them, from 1; 0 where there is only one */
} MusterPlaceStep;

typedef struct
{
  guint depth;                               /* how many steps; 0: nowhere */
  MusterPlaceStep steps[MUSTER_PLACE_DEPTH]; /* from the thing inwards */
  char *word; /* behind the last step, where that goes by name: the skill of "skill/majesty"; or NULL */
} MusterPlace;

/* A part of a thing: the only one, or the one of that number. */
MusterPlace muster_place (const char *part);
MusterPlace muster_place_nth (const char *part, guint number);

/* A part of what is at that place, which has no word. */
MusterPlace muster_place_inner (const MusterPlace *place, const char *part, guint number);

/* What is at `inside` of the member, or realm, at `place`; neither has a word. */
MusterPlace muster_place_join (const MusterPlace *place, const MusterPlace *inside);

/* A copy; its word is freed with g_free(). */
MusterPlace muster_place_copy (const MusterPlace *place);

/* The part that the n-th step leads to: whether it is that one, and its number; 0 where it isn't, or has none. */
gboolean muster_place_is (const MusterPlace *place, guint step, const char *part);
guint muster_place_get_number (const MusterPlace *place, guint step, const char *part);

gboolean muster_place_equal (const MusterPlace *a, const MusterPlace *b);

/* Whether a place is that one, or inside it. */
gboolean muster_place_is_within (const MusterPlace *place, const MusterPlace *outer);

/* As reports have it: "puppet-state/1/castle/2". NULL for nowhere. Free with g_free(). */
char *muster_place_dup_target (const MusterPlace *place);

G_END_DECLS
