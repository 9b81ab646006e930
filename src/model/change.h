/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A change: something that is done to a thing in one go, as a value. It can be told, tried on a copy, made, and taken back.
 *
 * A change never changes itself, and whoever holds it shares it. Each kind has a class, and a struct that begins with a MusterChange;
 * those of any thing are in model/changes, those of members in model/member-change, and each game has its own. */
#pragma once

#include "model/thing.h"

G_BEGIN_DECLS

typedef struct _MusterChange MusterChange;

/* Functions that may be NULL say what that means. */
typedef struct
{
  const MusterThingClass *of; /* the class of things it is of; NULL: any */

  /* Whether what it speaks of is there. NULL: always. */
  gboolean (*is_possible) (const MusterChange *change, const MusterThing *thing);

  /* Makes it, where it is possible. */
  void (*apply) (const MusterChange *change, MusterThing *thing);

  /* What undo calls it; of the thing before the change. */
  char *(*dup_label) (const MusterChange *change, const MusterThing *thing);

  /* Frees what it holds, but not the struct. NULL: there is nothing. */
  void (*clear) (MusterChange *change);
} MusterChangeClass;

struct _MusterChange
{
  const MusterChangeClass *klass;
  gint count;
};

MusterChange *muster_change_ref (const MusterChange *change);
void muster_change_unref (MusterChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterChange, muster_change_unref)

/* Whether it can be made of that thing. */
gboolean muster_change_is_possible (const MusterChange *change, const MusterThing *thing);

/* What it does in a few words, for the label of a step, as it reads before the change: "Choose Pike". Empty where it isn't possible.
 * Free with g_free(). */
char *muster_change_dup_label (const MusterChange *change, const MusterThing *thing);

/* Makes it. FALSE where it isn't possible; then nothing happens. */
gboolean muster_change_apply (const MusterChange *change, MusterThing *thing);

/* A copy of the thing, with the change made; NULL where it isn't possible. */
MusterThing *muster_change_try (const MusterChange *change, const MusterThing *thing);

/* What takes it back once it is made: that thing as it is now. NULL where the change isn't possible. */
MusterChange *muster_change_invert (const MusterChange *change, const MusterThing *thing);

/* For the kinds: a new one in `size` zeroed bytes, those of its struct. */
gpointer muster_change_alloc (const MusterChangeClass *klass, gsize size);

G_END_DECLS
