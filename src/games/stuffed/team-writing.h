/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of what a player writes on a team, its cards and its Mission, or on one of those that stands by itself. Which cards it has is changed by games/stuffed/team-change. */
#pragma once

#include "games/stuffed/team.h"
#include "model/change.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_STUFFED_WRITING_HERO,
  MUSTER_STUFFED_WRITING_CARD_NAME,
  MUSTER_STUFFED_WRITING_CARD_ABILITY,
  MUSTER_STUFFED_WRITING_CARD_DICE,      /* ids of attributes */
  MUSTER_STUFFED_WRITING_CARD_ATTRIBUTE, /* the id of what sets it off */
  MUSTER_STUFFED_WRITING_CARD_SCROLL,    /* "white" or "red" */
  MUSTER_STUFFED_WRITING_MISSION_NAME,
  MUSTER_STUFFED_WRITING_MISSION_DICE,
  MUSTER_STUFFED_WRITING_COINS,
  MUSTER_STUFFED_WRITING_MISSION_TEAMMATES,
  MUSTER_STUFFED_WRITING_MISSION_MERCENARIES,
  MUSTER_STUFFED_N_WRITINGS,
} MusterStuffedWriting;

/* Writes a text, where empty is none. `card` is among all cards of the team, for what is of a card. */
MusterChange *muster_stuffed_writing_new_text (const MusterCatalog *catalog, MusterStuffedWriting what, guint card,
                                               const char *text);

/* Takes a copy of a Mission, with its link to the library if it has one; NULL: none. */
MusterChange *muster_stuffed_writing_new_mission (const MusterStuffedMission *mission);

/* Writes a number: from COINS on. 0 says nothing. */
MusterChange *muster_stuffed_writing_new_number (MusterStuffedWriting what, gint number);

/* What is on the six faces of a die: each attribute once, and that one twice. NULL says nothing. */
MusterChange *muster_stuffed_writing_new_faces (const MusterCatalog *catalog, const MusterOption *twice);

G_END_DECLS
