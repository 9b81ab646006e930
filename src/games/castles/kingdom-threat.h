/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threats: what the special cards that can't be blocked would do to a kingdom right now. */
#pragma once

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CASTLES_THREAT_SABOTAGE,    /* the topmost defense of one castle, chosen by the attacker */
  MUSTER_CASTLES_THREAT_CANNON_FIRE, /* the topmost defense of every castle */
  MUSTER_CASTLES_THREAT_JESTER,      /* every castle without a defense, or any one castle except the last */
  MUSTER_CASTLES_N_THREATS,
} MusterCastlesThreat;

/* The card's id in the catalogue. */
const char *muster_castles_threat_get_id (MusterCastlesThreat threat);

typedef struct
{
  gint defense;    /* index of the defense that is, or could be, removed; -1: none */
  gboolean falls;  /* the castle falls */
  gboolean stolen; /* the castle could be stolen */
} MusterCastlesCastleFate;

MusterCastlesCastleFate muster_castles_threat_find_fate (MusterCastlesThreat threat,
                                                         const MusterCastlesKingdom *kingdom, guint castle);

/* A castle's fate in a few words ("Falls, or could be stolen"); empty if nothing happens. Free with g_free(). */
char *muster_castles_threat_dup_fate (MusterCastlesThreat threat, const MusterCastlesCastleFate *fate);

/* The effect on the whole kingdom: char, at least one sentence. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_threat_list_effects (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom);

/* The total worth of the defenses that are, or could be, removed. */
guint muster_castles_threat_get_worth (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom);

G_END_DECLS
