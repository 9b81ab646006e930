/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/kingdom-menu.h"

#include <glib/gi18n.h>

#include "games/castles/check.h"

static void
add_item (GMenu *section, const char *label, const char *action, const MusterCastlesKingdomChange *change)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, muster_kingdom_act_new (change));
  g_menu_append_item (section, item);
}

/* Under the words that the step will have. */
static void
add_change (GMenu *section, const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *change)
{
  g_autofree char *label = muster_castles_kingdom_change_dup_label (change, kingdom);

  add_item (section, label, MUSTER_KINGDOM_CHANGE_ACTION, change);
}

static MusterCastlesKingdomChange
like (const MusterCastlesKingdomChange *what, MusterCastlesKingdomAct act)
{
  MusterCastlesKingdomChange change = *what;

  change.act = act;
  change.to_realm = what->realm;
  change.to_castle = what->castle;
  change.to_card = what->card;
  return change;
}

static GMenu *
list_defense_moves (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
{
  const MusterCastlesKingdom *realm = muster_castles_kingdom_get_realm (kingdom, what->realm);
  const MusterCastlesCastle *castle = realm->castles->pdata[what->castle];
  MusterCastlesKingdomChange change = like (what, MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE);
  GMenu *section = g_menu_new ();

  if ((change.to_card = what->card + 1) < castle->defenses->len)
    add_change (section, kingdom, &change);
  if (what->card > 0)
    {
      change.to_card = what->card - 1;
      add_change (section, kingdom, &change);
    }
  change.to_card = G_MAXUINT;
  for (change.to_castle = 0; change.to_castle < realm->castles->len; change.to_castle++)
    if (change.to_castle != what->castle)
      add_change (section, kingdom, &change);
  return section;
}

static GMenu *
list_castle_acts (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
{
  const MusterCastlesKingdom *realm = muster_castles_kingdom_get_realm (kingdom, what->realm);
  MusterCastlesKingdomChange upgrade = like (what, MUSTER_CASTLES_KINGDOM_UPGRADE),
                             defense = like (what, MUSTER_CASTLES_KINGDOM_ADD_DEFENSE);
  MusterCastlesKingdomChange sort = like (what, MUSTER_CASTLES_KINGDOM_SORT_DEFENSES),
                             move = like (what, MUSTER_CASTLES_KINGDOM_MOVE_CASTLE);
  g_autofree char *advice = muster_castles_dup_advice (realm, what->castle);
  GMenu *section = g_menu_new ();

  add_item (section, _ ("Choose an upgrade…"), MUSTER_KINGDOM_PICK_ACTION, &upgrade);
  add_item (section, _ ("Add a defense…"), MUSTER_KINGDOM_PICK_ACTION, &defense);
  if (advice != NULL)
    add_change (section, kingdom, &sort);
  if (what->castle > 0)
    {
      move.to_castle = what->castle - 1;
      add_item (section, _ ("Move to the left"), MUSTER_KINGDOM_CHANGE_ACTION, &move);
    }
  if ((move.to_castle = what->castle + 1) < realm->castles->len)
    add_item (section, _ ("Move to the right"), MUSTER_KINGDOM_CHANGE_ACTION, &move);
  return section;
}

GMenuModel *
muster_kingdom_menu_new (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) acts = NULL, last = g_menu_new ();

  if (what->act == MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE)
    acts = list_defense_moves (kingdom, what);
  else if (what->act == MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE)
    acts = list_castle_acts (kingdom, what);
  if (acts != NULL)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (acts));
  add_change (last, kingdom, what);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));
  return G_MENU_MODEL (menu);
}
