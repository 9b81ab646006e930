/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A problem: a rule that something breaks, in words a player understands. */
#pragma once

#include "model/change.h"
#include "model/place.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SEVERITY_ERROR,   /* illegal */
  MUSTER_SEVERITY_WARNING, /* legal, and surely not meant */
  MUSTER_SEVERITY_AGREED,  /* against a rule, which the players agreed to waive */
} MusterSeverity;

/* What all problems together come to. Anything but illegal is true. */
typedef enum
{
  MUSTER_ILLEGAL,
  MUSTER_LEGAL,
  MUSTER_LEGAL_BY_AGREEMENT,
} MusterLegality;

/* As files have them: "error"; "no", "yes", "by-agreement". */
const char *muster_severity_get_id (MusterSeverity severity);
const char *muster_legality_get_id (MusterLegality legality);

/* Of two things together. */
MusterLegality muster_legality_join (MusterLegality a, MusterLegality b);

/* A change that makes a problem go away. */
typedef struct
{
  char *text;           /* as its label, of the thing as it is */
  MusterChange *change; /* NULL: what to do is the player's to say */
} MusterRemedy;

typedef struct
{
  const char *rule; /* "hands.too-many"; a constant */
  MusterSeverity severity;
  gboolean missing;  /* something is still to be chosen; nothing that was chosen is at fault */
  MusterPlace place; /* what to look at */
  char *sentence;    /* why, with the names and numbers at hand */
  char *note;        /* where it is agreed: what the players wrote of that; or NULL */
  GArray *remedies;  /* MusterRemedy: best first; or NULL */
} MusterProblem;

/* Takes the word of `place`, and `sentence`, over. */
MusterProblem *muster_problem_new (const char *rule, MusterSeverity severity, MusterPlace place, char *sentence);
void muster_problem_free (MusterProblem *problem);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterProblem, muster_problem_free)

/* Each takes what it is given over: a change of that thing, and words for something that the player does. */
void muster_problem_add_remedy (MusterProblem *problem, MusterChange *change, const MusterThing *thing);
void muster_problem_add_advice (MusterProblem *problem, char *text);

/* How many remedies it has, and the n-th. */
guint muster_problem_count_remedies (const MusterProblem *problem);
const MusterRemedy *muster_problem_get_remedy (const MusterProblem *problem, guint n);

G_END_DECLS
