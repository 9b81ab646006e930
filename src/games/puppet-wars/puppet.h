/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puppet of Puppet Wars Unstitched, as players write it down: both sides of its card. */
#pragma once

#include "model/choice.h"
#include "model/passage.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A number that a card leaves blank, or that the player hasn't copied from it. */
#define MUSTER_PUPPET_WARS_PUPPET_BLANK (-1)

/* The most of one puppet, and the highest number on its card, that a file can say. */
#define MUSTER_PUPPET_WARS_PUPPET_MOST 999
#define MUSTER_PUPPET_WARS_PUPPET_HIGHEST 99

/* The other side of a puppet's card: what it is once it is sewn to another. */
typedef struct
{
  gboolean written; /* the file has one */
  guint order;
  char *name;
  char *nc;      /* necessary characteristics, in words; or NULL */
  gint ad;       /* attachment difficulty … */
  char *ad_suit; /* … and the suits it asks for; or NULL */
  gint stitches;
  GArray *passages; /* MusterPassage */
  MusterExtras extras;
} MusterPuppetWarsUpgrade;

/* So many of one puppet. It is one that the catalogue has, by `ref`, or a player's own, by `name`; either may have the
 * numbers of its card copied in. */
typedef struct
{
  MusterThing thing; /* with the name that the player gave it */
  MusterChoice ref;
  char *rank; /* as written; or NULL */
  gint count;
  gint owned; /* how many the player has at home; MUSTER_PUPPET_WARS_PUPPET_BLANK where that isn't said */
  gint ar, mv, cb, df, ul, stitches;
  char *ar_suit; /* suits asked for besides the number; or NULL */
  char *df_suit;
  GArray *passages; /* MusterPassage: abilities and actions */
  MusterPuppetWarsUpgrade upgrade;
  MusterPortrait *portrait; /* what the doll looks like; or NULL */
  guint portrait_order;
} MusterPuppetWarsPuppet;

/* A puppet of a player's own stands in the library too, and from there in toy boxes, as a member with a link. */
extern const MusterThingClass muster_puppet_wars_puppet_class;

/* What game.c does with it. */
extern const MusterThingRules muster_puppet_wars_puppet_rules;

MusterPuppetWarsPuppet *muster_puppet_wars_puppet_new (void);

/* One of a player's own. */
MusterPuppetWarsPuppet *muster_puppet_wars_puppet_new_own (const char *name, MusterPuppetRank rank);
MusterPuppetWarsPuppet *muster_puppet_wars_puppet_copy (const MusterPuppetWarsPuppet *puppet);
void muster_puppet_wars_puppet_free (MusterPuppetWarsPuppet *puppet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsPuppet, muster_puppet_wars_puppet_free)

/* Its name in the catalogue, or the player's; what was written where it is unknown; "Unnamed" where nothing was. */
const char *muster_puppet_wars_puppet_get_name (const MusterPuppetWarsPuppet *puppet);

/* MUSTER_PUPPET_NONE where it is unknown, or the player gave no rank that there is. */
MusterPuppetRank muster_puppet_wars_puppet_get_rank (const MusterPuppetWarsPuppet *puppet);

/* Whether it is one of the catalogue, and nothing is said of it but how many there are. */
gboolean muster_puppet_wars_puppet_is_plain (const MusterPuppetWarsPuppet *puppet);

/* What makes two entries the same puppet: the catalogue's id, or the one that belongs to the player's name. Empty where
 * it has neither. Free with g_free(). */
char *muster_puppet_wars_puppet_dup_id (const MusterPuppetWarsPuppet *puppet);

/* Whether two entries are of one puppet. One without a name is like no other. */
gboolean muster_puppet_wars_puppet_is_same (const MusterPuppetWarsPuppet *a, const MusterPuppetWarsPuppet *b);

/* One more of it, as far as a file can say. */
void muster_puppet_wars_puppet_add_one (MusterPuppetWarsPuppet *puppet);

G_END_DECLS
