/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an option does to the game, and what it would do at another price: for whom it is, which options it makes needless or which make it
 * needless, and what becomes of the player's own things. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean counted;        /* characters of Collision choose it; the next six say nothing where not */
  gboolean too_many;       /* more legal characters can have it than a number can say */
  guint64 count;           /* how many can have it */
  gint least, most;        /* what the cheapest and the dearest of them cost; least > most: there is none */
  char *better;            /* the name of an option that makes it needless; NULL: none does */
  GPtrArray *needless;     /* char: the names of those that it makes needless */
  GPtrArray *consequences; /* MusterConsequence: what changes in the library */
} MusterOptionOutlook;

/* The things of the library that have the option (gint64); nothing else changes with its price. Free with g_array_unref(). */
GArray *muster_option_outlook_find_users (MusterSession *session, const MusterOption *option);

/* At that price; `users` as above.. */
MusterOptionOutlook *muster_option_outlook_new (MusterSession *session, const MusterOption *option, gint points,
                                                const GArray *users);
void muster_option_outlook_free (MusterOptionOutlook *outlook);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOptionOutlook, muster_option_outlook_free)

/* "3,450 legal characters, from 26 to 170 points". Free with g_free(). */
char *muster_option_outlook_dup_reach (const MusterOptionOutlook *outlook);

G_END_DECLS
