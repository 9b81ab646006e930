/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/new-thing.h"

#include "app/shell/settings.h"
#include "games/game.h"

MusterThing *
muster_new_thing_make (const MusterThingClass *klass, const MusterCatalog *catalog)
{
  MusterThingDefaults defaults = { .limit = g_settings_get_int (muster_settings_get (), "default-limit") };

  return klass->rules->start (catalog, &defaults);
}
