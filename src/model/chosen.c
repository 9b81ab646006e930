/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/chosen.h"

void
muster_thing_add_chosen (const MusterThing *thing, GPtrArray *options)
{
  if (thing->klass->add_chosen != NULL)
    thing->klass->add_chosen (thing, options);
}

void
muster_chosen_add (GPtrArray *options, const MusterOption *option)
{
  if (option != NULL && !g_ptr_array_find (options, option, NULL))
    g_ptr_array_add (options, (gpointer) option);
}
