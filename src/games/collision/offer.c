/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/offer.h"

#include "model/i18n.h"
#include "games/collision/remedy.h"

/* The current character, for comparison. */
typedef struct
{
  MusterCollisionTotals totals;
  GArray *findings;
} State;

static MusterValueSet
needed_in_any_case (const MusterCollisionTotals *totals)
{
  MusterValueSet needed = totals->values.n > 0 ? (MusterValueSet) ~0u : 0;

  for (guint i = 0; i < totals->values.n; i++)
    needed &= totals->values.sets[i];
  return needed;
}

static MusterValueSet
needed_perhaps (const MusterCollisionTotals *totals)
{
  MusterValueSet needed = 0;

  for (guint i = 0; i < totals->values.n; i++)
    needed |= totals->values.sets[i];
  return needed;
}

static gboolean
has_finding (const GArray *findings, const MusterCollisionFinding *finding)
{
  for (guint i = 0; i < findings->len; i++)
    if (muster_collision_finding_equal (muster_collision_findings_at (findings, i), finding))
      return TRUE;
  return FALSE;
}

/* Keeps and counts the `findings` that aren't in `others`; `aliases` are the same findings as they would appear
 * there. */
static guint
keep_missing (MusterCollisionOffers *offers, const GArray *findings, const GArray *aliases, const GArray *others)
{
  guint before = offers->findings->len;

  for (guint i = 0; i < findings->len; i++)
    if (!has_finding (others, muster_collision_findings_at (aliases, i)))
      g_array_append_vals (offers->findings, muster_collision_findings_at (findings, i), 1);
  return offers->findings->len - before;
}

/* The current problems as they read after the change: removing a weapon or skill moves later ones up. */
static GArray *
follow (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer, GArray *findings)
{
  gboolean removal = offer->option == NULL
                     && (offers->slot == MUSTER_COLLISION_SLOT_WEAPON || offers->slot == MUSTER_COLLISION_SLOT_SKILL);
  GArray *followed;

  if (!removal)
    return g_array_ref (findings);
  followed = muster_collision_findings_new ();
  for (guint i = 0; i < findings->len; i++)
    {
      MusterCollisionFinding after = muster_collision_finding_after_removal (muster_collision_findings_at (findings, i),
                                                                             offers->slot, offers->index);

      g_array_append_val (followed, after);
    }
  return followed;
}

static void
compare (MusterCollisionOffers *offers, MusterCollisionOffer *offer, const State *now, const State *then)
{
  g_autoptr (GArray) followed = follow (offers, offer, now->findings);

  offer->points = then->totals.points - now->totals.points;
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    offer->stats[stat] = then->totals.stats[stat] - now->totals.stats[stat];
  offer->values = needed_in_any_case (&then->totals) & (MusterValueSet) ~needed_perhaps (&now->totals);
  offer->first_new = offers->findings->len;
  offer->n_new = keep_missing (offers, then->findings, then->findings, followed);
  offer->first_solved = offers->findings->len;
  offer->n_solved = keep_missing (offers, now->findings, followed, then->findings);
  offer->legal = TRUE;
  for (guint i = 0; i < offer->n_new; i++)
    offer->legal &= !muster_collision_rule_is_error (
        muster_collision_findings_at (offers->findings, offer->first_new + i)->rule);
}

/* The effect on the battle group. */
static void
fit (const MusterCollisionOffers *offers, MusterCollisionOffer *offer, const MusterCollisionCharacter *character,
     const State *then)
{
  if (offers->room == NULL)
    return;
  offer->fit
      = muster_collision_group_room_try (offers->room, &character->thing, then->totals.points, then->totals.limit);
  offer->legal &= !muster_collision_group_room_is_worse (offers->room, &offers->now, &offer->fit);
}

static void
try_option (MusterCollisionOffers *offers, MusterCollisionCharacter *character, const MusterOption *option,
            const State *now, State *then)
{
  MusterCollisionOffer offer = { .option = option };

  muster_collision_character_choose (character, offers->slot, offers->index, option);
  muster_collision_judge (offers->catalog, character, &then->totals, then->findings);
  compare (offers, &offer, now, then);
  fit (offers, &offer, character, then);
  g_array_append_val (offers->offers, offer);
}

/* Takes ownership of the room. */
static MusterCollisionOffers *
make_offers (const MusterCatalog *catalog, MusterCollisionGroupRoom *room, const MusterCollisionCharacter *character,
             MusterCollisionSlot slot, guint index)
{
  MusterCollisionOffers *offers = g_new0 (MusterCollisionOffers, 1);
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (character);
  MusterKind kind = muster_collision_slot_get_kind (slot);
  const MusterChoice *choice;
  State now = { .findings = muster_collision_findings_new () }, then = { .findings = muster_collision_findings_new () };

  *offers = (MusterCollisionOffers){
    .catalog = catalog,
    .character = muster_collision_character_copy_choices (character),
    .slot = slot,
    .room = room,
    .index = index,
    .offers = g_array_new (FALSE, FALSE, sizeof (MusterCollisionOffer)),
    .findings = muster_collision_findings_new (),
  };
  choice = muster_collision_character_get_choice (offers->character, slot, index);
  offers->is_chosen = choice != NULL && muster_choice_is_made (choice);
  muster_collision_judge (catalog, character, &now.totals, now.findings);
  if (room != NULL)
    offers->now = muster_collision_group_room_try (room, &character->thing, now.totals.points, now.totals.limit);
  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    try_option (offers, changed, muster_catalog_nth (catalog, kind, i), &now, &then);
  try_option (offers, changed, NULL, &now, &then);
  g_array_unref (now.findings);
  g_array_unref (then.findings);

  return offers;
}

MusterCollisionOffers *
muster_collision_offers_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                             MusterCollisionSlot slot, guint index)
{
  return make_offers (catalog, NULL, character, slot, index);
}

MusterCollisionOffers *
muster_collision_offers_new_in_group (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                      const MusterCollisionCharacter *member, MusterCollisionSlot slot, guint index)
{
  MusterCollisionGroupRoom *room = g_new (MusterCollisionGroupRoom, 1);

  muster_collision_group_room_init (room, catalog, group, &member->thing);
  return make_offers (catalog, room, member, slot, index);
}

void
muster_collision_offers_free (MusterCollisionOffers *offers)
{
  muster_collision_character_free (offers->character);
  g_free (offers->room);
  g_array_unref (offers->offers);
  g_array_unref (offers->findings);
  g_free (offers);
}

char *
muster_collision_offers_dup_reason (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer)
{
  GString *reason = g_string_new (NULL);
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_copy_choices (offers->character);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  muster_collision_character_choose (character, offers->slot, offers->index, offer->option);
  muster_collision_judge (offers->catalog, character, &totals, findings);
  for (guint i = 0; i < offer->n_new; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (offers->findings, offer->first_new + i);
      g_autofree char *sentence = NULL;

      if (!muster_collision_rule_is_error (finding->rule))
        continue;
      sentence = muster_collision_finding_dup_sentence (finding, offers->catalog, character, &totals);
      g_string_append_printf (reason, "%s%s", reason->len > 0 ? " " : "", sentence);
    }

  if (offers->room != NULL)
    {
      g_autofree char *crowded = muster_collision_group_room_dup_reason (offers->room, &offers->now, &offer->fit);

      g_string_append_printf (reason, "%s%s", reason->len > 0 && *crowded != '\0' ? " " : "", crowded);
    }
  return g_string_free (reason, FALSE);
}

/* Whether a remedy leaves the offered choice in place. */
static gboolean
is_elsewhere (const MusterCollisionOffers *offers, const MusterCollisionRemedy *remedy)
{
  if (remedy->kind != MUSTER_COLLISION_REMEDY_CHOOSE || remedy->index != offers->index)
    return TRUE;
  if (offers->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT && remedy->slot == MUSTER_COLLISION_SLOT_WEAPON)
    return remedy->option != NULL;
  return remedy->slot != offers->slot;
}

/* Whether all errors caused by the offer are gone. */
static gboolean
unlocks (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer,
         const MusterCollisionCharacter *character, const MusterCollisionRemedy *remedy)
{
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (character);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  if (remedy->new_errors > 0 || !is_elsewhere (offers, remedy))
    return FALSE;
  muster_collision_remedy_apply (remedy, changed);
  muster_collision_judge (offers->catalog, changed, &totals, findings);
  for (guint i = 0; i < offer->n_new; i++)
    {
      MusterCollisionFinding finding = *muster_collision_findings_at (offers->findings, offer->first_new + i);

      if (remedy->kind == MUSTER_COLLISION_REMEDY_CHOOSE && remedy->option == NULL)
        finding = muster_collision_finding_after_removal (&finding, remedy->slot, remedy->index);
      if (muster_collision_rule_is_error (finding.rule) && has_finding (findings, &finding))
        return FALSE;
    }
  return TRUE;
}

static const MusterCollisionFinding *
find_first_error (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer)
{
  for (guint i = 0; i < offer->n_new; i++)
    if (muster_collision_rule_is_error (muster_collision_findings_at (offers->findings, offer->first_new + i)->rule))
      return muster_collision_findings_at (offers->findings, offer->first_new + i);
  return NULL;
}

char *
muster_collision_offers_dup_unlock (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer)
{
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_copy_choices (offers->character);
  const MusterCollisionFinding *error = find_first_error (offers, offer);
  g_autoptr (GArray) remedies = NULL;

  if (error == NULL)
    return g_strdup ("");
  muster_collision_character_choose (character, offers->slot, offers->index, offer->option);
  remedies = muster_collision_remedies_find (offers->catalog, character, error);
  for (guint i = 0; i < remedies->len; i++)
    if (unlocks (offers, offer, character, &g_array_index (remedies, MusterCollisionRemedy, i)))
      return muster_collision_remedy_dup_text (&g_array_index (remedies, MusterCollisionRemedy, i), offers->catalog,
                                               character);
  return g_strdup ("");
}
