/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched as players write it down: puppets, toy boxes, and drafts that aren't over yet. */
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
  MusterChoice ref;
  char *name;
  char *rank; /* as written; or NULL */
  gint count;
  gint owned; /* how many the player has at home; MUSTER_PUPPET_WARS_PUPPET_BLANK where that isn't said */
  gint ar, mv, cb, df, ul, stitches;
  char *ar_suit; /* suits asked for besides the number; or NULL */
  char *df_suit;
  GArray *passages; /* MusterPassage: abilities and actions */
  MusterPuppetWarsUpgrade upgrade;
  guint order;
  MusterExtras extras;
} MusterPuppetWarsPuppet;

MusterPuppetWarsPuppet *muster_puppet_wars_puppet_new (void);
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

typedef struct
{
  MusterThing thing;
  MusterChoice size;
  MusterChoice master;                /* one that the catalogue has */
  MusterPuppetWarsPuppet *own_master; /* one that stands in the file itself; or NULL */
  GPtrArray *puppets;                 /* MusterPuppetWarsPuppet */
} MusterPuppetWarsToyBox;

extern const MusterThingClass muster_puppet_wars_toy_box_class;

/* What the game does with them: its game.c. */
extern const MusterThingRules muster_puppet_wars_toy_box_rules;
extern const MusterThingRules muster_puppet_wars_draft_rules;

MusterPuppetWarsToyBox *muster_puppet_wars_toy_box_new (void);
MusterPuppetWarsToyBox *muster_puppet_wars_toy_box_copy (const MusterPuppetWarsToyBox *box);
void muster_puppet_wars_toy_box_free (MusterPuppetWarsToyBox *box);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsToyBox, muster_puppet_wars_toy_box_free)

/* Adds one of a puppet of the catalogue, to those that are there. */
void muster_puppet_wars_toy_box_add (MusterPuppetWarsToyBox *box, const MusterOption *option);

/* How many of this puppet there are, in however many entries. */
guint muster_puppet_wars_toy_box_count (const MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet);

/* A player's name, or the id of a puppet that was picked. */
typedef struct
{
  char *word; /* or NULL */
  guint order;
  MusterExtras extras;
} MusterPuppetWarsDraftWord;

/* A draft among friends as it is kept: what was agreed, and who took what so far. Playing it is the rules' part. */
typedef struct
{
  MusterThing thing;
  MusterChoice size;
  gint seed;
  GArray *players; /* MusterPuppetWarsDraftWord: names, clockwise */
  GPtrArray *pool; /* MusterPuppetWarsPuppet; the count is how many copies there are to begin with */
  GArray *picks;   /* MusterPuppetWarsDraftWord: ids, in the order taken */
} MusterPuppetWarsDraftRecord;

extern const MusterThingClass muster_puppet_wars_draft_record_class;

MusterPuppetWarsDraftRecord *muster_puppet_wars_draft_record_new (void);
MusterPuppetWarsDraftRecord *muster_puppet_wars_draft_record_copy (const MusterPuppetWarsDraftRecord *record);
void muster_puppet_wars_draft_record_free (MusterPuppetWarsDraftRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsDraftRecord, muster_puppet_wars_draft_record_free)

/* Adds a player or a pick at the end. */
MusterPuppetWarsDraftWord *muster_puppet_wars_draft_words_add (GArray *words, const char *word, guint order);

/* The words alone, the last NULL. The strings stay where they are; free the array with g_free(). */
const char **muster_puppet_wars_draft_words_list (const GArray *words);

G_END_DECLS
