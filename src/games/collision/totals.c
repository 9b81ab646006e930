/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/totals.h"

#include <string.h>

#include "games/collision/rules.h"
#include "games/collision/values.h"

static void
derive_values (const MusterCollisionCharacter *character, const MusterCollisionValueNeeds *needs,
               MusterCollisionTotals *totals)
{
  if (!character->names_values)
    {
      totals->n_values
          = muster_collision_values_find_smallest (needs, MUSTER_COLLISION_MAX_CHARACTER_VALUES, &totals->values);
      return;
    }
  totals->n_values = muster_value_set_size (character->values);
  totals->values.n = 1;
  totals->values.sets[0] = character->values;
}

static void
derive_use (const MusterCollisionCharacter *character, MusterCollisionTotals *totals)
{
  const MusterOption *race = character->race.option, *tarot = character->tarot.option;

  totals->complete = race != NULL && tarot != NULL;
  totals->reach = race != NULL ? race->reach : 0;
  totals->skills_limit = tarot != NULL ? muster_collision_skills_limit (race, tarot) : -1;
  totals->limit = tarot != NULL ? tarot->limit : 0;
}

void
muster_collision_totals_derive (const MusterCollisionCharacter *character, MusterCollisionTotals *totals)
{
  MusterCollisionValueNeeds needs;
  MusterCollisionPick pick = { 0 };

  /* The tables are filled only as far as they are used. */
  memset (totals, 0, G_STRUCT_OFFSET (MusterCollisionTotals, values));
  needs.required = 0;
  needs.n = 0;
  memset (needs.seen, 0, sizeof needs.seen);

  while (muster_collision_character_next_pick (character, &pick))
    {
      const MusterOption *option = pick.choice->option;

      if (option == NULL)
        continue;
      totals->points += option->points;
      for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
        totals->stats[stat] += option->stats[stat];
      totals->hands += option->hands;
      totals->weapons += pick.slot == MUSTER_COLLISION_SLOT_WEAPON;
      totals->skills += pick.slot == MUSTER_COLLISION_SLOT_SKILL;
      muster_collision_value_needs_add (&needs, option->values);
    }
  derive_use (character, totals);
  derive_values (character, &needs, totals);
}

/* What the enchantment adds to a weapon's reach; without a separate number for ranged weapons it adds the same. */
static gint
enchanted_reach (const MusterOption *enchantment, gboolean ranged)
{
  return ranged && enchantment->ranged_reach != 0 ? enchantment->ranged_reach : enchantment->reach;
}

MusterCollisionWeaponLine
muster_collision_weapon_line_of (const MusterOption *weapon, const MusterOption *enchantment)
{
  MusterCollisionWeaponLine line = {
    .weapon = weapon,
    .enchantment = enchantment,
    .ec = weapon->ec,
    .w_att = weapon->w_att,
    .w_pow = weapon->w_pow,
    .reach = weapon->reach,
    .ranged = weapon->ranged,
    .damage = weapon->damage,
  };

  if (enchantment == NULL)
    return line;
  line.w_att += enchantment->w_att;
  line.w_pow += enchantment->w_pow;
  line.reach += enchanted_reach (enchantment, weapon->ranged);
  if (enchantment->damage != MUSTER_DAMAGE_NONE)
    line.damage = enchantment->damage;
  return line;
}

gboolean
muster_collision_totals_derive_weapon (const MusterCollisionCharacter *character, const MusterCollisionTotals *totals,
                                       guint n, MusterCollisionWeaponLine *line)
{
  const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, n);

  if (carried->weapon.option == NULL)
    return FALSE;
  *line = muster_collision_weapon_line_of (carried->weapon.option, carried->enchantment.option);
  line->w_att += totals->stats[MUSTER_STAT_ATT];
  line->w_pow += totals->stats[MUSTER_STAT_STR];
  line->reach += totals->reach;
  return TRUE;
}

char *
muster_collision_weapon_line_dup_features (const MusterCollisionWeaponLine *line, MusterFeaturePlace place)
{
  GString *cell = g_string_sized_new (64);

  muster_option_append_features (line->weapon, place, TRUE, cell);
  /* Features that only add to the weapon's numbers are already included. */
  if (line->enchantment != NULL)
    muster_option_append_features (line->enchantment, place, FALSE, cell);
  return g_string_free (cell, FALSE);
}

static void
add_part (GArray *parts, const char *source, gint amount)
{
  MusterCollisionPart part = { source, amount };

  if (amount != 0)
    g_array_append_val (parts, part);
}

/* What each choice adds to a number of the option, by its offset. */
static GArray *
gather_parts (const MusterCollisionCharacter *character, gint (*amount) (const MusterOption *option, gint which),
              gint which)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (MusterCollisionPart));
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (character, &pick))
    if (pick.choice->option != NULL)
      add_part (parts, muster_option_get_name (pick.choice->option), amount (pick.choice->option, which));
  return parts;
}

static gint
stat_of (const MusterOption *option, gint stat)
{
  return option->stats[stat];
}

static gint
points_of (const MusterOption *option, gint unused)
{
  return option->points;
}

GArray *
muster_collision_totals_explain_stat (const MusterCollisionCharacter *character, MusterStat stat)
{
  return gather_parts (character, stat_of, (gint) stat);
}

GArray *
muster_collision_totals_explain_points (const MusterCollisionCharacter *character)
{
  return gather_parts (character, points_of, 0);
}

GArray *
muster_collision_totals_explain_weapon (const MusterCollisionCharacter *character, guint n,
                                        MusterCollisionWeaponNumber number)
{
  const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, n);
  const MusterOption *weapon = carried->weapon.option, *enchantment = carried->enchantment.option;
  const MusterOption *race = character->race.option;
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (MusterCollisionPart));
  g_autoptr (GArray) stats = NULL;
  gboolean att = number == MUSTER_COLLISION_WEAPON_W_ATT, reach = number == MUSTER_COLLISION_WEAPON_REACH;

  if (weapon == NULL)
    return g_steal_pointer (&parts);
  add_part (parts, muster_option_get_name (weapon), att ? weapon->w_att : reach ? weapon->reach : weapon->w_pow);
  if (!reach)
    {
      stats = muster_collision_totals_explain_stat (character, att ? MUSTER_STAT_ATT : MUSTER_STAT_STR);
      g_array_append_vals (parts, stats->data, stats->len);
    }
  else if (race != NULL)
    add_part (parts, muster_option_get_name (race), race->reach);
  if (enchantment != NULL)
    add_part (parts, muster_option_get_name (enchantment),
              att     ? enchantment->w_att
              : reach ? enchanted_reach (enchantment, weapon->ranged)
                      : enchantment->w_pow);

  return g_steal_pointer (&parts);
}

char *
muster_collision_parts_dup_text (const char *name, const GArray *parts)
{
  g_autoptr (GString) derivation = g_string_new (NULL);
  gint total = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const MusterCollisionPart *part = &g_array_index (parts, MusterCollisionPart, i);

      total += part->amount;
      g_string_append_printf (derivation, "%s%s %d", i > 0 ? " + " : " = ", part->source, part->amount);
    }
  return g_strdup_printf ("%s %d%s", name, total, derivation->str);
}
