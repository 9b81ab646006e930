/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/repair/repair-part.h"

#include "games/collision/rules.h"
#include "model/catalog/catalog-lists.h"

static gboolean
is_enchantment (MusterCollisionSlot slot)
{
  return slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT || slot == MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT;
}

gboolean
muster_repair_fits (const MusterRepairFrame *frame, MusterCollisionSlot slot, const MusterOption *option)
{
  return muster_collision_values_open (frame->values, option) && option->hands <= MUSTER_COLLISION_MAX_HANDS
         && (!is_enchantment (slot) || muster_collision_rank_allows (frame->tarot, option));
}

gboolean
muster_repair_goes_with (const MusterOption *weapon, const MusterOption *enchantment)
{
  return weapon == NULL || enchantment == NULL || muster_collision_weapon_takes (weapon, enchantment);
}

MusterRepairChoice *
muster_repair_list (const MusterRepairFrame *frame, MusterCollisionSlot slot, const MusterChoice *now, gboolean sets,
                    guint *n)
{
  MusterKind kind = muster_collision_slot_get_kind (slot);
  guint all;
  const MusterOption *const *options = muster_catalog_get_options (frame->catalog, kind, &all);
  gboolean made = muster_choice_is_made (now);
  gint64 points = muster_repair_points (now->option);
  MusterRepairChoice *list = muster_sums_alloc (frame->sums, (all + 2) * sizeof *list);

  *n = 0;
  if (!made || (now->option != NULL && muster_repair_fits (frame, slot, now->option)))
    list[(*n)++] = (MusterRepairChoice){ 0, now->option != NULL ? now->option->hands : 0, 0, now->option };
  if (made)
    list[(*n)++] = (MusterRepairChoice){ 1, 0, -points, NULL };
  for (guint i = 0; (made || sets) && i < all; i++)
    {
      const MusterOption *option = options[i];

      if (option != now->option && muster_repair_fits (frame, slot, option))
        list[(*n)++] = (MusterRepairChoice){ 1, option->hands, option->points - points, option };
    }
  muster_sums_give_back (frame->sums, (all + 2 - *n) * sizeof *list);
  return list;
}

void
muster_repair_push (const MusterRepairWalk *walk, MusterCollisionSlot slot, guint index, const MusterOption *option,
                    gint64 points)
{
  MusterCollisionRemedy change
      = { .kind = MUSTER_COLLISION_REMEDY_CHOOSE, .slot = slot, .index = index, .option = option, .points = points };

  g_array_append_val (walk->changes, change);
}
