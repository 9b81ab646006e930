/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies for a toy box: the single changes that make a problem go away, or smaller.
 *
 * Each one was tried before it is offered. The report tells them in words, in the order they have here, so that whoever
 * shows the words can apply what they say. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/report.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_PUPPET_WARS_TOY_BOX_LEAD,        /* `option` leads, in place of whoever the catalogue has */
  MUSTER_PUPPET_WARS_TOY_BOX_PROMOTE,     /* the puppet at `entry` leads */
  MUSTER_PUPPET_WARS_TOY_BOX_DROP,        /* `count` fewer of the puppet at `entry`, in however many entries */
  MUSTER_PUPPET_WARS_TOY_BOX_DROP_MASTER, /* the catalogue's Master leads no more */
  MUSTER_PUPPET_WARS_TOY_BOX_RESIZE,      /* the game size is `option` */
  MUSTER_PUPPET_WARS_TOY_BOX_REPLACE, /* one of the puppet at `entry` makes room for one at `other`, or for `option` */
  MUSTER_PUPPET_WARS_TOY_BOX_RANK,    /* the player's own puppet at `entry` gets the rank `rank` */
  MUSTER_PUPPET_WARS_TOY_BOX_FILL,    /* more puppets; which, is the player's to say: nothing to apply */
} MusterPuppetWarsToyBoxRemedyKind;

/* In place of an entry: the Master of the player's own. */
#define MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER G_MAXUINT

typedef struct
{
  MusterPuppetWarsToyBoxRemedyKind kind;
  const MusterOption *option; /* or NULL */
  guint entry;
  gint other; /* an entry; -1 where it is an option */
  guint count;
  MusterPuppetRank rank;
} MusterPuppetWarsToyBoxRemedy;

/* What helps against a problem of the toy box's report (MusterPuppetWarsToyBoxRemedy), those first that leave the fewest errors. None
 * where no single change helps, or where the toy box has so many puppets that nobody built it. Free with g_array_unref(). */
GArray *muster_puppet_wars_toy_box_remedies_find (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                                  const MusterProblem *problem);

/* The remedy as a change, which is told by muster_puppet_wars_toy_box_remedy_dup_text(). MUSTER_PUPPET_WARS_TOY_BOX_FILL is none. */
MusterChange *muster_puppet_wars_toy_box_remedy_make_change (const MusterPuppetWarsToyBoxRemedy *remedy,
                                                             const MusterCatalog *catalog);

/* The remedy in a few words: "Leave out 2 of Ronin". Free with g_free(). */
char *muster_puppet_wars_toy_box_remedy_dup_text (const MusterPuppetWarsToyBoxRemedy *remedy,
                                                  const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box);

/* For the report: adds the remedies of all its problems. */
void muster_puppet_wars_toy_box_remedies_tell (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                               MusterReport *report);

G_END_DECLS
