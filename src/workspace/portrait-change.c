/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/portrait-change.h"

#include "model/i18n.h"

const char *
muster_portrait_change_get_label (GBytes *pixels)
{
  return pixels != NULL ? _ ("Choose a portrait") : _ ("Remove the portrait");
}

gboolean
muster_portrait_change_apply (MusterThing *thing, GBytes *pixels)
{
  if (thing->klass->set_portrait == NULL)
    return FALSE;
  thing->klass->set_portrait (thing, pixels != NULL ? muster_portrait_new (pixels) : NULL);
  return TRUE;
}
