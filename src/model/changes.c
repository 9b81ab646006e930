/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/changes.h"

#include "model/i18n.h"

/* Renaming. */

typedef struct
{
  MusterChange change;
  char *name;
} Rename;

static void
apply_rename (const MusterChange *change, MusterThing *thing)
{
  g_free (thing->name);
  thing->name = g_strdup (((const Rename *) change)->name);
}

static char *
label_rename (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Rename"));
}

static void
clear_rename (MusterChange *change)
{
  g_free (((Rename *) change)->name);
}

static const MusterChangeClass rename_class = { NULL, NULL, apply_rename, label_rename, clear_rename };

MusterChange *
muster_change_new_rename (const char *name)
{
  Rename *rename = muster_change_alloc (&rename_class, sizeof *rename);

  rename->name = g_strdup (name);
  return &rename->change;
}

/* Agreements. */

typedef struct
{
  MusterChange change;
  char *rule;
  char *note;
} Agree;

static gboolean
is_agreed (const MusterChange *change, const MusterThing *thing)
{
  return muster_agreements_find (thing->agreements, ((const Agree *) change)->rule) != NULL;
}

static gboolean
is_open (const MusterChange *change, const MusterThing *thing)
{
  return !is_agreed (change, thing);
}

static void
apply_agree (const MusterChange *change, MusterThing *thing)
{
  const Agree *agree = (const Agree *) change;
  const char *note = agree->note != NULL && *agree->note != '\0' ? agree->note : NULL;
  MusterAgreement agreement = { g_strdup (agree->rule), g_strdup (note), G_MAXUINT, { 0 } };

  if (thing->agreements == NULL)
    thing->agreements = muster_agreements_new ();
  g_array_append_val (thing->agreements, agreement);
}

static void
apply_disagree (const MusterChange *change, MusterThing *thing)
{
  for (guint i = thing->agreements->len; i > 0; i--)
    if (g_strcmp0 (g_array_index (thing->agreements, MusterAgreement, i - 1).rule, ((const Agree *) change)->rule) == 0)
      g_array_remove_index (thing->agreements, i - 1);
}

static char *
label_agree (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Agree on an exception"));
}

static char *
label_disagree (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Withdraw the agreement"));
}

static void
clear_agree (MusterChange *change)
{
  g_free (((Agree *) change)->rule);
  g_free (((Agree *) change)->note);
}

static const MusterChangeClass agree_class = { NULL, is_open, apply_agree, label_agree, clear_agree };
static const MusterChangeClass disagree_class = { NULL, is_agreed, apply_disagree, label_disagree, clear_agree };

MusterChange *
muster_change_new_agree (const char *rule, const char *note)
{
  Agree *agree = muster_change_alloc (&agree_class, sizeof *agree);

  agree->rule = g_strdup (rule);
  agree->note = g_strdup (note);
  return &agree->change;
}

MusterChange *
muster_change_new_disagree (const char *rule)
{
  Agree *agree = muster_change_alloc (&disagree_class, sizeof *agree);

  agree->rule = g_strdup (rule);
  return &agree->change;
}

/* Portraits. */

typedef struct
{
  MusterChange change;
  GBytes *picture; /* or NULL */
} Portrait;

static gboolean
can_have_portrait (const MusterChange *change, const MusterThing *thing)
{
  return muster_thing_can_have_portrait (thing);
}

static void
apply_portrait (const MusterChange *change, MusterThing *thing)
{
  GBytes *picture = ((const Portrait *) change)->picture;

  muster_thing_set_portrait (thing, picture != NULL ? muster_portrait_new (picture) : NULL);
}

static char *
label_portrait (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (((const Portrait *) change)->picture != NULL ? _ ("Choose a portrait") : _ ("Remove the portrait"));
}

static void
clear_portrait (MusterChange *change)
{
  g_clear_pointer (&((Portrait *) change)->picture, g_bytes_unref);
}

static const MusterChangeClass portrait_class
    = { NULL, can_have_portrait, apply_portrait, label_portrait, clear_portrait };

MusterChange *
muster_change_new_portrait (GBytes *picture)
{
  Portrait *portrait = muster_change_alloc (&portrait_class, sizeof *portrait);

  portrait->picture = picture != NULL ? g_bytes_ref (picture) : NULL;
  return &portrait->change;
}

/* Several. */

typedef struct
{
  MusterChange change;
  char *label;
  GPtrArray *changes;
} List;

static void
apply_list (const MusterChange *change, MusterThing *thing)
{
  const GPtrArray *changes = ((const List *) change)->changes;

  for (guint i = 0; i < changes->len; i++)
    muster_change_apply (changes->pdata[i], thing);
}

/* Whether a change is possible may depend on the ones before it. */
static gboolean
is_list_possible (const MusterChange *change, const MusterThing *thing)
{
  const GPtrArray *changes = ((const List *) change)->changes;
  g_autoptr (MusterThing) tried = NULL;

  if (changes->len < 2)
    return changes->len == 0 || muster_change_is_possible (changes->pdata[0], thing);
  tried = muster_thing_dup (thing);
  for (guint i = 0; i < changes->len; i++)
    if (!muster_change_apply (changes->pdata[i], tried))
      return FALSE;
  return TRUE;
}

static char *
label_list (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (((const List *) change)->label);
}

static void
clear_list (MusterChange *change)
{
  List *list = (List *) change;

  g_free (list->label);
  g_ptr_array_unref (list->changes);
}

static const MusterChangeClass list_class = { NULL, is_list_possible, apply_list, label_list, clear_list };

MusterChange *
muster_change_new_list (const char *label, GPtrArray *changes)
{
  List *list = muster_change_alloc (&list_class, sizeof *list);

  list->label = g_strdup (label);
  list->changes = changes;
  return &list->change;
}

MusterChange *
muster_change_new_labelled (const char *label, MusterChange *change)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);

  g_ptr_array_add (changes, change);
  return muster_change_new_list (label, changes);
}

/* Restoring. */

typedef struct
{
  MusterChange change;
  char *label;
  MusterThing *thing;
} Restore;

static gboolean
is_same_class (const MusterChange *change, const MusterThing *thing)
{
  return ((const Restore *) change)->thing->klass == thing->klass;
}

static void
apply_restore (const MusterChange *change, MusterThing *thing)
{
  muster_thing_become (thing, ((const Restore *) change)->thing);
}

static char *
label_restore (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (((const Restore *) change)->label);
}

static void
clear_restore (MusterChange *change)
{
  Restore *restore = (Restore *) change;

  g_free (restore->label);
  muster_thing_free (restore->thing);
}

static const MusterChangeClass restore_class = { NULL, is_same_class, apply_restore, label_restore, clear_restore };

MusterChange *
muster_change_new_restore (const char *label, MusterThing *thing)
{
  Restore *restore = muster_change_alloc (&restore_class, sizeof *restore);

  restore->label = g_strdup (label);
  restore->thing = thing;
  return &restore->change;
}
