/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a thing is made of: every option of the catalogue that it refers to, whatever its game. */
#pragma once

#include "model/option.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Adds the options (const MusterOption) of a thing, and of what it holds, in its own order and each once. */
void muster_thing_add_chosen (const MusterThing *thing, GPtrArray *options);

G_END_DECLS
