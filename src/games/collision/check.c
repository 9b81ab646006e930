/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/check.h"

#include "games/collision/evaluation.h"
#include "games/collision/miniature.h"

#include "model/i18n.h"
#include "games/game.h"
#include "games/verdict.h"
#include "games/collision/group-remedy.h"
#include "games/collision/group-judge.h"
#include "games/collision/judge.h"
#include "games/collision/remedy.h"
#include "games/collision/totals.h"

/* A single set goes into the attribute; several open ones become child elements. */
static void
report_values (MusterReport *report, const MusterCatalog *catalog, const MusterValueChoices *values)
{
  for (guint i = 0; i < values->n; i++)
    {
      g_autofree char *ids = muster_catalog_dup_value_ids (catalog, values->sets[i]);

      if (values->n == 1)
        muster_report_set (report, "values", ids);
      else
        muster_report_set (muster_report_add_part (report, muster_report_new ("choice")), "values", ids);
    }
}

static void
report_stats (MusterReport *report, const gint *stats)
{
  MusterReport *part = muster_report_add_part (report, muster_report_new ("stats"));

  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    muster_report_set_int (part, muster_stat_get_id (stat), stats[stat]);
}

static void
report_weapon (MusterReport *report, const MusterCollisionCharacter *character, const MusterCollisionTotals *totals,
               guint n)
{
  MusterCollisionWeaponLine line;
  MusterReport *part;
  g_autofree char *crit = NULL, *special = NULL;

  if (!muster_collision_totals_derive_weapon (character, totals, n, &line))
    return;
  part = muster_report_add_part (report, muster_report_new ("weapon"));
  crit = muster_collision_weapon_line_dup_features (&line, MUSTER_FEATURE_PLACE_CRIT);
  special = muster_collision_weapon_line_dup_features (&line, MUSTER_FEATURE_PLACE_SPECIAL);
  muster_report_set (part, "name", muster_option_get_name (line.weapon));
  if (line.enchantment != NULL)
    muster_report_set (part, "enchantment", muster_option_get_name (line.enchantment));
  muster_report_set_int (part, "ec", line.ec);
  muster_report_set (part, "type", muster_damages[line.damage]);
  muster_report_set_int (part, "w-att", line.w_att);
  muster_report_set_int (part, "w-pow", line.w_pow);
  muster_report_set_int (part, "reach", line.reach);
  muster_report_set_yes_no (part, "ranged", line.ranged);
  muster_report_set (part, "crit", crit);
  muster_report_set (part, "special", special);
}

static void
report_use (MusterReport *report, const MusterCollisionTotals *totals)
{
  MusterReport *part = muster_report_add_part (report, muster_report_new ("use"));

  muster_report_set_int (part, "hands", totals->hands);
  muster_report_set_int (part, "hands-limit", MUSTER_COLLISION_MAX_HANDS);
  muster_report_set_int (part, "skills", totals->skills);
  if (totals->skills_limit >= 0)
    muster_report_set_int (part, "skills-limit", totals->skills_limit);
}

static void
report_head (MusterReport *report, const MusterThing *thing, guint count)
{
  muster_report_set (report, "name", thing->name != NULL ? thing->name : "");
  if (count > 1)
    muster_report_set_int (report, "count", count);
}

static void
report_legality (MusterReport *report, const MusterEvaluation *evaluation)
{
  muster_report_set (report, "legal", muster_legality_get_id (muster_evaluation_get_legality (evaluation)));
}

/* Characters. */

static void
warn_of_unknown (MusterVerdict *verdict, const MusterCollisionCharacter *character)
{
  muster_verdict_warn_of_unknown (verdict, &character->thing.extras, muster_place (character->thing.klass->element));
  muster_verdict_warn_of_unknown (verdict, &character->notes_extras, muster_place ("notes"));
  for (guint i = 0; i < character->weapons->len; i++)
    muster_verdict_warn_of_unknown (verdict, &muster_collision_character_weapon (character, i)->extras,
                                    muster_place_nth ("weapon", i + 1));
  for (guint i = 0; i < character->skills->len; i++)
    muster_verdict_warn_of_unknown (verdict, &muster_collision_character_skill (character, i)->extras,
                                    muster_place ("skills"));
}

MusterEvaluation *
muster_collision_judge_character (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;
  MusterCollisionEvaluation *judged = muster_collision_evaluation_new (catalog, character);
  MusterVerdict verdict
      = muster_verdict_begin (catalog, thing, judged, (GDestroyNotify) muster_collision_evaluation_unref);

  for (guint i = 0; i < judged->findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (judged->findings, i);
      MusterProblem *problem = muster_verdict_add (&verdict, muster_collision_rule_get (finding->rule),
                                                   muster_collision_finding_get_place (finding, character), NULL);

      problem->missing = muster_collision_rule_is_missing (finding->rule);
    }
  warn_of_unknown (&verdict, character);
  return verdict.evaluation;
}

void
muster_collision_report_character (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;
  const MusterCollisionTotals *totals = &((const MusterCollisionEvaluation *) evaluation->judged)->totals;

  report_head (report, thing, character->count);
  muster_report_set_int (report, "points", totals->points);
  report_legality (report, evaluation);
  if (totals->limit > 0)
    muster_report_set_int (report, "restrict", totals->limit);
  report_values (report, evaluation->catalog, &totals->values);
  if (totals->complete)
    {
      report_stats (report, totals->stats);
      for (guint i = 0; i < character->weapons->len; i++)
        report_weapon (report, character, totals, i);
    }
  report_use (report, totals);
}

char *
muster_collision_dup_sentence_of_character (const MusterEvaluation *evaluation, const MusterThing *thing, guint n)
{
  const MusterCollisionEvaluation *judged = evaluation->judged;

  return muster_collision_finding_dup_sentence (muster_collision_findings_at (judged->findings, n), evaluation->catalog,
                                                (const MusterCollisionCharacter *) thing, &judged->totals);
}

static void
add_remedies (MusterProblem *told, const GArray *remedies, const MusterCatalog *catalog, const MusterThing *thing)
{
  for (guint i = 0; i < remedies->len; i++)
    muster_problem_add_remedy (
        told, muster_collision_remedy_make_change (&g_array_index (remedies, MusterCollisionRemedy, i), catalog),
        thing);
}

void
muster_collision_add_remedies_of_character (const MusterEvaluation *evaluation, const MusterThing *thing,
                                            const GPtrArray *told)
{
  const GArray *findings = ((const MusterCollisionEvaluation *) evaluation->judged)->findings;
  g_autoptr (MusterCollisionRemedySearch) search = NULL;

  if (findings->len == 0)
    return;
  search = muster_collision_remedy_search_new (evaluation->catalog, (const MusterCollisionCharacter *) thing);
  for (guint i = 0; i < findings->len; i++)
    add_remedies (told->pdata[i],
                  muster_collision_remedy_search_find (search, muster_collision_findings_at (findings, i)),
                  evaluation->catalog, thing);
}

/* Miniatures. */

MusterEvaluation *
muster_collision_judge_miniature (const MusterCatalog *catalog, const MusterThing *thing)
{
  static const MusterRule name = { "miniature.name", MUSTER_SEVERITY_ERROR, FALSE };
  const MusterCollisionCharacter *miniature = (const MusterCollisionCharacter *) thing;
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, NULL, NULL);
  MusterCollisionPick pick = { 0 };

  if (thing->name == NULL || *thing->name == '\0')
    muster_verdict_miss (
        &verdict, &name, muster_place ("name"),
        muster_sentence_new (N_ ("The miniature has no name, so characters can't tell it from others.")));
  while (muster_collision_character_next_pick (miniature, &pick))
    if (muster_choice_is_unknown (pick.choice))
      muster_verdict_unknown (&verdict, muster_place (muster_kind_get_id (muster_collision_slot_get_kind (pick.slot))),
                              N_ ("No installed content has “%s”; it is kept but doesn't count."), pick.choice->id);
  warn_of_unknown (&verdict, miniature);
  return verdict.evaluation;
}

void
muster_collision_report_miniature (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  muster_verdict_report_head (evaluation, thing, report);
  muster_report_set_int (report, "count", ((const MusterCollisionCharacter *) thing)->count);
}

/* Fixed characters. */

MusterEvaluation *
muster_collision_judge_fixed (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterCollisionFixed *fixed = (const MusterCollisionFixed *) thing;
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, NULL, NULL);

  for (guint i = 0; fixed->unknown_values != NULL && i < fixed->unknown_values->len; i++)
    muster_verdict_unknown (&verdict, muster_place ("values"),
                            N_ ("No installed content has a value “%s”; it is kept but doesn't count."),
                            fixed->unknown_values->pdata[i]);
  muster_verdict_warn_of_unknown (&verdict, &thing->extras, muster_place ("fixed-character"));
  muster_verdict_warn_of_unknown (&verdict, &fixed->stats_extras, muster_place ("stats"));
  return verdict.evaluation;
}

void
muster_collision_report_fixed (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  const MusterCollisionFixed *fixed = (const MusterCollisionFixed *) thing;
  MusterValueChoices values = { 1, { fixed->values } };

  report_head (report, thing, fixed->count);
  muster_report_set_int (report, "points", fixed->points);
  report_legality (report, evaluation);
  if (fixed->limit > 0)
    muster_report_set_int (report, "restrict", fixed->limit);
  report_values (report, evaluation->catalog, &values);
  if (fixed->has_stats)
    report_stats (report, fixed->stats);
}

/* Groups. */

static const char *
get_shared_format (gulong n)
{
  return ngettext ("%u characters share the miniature “%s”, of which there is %u.",
                   "%u characters share the miniature “%s”, of which there are %u.", n);
}

/* A miniature can stand for only one member. Reported once, for the first character with it. */
static void
judge_miniatures (MusterVerdict *verdict, const MusterCollisionGroup *group)
{
  static const MusterRule shared = { "group.miniature", MUSTER_SEVERITY_WARNING, FALSE };
  g_autofree MusterCollisionMiniatureUse *uses = muster_collision_group_count_miniatures (group);

  for (guint i = 0; i < group->members->len; i++)
    if (uses[i].is_first && uses[i].used > uses[i].owned)
      muster_verdict_add (
          verdict, &shared, muster_place_nth ("member", i + 1),
          muster_sentence_new_counted (
              get_shared_format, uses[i].owned, uses[i].used,
              muster_thing_say_name (((const MusterCollisionCharacter *) group->members->pdata[i])->miniature),
              uses[i].owned));
}

MusterEvaluation *
muster_collision_judge_group (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;
  GPtrArray *members = muster_games_judge_members (catalog, thing);
  MusterCollisionGroupEvaluation *judged = muster_collision_group_evaluation_new (catalog, group, members);
  MusterVerdict verdict
      = muster_verdict_begin (catalog, thing, judged, (GDestroyNotify) muster_collision_group_evaluation_unref);

  verdict.evaluation->members = members;
  for (guint i = 0; i < judged->findings->len; i++)
    {
      const MusterCollisionGroupFinding *finding = muster_collision_group_findings_at (judged->findings, i);

      muster_verdict_add (&verdict, muster_collision_group_finding_get_rule (finding),
                          muster_collision_group_finding_get_place (finding), NULL);
    }
  judge_miniatures (&verdict, group);
  muster_verdict_warn_of_unknown (&verdict, &thing->extras, muster_place ("battle-group"));
  return verdict.evaluation;
}

void
muster_collision_report_group (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;
  const MusterCollisionGroupTotals *totals = ((const MusterCollisionGroupEvaluation *) evaluation->judged)->totals;

  report_head (report, thing, 1);
  muster_report_set_int (report, "points", totals->points);
  if (group->limit >= 0)
    muster_report_set_int (report, "limit", group->limit);
  report_legality (report, evaluation);
  report_values (report, evaluation->catalog, &totals->values);
}

char *
muster_collision_dup_sentence_of_group (const MusterEvaluation *evaluation, const MusterThing *thing, guint n)
{
  const MusterCollisionGroupEvaluation *judged = evaluation->judged;

  return muster_collision_group_finding_dup_sentence (muster_collision_group_findings_at (judged->findings, n),
                                                      (const MusterCollisionGroup *) thing, judged->totals);
}

static void
add_group_remedies (MusterProblem *told, const MusterCollisionGroupFinding *finding, const MusterCatalog *catalog,
                    const MusterThing *thing)
{
  g_autoptr (GArray) found
      = muster_collision_group_remedies_find (catalog, (const MusterCollisionGroup *) thing, finding);

  for (guint i = 0; i < found->len; i++)
    muster_problem_add_remedy (
        told,
        muster_collision_group_remedy_make_change (&g_array_index (found, MusterCollisionGroupRemedy, i), catalog),
        thing);
}

void
muster_collision_add_remedies_of_group (const MusterEvaluation *evaluation, const MusterThing *thing,
                                        const GPtrArray *told)
{
  const GArray *findings = ((const MusterCollisionGroupEvaluation *) evaluation->judged)->findings;

  for (guint i = 0; i < findings->len; i++)
    add_group_remedies (told->pdata[i], muster_collision_group_findings_at (findings, i), evaluation->catalog, thing);
}
