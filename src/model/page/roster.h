/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster: the page an opponent or an organiser reads. What a list holds, what it costs, whether it is legal.
 *
 * As a card, it is words and numbers only, the same for paper, screen and files, and for every game. */
#pragma once

#include "model/page/card.h"
#include "model/problem.h"

G_BEGIN_DECLS

/* One line of it. */
typedef struct
{
  guint count;
  char *name;
  gint64 points; /* of one; -1: none */
  char *choices; /* "Red Elf, 6 of Cups, Sabre (Shadow), …" */
  MusterLegality legal;
  const char *sign;   /* what is drawn before it: "cups", "crown"; or NULL; a constant */
  char *aside;        /* a word beside its name, such as its values; or NULL */
  GArray *numbers;    /* MusterCardNumber: its stats; none where it has none */
  GPtrArray *details; /* char: what it carries with all its numbers, a line each: "Sabre: EC 2, …" */
} MusterRosterLine;

/* A card in a stack. */
typedef struct
{
  char *name;                  /* "Knights" */
  char *value;                 /* "8"; empty where it has none */
  const char *sign, *stand_in; /* what is drawn, and what where that isn't drawn; or NULL; they belong to the content */
} MusterRosterLayer;

/* A building with what stands on it, which is drawn where lines would only tell of it. */
typedef struct
{
  char *title;    /* "Castle 2" */
  char *total;    /* "Health 30" */
  char *upgrade;  /* the id of what is added to the drawing; or NULL */
  GArray *layers; /* MusterRosterLayer, the lowest first */
} MusterRosterStack;

/* Something to write in on a form. */
typedef struct
{
  char *label;
  gdouble share; /* of a row's width */
} MusterRosterField;

/* A step of filling in a form by hand. */
typedef struct
{
  char *heading;
  char *text;     /* what to do, and what the limits are */
  GArray *fields; /* MusterRosterField, row by row */
} MusterRosterStep;

/* The kind of an entry that is a heading over the following ones. */
#define MUSTER_ROSTER_HEADING "heading"

typedef struct
{
  const char *kind;      /* "battle-group"; a constant */
  const char *title;     /* "Battle group", translated */
  MusterCardStyle style; /* of its head, which the cards of its game have too */
  char *name;
  MusterLegality legal;
  gint64 points;          /* -1: none */
  gint64 limit;           /* -1: none */
  GArray *facts;          /* MusterCardFact: values, what is left, … */
  const char *heading;    /* over the lines: "Characters", translated; NULL: "Members" */
  GArray *lines;          /* MusterRosterLine */
  GArray *stacks;         /* MusterRosterStack: in pictures what the lines tell; or none */
  char *total;            /* under the lines: "5 characters"; or NULL */
  GPtrArray *notes;       /* char: sentences worth knowing */
  char *house;            /* the house options that it is made of, as a sentence; or NULL */
  GPtrArray *problems;    /* MusterProblem, those of its members with their names before them */
  GArray *entries;        /* MusterCardEntry: every ability used, once each, by name */
  GArray *secrets;        /* MusterCardFact: what opponents mustn't see, such as a hand of cards … */
  GArray *secret_entries; /* … and MusterCardEntry of what is in it; neither is printed unless it is revealed */
  gboolean reference;     /* a page of rules, or a form: there is nothing to judge */
  GArray *steps;          /* MusterRosterStep: of a form; else none */
  char *content;          /* "Collision 1.0 · 3fa9c2…": the version and hash of the content it was made with */
  char *code;             /* what stands for all of it, to be read by Muster (forge/code.h); or NULL */
  GArray *trackers;       /* MusterTracker: what the player counts, besides what is on the cards */
  MusterPlayDice *dice;   /* or NULL */
  MusterPlay *play;       /* how its game is played; or NULL */
} MusterRoster;

MusterRoster *muster_roster_new (const char *kind, const char *title, const char *name);
void muster_roster_free (MusterRoster *roster);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRoster, muster_roster_free)

/* Takes `choices` over. What is returned may be filled in until the next line is added. */
MusterRosterLine *muster_roster_add_line (MusterRoster *roster, guint count, const char *name, gint64 points,
                                          char *choices, MusterLegality legal);

/* Adds a stack without layers, and a layer to the last one. */
void muster_roster_add_stack (MusterRoster *roster, const char *title, const char *total, const char *upgrade);
void muster_roster_add_layer (MusterRoster *roster, const char *name, const char *value, const char *sign,
                              const char *stand_in);

/* Adds a step without fields, and a field to the last one. */
void muster_roster_add_step (MusterRoster *roster, const char *heading, const char *text);
void muster_roster_add_field (MusterRoster *roster, const char *label, gdouble share);

/* Adds an entry of a card, unless it is there already. */
void muster_roster_add_entry (MusterRoster *roster, const MusterCardEntry *entry);

/* Puts what is secret among the facts and entries: for whoever asks for it. */
void muster_roster_reveal (MusterRoster *roster);

/* Whether a line counts more than one of something; where none does, there is no need to tell how many. */
gboolean muster_roster_is_counted (const MusterRoster *roster);

/* Brings the entries into the order of their names. */
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
