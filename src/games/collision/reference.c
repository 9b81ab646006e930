/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/reference.h"

#include "games/card-parts.h"
#include "games/reference.h"
#include "model/i18n.h"

static const MusterReferenceRule moves[] = {
  { NULL, N_ ("Moving") },
  { "action", N_ ("Step"), N_ ("One space, free.") },
  { "action", N_ ("Maneuver"), N_ ("Up to Move spaces for 1 Endurance.") },
  { "action", N_ ("Run"), N_ ("Up to twice Move spaces for 3 Endurance.") },
  { NULL, N_ ("Costs") },
  { "effect", N_ ("E: Endurance"),
    N_ ("Spent on most actions. Begins at End; each turn brings as much as End again, to nine at most.") },
  { "effect", N_ ("M: Mana"), N_ ("Begins at Mana. What is spent doesn't come back, unless a rule says so.") },
  { "attack", N_ ("Weapon EC"),
    N_ ("The Endurance that an attack with the weapon costs, besides the ability's own cost.") },
  { "reaction", N_ ("RE: Reaction"), N_ ("Used when something happens, in anyone's activation.") },
  { NULL, N_ ("Stats") },
  { "effect", N_ ("Def, Arm, Tuf"),
    N_ ("How hard to hit, how hard to injure, and how many injuries defeat the character.") },
  { "effect", N_ ("Comm"), N_ ("Decides sides, deployment and turn order; also how far some abilities reach.") },
  { "effect", N_ ("Att, Str, S-Pow"),
    N_ ("Accuracy, strength and the power of spells. Att is already part of W-Att, and Str of W-Pow.") },
  { "attack", N_ ("Reach"),
    N_ ("How near an enemy must be. With a plus, the weapon attacks further away too, at a penalty.") },
  { "special", N_ ("Crit"), N_ ("What a roll of 10 to hit adds.") },
  { NULL, N_ ("Building") },
  { "effect", N_ ("A character"),
    N_ ("A race and a tarot; up to two weapons, one armor, one accessory, two hands in all. Rank opens enchantments, "
        "suit and rank "
        "open skills. Three values at most.") },
  { "effect", N_ ("A battle group"),
    N_ ("No more points than the limit, and no more than three values among all its characters.") },
  { NULL, NULL },
};

/* The suits and what their symbols stand for. */
static void
add_suits (MusterRoster *roster)
{
  muster_reference_add_rule (roster, NULL, _ ("Suits"), "");
  muster_reference_add_rule (roster, "swords", C_ ("suit", "Swords"), _ ("Soldiers."));
  muster_reference_add_rule (roster, "cups", C_ ("suit", "Cups"), _ ("Leaders."));
  muster_reference_add_rule (roster, "rods", C_ ("suit", "Rods"), _ ("Mages."));
  muster_reference_add_rule (roster, "coins", C_ ("suit", "Coins"), _ ("Rogues."));
}

/* What the glossary has of a kind. */
static void
add_abilities (MusterRoster *roster, const MusterCatalog *catalog, const char *heading, MusterAbilityKind kind)
{
  muster_reference_add_rule (roster, NULL, heading, "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ABILITY); i++)
    {
      const MusterOption *ability = muster_catalog_nth (catalog, MUSTER_KIND_ABILITY, i);

      if (ability->ability_kind == kind)
        muster_reference_add_rule (roster, muster_ability_kinds[kind], muster_option_get_name (ability),
                                   muster_option_get_about (ability));
    }
}

static void
add_damages (MusterRoster *roster)
{
  muster_reference_add_rule (roster, NULL, _ ("Kinds of damage"), "");
  for (guint i = MUSTER_DAMAGE_NONE + 1; muster_damages[i] != NULL; i++)
    muster_reference_add_rule (roster, muster_damages[i], muster_card_get_damage_name ((MusterDamage) i), "");
}

MusterRoster *
muster_collision_make_reference (const MusterCatalog *catalog)
{
  MusterRoster *roster = muster_reference_new (catalog, "collision", _ ("Collision"));

  muster_reference_add (roster, moves);
  add_abilities (roster, catalog, _ ("Statuses"), MUSTER_ABILITY_STATUS);
  add_abilities (roster, catalog, _ ("Crits"), MUSTER_ABILITY_CRIT);
  add_abilities (roster, catalog, _ ("Words on weapons and abilities"), MUSTER_ABILITY_TERM);
  add_suits (roster);
  add_damages (roster);
  return roster;
}
