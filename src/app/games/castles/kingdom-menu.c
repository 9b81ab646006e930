/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/kingdom-menu.h"

#include <glib/gi18n.h>

#include "games/castles/check.h"

static void
add_item (GMenu *section, const char *label, const char *action, const MusterCastlesKingdomChange *change)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, muster_kingdom_action_new (change));
  g_menu_append_item (section, item);
}

/* Labelled like the step. */
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

/* Moves in the game: on a full castle, playing a better defense. */
static GMenu *
list_defense_acts (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
{
  MusterCastlesKingdomChange improve = like (what, MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE);
  GMenu *section = g_menu_new ();

  if (muster_castles_kingdom_change_is_possible (&improve, kingdom))
    add_item (section, _ ("Improve: Play Another in Its Place…"), MUSTER_KINGDOM_PICK_ACTION, &improve);
  return section;
}

/* Corrections of a list that was entered wrongly. */
static GMenu *
list_corrections (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
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
  MusterCastlesKingdomChange move = like (what, MUSTER_CASTLES_KINGDOM_MOVE_CASTLE);
  GMenu *section = g_menu_new ();

  add_item (section, _ ("Choose an Upgrade…"), MUSTER_KINGDOM_PICK_ACTION, &upgrade);
  add_item (section, _ ("Add a Defense…"), MUSTER_KINGDOM_PICK_ACTION, &defense);
  if (what->castle > 0)
    {
      move.to_castle = what->castle - 1;
      add_item (section, _ ("Move to the Left"), MUSTER_KINGDOM_CHANGE_ACTION, &move);
    }
  if ((move.to_castle = what->castle + 1) < realm->castles->len)
    add_item (section, _ ("Move to the Right"), MUSTER_KINGDOM_CHANGE_ACTION, &move);
  return section;
}

static GMenu *
list_castle_corrections (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
{
  MusterCastlesKingdomChange sort = like (what, MUSTER_CASTLES_KINGDOM_SORT_DEFENSES);
  g_autofree char *advice
      = muster_castles_dup_advice (muster_castles_kingdom_get_realm (kingdom, what->realm), what->castle);
  GMenu *section = g_menu_new ();

  if (advice != NULL)
    add_change (section, kingdom, &sort);
  return section;
}

static void
add_section (GMenu *menu, const char *title, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, title, G_MENU_MODEL (section));
  g_object_unref (section);
}

GMenuModel *
muster_kingdom_menu_new (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what)
{
  GMenu *menu = g_menu_new (), *last = g_menu_new ();

  if (what->act == MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE)
    {
      add_section (menu, NULL, list_defense_acts (kingdom, what));
      add_section (menu, _ ("Corrections"), list_corrections (kingdom, what));
    }
  else if (what->act == MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE)
    {
      add_section (menu, NULL, list_castle_acts (kingdom, what));
      add_section (menu, _ ("Corrections"), list_castle_corrections (kingdom, what));
    }
  add_change (last, kingdom, what);
  add_section (menu, NULL, last);
  return G_MENU_MODEL (menu);
}
