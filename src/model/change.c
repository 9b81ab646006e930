/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/change.h"

gpointer
muster_change_alloc (const MusterChangeClass *klass, gsize size)
{
  MusterChange *change = g_malloc0 (size);

  change->klass = klass;
  change->count = 1;
  return change;
}

MusterChange *
muster_change_ref (const MusterChange *change)
{
  MusterChange *shared = (MusterChange *) change;

  g_atomic_int_inc (&shared->count);
  return shared;
}

void
muster_change_unref (MusterChange *change)
{
  if (!g_atomic_int_dec_and_test (&change->count))
    return;
  if (change->klass->clear != NULL)
    change->klass->clear (change);
  g_free (change);
}

gboolean
muster_change_is_possible (const MusterChange *change, const MusterThing *thing)
{
  const MusterChangeClass *klass = change->klass;

  if (klass->of != NULL && thing->klass != klass->of)
    return FALSE;
  return klass->is_possible == NULL || klass->is_possible (change, thing);
}

char *
muster_change_dup_label (const MusterChange *change, const MusterThing *thing)
{
  return muster_change_is_possible (change, thing) ? change->klass->dup_label (change, thing) : g_strdup ("");
}

gboolean
muster_change_apply (const MusterChange *change, MusterThing *thing)
{
  if (!muster_change_is_possible (change, thing))
    return FALSE;
  muster_thing_drop_evaluation (thing);
  change->klass->apply (change, thing);
  return TRUE;
}

MusterThing *
muster_change_try (const MusterChange *change, const MusterThing *thing)
{
  g_autoptr (MusterThing) copy = muster_thing_dup (thing);

  return muster_change_apply (change, copy) ? g_steal_pointer (&copy) : NULL;
}
