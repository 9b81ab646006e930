/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drafts whose order and limits were worked out by hand, and random ones on tight pools against a plain flow. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>

#include <cmocka.h>
#include <glib.h>
#include <string.h>

#include "model/error.h"
#include "model/text/phrase.h"
#include "games/puppet-wars/draft.h"

#define MASTER MUSTER_PUPPET_MASTER
#define SIDEKICK MUSTER_PUPPET_SIDEKICK
#define PAWN MUSTER_PUPPET_PAWN

static const char *const friends[] = { "Ann", "Bea", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", NULL };

/* The first `n` of them. Valid until the next call. */
static const char *const *
first_friends (guint n)
{
  static const char *names[G_N_ELEMENTS (friends)];

  memset (names, 0, sizeof names);
  for (guint i = 0; i < n; i++)
    names[i] = friends[i];
  return names;
}

/* A pool of that many kinds of each rank, named m0, m1 …, s0 …, p0 …, and that many copies of each. */
typedef struct
{
  MusterPuppetWarsDraftEntry entries[64];
  char ids[64][8];
  guint n;
} Pool;

static void
pool_add (Pool *pool, MusterPuppetRank rank, guint kinds, guint copies)
{
  for (guint i = 0; i < kinds; i++, pool->n++)
    {
      g_snprintf (pool->ids[pool->n], sizeof pool->ids[0], "%c%u", "-msp"[rank], i);
      pool->entries[pool->n] = (MusterPuppetWarsDraftEntry){ .id = pool->ids[pool->n], .rank = rank, .copies = copies };
    }
}

static MusterPuppetWarsDraft *
draft_of (const Pool *pool, guint players, guint size, guint64 seed, GError **error)
{
  const MusterPuppetWarsDraftSettings settings
      = { .players = first_friends (players), .size = size, .seed = seed, .pool = pool->entries, .n_pool = pool->n };

  return muster_puppet_wars_draft_new (&settings, error);
}

static void
assert_pick (MusterPuppetWarsDraft *draft, const char *id)
{
  g_autoptr (GError) error = NULL;

  if (!muster_puppet_wars_draft_pick (draft, id, &error))
    fail_msg ("%s: %s", id, error->message);
}

static void
assert_refused (MusterPuppetWarsDraft *draft, const char *id, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *refusal
      = muster_puppet_wars_draft_dup_refusal (draft, (guint) muster_puppet_wars_draft_find (draft, id));

  assert_non_null (refusal);
  assert_string_equal (refusal, sentence);
  assert_false (muster_puppet_wars_draft_pick (draft, id, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_USAGE));
  assert_string_equal (error->message, sentence);
}

static void
assert_no_draft (const Pool *pool, guint players, guint size, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  assert_null (draft_of (pool, players, size, 0, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_USAGE));
  assert_string_equal (error->message, sentence);
}

/* Some legal pick, the same for the same number; FALSE if the player has none. */
static gboolean
pick_any (MusterPuppetWarsDraft *draft, guint number)
{
  guint n = muster_puppet_wars_draft_get_n_entries (draft);

  for (guint i = 0; i < n; i++)
    {
      guint entry = (number + i) % n;
      g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (draft, entry);

      if (refusal == NULL)
        {
          assert_pick (draft, muster_puppet_wars_draft_get_entry (draft, entry)->id);
          return TRUE;
        }
    }
  return FALSE;
}

/* The ids of all picks, as muster_puppet_wars_draft_replay() takes them. */
static char **
dup_history (const MusterPuppetWarsDraft *draft)
{
  guint n;
  const MusterPuppetWarsDraftPick *picks = muster_puppet_wars_draft_get_picks (draft, &n);
  char **ids = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    ids[i] = g_strdup (muster_puppet_wars_draft_get_entry (draft, picks[i].entry)->id);
  return ids;
}

/* All that can be asked of a draft, as text. */
static char *
dump (const MusterPuppetWarsDraft *draft)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d %d\n", muster_puppet_wars_draft_get_phase (draft),
                          muster_puppet_wars_draft_get_turn (draft));
  for (guint player = 0; player < muster_puppet_wars_draft_get_n_players (draft); player++)
    {
      g_autoptr (GArray) picks = muster_puppet_wars_draft_dup_picks_of (draft, player);

      g_string_append_printf (text, "%s %u %u:", muster_puppet_wars_draft_get_player (draft, player),
                              muster_puppet_wars_draft_get_n_puppets (draft, player),
                              muster_puppet_wars_draft_get_n_sidekicks (draft, player));
      for (guint i = 0; i < picks->len; i++)
        g_string_append_printf (text, " %u", g_array_index (picks, guint, i));
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    {
      g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (draft, i);

      g_string_append_printf (text, "%s %u %s\n", muster_puppet_wars_draft_get_entry (draft, i)->id,
                              muster_puppet_wars_draft_get_left (draft, i), refusal != NULL ? refusal : "");
    }
  return g_string_free (text, FALSE);
}

/* The first numbers that SplitMix64 gives are published: 0xe220a8397b1dcdaf for seed 0 and 6457827717110365317 for seed
 * 1234567. The first ends in binary 1111, so it is 1 of 2, 3 of 4, 7 of 8; its hexadecimal digits add up to 130, so it
 * is 1 of 3. The second is odd, ends in 17 (1 of 4) and 317 (5 of 8); its digits add up to 81, so it is 0 of 3. */
static void
test_start_is_the_same_everywhere (void **state)
{
  (void) state;
  assert_int_equal (muster_puppet_wars_draft_draw_start (0, 2), 1);
  assert_int_equal (muster_puppet_wars_draft_draw_start (0, 3), 1);
  assert_int_equal (muster_puppet_wars_draft_draw_start (0, 4), 3);
  assert_int_equal (muster_puppet_wars_draft_draw_start (0, 8), 7);
  assert_int_equal (muster_puppet_wars_draft_draw_start (1234567, 2), 1);
  assert_int_equal (muster_puppet_wars_draft_draw_start (1234567, 3), 0);
  assert_int_equal (muster_puppet_wars_draft_draw_start (1234567, 4), 1);
  assert_int_equal (muster_puppet_wars_draft_draw_start (1234567, 8), 5);
}

/* Every player of a table starts about as often as the others: of 8000 seeds, 1000 each, give or take 150. */
static void
test_start_is_fair (void **state)
{
  guint times[8] = { 0 };

  (void) state;
  for (guint64 seed = 0; seed < 8000; seed++)
    times[muster_puppet_wars_draft_draw_start (seed, 8)]++;
  for (guint i = 0; i < 8; i++)
    assert_in_range (times[i], 850, 1150);
}

/* Plays a draft to its end and compares the first turns with `turns`: a player's initial each, a space after every
 * round. */
static void
assert_turns (guint players, guint size, guint64 seed, const char *turns)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;
  guint n;

  pool_add (&pool, MASTER, players, 1);
  pool_add (&pool, SIDEKICK, 8, players);
  pool_add (&pool, PAWN, 8, 3 * players);
  draft = draft_of (&pool, players, size, seed, NULL);
  assert_non_null (draft);

  for (guint i = 0; i < players * (size + 1); i++)
    {
      guint turn = (guint) muster_puppet_wars_draft_get_turn (draft);

      assert_int_equal (muster_puppet_wars_draft_get_phase (draft),
                        i < players ? MUSTER_PUPPET_WARS_DRAFT_MASTERS : MUSTER_PUPPET_WARS_DRAFT_PUPPETS);
      if (i + i / players < strlen (turns))
        assert_int_equal (muster_puppet_wars_draft_get_player (draft, turn)[0], turns[i + i / players]);
      assert_true (pick_any (draft, i * 7));
    }

  assert_int_equal (muster_puppet_wars_draft_get_phase (draft), MUSTER_PUPPET_WARS_DRAFT_FINISHED);
  assert_int_equal (muster_puppet_wars_draft_get_turn (draft), -1);
  assert_false (pick_any (draft, 0));
  assert_refused (draft, "p0", "The draft is finished.");
  muster_puppet_wars_draft_get_picks (draft, &n);
  assert_int_equal (n, players * (size + 1));
  for (guint i = 0; i < players; i++)
    {
      assert_int_equal (muster_puppet_wars_draft_get_n_puppets (draft, i), size);
      assert_in_range (muster_puppet_wars_draft_get_n_sidekicks (draft, i), 0, size / 4);
    }
}

/* Seed 0 lets player 1 of 2 and of 3 begin, 3 of 4, 7 of 8. Masters clockwise from there, which ends with the player
 * before the first; that one picks twice in a row, and then it goes the other way round, never turning again. */
static void
test_turns (void **state)
{
  (void) state;
  assert_turns (2, 8, 0, "BA AB AB AB");
  assert_turns (3, 12, 0, "BCA ACB ACB ACB");
  assert_turns (4, 16, 0, "DABC CBAD CBAD CBAD");
  assert_turns (8, 8, 0, "HABCDEFG GFEDCBAH GFEDCBAH");
  /* Seed 1234567 lets player 0 of 3 begin, and 5 of 8. */
  assert_turns (3, 8, 1234567, "ABC CBA CBA");
  assert_turns (8, 16, 1234567, "FGHABCDE EDCBAHGF EDCBAHGF");
}

/* The largest draft: 8 players with 32 puppets each take 264 cards. 8 kinds of Sidekicks give all a quarter, and 8
 * kinds of Pawns three times are the other 24. */
static void
test_largest (void **state)
{
  (void) state;
  assert_turns (8, 32, 0, "HABCDEFG GFEDCBAH");
}

static void
assert_limit (guint players, guint size, guint kinds, guint copies, guint limit)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  pool_add (&pool, MASTER, players, 1);
  pool_add (&pool, SIDEKICK, kinds, copies);
  pool_add (&pool, PAWN, 12, 3 * players);
  draft = draft_of (&pool, players, size, 0, NULL);
  assert_int_equal (muster_puppet_wars_draft_get_sidekick_limit (draft), limit);
}

static void
test_sidekick_limit (void **state)
{
  (void) state;
  assert_limit (2, 8, 4, 1, 2); /* a quarter of 8 is 2, and 4 are just enough for both */
  assert_limit (2, 8, 9, 1, 2); /* more don't raise it */
  assert_limit (2, 8, 3, 1, 1); /* 3 for 2: one each, and one stays */
  assert_limit (2, 8, 1, 1, 0); /* 1 for 2: none */
  assert_limit (2, 8, 0, 1, 0);
  assert_limit (3, 12, 8, 1, 2);  /* 8 for 3: two each, though a quarter is 3 */
  assert_limit (4, 16, 16, 1, 4); /* a quarter of 16, just enough */
  assert_limit (4, 16, 15, 1, 3);
  assert_limit (8, 32, 8, 8, 8); /* eight kinds, one of each for everyone */
  assert_limit (2, 8, 1, 4, 1);  /* four of one kind are two for two: no one may have it twice */
}

/* Two players, 3 Sidekicks: the limit drops from 2 to 1. Seed 0: Bea, Ann choose Masters; then Ann, Bea, Ann, Bea … */
static void
test_sidekick_limit_drops (void **state)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  (void) state;
  pool_add (&pool, MASTER, 2, 1);
  pool_add (&pool, SIDEKICK, 3, 1);
  pool_add (&pool, PAWN, 4, 6);
  draft = draft_of (&pool, 2, 8, 0, NULL);

  assert_refused (draft, "p0", "Bea chooses a Master first, and p0 isn't one.");
  assert_pick (draft, "m0");
  assert_refused (draft, "m0", "No m0 is left in the pool, which had 1.");
  assert_pick (draft, "m1");
  assert_refused (draft, "m1", "Ann has a Master already: m1.");
  assert_pick (draft, "s0");
  assert_refused (draft, "m1", "Bea has a Master already: m0.");
  assert_refused (draft, "s0", "No s0 is left in the pool, which had 1.");
  assert_pick (draft, "s1");
  assert_refused (draft, "s2", "Ann has 1 Sidekick, the most in this draft, and must take a Pawn.");
  assert_pick (draft, "p0");
  assert_int_equal (muster_puppet_wars_draft_get_n_sidekicks (draft, 0), 1);
  assert_int_equal (muster_puppet_wars_draft_get_n_puppets (draft, 0), 2);
  assert_int_equal (muster_puppet_wars_draft_get_count (draft, 0, (guint) muster_puppet_wars_draft_find (draft, "p0")),
                    1);
  assert_int_equal (muster_puppet_wars_draft_get_left (draft, (guint) muster_puppet_wars_draft_find (draft, "p0")), 5);
}

/* One Sidekick can't be shared by two players: a Pawn must be taken. */
static void
test_sidekick_limit_of_none (void **state)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  (void) state;
  pool_add (&pool, MASTER, 2, 1);
  pool_add (&pool, SIDEKICK, 1, 1);
  pool_add (&pool, PAWN, 4, 6);
  draft = draft_of (&pool, 2, 8, 0, NULL);
  assert_pick (draft, "m0");
  assert_pick (draft, "m1");
  assert_refused (draft, "s0", "The pool has too few Sidekicks for everyone to have one: Ann must take a Pawn.");
}

/* 1 of each Sidekick and 3 of each Pawn a player. Turns: Bea, Ann; Ann, Bea, Ann, Bea … */
static void
test_copies (void **state)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  (void) state;
  pool_add (&pool, MASTER, 1, 2);
  pool_add (&pool, SIDEKICK, 3, 2);
  pool_add (&pool, PAWN, 6, 9);
  draft = draft_of (&pool, 2, 8, 0, NULL);
  assert_pick (draft, "m0");
  assert_pick (draft, "m0");

  assert_pick (draft, "s0");
  assert_pick (draft, "p0");
  assert_refused (draft, "s0", "Ann has s0 already, and no one may have the same Sidekick twice.");
  assert_pick (draft, "p0");
  assert_pick (draft, "s0");
  assert_pick (draft, "p0");
  assert_pick (draft, "p0");
  assert_pick (draft, "p0");
  assert_pick (draft, "p1");
  assert_refused (draft, "p0", "Ann has 3 of p0, the most of one Pawn.");
  assert_pick (draft, "s1");
  assert_pick (draft, "p0");
  assert_refused (draft, "s2", "Ann has 2 Sidekicks, the most in this draft, and must take a Pawn.");
  assert_pick (draft, "p1");
  assert_refused (draft, "p0", "Bea has 3 of p0, the most of one Pawn.");
}

/* Invalid settings are refused with the reason. */
static void
test_impossible (void **state)
{
  Pool pool = { 0 };

  (void) state;
  pool_add (&pool, MASTER, 2, 1);
  pool_add (&pool, SIDEKICK, 3, 1);
  pool_add (&pool, PAWN, 2, 20);

  assert_no_draft (&pool, 1, 8, "A draft takes 2 to 8 players, not 1.");
  assert_no_draft (&pool, 9, 8, "A draft takes 2 to 8 players, not 9.");
  assert_no_draft (&pool, 2, 10, "The game size of a draft is 8, 12, 16 or 32 puppets, not 10.");
  assert_no_draft (&pool, 3, 8, "The pool has 2 Masters, too few for 3 players.");
  /* There are 40 Pawns, but of 2 kinds a player takes at most 6; with one Sidekick each that is 7 for 8, 14 for 16. */
  assert_no_draft (&pool, 2, 8,
                   "The pool can give 2 players only 14 of their 16 puppets, with at most 1 Sidekick each, 1 of every "
                   "Sidekick and 3 of every Pawn.");

  /* One Sidekick more, and both have 2 + 6. */
  pool.entries[pool.n++] = (MusterPuppetWarsDraftEntry){ .id = "more", .rank = SIDEKICK, .copies = 1 };
  {
    g_autoptr (MusterPuppetWarsDraft) draft = draft_of (&pool, 2, 8, 0, NULL);

    assert_non_null (draft);
  }
}

static void
test_nonsense (void **state)
{
  Pool pool = { 0 };
  const char *const twice[] = { "Ann", "Ann", NULL }, *const empty[] = { "Ann", "", NULL };
  MusterPuppetWarsDraftSettings settings = { .players = twice, .size = 8, .pool = pool.entries };
  g_autofree MusterPuppetWarsDraftEntry *endless
      = g_new0 (MusterPuppetWarsDraftEntry, MUSTER_PUPPET_WARS_DRAFT_MAX_POOL + 1);
  g_autoptr (GError) error = NULL;

  (void) state;
  assert_no_draft (&pool, 2, 8, "The pool has 0 Masters, too few for 2 players.");
  assert_null (muster_puppet_wars_draft_new (&settings, &error));
  assert_string_equal (error->message, "Two players of the draft are called Ann.");
  g_clear_error (&error);
  settings.players = empty;
  assert_null (muster_puppet_wars_draft_new (&settings, &error));
  assert_string_equal (error->message, "Player 2 of the draft has no name.");
  g_clear_error (&error);
  settings.players = first_friends (2);
  settings.pool = endless;
  settings.n_pool = MUSTER_PUPPET_WARS_DRAFT_MAX_POOL + 1;
  assert_null (muster_puppet_wars_draft_new (&settings, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE));

  pool_add (&pool, MASTER, 2, 1);
  pool.entries[2] = pool.entries[1];
  pool.n = 3;
  assert_no_draft (&pool, 2, 8, "The pool has two entries with the id m1.");
  pool.entries[2] = (MusterPuppetWarsDraftEntry){ .id = "odd", .copies = 1 };
  assert_no_draft (&pool, 2, 8, "The pool doesn't say whether odd is a Master, a Sidekick or a Pawn.");
  pool.entries[2] = (MusterPuppetWarsDraftEntry){ .id = "", .rank = PAWN, .copies = 1 };
  assert_no_draft (&pool, 2, 8, "Puppet 3 of the pool has no id.");
}

/* 4 Sidekicks and 4 each of three Pawns are just the 16 that two players need, 2 Sidekicks and 6 Pawns each. After
 *
 * Ann p0 p0 p0 p1 p1, Bea s0 s1 p2 p2 p2
 *
 * the pool has s2, s3, p0, p1 twice, p2. Bea needs 3 more, no Sidekick and no p2: just p0, p1, p1. So Ann may not take
 * p1, though her own toy box has room for it, nor p0 (her own limit); the p2 or a Sidekick she may. */
static void
test_no_dead_end (void **state)
{
  static const char *const picks[] = { "m0", "m1", "p0", "s0", "p0", "s1", "p0", "p2", "p1", "p2", "p1", "p2", NULL };
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  (void) state;
  pool_add (&pool, MASTER, 2, 1);
  pool_add (&pool, SIDEKICK, 4, 1);
  pool_add (&pool, PAWN, 3, 4);
  draft = draft_of (&pool, 2, 8, 0, NULL);
  assert_true (muster_puppet_wars_draft_replay (draft, picks, NULL));

  assert_int_equal (muster_puppet_wars_draft_get_turn (draft), 0);
  assert_refused (draft, "p0", "Ann has 3 of p0, the most of one Pawn.");
  assert_refused (draft, "p1", "If Ann takes p1, too few puppets are left for Bea to reach 8.");
  assert_pick (draft, "p2");
  assert_pick (draft, "p0");
  /* Now Ann has 6 Pawns, and both p1 are Bea's. */
  assert_refused (draft, "p1", "If Ann takes p1, too few puppets are left for Bea to reach 8.");
  assert_pick (draft, "s2");
  assert_pick (draft, "p1");
  assert_pick (draft, "s3");
  assert_pick (draft, "p1");
  assert_int_equal (muster_puppet_wars_draft_get_phase (draft), MUSTER_PUPPET_WARS_DRAFT_FINISHED);
}

/* Undo to the start leaves the draft as new, at every step as it was; the same picks again lead to the same end. */
static void
test_undo (void **state)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;
  g_autoptr (GPtrArray) dumps = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) history = NULL;
  g_autofree char *end = NULL, *again = NULL;

  (void) state;
  pool_add (&pool, MASTER, 4, 1);
  pool_add (&pool, SIDEKICK, 7, 1);
  pool_add (&pool, PAWN, 5, 7);
  draft = draft_of (&pool, 3, 8, 99, NULL);
  assert_non_null (draft);
  assert_false (muster_puppet_wars_draft_undo (draft));
  while (muster_puppet_wars_draft_get_phase (draft) != MUSTER_PUPPET_WARS_DRAFT_FINISHED)
    {
      g_ptr_array_add (dumps, dump (draft));
      assert_true (pick_any (draft, dumps->len * 5));
    }
  end = dump (draft);
  history = dup_history (draft);
  assert_int_equal (g_strv_length (history), 27);

  for (guint i = dumps->len; i-- > 0;)
    {
      g_autofree char *now = NULL;

      assert_true (muster_puppet_wars_draft_undo (draft));
      now = dump (draft);
      assert_string_equal (now, dumps->pdata[i]);
    }
  assert_false (muster_puppet_wars_draft_undo (draft));

  assert_true (muster_puppet_wars_draft_replay (draft, (const char *const *) history, NULL));
  again = dump (draft);
  assert_string_equal (again, end);
}

/* Stopped at any point and resumed from settings and history, a draft is the same. */
static void
test_resume (void **state)
{
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  (void) state;
  pool_add (&pool, MASTER, 4, 1);
  pool_add (&pool, SIDEKICK, 9, 1);
  pool_add (&pool, PAWN, 5, 8);
  for (draft = draft_of (&pool, 4, 8, 5, NULL); pick_any (draft, 31 * 5);)
    {
      g_auto (GStrv) history = dup_history (draft);
      g_autoptr (MusterPuppetWarsDraft) resumed = draft_of (&pool, 4, 8, 5, NULL);
      g_autofree char *before = dump (draft), *after = NULL;

      assert_true (muster_puppet_wars_draft_replay (resumed, (const char *const *) history, NULL));
      after = dump (resumed);
      assert_string_equal (before, after);
      assert_int_equal (muster_puppet_wars_draft_get_start (resumed), muster_puppet_wars_draft_draw_start (5, 4));
    }
  assert_int_equal (muster_puppet_wars_draft_get_phase (draft), MUSTER_PUPPET_WARS_DRAFT_FINISHED);
}

/* An invalid history is refused as a whole, with the place. */
static void
test_bad_history (void **state)
{
  static const char *const unknown[] = { "m0", "nobody", NULL }, *const illegal[] = { "m0", "m1", "m0", NULL };
  Pool pool = { 0 };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  (void) state;
  pool_add (&pool, MASTER, 2, 1);
  pool_add (&pool, PAWN, 6, 6);
  draft = draft_of (&pool, 2, 8, 0, NULL);
  assert_false (muster_puppet_wars_draft_replay (draft, unknown, &error));
  assert_string_equal (error->message,
                       "Pick 2 of the draft, nobody, can't be repeated: The pool has no puppet with the id nobody.");
  g_clear_error (&error);
  assert_false (muster_puppet_wars_draft_replay (draft, illegal, &error));
  assert_string_equal (error->message, "Pick 3 of the draft, m0, can't be repeated: Ann has a Master already: m1.");
  muster_puppet_wars_draft_get_picks (draft, &n);
  assert_int_equal (n, 0);
  assert_int_equal (muster_puppet_wars_draft_get_left (draft, 0), 1);
}

static void
assert_completes (const MusterPuppetWarsDraft *draft, const char *typed, const char *id)
{
  gint entry = muster_puppet_wars_draft_complete (draft, typed, NULL);

  assert_true (entry >= 0);
  assert_string_equal (muster_puppet_wars_draft_get_entry (draft, (guint) entry)->id, id);
}

/* `ids` are the candidates, space-separated. */
static void
assert_candidates (const MusterPuppetWarsDraft *draft, const char *typed, const char *ids)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GString) text = g_string_new (NULL);

  assert_int_equal (muster_puppet_wars_draft_complete (draft, typed, candidates), -1);
  assert_int_equal (muster_puppet_wars_draft_complete (draft, typed, NULL), -1);
  for (guint i = 0; i < candidates->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            muster_puppet_wars_draft_get_entry (draft, g_array_index (candidates, guint, i))->id);
  assert_string_equal (text->str, ids);
}

static const MusterPuppetWarsDraftEntry named[] = {
  { "seamus", "Seamus", MASTER, 1 },
  { "lady-justice", "Lady Justice", MASTER, 1 },
  { "bete-noire", "Bête Noire", SIDEKICK, 2 },
  { "misaki", "Misaki", SIDEKICK, 2 },
  { "ronin", "Ronin", PAWN, 6 },
  { "ronin-captain", "Ronin Captain", PAWN, 6 },
  { "rotten-belle", "Rotten Belle", PAWN, 6 },
  { "punk-zombie", "Punk Zombie", PAWN, 6 },
  { "guild-astringer", NULL, PAWN, 6 },
};

static void
test_completion (void **state)
{
  const MusterPuppetWarsDraftSettings settings
      = { .players = first_friends (2), .size = 8, .pool = named, .n_pool = G_N_ELEMENTS (named) };
  g_autoptr (MusterPuppetWarsDraft) draft = muster_puppet_wars_draft_new (&settings, NULL);

  (void) state;
  assert_candidates (draft, "", "seamus lady-justice");
  assert_completes (draft, "S", "seamus");
  assert_candidates (draft, "ron", "ronin ronin-captain"); /* begins so, but a Master is due */
  assert_candidates (draft, "xyz", "");
  assert_pick (draft, "seamus");
  assert_pick (draft, "lady-justice");

  assert_candidates (draft, "s", "seamus");
  assert_completes (draft, "PUNK Z", "punk-zombie");
  assert_completes (draft, "punk-z", "punk-zombie");
  assert_completes (draft, "guild", "guild-astringer");
  assert_completes (draft, "bete", "bete-noire");
  assert_completes (draft, "BÊTE n", "bete-noire");
  assert_candidates (draft, "ro", "ronin ronin-captain rotten-belle");
  assert_completes (draft, "ronin", "ronin"); /* exactly so, though another one is longer */
  assert_completes (draft, "ronin ", "ronin-captain");
  assert_candidates (draft, "\xff\xfe", "");

  /* Ann has all the Ronin she may have: the one that is left is no answer to "ronin", but to "ron" it is. */
  for (guint i = 0; i < 3; i++)
    {
      assert_pick (draft, "ronin");
      assert_pick (draft, "punk-zombie");
    }
  assert_candidates (draft, "ronin", "ronin");
  assert_completes (draft, "ron", "ronin-captain");
}

/* The draft keeps copies: what it was made from may go. */
static void
test_settings_are_copied (void **state)
{
  g_auto (GStrv) names = g_strsplit ("Ann Bea", " ", 0);
  g_autofree MusterPuppetWarsDraftEntry *pool = g_memdup2 (named, sizeof named);
  g_autofree char *name = g_strdup ("Seamus");
  const MusterPuppetWarsDraftSettings settings
      = { .players = (const char *const *) names, .size = 8, .seed = 7, .pool = pool, .n_pool = G_N_ELEMENTS (named) };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  (void) state;
  pool[0].name = name;
  draft = muster_puppet_wars_draft_new (&settings, NULL);
  name[0] = names[0][0] = 'X';
  pool[0].copies = 0;
  assert_string_equal (muster_puppet_wars_draft_get_player (draft, 0), "Ann");
  assert_string_equal (muster_puppet_wars_draft_get_entry (draft, 0)->name, "Seamus");
  assert_string_equal (muster_puppet_wars_draft_get_entry (draft, 8)->name, "guild-astringer");
  assert_int_equal (muster_puppet_wars_draft_get_left (draft, 0), 1);
  assert_int_equal (muster_puppet_wars_draft_get_size (draft), 8);
}

/* The plain maximum flow: source, players, the players' Sidekicks, kinds, sink; one unit at a time. */

#define NODES 48
#define SOURCE 0
#define SINK 1

typedef struct
{
  guint room[NODES][NODES];
  gboolean seen[NODES];
} Flow;

static gboolean
push_one (Flow *flow, guint node)
{
  if (node == SINK)
    return TRUE;
  flow->seen[node] = TRUE;
  for (guint next = 0; next < NODES; next++)
    if (flow->room[node][next] > 0 && !flow->seen[next] && push_one (flow, next))
      {
        flow->room[node][next]--;
        flow->room[next][node]++;
        return TRUE;
      }
  return FALSE;
}

/* Whether the players of a set can still reach the size when `taker` has also taken `taken`. */
static gboolean
can_finish (const MusterPuppetWarsDraft *draft, guint set, guint taker, guint taken)
{
  Flow *flow = g_new0 (Flow, 1);
  guint players = muster_puppet_wars_draft_get_n_players (draft), wanted = 0, given = 0;

  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    flow->room[2 + 2 * players + i][SINK] = muster_puppet_wars_draft_get_left (draft, i) - (i == taken ? 1 : 0);
  for (guint player = 0; player < players; player++)
    {
      guint hand = 2 + player, sidekicks = 2 + players + player;
      gboolean takes_sidekick = player == taker && muster_puppet_wars_draft_get_entry (draft, taken)->rank == SIDEKICK;

      if ((set & (1u << player)) == 0)
        continue;
      flow->room[SOURCE][hand] = muster_puppet_wars_draft_get_size (draft)
                                 - muster_puppet_wars_draft_get_n_puppets (draft, player) - (player == taker ? 1 : 0);
      wanted += flow->room[SOURCE][hand];
      flow->room[hand][sidekicks] = muster_puppet_wars_draft_get_sidekick_limit (draft)
                                    - muster_puppet_wars_draft_get_n_sidekicks (draft, player)
                                    - (takes_sidekick ? 1 : 0);
      for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
        {
          MusterPuppetRank rank = muster_puppet_wars_draft_get_entry (draft, i)->rank;
          guint has = muster_puppet_wars_draft_get_count (draft, player, i) + (player == taker && i == taken ? 1 : 0);

          if (rank != MASTER)
            flow->room[rank == PAWN ? hand : sidekicks][2 + 2 * players + i] = (rank == PAWN ? 3 : 1) - has;
        }
    }

  while (push_one (flow, SOURCE))
    {
      given++;
      memset (flow->seen, 0, sizeof flow->seen);
    }
  g_free (flow);
  return given == wanted;
}

/* The sentence that refuses a pick for the others' sake, with the fewest players who would fall short, or NULL. */
static char *
refusal_by_flow (const MusterPuppetWarsDraft *draft, guint entry)
{
  guint players = muster_puppet_wars_draft_get_n_players (draft),
        turn = (guint) muster_puppet_wars_draft_get_turn (draft);

  for (gint count = 1; count <= (gint) players; count++)
    for (guint set = 1; set < 1u << players; set++)
      if (__builtin_popcount (set) == count && !can_finish (draft, set, turn, entry))
        {
          const char *names[9] = { NULL };
          g_autofree char *list = NULL;
          guint n = 0;

          for (guint i = 0; i < players; i++)
            if ((set & (1u << i)) != 0)
              names[n++] = friends[i];
          list = muster_phrase_dup_and (names);
          return g_strdup_printf ("If %s takes %s, too few puppets are left for %s to reach 8.", friends[turn],
                                  muster_puppet_wars_draft_get_entry (draft, entry)->id, list);
        }
  return NULL;
}

/* A pick is refused for the others' sake exactly if the flow says so. */
static void
compare_refusals (const MusterPuppetWarsDraft *draft)
{
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    {
      g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (draft, i), *expected = NULL;

      if (refusal != NULL && !g_str_has_prefix (refusal, "If "))
        continue;
      expected = refusal_by_flow (draft, i);
      if (g_strcmp0 (refusal, expected) != 0)
        fail_msg ("%s, and not %s", refusal, expected);
    }
}

/* Takes cards out of the pool, one here and one there, for as long as the draft can still be played. */
static void
tighten (Pool *pool, GRand *rand, guint players, guint size)
{
  for (guint failures = 0; failures < 40;)
    {
      MusterPuppetWarsDraftEntry *entry = &pool->entries[g_rand_int_range (rand, (gint) players, (gint) pool->n)];
      g_autoptr (MusterPuppetWarsDraft) draft = NULL;

      if (entry->copies == 0)
        {
          failures++;
          continue;
        }
      entry->copies--;
      draft = draft_of (pool, players, size, 0, NULL);
      if (draft == NULL)
        {
          entry->copies++;
          failures++;
        }
    }
}

/* Stubborn players keep to one kind until they may take no more of it; the others pick at random. */
static void
play (MusterPuppetWarsDraft *draft, GRand *rand, gboolean stubborn, guint *held_back)
{
  while (muster_puppet_wars_draft_get_phase (draft) != MUSTER_PUPPET_WARS_DRAFT_FINISHED)
    {
      g_autofree char *text = dump (draft);

      *held_back += strstr (text, " If ") != NULL ? 1 : 0;
      if (muster_puppet_wars_draft_get_phase (draft) == MUSTER_PUPPET_WARS_DRAFT_PUPPETS)
        compare_refusals (draft);
      assert_true (
          pick_any (draft, stubborn ? 99 - (guint) muster_puppet_wars_draft_get_turn (draft) : g_rand_int (rand)));
    }
}

/* Random picks on tight pools: a draft that begins always ends, and nothing is refused without need. */
static void
test_random_drafts (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint held_back = 0;

  (void) state;
  for (guint round = 0; round < 60; round++)
    {
      guint players = (guint) g_rand_int_range (rand, 2, 6);
      Pool pool = { 0 };
      g_autoptr (MusterPuppetWarsDraft) draft = NULL;

      pool_add (&pool, MASTER, players, 1);
      pool_add (&pool, SIDEKICK, (guint) g_rand_int_range (rand, 0, 5), players);
      pool_add (&pool, PAWN, (guint) g_rand_int_range (rand, 3, 7), 2 * players + 2);
      tighten (&pool, rand, players, 8);
      draft = draft_of (&pool, players, 8, round, NULL);
      if (draft != NULL)
        play (draft, rand, round % 3 > 0, &held_back);
    }

  /* The pools are as tight as they were meant: picks were held back. */
  assert_true (held_back > 50);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_start_is_the_same_everywhere),
    cmocka_unit_test (test_start_is_fair),
    cmocka_unit_test (test_turns),
    cmocka_unit_test (test_largest),
    cmocka_unit_test (test_sidekick_limit),
    cmocka_unit_test (test_sidekick_limit_drops),
    cmocka_unit_test (test_sidekick_limit_of_none),
    cmocka_unit_test (test_copies),
    cmocka_unit_test (test_impossible),
    cmocka_unit_test (test_nonsense),
    cmocka_unit_test (test_no_dead_end),
    cmocka_unit_test (test_undo),
    cmocka_unit_test (test_resume),
    cmocka_unit_test (test_bad_history),
    cmocka_unit_test (test_completion),
    cmocka_unit_test (test_settings_are_copied),
    cmocka_unit_test (test_random_drafts),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
