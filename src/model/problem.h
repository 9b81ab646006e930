/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A problem: a rule that something breaks, explained for a player. */
#pragma once

#include "model/change.h"
#include "model/place.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SEVERITY_ERROR,   /* illegal */
  MUSTER_SEVERITY_WARNING, /* legal, but surely not intended */
  MUSTER_SEVERITY_AGREED,  /* breaks a rule that the players agreed to waive */
} MusterSeverity;

/* The result of all problems together. Anything but illegal is true. */
typedef enum
{
  MUSTER_ILLEGAL,
  MUSTER_LEGAL,
  MUSTER_LEGAL_BY_AGREEMENT,
} MusterLegality;

/* As in files: "error"; "no", "yes", "by-agreement". */
const char *muster_severity_get_id (MusterSeverity severity);
const char *muster_legality_get_id (MusterLegality legality);

/* The legality of two things together. */
MusterLegality muster_legality_join (MusterLegality a, MusterLegality b);

/* A change that removes a problem. */
typedef struct
{
  char *text;           /* its label, for the thing as it is */
  MusterChange *change; /* NULL: the player must decide what to do */
} MusterRemedy;

typedef struct
{
  const char *rule; /* "hands.too-many"; a constant */
  MusterSeverity severity;
  gboolean missing;  /* something is missing; nothing that was chosen is wrong */
  MusterPlace place; /* what it is about */
  char *sentence;    /* the explanation, with names and numbers */
  char *note;        /* the players' note, if it is agreed; or NULL */
  GArray *remedies;  /* MusterRemedy, best first; or NULL */
} MusterProblem;

/* Takes ownership of the word in `place` and of `sentence`. */
MusterProblem *muster_problem_new (const char *rule, MusterSeverity severity, MusterPlace place, char *sentence);
void muster_problem_free (MusterProblem *problem);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterProblem, muster_problem_free)

/* Each takes ownership: of a change of that thing, and of a text for something the player has to do. */
void muster_problem_add_remedy (MusterProblem *problem, MusterChange *change, const MusterThing *thing);
void muster_problem_add_advice (MusterProblem *problem, char *text);

/* The number of remedies, and the n-th. */
guint muster_problem_count_remedies (const MusterProblem *problem);
const MusterRemedy *muster_problem_get_remedy (const MusterProblem *problem, guint n);

G_END_DECLS
