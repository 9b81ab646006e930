/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars: a draft among friends, from the first Master to the last Pawn.
 *
 * The draft is a value: the settings (players, game size, seed, pool) and the list of picks tell everything, so a draft
 * that is saved as those and replayed goes on where it stopped. It knows whose turn it is, what that player may take
 * and why not the rest. The seating order is that of the names, clockwise; Masters are chosen clockwise from the
 * starting player, then puppets one a turn from whoever chose last, counter-clockwise, round and round.
 *
 * No one is ever left without a legal pick: a pool that can't feed everyone is refused at the start, and so is any pick
 * after which the rest of the pool couldn't fill all toy boxes. */
#pragma once

#include "model/catalog/word.h"

G_BEGIN_DECLS

#define MUSTER_PUPPET_WARS_DRAFT_MIN_PLAYERS 2
#define MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS 8

/* The most kinds of puppets a pool may have. */
#define MUSTER_PUPPET_WARS_DRAFT_MAX_POOL 1000

typedef struct _MusterPuppetWarsDraft MusterPuppetWarsDraft;

/* A kind of puppet in the pool. Without a name it goes by its id. */
typedef struct
{
  const char *id;
  const char *name;
  MusterPuppetRank rank;
  guint copies;
} MusterPuppetWarsDraftEntry;

/* All that must be told beforehand, and kept to resume. */
typedef struct
{
  const char *const *players; /* names in clockwise order, the last NULL */
  guint size;                 /* puppets besides the Master: 8, 12, 16 or 32 */
  guint64 seed;
  const MusterPuppetWarsDraftEntry *pool;
  guint n_pool;
} MusterPuppetWarsDraftSettings;

typedef enum
{
  MUSTER_PUPPET_WARS_DRAFT_MASTERS,
  MUSTER_PUPPET_WARS_DRAFT_PUPPETS,
  MUSTER_PUPPET_WARS_DRAFT_FINISHED,
} MusterPuppetWarsDraftPhase;

/* Players and entries by their places in the settings. */
typedef struct
{
  guint player;
  guint entry;
} MusterPuppetWarsDraftPick;

/* A new draft with copies of all settings. NULL with MUSTER_ERROR_USAGE, or MUSTER_ERROR_TOO_LARGE, and one sentence
 * for the player, where the settings make no sense or the pool can't feed everyone. Free with muster_puppet_wars_draft_free(). */
MusterPuppetWarsDraft *muster_puppet_wars_draft_new (const MusterPuppetWarsDraftSettings *settings, GError **error);
void muster_puppet_wars_draft_free (MusterPuppetWarsDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsDraft, muster_puppet_wars_draft_free)

/* The player that a seed lets begin, of `n_players`: the first number of the generator SplitMix64 started with the
 * seed, modulo the number of players. The same on every machine, and so part of what a saved draft relies on. */
guint muster_puppet_wars_draft_draw_start (guint64 seed, guint n_players);

/* Playing. */

/* The player on turn takes a puppet. FALSE with MUSTER_ERROR_USAGE and the reason, and nothing changed, where that may
 * not be. */
gboolean muster_puppet_wars_draft_pick (MusterPuppetWarsDraft *draft, const char *id, GError **error);

/* Takes the last pick back. FALSE at the start. */
gboolean muster_puppet_wars_draft_undo (MusterPuppetWarsDraft *draft);

/* Makes all these picks (ids, the last NULL), or none and FALSE with an error that says which one may not be. */
gboolean muster_puppet_wars_draft_replay (MusterPuppetWarsDraft *draft, const char *const *ids, GError **error);

/* Why the player on turn may not take this entry, as a sentence with names and numbers; NULL where they may. Free with
 * g_free(). */
char *muster_puppet_wars_draft_dup_refusal (const MusterPuppetWarsDraft *draft, guint entry);

/* What a player means by the beginning of an id or a name, in upper or lower case: the one entry that begins so and may
 * be taken, or -1 where there is none or several. Where `candidates` (of guint) is not NULL, the several are added to
 * it; where there is none, those that begin so and may not be taken, for muster_puppet_wars_draft_dup_refusal() to say why. An
 * entry that is called exactly so leaves no room for longer ones, so that a refused Ronin never turns into a Ronin
 * Captain. */
gint muster_puppet_wars_draft_complete (const MusterPuppetWarsDraft *draft, const char *typed, GArray *candidates);

/* Asking. */

MusterPuppetWarsDraftPhase muster_puppet_wars_draft_get_phase (const MusterPuppetWarsDraft *draft);

/* Who picks next, or -1 when the draft is finished. */
gint muster_puppet_wars_draft_get_turn (const MusterPuppetWarsDraft *draft);

/* Who is on turn at a place of the round at hand, counted from 0; of the last round when the draft is finished. */
guint muster_puppet_wars_draft_get_seat (const MusterPuppetWarsDraft *draft, guint place);

guint muster_puppet_wars_draft_get_start (const MusterPuppetWarsDraft *draft);
guint muster_puppet_wars_draft_get_size (const MusterPuppetWarsDraft *draft);
guint muster_puppet_wars_draft_get_n_players (const MusterPuppetWarsDraft *draft);
const char *muster_puppet_wars_draft_get_player (const MusterPuppetWarsDraft *draft, guint player);

/* The most of one kind of this rank that a player may take. */
guint muster_puppet_wars_draft_get_most (MusterPuppetRank rank);

/* The most Sidekicks a player may take: a quarter of the game size, or what all can have equally many of. */
guint muster_puppet_wars_draft_get_sidekick_limit (const MusterPuppetWarsDraft *draft);

guint muster_puppet_wars_draft_get_n_entries (const MusterPuppetWarsDraft *draft);
const MusterPuppetWarsDraftEntry *muster_puppet_wars_draft_get_entry (const MusterPuppetWarsDraft *draft, guint entry);

/* The entry with this id, or -1. */
gint muster_puppet_wars_draft_find (const MusterPuppetWarsDraft *draft, const char *id);

/* Copies still in the pool. */
guint muster_puppet_wars_draft_get_left (const MusterPuppetWarsDraft *draft, guint entry);

/* How many of this entry the player has. */
guint muster_puppet_wars_draft_get_count (const MusterPuppetWarsDraft *draft, guint player, guint entry);

/* The player's puppets besides the Master, and how many of them are Sidekicks. */
guint muster_puppet_wars_draft_get_n_puppets (const MusterPuppetWarsDraft *draft, guint player);
guint muster_puppet_wars_draft_get_n_sidekicks (const MusterPuppetWarsDraft *draft, guint player);

/* All picks in the order made; valid until the next change. */
const MusterPuppetWarsDraftPick *muster_puppet_wars_draft_get_picks (const MusterPuppetWarsDraft *draft, guint *n);

/* The entries (guint) that a player picked, in the order made, the Master first. Free with g_array_unref(). */
GArray *muster_puppet_wars_draft_dup_picks_of (const MusterPuppetWarsDraft *draft, guint player);

G_END_DECLS
