/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/draft.h"

#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/puppet-wars/draft-forecast.h"

#define MAX_PLAYERS MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS

struct _MusterPuppetWarsDraft
{
  GStringChunk *texts;
  const char *players[MAX_PLAYERS];
  guint n_players;
  guint size;
  guint start;
  guint sidekick_limit;
  MusterPuppetWarsDraftEntry *pool;
  guint n_pool;

  GArray *picks; /* MusterPuppetWarsDraftPick */
  guint *left;   /* copies of each entry left in the pool */
  guint *counts; /* copies of each entry, player by player */
  guint n_puppets[MAX_PLAYERS];
  guint n_sidekicks[MAX_PLAYERS];
  MusterPuppetWarsDraftForecast forecast;
};

static guint *
count_of (const MusterPuppetWarsDraft *draft, guint player, guint entry)
{
  return &draft->counts[player * draft->n_pool + entry];
}

/* Starting. */

static gboolean
check_players (const char *const *players, GError **error)
{
  guint n = g_strv_length ((char **) players);

  if (n < MUSTER_PUPPET_WARS_DRAFT_MIN_PLAYERS || n > MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS)
    return muster_error_refuse (error, _ ("A draft takes 2 to 8 players, not %u."), n);

  for (guint i = 0; i < n; i++)
    {
      if (*players[i] == '\0')
        return muster_error_refuse (error, _ ("Player %u of the draft has no name."), i + 1);
      for (guint j = 0; j < i; j++)
        if (g_str_equal (players[i], players[j]))
          return muster_error_refuse (error, _ ("Two players of the draft are called %s."), players[i]);
    }

  return TRUE;
}

static gboolean
check_size (guint size, GError **error)
{
  return size == 8 || size == 12 || size == 16 || size == 32
         || muster_error_refuse (error, _ ("The game size of a draft is 8, 12, 16 or 32 puppets, not %u."), size);
}

static gboolean
check_pool (const MusterPuppetWarsDraftEntry *pool, guint n, GError **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  if (n > MUSTER_PUPPET_WARS_DRAFT_MAX_POOL)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE,
                   _ ("The pool has %u kinds of puppets, and a draft takes at most %u."), n,
                   MUSTER_PUPPET_WARS_DRAFT_MAX_POOL);
      return FALSE;
    }

  for (guint i = 0; i < n; i++)
    {
      if (pool[i].id == NULL || *pool[i].id == '\0')
        return muster_error_refuse (error, _ ("Puppet %u of the pool has no id."), i + 1);
      if (pool[i].rank < MUSTER_PUPPET_MASTER || pool[i].rank > MUSTER_PUPPET_PAWN)
        return muster_error_refuse (error, _ ("The pool doesn't say whether %s is a Master, a Sidekick or a Pawn."),
                                    pool[i].id);
      if (!g_hash_table_add (ids, (gpointer) pool[i].id))
        return muster_error_refuse (error, _ ("The pool has two entries with the id %s."), pool[i].id);
    }

  return TRUE;
}

static void
keep_settings (MusterPuppetWarsDraft *draft, const MusterPuppetWarsDraftSettings *settings)
{
  draft->n_players = g_strv_length ((char **) settings->players);
  for (guint i = 0; i < draft->n_players; i++)
    draft->players[i] = g_string_chunk_insert (draft->texts, settings->players[i]);

  draft->size = settings->size;
  draft->start = muster_puppet_wars_draft_draw_start (settings->seed, draft->n_players);
  draft->n_pool = settings->n_pool;
  draft->pool = g_new0 (MusterPuppetWarsDraftEntry, draft->n_pool);
  draft->left = g_new0 (guint, draft->n_pool);
  draft->counts = g_new0 (guint, (gsize) draft->n_players * draft->n_pool);

  for (guint i = 0; i < draft->n_pool; i++)
    {
      const MusterPuppetWarsDraftEntry *entry = &settings->pool[i];
      gboolean named = entry->name != NULL && *entry->name != '\0';

      draft->pool[i] = *entry;
      draft->pool[i].id = g_string_chunk_insert (draft->texts, entry->id);
      draft->pool[i].name = named ? g_string_chunk_insert (draft->texts, entry->name) : draft->pool[i].id;
      draft->left[i] = entry->copies;
    }
}

/* Copies that count towards an equal share: a player can't have two of one Sidekick, or two Masters. */
static guint
count_rank (const MusterPuppetWarsDraft *draft, MusterPuppetRank rank)
{
  guint count = 0;

  for (guint i = 0; i < draft->n_pool; i++)
    if (draft->pool[i].rank == rank)
      count += MIN (draft->pool[i].copies, draft->n_players);
  return count;
}

static gboolean
check_masters (const MusterPuppetWarsDraft *draft, GError **error)
{
  guint masters = count_rank (draft, MUSTER_PUPPET_MASTER);

  if (masters >= draft->n_players)
    return TRUE;

  return muster_error_refuse (error,
                              ngettext ("The pool has %u Master, too few for %u players.",
                                        "The pool has %u Masters, too few for %u players.", masters),
                              masters, draft->n_players);
}

static gboolean
check_puppets (const MusterPuppetWarsDraft *draft, GError **error)
{
  guint wanted = draft->n_players * draft->size, limit = draft->sidekick_limit;
  guint lack = muster_puppet_wars_draft_forecast_get_lack (&draft->forecast, draft->n_players);

  if (lack == 0)
    return TRUE;

  return muster_error_refuse (
      error,
      ngettext ("The pool can give %u players only %u of their %u puppets, with at most %u Sidekick "
                "each, 1 of every Sidekick and 3 of every Pawn.",
                "The pool can give %u players only %u of their %u puppets, with at most %u Sidekicks "
                "each, 1 of every Sidekick and 3 of every Pawn.",
                limit),
      draft->n_players, wanted - lack, wanted, limit);
}

MusterPuppetWarsDraft *
muster_puppet_wars_draft_new (const MusterPuppetWarsDraftSettings *settings, GError **error)
{
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  if (!check_players (settings->players, error) || !check_size (settings->size, error)
      || !check_pool (settings->pool, settings->n_pool, error))
    return NULL;

  draft = g_new0 (MusterPuppetWarsDraft, 1);
  draft->texts = g_string_chunk_new (1024);
  draft->picks = g_array_new (FALSE, FALSE, sizeof (MusterPuppetWarsDraftPick));
  keep_settings (draft, settings);
  draft->sidekick_limit = MIN (draft->size / 4, count_rank (draft, MUSTER_PUPPET_SIDEKICK) / draft->n_players);
  muster_puppet_wars_draft_forecast_begin (&draft->forecast, draft);
  if (!check_masters (draft, error) || !check_puppets (draft, error))
    return NULL;

  return g_steal_pointer (&draft);
}

void
muster_puppet_wars_draft_free (MusterPuppetWarsDraft *draft)
{
  g_string_chunk_free (draft->texts);
  g_array_unref (draft->picks);
  g_free (draft->pool);
  g_free (draft->left);
  g_free (draft->counts);
  g_free (draft);
}

guint
muster_puppet_wars_draft_draw_start (guint64 seed, guint n_players)
{
  guint64 z = seed + G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  z ^= z >> 31;

  return (guint) (z % n_players);
}

/* Which picks are allowed. */

/* Masters are picked first, clockwise from the start. */
static char *
refusal_of_master (const MusterPuppetWarsDraft *draft, guint player)
{
  guint place = (player + draft->n_players - draft->start) % draft->n_players;
  guint master = g_array_index (draft->picks, MusterPuppetWarsDraftPick, place).entry;

  return g_strdup_printf (_ ("%s has a Master already: %s."), draft->players[player], draft->pool[master].name);
}

/* Why the player's own toy box rules it out. */
static char *
refusal_of_toy_box (const MusterPuppetWarsDraft *draft, guint player, guint entry)
{
  gboolean pawn = draft->pool[entry].rank == MUSTER_PUPPET_PAWN;
  const char *who = draft->players[player], *what = draft->pool[entry].name;
  guint limit = draft->sidekick_limit, count = *count_of (draft, player, entry);

  if (pawn && count == muster_puppet_wars_draft_get_most (MUSTER_PUPPET_PAWN))
    return g_strdup_printf (_ ("%s has %u of %s, the most of one Pawn."), who, count, what);
  if (!pawn && count > 0)
    return g_strdup_printf (_ ("%s has %s already, and no one may have the same Sidekick twice."), who, what);
  if (!pawn && limit == 0)
    return g_strdup_printf (_ ("The pool has too few Sidekicks for everyone to have one: %s must take a Pawn."), who);
  if (!pawn && draft->n_sidekicks[player] == limit)
    return g_strdup_printf (ngettext ("%s has %u Sidekick, the most in this draft, and must take a Pawn.",
                                      "%s has %u Sidekicks, the most in this draft, and must take a Pawn.", limit),
                            who, limit);
  return NULL;
}

/* Why the others rule it out: the rest of the pool wouldn't be enough for everyone. */
static char *
refusal_of_forecast (const MusterPuppetWarsDraft *draft, guint player, guint entry)
{
  MusterPuppetWarsDraftForecast after = draft->forecast;
  const char *names[MAX_PLAYERS + 1] = { NULL };
  g_autofree char *list = NULL;
  guint set, n = 0;

  muster_puppet_wars_draft_forecast_shift (&after, draft, player, entry, 1);
  set = muster_puppet_wars_draft_forecast_find_short (&after, draft->n_players);
  if (set == 0)
    return NULL;

  for (guint i = 0; i < draft->n_players; i++)
    if ((set & (1u << i)) != 0)
      names[n++] = draft->players[i];
  list = muster_phrase_dup_and (names);
  /* Translators: "If Ann takes Ronin, too few puppets are left for Bea and Cid to reach 8." */
  return g_strdup_printf (_ ("If %s takes %s, too few puppets are left for %s to reach %u."), draft->players[player],
                          draft->pool[entry].name, list, draft->size);
}

char *
muster_puppet_wars_draft_dup_refusal (const MusterPuppetWarsDraft *draft, guint entry)
{
  const MusterPuppetWarsDraftEntry *wanted = &draft->pool[entry];
  MusterPuppetWarsDraftPhase phase = muster_puppet_wars_draft_get_phase (draft);
  gboolean master = wanted->rank == MUSTER_PUPPET_MASTER;
  guint player = (guint) muster_puppet_wars_draft_get_turn (draft);
  char *refusal;

  if (phase == MUSTER_PUPPET_WARS_DRAFT_FINISHED)
    return g_strdup (_ ("The draft is finished."));
  if (phase == MUSTER_PUPPET_WARS_DRAFT_MASTERS && !master)
    return g_strdup_printf (_ ("%s chooses a Master first, and %s isn't one."), draft->players[player], wanted->name);
  if (phase == MUSTER_PUPPET_WARS_DRAFT_PUPPETS && master)
    return refusal_of_master (draft, player);
  if (draft->left[entry] == 0)
    return g_strdup_printf (_ ("No %s is left in the pool, which had %u."), wanted->name, wanted->copies);
  if (master)
    return NULL;

  refusal = refusal_of_toy_box (draft, player, entry);
  return refusal != NULL ? refusal : refusal_of_forecast (draft, player, entry);
}

/* Playing. */

/* Adds a pick (`sign` 1) or removes it (-1). */
static void
count_pick (MusterPuppetWarsDraft *draft, MusterPuppetWarsDraftPick pick, gint sign)
{
  MusterPuppetRank rank = draft->pool[pick.entry].rank;

  draft->left[pick.entry] -= sign;
  *count_of (draft, pick.player, pick.entry) += sign;
  draft->n_puppets[pick.player] += rank == MUSTER_PUPPET_MASTER ? 0 : sign;
  draft->n_sidekicks[pick.player] += rank == MUSTER_PUPPET_SIDEKICK ? sign : 0;
}

gboolean
muster_puppet_wars_draft_pick (MusterPuppetWarsDraft *draft, const char *id, GError **error)
{
  g_autofree char *refusal = NULL;
  gint entry = muster_puppet_wars_draft_find (draft, id);
  MusterPuppetWarsDraftPick pick;

  if (entry < 0)
    return muster_error_refuse (error, _ ("The pool has no puppet with the id %s."), id);
  refusal = muster_puppet_wars_draft_dup_refusal (draft, (guint) entry);
  if (refusal != NULL)
    return muster_error_refuse (error, "%s", refusal);

  pick = (MusterPuppetWarsDraftPick){ .player = (guint) muster_puppet_wars_draft_get_turn (draft),
                                      .entry = (guint) entry };
  if (draft->pool[entry].rank != MUSTER_PUPPET_MASTER)
    muster_puppet_wars_draft_forecast_shift (&draft->forecast, draft, pick.player, pick.entry, 1);
  count_pick (draft, pick, 1);
  g_array_append_val (draft->picks, pick);

  return TRUE;
}

gboolean
muster_puppet_wars_draft_undo (MusterPuppetWarsDraft *draft)
{
  MusterPuppetWarsDraftPick pick;

  if (draft->picks->len == 0)
    return FALSE;

  pick = g_array_index (draft->picks, MusterPuppetWarsDraftPick, draft->picks->len - 1);
  g_array_set_size (draft->picks, draft->picks->len - 1);
  count_pick (draft, pick, -1);
  if (draft->pool[pick.entry].rank != MUSTER_PUPPET_MASTER)
    muster_puppet_wars_draft_forecast_shift (&draft->forecast, draft, pick.player, pick.entry, -1);

  return TRUE;
}

gboolean
muster_puppet_wars_draft_replay (MusterPuppetWarsDraft *draft, const char *const *ids, GError **error)
{
  guint before = draft->picks->len;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) cause = NULL;

      if (muster_puppet_wars_draft_pick (draft, ids[i], &cause))
        continue;
      while (draft->picks->len > before)
        muster_puppet_wars_draft_undo (draft);
      return muster_error_refuse (error, _ ("Pick %u of the draft, %s, can't be repeated: %s"), before + i + 1, ids[i],
                                  cause->message);
    }

  return TRUE;
}

/* Asking. */

MusterPuppetWarsDraftPhase
muster_puppet_wars_draft_get_phase (const MusterPuppetWarsDraft *draft)
{
  if (draft->picks->len < draft->n_players)
    return MUSTER_PUPPET_WARS_DRAFT_MASTERS;
  return draft->picks->len < draft->n_players * (draft->size + 1) ? MUSTER_PUPPET_WARS_DRAFT_PUPPETS
                                                                  : MUSTER_PUPPET_WARS_DRAFT_FINISHED;
}

guint
muster_puppet_wars_draft_get_seat (const MusterPuppetWarsDraft *draft, guint place)
{
  guint n = draft->n_players;

  if (muster_puppet_wars_draft_get_phase (draft) == MUSTER_PUPPET_WARS_DRAFT_MASTERS)
    return (draft->start + place) % n;
  return (draft->start + n - 1 - place % n) % n;
}

gint
muster_puppet_wars_draft_get_turn (const MusterPuppetWarsDraft *draft)
{
  if (muster_puppet_wars_draft_get_phase (draft) == MUSTER_PUPPET_WARS_DRAFT_FINISHED)
    return -1;
  return (gint) muster_puppet_wars_draft_get_seat (draft, draft->picks->len % draft->n_players);
}

guint
muster_puppet_wars_draft_get_start (const MusterPuppetWarsDraft *draft)
{
  return draft->start;
}

guint
muster_puppet_wars_draft_get_size (const MusterPuppetWarsDraft *draft)
{
  return draft->size;
}

guint
muster_puppet_wars_draft_get_n_players (const MusterPuppetWarsDraft *draft)
{
  return draft->n_players;
}

const char *
muster_puppet_wars_draft_get_player (const MusterPuppetWarsDraft *draft, guint player)
{
  return draft->players[player];
}

guint
muster_puppet_wars_draft_get_most (MusterPuppetRank rank)
{
  return rank == MUSTER_PUPPET_PAWN ? 3 : 1;
}

guint
muster_puppet_wars_draft_get_sidekick_limit (const MusterPuppetWarsDraft *draft)
{
  return draft->sidekick_limit;
}

guint
muster_puppet_wars_draft_get_n_entries (const MusterPuppetWarsDraft *draft)
{
  return draft->n_pool;
}

const MusterPuppetWarsDraftEntry *
muster_puppet_wars_draft_get_entry (const MusterPuppetWarsDraft *draft, guint entry)
{
  return &draft->pool[entry];
}

gint
muster_puppet_wars_draft_find (const MusterPuppetWarsDraft *draft, const char *id)
{
  for (guint i = 0; i < draft->n_pool; i++)
    if (g_str_equal (draft->pool[i].id, id))
      return (gint) i;
  return -1;
}

guint
muster_puppet_wars_draft_get_left (const MusterPuppetWarsDraft *draft, guint entry)
{
  return draft->left[entry];
}

guint
muster_puppet_wars_draft_get_count (const MusterPuppetWarsDraft *draft, guint player, guint entry)
{
  return *count_of (draft, player, entry);
}

guint
muster_puppet_wars_draft_get_n_puppets (const MusterPuppetWarsDraft *draft, guint player)
{
  return draft->n_puppets[player];
}

guint
muster_puppet_wars_draft_get_n_sidekicks (const MusterPuppetWarsDraft *draft, guint player)
{
  return draft->n_sidekicks[player];
}

const MusterPuppetWarsDraftPick *
muster_puppet_wars_draft_get_picks (const MusterPuppetWarsDraft *draft, guint *n)
{
  *n = draft->picks->len;
  return (const MusterPuppetWarsDraftPick *) draft->picks->data;
}

GArray *
muster_puppet_wars_draft_dup_picks_of (const MusterPuppetWarsDraft *draft, guint player)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < draft->picks->len; i++)
    {
      const MusterPuppetWarsDraftPick *pick = &g_array_index (draft->picks, MusterPuppetWarsDraftPick, i);

      if (pick->player == player)
        g_array_append_val (entries, pick->entry);
    }

  return entries;
}
