/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A problem: a rule that something breaks, in words a player understands. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SEVERITY_ERROR,   /* illegal */
  MUSTER_SEVERITY_WARNING, /* legal, and surely not meant */
} MusterSeverity;

typedef struct
{
  const char *rule; /* "hands.too-many"; a constant */
  MusterSeverity severity;
  gboolean missing;    /* something is still to be chosen; nothing that was chosen is at fault */
  char *target;        /* what to look at: "weapon/2", "skill/majesty" */
  char *sentence;      /* why, with the names and numbers at hand */
  GPtrArray *remedies; /* char: single changes that make it go away, best first; or NULL */
} MusterProblem;

/* Takes `target` and `sentence` over. */
MusterProblem *muster_problem_new (const char *rule, MusterSeverity severity, char *target, char *sentence);
void muster_problem_free (MusterProblem *problem);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterProblem, muster_problem_free)

/* Takes `remedy` over. */
void muster_problem_add_remedy (MusterProblem *problem, char *remedy);

G_END_DECLS
