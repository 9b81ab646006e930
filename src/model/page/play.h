/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How one game is played at the table, as far as a page can help: what its turns are called, what can befall a miniature,
 * and what players forget. It is data from the game; whoever shows it knows no game. */
#pragma once

#include "model/page/tracker.h"

G_BEGIN_DECLS

/* A sentence for the right moment. */
typedef struct
{
  guint first, last;   /* in these turns only; 0: from the first, to the last */
  gboolean every_step; /* at each step of a turn; else, where the turn begins */
  gboolean ending;     /* at the last step of a turn, for its end */
  const char *given;   /* told of everybody of whom this tracker is at least `least`, a constant; NULL: told once */
  gint least;
  const char *spent; /* with it, how much of this tracker was spent in the turn that ended; a constant, or NULL */
  char *text;
} MusterReminder;

typedef struct
{
  const char *game;        /* "collision"; a constant, as the rest of the names */
  const char *turn;        /* "Turn", translated */
  const char *next;        /* "Next Turn", translated */
  const char *step;        /* a part of a turn: "Round"; NULL: a turn has no parts */
  const char *next_step;   /* "Next Round" */
  guint steps;             /* how many parts a turn has, to begin with */
  const char *steps_label; /* where the players say how many: "Players"; NULL: the rules say it */
  GArray *statuses;        /* MusterTracker, which any card may have */
  GArray *reminders;       /* MusterReminder */
  gint users;
} MusterPlay;

MusterPlay *muster_play_new (const char *game, const char *turn, const char *next);
MusterPlay *muster_play_ref (MusterPlay *play);
void muster_play_unref (MusterPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPlay, muster_play_unref)

/* Adds a reminder for where a turn begins. It stays the play's, until the next one is added. */
MusterReminder *muster_play_remind (MusterPlay *play, const char *text);

/* Dice that are rolled on the page. */
typedef struct
{
  guint n;
  GPtrArray *symbols; /* char: what a die can show */
  guint *faces;       /* a symbol for each face; NULL: nobody said what they are, so that nothing can be rolled */
  guint n_faces;
  char *reason; /* why not, then */
} MusterPlayDice;

MusterPlayDice *muster_play_dice_new (guint n);
void muster_play_dice_free (MusterPlayDice *dice);

G_END_DECLS
