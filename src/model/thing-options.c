/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/thing-options.h"

void
muster_thing_collect_options (const MusterThing *thing, GPtrArray *options)
{
  if (thing->klass->collect_options != NULL)
    thing->klass->collect_options (thing, options);
}

void
muster_thing_options_add (GPtrArray *options, const MusterOption *option)
{
  if (option != NULL && !g_ptr_array_find (options, option, NULL))
    g_ptr_array_add (options, (gpointer) option);
}
