/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/draft-record.h"

#include "model/member.h"
#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/game.h"
#include "games/puppet-wars/check.h"
#include "games/verdict.h"

static gboolean
check_size (const MusterPuppetWarsDraftRecord *record, GError **error)
{
  if (record->size.option != NULL)
    return TRUE;
  if (muster_choice_is_unknown (&record->size))
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("No installed content has a game size “%s”."),
                 record->size.id);
  else
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("The draft has no game size."));
  return FALSE;
}

MusterPuppetWarsDraft *
muster_puppet_wars_draft_record_resume (const MusterPuppetWarsDraftRecord *record, GError **error)
{
  g_autofree const char **players = muster_puppet_wars_draft_words_list (record->players);
  g_autofree const char **picks = muster_puppet_wars_draft_words_list (record->picks);
  g_autofree MusterPuppetWarsDraftEntry *pool = g_new0 (MusterPuppetWarsDraftEntry, record->pool->len + 1);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  MusterPuppetWarsDraftSettings settings = { players, 0, (guint64) record->seed, pool, record->pool->len };
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  if (!check_size (record, error))
    return NULL;
  settings.size = (guint) record->size.option->limit;
  for (guint i = 0; i < record->pool->len; i++)
    {
      const MusterPuppetWarsPuppet *puppet = record->pool->pdata[i];

      g_ptr_array_add (ids, muster_puppet_wars_puppet_dup_id (puppet));
      pool[i] = (MusterPuppetWarsDraftEntry){ ids->pdata[i], muster_puppet_wars_puppet_get_name (puppet),
                                              muster_puppet_wars_puppet_get_rank (puppet), (guint) puppet->count };
    }
  draft = muster_puppet_wars_draft_new (&settings, error);
  return draft != NULL && muster_puppet_wars_draft_replay (draft, picks, error) ? g_steal_pointer (&draft) : NULL;
}

/* The total number of picks. */
static guint
count_picks (const MusterPuppetWarsDraft *draft)
{
  return muster_puppet_wars_draft_get_n_players (draft) * (muster_puppet_wars_draft_get_size (draft) + 1);
}

char *
muster_puppet_wars_draft_dup_state (const MusterPuppetWarsDraft *draft)
{
  guint all = count_picks (draft), n;
  gint turn = muster_puppet_wars_draft_get_turn (draft);

  muster_puppet_wars_draft_get_picks (draft, &n);
  switch (muster_puppet_wars_draft_get_phase (draft))
    {
    case MUSTER_PUPPET_WARS_DRAFT_MASTERS:
      return g_strdup_printf (_ ("%s chooses a Master: pick %u of %u."),
                              muster_puppet_wars_draft_get_player (draft, (guint) turn), n + 1, all);
    case MUSTER_PUPPET_WARS_DRAFT_PUPPETS:
      return g_strdup_printf (_ ("%s takes a puppet: pick %u of %u."),
                              muster_puppet_wars_draft_get_player (draft, (guint) turn), n + 1, all);
    case MUSTER_PUPPET_WARS_DRAFT_FINISHED:
    default:
      return g_strdup (_ ("The draft is finished."));
    }
}

char *
muster_puppet_wars_draft_dup_room (const MusterPuppetWarsDraft *draft)
{
  gint turn = muster_puppet_wars_draft_get_turn (draft);
  guint limit = muster_puppet_wars_draft_get_sidekick_limit (draft), left;
  g_autofree char *room = NULL;

  if (muster_puppet_wars_draft_get_phase (draft) != MUSTER_PUPPET_WARS_DRAFT_PUPPETS)
    return NULL;
  left = muster_puppet_wars_draft_get_size (draft) - muster_puppet_wars_draft_get_n_puppets (draft, (guint) turn);
  room = muster_puppet_wars_dup_room (
      left, MIN (left, limit - muster_puppet_wars_draft_get_n_sidekicks (draft, (guint) turn)));
  return g_strdup_printf (_ ("Room for %s."), room);
}

char *
muster_puppet_wars_draft_dup_taken (const MusterPuppetWarsDraft *draft, guint player)
{
  g_autoptr (GArray) picks = muster_puppet_wars_draft_dup_picks_of (draft, player);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < picks->len; i++)
    {
      guint entry = g_array_index (picks, guint, i), count = muster_puppet_wars_draft_get_count (draft, player, entry);
      const char *name = muster_puppet_wars_draft_get_entry (draft, entry)->name;

      if (g_hash_table_add (told, GUINT_TO_POINTER (entry + 1)))
        g_ptr_array_add (words, count > 1 ? g_strdup_printf ("%u %s", count, name) : g_strdup (name));
    }
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

/* One copy of a puppet of the pool, for a toy box. */
static MusterPuppetWarsPuppet *
take_puppet (const MusterPuppetWarsPuppet *puppet)
{
  MusterPuppetWarsPuppet *taken = muster_puppet_wars_puppet_copy (puppet);

  taken->count = 1;
  taken->owned = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  taken->thing.order = 0;
  muster_member_unlink (&taken->thing);
  return taken;
}

static void
take_master (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *master)
{
  if (muster_puppet_wars_puppet_is_plain (master))
    muster_choice_copy (&box->master, &master->ref);
  else
    box->own_master = take_puppet (master);
}

MusterPuppetWarsToyBox *
muster_puppet_wars_draft_record_make_toy_box (const MusterPuppetWarsDraftRecord *record,
                                              const MusterPuppetWarsDraft *draft, guint player)
{
  g_autoptr (GArray) picks = muster_puppet_wars_draft_dup_picks_of (draft, player);
  g_autofree MusterPuppetWarsPuppet **taken = g_new0 (MusterPuppetWarsPuppet *, record->pool->len + 1);
  MusterPuppetWarsToyBox *box = muster_puppet_wars_toy_box_new ();

  box->thing.name = g_strdup (muster_puppet_wars_draft_get_player (draft, player));
  muster_choice_copy (&box->size, &record->size);
  for (guint i = 0; i < picks->len; i++)
    {
      guint entry = g_array_index (picks, guint, i);

      if (muster_puppet_wars_draft_get_entry (draft, entry)->rank == MUSTER_PUPPET_MASTER)
        take_master (box, record->pool->pdata[entry]);
      else if (taken[entry] != NULL)
        taken[entry]->count++;
      else
        g_ptr_array_add (box->puppets, taken[entry] = take_puppet (record->pool->pdata[entry]));
    }
  return box;
}

/* The report. */

static void
warn_of_unknown (MusterVerdict *verdict, const MusterPuppetWarsDraftRecord *record)
{
  muster_verdict_warn_of_unknown (verdict, &record->thing.extras, muster_place (record->thing.klass->element));
  for (guint i = 0; i < record->players->len; i++)
    muster_verdict_warn_of_unknown (verdict, &g_array_index (record->players, MusterPuppetWarsDraftWord, i).extras,
                                    muster_place ("player"));
  for (guint i = 0; i < record->pool->len; i++)
    muster_verdict_warn_of_unknown (verdict, &((const MusterPuppetWarsPuppet *) record->pool->pdata[i])->thing.extras,
                                    muster_place ("puppet"));
  for (guint i = 0; i < record->picks->len; i++)
    muster_verdict_warn_of_unknown (verdict, &g_array_index (record->picks, MusterPuppetWarsDraftWord, i).extras,
                                    muster_place ("pick"));
}

/* Players and size are set, nothing else. */
static gboolean
is_agreed_on (const MusterPuppetWarsDraftRecord *record)
{
  return record->pool->len == 0 && record->picks->len == 0 && record->size.option != NULL
         && record->players->len >= MUSTER_PUPPET_WARS_DRAFT_MIN_PLAYERS;
}

char *
muster_puppet_wars_draft_record_dup_stage (const MusterThing *thing)
{
  const MusterPuppetWarsDraftRecord *record = (const MusterPuppetWarsDraftRecord *) thing;
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  if (is_agreed_on (record))
    return g_strdup (_ ("not begun"));
  draft = muster_puppet_wars_draft_record_resume (record, NULL);
  if (draft == NULL)
    return g_strdup (_ ("can't be played"));
  if (muster_puppet_wars_draft_get_phase (draft) == MUSTER_PUPPET_WARS_DRAFT_FINISHED)
    return g_strdup (_ ("finished"));
  return g_strdup_printf (_ ("pick %u of %u"), record->picks->len + 1, count_picks (draft));
}

MusterEvaluation *
muster_puppet_wars_draft_record_judge (const MusterCatalog *catalog, const MusterThing *thing)
{
  static const MusterRule broken = { "draft.broken", MUSTER_SEVERITY_ERROR, FALSE };
  const MusterPuppetWarsDraftRecord *record = (const MusterPuppetWarsDraftRecord *) thing;
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, NULL, NULL);
  g_autoptr (MusterPuppetWarsDraft) draft = muster_puppet_wars_draft_record_resume (record, NULL);

  if (!is_agreed_on (record) && draft == NULL)
    muster_verdict_add (&verdict, &broken, muster_place ("draft"), NULL);
  warn_of_unknown (&verdict, record);
  return verdict.evaluation;
}

/* Why it can't be played. */
char *
muster_puppet_wars_draft_record_dup_sentence (const MusterEvaluation *evaluation, const MusterThing *thing, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterPuppetWarsDraft) draft
      = muster_puppet_wars_draft_record_resume ((const MusterPuppetWarsDraftRecord *) thing, &error);

  return g_strdup (draft == NULL ? error->message : "");
}

void
muster_puppet_wars_draft_record_report (const MusterEvaluation *evaluation, const MusterThing *thing,
                                        MusterReport *report)
{
  const MusterPuppetWarsDraftRecord *record = (const MusterPuppetWarsDraftRecord *) thing;
  g_autoptr (MusterPuppetWarsDraft) draft = muster_puppet_wars_draft_record_resume (record, NULL);

  if (is_agreed_on (record))
    muster_report_add_fact (report, g_strdup (_ ("The draft hasn't begun.")));
  else if (draft != NULL)
    muster_report_add_fact (report, muster_puppet_wars_draft_dup_state (draft));
  muster_verdict_report_head (evaluation, thing, report);
  if (muster_choice_is_made (&record->size))
    muster_report_set (report, "size", record->size.id);
  muster_report_set_int (report, "players", record->players->len);
  muster_report_set_int (report, "picks", record->picks->len);
}

/* The most and fewest copies of a rank in the pool; FALSE if there are none. */
static gboolean
find_copies (const MusterPuppetWarsDraft *draft, MusterPuppetRank rank, guint *fewest, guint *most)
{
  *fewest = G_MAXUINT;
  *most = 0;
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    {
      const MusterPuppetWarsDraftEntry *entry = muster_puppet_wars_draft_get_entry (draft, i);

      if (entry->rank != rank)
        continue;
      *fewest = MIN (*fewest, entry->copies);
      *most = MAX (*most, entry->copies);
    }
  return *most > 0;
}

/* "6 of each Pawn", "1 to 3 of each Pawn" */
static void
add_copies (GPtrArray *words, const MusterPuppetWarsDraft *draft, MusterPuppetRank rank)
{
  const char *name = muster_puppet_wars_get_rank_name (rank);
  guint fewest, most;

  if (!find_copies (draft, rank, &fewest, &most))
    return;
  if (fewest == most)
    g_ptr_array_add (words, g_strdup_printf (_ ("%u of each %s"), most, name));
  else
    g_ptr_array_add (words, g_strdup_printf (_ ("%u to %u of each %s"), fewest, most, name));
}

char *
muster_puppet_wars_draft_dup_terms (const MusterPuppetWarsDraft *draft)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint limit = muster_puppet_wars_draft_get_sidekick_limit (draft);

  for (MusterPuppetRank rank = MUSTER_PUPPET_MASTER; rank <= MUSTER_PUPPET_PAWN; rank++)
    add_copies (words, draft, rank);
  g_ptr_array_add (words, NULL);
  list = muster_phrase_dup_and ((const char *const *) words->pdata);
  return g_strdup_printf (
      ngettext ("The pool has %s. Each player gets a Master and %u puppets, at most %u of them a Sidekick.",
                "The pool has %s. Each player gets a Master and %u puppets, at most %u of them Sidekicks.", limit),
      list, muster_puppet_wars_draft_get_size (draft), limit);
}
