/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed in files: teams, and the player's own cards. */
#pragma once

#include "games/stuffed/team.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

MusterThing *muster_stuffed_read_loyal (MusterReading *reading);
MusterThing *muster_stuffed_read_mercenary (MusterReading *reading);
MusterThing *muster_stuffed_read_advantage (MusterReading *reading);
MusterThing *muster_stuffed_read_mission (MusterReading *reading);
MusterThing *muster_stuffed_read_team (MusterReading *reading);
void muster_stuffed_write_card (MusterWriting *writing, const MusterThing *thing);
void muster_stuffed_write_mission (MusterWriting *writing, const MusterThing *thing);
void muster_stuffed_write_team (MusterWriting *writing, const MusterThing *thing);

G_END_DECLS
