/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: the table of functions through which everything else uses it.
 *
 * A game has a folder, games/NAME, whose game.c fills in a MusterGame and a MusterThingRules for each class of things.
 * games.c lists the games. Nothing outside such a folder asks which game a thing belongs to. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluation.h"
#include "model/page/card.h"
#include "model/page/roster.h"
#include "model/report.h"
#include "model/thing.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

/* The initial values of a new thing, from the player's settings. */
typedef struct
{
  gint limit; /* points of a battle; 0: none */
} MusterThingDefaults;

/* The operations for one class of things. */
struct _MusterThingRules
{
  const char *heading;     /* heading in lists: "Characters"; translatable */
  const char *start_label; /* "New Character", translatable; NULL: can't be made empty */
  MusterThing *(*start) (const MusterCatalog *catalog,
                         const MusterThingDefaults *defaults); /* makes a new one; NULL likewise */

  MusterThing *(*read) (MusterReading *reading);
  void (*write) (MusterWriting *writing, const MusterThing *thing);

  /* A new evaluation. */
  MusterEvaluation *(*judge) (const MusterCatalog *catalog, const MusterThing *thing);

  /* Its members are judged separately, and their evaluations are part of its own. */
  gboolean judges_members;

  /* Fills its report, except problems and members' reports. */
  void (*report) (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);

  /* The text of the n-th problem if it has no sentence of its own. NULL: all have one. */
  char *(*dup_sentence) (const MusterEvaluation *evaluation, const MusterThing *thing, guint n);

  /* Adds remedies to a report's copies of all problems (MusterProblem, in the same order). NULL: none. */
  void (*add_remedies) (const MusterEvaluation *evaluation, const MusterThing *thing, const GPtrArray *told);

  void (*make_cards) (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards); /* NULL: it has no
                                                                                                  * cards */
  guint64 (*count_cards) (const MusterThing *thing); /* the number of cards; set if make_cards is */
  MusterRoster *(*make_roster) (const MusterCatalog *catalog, const MusterThing *thing); /* likewise */
  MusterPlay *(*make_play) (const MusterCatalog *catalog);                               /* table play; NULL: none */
  char *(*dup_stage) (const MusterThing *thing); /* NULL: it has a verdict instead */
};

typedef struct
{
  const char *id;                                                 /* "collision" */
  const MusterThingClass *const *classes;                         /* classes of top-level things; NULL-terminated */
  MusterCard *(*make_blank) (void);                               /* a blank card; NULL: none */
  MusterRoster *(*make_reference) (const MusterCatalog *catalog); /* the rules page; NULL: none */
  MusterRoster *(*make_worksheet) (const MusterCatalog *catalog); /* the worksheet; NULL: none */

  /* The kinds of options that players can add; terminated by MUSTER_N_KINDS. NULL: none. */
  const MusterKind *kinds;
  /* An example thing with an option; returns NULL for other games' options. May be NULL. */
  MusterThing *(*make_example) (const MusterCatalog *catalog, const MusterOption *option);

  /* What to begin with: a sample document ("kingdom.muster"), and things (MusterThing) from the content. Either may be
   * NULL. */
  const char *sample;
  GPtrArray *(*make_samples) (const MusterCatalog *catalog);
} MusterGame;

/* The thing's evaluation, or a new one if it carries none. */
MusterEvaluation *muster_games_judge (const MusterCatalog *catalog, const MusterThing *thing);

/* Judges a thing, and those members that are judged separately and lost their evaluation in a change. It carries its
 * evaluation from now on, until it is changed. */
void muster_games_evaluate (const MusterCatalog *catalog, const MusterThing *thing);

/* The evaluations (MusterEvaluation) of all members. Free with g_ptr_array_unref(). */
GPtrArray *muster_games_judge_members (const MusterCatalog *catalog, const MusterThing *thing);

/* The text of the n-th problem. Free with g_free(). */
char *muster_games_dup_sentence (const MusterEvaluation *evaluation, const MusterThing *thing, guint n);

/* The report of a thing of any game; existing evaluations are reused. Remedies take longer, so request them only if they are
 * shown. */
MusterReport *muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* The same with remedies, as an independent report that may be extended. */
MusterReport *muster_games_check_anew (const MusterCatalog *catalog, const MusterThing *thing);

/* Adds the cards of a thing (MusterCard), one for each numbered copy; none if its game has no cards for it. Copies
 * share their contents. */
void muster_games_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);

/* How many cards that would be: a few bytes in a file can request a thousand. */
guint64 muster_games_count_cards (const MusterThing *thing);

/* More cards than this are probably a mistake: ask before writing or printing them. */
#define MUSTER_MANY_CARDS 2000

/* Its roster, or NULL if its card has everything. */
MusterRoster *muster_games_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* The stage of a thing without a verdict: "pick 5 of 18". NULL if it has a verdict. Free with g_free(). */
char *muster_games_dup_stage (const MusterThing *thing);

G_END_DECLS
