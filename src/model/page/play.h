/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game is played at the table, as data for the companion page: the names of its turns, statuses of a miniature,
 * and reminders. Only the game knows its rules. */
#pragma once

#include "model/page/tracker.h"

G_BEGIN_DECLS

/* A reminder shown at the right moment. */
typedef struct
{
  guint first, last;   /* only in these turns; 0: from the first, to the last */
  gboolean every_step; /* at each step of a turn; otherwise at its start */
  gboolean ending;     /* at the last step of a turn */
  const char *given;   /* shown for every card with this tracker at `least` or more, a constant; NULL: shown once */
  gint least;
  const char *spent; /* also says how much of this tracker was spent in the last turn; a constant, or NULL */
  char *text;
} MusterReminder;

typedef struct
{
  const char *game;        /* "collision"; a constant, like the other names */
  const char *turn;        /* "Turn", translated */
  const char *next;        /* "Next Turn", translated */
  const char *step;        /* part of a turn: "Round"; NULL: turns have no parts */
  const char *next_step;   /* "Next Round" */
  guint steps;             /* how many parts a turn has at first */
  const char *steps_label; /* if the players set the number of parts: "Players"; NULL: the rules fix it */
  GArray *statuses;        /* MusterTracker, available on any card */
  GArray *reminders;       /* MusterReminder */
  gint users;
} MusterPlay;

MusterPlay *muster_play_new (const char *game, const char *turn, const char *next);
MusterPlay *muster_play_ref (MusterPlay *play);
void muster_play_unref (MusterPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPlay, muster_play_unref)

/* Adds a reminder for the start of a turn. The pointer is valid until the next one is added. */
MusterReminder *muster_play_remind (MusterPlay *play, const char *text);

/* Dice rolled on the page. */
typedef struct
{
  guint n;
  GPtrArray *symbols; /* char: what a die can show */
  guint *faces;       /* symbol of each face; NULL: unknown, so the dice can't be rolled */
  guint n_faces;
  char *reason; /* why not, in that case */
} MusterPlayDice;

MusterPlayDice *muster_play_dice_new (guint n);
void muster_play_dice_free (MusterPlayDice *dice);

G_END_DECLS
