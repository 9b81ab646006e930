/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed in files: teams. */
#pragma once

#include "games/stuffed/team.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

MusterThing *muster_stuffed_read_team (MusterReading *reading);
void muster_stuffed_write_team (MusterWriting *writing, const MusterThing *thing);

G_END_DECLS
