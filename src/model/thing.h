/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing: anything a document holds by name, in any game: a character, a battle group, a toy box, a kingdom.
 *
 * Each kind is a struct that begins with MusterThing, plus a class with its name in files and its operations. Only the
 * class knows its game. */
#pragma once

#include "model/agreement.h"
#include "model/extras.h"
#include "model/portrait.h"
#include "model/text/sentence.h"

G_BEGIN_DECLS

typedef struct _MusterThing MusterThing;

/* The result of judging a thing: model/evaluation. */
typedef struct _MusterEvaluation MusterEvaluation;

/* A game's rules, cards and files for a thing: games/game.h. */
typedef struct _MusterThingRules MusterThingRules;

/* For functions that may be NULL, the comment says what NULL means. */
typedef struct
{
  const char *element; /* its name in files: "battle-group" */
  const char *game;    /* the game it belongs to: "collision" */
  const MusterThingRules *rules;
  gsize size; /* of the struct */

  void (*free) (MusterThing *thing);
  MusterThing *(*copy) (const MusterThing *thing);

  /* Adds the options (const MusterOption) it uses. NULL: it uses none. */
  void (*collect_options) (const MusterThing *thing, GPtrArray *options);

  /* Its members, and whether another thing can be one. NULL: it has none. */
  GPtrArray *(*get_members) (const MusterThing *thing);
  gboolean (*takes_member) (const MusterThing *member);

  /* The slot for one more thing it holds, such as a toy box's Master. NULL: there is no such slot. */
  MusterThing **(*get_single) (MusterThing *thing);

  /* Where in the struct its count (guint) is kept while it is a member, by G_STRUCT_OFFSET(). 0: it is always one. */
  gsize count_offset;

  /* Likewise its portrait (MusterPortrait *) and the portrait's place in the file (guint). 0: it can't have one. */
  gsize portrait_offset, portrait_order_offset;
} MusterThingClass;

struct _MusterThing
{
  const MusterThingClass *klass;
  char *name;         /* as the player wrote it; NULL if the file has none */
  guint order;        /* among its siblings in the file */
  GArray *agreements; /* MusterAgreement: rules its players agreed to waive; or NULL */
  MusterExtras extras;
  GPtrArray *carried; /* char: what it uses of house packs carried by its document (games/carried.h); shared; or NULL */
  MusterEvaluation *evaluation; /* for its current state, if known; or NULL */
  void (*unref_evaluation) (MusterEvaluation *evaluation);
};

void muster_thing_free (MusterThing *thing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterThing, muster_thing_free)

/* The name to show: "Unnamed" if it has none. */
const char *muster_thing_get_name (const MusterThing *thing);

/* The same as a value. */
MusterSentence *muster_thing_say_name (const MusterThing *thing);

/* A deep copy. */
MusterThing *muster_thing_dup (const MusterThing *thing);

/* Makes a thing equal to another of its class by copying everything. */
void muster_thing_become (MusterThing *thing, const MusterThing *other);

/* Whether it is of a class that has portraits, and the one it has; NULL: none. */
gboolean muster_thing_can_have_portrait (const MusterThing *thing);
MusterPortrait *muster_thing_get_portrait (const MusterThing *thing);

/* Takes ownership of the portrait; NULL: none. For things that can have one. */
void muster_thing_set_portrait (MusterThing *thing, MusterPortrait *portrait);

/* Drops its evaluation. */
void muster_thing_drop_evaluation (MusterThing *thing);

/* For classes: frees the common members, but not the struct. */
void muster_thing_clear (MusterThing *thing);

/* For classes: copies the common members. */
void muster_thing_copy (MusterThing *to, const MusterThing *from);

G_END_DECLS
