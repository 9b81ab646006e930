/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/worksheet.h"

#include "games/collision/cards.h"
#include "model/catalog/stat.h"
#include "model/i18n.h"

/* Fractions of a row's width. */
#define STATS_A_ROW 10
#define ONE 1.0

static void
add_who (MusterRoster *roster)
{
  muster_roster_add_step (roster, _ ("The miniature"), _ ("What does it hold, what does it wear, who is it?"));
  muster_roster_add_field (roster, _ ("Name"), 0.7);
  muster_roster_add_field (roster, _ ("Points limit"), 0.3);
}

static void
add_values (MusterRoster *roster)
{
  muster_roster_add_step (roster, _ ("Values"),
                          _ ("Three at most. They open the options below; universal options need none."));
  for (guint i = 0; i < 3; i++)
    muster_roster_add_field (roster, C_ ("such as Sorcery", "Value"), ONE / 3);
}

static void
add_stat_fields (MusterRoster *roster)
{
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    muster_roster_add_field (roster, muster_stat_get_name (stat), ONE / STATS_A_ROW);
}

static void
add_race_and_tarot (MusterRoster *roster)
{
  muster_roster_add_step (roster, _ ("Race"), _ ("One. Copy its stats, effects and points."));
  muster_roster_add_field (roster, _ ("Race"), 0.45);
  muster_roster_add_field (roster, _ ("Effects"), 0.4);
  muster_roster_add_field (roster, _ ("Points"), 0.15);
  add_stat_fields (roster);
  muster_roster_add_step (
      roster, _ ("Tarot"),
      _ ("One. Its rank opens enchantments and strong skills, its suit decides which skills, and it says how "
         "many."));
  muster_roster_add_field (roster, _ ("Tarot"), 0.45);
  muster_roster_add_field (roster, _ ("Rank"), 0.13);
  muster_roster_add_field (roster, _ ("Suit"), 0.14);
  muster_roster_add_field (roster, _ ("Skills"), 0.13);
  muster_roster_add_field (roster, _ ("Points"), 0.15);
  add_stat_fields (roster);
}

static void
add_weapon (MusterRoster *roster)
{
  muster_roster_add_field (roster, _ ("Weapon"), 0.31);
  muster_roster_add_field (roster, _ ("Enchantment"), 0.3);
  muster_roster_add_field (roster, _ ("Type"), 0.14);
  muster_roster_add_field (roster, _ ("Hands"), 0.1);
  muster_roster_add_field (roster, _ ("Points"), 0.15);
  muster_roster_add_field (roster, _ ("EC"), 0.1);
  muster_roster_add_field (roster, _ ("W-Att"), 0.1);
  muster_roster_add_field (roster, _ ("W-Pow"), 0.1);
  muster_roster_add_field (roster, _ ("Reach"), 0.1);
  muster_roster_add_field (roster, _ ("Crit"), 0.25);
  muster_roster_add_field (roster, _ ("Special"), 0.35);
}

static void
add_gear (MusterRoster *roster)
{
  muster_roster_add_step (
      roster, _ ("Weapons"),
      _ ("Two at most, in two hands with the accessory. W-Att: the weapon's and Att. W-Pow: the weapon's and "
         "Str. Sharp weapons have no Crit: Slay."));
  add_weapon (roster);
  add_weapon (roster);
  muster_roster_add_step (roster, _ ("Armor"), _ ("One, and one enchantment on it."));
  muster_roster_add_field (roster, _ ("Armor"), 0.31);
  muster_roster_add_field (roster, _ ("Enchantment"), 0.3);
  muster_roster_add_field (roster, _ ("Effect"), 0.24);
  muster_roster_add_field (roster, _ ("Points"), 0.15);
  muster_roster_add_step (roster, _ ("Accessory"), _ ("One. Some take a hand: write those in place of a weapon too."));
  muster_roster_add_field (roster, _ ("Accessory"), 0.5);
  muster_roster_add_field (roster, _ ("Effect"), 0.35);
  muster_roster_add_field (roster, _ ("Points"), 0.15);
}

static void
add_skills (MusterRoster *roster)
{
  muster_roster_add_step (
      roster, _ ("Skills"),
      _ ("As many as the tarot says, one more with Skill +1, none twice. Of the tarot's suit, and of no higher "
         "rank."));
  for (guint i = 0; i < 4; i++)
    {
      muster_roster_add_field (roster, _ ("Skill"), 0.55);
      muster_roster_add_field (roster, _ ("Cost"), 0.3);
      muster_roster_add_field (roster, _ ("Points"), 0.15);
    }
}

static void
add_sum (MusterRoster *roster)
{
  muster_roster_add_step (roster, _ ("The card"), _ ("Add up race, tarot, armor and what they carry."));
  add_stat_fields (roster);
  muster_roster_add_field (roster, _ ("Restriction"), 0.3);
  muster_roster_add_field (roster, _ ("Notes"), 0.45);
  muster_roster_add_field (roster, _ ("Points in all"), 0.25);
}

MusterRoster *
muster_collision_make_worksheet (const MusterCatalog *catalog)
{
  MusterRoster *roster = muster_roster_new ("worksheet", _ ("Collision"), _ ("Character worksheet"));

  roster->reference = TRUE;
  roster->style = muster_collision_page_style;
  roster->content = muster_card_dup_content (catalog, "collision");
  add_who (roster);
  add_values (roster);
  add_race_and_tarot (roster);
  add_gear (roster);
  add_skills (roster);
  add_sum (roster);
  return roster;
}
