/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched as players write it down: toy boxes, and drafts that aren't over yet. */
#pragma once

#include "games/puppet-wars/puppet.h"

G_BEGIN_DECLS

typedef struct
{
  MusterThing thing;
  MusterChoice size;
  MusterChoice master;                /* one that the catalogue has */
  MusterPuppetWarsPuppet *own_master; /* one that stands in the file itself; or NULL */
  GPtrArray *puppets;                 /* MusterPuppetWarsPuppet: its members */
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

/* Adds one of a player's own puppet, to those that are there: a copy with its link to the library, if it has one. */
void muster_puppet_wars_toy_box_add_own (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet);

/* Makes a copy of a player's own puppet its Master, in place of any other; with its link to the library, if it has one. */
void muster_puppet_wars_toy_box_lead (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet);

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
