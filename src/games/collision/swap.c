/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/swap.h"

#include "games/collision/judge.h"
#include "games/collision/rules.h"

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  const MusterCollisionSwapWish *wish;
  GArray *findings;
  gboolean found;
  MusterCollisionRemedy best;
} Swapping;

static gboolean
fits (const MusterCollisionSwapWish *wish, const MusterOption *option)
{
  return muster_collision_values_open (wish->values, option) && (wish->limit < 0 || option->limit <= wish->limit);
}

static gboolean
stays_legal (const Swapping *swapping, const MusterCollisionRemedy *swap)
{
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (swapping->character);
  MusterCollisionTotals totals;

  muster_collision_remedy_apply (swap, changed);
  return muster_collision_judge (swapping->catalog, changed, &totals, swapping->findings);
}

/* Finds the smallest difference before judging. */
static void
try_options (Swapping *swapping, const MusterCollisionPick *pick)
{
  MusterKind kind = muster_collision_slot_get_kind (pick->slot);
  const MusterOption *now = pick->choice->option;

  for (guint i = 0; i < muster_catalog_count (swapping->catalog, kind); i++)
    {
      const MusterOption *option = muster_catalog_nth (swapping->catalog, kind, i);
      MusterCollisionRemedy swap = { .kind = MUSTER_COLLISION_REMEDY_CHOOSE,
                                     .slot = pick->slot,
                                     .index = pick->index,
                                     .option = option,
                                     .points = option->points - now->points };

      if (option == now || !fits (swapping->wish, option) || swap.points > -swapping->wish->saving
          || (swapping->found && ABS (swap.points) >= ABS (swapping->best.points)) || !stays_legal (swapping, &swap))
        continue;
      swapping->best = swap;
      swapping->found = TRUE;
    }
}

/* The race is fixed by the miniature. */
static gboolean
may_be_swapped (const Swapping *swapping, const MusterCollisionPick *pick, gboolean any)
{
  return pick->choice->option != NULL && pick->slot != MUSTER_COLLISION_SLOT_RACE
         && (any || !fits (swapping->wish, pick->choice->option));
}

/* How many choices are in the way. */
static guint
count_in_the_way (const MusterCollisionCharacter *character, const MusterCollisionSwapWish *wish)
{
  MusterCollisionPick pick = { 0 };
  guint n = 0;

  while (muster_collision_character_next_pick (character, &pick))
    n += pick.choice->option == NULL || !fits (wish, pick.choice->option);
  return n;
}

gboolean
muster_collision_swap_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                            const MusterCollisionSwapWish *wish, MusterCollisionRemedy *swap)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  Swapping swapping = { .catalog = catalog, .character = character, .wish = wish, .findings = findings };
  guint in_the_way = count_in_the_way (character, wish);
  MusterCollisionPick pick = { 0 };

  if (in_the_way > 1 || (in_the_way == 0 && wish->saving == 0)
      || (character->names_values && (character->values & ~wish->values) != 0))
    return FALSE;
  while (muster_collision_character_next_pick (character, &pick))
    if (may_be_swapped (&swapping, &pick, in_the_way == 0))
      try_options (&swapping, &pick);
  *swap = swapping.best;
  return swapping.found;
}
