#include "model/stat.h"

static const struct
{
  const char *id;
  const char *name;
} stats[MUSTER_N_STATS] = {
  [MUSTER_STAT_DEF] = { "def", "Def" },    [MUSTER_STAT_ARM] = { "arm", "Arm" },    [MUSTER_STAT_TUF] = { "tuf", "Tuf" },
  [MUSTER_STAT_END] = { "end", "End" },    [MUSTER_STAT_MANA] = { "mana", "Mana" }, [MUSTER_STAT_COMM] = { "comm", "Comm" },
  [MUSTER_STAT_MOVE] = { "move", "Move" }, [MUSTER_STAT_ATT] = { "att", "Att" },    [MUSTER_STAT_STR] = { "str", "Str" },
  [MUSTER_STAT_S_POW] = { "s-pow", "S-Pow" },
};

const char *
muster_stat_get_id (MusterStat stat)
{
  return stats[stat].id;
}

const char *
muster_stat_get_name (MusterStat stat)
{
  return stats[stat].name;
}
