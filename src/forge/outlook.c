/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/outlook.h"

#include "forge/options.h"
#include "forge/tables.h"
#include "model/i18n.h"

struct _MusterOutlooks
{
  const MusterForge *forge;
  MusterCollisionSlot slot;
  gint budget;
  gint64 points;           /* of all that is chosen elsewhere */
  gboolean hopeless;       /* whatever is chosen here, nothing becomes of it */
  guint n;                 /* options */
  MusterForgeFuture *each; /* by the option's number */
};

/* What is chosen in all other places. A weapon's enchantment stays where there is one to choose for it. */
static MusterCollisionCharacter *
clear_place (const MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index)
{
  MusterCollisionCharacter *rest = muster_collision_character_copy_choices (character);
  const MusterChoice *now = muster_collision_character_get_choice (rest, slot, index);

  if (now != NULL && muster_choice_is_made (now))
    muster_collision_character_choose (rest, slot, index, NULL);
  return rest;
}

static gboolean
is_enchanted (const MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index)
{
  return slot == MUSTER_COLLISION_SLOT_WEAPON && index < character->weapons->len
         && muster_choice_is_made (&muster_collision_character_weapon (character, index)->enchantment);
}

/* One option by itself: its place has more to it than the futures of a draft know. */
static MusterForgeFuture
look_at_one (const MusterOutlooks *outlooks, const MusterCollisionCharacter *character, guint index,
             const MusterOption *option)
{
  g_autoptr (MusterCollisionCharacter) with = muster_collision_character_copy_choices (character);
  g_autoptr (MusterForgeTables) tables = NULL;
  g_auto (MusterForgeDraft) draft = { 0 };
  MusterSpread spread;

  muster_collision_character_choose (with, outlooks->slot, index, option);
  muster_forge_draft_read (&draft, outlooks->forge, with, 0);
  tables = muster_forge_tables_new_by_set (outlooks->forge, &draft);
  spread = muster_forge_tables_spread (tables);
  if (spread.n == 0)
    return (MusterForgeFuture){ 0, G_MAXINT, -1 };
  return (MusterForgeFuture){ 1, spread.entries[0].points, spread.entries[spread.n - 1].points };
}

static const MusterForgeFuture *
find_futures (const MusterForgeFutures *futures, MusterCollisionSlot slot, guint index)
{
  const MusterForgeFuture *all[MUSTER_COLLISION_N_SLOTS] = {
    [MUSTER_COLLISION_SLOT_RACE] = futures->races,
    [MUSTER_COLLISION_SLOT_TAROT] = futures->tarots,
    [MUSTER_COLLISION_SLOT_WEAPON] = futures->weapons,
    [MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT]
    = index < MUSTER_COLLISION_MAX_WEAPONS ? futures->weapon_enchantments[index] : NULL,
    [MUSTER_COLLISION_SLOT_ARMOR] = futures->armors,
    [MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT] = futures->armor_enchantments,
    [MUSTER_COLLISION_SLOT_ACCESSORY] = futures->accessories,
    [MUSTER_COLLISION_SLOT_SKILL] = futures->skills,
  };

  return all[slot];
}

static void
look (MusterOutlooks *outlooks, const MusterCollisionCharacter *character, const MusterCollisionCharacter *rest,
      guint index)
{
  MusterKind kind = muster_collision_slot_get_kind (outlooks->slot);
  g_autoptr (MusterForgeFutures) futures = NULL;
  const MusterForgeFuture *found = NULL;
  g_auto (MusterForgeDraft) draft = { 0 };
  gboolean enchanted = is_enchanted (character, outlooks->slot, index);

  if (!enchanted)
    {
      muster_forge_draft_read (&draft, outlooks->forge, rest, 0);
      futures = muster_forge_look_at_costs (outlooks->forge, &draft);
      found = find_futures (futures, outlooks->slot, index);
    }
  outlooks->hopeless = TRUE;
  for (guint i = 0; i < outlooks->n; i++)
    {
      const MusterOption *option = muster_catalog_nth (outlooks->forge->catalog, kind, i);

      outlooks->each[i] = enchanted       ? look_at_one (outlooks, character, index, option)
                          : found != NULL ? found[i]
                                          : (MusterForgeFuture){ 0, G_MAXINT, -1 };
      outlooks->hopeless = outlooks->hopeless && outlooks->each[i].least > outlooks->each[i].most;
    }
}

MusterOutlooks *
muster_outlooks_new (const MusterForge *forge, const MusterCollisionCharacter *character, MusterCollisionSlot slot,
                     guint index)
{
  MusterOutlooks *outlooks = g_new0 (MusterOutlooks, 1);
  g_autoptr (MusterCollisionCharacter) rest = clear_place (character, slot, index);
  MusterCollisionTotals totals;

  /* The weapon's enchantment stays, and is paid for. */
  muster_collision_totals_derive (rest, &totals);
  outlooks->points = totals.points;
  if (is_enchanted (character, slot, index))
    {
      const MusterOption *enchantment = muster_collision_character_weapon (character, index)->enchantment.option;

      outlooks->points += enchantment != NULL ? enchantment->points : 0;
    }
  outlooks->forge = forge;
  outlooks->slot = slot;
  outlooks->budget = character->budget;
  outlooks->n = muster_catalog_count (forge->catalog, muster_collision_slot_get_kind (slot));
  outlooks->each = g_new (MusterForgeFuture, outlooks->n + 1);
  look (outlooks, character, rest, index);
  return outlooks;
}

void
muster_outlooks_free (MusterOutlooks *outlooks)
{
  g_free (outlooks->each);
  g_free (outlooks);
}

MusterOutlook
muster_outlooks_get (const MusterOutlooks *outlooks, const MusterOption *option)
{
  const MusterForgeFuture *future = &outlooks->each[muster_forge_find (outlooks->forge, option)];
  gboolean limited = outlooks->budget != MUSTER_COLLISION_NO_BUDGET;
  MusterOutlook outlook = { .points = outlooks->points + option->points, .cheapest = -1 };

  if (future->least <= future->most)
    outlook.cheapest = future->least;
  outlook.left = limited ? outlooks->budget - outlook.points : 0;
  outlook.closed = !outlooks->hopeless && (outlook.cheapest < 0 || (limited && outlook.cheapest > outlooks->budget));
  return outlook;
}

char *
muster_outlook_dup_text (const MusterOutlook *outlook, const MusterOutlooks *outlooks)
{
  gboolean limited = outlooks->budget != MUSTER_COLLISION_NO_BUDGET;
  gboolean more = outlook->cheapest > outlook->points;

  if (outlooks->hopeless)
    return NULL;
  if (outlook->cheapest < 0)
    return g_strdup (_ ("A dead end: no legal character has this and the rest"));
  if (limited && outlook->cheapest > outlooks->budget)
    return g_strdup_printf (_ ("A dead end: at least %d of %d points"), outlook->cheapest, outlooks->budget);
  if (limited && more)
    return g_strdup_printf (_ ("%d points left, at least %d in the end"), (gint) outlook->left, outlook->cheapest);
  if (limited)
    return g_strdup_printf (ngettext ("%d point left", "%d points left", (gulong) outlook->left), (gint) outlook->left);
  return more ? g_strdup_printf (_ ("At least %d points in the end"), outlook->cheapest) : NULL;
}

char *
muster_outlook_dup_short (const MusterOutlook *outlook, const MusterOutlooks *outlooks)
{
  gboolean limited = outlooks->budget != MUSTER_COLLISION_NO_BUDGET;
  gboolean more = outlook->cheapest > outlook->points;

  if (outlooks->hopeless)
    return NULL;
  if (outlook->closed)
    return g_strdup (_ ("dead end"));
  if (limited && more)
    return g_strdup_printf (_ ("%d left · %d or more"), (gint) outlook->left, outlook->cheapest);
  if (limited)
    return g_strdup_printf (_ ("%d left"), (gint) outlook->left);
  return more ? g_strdup_printf (_ ("%d or more"), outlook->cheapest) : NULL;
}
