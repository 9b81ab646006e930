/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/catalog/stat.h"

#include "model/i18n.h"

static const struct
{
  const char *id;
  const char *name;
} stats[MUSTER_N_STATS] = {
  [MUSTER_STAT_DEF] = { "def", NC_ ("stat", "Def") },    [MUSTER_STAT_ARM] = { "arm", NC_ ("stat", "Arm") },
  [MUSTER_STAT_TUF] = { "tuf", NC_ ("stat", "Tuf") },    [MUSTER_STAT_END] = { "end", NC_ ("stat", "End") },
  [MUSTER_STAT_MANA] = { "mana", NC_ ("stat", "Mana") }, [MUSTER_STAT_COMM] = { "comm", NC_ ("stat", "Comm") },
  [MUSTER_STAT_MOVE] = { "move", NC_ ("stat", "Move") }, [MUSTER_STAT_ATT] = { "att", NC_ ("stat", "Att") },
  [MUSTER_STAT_STR] = { "str", NC_ ("stat", "Str") },    [MUSTER_STAT_S_POW] = { "s-pow", NC_ ("stat", "S-Pow") },
};

const char *
muster_stat_get_id (MusterStat stat)
{
  return stats[stat].id;
}

const char *
muster_stat_get_name (MusterStat stat)
{
  return C_ ("stat", stats[stat].name);
}
