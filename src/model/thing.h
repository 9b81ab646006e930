/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing: whatever a document holds by name, of whichever game. A character, a battle group, a toy box, a kingdom.
 *
 * Each kind of thing is a struct of its own that begins with a MusterThing, and a class that says what it is called in
 * files and how to free it. The stages after the model have one table each, by class, for what they do with it. */
#pragma once

#include "model/extras.h"

G_BEGIN_DECLS

typedef struct _MusterThing MusterThing;

typedef struct
{
  const char *element; /* its name in files: "battle-group" */
  const char *game;    /* the game it belongs to: "collision" */
  void (*free) (MusterThing *thing);
} MusterThingClass;

struct _MusterThing
{
  const MusterThingClass *klass;
  char *name;  /* as the player wrote it; NULL where the file has none */
  guint order; /* among its siblings in the file */
  MusterExtras extras;
};

void muster_thing_free (MusterThing *thing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterThing, muster_thing_free)

/* The name to show: "Unnamed" where it has none. */
const char *muster_thing_get_name (const MusterThing *thing);

/* For the classes: frees what every thing has, but not the struct. */
void muster_thing_clear (MusterThing *thing);

/* For the classes: copies what every thing has. */
void muster_thing_copy (MusterThing *to, const MusterThing *from);

G_END_DECLS
