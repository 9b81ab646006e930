/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars: a draft among friends, from the first Master to the last Pawn.
 *
 * A draft is fully described by its settings (players, size, seed, pool) and its picks, so it can be saved and resumed
 * by replaying them. It knows whose turn it is, which picks are allowed, and why others aren't. Names are in seating
 * order, clockwise; Masters are chosen clockwise from the starting player, then puppets one at a time from whoever
 * chose last, counter-clockwise, round after round.
 *
 * Every player always has a legal pick: pools that aren't enough for everyone are refused at the start, and so is any
 * pick that would leave too few puppets for the others. */
#pragma once

#include "model/catalog/word.h"

G_BEGIN_DECLS

#define MUSTER_PUPPET_WARS_DRAFT_MIN_PLAYERS 2
#define MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS 8

/* The most kinds of puppets in a pool. */
#define MUSTER_PUPPET_WARS_DRAFT_MAX_POOL 1000

typedef struct _MusterPuppetWarsDraft MusterPuppetWarsDraft;

/* A kind of puppet in the pool. Without a name its id is used. */
typedef struct
{
  const char *id;
  const char *name;
  MusterPuppetRank rank;
  guint copies;
} MusterPuppetWarsDraftEntry;

/* Everything needed to start, and to resume. */
typedef struct
{
  const char *const *players; /* names in clockwise order, NULL-terminated */
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

/* Players and entries by index in the settings. */
typedef struct
{
  guint player;
  guint entry;
} MusterPuppetWarsDraftPick;

/* A new draft with copies of all settings. NULL with MUSTER_ERROR_USAGE or MUSTER_ERROR_TOO_LARGE and a sentence for
 * the player if the settings are invalid or the pool is too small. Free with muster_puppet_wars_draft_free(). */
MusterPuppetWarsDraft *muster_puppet_wars_draft_new (const MusterPuppetWarsDraftSettings *settings, GError **error);
void muster_puppet_wars_draft_free (MusterPuppetWarsDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPuppetWarsDraft, muster_puppet_wars_draft_free)

/* The starting player for a seed, among `n_players`: the first number of SplitMix64 started with the seed, modulo the
 * number of players. Saved drafts rely on it, so it must never change. */
guint muster_puppet_wars_draft_draw_start (guint64 seed, guint n_players);

/* Playing. */

/* The current player takes a puppet. FALSE with MUSTER_ERROR_USAGE and the reason, and nothing changed, if that isn't
 * allowed. */
gboolean muster_puppet_wars_draft_pick (MusterPuppetWarsDraft *draft, const char *id, GError **error);

/* Undoes the last pick. FALSE at the start. */
gboolean muster_puppet_wars_draft_undo (MusterPuppetWarsDraft *draft);

/* Makes all these picks (ids, NULL-terminated), or none and FALSE with an error that names the one that isn't
 * allowed. */
gboolean muster_puppet_wars_draft_replay (MusterPuppetWarsDraft *draft, const char *const *ids, GError **error);

/* Why the current player may not take this entry, as a sentence; NULL if they may. Free with g_free(). */
char *muster_puppet_wars_draft_dup_refusal (const MusterPuppetWarsDraft *draft, guint entry);

/* Completes the beginning of an id or name, in upper or lower case: the only allowed entry that begins so, or -1 if
 * there is none or several. If `candidates` (guint) isn't NULL, the several are added to it; if there is none, the
 * matching entries that aren't allowed, for muster_puppet_wars_draft_dup_refusal(). An exact match excludes longer
 * ones, so a refused Ronin never becomes a Ronin Captain. */
gint muster_puppet_wars_draft_complete (const MusterPuppetWarsDraft *draft, const char *typed, GArray *candidates);

/* Asking. */

MusterPuppetWarsDraftPhase muster_puppet_wars_draft_get_phase (const MusterPuppetWarsDraft *draft);

/* The current player, or -1 when the draft is finished. */
gint muster_puppet_wars_draft_get_turn (const MusterPuppetWarsDraft *draft);

/* Whose turn it is at an index of the current round, or of the last round when finished. */
guint muster_puppet_wars_draft_get_seat (const MusterPuppetWarsDraft *draft, guint place);

guint muster_puppet_wars_draft_get_start (const MusterPuppetWarsDraft *draft);
guint muster_puppet_wars_draft_get_size (const MusterPuppetWarsDraft *draft);
guint muster_puppet_wars_draft_get_n_players (const MusterPuppetWarsDraft *draft);
const char *muster_puppet_wars_draft_get_player (const MusterPuppetWarsDraft *draft, guint player);

/* The most of one kind of this rank that a player may take. */
guint muster_puppet_wars_draft_get_most (MusterPuppetRank rank);

/* The most Sidekicks a player may take: a quarter of the size, or less if all can't have that many. */
guint muster_puppet_wars_draft_get_sidekick_limit (const MusterPuppetWarsDraft *draft);

guint muster_puppet_wars_draft_get_n_entries (const MusterPuppetWarsDraft *draft);
const MusterPuppetWarsDraftEntry *muster_puppet_wars_draft_get_entry (const MusterPuppetWarsDraft *draft, guint entry);

/* The entry with this id, or -1. */
gint muster_puppet_wars_draft_find (const MusterPuppetWarsDraft *draft, const char *id);

/* Copies left in the pool. */
guint muster_puppet_wars_draft_get_left (const MusterPuppetWarsDraft *draft, guint entry);

/* The player's copies of this entry. */
guint muster_puppet_wars_draft_get_count (const MusterPuppetWarsDraft *draft, guint player, guint entry);

/* The player's puppets besides the Master, and how many are Sidekicks. */
guint muster_puppet_wars_draft_get_n_puppets (const MusterPuppetWarsDraft *draft, guint player);
guint muster_puppet_wars_draft_get_n_sidekicks (const MusterPuppetWarsDraft *draft, guint player);

/* All picks in order; valid until the next change. */
const MusterPuppetWarsDraftPick *muster_puppet_wars_draft_get_picks (const MusterPuppetWarsDraft *draft, guint *n);

/* The entries (guint) that a player picked in order, Master first. Free with g_array_unref(). */
GArray *muster_puppet_wars_draft_dup_picks_of (const MusterPuppetWarsDraft *draft, guint player);

G_END_DECLS
