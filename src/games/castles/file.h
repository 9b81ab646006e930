/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles in files: kingdoms with their puppet states. */
#pragma once

#include "games/castles/kingdom.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

MusterThing *muster_castles_read_kingdom (MusterReading *reading);
void muster_castles_write_kingdom (MusterWriting *writing, const MusterThing *thing);

G_END_DECLS
