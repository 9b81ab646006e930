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
add_remedies (MusterProblem *problem, const MusterCatalog *catalog, const MusterCollisionCharacter *character,
              const MusterCollisionFinding *finding)
{
  g_autoptr (GArray) remedies = muster_collision_remedies_find (catalog, character, finding);

  for (guint i = 0; i < remedies->len; i++)
    muster_problem_add_remedy (
        problem, muster_collision_remedy_make_change (&g_array_index (remedies, MusterCollisionRemedy, i), catalog),
        &character->thing);
}

static void
report_findings (MusterReport *report, const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                 const MusterCollisionTotals *totals, const GArray *findings, gboolean remedies)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (findings, i);
      MusterSeverity severity
          = muster_collision_rule_is_error (finding->rule) ? MUSTER_SEVERITY_ERROR : MUSTER_SEVERITY_WARNING;
      MusterProblem *problem
          = muster_problem_new (muster_collision_rule_get_id (finding->rule), severity,
                                muster_collision_finding_get_place (finding, character),
                                muster_collision_finding_dup_sentence (finding, catalog, character, totals));

      problem->missing = muster_collision_rule_is_missing (finding->rule);
      muster_verdict_waive (&character->thing, problem);
      if (remedies)
        add_remedies (problem, catalog, character, finding);
      muster_report_add_problem (report, problem);
    }
}

static void
warn_of_unknown (MusterReport *report, const MusterCollisionCharacter *character)
{
  muster_games_warn_of_unknown (report, &character->thing.extras, muster_place (character->thing.klass->element));
  muster_games_warn_of_unknown (report, &character->notes_extras, muster_place ("notes"));
  for (guint i = 0; i < character->weapons->len; i++)
    muster_games_warn_of_unknown (report, &muster_collision_character_weapon (character, i)->extras,
                                  muster_place_nth ("weapon", i + 1));
  for (guint i = 0; i < character->skills->len; i++)
    muster_games_warn_of_unknown (report, &muster_collision_character_skill (character, i)->extras,
                                  muster_place ("skills"));
}

static void
report_head (MusterReport *report, const MusterThing *thing, guint count)
{
  muster_report_set (report, "name", thing->name != NULL ? thing->name : "");
  if (count > 1)
    muster_report_set_int (report, "count", count);
}

MusterReport *
muster_collision_check_character (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;
  MusterReport *report = muster_report_new (thing->klass->element);
  g_autoptr (MusterCollisionEvaluation) evaluation = muster_collision_evaluate (catalog, character);
  const MusterCollisionTotals *totals = &evaluation->totals;

  report_head (report, thing, character->count);
  muster_report_set_int (report, "points", totals->points);
  muster_report_set_yes_no (report, "legal", evaluation->legal);
  if (totals->limit > 0)
    muster_report_set_int (report, "restrict", totals->limit);
  report_values (report, catalog, &totals->values);
  if (totals->complete)
    {
      report_stats (report, totals->stats);
      for (guint i = 0; i < character->weapons->len; i++)
        report_weapon (report, character, totals, i);
    }
  report_use (report, totals);
  report_findings (report, catalog, character, totals, evaluation->findings, remedies);
  warn_of_unknown (report, character);
  muster_report_settle_legality (report);

  return report;
}

MusterReport *
muster_collision_check_miniature (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterCollisionCharacter *miniature = (const MusterCollisionCharacter *) thing;
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, remedies);
  MusterCollisionPick pick = { 0 };

  if (thing->name == NULL || *thing->name == '\0')
    muster_verdict_miss (&verdict, "miniature.name", muster_place ("name"),
                         g_strdup (_ ("The miniature has no name, by which characters tell it from others.")));
  while (muster_collision_character_next_pick (miniature, &pick))
    if (muster_choice_is_unknown (pick.choice))
      muster_verdict_unknown (&verdict, muster_place (muster_kind_get_id (muster_collision_slot_get_kind (pick.slot))),
                              _ ("No installed content has “%s”; it is kept, and says nothing."), pick.choice->id);
  warn_of_unknown (verdict.report, miniature);
  muster_verdict_head (&verdict, thing);
  muster_report_set_int (verdict.report, "count", miniature->count);
  return verdict.report;
}

MusterReport *
muster_collision_check_fixed (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterCollisionFixed *fixed = (const MusterCollisionFixed *) thing;
  MusterReport *report = muster_report_new (thing->klass->element);
  MusterValueChoices values = { 1, { fixed->values } };

  report_head (report, thing, fixed->count);
  muster_report_set_int (report, "points", fixed->points);
  muster_report_set_yes_no (report, "legal", fixed->unknown_values == NULL);
  if (fixed->limit > 0)
    muster_report_set_int (report, "restrict", fixed->limit);
  report_values (report, catalog, &values);
  if (fixed->has_stats)
    report_stats (report, fixed->stats);
  for (guint i = 0; fixed->unknown_values != NULL && i < fixed->unknown_values->len; i++)
    muster_verdict_waive (
        thing,
        muster_report_add_problem (
            report, muster_problem_new (
                        "option.unknown", MUSTER_SEVERITY_ERROR, muster_place ("values"),
                        g_strdup_printf (_ ("No installed content has a value “%s”; it is kept, and counts nothing."),
                                         (const char *) fixed->unknown_values->pdata[i]))));
  muster_games_warn_of_unknown (report, &thing->extras, muster_place ("fixed-character"));
  muster_games_warn_of_unknown (report, &fixed->stats_extras, muster_place ("stats"));
  muster_report_settle_legality (report);

  return report;
}

static void
report_group_findings (MusterReport *report, const MusterCatalog *catalog, const MusterCollisionGroup *group,
                       const MusterCollisionGroupTotals *group_totals, const GArray *findings, gboolean remedies)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionGroupFinding *finding = muster_collision_group_findings_at (findings, i);
      MusterProblem *problem = muster_report_add_problem (
          report, muster_collision_group_finding_make_problem (finding, group, group_totals));
      g_autoptr (GArray) found = remedies ? muster_collision_group_remedies_find (catalog, group, finding) : NULL;

      muster_verdict_waive (&group->thing, problem);
      for (guint j = 0; found != NULL && j < found->len; j++)
        muster_problem_add_remedy (
            problem,
            muster_collision_group_remedy_make_change (&g_array_index (found, MusterCollisionGroupRemedy, j), catalog),
            &group->thing);
    }
}

/* A miniature can stand for only one member. Reported once, for the first character with it. */
static void
report_miniatures (MusterReport *report, const MusterCollisionGroup *group)
{
  g_autofree MusterCollisionMiniatureUse *uses = muster_collision_group_count_miniatures (group);

  for (guint i = 0; i < group->members->len; i++)
    if (uses[i].is_first && uses[i].used > uses[i].owned)
      muster_report_add_problem (
          report,
          muster_problem_new (
              "group.miniature", MUSTER_SEVERITY_WARNING, muster_place_nth ("member", i + 1),
              g_strdup_printf (
                  ngettext ("%u characters share the miniature “%s”, of which there is %u.",
                            "%u characters share the miniature “%s”, of which there are %u.", uses[i].owned),
                  uses[i].used,
                  muster_thing_get_name (((const MusterCollisionCharacter *) group->members->pdata[i])->miniature),
                  uses[i].owned)));
}

MusterReport *
muster_collision_check_group (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;
  MusterReport *report = muster_report_new (thing->klass->element);
  g_autoptr (MusterCollisionGroupEvaluation) evaluation = muster_collision_group_evaluate (catalog, group);
  const MusterCollisionGroupTotals *group_totals = evaluation->totals;
  const GArray *findings = evaluation->findings;

  report_head (report, thing, 1);
  muster_report_set_int (report, "points", group_totals->points);
  if (group->limit >= 0)
    muster_report_set_int (report, "limit", group->limit);
  muster_report_set_yes_no (report, "legal", findings->len == 0);
  report_values (report, catalog, &group_totals->values);
  for (guint i = 0; i < group->members->len; i++)
    muster_report_add_part (report, muster_games_check (catalog, group->members->pdata[i], remedies));
  report_group_findings (report, catalog, group, group_totals, findings, remedies);
  report_miniatures (report, group);
  muster_games_warn_of_unknown (report, &thing->extras, muster_place ("battle-group"));
  muster_report_settle_legality (report);

  return report;
}
