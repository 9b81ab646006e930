/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster: the page for an opponent or organiser, with contents, cost and legality.
 *
 * Like a card it holds only words and numbers, the same for paper, screen, files and every game. */
#pragma once

#include "model/page/card.h"
#include "model/problem.h"

G_BEGIN_DECLS

/* One line. */
typedef struct
{
  guint count;
  char *name;
  gint64 points; /* of one copy; -1: none */
  char *choices; /* "Red Elf, 6 of Cups, Sabre (Shadow), …" */
  MusterLegality legal;
  const char *icon;   /* drawing before it: "cups", "crown"; or NULL; a constant */
  char *aside;        /* a word beside its name, such as values; or NULL */
  GArray *numbers;    /* MusterCardNumber: its stats, if any */
  GPtrArray *details; /* char: each thing it carries, with numbers: "Sabre: EC 2, …" */
} MusterRosterLine;

/* A card in a stack. */
typedef struct
{
  char *name;                  /* "Knights" */
  char *value;                 /* "8"; empty if it has none */
  const char *icon, *stand_in; /* drawing, and a substitute if that doesn't exist; or NULL; owned by the content */
} MusterRosterLayer;

/* A building with its stack of cards, drawn instead of listed. */
typedef struct
{
  char *title;    /* "Castle 2" */
  char *total;    /* "Health 30" */
  char *upgrade;  /* id of an addition to the drawing; or NULL */
  GArray *layers; /* MusterRosterLayer, lowest first */
} MusterRosterStack;

/* A field to write in on a form. */
typedef struct
{
  char *label;
  gdouble share; /* fraction of the row's width */
} MusterRosterField;

/* One step of a form to fill in by hand. */
typedef struct
{
  char *heading;
  char *text;     /* instructions and limits */
  GArray *fields; /* MusterRosterField, row by row */
} MusterRosterStep;

/* The kind of an entry that is a heading for the ones after it. */
#define MUSTER_ROSTER_HEADING "heading"

typedef struct
{
  const char *kind;      /* "battle-group"; a constant */
  const char *title;     /* "Battle group", translated */
  MusterCardStyle style; /* style of its head, shared with the game's cards */
  char *name;
  MusterLegality legal;
  gint64 points;          /* -1: none */
  gint64 limit;           /* -1: none */
  GArray *facts;          /* MusterCardFact: values, what is left, … */
  const char *heading;    /* heading over the lines: "Characters", translated; NULL: "Members" */
  GArray *lines;          /* MusterRosterLine */
  GArray *stacks;         /* MusterRosterStack: drawn instead of the lines; or none */
  char *total;            /* below the lines: "5 characters"; or NULL */
  GPtrArray *notes;       /* char: sentences worth reading */
  char *house;            /* the house options used, as a sentence; or NULL */
  GPtrArray *problems;    /* MusterProblem; those of members begin with the member's name */
  GArray *entries;        /* MusterCardEntry: every ability used, once each, by name */
  GArray *secrets;        /* MusterCardFact: hidden from opponents, such as a hand of cards … */
  GArray *secret_entries; /* … and the MusterCardEntry for it; printed only after muster_roster_reveal() */
  gboolean reference;     /* a page of rules, or a form: nothing to judge */
  GArray *steps;          /* MusterRosterStep: of a form; empty otherwise */
  char *content;          /* "Collision 1.0 · 3fa9c2…": version and hash of the content */
  char *code;             /* a code for the whole list (forge/code.h); or NULL */
  GArray *trackers;       /* MusterTracker: what the player counts besides the cards' trackers */
  MusterPlayDice *dice;   /* or NULL */
  MusterPlay *play;       /* how its game is played; or NULL */
} MusterRoster;

MusterRoster *muster_roster_new (const char *kind, const char *title, const char *name);
void muster_roster_free (MusterRoster *roster);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRoster, muster_roster_free)

/* Takes ownership of `choices`. The returned line can be filled in until the next one is added. */
MusterRosterLine *muster_roster_add_line (MusterRoster *roster, guint count, const char *name, gint64 points,
                                          char *choices, MusterLegality legal);

/* Adds an empty stack, and a layer to the last stack. */
void muster_roster_add_stack (MusterRoster *roster, const char *title, const char *total, const char *upgrade);
void muster_roster_add_layer (MusterRoster *roster, const char *name, const char *value, const char *icon,
                              const char *stand_in);

/* Adds an empty step, and a field to the last step. */
void muster_roster_add_step (MusterRoster *roster, const char *heading, const char *text);
void muster_roster_add_field (MusterRoster *roster, const char *label, gdouble share);

/* Adds an entry of a card unless it is already there. */
void muster_roster_add_entry (MusterRoster *roster, const MusterCardEntry *entry);

/* Moves the secrets into the facts and entries. */
void muster_roster_reveal (MusterRoster *roster);

/* Whether any line has a count above one; otherwise counts needn't be shown. */
gboolean muster_roster_is_counted (const MusterRoster *roster);

/* Sorts the entries by name. */
void muster_roster_sort_entries (MusterRoster *roster);

static inline const MusterRosterStack *
muster_roster_stack (const MusterRoster *roster, guint i)
{
  return &g_array_index (roster->stacks, MusterRosterStack, i);
}

static inline const MusterRosterLine *
muster_roster_line (const MusterRoster *roster, guint i)
{
  return &g_array_index (roster->lines, MusterRosterLine, i);
}

G_END_DECLS
