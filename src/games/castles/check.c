/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/check.h"

#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/game.h"
#include "games/castles/kingdom-remedy.h"
#include "games/castles/kingdom-threat.h"
#include "games/castles/kingdom-worth.h"
#include "games/verdict.h"

#define WINNING_CASTLES 6

const MusterRule muster_castles_rule_defenses = { "castle.defenses", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_castles_rule_empty = { "kingdom.empty", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_castles_rule_hand = { "hand.size", MUSTER_SEVERITY_ERROR, FALSE };

/* A kingdom or puppet state while it is judged or reported. Both are judged alike; a state's problems are reported with the
 * kingdom, beginning with its name. */
typedef struct
{
  const MusterCatalog *catalog;
  MusterVerdict *verdict; /* while it is judged */
  MusterReport *report;   /* of the kingdom, while it is reported */
  MusterReport *node;     /* receives its numbers */
  const MusterCastlesKingdom *kingdom;
  gboolean is_state;
  MusterPlace place; /* of the state in the kingdom; empty for the kingdom itself */
} Realm;

static const MusterCastlesCastle *
castle_at (const MusterCastlesKingdom *kingdom, guint i)
{
  return kingdom->castles->pdata[i];
}

/* Telling. */

/* Prefixes the sentence with the state's name. Takes ownership. */
static MusterSentence *
say_of (const Realm *realm, MusterSentence *sentence)
{
  /* Translators: the name of a puppet state, then what is to be said of it */
  return realm->is_state ? muster_sentence_new (N_ ("%s: %s"), muster_thing_say_name (&realm->kingdom->thing), sentence)
                         : sentence;
}

static void
add_error (const Realm *realm, const MusterRule *rule, MusterPlace place, MusterSentence *says)
{
  MusterProblem *problem = muster_problem_new (rule, muster_place_join (&realm->place, &place), say_of (realm, says));

  /* Puppet states can have their own agreements. */
  muster_problem_waive (problem, realm->verdict->thing->agreements);
  muster_evaluation_add (realm->verdict->evaluation, &realm->kingdom->thing, problem);
}

static void
warn_of_unknown (const Realm *realm, const MusterExtras *extras, MusterPlace place)
{
  muster_verdict_warn_of_unknown (realm->verdict, extras, muster_place_join (&realm->place, &place));
}

/* Takes ownership of the sentence. */
static void
add_fact (const Realm *realm, char *sentence)
{
  g_autofree char *plain = sentence;

  if (realm->is_state)
    muster_report_add_fact (realm->report,
                            g_strdup_printf (_ ("%s: %s"), muster_thing_get_name (&realm->kingdom->thing), sentence));
  else
    muster_report_add_fact (realm->report, g_steal_pointer (&plain));
}

/* Judging. */

static void
judge_defenses (const Realm *realm, guint n)
{
  guint defenses = muster_castles_count_defenses (castle_at (realm->kingdom, n));

  if (defenses > MUSTER_CASTLES_MOST_DEFENSES)
    add_error (realm, &muster_castles_rule_defenses, muster_place_nth ("castle", n + 1),
               muster_sentence_new (N_ ("%u defenses stand on %s; a castle has room for %d."), defenses,
                                    muster_castles_say_label (realm->kingdom, n), MUSTER_CASTLES_MOST_DEFENSES));
}

static void
judge_castles (const Realm *realm)
{
  for (guint i = 0; i < realm->kingdom->castles->len; i++)
    judge_defenses (realm, i);
  if (realm->kingdom->castles->len == 0)
    add_error (realm, &muster_castles_rule_empty, muster_place ("castles"),
               muster_sentence_new (
                   realm->is_state ? N_ ("This puppet state has no castle, and so it has fallen.")
                   : realm->kingdom->states->len > 0
                       ? N_ ("This kingdom has no castle: its ruler is out of the game, and its puppet states with it.")
                       : N_ ("This kingdom has no castle, and so its ruler is out of the game.")));
}

static void
judge_hand (const Realm *realm)
{
  guint cards = muster_castles_count_hand (realm->kingdom), most = muster_castles_get_hand_limit (realm->kingdom);

  if (cards > most)
    add_error (realm, &muster_castles_rule_hand, muster_place ("hand"),
               muster_sentence_new (realm->is_state
                                        ? N_ ("The hand has %u cards; that of a puppet state has at most %u.")
                                        : N_ ("The hand has %u cards; a hand has at most %u."),
                                    cards, most));
}

/* Unknown cards, and unknown names in a file. */

static void
judge_card (const Realm *realm, const MusterCastlesCard *card, MusterPlace place, const char *sentence)
{
  if (card->option == NULL)
    add_error (realm, &muster_rule_option_unknown, place,
               muster_sentence_new (sentence, muster_sentence_new_text (card->ref)));
  warn_of_unknown (realm, &card->extras, place);
}

static void
judge_castle_words (const Realm *realm, guint n)
{
  const MusterCastlesCastle *castle = castle_at (realm->kingdom, n);
  MusterPlace place = muster_place_nth ("castle", n + 1);

  if (muster_choice_is_made (&castle->card) && muster_castles_castle_get_stand_in (castle) == NULL
      && (castle->card.option == NULL || castle->card.option->castle_card_kind != MUSTER_CASTLE_CARD_CASTLE))
    add_error (realm, &muster_rule_option_unknown, place,
               muster_sentence_new (
                   N_ ("“%s” can't be used as a castle: only a Castle can, or a Puppet if there are no more."),
                   muster_sentence_new_text (castle->card.id)));
  if (muster_choice_is_made (&castle->upgrade) && muster_castles_castle_get_upgrade (castle) == NULL)
    add_error (realm, &muster_rule_option_unknown, place,
               muster_sentence_new (N_ ("No installed content has an upgrade “%s”; it is kept but doesn't count."),
                                    muster_sentence_new_text (castle->upgrade.id)));
  for (guint i = 0; i < castle->defenses->len; i++)
    judge_card (realm, muster_castles_cards_at (castle->defenses, i), place,
                N_ ("No installed content has a defense “%s”; it is kept but doesn't count."));
  warn_of_unknown (realm, &castle->extras, place);
}

static void
judge_words (const Realm *realm)
{
  const MusterCastlesKingdom *kingdom = realm->kingdom;

  for (guint i = 0; i < kingdom->castles->len; i++)
    judge_castle_words (realm, i);
  for (guint i = 0; i < kingdom->hand.cards->len; i++)
    judge_card (realm, muster_castles_cards_at (kingdom->hand.cards, i), muster_place ("hand"),
                N_ ("No installed content has a card “%s”; it is kept but doesn't count."));
  warn_of_unknown (realm, &kingdom->hand.extras, muster_place ("hand"));
  warn_of_unknown (realm, &kingdom->thing.extras, muster_place ("castles"));
}

/* Reporting: castles. */

/* What must be removed, in order: from the topmost defense down to the castle. */
static char *
dup_needs (const MusterCatalog *catalog, const MusterCastlesCastle *castle)
{
  g_autoptr (GPtrArray) defenses = muster_castles_list_defenses (castle);
  GString *needs = g_string_new (NULL);

  for (guint i = defenses->len; i-- > 0;)
    g_string_append_printf (needs, "%d ", ((const MusterOption *) defenses->pdata[i])->worth);
  g_string_append_printf (needs, "%u", muster_castles_get_worth (catalog, castle));
  return g_string_free (needs, FALSE);
}

/* "health 21 = 8 + Knights 8 + Archers 5", or "health 5". */
static char *
dup_derivation (const MusterCatalog *catalog, const MusterCastlesCastle *castle)
{
  g_autoptr (GPtrArray) defenses = muster_castles_list_defenses (castle);
  GString *derivation = g_string_new (NULL);

  g_string_append_printf (derivation, _ ("health %u"), muster_castles_get_health (catalog, castle));
  if (defenses->len > 0)
    g_string_append_printf (derivation, " = %u", muster_castles_get_worth (catalog, castle));
  for (guint i = 0; i < defenses->len; i++)
    {
      const MusterOption *defense = defenses->pdata[i];

      g_string_append_printf (derivation, " + %s %d", muster_option_get_name (defense), defense->worth);
    }
  return g_string_free (derivation, FALSE);
}

char *
muster_castles_dup_advice (const MusterCastlesKingdom *kingdom, guint castle)
{
  g_autoptr (GPtrArray) defenses = muster_castles_list_defenses (castle_at (kingdom, castle));
  g_autofree char *label = muster_castles_dup_label (kingdom, castle);

  for (guint i = 1; i < defenses->len; i++)
    {
      const MusterOption *below = defenses->pdata[i - 1], *above = defenses->pdata[i];

      if (below->worth < above->worth)
        return g_strdup_printf (
            _ ("On %s, %s (%d) lies above %s (%d), where Sabotage and Cannon Fire take it first. Defenses stay in the "
               "order played: play the strongest first."),
            label, muster_option_get_name (above), above->worth, muster_option_get_name (below), below->worth);
    }
  return NULL;
}

static void
report_castle (const Realm *realm, guint n)
{
  const MusterCatalog *catalog = realm->catalog;
  const MusterCastlesCastle *castle = castle_at (realm->kingdom, n);
  const MusterOption *upgrade = muster_castles_castle_get_upgrade (castle);
  g_autofree char *needs = dup_needs (catalog, castle), *derivation = dup_derivation (catalog, castle);
  g_autofree char *label = muster_castles_dup_label (realm->kingdom, n), *advice = NULL;
  g_autoptr (GPtrArray) defenses = muster_castles_list_defenses (castle);
  MusterReport *part = muster_report_add_part (realm->node, muster_report_new ("castle"));

  muster_report_set_int (part, "health", muster_castles_get_health (catalog, castle));
  if (muster_castles_castle_get_stand_in (castle) != NULL)
    muster_report_set (part, "card", muster_option_get_name (muster_castles_castle_get_stand_in (castle)));
  if (upgrade != NULL)
    muster_report_set (part, "upgrade", muster_option_get_name (upgrade));
  muster_report_set_int (part, "defenses", defenses->len);
  if (defenses->len > 0)
    muster_report_set (part, "top", muster_option_get_name (defenses->pdata[defenses->len - 1]));
  muster_report_set (part, "needs", needs);
  /* Translators: "To raze castle 2 (Gate) takes attacks worth its health 21 = 8 + Knights 8 + Archers 5." */
  add_fact (realm, g_strdup_printf (_ ("Razing %s takes attacks worth its %s."), label, derivation));
  if ((advice = muster_castles_dup_advice (realm->kingdom, n)) != NULL)
    add_fact (realm, g_steal_pointer (&advice));
}

/* Reporting: the effects of special cards. */

static void
tell_threat (const Realm *realm, MusterCastlesThreat threat)
{
  g_autoptr (GPtrArray) sentences = muster_castles_threat_list_effects (threat, realm->kingdom);

  for (guint i = 0; i < sentences->len; i++)
    add_fact (realm, g_strdup (sentences->pdata[i]));
}

static void
report_threats (const Realm *realm)
{
  guint n = realm->kingdom->castles->len,
        worth = muster_castles_threat_get_worth (MUSTER_CASTLES_THREAT_CANNON_FIRE, realm->kingdom);
  g_autoptr (GString) falling = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (muster_castles_threat_find_fate (MUSTER_CASTLES_THREAT_JESTER, realm->kingdom, i).falls)
      g_string_append_printf (falling, "%s%u", falling->len > 0 ? " " : "", i + 1);
  muster_report_set_int (realm->node, "cannon-fire", worth);
  muster_report_set (realm->node, "jester-destroys", falling->str);
  muster_report_set_int (realm->node, "jester-steals", n > 1 ? n : 0);
  if (worth > 0) /* the next one covers both */
    tell_threat (realm, MUSTER_CASTLES_THREAT_SABOTAGE);
  tell_threat (realm, MUSTER_CASTLES_THREAT_CANNON_FIRE);
  tell_threat (realm, MUSTER_CASTLES_THREAT_JESTER);
}

static guint
add_health (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom)
{
  guint health = 0;

  for (guint i = 0; i < kingdom->castles->len; i++)
    health += muster_castles_get_health (catalog, castle_at (kingdom, i));
  return health;
}

static char *
dup_health (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom)
{
  guint n = kingdom->castles->len;

  return g_strdup_printf (ngettext ("%u castle, %u health in all.", "%u castles, %u health in all.", n), n,
                          add_health (catalog, kingdom));
}

static char *
dup_missing (const MusterCastlesKingdom *kingdom)
{
  guint missing = WINNING_CASTLES - MIN (kingdom->castles->len, WINNING_CASTLES);

  if (missing == 0)
    return g_strdup (_ ("Six castles: they win once all have stood for a full round."));
  return g_strdup_printf (ngettext ("%u castle short of the six that win when held for a round.",
                                    "%u castles short of the six that win when held for a round.", missing),
                          missing);
}

char *
muster_castles_dup_derivation (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom)
{
  g_autofree char *health = dup_health (catalog, kingdom), *missing = dup_missing (kingdom);

  return g_strdup_printf ("%s %s", health, missing);
}

static void
report_row (const Realm *realm)
{
  const MusterCastlesKingdom *kingdom = realm->kingdom;
  guint n = kingdom->castles->len;

  muster_report_set_int (realm->node, "castles", n);
  muster_report_set_int (realm->node, "castles-short", WINNING_CASTLES - MIN (n, WINNING_CASTLES));
  muster_report_set_int (realm->node, "health", add_health (realm->catalog, kingdom));
  muster_report_set_int (realm->node, "hand", muster_castles_count_hand (kingdom));
  muster_report_set_int (realm->node, "hand-limit", muster_castles_get_hand_limit (kingdom));
  if (n == 0)
    return;
  add_fact (realm, dup_health (realm->catalog, kingdom));
  add_fact (realm, dup_missing (kingdom));
  for (guint i = 0; i < n; i++)
    report_castle (realm, i);
  report_threats (realm);
}

/* Everything. */

static Realm
state_of (const Realm *realm, guint n)
{
  Realm state = *realm;

  state.kingdom = realm->kingdom->states->pdata[n];
  state.is_state = TRUE;
  state.place = muster_place_nth (state.kingdom->thing.klass->element, n + 1);
  return state;
}

static void
judge (const Realm *realm)
{
  judge_castles (realm);
  judge_hand (realm);
  judge_words (realm);
}

/* Unrealistically large kingdoms aren't searched. */
#define MOST_TRIED 60

static gboolean
is_triable (const MusterCastlesKingdom *kingdom)
{
  guint size = kingdom->castles->len + kingdom->hand.cards->len + kingdom->states->len;

  for (guint i = 0; i < kingdom->castles->len; i++)
    size += castle_at (kingdom, i)->defenses->len;
  for (guint i = 0; i < kingdom->states->len && size <= MOST_TRIED; i++)
    if (!is_triable (kingdom->states->pdata[i]))
      return FALSE;
  return size <= MOST_TRIED;
}

static void
add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, guint n, MusterProblem *told)
{
  g_autoptr (GPtrArray) remedies
      = muster_castles_kingdom_remedies_find (evaluation, (const MusterCastlesKingdom *) thing, n);

  for (guint i = 0; i < remedies->len; i++)
    muster_problem_add_remedy (
        told, muster_castles_kingdom_remedy_make_change (remedies->pdata[i], evaluation->catalog), thing);
}

void
muster_castles_add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, const GPtrArray *told)
{
  if (!is_triable ((const MusterCastlesKingdom *) thing))
    return;
  for (guint i = 0; i < told->len; i++)
    add_remedies (evaluation, thing, i, told->pdata[i]);
}

MusterEvaluation *
muster_castles_judge_kingdom (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterCastlesKingdom *kingdom = (const MusterCastlesKingdom *) thing;
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, NULL, NULL);
  Realm own = { .catalog = catalog, .verdict = &verdict, .kingdom = kingdom };

  judge (&own);
  for (guint i = 0; i < kingdom->states->len; i++)
    {
      Realm state = state_of (&own, i);

      judge (&state);
    }
  return verdict.evaluation;
}

void
muster_castles_report_kingdom (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  Realm own = {
    .catalog = evaluation->catalog, .report = report, .node = report, .kingdom = (const MusterCastlesKingdom *) thing
  };

  muster_verdict_report_head (evaluation, thing, report);
  report_row (&own);
  for (guint i = 0; i < own.kingdom->states->len; i++)
    {
      Realm state = state_of (&own, i);

      state.node = muster_report_add_part (report, muster_report_new (state.kingdom->thing.klass->element));
      muster_report_set (state.node, "name", state.kingdom->thing.name != NULL ? state.kingdom->thing.name : "");
      report_row (&state);
    }
}
