/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/check.h"

#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/puppet-wars/deck.h"
#include "games/game.h"
#include "games/puppet-wars/toy-box-remedy.h"
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

/* All entries of one puppet in a toy box. */
typedef struct
{
  char *id;
  const char *name;
  MusterPuppetRank rank;
  guint count;
  gint owned;  /* MUSTER_PUPPET_WARS_PUPPET_BLANK if no entry gives it */
  guint first; /* the first entry */
} Kind;

typedef struct
{
  MusterVerdict verdict;
  const MusterPuppetWarsToyBox *box;
  const MusterOption *size; /* NULL: rules that need it are skipped */
  GArray *kinds;
  GHashTable *numbers; /* of kinds: rank and id to number, from 1 */
  guint puppets;       /* besides the one Master */
  guint sidekicks;
  guint pawns;
} Judging;

static void
clear_kind (gpointer data)
{
  g_free (((Kind *) data)->id);
}

static const Kind *
kind_at (const Judging *judging, guint i)
{
  return &g_array_index (judging->kinds, Kind, i);
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

  return number > 0 ? &g_array_index (judging->kinds, Kind, number - 1) : NULL;
}

static void
count_puppet (Judging *judging, guint n)
{
  const MusterPuppetWarsPuppet *puppet = judging->box->puppets->pdata[n];
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);
  g_autofree char *id = muster_puppet_wars_puppet_dup_id (puppet);
  Kind *kind = find_kind (judging, id, rank);

  if (rank == MUSTER_PUPPET_NONE)
    return;
  if (kind == NULL)
    {
      Kind added = {
        g_steal_pointer (&id), muster_puppet_wars_puppet_get_name (puppet), rank, 0, MUSTER_PUPPET_WARS_PUPPET_BLANK, n
      };

      g_array_append_val (judging->kinds, added);
      g_hash_table_insert (judging->numbers, dup_key (added.id, rank), GUINT_TO_POINTER (judging->kinds->len));
      kind = &g_array_index (judging->kinds, Kind, judging->kinds->len - 1);
    }
  kind->count += (guint) puppet->count;
  kind->owned = MAX (kind->owned, puppet->owned);
  judging->puppets += (guint) puppet->count;
  judging->sidekicks += rank == MUSTER_PUPPET_SIDEKICK ? (guint) puppet->count : 0;
  judging->pawns += rank == MUSTER_PUPPET_PAWN ? (guint) puppet->count : 0;
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

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!muster_puppet_wars_check_suits (muster_puppet_wars_puppet_get_name (puppet), words[i], &error))
        muster_verdict_warn (&judging->verdict, "puppet.suit", place, g_strdup (error->message));
    }
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
        verdict, place, _ ("No installed content has a puppet “%s”; it is kept, and counts nothing."), puppet->ref.id);
  else if (rank == MUSTER_PUPPET_NONE)
    muster_verdict_unknown (verdict, place,
                            _ ("%s has none of the ranks master, sidekick and pawn; it is kept, and counts nothing."),
                            muster_puppet_wars_puppet_get_name (puppet));
  judge_suits (judging, puppet, puppet->ar_suit, muster_place_inner (&place, "ar-suit", 0));
  judge_suits (judging, puppet, puppet->df_suit, muster_place_inner (&place, "df-suit", 0));
  judge_suits (judging, puppet, puppet->upgrade.ad_suit, muster_place_inner (&upgrade, "ad-suit", 0));
  judge_actions (judging, puppet, puppet->passages, place);
  judge_actions (judging, puppet, puppet->upgrade.passages, place);
  muster_games_warn_of_unknown (verdict->report, &puppet->thing.extras, place);
  muster_games_warn_of_unknown (verdict->report, &puppet->upgrade.extras, place);
}

static void
judge_all_words (Judging *judging)
{
  const MusterPuppetWarsToyBox *box = judging->box;
  MusterVerdict *verdict = &judging->verdict;

  if (muster_choice_is_unknown (&box->size))
    muster_verdict_unknown (verdict, muster_place ("size"),
                            _ ("No installed content has a game size “%s”; it is kept, and counts nothing."),
                            box->size.id);
  if (muster_choice_is_unknown (&box->master))
    muster_verdict_unknown (verdict, muster_place ("master"),
                            _ ("No installed content has a Master “%s”; it is kept, and counts nothing."),
                            box->master.id);
  if (box->own_master != NULL)
    judge_words (judging, box->own_master, muster_place ("master"),
                 muster_puppet_wars_get_rank_of_own_master (box->own_master));
  for (guint i = 0; i < box->puppets->len; i++)
    judge_words (judging, box->puppets->pdata[i], place_of (i),
                 muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]));
  muster_games_warn_of_unknown (verdict->report, &box->thing.extras, muster_place (box->thing.klass->element));
}

MusterReport *
muster_puppet_wars_check_puppet (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterPuppetWarsPuppet *puppet = (const MusterPuppetWarsPuppet *) thing;
  Judging judging = { .verdict = muster_verdict_begin (catalog, thing, remedies) };
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);

  if (!muster_choice_is_made (&puppet->ref) && (thing->name == NULL || *thing->name == '\0'))
    muster_verdict_miss (&judging.verdict, "puppet.name", muster_place ("name"),
                         g_strdup (_ ("The puppet has no name, by which toy boxes and drafts tell it from others.")));
  judge_words (&judging, puppet, muster_place (thing->klass->element), rank);
  muster_verdict_head (&judging.verdict, thing);
  muster_report_set (judging.verdict.report, "rank", muster_puppet_ranks[rank]);
  return judging.verdict.report;
}

/* The Master. */

static void
judge_rank_of_master (Judging *judging, const char *name, MusterPuppetRank rank)
{
  if (rank == MUSTER_PUPPET_SIDEKICK)
    muster_verdict_error (&judging->verdict, "toybox.master", muster_place ("master"),
                          g_strdup_printf (_ ("%s is a Sidekick, and only a Master can lead a toy box."), name));
  else if (rank == MUSTER_PUPPET_PAWN)
    muster_verdict_error (&judging->verdict, "toybox.master", muster_place ("master"),
                          g_strdup_printf (_ ("%s is a Pawn, and only a Master can lead a toy box."), name));
}

static void
judge_two_masters (Judging *judging)
{
  muster_verdict_error (&judging->verdict, "toybox.master", muster_place ("master"),
                        g_strdup_printf (_ ("Both %s and %s lead this toy box; it has exactly one Master."),
                                         muster_choice_get_name (&judging->box->master),
                                         muster_puppet_wars_puppet_get_name (judging->box->own_master)));
}

static void
judge_master (Judging *judging)
{
  const MusterPuppetWarsToyBox *box = judging->box;
  gboolean made = muster_choice_is_made (&box->master);

  if (made && box->own_master != NULL)
    judge_two_masters (judging);
  else if (!made && box->own_master == NULL)
    muster_verdict_miss (&judging->verdict, "toybox.master", muster_place ("master"),
                         g_strdup (_ ("No Master leads this toy box; it needs exactly one.")));
  if (box->own_master != NULL && box->own_master->count > 1)
    muster_verdict_error (&judging->verdict, "toybox.master", muster_place ("master"),
                          g_strdup_printf (_ ("%s is to lead this toy box %d times; it has exactly one Master."),
                                           muster_puppet_wars_puppet_get_name (box->own_master),
                                           box->own_master->count));
  if (box->master.option != NULL)
    judge_rank_of_master (judging, muster_option_get_name (box->master.option), box->master.option->puppet_rank);
  if (box->own_master != NULL)
    judge_rank_of_master (judging, muster_puppet_wars_puppet_get_name (box->own_master),
                          muster_puppet_wars_get_rank_of_own_master (box->own_master));
}

/* The numbers. */

static guint
sidekick_limit (const Judging *judging)
{
  return (guint) judging->size->limit / PUPPETS_A_SIDEKICK;
}

static guint
room_for_sidekicks (const Judging *judging, guint left)
{
  guint limit = sidekick_limit (judging);

  return MIN (left, limit - MIN (limit, judging->sidekicks));
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

static void
judge_size (Judging *judging)
{
  guint limit = judging->size != NULL ? (guint) judging->size->limit : 0;

  if (!muster_choice_is_made (&judging->box->size))
    muster_verdict_miss (
        &judging->verdict, "toybox.size", muster_place ("size"),
        g_strdup (_ ("No game size is chosen, so nobody knows how many puppets belong in this toy box.")));
  else if (judging->size != NULL && judging->puppets != limit)
    (judging->puppets < limit ? muster_verdict_miss : muster_verdict_error) (
        &judging->verdict, "toybox.size", muster_place ("puppets"),
        g_strdup_printf (ngettext ("There is %u puppet besides the Master; a %s takes exactly %u.",
                                   "There are %u puppets besides the Master; a %s takes exactly %u.", judging->puppets),
                         judging->puppets, muster_option_get_name (judging->size), limit));
}

static void
judge_sidekicks (Judging *judging)
{
  if (judging->size == NULL || judging->sidekicks <= sidekick_limit (judging))
    return;
  muster_verdict_error (
      &judging->verdict, "toybox.sidekicks", muster_place ("puppets"),
      g_strdup_printf (_ ("%u of the puppets are Sidekicks; of the %d in a %s at most a quarter may be, which is %u."),
                       judging->sidekicks, judging->size->limit, muster_option_get_name (judging->size),
                       sidekick_limit (judging)));
}

/* Each kind. */

static void
judge_copies (Judging *judging, const Kind *kind, const char *rule, const char *format)
{
  guint most = muster_puppet_wars_get_most (kind->rank);

  if (kind->count > most)
    muster_verdict_error (&judging->verdict, rule, place_of (kind->first),
                          g_strdup_printf (format, kind->name, kind->count, most));
}

static void
judge_extra_master (Judging *judging, const Kind *kind)
{
  muster_verdict_error (
      &judging->verdict, "toybox.extra-master", place_of (kind->first),
      g_strdup_printf (_ ("%s is a Master, and none may be among the puppets that one leads."), kind->name));
}

static void
judge_owned (Judging *judging, const Kind *kind)
{
  if (kind->owned == MUSTER_PUPPET_WARS_PUPPET_BLANK || kind->count <= (guint) kind->owned)
    return;
  muster_verdict_warn (
      &judging->verdict, "toybox.owned", place_of (kind->first),
      g_strdup_printf (_ ("The toy box has %u of %s, and you own %d."), kind->count, kind->name, kind->owned));
}

static void
judge_kind (Judging *judging, const Kind *kind)
{
  if (kind->rank == MUSTER_PUPPET_MASTER)
    judge_extra_master (judging, kind);
  else if (kind->rank == MUSTER_PUPPET_SIDEKICK)
    judge_copies (judging, kind, "toybox.sidekick-copies",
                  _ ("%s, a Sidekick, is there %u times; a toy box has at most %u of each."));
  else
    judge_copies (judging, kind, "toybox.pawn-copies",
                  _ ("%s, a Pawn, is there %u times; a toy box has at most %u of each."));
  judge_owned (judging, kind);
}

/* The report. */

static void
report_room (Judging *judging)
{
  MusterReport *report = judging->verdict.report;
  guint limit = (guint) judging->size->limit;
  guint left = limit - MIN (limit, judging->puppets), sidekicks = room_for_sidekicks (judging, left);
  g_autofree char *room = muster_puppet_wars_dup_room (left, sidekicks);

  muster_report_set_int (report, "limit", limit);
  muster_report_set_int (report, "sidekicks-limit", sidekick_limit (judging));
  muster_report_set_int (report, "pawns-left", left - sidekicks);
  muster_report_set_int (report, "sidekicks-left", sidekicks);
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
report_toy_box (Judging *judging)
{
  const MusterPuppetWarsToyBox *box = judging->box;
  MusterReport *report = judging->verdict.report;

  muster_verdict_head (&judging->verdict, &box->thing);
  if (muster_choice_is_made (&box->size))
    muster_report_set (report, "size", box->size.id);
  muster_report_set_int (report, "puppets", judging->puppets);
  muster_report_set_int (report, "pawns", judging->pawns);
  muster_report_set_int (report, "sidekicks", judging->sidekicks);
  if (judging->size != NULL)
    report_room (judging);
  if (box->master.option != NULL)
    report_puppet (report, "master", muster_option_get_name (box->master.option), box->master.option->puppet_rank, 1);
  if (box->own_master != NULL)
    report_puppet (report, "master", muster_puppet_wars_puppet_get_name (box->own_master),
                   muster_puppet_wars_get_rank_of_own_master (box->own_master), 1);
  for (guint i = 0; i < judging->kinds->len; i++)
    report_puppet (report, "puppet", kind_at (judging, i)->name, kind_at (judging, i)->rank,
                   kind_at (judging, i)->count);
}

MusterReport *
muster_puppet_wars_check_toy_box (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Judging judging = { muster_verdict_begin (catalog, thing, remedies), box, box->size.option, kinds, numbers };

  g_array_set_clear_func (kinds, clear_kind);
  for (guint i = 0; i < box->puppets->len; i++)
    count_puppet (&judging, i);
  judge_master (&judging);
  judge_size (&judging);
  judge_sidekicks (&judging);
  for (guint i = 0; i < kinds->len; i++)
    judge_kind (&judging, kind_at (&judging, i));
  judge_all_words (&judging);
  report_toy_box (&judging);

  if (remedies)
    muster_puppet_wars_toy_box_remedies_describe (catalog, box, judging.verdict.report);
  return judging.verdict.report;
}
