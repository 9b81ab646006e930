/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threats: what the special cards that no Block stops would do to a kingdom, were they played now. */
#pragma once

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CASTLES_THREAT_SABOTAGE,    /* the topmost defense of one castle, whichever the attacker picks */
  MUSTER_CASTLES_THREAT_CANNON_FIRE, /* the topmost defense of every castle */
  MUSTER_CASTLES_THREAT_JESTER,      /* every castle without a defense, or any one castle that isn't the last */
  MUSTER_CASTLES_N_THREATS,
} MusterCastlesThreat;

/* The card's id in the catalogue. */
const char *muster_castles_threat_get_id (MusterCastlesThreat threat);

typedef struct
{
  gint defense;    /* the place of the defense that it takes or could take; -1: none */
  gboolean falls;  /* the castle falls */
  gboolean stolen; /* the castle could be stolen */
} MusterCastlesCastleFate;

MusterCastlesCastleFate muster_castles_threat_find_fate (MusterCastlesThreat threat,
                                                         const MusterCastlesKingdom *kingdom, guint castle);

/* What becomes of a castle in a few words ("Falls, or could be stolen"); empty where nothing does. Free with g_free(). */
char *muster_castles_threat_dup_fate (MusterCastlesThreat threat, const MusterCastlesCastleFate *fate);

/* What it would do to the whole row: char, a sentence each, at least one. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_threat_tell (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom);

/* What the defenses that it takes, or could take, are worth together. */
guint muster_castles_threat_get_worth (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom);

G_END_DECLS
