/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/thing.h"

#include <string.h>

#include "model/i18n.h"

void
muster_thing_free (MusterThing *thing)
{
  thing->klass->free (thing);
}

MusterThing *
muster_thing_dup (const MusterThing *thing)
{
  return thing->klass->copy (thing);
}

/* A thing holds no pointers into itself, so two of a class can be swapped. */
void
muster_thing_become (MusterThing *thing, const MusterThing *other)
{
  MusterThing *copy = muster_thing_dup (other);
  g_autofree gpointer was = g_memdup2 (thing, thing->klass->size);

  memcpy (thing, copy, thing->klass->size);
  memcpy (copy, was, thing->klass->size);
  muster_thing_free (copy);
}

const char *
muster_thing_get_name (const MusterThing *thing)
{
  return thing->name != NULL && *thing->name != '\0' ? thing->name : _ ("Unnamed");
}

MusterSentence *
muster_thing_say_name (const MusterThing *thing)
{
  return thing->name != NULL && *thing->name != '\0' ? muster_sentence_new_text (thing->name)
                                                     : muster_sentence_new_word (N_ ("Unnamed"));
}

gboolean
muster_thing_can_have_portrait (const MusterThing *thing)
{
  return thing->klass->portrait_offset != 0;
}

MusterPortrait *
muster_thing_get_portrait (const MusterThing *thing)
{
  return muster_thing_can_have_portrait (thing)
             ? G_STRUCT_MEMBER (MusterPortrait *, thing, thing->klass->portrait_offset)
             : NULL;
}

void
muster_thing_set_portrait (MusterThing *thing, MusterPortrait *portrait)
{
  MusterPortrait **place = G_STRUCT_MEMBER_P (thing, thing->klass->portrait_offset);

  g_return_if_fail (muster_thing_can_have_portrait (thing));
  /* A new one is written last. */
  if (*place == NULL && portrait != NULL)
    G_STRUCT_MEMBER (guint, thing, thing->klass->portrait_order_offset) = G_MAXUINT;
  g_clear_pointer (place, muster_portrait_unref);
  *place = portrait;
}

void
muster_thing_drop_evaluation (MusterThing *thing)
{
  if (thing->evaluation != NULL)
    thing->unref_evaluation (g_steal_pointer (&thing->evaluation));
}

void
muster_thing_clear (MusterThing *thing)
{
  g_clear_pointer (&thing->name, g_free);
  g_clear_pointer (&thing->agreements, g_array_unref);
  g_clear_pointer (&thing->carried, g_ptr_array_unref);
  muster_extras_clear (&thing->extras);
  muster_thing_drop_evaluation (thing);
}

void
muster_thing_copy (MusterThing *to, const MusterThing *from)
{
  to->klass = from->klass;
  to->name = g_strdup (from->name);
  to->order = from->order;
  to->evaluation = NULL;
  to->agreements = muster_agreements_copy (from->agreements);
  to->carried = from->carried != NULL ? g_ptr_array_ref (from->carried) : NULL;
  muster_extras_copy (&to->extras, &from->extras);
}
