/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standing: exactly how a character's stats compare with those of all legal characters of at most its points. */
#pragma once

#include "forge/space.h"

G_BEGIN_DECLS

/* How many characters have a given amount of a stat. */
typedef struct
{
  gint amount;
  guint64 count;
} MusterStandingBar;

typedef struct
{
  gint amount;               /* the character's own */
  guint64 less, equal, more; /* how many characters have less, as much and more */
  GArray *bars;              /* MusterStandingBar, ascending, without zero counts */
} MusterStandingStat;

typedef struct
{
  gint64 points; /* the character's own */
  guint64 count; /* the legal characters of at most that many points, including this one if legal */
  MusterStandingStat stats[MUSTER_N_STATS];
} MusterStanding;

/* The character itself may be illegal or unfinished: then it is compared as it is. NULL if there are more characters
 * than can be counted (count.h), or they are counted by layers (layers/region.h), which would take minutes. The first
 * answer takes a few milliseconds for each stat, every other one next to nothing. */
MusterStanding *muster_standing_new (MusterForge *forge, const MusterCollisionCharacter *character);
void muster_standing_free (MusterStanding *standing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStanding, muster_standing_free)

/* One stat only, into `stat`, to be cleared afterwards. FALSE, with it empty, if there are too many. */
gboolean muster_standing_find_stat (MusterForge *forge, const MusterCollisionCharacter *character, MusterStat which,
                                    MusterStandingStat *stat);
void muster_standing_stat_clear (MusterStandingStat *stat);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterStandingStat, muster_standing_stat_clear)

/* "More Def than 93 % of legal characters of at most 75 points; 4 % have as much"; whole percents, rounded down. Free with
 * g_free(). */
char *muster_standing_stat_dup_text (const MusterStandingStat *stat, MusterStat which, gint64 points);

/* The forge's cache for this. Private to the forge. */
void muster_forge_standings_free (MusterForgeStandings *standings);

G_END_DECLS
