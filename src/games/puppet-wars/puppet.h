/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puppet of Puppet Wars Unstitched, as players write it: both sides of its card. */
#pragma once

#include "model/choice.h"
#include "model/passage.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A number that is blank on the card or hasn't been copied. */
#define MUSTER_PUPPET_WARS_PUPPET_BLANK (-1)

/* The most copies of a puppet, and the highest number on its card, allowed in files. */
#define MUSTER_PUPPET_WARS_PUPPET_MOST 999
#define MUSTER_PUPPET_WARS_PUPPET_HIGHEST 99

/* The other side of a puppet's card: its effect as an upgrade sewn to another puppet. */
typedef struct
{
  gboolean written; /* the element is in the file */
  guint order;
  char *name;
  char *nc;      /* necessary characteristics, in words; or NULL */
  gint ad;       /* attachment difficulty … */
  char *ad_suit; /* … and the suits it requires; or NULL */
  gint stitches;
  GArray *passages; /* MusterPassage */
  MusterExtras extras;
} MusterPuppetWarsUpgrade;

/* Copies of one puppet: one of the catalogue, by `ref`, or the player's own, by `name`; either may have its card's
 * numbers. */
typedef struct
{
  MusterThing thing; /* with the player's name for it */
  MusterChoice ref;
  char *rank; /* as written; or NULL */
  gint count;
  gint owned; /* the number owned; MUSTER_PUPPET_WARS_PUPPET_BLANK if not given */
  gint ar, mv, cb, df, ul, stitches;
  char *ar_suit; /* suits required besides the number; or NULL */
  char *df_suit;
  GArray *passages; /* MusterPassage: abilities and actions */
  MusterPuppetWarsUpgrade upgrade;
  MusterPortrait *portrait; /* picture of the doll; or NULL */
  guint portrait_order;
} MusterPuppetWarsPuppet;

/* The player's own puppets are also things of the library, linked from toy boxes. */
extern const MusterThingClass muster_puppet_wars_puppet_class;

/* Its rules: see game.c. */
extern const MusterThingRules muster_puppet_wars_puppet_rules;

MusterPuppetWarsPuppet *muster_puppet_wars_puppet_new (void);

/* A puppet of the player's own. */
MusterPuppetWarsPuppet *muster_puppet_wars_puppet_new_own (const char *name, MusterPuppetRank rank);
MusterPuppetWarsPuppet *muster_puppet_wars_puppet_copy (const MusterPuppetWarsPuppet *puppet);
void muster_puppet_wars_puppet_free (MusterPuppetWarsPuppet *puppet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsPuppet, muster_puppet_wars_puppet_free)

/* Its name in the catalogue, or the player's; the id if unknown; "Unnamed" if empty. */
const char *muster_puppet_wars_puppet_get_name (const MusterPuppetWarsPuppet *puppet);

/* The same as a value. */
MusterSentence *muster_puppet_wars_puppet_say_name (const MusterPuppetWarsPuppet *puppet);

/* MUSTER_PUPPET_NONE if it is unknown or the player gave no valid rank. */
MusterPuppetRank muster_puppet_wars_puppet_get_rank (const MusterPuppetWarsPuppet *puppet);

/* Whether it is from the catalogue with nothing but a count. */
gboolean muster_puppet_wars_puppet_is_plain (const MusterPuppetWarsPuppet *puppet);

/* Identifies a puppet: the catalogue's id, or the id for the player's name. Empty if it has neither. Free with
 * g_free(). */
char *muster_puppet_wars_puppet_dup_id (const MusterPuppetWarsPuppet *puppet);

/* Whether two entries are the same puppet. One without a name equals no other. */
gboolean muster_puppet_wars_puppet_is_same (const MusterPuppetWarsPuppet *a, const MusterPuppetWarsPuppet *b);

/* Adds one copy, up to the limit of files. */
void muster_puppet_wars_puppet_add_one (MusterPuppetWarsPuppet *puppet);

G_END_DECLS
