/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toy boxes and unfinished drafts of Puppet Wars Unstitched, as players write them. */
#pragma once

#include "games/puppet-wars/puppet.h"

G_BEGIN_DECLS

typedef struct
{
  MusterThing thing;
  MusterChoice size;
  MusterChoice master;                /* one of the catalogue */
  MusterPuppetWarsPuppet *own_master; /* one written in the file; or NULL */
  GPtrArray *puppets;                 /* MusterPuppetWarsPuppet: its members */
} MusterPuppetWarsToyBox;

extern const MusterThingClass muster_puppet_wars_toy_box_class;

/* The game's rules for them: see game.c. */
extern const MusterThingRules muster_puppet_wars_toy_box_rules;
extern const MusterThingRules muster_puppet_wars_draft_rules;

MusterPuppetWarsToyBox *muster_puppet_wars_toy_box_new (void);
MusterPuppetWarsToyBox *muster_puppet_wars_toy_box_copy (const MusterPuppetWarsToyBox *box);
void muster_puppet_wars_toy_box_free (MusterPuppetWarsToyBox *box);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsToyBox, muster_puppet_wars_toy_box_free)

/* Adds one puppet of the catalogue, merging with existing ones. */
void muster_puppet_wars_toy_box_add (MusterPuppetWarsToyBox *box, const MusterOption *option);

/* Adds a copy of the player's own puppet, merging with existing ones and keeping its library link. */
void muster_puppet_wars_toy_box_add_own (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet);

/* Makes a copy of the player's own puppet the Master, replacing any other and keeping its library link. */
void muster_puppet_wars_toy_box_lead (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet);

/* The number of copies of a puppet, across all its entries. */
guint muster_puppet_wars_toy_box_count (const MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet);

/* A player's name, or the id of a picked puppet. */
typedef struct
{
  char *word; /* or NULL */
  guint order;
  MusterExtras extras;
} MusterPuppetWarsDraftWord;

/* A saved draft among friends: its settings and picks. For playing it see games/puppet-wars/draft. */
typedef struct
{
  MusterThing thing;
  MusterChoice size;
  gint seed;
  GArray *players; /* MusterPuppetWarsDraftWord: names, clockwise */
  GPtrArray *pool; /* MusterPuppetWarsPuppet; the count is the copies at the start */
  GArray *picks;   /* MusterPuppetWarsDraftWord: ids, in order */
} MusterPuppetWarsDraftRecord;

extern const MusterThingClass muster_puppet_wars_draft_record_class;

MusterPuppetWarsDraftRecord *muster_puppet_wars_draft_record_new (void);
MusterPuppetWarsDraftRecord *muster_puppet_wars_draft_record_copy (const MusterPuppetWarsDraftRecord *record);
void muster_puppet_wars_draft_record_free (MusterPuppetWarsDraftRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsDraftRecord, muster_puppet_wars_draft_record_free)

/* Appends a player or a pick. */
MusterPuppetWarsDraftWord *muster_puppet_wars_draft_words_add (GArray *words, const char *word, guint order);

/* The words as a NULL-terminated array of borrowed strings. Free the array with g_free(). */
const char **muster_puppet_wars_draft_words_list (const GArray *words);

/* The player's own Master, instead of an entry. */
#define MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER G_MAXUINT

/* The puppet at an entry; NULL if there is none. */
MusterPuppetWarsPuppet *muster_puppet_wars_toy_box_get_puppet (const MusterPuppetWarsToyBox *box, guint entry);

G_END_DECLS
