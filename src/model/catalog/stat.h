/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ten numbers at the top of a Collision card, in the order the book prints them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_STAT_DEF,
  MUSTER_STAT_ARM,
  MUSTER_STAT_TUF,
  MUSTER_STAT_END,
  MUSTER_STAT_MANA,
  MUSTER_STAT_COMM,
  MUSTER_STAT_MOVE,
  MUSTER_STAT_ATT,
  MUSTER_STAT_STR,
  MUSTER_STAT_S_POW,
  MUSTER_N_STATS,
} MusterStat;

/* The stat's name in files: "s-pow". */
const char *muster_stat_get_id (MusterStat stat);

/* The stat's name on a card: "S-Pow". */
const char *muster_stat_get_name (MusterStat stat);

G_END_DECLS
