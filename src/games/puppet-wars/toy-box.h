/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched as players write it down: puppets, toy boxes, and drafts that aren't over yet. */
#pragma once

#include "model/choice.h"
#include "model/passage.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A number that a card leaves blank, or that the player hasn't copied from it. */
#define MUSTER_PUPPET_BLANK (-1)

/* The most of one puppet, and the highest number on its card, that a file can say. */
#define MUSTER_PUPPET_MOST 999
#define MUSTER_PUPPET_HIGHEST 99

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
} MusterUpgrade;

/* So many of one puppet. It is one that the catalogue has, by `ref`, or a player's own, by `name`; either may have the
 * numbers of its card copied in. */
typedef struct
{
  MusterChoice ref;
  char *name;
  char *rank; /* as written; or NULL */
  gint count;
  gint owned; /* how many the player has at home; MUSTER_PUPPET_BLANK where that isn't said */
  gint ar, mv, cb, df, ul, stitches;
  char *ar_suit; /* suits asked for besides the number; or NULL */
  char *df_suit;
  GArray *passages; /* MusterPassage: abilities and actions */
  MusterUpgrade upgrade;
  guint order;
  MusterExtras extras;
} MusterPuppet;

MusterPuppet *muster_puppet_new (void);
MusterPuppet *muster_puppet_copy (const MusterPuppet *puppet);
void muster_puppet_free (MusterPuppet *puppet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppet, muster_puppet_free)

/* Its name in the catalogue, or the player's; what was written where it is unknown; "Unnamed" where nothing was. */
const char *muster_puppet_get_name (const MusterPuppet *puppet);

/* MUSTER_PUPPET_NONE where it is unknown, or the player gave no rank that there is. */
MusterPuppetRank muster_puppet_get_rank (const MusterPuppet *puppet);

/* Whether it is one of the catalogue, and nothing is said of it but how many there are. */
gboolean muster_puppet_is_plain (const MusterPuppet *puppet);

/* What makes two entries the same puppet: the catalogue's id, or the one that belongs to the player's name. Empty where
 * it has neither. Free with g_free(). */
char *muster_puppet_dup_id (const MusterPuppet *puppet);

/* Whether two entries are of one puppet. One without a name is like no other. */
gboolean muster_puppet_is_same (const MusterPuppet *a, const MusterPuppet *b);

/* One more of it, as far as a file can say. */
void muster_puppet_add_one (MusterPuppet *puppet);

typedef struct
{
  MusterThing thing;
  MusterChoice size;
  MusterChoice master;      /* one that the catalogue has */
  MusterPuppet *own_master; /* one that stands in the file itself; or NULL */
  GPtrArray *puppets;       /* MusterPuppet */
} MusterToyBox;

extern const MusterThingClass muster_toy_box_class;

MusterToyBox *muster_toy_box_new (void);
MusterToyBox *muster_toy_box_copy (const MusterToyBox *box);
void muster_toy_box_free (MusterToyBox *box);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterToyBox, muster_toy_box_free)

/* Adds one of a puppet of the catalogue, to those that are there. */
void muster_toy_box_add (MusterToyBox *box, const MusterOption *option);

/* How many of this puppet there are, in however many entries. */
guint muster_toy_box_count (const MusterToyBox *box, const MusterPuppet *puppet);

/* A player's name, or the id of a puppet that was picked. */
typedef struct
{
  char *word; /* or NULL */
  guint order;
  MusterExtras extras;
} MusterDraftWord;

/* A draft among friends as it is kept: what was agreed, and who took what so far. Playing it is the rules' part. */
typedef struct
{
  MusterThing thing;
  MusterChoice size;
  gint seed;
  GArray *players; /* MusterDraftWord: names, clockwise */
  GPtrArray *pool; /* MusterPuppet; the count is how many copies there are to begin with */
  GArray *picks;   /* MusterDraftWord: ids, in the order taken */
} MusterDraftRecord;

extern const MusterThingClass muster_draft_record_class;

MusterDraftRecord *muster_draft_record_new (void);
MusterDraftRecord *muster_draft_record_copy (const MusterDraftRecord *record);
void muster_draft_record_free (MusterDraftRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDraftRecord, muster_draft_record_free)

/* Adds a player or a pick at the end. */
MusterDraftWord *muster_draft_words_add (GArray *words, const char *word, guint order);

/* The words alone, the last NULL. The strings stay where they are; free the array with g_free(). */
const char **muster_draft_words_list (const GArray *words);

G_END_DECLS
