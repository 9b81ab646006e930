/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All options that a thing uses, whatever its game. */
#pragma once

#include "model/catalog/option.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Adds the options (const MusterOption) of a thing and its members, in their order and without duplicates. */
void muster_thing_collect_options (const MusterThing *thing, GPtrArray *options);

/* For implementations: adds an option unless it is NULL or already there. */
void muster_thing_options_add (GPtrArray *options, const MusterOption *option);

G_END_DECLS
