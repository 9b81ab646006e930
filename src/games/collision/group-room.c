/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-room.h"

#include "games/collision/evaluation.h"
#include "games/game.h"
#include "model/i18n.h"
#include "model/text/phrase.h"

void
muster_collision_group_room_init (MusterCollisionGroupRoom *room, const MusterCatalog *catalog,
                                  const MusterCollisionGroup *group, const MusterThing *member)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();

  *room = (MusterCollisionGroupRoom){ .limit = group->limit, .count = 1 };
  for (guint i = 0; i < group->members->len; i++)
    {
      MusterCollisionMemberTotals totals;

      if (group->members->pdata[i] == member)
        {
          room->count = muster_collision_group_get_count (group, i);
          continue;
        }
      totals = muster_collision_member_add_up (catalog, group->members->pdata[i], findings);
      room->others += totals.points * totals.count;
      muster_collision_member_add_needs (group->members->pdata[i], &room->needs);
    }
}

MusterCollisionGroupFit
muster_collision_group_room_try (const MusterCollisionGroupRoom *room, const MusterThing *member, gint64 points,
                                 gint limit)
{
  MusterCollisionValueNeeds needs = room->needs;
  MusterCollisionGroupFit fit = { .left = room->limit - room->others - points * room->count };

  muster_collision_member_add_needs (member, &needs);
  fit.n_values = muster_collision_values_find_smallest (&needs, MUSTER_MAX_VALUES, &fit.values);
  fit.restricted = room->limit >= 0 && limit > room->limit;
  return fit;
}

static gboolean
is_over (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now, const MusterCollisionGroupFit *then)
{
  return room->limit >= 0 && then->left < 0 && then->left < now->left;
}

static gboolean
needs_too_many (const MusterCollisionGroupFit *now, const MusterCollisionGroupFit *then)
{
  return then->n_values > MUSTER_COLLISION_MAX_GROUP_VALUES && then->n_values > now->n_values;
}

gboolean
muster_collision_group_room_is_worse (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now,
                                      const MusterCollisionGroupFit *then)
{
  return is_over (room, now, then) || needs_too_many (now, then) || (then->restricted && !now->restricted);
}

static void
append (GString *text, const char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

char *
muster_collision_group_room_dup_reason (const MusterCollisionGroupRoom *room, const MusterCollisionGroupFit *now,
                                        const MusterCollisionGroupFit *then)
{
  GString *reason = g_string_new (NULL);
  g_autofree char *values = muster_phrase_dup_number (then->n_values),
                  *most = muster_phrase_dup_number (MUSTER_COLLISION_MAX_GROUP_VALUES);
  g_autofree char *too_many
      = g_strdup_printf (_ ("The battle group would need %s values; it has at most %s."), values, most);
  g_autofree char *over
      = g_strdup_printf (ngettext ("The battle group would be %lld point over its limit.",
                                   "The battle group would be %lld points over its limit.", (gulong) ABS (then->left)),
                         (long long) ABS (then->left));

  if (is_over (room, now, then))
    append (reason, over);
  if (needs_too_many (now, then))
    append (reason, too_many);
  if (then->restricted && !now->restricted)
    append (reason, _ ("The battle is too small for this tarot."));
  return g_string_free (reason, FALSE);
}

char *
muster_collision_group_room_dup_text (const MusterCollisionGroupRoom *room, const MusterCatalog *catalog,
                                      const MusterCollisionGroupFit *fit)
{
  GString *text = g_string_new (NULL);
  MusterValueSet common = muster_collision_values_find_common (&fit->values);
  g_autofree char *names = muster_catalog_dup_value_names (catalog, common);
  guint open = fit->n_values - MIN (fit->n_values, muster_value_set_size (common));

  if (room->limit >= 0)
    g_string_append_printf (text, fit->left >= 0 ? _ ("%lld of %d points left") : _ ("%lld over the %d points"),
                            (long long) ABS (fit->left), room->limit);
  if (common != 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", names);
  if (open > 0)
    {
      g_autofree char *more
          = g_strdup_printf (ngettext ("%u value still to be settled", "%u values still to be settled", open), open);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", more);
    }
  return g_string_free (text, FALSE);
}

char *
muster_collision_group_room_dup_text_of (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                         const MusterCollisionCharacter *member, const MusterCollisionTotals *totals)
{
  MusterCollisionGroupRoom room;
  MusterCollisionGroupFit fit;

  muster_collision_group_room_init (&room, catalog, group, &member->thing);
  fit = muster_collision_group_room_try (&room, &member->thing, totals->points, totals->limit);
  return muster_collision_group_room_dup_text (&room, catalog, &fit);
}

/* The group's own rules, and the battle's restriction for this member. */
static gboolean
concerns (const MusterCollisionGroupFinding *finding, const MusterCollisionGroup *group, const MusterThing *member)
{
  return finding->rule == MUSTER_COLLISION_GROUP_RULE_POINTS || finding->rule == MUSTER_COLLISION_GROUP_RULE_VALUES
         || (finding->rule == MUSTER_COLLISION_GROUP_RULE_RESTRICTED
             && group->members->pdata[finding->member] == (gconstpointer) member);
}

void
muster_collision_group_room_add_problems (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                          const MusterThing *member, MusterReport *report)
{
  g_autoptr (MusterEvaluation) evaluation = muster_games_judge (catalog, &group->thing);
  const MusterCollisionGroupEvaluation *judged = evaluation->judged;

  for (guint i = 0; i < judged->findings->len; i++)
    if (concerns (muster_collision_group_findings_at (judged->findings, i), group, member))
      muster_report_add_problem (report,
                                 muster_problem_copy_told (muster_evaluation_get_problem (evaluation, i),
                                                           muster_games_dup_sentence (evaluation, &group->thing, i)));
}
