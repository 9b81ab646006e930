/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing: whatever a document holds by name, of whichever game. A character, a battle group, a toy box, a kingdom.
 *
 * Each kind of thing is a struct of its own that begins with a MusterThing, and a class that says what it is called in
 * files and what can be done with it. Only the class knows which game it belongs to. */
#pragma once

#include "model/agreement.h"
#include "model/extras.h"
#include "model/portrait.h"

G_BEGIN_DECLS

typedef struct _MusterThing MusterThing;

/* What the rules make of a thing: model/evaluation. */
typedef struct _MusterEvaluation MusterEvaluation;

/* What a game's rules, cards and files do with a thing: games/game.h. */
typedef struct _MusterThingRules MusterThingRules;

/* Functions that may be NULL say what that means. */
typedef struct
{
  const char *element; /* its name in files: "battle-group" */
  const char *game;    /* the game it belongs to: "collision" */
  const MusterThingRules *rules;
  gsize size; /* of the struct */

  void (*free) (MusterThing *thing);
  MusterThing *(*copy) (const MusterThing *thing);

  /* Adds the options (const MusterOption) that it refers to. NULL: it refers to none. */
  void (*add_chosen) (const MusterThing *thing, GPtrArray *options);

  /* The things inside it, and whether another can be one of them. NULL: it holds none. */
  GPtrArray *(*get_members) (const MusterThing *thing);
  gboolean (*takes_member) (const MusterThing *member);

  /* Where one more thing is kept that it holds in a place of its own, such as the Master of a toy box. NULL: it has no such place. */
  MusterThing **(*get_single) (MusterThing *thing);

  /* Where its count is kept while it is a member. NULL: it is always one. */
  guint *(*get_count) (MusterThing *thing);

  /* Its portrait, which may be NULL; the new one is taken over. NULL: it can't have one. */
  MusterPortrait *(*get_portrait) (const MusterThing *thing);
  void (*set_portrait) (MusterThing *thing, MusterPortrait *portrait);
} MusterThingClass;

struct _MusterThing
{
  const MusterThingClass *klass;
  char *name;         /* as the player wrote it; NULL where the file has none */
  guint order;        /* among its siblings in the file */
  GArray *agreements; /* MusterAgreement: rules that its players agreed to waive; or NULL */
  MusterExtras extras;
  GPtrArray
      *carried; /* char: what it uses of house packs that came with its document (games/carried.h); shared; or NULL */
  MusterEvaluation *evaluation; /* of the state it is in, where it carries one; or NULL */
  void (*unref_evaluation) (MusterEvaluation *evaluation);
};

void muster_thing_free (MusterThing *thing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterThing, muster_thing_free)

/* The name to show: "Unnamed" where it has none. */
const char *muster_thing_get_name (const MusterThing *thing);

/* A deep copy. */
MusterThing *muster_thing_dup (const MusterThing *thing);

/* Makes a thing, wherever it stands, what another of its class is: copies all of it. */
void muster_thing_become (MusterThing *thing, const MusterThing *other);

/* Takes away the evaluation that it carries. */
void muster_thing_drop_evaluation (MusterThing *thing);

/* For the classes: frees what every thing has, but not the struct. */
void muster_thing_clear (MusterThing *thing);

/* For the classes: copies what every thing has. */
void muster_thing_copy (MusterThing *to, const MusterThing *from);

G_END_DECLS
