/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recruits: those of the library who could join a battle group. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *things; /* MusterThing, by name */
  GArray *ids;       /* gint64: their numbers in the library */
  GArray *states;    /* gint64: which state of each it is */
} MusterRecruits;

/* Whoever can be a member of the group at hand. What can't be read is left out. */
MusterRecruits *muster_recruits_new (MusterSession *session);
void muster_recruits_free (MusterRecruits *recruits);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRecruits, muster_recruits_free)

/* Adds the n-th of them to the group at hand, as one step; one more of it where the group has it already. */
void muster_recruits_join (const MusterRecruits *recruits, MusterSession *session, guint n);

/* Adds those, each at most once more, with whom the group at hand comes as near to its limit as it can, all as one step. Returns a
 * sentence that says who was added, or why nobody was. Free with g_free(). */
char *muster_recruits_fill (const MusterRecruits *recruits, MusterSession *session);

G_END_DECLS
