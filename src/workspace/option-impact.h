/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an option does to the game at a given price: who can have it, which options it makes needless or is made
 * needless by, and what happens to the player's own things. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean counted;        /* Collision characters choose it; otherwise the next six are unset */
  gboolean too_many;       /* more legal characters can have it than fit in `count` */
  guint64 count;           /* how many legal characters can have it */
  gint least, most;        /* cost of the cheapest and the most expensive of them; least > most: there are none */
  char *better;            /* name of an option that makes it needless; NULL: none */
  GPtrArray *needless;     /* char: names of the options it makes needless */
  GPtrArray *consequences; /* MusterConsequence: changes in the library */
} MusterOptionImpact;

/* The things of the library that use the option (gint64); its price affects nothing else. Free with g_array_unref(). */
GArray *muster_option_impact_find_users (MusterSession *session, const MusterOption *option);

/* At that price; `users` as above. */
MusterOptionImpact *muster_option_impact_new (MusterSession *session, const MusterOption *option, gint points,
                                              const GArray *users);
void muster_option_impact_free (MusterOptionImpact *forecast);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOptionImpact, muster_option_impact_free)

/* "3,450 legal characters, from 26 to 170 points". Free with g_free(). */
char *muster_option_impact_dup_reach (const MusterOptionImpact *forecast);

G_END_DECLS
