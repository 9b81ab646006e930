/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes to a team, offers for a place in it, and remedies for the problems of its report: each tried on a copy first. */
#pragma once

#include "model/problem.h"
#include "games/stuffed/team.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_TEAM_ADD_CARD,    /* `option` in `place`, or a card of the player's own where it is NULL */
  MUSTER_TEAM_REMOVE_CARD, /* `card` */
  MUSTER_TEAM_NAME_HERO,   /* somebody, whoever it is */
} MusterTeamAct;

typedef struct
{
  MusterTeamAct act;
  MusterStuffedPlace place;
  guint card; /* among all cards of the team */
  const MusterOption *option;
} MusterTeamChange;

void muster_team_change_apply (const MusterTeamChange *change, MusterTeam *team);

/* The change in a few words, for the label of a step. Free with g_free(). */
char *muster_team_change_dup_label (const MusterTeamChange *change, const MusterTeam *team);

/* What could be added in a place. */
typedef struct
{
  const MusterOption *option; /* NULL: a card of the player's own */
  char *reason;               /* why it breaks a rule; NULL where it doesn't */
} MusterTeamOffer;

/* MusterTeamOffer: the catalogue's cards for the place, and one of the player's own. Free with g_ptr_array_unref(). */
GPtrArray *muster_team_offers_find (const MusterCatalog *catalog, const MusterTeam *team, MusterStuffedPlace place);

typedef struct
{
  GArray *changes; /* MusterTeamChange, one after the other */
  char *text;
} MusterTeamRemedy;

/* MusterTeamRemedy, best first; none where none helps. Free with g_ptr_array_unref(). */
GPtrArray *muster_team_remedies_find (const MusterCatalog *catalog, const MusterTeam *team,
                                      const MusterProblem *problem);

void muster_team_remedy_apply (const MusterTeamRemedy *remedy, MusterTeam *team);

G_END_DECLS
