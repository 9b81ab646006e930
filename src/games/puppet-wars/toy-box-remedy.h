/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A remedy for a toy box: a single change that solves a problem or reduces it. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_PUPPET_WARS_TOY_BOX_LEAD,        /* `option` becomes the Master, replacing the catalogue's */
  MUSTER_PUPPET_WARS_TOY_BOX_PROMOTE,     /* the puppet at `entry` becomes the Master */
  MUSTER_PUPPET_WARS_TOY_BOX_DROP,        /* `count` fewer of the puppet at `entry`, across all its entries */
  MUSTER_PUPPET_WARS_TOY_BOX_DROP_MASTER, /* removes the catalogue's Master */
  MUSTER_PUPPET_WARS_TOY_BOX_RESIZE,      /* the game size is `option` */
  MUSTER_PUPPET_WARS_TOY_BOX_REPLACE,     /* replaces one of the puppet at `entry` by one at `other`, or by `option` */
  MUSTER_PUPPET_WARS_TOY_BOX_RANK,        /* the player's own puppet at `entry` gets the rank `rank` */
  MUSTER_PUPPET_WARS_TOY_BOX_FILL,        /* add more puppets, to be chosen by the player: can't be applied */
} MusterPuppetWarsToyBoxRemedyKind;

typedef struct
{
  MusterPuppetWarsToyBoxRemedyKind kind;
  const MusterOption *option; /* or NULL */
  guint entry;
  gint other; /* an entry; -1 if it is an option */
  guint count;
  MusterPuppetRank rank;
} MusterPuppetWarsToyBoxRemedy;

/* Nothing happens for MUSTER_PUPPET_WARS_TOY_BOX_FILL. */
void muster_puppet_wars_toy_box_remedy_apply (const MusterPuppetWarsToyBoxRemedy *remedy, MusterPuppetWarsToyBox *box);

/* The remedy as a change, labelled by muster_puppet_wars_toy_box_remedy_dup_text(). NULL for
 * MUSTER_PUPPET_WARS_TOY_BOX_FILL. */
MusterChange *muster_puppet_wars_toy_box_remedy_make_change (const MusterPuppetWarsToyBoxRemedy *remedy,
                                                             const MusterCatalog *catalog);

/* A short text: "Leave out 2 of Ronin". Free with g_free(). */
char *muster_puppet_wars_toy_box_remedy_dup_text (const MusterPuppetWarsToyBoxRemedy *remedy,
                                                  const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box);

G_END_DECLS
