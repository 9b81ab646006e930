/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: the one table through which everything else reaches what is true of it alone.
 *
 * A game has a folder of its own, games/NAME, whose game.c fills in a MusterGame and, for each class of things, a
 * MusterThingRules. games.c lists the games. Nothing outside such a folder asks which game a thing belongs to. */
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

/* What a new thing begins with, as far as the player's settings say. */
typedef struct
{
  gint limit; /* points of a battle; 0: none */
} MusterThingDefaults;

/* What can be done with the things of one class. */
struct _MusterThingRules
{
  const char *heading;     /* over its things in a list: "Characters"; to be translated */
  const char *start_label; /* "New Character", likewise; NULL: it isn't made from nothing */
  MusterThing *(*start) (const MusterCatalog *catalog,
                         const MusterThingDefaults *defaults); /* a new one; NULL likewise */

  MusterThing *(*read) (MusterReading *reading);
  void (*write) (MusterWriting *writing, const MusterThing *thing);

  /* Its numbers and findings, as its own functions read them from its evaluation, and how to free them. NULL: its report has all of
   * them. */
  gpointer (*judge) (const MusterCatalog *catalog, const MusterThing *thing);
  GDestroyNotify free_judged;

  MusterReport *(*check) (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);
  void (*make_cards) (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards); /* NULL: it has none */
  guint64 (*count_cards) (const MusterThing *thing); /* how many those are; there where they are */
  MusterRoster *(*make_roster) (const MusterCatalog *catalog, const MusterThing *thing); /* likewise */
  MusterPlay *(*make_play) (const MusterCatalog *catalog); /* how its game is played; NULL: nothing to help with */
  char *(*dup_stage) (const MusterThing *thing);           /* NULL: there is a verdict on it */
};

typedef struct
{
  const char *id;                         /* "collision" */
  const MusterThingClass *const *classes; /* those that stand in a document by themselves; the last NULL */
  MusterCard *(*make_blank) (void);       /* a card to be filled in by hand; NULL: it has none */
  MusterRoster *(*make_reference) (const MusterCatalog *catalog); /* the rules on a page; NULL: it has none */
  MusterRoster *(*make_worksheet) (const MusterCatalog *catalog); /* a form to build on paper; NULL: it has none */

  /* The kinds of options that it has, as a player may add some; the last MUSTER_N_KINDS. NULL: none. */
  const MusterKind *kinds;
  /* A thing that shows what an option is like in use; NULL for what isn't of this game. May be NULL. */
  MusterThing *(*make_example) (const MusterCatalog *catalog, const MusterOption *option);

  /* What there is to begin with: its document among the samples ("kingdom.muster"), and things (MusterThing) that its content tells.
   * Either may be NULL. */
  const char *sample;
  GPtrArray *(*make_samples) (const MusterCatalog *catalog);
} MusterGame;

/* Judges a thing that is kept, and those of its members that are judged by themselves and that a change took theirs away from: it carries its evaluation from
 * now on, until it is changed. */
void muster_games_evaluate (const MusterCatalog *catalog, const MusterThing *thing);

/* Checks a thing of any game; what it carries an evaluation of isn't judged again. Finding remedies takes longer; where nobody reads them they are left out. */
MusterReport *muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* The same with remedies, as a report of one's own that may be added to. */
MusterReport *muster_games_check_anew (const MusterCatalog *catalog, const MusterThing *thing);

/* Adds the cards of a thing (MusterCard), each numbered copy its own; none where its game has no cards for it.
 * Copies share what they hold. */
void muster_games_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);

/* How many cards that would be: a few bytes of a file can ask for a thousand. */
guint64 muster_games_count_cards (const MusterThing *thing);

/* More cards than this are hardly meant: whoever writes or prints them asks first. */
#define MUSTER_MANY_CARDS 2000

/* The page that lists it, or NULL where its card says it all. */
MusterRoster *muster_games_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* How far a thing without a verdict is, in a few words: "pick 5 of 18". NULL for a thing with a verdict. Free with g_free(). */
char *muster_games_dup_stage (const MusterThing *thing);

G_END_DECLS
