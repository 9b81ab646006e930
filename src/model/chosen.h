/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a thing is made of: every option of the catalogue that it refers to, whatever its game. */
#pragma once

#include "model/catalog/option.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Adds the options (const MusterOption) of a thing, and of what it holds, in its own order and each once. */
void muster_thing_add_chosen (const MusterThing *thing, GPtrArray *options);

/* For the classes: adds an option, unless it is NULL or there already. */
void muster_chosen_add (GPtrArray *options, const MusterOption *option);

G_END_DECLS
