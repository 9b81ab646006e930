/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A problem: a rule that something breaks, in words a player understands. */
#pragma once

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

typedef struct
{
  const char *rule; /* "hands.too-many"; a constant */
  MusterSeverity severity;
  gboolean missing;    /* something is still to be chosen; nothing that was chosen is at fault */
  MusterPlace place;   /* what to look at */
  char *sentence;      /* why, with the names and numbers at hand */
  char *note;          /* where it is agreed: what the players wrote of that; or NULL */
  GPtrArray *remedies; /* char: single changes that make it go away, best first; or NULL */
} MusterProblem;

/* Takes the word of `place`, and `sentence`, over. */
MusterProblem *muster_problem_new (const char *rule, MusterSeverity severity, MusterPlace place, char *sentence);
void muster_problem_free (MusterProblem *problem);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterProblem, muster_problem_free)

/* Takes `remedy` over. */
void muster_problem_add_remedy (MusterProblem *problem, char *remedy);

G_END_DECLS
