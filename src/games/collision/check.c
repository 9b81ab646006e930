/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/check.h"

#include "model/tongue.h"
#include "games/game.h"
#include "games/verdict.h"
#include "games/collision/group-remedy.h"
#include "games/collision/group-judge.h"
#include "games/collision/judge.h"
#include "games/collision/remedy.h"
#include "games/collision/sheet.h"

/* One set is settled and goes into the attribute; several stay open and stand below, one element each. */
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
report_weapon (MusterReport *report, const MusterCharacter *character, const MusterSheet *sheet, guint n)
{
  MusterWeaponLine line;
  MusterReport *part;
  g_autofree char *crit = NULL, *special = NULL;

  if (!muster_sheet_derive_weapon (character, sheet, n, &line))
    return;
  part = muster_report_add_part (report, muster_report_new ("weapon"));
  crit = muster_weapon_line_dup_features (&line, MUSTER_PLACE_CRIT);
  special = muster_weapon_line_dup_features (&line, MUSTER_PLACE_SPECIAL);
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
report_use (MusterReport *report, const MusterSheet *sheet)
{
  MusterReport *part = muster_report_add_part (report, muster_report_new ("use"));

  muster_report_set_int (part, "hands", sheet->hands);
  muster_report_set_int (part, "hands-limit", MUSTER_MAX_HANDS);
  muster_report_set_int (part, "skills", sheet->skills);
  if (sheet->skills_limit >= 0)
    muster_report_set_int (part, "skills-limit", sheet->skills_limit);
}

static void
add_remedies (MusterProblem *problem, const MusterCatalog *catalog, const MusterCharacter *character,
              const MusterFinding *finding)
{
  g_autoptr (GArray) remedies = muster_remedies_find (catalog, character, finding);

  for (guint i = 0; i < remedies->len; i++)
    muster_problem_add_remedy (problem,
                               muster_remedy_dup_text (&g_array_index (remedies, MusterRemedy, i), catalog, character));
}

static void
report_findings (MusterReport *report, const MusterCatalog *catalog, const MusterCharacter *character,
                 const MusterSheet *sheet, const GArray *findings, gboolean remedies)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const MusterFinding *finding = muster_findings_at (findings, i);
      MusterSeverity severity = muster_rule_is_error (finding->rule) ? MUSTER_SEVERITY_ERROR : MUSTER_SEVERITY_WARNING;
      MusterProblem *problem = muster_problem_new (muster_rule_get_id (finding->rule), severity,
                                                   muster_finding_dup_target (finding, character),
                                                   muster_finding_dup_sentence (finding, catalog, character, sheet));

      problem->missing = muster_rule_is_missing (finding->rule);
      if (remedies)
        add_remedies (problem, catalog, character, finding);
      muster_report_add_problem (report, problem);
    }
}

static void
warn_of_unknown (MusterReport *report, const MusterCharacter *character)
{
  muster_games_warn_of_unknown (report, &character->thing.extras, "character");
  muster_games_warn_of_unknown (report, &character->notes_extras, "notes");
  for (guint i = 0; i < character->arms->len; i++)
    {
      g_autofree char *target = g_strdup_printf ("weapon/%u", i + 1);

      muster_games_warn_of_unknown (report, &muster_character_arm (character, i)->extras, target);
    }
  for (guint i = 0; i < character->talents->len; i++)
    muster_games_warn_of_unknown (report, &muster_character_talent (character, i)->extras, "skills");
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
  const MusterCharacter *character = (const MusterCharacter *) thing;
  MusterReport *report = muster_report_new (thing->klass->element);
  g_autoptr (GArray) findings = muster_findings_new ();
  MusterSheet sheet;
  gboolean legal = muster_judge (catalog, character, &sheet, findings);

  report_head (report, thing, character->count);
  muster_report_set_int (report, "points", sheet.points);
  muster_report_set_yes_no (report, "legal", legal);
  if (sheet.limit > 0)
    muster_report_set_int (report, "restrict", sheet.limit);
  report_values (report, catalog, &sheet.values);
  if (sheet.complete)
    {
      report_stats (report, sheet.stats);
      for (guint i = 0; i < character->arms->len; i++)
        report_weapon (report, character, &sheet, i);
    }
  report_use (report, &sheet);
  report_findings (report, catalog, character, &sheet, findings, remedies);
  warn_of_unknown (report, character);

  return report;
}

MusterReport *
muster_collision_check_fixed (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterFixed *fixed = (const MusterFixed *) thing;
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
    muster_report_add_problem (
        report, muster_problem_new (
                    "option.unknown", MUSTER_SEVERITY_ERROR, g_strdup ("values"),
                    g_strdup_printf (_ ("No installed content has a value “%s”; it is kept, and counts nothing."),
                                     (const char *) fixed->unknown_values->pdata[i])));
  muster_games_warn_of_unknown (report, &thing->extras, "fixed-character");
  muster_games_warn_of_unknown (report, &fixed->stats_extras, "stats");

  return report;
}

static void
report_group_findings (MusterReport *report, const MusterCatalog *catalog, const MusterGroup *group,
                       const MusterTally *tally, const GArray *findings, gboolean remedies)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const MusterGroupFinding *finding = muster_group_findings_at (findings, i);
      MusterProblem *problem
          = muster_report_add_problem (report, muster_group_finding_make_problem (finding, group, tally));
      g_autoptr (GArray) found = remedies ? muster_group_remedies_find (catalog, group, finding) : NULL;

      for (guint j = 0; found != NULL && j < found->len; j++)
        muster_problem_add_remedy (
            problem, muster_group_remedy_dup_text (&g_array_index (found, MusterGroupRemedy, j), catalog, group));
    }
}

MusterReport *
muster_collision_check_group (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterGroup *group = (const MusterGroup *) thing;
  MusterReport *report = muster_report_new (thing->klass->element);
  g_autoptr (MusterTally) tally = muster_group_tally (catalog, group);
  g_autoptr (GArray) findings = muster_group_judge (group, tally);

  report_head (report, thing, 1);
  muster_report_set_int (report, "points", tally->points);
  if (group->limit >= 0)
    muster_report_set_int (report, "limit", group->limit);
  muster_report_set_yes_no (report, "legal", findings->len == 0);
  report_values (report, catalog, &tally->values);
  for (guint i = 0; i < group->members->len; i++)
    muster_report_add_part (report, muster_games_check (catalog, group->members->pdata[i], remedies));
  report_group_findings (report, catalog, group, tally, findings, remedies);
  muster_games_warn_of_unknown (report, &thing->extras, "battle-group");

  return report;
}
