/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a team, offers for a place in it, and remedies for its problems, each tried on a copy. */
#pragma once

#include "model/change.h"
#include "model/problem.h"
#include "games/stuffed/team.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_STUFFED_TEAM_ADD_CARD,    /* `option` in `place`, or the player's own card if NULL */
  MUSTER_STUFFED_TEAM_REMOVE_CARD, /* `card` */
  MUSTER_STUFFED_TEAM_NAME_HERO,   /* any name */
} MusterStuffedTeamAct;

typedef struct
{
  MusterStuffedTeamAct act;
  MusterStuffedPlace place;
  guint card; /* index among all cards of the team */
  const MusterOption *option;
} MusterStuffedTeamChange;

void muster_stuffed_team_change_apply (const MusterStuffedTeamChange *change, MusterStuffedTeam *team);

/* A short label for the step. Free with g_free(). */
char *muster_stuffed_team_change_dup_label (const MusterStuffedTeamChange *change, const MusterStuffedTeam *team);

/* The same as a MusterChange. */
MusterChange *muster_stuffed_team_change_new (const MusterStuffedTeamChange *change);

/* An offer for a place. */
typedef struct
{
  const MusterOption *option;   /* NULL: the player's own card … */
  const MusterStuffedCard *own; /* … this one; NULL: a new one */
  char *reason;                 /* the rule it breaks; NULL if none */
} MusterStuffedTeamOffer;

/* MusterStuffedTeamOffer: the catalogue's cards for the place, the player's own (MusterStuffedCard, borrowed; or NULL),
 * and a new one. Free with g_ptr_array_unref(). */
GPtrArray *muster_stuffed_team_offers_find (const MusterCatalog *catalog, const MusterStuffedTeam *team,
                                            MusterStuffedPlace place, const GPtrArray *kept);

typedef struct
{
  GArray *changes; /* MusterStuffedTeamChange, in sequence */
  char *text;
} MusterStuffedTeamRemedy;

/* For the n-th problem of its evaluation: MusterStuffedTeamRemedy, best first; empty if none helps. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_stuffed_team_remedies_find (const MusterEvaluation *evaluation, const MusterStuffedTeam *team,
                                              guint n);

/* The whole remedy as one change. */
MusterChange *muster_stuffed_team_remedy_make_change (const MusterStuffedTeamRemedy *remedy);

G_END_DECLS
