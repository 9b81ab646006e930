/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of texts and numbers of a team, its cards and its Mission, or of a separate card or Mission. For which cards
 * it has see games/stuffed/team-change. */
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
  MUSTER_STUFFED_WRITING_CARD_ATTRIBUTE, /* the id of the attribute that triggers it */
  MUSTER_STUFFED_WRITING_CARD_SCROLL,    /* "white" or "red" */
  MUSTER_STUFFED_WRITING_MISSION_NAME,
  MUSTER_STUFFED_WRITING_MISSION_DICE,
  MUSTER_STUFFED_WRITING_COINS,
  MUSTER_STUFFED_WRITING_MISSION_TEAMMATES,
  MUSTER_STUFFED_WRITING_MISSION_MERCENARIES,
  MUSTER_STUFFED_N_WRITINGS,
} MusterStuffedWriting;

/* Sets a text; empty clears it. `card` is an index among all cards of the team, for card texts. */
MusterChange *muster_stuffed_writing_new_text (const MusterCatalog *catalog, MusterStuffedWriting what, guint card,
                                               const char *text);

/* Uses a copy of a Mission, keeping its library link; NULL: none. */
MusterChange *muster_stuffed_writing_new_mission (const MusterStuffedMission *mission);

/* Sets a number: from COINS on. 0 clears it. */
MusterChange *muster_stuffed_writing_new_number (MusterStuffedWriting what, gint number);

/* Sets the six faces of a die: each attribute once, and that one twice. NULL clears them. */
MusterChange *muster_stuffed_writing_new_faces (const MusterCatalog *catalog, const MusterOption *twice);

G_END_DECLS
