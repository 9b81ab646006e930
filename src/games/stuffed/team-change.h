/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes to a team, offers for a place in it, and remedies for the problems of its report: each tried on a copy first. */
#pragma once

#include "model/change.h"
#include "model/problem.h"
#include "games/stuffed/team.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_STUFFED_TEAM_ADD_CARD,    /* `option` in `place`, or a card of the player's own where it is NULL */
  MUSTER_STUFFED_TEAM_REMOVE_CARD, /* `card` */
  MUSTER_STUFFED_TEAM_NAME_HERO,   /* somebody, whoever it is */
} MusterStuffedTeamAct;

typedef struct
{
  MusterStuffedTeamAct act;
  MusterStuffedPlace place;
  guint card; /* among all cards of the team */
  const MusterOption *option;
} MusterStuffedTeamChange;

void muster_stuffed_team_change_apply (const MusterStuffedTeamChange *change, MusterStuffedTeam *team);

/* The change in a few words, for the label of a step. Free with g_free(). */
char *muster_stuffed_team_change_dup_label (const MusterStuffedTeamChange *change, const MusterStuffedTeam *team);

/* The same as a change of any thing. */
MusterChange *muster_stuffed_team_change_new (const MusterStuffedTeamChange *change);

/* What could be added in a place. */
typedef struct
{
  const MusterOption *option;   /* NULL: a card of the player's own … */
  const MusterStuffedCard *own; /* … namely this one; NULL: a new one */
  char *reason;                 /* why it breaks a rule; NULL where it doesn't */
} MusterStuffedTeamOffer;

/* MusterStuffedTeamOffer: the catalogue's cards for the place, those that the player keeps (MusterStuffedCard, which have to stay; or
 * NULL), and a new one of the player's own. Free with g_ptr_array_unref(). */
GPtrArray *muster_stuffed_team_offers_find (const MusterCatalog *catalog, const MusterStuffedTeam *team,
                                            MusterStuffedPlace place, const GPtrArray *kept);

typedef struct
{
  GArray *changes; /* MusterStuffedTeamChange, one after the other */
  char *text;
} MusterStuffedTeamRemedy;

/* MusterStuffedTeamRemedy, best first; none where none helps. Free with g_ptr_array_unref(). */
GPtrArray *muster_stuffed_team_remedies_find (const MusterCatalog *catalog, const MusterStuffedTeam *team,
                                              const MusterProblem *problem);

/* All of it as one change. */
MusterChange *muster_stuffed_team_remedy_make_change (const MusterStuffedTeamRemedy *remedy);

G_END_DECLS
