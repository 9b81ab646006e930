/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A problem: a rule that something breaks, and where, as a value. Reports explain it in words for a player. */
#pragma once

#include "model/change.h"
#include "model/place.h"
#include "model/text/sentence.h"

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

/* A rule of a game: a constant, identified by its address. */
typedef struct
{
  const char *id;          /* as files have it: "hands.too-many" */
  MusterSeverity severity; /* of breaking it */
  gboolean of_unknown;     /* it tells of what no installed content has, or Muster doesn't know */
} MusterRule;

/* Those of all games. */
extern const MusterRule muster_rule_option_unknown;
extern const MusterRule muster_rule_document_unknown;

/* A change that removes a problem. */
typedef struct
{
  char *text;           /* its label, for the thing as it is */
  MusterChange *change; /* NULL: the player must decide what to do */
} MusterRemedy;

typedef struct
{
  const MusterRule *rule;
  MusterSeverity severity;
  gboolean missing;     /* something is missing; nothing that was chosen is wrong */
  MusterPlace place;    /* what it is about */
  MusterSentence *says; /* why, with the names and numbers at hand; NULL if its class puts it in words (games/game.h) */
  char *note;           /* the players' note, if it is agreed; or NULL */

  /* In reports alone. */
  char *sentence;   /* what it says, in words */
  GArray *remedies; /* MusterRemedy, best first; or NULL */
} MusterProblem;

/* Takes ownership of the word in `place` and of `says`. */
MusterProblem *muster_problem_new (const MusterRule *rule, MusterPlace place, MusterSentence *says);
void muster_problem_free (MusterProblem *problem);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterProblem, muster_problem_free)

/* A copy for a report, with that sentence and without remedies. Takes ownership of the sentence. */
MusterProblem *muster_problem_copy_told (const MusterProblem *problem, char *sentence);

/* Whether both are of the same rule in the same place, and whether they say the same, too. */
gboolean muster_problem_is_akin (const MusterProblem *a, const MusterProblem *b);
gboolean muster_problem_equal (const MusterProblem *a, const MusterProblem *b);

/* Turns an error that the agreements (MusterAgreement, or NULL) waive into an agreed problem. */
void muster_problem_waive (MusterProblem *problem, const GArray *agreements);

/* The legality that they (MusterProblem) leave; NULL is none. */
MusterLegality muster_problems_get_legality (const GPtrArray *problems);

/* Each takes ownership: of a change of that thing, and of a text for something the player has to do. */
void muster_problem_add_remedy (MusterProblem *problem, MusterChange *change, const MusterThing *thing);
void muster_problem_add_advice (MusterProblem *problem, char *text);

/* The number of remedies, and the n-th. */
guint muster_problem_count_remedies (const MusterProblem *problem);
const MusterRemedy *muster_problem_get_remedy (const MusterProblem *problem, guint n);

G_END_DECLS
