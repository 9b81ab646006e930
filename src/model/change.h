/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A change: an edit of a thing as a value. It can be described, tried on a copy, applied and undone.
 *
 * Changes are immutable and reference-counted. Each kind has a class and a struct that begins with MusterChange:
 * changes of any thing are in model/changes, of members in model/member-change, and each game has its own. */
#pragma once

#include "model/thing.h"

G_BEGIN_DECLS

typedef struct _MusterChange MusterChange;

/* For functions that may be NULL, the comment says what NULL means. */
typedef struct
{
  const MusterThingClass *of; /* class of the things it applies to; NULL: any */

  /* Whether what it refers to exists. NULL: always. */
  gboolean (*is_possible) (const MusterChange *change, const MusterThing *thing);

  /* Applies it; called only if it is possible. */
  void (*apply) (const MusterChange *change, MusterThing *thing);

  /* The label of the undo step, given the thing before the change. */
  char *(*dup_label) (const MusterChange *change, const MusterThing *thing);

  /* Frees the contents, but not the struct. NULL: nothing to free. */
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

/* Whether it can be applied to that thing. */
gboolean muster_change_is_possible (const MusterChange *change, const MusterThing *thing);

/* A short label for the step, as it reads before the change: "Choose Pike". Empty if it isn't possible. Free with
 * g_free(). */
char *muster_change_dup_label (const MusterChange *change, const MusterThing *thing);

/* Applies it. FALSE, with nothing done, if it isn't possible. */
gboolean muster_change_apply (const MusterChange *change, MusterThing *thing);

/* A copy of the thing with the change applied; NULL if it isn't possible. */
MusterThing *muster_change_try (const MusterChange *change, const MusterThing *thing);

/* For implementations: allocates `size` zeroed bytes for the struct. */
gpointer muster_change_alloc (const MusterChangeClass *klass, gsize size);

G_END_DECLS
