/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/forecast.h"

#include "forge/options.h"
#include "forge/tables.h"
#include "model/i18n.h"

struct _MusterForecasts
{
  const MusterForge *forge;
  MusterCollisionSlot slot;
  gint budget;
  gint64 points;           /* of all other choices */
  gboolean hopeless;       /* nothing chosen here can become legal */
  guint n;                 /* options */
  MusterForgeFuture *each; /* by option number */
};

/* The choices in all other slots. A weapon's enchantment stays if there is one to choose for it. */
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

/* One option by itself, for slots that the futures of a draft can't express. */
static MusterForgeFuture
look_at_one (const MusterForecasts *forecasts, const MusterCollisionCharacter *character, guint index,
             const MusterOption *option)
{
  g_autoptr (MusterCollisionCharacter) with = muster_collision_character_copy_choices (character);
  g_autoptr (MusterForgeTables) tables = NULL;
  g_auto (MusterForgeDraft) draft = { 0 };
  MusterSpread spread;

  muster_collision_character_choose (with, forecasts->slot, index, option);
  muster_forge_draft_read (&draft, forecasts->forge, with, 0);
  tables = muster_forge_tables_new_by_set (forecasts->forge, &draft);
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
look (MusterForecasts *forecasts, const MusterCollisionCharacter *character, const MusterCollisionCharacter *rest,
      guint index)
{
  MusterKind kind = muster_collision_slot_get_kind (forecasts->slot);
  g_autoptr (MusterForgeFutures) futures = NULL;
  const MusterForgeFuture *found = NULL;
  g_auto (MusterForgeDraft) draft = { 0 };
  gboolean enchanted = is_enchanted (character, forecasts->slot, index);

  if (!enchanted)
    {
      muster_forge_draft_read (&draft, forecasts->forge, rest, 0);
      futures = muster_forge_look_at_costs (forecasts->forge, &draft);
      found = find_futures (futures, forecasts->slot, index);
    }
  forecasts->hopeless = TRUE;
  for (guint i = 0; i < forecasts->n; i++)
    {
      const MusterOption *option = muster_catalog_nth (forecasts->forge->catalog, kind, i);

      forecasts->each[i] = enchanted       ? look_at_one (forecasts, character, index, option)
                           : found != NULL ? found[i]
                                           : (MusterForgeFuture){ 0, G_MAXINT, -1 };
      forecasts->hopeless = forecasts->hopeless && forecasts->each[i].least > forecasts->each[i].most;
    }
}

MusterForecasts *
muster_forecasts_new (const MusterForge *forge, const MusterCollisionCharacter *character, MusterCollisionSlot slot,
                      guint index)
{
  MusterForecasts *forecasts = g_new0 (MusterForecasts, 1);
  g_autoptr (MusterCollisionCharacter) rest = clear_place (character, slot, index);
  MusterCollisionTotals totals;

  /* The weapon's enchantment stays and is paid for. */
  muster_collision_totals_derive (rest, &totals);
  forecasts->points = totals.points;
  if (is_enchanted (character, slot, index))
    {
      const MusterOption *enchantment = muster_collision_character_weapon (character, index)->enchantment.option;

      forecasts->points += enchantment != NULL ? enchantment->points : 0;
    }
  forecasts->forge = forge;
  forecasts->slot = slot;
  forecasts->budget = character->budget;
  forecasts->n = muster_catalog_count (forge->catalog, muster_collision_slot_get_kind (slot));
  forecasts->each = g_new (MusterForgeFuture, forecasts->n + 1);
  look (forecasts, character, rest, index);
  return forecasts;
}

void
muster_forecasts_free (MusterForecasts *forecasts)
{
  g_free (forecasts->each);
  g_free (forecasts);
}

MusterForecast
muster_forecasts_get (const MusterForecasts *forecasts, const MusterOption *option)
{
  const MusterForgeFuture *future = &forecasts->each[muster_forge_find (forecasts->forge, option)];
  gboolean limited = forecasts->budget != MUSTER_COLLISION_NO_BUDGET;
  MusterForecast forecast = { .points = forecasts->points + option->points, .cheapest = -1 };

  if (future->least <= future->most)
    forecast.cheapest = future->least;
  forecast.left = limited ? forecasts->budget - forecast.points : 0;
  forecast.closed
      = !forecasts->hopeless && (forecast.cheapest < 0 || (limited && forecast.cheapest > forecasts->budget));
  return forecast;
}

char *
muster_forecast_dup_text (const MusterForecast *forecast, const MusterForecasts *forecasts)
{
  gboolean limited = forecasts->budget != MUSTER_COLLISION_NO_BUDGET;
  gboolean more = forecast->cheapest > forecast->points;

  if (forecasts->hopeless)
    return NULL;
  if (forecast->cheapest < 0)
    return g_strdup (_ ("A dead end: no legal character has this and the rest"));
  if (limited && forecast->cheapest > forecasts->budget)
    return g_strdup_printf (_ ("A dead end: at least %d of %d points"), forecast->cheapest, forecasts->budget);
  if (limited && more)
    return g_strdup_printf (_ ("%d points left, at least %d in the end"), (gint) forecast->left, forecast->cheapest);
  if (limited)
    return g_strdup_printf (ngettext ("%d point left", "%d points left", (gulong) forecast->left),
                            (gint) forecast->left);
  return more ? g_strdup_printf (_ ("At least %d points in the end"), forecast->cheapest) : NULL;
}

char *
muster_forecast_dup_short (const MusterForecast *forecast, const MusterForecasts *forecasts)
{
  gboolean limited = forecasts->budget != MUSTER_COLLISION_NO_BUDGET;
  gboolean more = forecast->cheapest > forecast->points;

  if (forecasts->hopeless)
    return NULL;
  if (forecast->closed)
    return g_strdup (_ ("dead end"));
  if (limited && more)
    return g_strdup_printf (_ ("%d left · %d or more"), (gint) forecast->left, forecast->cheapest);
  if (limited)
    return g_strdup_printf (_ ("%d left"), (gint) forecast->left);
  return more ? g_strdup_printf (_ ("%d or more"), forecast->cheapest) : NULL;
}
