/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standing: how a character's stats compare with those of all legal characters of at most its points, exactly. */
#pragma once

#include "forge/space.h"

G_BEGIN_DECLS

/* How many characters have so much of a stat. */
typedef struct
{
  gint amount;
  guint64 count;
} MusterStandingBar;

typedef struct
{
  gint amount;               /* the character's own */
  guint64 less, equal, more; /* how many characters have less of it, as much and more */
  GArray *bars;              /* MusterStandingBar, ascending; none with count 0 */
} MusterStandingStat;

typedef struct
{
  gint64 points; /* the character's own */
  guint64 count; /* the legal characters of at most so many: the character too, where it is legal */
  MusterStandingStat stats[MUSTER_N_STATS];
} MusterStanding;

/* The character itself may be illegal or unfinished: then it is compared as it is. NULL where there are more characters
 * than can be counted (count.h), or they are counted by layers (layers/region.h), which would take minutes. The first answer takes a few milliseconds for each stat, every other one next to
 * nothing. */
MusterStanding *muster_standing_new (MusterForge *forge, const MusterCollisionCharacter *character);
void muster_standing_free (MusterStanding *standing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStanding, muster_standing_free)

/* One stat alone, into `stat`, which is to be cleared afterwards. FALSE, with nothing in it, where there are too many. */
gboolean muster_standing_find_stat (MusterForge *forge, const MusterCollisionCharacter *character, MusterStat which,
                                    MusterStandingStat *stat);
void muster_standing_stat_clear (MusterStandingStat *stat);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterStandingStat, muster_standing_stat_clear)

/* "More Def than 93 % of legal characters of at most 75 points; 4 % have as much"; whole percents, rounded down. Free with
 * g_free(). */
char *muster_standing_stat_dup_text (const MusterStandingStat *stat, MusterStat which, gint64 points);

/* What the forge keeps for this. Private to the forge. */
void muster_forge_standings_free (MusterForgeStandings *standings);

G_END_DECLS
