/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-offer.h"

#include "model/member.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

/* The current group, for comparison. */
typedef struct
{
  MusterCollisionGroupOffers *offers;
  MusterCollisionValueNeeds needs;
  gint64 points;
  guint n_values;
  MusterValueChoices choices;
  GArray *room; /* scratch space */
} Now;

static MusterValueSet
find_perhaps (const MusterValueChoices *choices)
{
  MusterValueSet perhaps = 0;

  for (guint i = 0; i < choices->n; i++)
    perhaps |= choices->sets[i];
  return perhaps;
}

/* Which values are added to the group's. */
static void
compare_values (MusterCollisionGroupOffer *offer, const Now *now)
{
  MusterCollisionValueNeeds needs = now->needs;
  MusterValueChoices choices;
  MusterValueSet common;

  muster_collision_member_add_needs (offer->thing, &needs);
  offer->n_values = muster_collision_values_find_smallest (&needs, MUSTER_MAX_VALUES, &choices);
  offer->n_more = offer->n_values - MIN (offer->n_values, now->n_values);
  common = muster_collision_values_find_common (&choices) & (MusterValueSet) ~find_perhaps (&now->choices);
  offer->settled = muster_value_set_size (common) == offer->n_more;
  offer->more = offer->settled
                    ? common
                    : find_perhaps (&choices) & (MusterValueSet) ~muster_collision_values_find_common (&now->choices);
}

static MusterCollisionGroupOffer
make_offer (const Now *now, const MusterThing *thing)
{
  const MusterCollisionGroup *group = now->offers->group;
  MusterCollisionMemberTotals member = muster_collision_member_add_up (now->offers->catalog, thing, now->room);
  MusterCollisionGroupOffer offer = { .thing = thing, .points = member.points };
  gboolean limited = group->limit >= 0;

  offer.left = limited ? group->limit - now->points - member.points : 0;
  compare_values (&offer, now);
  offer.legal = member.legal && (!limited || member.limit <= group->limit) && (offer.left >= 0 || member.points == 0)
                && (offer.n_values <= MUSTER_COLLISION_MAX_GROUP_VALUES || offer.n_more == 0);
  return offer;
}

MusterCollisionGroupOffers *
muster_collision_group_offers_new (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                   const GPtrArray *things)
{
  MusterCollisionGroupOffers *offers = g_new0 (MusterCollisionGroupOffers, 1);
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (catalog, group);
  g_autoptr (GArray) room = muster_collision_findings_new ();
  Now now = { .offers = offers, .points = totals->points, .room = room };

  *offers
      = (MusterCollisionGroupOffers){ catalog, group, g_array_new (FALSE, FALSE, sizeof (MusterCollisionGroupOffer)) };
  for (guint i = 0; i < group->members->len; i++)
    muster_collision_member_add_needs (group->members->pdata[i], &now.needs);
  now.n_values = muster_collision_values_find_smallest (&now.needs, MUSTER_MAX_VALUES, &now.choices);
  for (guint i = 0; i < things->len; i++)
    {
      MusterCollisionGroupOffer offer = make_offer (&now, things->pdata[i]);

      g_array_append_val (offers->offers, offer);
    }
  return offers;
}

void
muster_collision_group_offers_free (MusterCollisionGroupOffers *offers)
{
  g_array_unref (offers->offers);
  g_free (offers);
}

/* As text. */

static const char *const as_nth[] = {
  /* Translators: what adding a character does to a battle group; "%s" is a value, or several of which it may be one */
  N_ ("uses %s as the first value"),   N_ ("uses %s as the second value"), N_ ("uses %s as the third value"),
  N_ ("uses %s as the fourth value"),  N_ ("uses %s as the fifth value"),  N_ ("uses %s as the sixth value"),
  N_ ("uses %s as the seventh value"), N_ ("uses %s as the eighth value"),
};

static char *
dup_values_text (const MusterCatalog *catalog, const MusterCollisionGroupOffer *offer)
{
  g_autofree char *all = muster_phrase_dup_number (offer->n_values), *more = muster_phrase_dup_number (offer->n_more);
  g_autofree char *names = offer->settled ? muster_catalog_dup_value_names (catalog, offer->more)
                                          : muster_catalog_dup_value_alternatives (catalog, offer->more);

  if (offer->n_more == 0)
    return NULL;
  if (offer->n_more == 1)
    return g_strdup_printf (_ (as_nth[offer->n_values - 1]), names);
  if (offer->settled)
    return g_strdup_printf (_ ("uses %s, %s values in all"), names, all);
  return g_strdup_printf (_ ("uses %s more values, %s in all"), more, all);
}

char *
muster_collision_group_offers_dup_text (const MusterCollisionGroupOffers *offers,
                                        const MusterCollisionGroupOffer *offer)
{
  GString *text = g_string_new (NULL);
  g_autofree char *values = dup_values_text (offers->catalog, offer);
  g_autofree char *whole = NULL;

  g_string_append_printf (text, "%+lld", (long long) offer->points);
  if (offers->group->limit >= 0)
    {
      g_string_append (text, ", ");
      /* Translators: points of a battle group, of its limit */
      g_string_append_printf (text, offer->left >= 0 ? _ ("%lld left") : _ ("%lld over the limit"),
                              (long long) ABS (offer->left));
    }
  if (values != NULL)
    g_string_append_printf (text, ", %s", values);
  whole = g_string_free (text, FALSE);
  return offer->legal ? g_steal_pointer (&whole) : g_strdup_printf (_ ("%s: illegal"), whole);
}

/* Whether the group already breaks this rule at least as badly. */
static gboolean
is_old (const MusterCollisionGroupOffer *offer, const GArray *findings, MusterCollisionGroupRule rule)
{
  if ((rule == MUSTER_COLLISION_GROUP_RULE_POINTS && offer->points > 0)
      || (rule == MUSTER_COLLISION_GROUP_RULE_VALUES && offer->n_more > 0))
    return FALSE;
  for (guint i = 0; i < findings->len; i++)
    if (muster_collision_group_findings_at (findings, i)->rule == rule)
      return TRUE;
  return FALSE;
}

/* The group with one more member. */
static MusterCollisionGroup *
add_one (const MusterCollisionGroupOffers *offers, const MusterCollisionGroupOffer *offer)
{
  g_autoptr (GPtrArray) members = g_ptr_array_copy (offers->group->members, NULL, NULL);
  MusterCollisionGroup lent = { .limit = offers->group->limit, .members = members }, *then;

  g_ptr_array_set_free_func (members, NULL);
  g_ptr_array_add (members, (gpointer) offer->thing);
  then = muster_collision_group_copy_choices (&lent);
  muster_member_set_count (then->members->pdata[members->len - 1], 1);
  return then;
}

/* The reason it isn't legal. */
static char *
dup_new_sentences (const MusterCollisionGroupOffers *offers, const MusterCollisionGroupOffer *offer)
{
  g_autoptr (MusterCollisionGroup) then = add_one (offers, offer);
  g_autoptr (MusterCollisionGroupTotals) now_tally = muster_collision_group_add_up (offers->catalog, offers->group);
  g_autoptr (MusterCollisionGroupTotals) then_tally = muster_collision_group_add_up (offers->catalog, then);
  g_autoptr (GArray) now = muster_collision_group_judge (offers->group, now_tally),
                     findings = muster_collision_group_judge (then, then_tally);
  GString *reason = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionGroupFinding *finding = muster_collision_group_findings_at (findings, i);
      gboolean own = finding->rule == MUSTER_COLLISION_GROUP_RULE_RESTRICTED
                     || finding->rule == MUSTER_COLLISION_GROUP_RULE_MEMBER;

      if (own ? finding->member + 1 == then->members->len : !is_old (offer, now, finding->rule))
        {
          g_autofree char *sentence = muster_collision_group_finding_dup_sentence (finding, then, then_tally);

          g_string_append_printf (reason, "%s%s", reason->len > 0 ? " " : "", sentence);
        }
    }
  return g_string_free (reason, FALSE);
}

char *
muster_collision_group_offers_dup_reason (const MusterCollisionGroupOffers *offers,
                                          const MusterCollisionGroupOffer *offer)
{
  return offer->legal ? g_strdup ("") : dup_new_sentences (offers, offer);
}
