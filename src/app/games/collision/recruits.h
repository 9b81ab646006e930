/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recruits: the library's things that could join a battle group. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *things; /* MusterThing, by name */
  GArray *ids;       /* gint64: their library ids */
  GArray *states;    /* gint64: their states */
} MusterRecruits;

/* Everything that can be a member of the current group. Unreadable things are skipped. */
MusterRecruits *muster_recruits_new (MusterSession *session);
void muster_recruits_free (MusterRecruits *recruits);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRecruits, muster_recruits_free)

/* Adds one of the n-th to the current group as one step; increases the count if it is a member already. */
void muster_recruits_join (const MusterRecruits *recruits, MusterSession *session, guint n);

/* Adds at most one more of each, such that the current group comes as close to its limit as possible, as one step.
 * Returns a sentence that says who was added, or why nobody was. Free with g_free(). */
char *muster_recruits_fill (const MusterRecruits *recruits, MusterSession *session);

G_END_DECLS
