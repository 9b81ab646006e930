/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/check.h"

#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/puppet-wars/deck.h"
#include "games/game.h"
#include "games/verdict.h"

#define MOST_OF_A_PAWN 3
#define MOST_OF_A_SIDEKICK 1

/* One Sidekick is allowed per this many puppets. */
#define PUPPETS_A_SIDEKICK 4

const char *
muster_puppet_wars_get_rank_name (MusterPuppetRank rank)
{
  static const char *const names[] = { N_ ("No rank"), N_ ("Master"), N_ ("Sidekick"), N_ ("Pawn") };

  return _ (names[rank]);
}

guint
muster_puppet_wars_get_most (MusterPuppetRank rank)
{
  return rank == MUSTER_PUPPET_PAWN ? MOST_OF_A_PAWN : rank == MUSTER_PUPPET_SIDEKICK ? MOST_OF_A_SIDEKICK : 0;
}

const MusterRule muster_puppet_wars_rule_master = { "toybox.master", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_puppet_wars_rule_size = { "toybox.size", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_puppet_wars_rule_sidekicks = { "toybox.sidekicks", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_puppet_wars_rule_extra_master = { "toybox.extra-master", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_puppet_wars_rule_sidekick_copies = { "toybox.sidekick-copies", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_puppet_wars_rule_pawn_copies = { "toybox.pawn-copies", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_puppet_wars_rule_owned = { "toybox.owned", MUSTER_SEVERITY_WARNING, FALSE };

/* What has no remedy. */
static const MusterRule puppet_without_name = { "puppet.name", MUSTER_SEVERITY_ERROR, FALSE };
static const MusterRule no_suit = { "puppet.suit", MUSTER_SEVERITY_WARNING, FALSE };

typedef MusterPuppetWarsKind Kind;

typedef struct
{
  MusterVerdict verdict;
  const MusterPuppetWarsToyBox *box;
  MusterPuppetWarsToyBoxTotals *totals;
  GHashTable *numbers; /* of kinds: rank and id to number, from 1 */
} Judging;

static void
clear_kind (gpointer data)
{
  g_free (((Kind *) data)->id);
}

static const Kind *
kind_at (const MusterPuppetWarsToyBoxTotals *totals, guint i)
{
  return &g_array_index (totals->kinds, Kind, i);
}

static char *
dup_key (const char *id, MusterPuppetRank rank)
{
  return g_strdup_printf ("%d %s", rank, id);
}

/* A puppet without a name equals no other. */
static Kind *
find_kind (const Judging *judging, const char *id, MusterPuppetRank rank)
{
  g_autofree char *key = dup_key (id, rank);
  guint number = *id != '\0' ? GPOINTER_TO_UINT (g_hash_table_lookup (judging->numbers, key)) : 0;

  return number > 0 ? &g_array_index (judging->totals->kinds, Kind, number - 1) : NULL;
}

static Kind *
add_kind (Judging *judging, guint n, char *id, MusterPuppetRank rank)
{
  GArray *kinds = judging->totals->kinds;
  Kind added = { id, rank, 0, MUSTER_PUPPET_WARS_PUPPET_BLANK, n };

  g_array_append_val (kinds, added);
  g_hash_table_insert (judging->numbers, dup_key (id, rank), GUINT_TO_POINTER (kinds->len));
  return &g_array_index (kinds, Kind, kinds->len - 1);
}

static void
count_puppet (Judging *judging, guint n)
{
  MusterPuppetWarsToyBoxTotals *totals = judging->totals;
  const MusterPuppetWarsPuppet *puppet = judging->box->puppets->pdata[n];
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);
  g_autofree char *id = muster_puppet_wars_puppet_dup_id (puppet);
  Kind *kind = find_kind (judging, id, rank);

  if (rank == MUSTER_PUPPET_NONE)
    return;
  if (kind == NULL)
    kind = add_kind (judging, n, g_steal_pointer (&id), rank);
  kind->count += (guint) puppet->count;
  kind->owned = MAX (kind->owned, puppet->owned);
  totals->puppets += (guint) puppet->count;
  totals->sidekicks += rank == MUSTER_PUPPET_SIDEKICK ? (guint) puppet->count : 0;
  totals->pawns += rank == MUSTER_PUPPET_PAWN ? (guint) puppet->count : 0;
}

static MusterPlace
place_of (guint entry)
{
  return muster_place_nth ("puppet", entry + 1);
}

/* Unreadable values. */

gboolean
muster_puppet_wars_check_suits (const char *puppet, const char *suits, GError **error)
{
  g_auto (GStrv) words = muster_phrase_split (suits != NULL ? suits : "", " \t\r\n");

  for (guint i = 0; words[i] != NULL; i++)
    {
      MusterPuppetWarsDeckSuit suit;

      if (!muster_puppet_wars_deck_suit_parse (words[i], &suit, error))
        {
          /* Translators: a puppet, and what is wrong with its card */
          g_prefix_error (error, _ ("%s: "), puppet);
          return FALSE;
        }
    }
  return TRUE;
}

gboolean
muster_puppet_wars_check_number (const char *puppet, const char *text, gint *number, GError **error)
{
  guint64 found = 0;

  *number = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  if (text == NULL || *text == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, MUSTER_PUPPET_WARS_PUPPET_HIGHEST, &found, NULL))
    return muster_error_refuse (error, _ ("%s: “%s” is not a number from 0 to %d."), puppet, text,
                                MUSTER_PUPPET_WARS_PUPPET_HIGHEST);
  *number = (gint) found;
  return TRUE;
}

static void
judge_suits (Judging *judging, const MusterPuppetWarsPuppet *puppet, const char *suits, MusterPlace place)
{
  g_auto (GStrv) words = muster_phrase_split (suits != NULL ? suits : "", " \t\r\n");
  MusterPuppetWarsDeckSuit suit;

  for (guint i = 0; words[i] != NULL; i++)
    if (!muster_puppet_wars_deck_suit_parse (words[i], &suit, NULL))
      muster_verdict_add (
          &judging->verdict, &no_suit, place,
          muster_sentence_new (
              "%s%s", muster_sentence_new (N_ ("%s: "), muster_puppet_wars_puppet_say_name (puppet)),
              muster_sentence_new (muster_puppet_wars_deck_no_suit, muster_sentence_new_text (words[i]))));
}

static void
judge_actions (Judging *judging, const MusterPuppetWarsPuppet *puppet, const GArray *passages, MusterPlace place)
{
  for (guint i = 0; i < passages->len; i++)
    judge_suits (judging, puppet, muster_passages_at (passages, i)->suit, muster_place_inner (&place, "action", 0));
}

MusterPuppetRank
muster_puppet_wars_get_rank_of_own_master (const MusterPuppetWarsPuppet *master)
{
  return muster_choice_is_made (&master->ref) || master->rank != NULL ? muster_puppet_wars_puppet_get_rank (master)
                                                                      : MUSTER_PUPPET_MASTER;
}

static void
judge_words (Judging *judging, const MusterPuppetWarsPuppet *puppet, MusterPlace place, MusterPuppetRank rank)
{
  MusterVerdict *verdict = &judging->verdict;
  MusterPlace upgrade = muster_place_inner (&place, "upgrade", 0);

  if (muster_choice_is_unknown (&puppet->ref))
    muster_verdict_unknown (
        verdict, place, N_ ("No installed content has a puppet “%s”; it is kept but doesn't count."), puppet->ref.id);
  else if (rank == MUSTER_PUPPET_NONE)
    muster_verdict_add (
        verdict, &muster_rule_option_unknown, place,
        muster_sentence_new (N_ ("%s has none of the ranks master, sidekick and pawn; it is kept but doesn't count."),
                             muster_puppet_wars_puppet_say_name (puppet)));
  judge_suits (judging, puppet, puppet->ar_suit, muster_place_inner (&place, "ar-suit", 0));
  judge_suits (judging, puppet, puppet->df_suit, muster_place_inner (&place, "df-suit", 0));
  judge_suits (judging, puppet, puppet->upgrade.ad_suit, muster_place_inner (&upgrade, "ad-suit", 0));
  judge_actions (judging, puppet, puppet->passages, place);
  judge_actions (judging, puppet, puppet->upgrade.passages, place);
  muster_verdict_warn_of_unknown (verdict, &puppet->thing.extras, place);
  muster_verdict_warn_of_unknown (verdict, &puppet->upgrade.extras, place);
}

static void
judge_all_words (Judging *judging)
{
  const MusterPuppetWarsToyBox *box = judging->box;
  MusterVerdict *verdict = &judging->verdict;

  if (muster_choice_is_unknown (&box->size))
    muster_verdict_unknown (verdict, muster_place ("size"),
                            N_ ("No installed content has a game size “%s”; it is kept but doesn't count."),
                            box->size.id);
  if (muster_choice_is_unknown (&box->master))
    muster_verdict_unknown (verdict, muster_place ("master"),
                            N_ ("No installed content has a Master “%s”; it is kept but doesn't count."),
                            box->master.id);
  if (box->own_master != NULL)
    judge_words (judging, box->own_master, muster_place ("master"),
                 muster_puppet_wars_get_rank_of_own_master (box->own_master));
  for (guint i = 0; i < box->puppets->len; i++)
    judge_words (judging, box->puppets->pdata[i], place_of (i),
                 muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]));
  muster_verdict_warn_of_unknown (verdict, &box->thing.extras, muster_place (box->thing.klass->element));
}

MusterEvaluation *
muster_puppet_wars_judge_puppet (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterPuppetWarsPuppet *puppet = (const MusterPuppetWarsPuppet *) thing;
  Judging judging = { .verdict = muster_verdict_begin (catalog, thing, NULL, NULL) };

  if (!muster_choice_is_made (&puppet->ref) && (thing->name == NULL || *thing->name == '\0'))
    muster_verdict_miss (
        &judging.verdict, &puppet_without_name, muster_place ("name"),
        muster_sentence_new (N_ ("The puppet has no name, so toy boxes and drafts can't tell it from others.")));
  judge_words (&judging, puppet, muster_place (thing->klass->element), muster_puppet_wars_puppet_get_rank (puppet));
  return judging.verdict.evaluation;
}

void
muster_puppet_wars_report_puppet (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank ((const MusterPuppetWarsPuppet *) thing);

  muster_verdict_report_head (evaluation, thing, report);
  muster_report_set (report, "rank", muster_puppet_ranks[rank]);
}

/* The Master. */

static void
add_of_master (Judging *judging, MusterSentence *says)
{
  muster_verdict_add (&judging->verdict, &muster_puppet_wars_rule_master, muster_place ("master"), says);
}

/* Takes ownership of the name. */
static void
judge_rank_of_master (Judging *judging, MusterSentence *name, MusterPuppetRank rank)
{
  if (rank == MUSTER_PUPPET_SIDEKICK)
    add_of_master (judging, muster_sentence_new (N_ ("%s is a Sidekick, and only a Master can lead a toy box."), name));
  else if (rank == MUSTER_PUPPET_PAWN)
    add_of_master (judging, muster_sentence_new (N_ ("%s is a Pawn, and only a Master can lead a toy box."), name));
  else
    muster_sentence_unref (name);
}

static void
judge_number_of_masters (Judging *judging)
{
  const MusterPuppetWarsToyBox *box = judging->box;
  gboolean made = muster_choice_is_made (&box->master);

  if (made && box->own_master != NULL)
    add_of_master (judging, muster_sentence_new (N_ ("Both %s and %s lead this toy box; it has exactly one Master."),
                                                 muster_choice_say_name (&box->master),
                                                 muster_puppet_wars_puppet_say_name (box->own_master)));
  else if (!made && box->own_master == NULL)
    muster_verdict_miss (&judging->verdict, &muster_puppet_wars_rule_master, muster_place ("master"),
                         muster_sentence_new (N_ ("No Master leads this toy box; it needs exactly one.")));
  if (box->own_master != NULL && box->own_master->count > 1)
    add_of_master (judging,
                   muster_sentence_new (N_ ("%s leads this toy box %d times; it has exactly one Master."),
                                        muster_puppet_wars_puppet_say_name (box->own_master), box->own_master->count));
}

static void
judge_master (Judging *judging)
{
  const MusterPuppetWarsToyBox *box = judging->box;

  judge_number_of_masters (judging);
  if (box->master.option != NULL)
    judge_rank_of_master (judging, muster_choice_say_name (&box->master), box->master.option->puppet_rank);
  if (box->own_master != NULL)
    judge_rank_of_master (judging, muster_puppet_wars_puppet_say_name (box->own_master),
                          muster_puppet_wars_get_rank_of_own_master (box->own_master));
}

/* The numbers. */

static guint
get_sidekick_limit (const MusterOption *size)
{
  return (guint) size->limit / PUPPETS_A_SIDEKICK;
}

static void
count_room (MusterPuppetWarsToyBoxTotals *totals)
{
  guint limit = totals->size != NULL ? get_sidekick_limit (totals->size) : 0;
  guint left
      = totals->size != NULL ? (guint) totals->size->limit - MIN ((guint) totals->size->limit, totals->puppets) : 0;

  totals->sidekick_limit = limit;
  totals->sidekicks_left = MIN (left, limit - MIN (limit, totals->sidekicks));
  totals->pawns_left = left - totals->sidekicks_left;
}

char *
muster_puppet_wars_dup_room (guint left, guint sidekicks)
{
  if (sidekicks == 0)
    return g_strdup_printf (ngettext ("%u more Pawn", "%u more Pawns", left), left);
  if (left == 1)
    return g_strdup (_ ("1 more puppet, a Pawn or a Sidekick"));
  if (left == sidekicks)
    return g_strdup_printf (_ ("%u more puppets, Pawns or Sidekicks"), left);
  return g_strdup_printf (ngettext ("%u more puppets, of which %u may be a Sidekick",
                                    "%u more puppets, of which %u may be Sidekicks", sidekicks),
                          left, sidekicks);
}

static const char *
get_size_format (gulong n)
{
  return ngettext ("There is %u puppet besides the Master; a %s takes exactly %u.",
                   "There are %u puppets besides the Master; a %s takes exactly %u.", n);
}

static void
judge_size (Judging *judging)
{
  const MusterPuppetWarsToyBoxTotals *totals = judging->totals;
  guint limit = totals->size != NULL ? (guint) totals->size->limit : 0;

  if (!muster_choice_is_made (&judging->box->size))
    muster_verdict_miss (
        &judging->verdict, &muster_puppet_wars_rule_size, muster_place ("size"),
        muster_sentence_new (N_ ("No game size is chosen; it decides how many puppets belong in this toy box.")));
  else if (totals->size != NULL && totals->puppets != limit)
    (totals->puppets < limit ? muster_verdict_miss : muster_verdict_add) (
        &judging->verdict, &muster_puppet_wars_rule_size, muster_place ("puppets"),
        muster_sentence_new_counted (get_size_format, totals->puppets, totals->puppets,
                                     muster_sentence_new_option (totals->size), limit));
}

static void
judge_sidekicks (Judging *judging)
{
  const MusterPuppetWarsToyBoxTotals *totals = judging->totals;

  if (totals->size != NULL && totals->sidekicks > totals->sidekick_limit)
    muster_verdict_add (
        &judging->verdict, &muster_puppet_wars_rule_sidekicks, muster_place ("puppets"),
        muster_sentence_new (
            N_ ("%u of the puppets are Sidekicks; at most a quarter of the %d in a %s may be, which is %u."),
            totals->sidekicks, totals->size->limit, muster_sentence_new_option (totals->size), totals->sidekick_limit));
}

/* Each kind. */

static MusterSentence *
say_name (const Judging *judging, const Kind *kind)
{
  return muster_puppet_wars_puppet_say_name (judging->box->puppets->pdata[kind->first]);
}

static void
judge_copies (Judging *judging, const Kind *kind, const MusterRule *rule, const char *format)
{
  guint most = muster_puppet_wars_get_most (kind->rank);

  if (kind->count > most)
    muster_verdict_add (&judging->verdict, rule, place_of (kind->first),
                        muster_sentence_new (format, say_name (judging, kind), kind->count, most));
}

static void
judge_extra_master (Judging *judging, const Kind *kind)
{
  muster_verdict_add (
      &judging->verdict, &muster_puppet_wars_rule_extra_master, place_of (kind->first),
      muster_sentence_new (N_ ("%s is a Master, and can't be among the other puppets."), say_name (judging, kind)));
}

static void
judge_owned (Judging *judging, const Kind *kind)
{
  if (kind->owned == MUSTER_PUPPET_WARS_PUPPET_BLANK || kind->count <= (guint) kind->owned)
    return;
  muster_verdict_add (&judging->verdict, &muster_puppet_wars_rule_owned, place_of (kind->first),
                      muster_sentence_new (N_ ("The toy box has %u of %s, and you own %d."), kind->count,
                                           say_name (judging, kind), kind->owned));
}

static void
judge_kind (Judging *judging, const Kind *kind)
{
  if (kind->rank == MUSTER_PUPPET_MASTER)
    judge_extra_master (judging, kind);
  else if (kind->rank == MUSTER_PUPPET_SIDEKICK)
    judge_copies (judging, kind, &muster_puppet_wars_rule_sidekick_copies,
                  N_ ("%s, a Sidekick, is in the toy box %u times; at most %u of each are allowed."));
  else
    judge_copies (judging, kind, &muster_puppet_wars_rule_pawn_copies,
                  N_ ("%s, a Pawn, is in the toy box %u times; at most %u of each are allowed."));
  judge_owned (judging, kind);
}

static void
free_totals (gpointer data)
{
  MusterPuppetWarsToyBoxTotals *totals = data;

  g_array_unref (totals->kinds);
  g_free (totals);
}

MusterEvaluation *
muster_puppet_wars_judge_toy_box (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  MusterPuppetWarsToyBoxTotals *totals = g_new0 (MusterPuppetWarsToyBoxTotals, 1);
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Judging judging = { muster_verdict_begin (catalog, thing, totals, free_totals), box, totals, numbers };

  totals->size = box->size.option;
  totals->kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
  g_array_set_clear_func (totals->kinds, clear_kind);
  for (guint i = 0; i < box->puppets->len; i++)
    count_puppet (&judging, i);
  count_room (totals);
  judge_master (&judging);
  judge_size (&judging);
  judge_sidekicks (&judging);
  for (guint i = 0; i < totals->kinds->len; i++)
    judge_kind (&judging, kind_at (totals, i));
  judge_all_words (&judging);
  return judging.verdict.evaluation;
}

/* The report. */

static void
report_room (MusterReport *report, const MusterPuppetWarsToyBoxTotals *totals)
{
  guint left = totals->pawns_left + totals->sidekicks_left;
  g_autofree char *room = muster_puppet_wars_dup_room (left, totals->sidekicks_left);

  muster_report_set_int (report, "limit", totals->size->limit);
  muster_report_set_int (report, "sidekicks-limit", totals->sidekick_limit);
  muster_report_set_int (report, "pawns-left", totals->pawns_left);
  muster_report_set_int (report, "sidekicks-left", totals->sidekicks_left);
  if (left > 0)
    /* Translators: "Room for 2 more Pawns and 1 more Sidekick." */
    muster_report_add_fact (report, g_strdup_printf (_ ("Room for %s."), room));
}

static void
report_puppet (MusterReport *report, const char *element, const char *name, MusterPuppetRank rank, guint count)
{
  MusterReport *part = muster_report_add_part (report, muster_report_new (element));

  muster_report_set (part, "name", name);
  muster_report_set (part, "rank", muster_puppet_ranks[rank]);
  muster_report_set_int (part, "count", count);
}

static void
report_puppets (MusterReport *report, const MusterPuppetWarsToyBox *box, const MusterPuppetWarsToyBoxTotals *totals)
{
  if (box->master.option != NULL)
    report_puppet (report, "master", muster_option_get_name (box->master.option), box->master.option->puppet_rank, 1);
  if (box->own_master != NULL)
    report_puppet (report, "master", muster_puppet_wars_puppet_get_name (box->own_master),
                   muster_puppet_wars_get_rank_of_own_master (box->own_master), 1);
  for (guint i = 0; i < totals->kinds->len; i++)
    report_puppet (report, "puppet",
                   muster_puppet_wars_puppet_get_name (box->puppets->pdata[kind_at (totals, i)->first]),
                   kind_at (totals, i)->rank, kind_at (totals, i)->count);
}

void
muster_puppet_wars_report_toy_box (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  const MusterPuppetWarsToyBoxTotals *totals = evaluation->judged;

  muster_verdict_report_head (evaluation, thing, report);
  if (muster_choice_is_made (&box->size))
    muster_report_set (report, "size", box->size.id);
  muster_report_set_int (report, "puppets", totals->puppets);
  muster_report_set_int (report, "pawns", totals->pawns);
  muster_report_set_int (report, "sidekicks", totals->sidekicks);
  if (totals->size != NULL)
    report_room (report, totals);
  report_puppets (report, box, totals);
}
