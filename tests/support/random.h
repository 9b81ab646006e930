/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters and groups at random, the same for the same seed: what careless players write, and what careful ones do. */
#pragma once

#include "games/collision/group.h"

G_BEGIN_DECLS

/* Arbitrary: gaps, unknown ids, too many weapons and skills, values named or open. */
MusterCollisionCharacter *random_character (const MusterCatalog *catalog, GRand *rand);

/* One that keeps all rules. */
MusterCollisionCharacter *random_legal_character (const MusterCatalog *catalog, GRand *rand);

/* A fixed character: its numbers are written down. */
MusterThing *random_fixed (const MusterCatalog *catalog, GRand *rand);

/* A mix of both, and fixed characters, under a limit that may be too small. */
MusterCollisionGroup *random_group (const MusterCatalog *catalog, GRand *rand);

G_END_DECLS
