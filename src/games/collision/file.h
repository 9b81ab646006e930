/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision in files: characters, fixed characters, battle groups. */
#pragma once

#include "games/collision/group.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

MusterThing *muster_collision_read_character (MusterReading *reading);
MusterThing *muster_collision_read_miniature (MusterReading *reading);
MusterThing *muster_collision_read_fixed (MusterReading *reading);
MusterThing *muster_collision_read_group (MusterReading *reading);

/* Also for miniatures. */
void muster_collision_write_character (MusterWriting *writing, const MusterThing *thing);
void muster_collision_write_fixed (MusterWriting *writing, const MusterThing *thing);
void muster_collision_write_group (MusterWriting *writing, const MusterThing *thing);

G_END_DECLS
