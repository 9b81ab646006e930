/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threats: what the special cards that no Block stops would do to a kingdom, were they played now. */
#pragma once

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_THREAT_SABOTAGE,    /* the topmost defense of one castle, whichever the attacker picks */
  MUSTER_THREAT_CANNON_FIRE, /* the topmost defense of every castle */
  MUSTER_THREAT_JESTER,      /* every castle without a defense, or any one castle that isn't the last */
  MUSTER_N_THREATS,
} MusterThreat;

/* The card's id in the catalogue. */
const char *muster_threat_get_id (MusterThreat threat);

typedef struct
{
  gint defense;    /* the place of the defense that it takes or could take; -1: none */
  gboolean falls;  /* the castle falls */
  gboolean stolen; /* the castle could be stolen */
} MusterCastleFate;

MusterCastleFate muster_threat_find_fate (MusterThreat threat, const MusterKingdom *kingdom, guint castle);

/* What becomes of a castle in a few words ("Falls, or could be stolen"); empty where nothing does. Free with g_free(). */
char *muster_threat_dup_fate (MusterThreat threat, const MusterCastleFate *fate);

/* What it would do to the whole row: char, a sentence each, at least one. Free with g_ptr_array_unref(). */
GPtrArray *muster_threat_tell (MusterThreat threat, const MusterKingdom *kingdom);

/* What the defenses that it takes, or could take, are worth together. */
guint muster_threat_get_worth (MusterThreat threat, const MusterKingdom *kingdom);

G_END_DECLS
