/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The built content database compared with the rulebooks: option counts of each section, rows of every table copied by
 * hand, and what options add. */
#include "support/cmocka.h"

#include "model/catalog/field.h"
#include "store/content.h"
#include "support/row.h"

static const MusterOption *
find (void **state, MusterKind kind, const char *id)
{
  const MusterOption *option = muster_catalog_find (*state, kind, id);

  if (option == NULL)
    fail_msg ("there is no %s %s", muster_kind_get_id (kind), id);
  return option;
}

static void
assert_rows (void **state, MusterKind kind, const char *const *rows)
{
  for (; *rows != NULL; rows++)
    {
      g_autofree char *id = g_strndup (*rows, strcspn (*rows, " "));
      g_autofree char *row = row_dup (*state, find (state, kind, id));

      assert_string_equal (row, *rows);
    }
}

static void
assert_cell (void **state, MusterKind kind, const char *id, const char *name, const char *expected)
{
  const MusterOption *option = find (state, kind, id);
  const MusterField *field = muster_fields_of (kind);
  g_autofree char *cell = NULL;

  while (field->name != NULL && !g_str_equal (field->name, name))
    field++;
  assert_non_null (field->name);
  cell = muster_field_dup_cell (field, option);
  assert_string_equal (cell, expected);
}

/* How many */

static void
test_counts (void **state)
{
  static const guint counts[MUSTER_N_KINDS] = {
    [MUSTER_KIND_VALUE] = 8,
    [MUSTER_KIND_RACE] = 27,
    [MUSTER_KIND_TAROT] = 40,
    [MUSTER_KIND_WEAPON] = 29,
    [MUSTER_KIND_WEAPON_ENCHANTMENT] = 16,
    [MUSTER_KIND_ARMOR] = 7,
    [MUSTER_KIND_ARMOR_ENCHANTMENT] = 16,
    [MUSTER_KIND_ACCESSORY] = 13,
    [MUSTER_KIND_SKILL] = 80,
    [MUSTER_KIND_SIZE] = 4,
    [MUSTER_KIND_PUPPET] = 12,
    [MUSTER_KIND_CASTLE_CARD] = 26, /* the castle, 4 upgrades, 7 defenses, 7 attacks, 7 specials */
    [MUSTER_KIND_ATTRIBUTE] = 5,
    [MUSTER_KIND_STUFFED_CARD] = 4,
    [MUSTER_KIND_AIM] = 7,
    [MUSTER_KIND_RULE] = 81,
  };

  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    if (kind != MUSTER_KIND_ABILITY)
      assert_int_equal (muster_catalog_count (*state, kind), counts[kind]);
  assert_in_range (muster_catalog_count (*state, MUSTER_KIND_ABILITY), 110, 200);
}

/* Options that `value` opens, or that are universal where it is 0. */
static guint
count_in (const MusterCatalog *catalog, MusterKind kind, MusterValueSet value)
{
  guint n = 0;

  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    {
      MusterValueSet values = muster_catalog_nth (catalog, kind, i)->values;

      n += value != 0 ? (values & value) != 0 : values == 0;
    }
  return n;
}

static void
test_counts_by_section (void **state)
{
  static const struct
  {
    MusterKind kind;
    guint universal, value;
  } counts[] = {
    { MUSTER_KIND_RACE, 3, 3 },      { MUSTER_KIND_TAROT, 8, 8 },
    { MUSTER_KIND_WEAPON, 13, 2 },   { MUSTER_KIND_WEAPON_ENCHANTMENT, 0, 2 },
    { MUSTER_KIND_ARMOR, 3, 1 },     { MUSTER_KIND_ARMOR_ENCHANTMENT, 0, 2 },
    { MUSTER_KIND_ACCESSORY, 5, 1 }, { MUSTER_KIND_SKILL, 16, 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      assert_int_equal (count_in (*state, counts[i].kind, 0), counts[i].universal);
      for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
        assert_int_equal (count_in (*state, counts[i].kind, (MusterValueSet) (1 << bit)), counts[i].value);
    }
}

static void
test_packs (void **state)
{
  static const char *const games[] = { "collision", "puppet-wars", "castles", "stuffed" };

  assert_int_equal (muster_catalog_n_packs (*state), G_N_ELEMENTS (games));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      assert_string_equal (muster_catalog_pack (*state, i)->game, games[i]);
      assert_int_equal (strlen (muster_catalog_pack (*state, i)->hash), 64);
    }
}

/* Rows of every table. A tarot or armor is printed in two values and stands here once. */

static void
test_races (void **state)
{
  static const char *const rows[] = {
    "halfling | name: Halfling | values:  | def: 7 | arm: 4 | tuf: 2 | end: 3 | mana: 2 | comm: 1 | move: 3 | att: 2 | "
    "str: 0 | s-pow: 1 | reach: 0 | effects: Skill +1 | points: 18",
    "great-folk | name: Great Folk | values:  | def: 5 | arm: 4 | tuf: 4 | end: 3 | mana: 2 | comm: 1 | move: 3 | att: "
    "0 | str: 2 | s-pow: 1 | reach: 1 | effects: Skill +1, Massive | points: 24",
    "archangel | name: Archangel | values: chivalry | def: 5 | arm: 4 | tuf: 4 | end: 3 | mana: 3 | comm: 2 | move: 3 "
    "| att: 0 | str: 2 | s-pow: 1 | reach: 1 | effects: Levitating Move, Massive | points: 28",
    "white-elf | name: White Elf | values: diplomacy | def: 7 | arm: 4 | tuf: 2 | end: 3 | mana: 2 | comm: 2 | move: 3 "
    "| att: 2 | str: 0 | s-pow: 2 | reach: 0 | effects: Serenity | points: 25",
    "ogre | name: Ogre | values: mysticism | def: 5 | arm: 4 | tuf: 5 | end: 3 | mana: 2 | comm: 0 | move: 2 | att: 0 "
    "| str: 3 | s-pow: 1 | reach: 1 | effects: Skittish, Massive | points: 23",
    "juggernaut | name: Juggernaut | values: liberty | def: 4 | arm: 5 | tuf: 4 | end: 3 | mana: 2 | comm: 1 | move: 2 "
    "| att: 0 | str: 3 | s-pow: 1 | reach: 1 | effects: Dauntless, Massive | points: 23",
    "thrall | name: Thrall | values: brutality | def: 7 | arm: 5 | tuf: 3 | end: 3 | mana: 1 | comm: 0 | move: 2 | "
    "att: 2 | str: 0 | s-pow: 0 | reach: 0 | effects: Resist Elements 2 | points: 20",
    "imp | name: Imp | values: conquest | def: 8 | arm: 4 | tuf: 2 | end: 3 | mana: 2 | comm: 1 | move: 4 | att: 1 | "
    "str: 0 | s-pow: 1 | reach: 0 | effects: Vicious | points: 22",
    "red-elf | name: Red Elf | values: conquest | def: 7 | arm: 4 | tuf: 2 | end: 3 | mana: 2 | comm: 2 | move: 4 | "
    "att: 2 | str: 2 | s-pow: 0 | reach: 0 | effects: Vicious | points: 25",
    "chimera | name: Chimera | values: conquest | def: 6 | arm: 4 | tuf: 3 | end: 3 | mana: 2 | comm: 0 | move: 4 | "
    "att: 1 | str: 3 | s-pow: 1 | reach: 1 | effects: Vicious, Massive | points: 30",
    "undead-construct | name: Undead Construct | values: sorcery | def: 4 | arm: 5 | tuf: 4 | end: 3 | mana: 2 | comm: "
    "0 | move: 2 | att: 0 | str: 2 | s-pow: 1 | reach: 1 | effects: Immune to Slay, Massive | points: 30",
    "critter | name: Critter | values: savagery | def: 8 | arm: 4 | tuf: 2 | end: 3 | mana: 2 | comm: 0 | move: 4 | "
    "att: 1 | str: 0 | s-pow: 0 | reach: 0 | effects: Leaping Move | points: 16",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_RACE, rows);
}

static void
test_tarots (void **state)
{
  static const char *const rows[] = {
    "2-of-rods | name: 2 of Rods | values:  | rank: 2 | suit: rods | def: 0 | tuf: 0 | end: 0 | mana: 1 | comm: 0 | "
    "move: 0 | att: 0 | str: 0 | s-pow: 1 | skills: 1 | restrict: 0 | points: 0",
    "3-of-coins | name: 3 of Coins | values:  | rank: 3 | suit: coins | def: 1 | tuf: 0 | end: 0 | mana: 1 | comm: 0 | "
    "move: 1 | att: 1 | str: 0 | s-pow: 0 | skills: 1 | restrict: 0 | points: 3",
    "6-of-swords | name: 6 of Swords | values: brutality chivalry | rank: 6 | suit: swords | def: 1 | tuf: 1 | end: 1 "
    "| mana: 1 | comm: 1 | move: 1 | att: 1 | str: 1 | s-pow: 0 | skills: 2 | restrict: 0 | points: 21",
    "6-of-cups | name: 6 of Cups | values: conquest diplomacy | rank: 6 | suit: cups | def: 1 | tuf: 0 | end: 1 | "
    "mana: 2 | comm: 3 | move: 1 | att: 0 | str: 0 | s-pow: 0 | skills: 2 | restrict: 0 | points: 21",
    "10-of-cups | name: 10 of Cups | values: conquest diplomacy | rank: 10 | suit: cups | def: 2 | tuf: 2 | end: 1 | "
    "mana: 3 | comm: 4 | move: 1 | att: 0 | str: 0 | s-pow: 1 | skills: 4 | restrict: 250 | points: 42",
    "9-of-rods | name: 9 of Rods | values: mysticism sorcery | rank: 9 | suit: rods | def: 1 | tuf: 1 | end: 1 | mana: "
    "5 | comm: 1 | move: 1 | att: 1 | str: 0 | s-pow: 3 | skills: 3 | restrict: 250 | points: 36",
    "ace-of-coins | name: Ace of Coins | values: liberty savagery | rank: 11 | suit: coins | def: 3 | tuf: 2 | end: 1 "
    "| mana: 4 | comm: 1 | move: 2 | att: 2 | str: 1 | s-pow: 1 | skills: 4 | restrict: 250 | points: 48",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_TAROT, rows);
}

static void
test_weapons (void **state)
{
  static const char *const rows[] = {
    "longbow | name: Longbow | values:  | ec: 3 | type: mundane | w-att: 3 | w-pow: 2 | reach: 7 | ranged: yes | crit: "
    "Injury+1 | special: Ranged | hands: 2 | points: 6",
    "staff | name: Staff | values:  | ec: 2 | type: mundane | w-att: 0 | w-pow: 1 | reach: 2 | ranged: no | crit: Stun "
    "| special: S-Pow+1 | hands: 1 | points: 5",
    "javelin | name: Javelin | values:  | ec: 2 | type: mundane | w-att: 2 | w-pow: 1 | reach: 2 | ranged: no | crit: "
    "Injury+1 | special: Throw 1E | hands: 1 | points: 5",
    "short-bow | name: Short Bow | values: chivalry | ec: 2 | type: mundane | w-att: 1 | w-pow: 1 | reach: 5 | ranged: "
    "yes | crit: Injury+1 | special: Ranged, Multiattack | hands: 1 | points: 5",
    "sabre | name: Sabre | values: diplomacy | ec: 2 | type: mundane | w-att: 2 | w-pow: 1 | reach: 1 | ranged: no | "
    "crit: Injury+2 | special: Sharp | hands: 1 | points: 6",
    "great-club | name: Great Club | values: mysticism | ec: 3 | type: mundane | w-att: 2 | w-pow: 4 | reach: 1 | "
    "ranged: no | crit: Stun, Pow+2 | special:  | hands: 2 | points: 7",
    "rifle | name: Rifle | values: liberty | ec: 3 | type: mundane | w-att: 1 | w-pow: 4 | reach: 7 | ranged: yes | "
    "crit: Pow+3 | special: Ranged, Unstable | hands: 2 | points: 8",
    "dire-blade | name: Dire Blade | values: brutality | ec: 4 | type: mundane | w-att: 2 | w-pow: 5 | reach: 2 | "
    "ranged: no | crit: Pow+4 | special:  | hands: 2 | points: 9",
    "chain-whip | name: Chain Whip | values: conquest | ec: 2 | type: mundane | w-att: 3 | w-pow: 1 | reach: 2 | "
    "ranged: no | crit: Hex 2 | special:  | hands: 1 | points: 5",
    "scythe | name: Scythe | values: sorcery | ec: 3 | type: mundane | w-att: 2 | w-pow: 3 | reach: 2 | ranged: no | "
    "crit: Injury+1 | special: Sharp | hands: 2 | points: 7",
    "halberd | name: Halberd | values: sorcery | ec: 2 | type: mundane | w-att: 1 | w-pow: 2 | reach: 2 | ranged: no | "
    "crit: Pow+2 | special:  | hands: 1 | points: 5",
    "bite | name: Bite | values: savagery | ec: 2 | type: mundane | w-att: 0 | w-pow: 3 | reach: 1 | ranged: no | "
    "crit: Pow+2 | special:  | hands: 0 | points: 6",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_WEAPON, rows);
}

static void
test_weapon_enchantments (void **state)
{
  static const char *const rows[] = {
    "unicorn | name: Unicorn | values: chivalry | rank: 8 | type: light | special: Reach+1(+2 if ranged), Ignore "
    "Partial Cover | points: 4",
    "thunder | name: Thunder | values: diplomacy | rank: 4 | type: electric | special: On Injury: Stun | points: 2",
    "crystal | name: Crystal | values: mysticism | rank: 8 | type: cold | special: No Reactions | points: 4",
    "silver | name: Silver | values: liberty | rank: 8 | type: magic | special: W-Att+1, W-Pow+1 | points: 6",
    "destruction | name: Destruction | values: brutality | rank: 8 | type: fire | special: Blast Attack, Radius 1 | "
    "points: 5",
    "chaotic | name: Chaotic | values: conquest | rank: 4 | type: magic | special: On Injury: Flee (Fear) | points: 3",
    "bone | name: Bone | values: sorcery | rank: 8 | type: dark | special: Crit: Slay | points: 7",
    "vampiric | name: Vampiric | values: savagery | rank: 8 | type: acid | special: On Injury: Recover 1 Injury | "
    "points: 6",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_WEAPON_ENCHANTMENT, rows);
}

static void
test_armors (void **state)
{
  static const char *const rows[] = {
    "leather | name: Leather | values:  | type: light | def: 0 | arm: 1 | points: 4",
    "breastplate | name: Breastplate | values:  | type: heavy | def: -2 | arm: 3 | points: 7",
    "heavy-plate | name: Heavy Plate | values: brutality chivalry | type: heavy | def: -2 | arm: 4 | points: 14",
    "scale-armor | name: Scale Armor | values: conquest diplomacy | type: medium | def: -1 | arm: 3 | points: 10",
    "cloth-armor | name: Cloth Armor | values: mysticism sorcery | type: light | def: 1 | arm: 1 | points: 7",
    "studded-leather | name: Studded Leather | values: liberty savagery | type: medium | def: 0 | arm: 2 | points: 8",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_ARMOR, rows);
}

static void
test_armor_enchantments (void **state)
{
  static const char *const rows[] = {
    "unicorn | name: Unicorn | values: chivalry | rank: 8 | effect: Few Stood Against Many | points: 10",
    "quick | name: Quick | values: diplomacy | rank: 8 | effect: End+1 | points: 7",
    "frost | name: Frost | values: mysticism | rank: 4 | effect: Immune to Cold | points: 3",
    "rune | name: Rune | values: liberty | rank: 4 | effect: Mark of the Titans | points: 8",
    "destruction | name: Destruction | values: brutality | rank: 8 | effect: Flame Wreath | points: 6",
    "adamantine | name: Adamantine | values: conquest | rank: 8 | effect: Armor+1 | points: 6",
    "bone | name: Bone | values: sorcery | rank: 8 | effect: Immune to Slay | points: 5",
    "vampiric | name: Vampiric | values: savagery | rank: 8 | effect: Voodoo | points: 7",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_ARMOR_ENCHANTMENT, rows);
}

static void
test_accessories (void **state)
{
  static const char *const rows[] = {
    "shield | name: Shield | values:  | hands: 1 | effect: Block 2 (RE) 1E | points: 3",
    "cloak-of-wings | name: Cloak of Wings | values:  | hands: 0 | effect: Move -1, Levitating Move | points: 5",
    "heavy-shield | name: Heavy Shield | values: chivalry | hands: 1 | effect: Block 4 (RE) 2E | points: 3",
    "banner | name: Banner | values: diplomacy | hands: 1 | effect: Rally 1E | points: 3",
    "white-crystal | name: White Crystal | values: mysticism | hands: 1 | effect: Serenity | points: 4",
    "buckler | name: Buckler | values: liberty | hands: 0 | effect: Block 2 (RE) 1E | points: 6",
    "voodoo-doll | name: Voodoo Doll | values: brutality | hands: 1 | effect: Voodoo | points: 5",
    "horn-of-command | name: Horn of Command | values: conquest | hands: 1 | effect: Comm+2 | points: 8",
    "red-crystal | name: Red Crystal | values: sorcery | hands: 1 | effect: Vicious | points: 4",
    "lyre-of-distraction | name: Lyre of Distraction | values: savagery | hands: 1 | effect: Distract (RE) 2E | "
    "points: 6",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_ACCESSORY, rows);
}

static void
test_skills (void **state)
{
  static const char *const rows[] = {
    "power-attack | name: Power Attack | values:  | suit: swords | rank: 0 | points: 0",
    "plan-ahead | name: Plan Ahead | values:  | suit: cups | rank: 0 | points: 2",
    "deflect | name: Deflect | values:  | suit: rods | rank: 0 | points: 2",
    "dodge | name: Dodge | values:  | suit: coins | rank: 0 | points: 0",
    "smite | name: Smite | values: chivalry | suit:  | rank: 4 | points: 4",
    "buck-shot | name: Buck-Shot | values: chivalry | suit: swords | rank: 4 | points: 4",
    "haste | name: Haste | values: diplomacy | suit: cups | rank: 4 | points: 4",
    "flash-freeze | name: Flash Freeze | values: mysticism | suit: rods | rank: 8 | points: 8",
    "trip | name: Trip | values: liberty | suit: coins | rank: 0 | points: 2",
    "finishing-blow | name: Finishing Blow | values: brutality | suit: swords | rank: 8 | points: 8",
    "majesty | name: Majesty | values: conquest | suit: cups | rank: 0 | points: 2",
    "shadow-hop | name: Shadow Hop | values: sorcery | suit:  | rank: 4 | points: 4",
    "contort | name: Contort | values: savagery | suit: coins | rank: 8 | points: 8",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_SKILL, rows);
}

static void
test_other_games (void **state)
{
  static const char *const puppets[] = {
    "seamus | name: Seamus | values:  | rank: master | army: ",
    "bete-noire | name: Bête Noire | values:  | rank: sidekick | army: seamus",
    "rusty-alyce | name: Rusty Alyce | values:  | rank: sidekick | army: lady-justice",
    "guild-astringer | name: Guild Astringer | values:  | rank: pawn | army: lady-justice",
    NULL,
  };
  static const char *const sizes[] = { "shoebox | name: Shoebox | values:  | puppets: 8",
                                       "puppocalypse | name: Puppocalypse | values:  | puppets: 32", NULL };
  static const char *const attributes[]
      = { "essence | name: Essence | values:  | pays: yes", "birden | name: Birden | values:  | pays: no", NULL };

  assert_rows (state, MUSTER_KIND_PUPPET, puppets);
  assert_rows (state, MUSTER_KIND_SIZE, sizes);
  assert_rows (state, MUSTER_KIND_ATTRIBUTE, attributes);
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "castle", "worth", "5");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "thick-walls", "worth", "8");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "moat", "kind", "upgrade");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "moat", "worth", "10");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "defense-ballistas", "worth", "9");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "attack-knights", "kind", "attack");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "attack-knights", "worth", "8");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "rushed-defenses", "kind", "special");
  assert_cell (state, MUSTER_KIND_CASTLE_CARD, "rushed-defenses", "worth", "3");
  assert_cell (state, MUSTER_KIND_STUFFED_CARD, "grunt", "kind", "loyal");
  assert_cell (state, MUSTER_KIND_STUFFED_CARD, "sacrifice", "kind", "advantage");
}

/* Abilities, where table and glossary disagree: the glossary wins */

static void
test_costs_of_abilities (void **state)
{
  static const char *const costs[][2] = {
    { "butcher", "1E1M+Weapon EC" },
    { "hyper-cutter", "2M+Weapon EC" },
    { "finishing-blow", "1E1M+Weapon EC" },
    { "barrage", "1E2M+Weapon EC" },
    { "throw", "1E+Weapon EC" },
    { "meteor", "2E4M" },
    { "block-4", "2E" },
    { "camouflage", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (costs); i++)
    {
      g_autofree char *cost = muster_ability_dup_cost (find (state, MUSTER_KIND_ABILITY, costs[i][0]));

      assert_string_equal (cost, costs[i][1]);
    }
}

static void
test_reactions (void **state)
{
  static const char *const reactions[]
      = { "castle", "deflect", "dodge", "mage-armor", "out-maneuver", "retaliate", "majesty" };
  static const char *const others[] = { "frighten", "shove", "check", "smite" };

  for (guint i = 0; i < G_N_ELEMENTS (reactions); i++)
    assert_cell (state, MUSTER_KIND_ABILITY, reactions[i], "kind", "reaction");
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    assert_int_not_equal (find (state, MUSTER_KIND_ABILITY, others[i])->ability_kind, MUSTER_ABILITY_REACTION);
}

static void
test_types_and_fear (void **state)
{
  assert_cell (state, MUSTER_KIND_ABILITY, "smite", "type", "light");
  assert_cell (state, MUSTER_KIND_ABILITY, "chilling-strike", "type", "cold");
  assert_cell (state, MUSTER_KIND_ABILITY, "chilling-strike", "needs", "melee-weapon");
  assert_cell (state, MUSTER_KIND_ABILITY, "majesty", "fear", "yes");
  assert_cell (state, MUSTER_KIND_ABILITY, "check", "fear", "yes");
  assert_cell (state, MUSTER_KIND_ABILITY, "shove", "fear", "no");
  assert_cell (state, MUSTER_KIND_ABILITY, "scissor-strike", "needs", "two-melee-weapons");
}

static void
test_everything_is_explained (void **state)
{
  for (guint i = 0; i < muster_catalog_count (*state, MUSTER_KIND_SKILL); i++)
    assert_string_not_equal (muster_catalog_nth (*state, MUSTER_KIND_SKILL, i)->teaches->about, "");
  for (guint i = 0; i < muster_catalog_count (*state, MUSTER_KIND_ABILITY); i++)
    assert_string_not_equal (muster_catalog_nth (*state, MUSTER_KIND_ABILITY, i)->about, "");
  for (guint i = 0; i < muster_catalog_count (*state, MUSTER_KIND_RACE); i++)
    assert_string_not_equal (muster_catalog_nth (*state, MUSTER_KIND_RACE, i)->about, "");
  for (guint i = 0; i < muster_catalog_count (*state, MUSTER_KIND_VALUE); i++)
    assert_string_not_equal (muster_catalog_nth (*state, MUSTER_KIND_VALUE, i)->about, "");
}

/* Players' words lead to an option: those that the pack has for it. */
static void
test_keywords (void **state)
{
  const MusterOption *sword = muster_catalog_find (*state, MUSTER_KIND_WEAPON, "long-sword"),
                     *rods = muster_catalog_find (*state, MUSTER_KIND_TAROT, "ace-of-rods"),
                     *value = muster_catalog_nth (*state, MUSTER_KIND_VALUE, 0);

  assert_non_null (strstr (muster_option_get_keywords (sword), "greatsword"));
  assert_non_null (strstr (muster_option_get_keywords (rods), "wizard"));
  assert_string_equal (muster_option_get_keywords (value), "");
}

/* What is added "during character creation": these, and nothing else */

static const struct
{
  MusterKind kind;
  const char *id, *stat;
  gint amount;
} adds[] = {
  { MUSTER_KIND_RACE, "halfling", "skills", 1 },
  { MUSTER_KIND_RACE, "human", "skills", 1 },
  { MUSTER_KIND_RACE, "great-folk", "skills", 1 },
  { MUSTER_KIND_WEAPON, "staff", "s-pow", 1 },
  { MUSTER_KIND_WEAPON, "scepter", "s-pow", 1 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "bright", "w-att", 1 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "unicorn", "reach", 1 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "unicorn", "ranged-reach", 2 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "flame", "w-pow", 1 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "silver", "w-att", 1 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "silver", "w-pow", 1 },
  { MUSTER_KIND_WEAPON_ENCHANTMENT, "adamantine", "w-pow", 2 },
  { MUSTER_KIND_ARMOR_ENCHANTMENT, "quick", "end", 1 },
  { MUSTER_KIND_ARMOR_ENCHANTMENT, "crystal", "def", 1 },
  { MUSTER_KIND_ARMOR_ENCHANTMENT, "adamantine", "arm", 1 },
  { MUSTER_KIND_ACCESSORY, "cloak-of-wings", "move", -1 },
  { MUSTER_KIND_ACCESSORY, "horn-of-command", "comm", 2 },
};

static gint64
get_addable (const MusterOption *option, const char *name)
{
  for (const MusterField *field = muster_addable; field->name != NULL; field++)
    if (g_str_equal (field->name, name))
      return muster_field_get (field, option);
  fail_msg ("nothing is called %s", name);
  return 0;
}

static void
test_adds (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (adds); i++)
    assert_int_equal (get_addable (find (state, adds[i].kind, adds[i].id), adds[i].stat), adds[i].amount);
}

static void
test_nothing_else_adds (void **state)
{
  guint n = 0;

  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < muster_catalog_count (*state, kind); i++)
      {
        const MusterOption *option = muster_catalog_nth (*state, kind, i);

        for (guint j = 0; j < option->n_features; j++)
          n += option->features[j].n_adds;
      }
  assert_int_equal (n, G_N_ELEMENTS (adds));
}

static void
test_sharp_and_slay (void **state)
{
  static const char *const sharp[] = { "sabre", "scythe", NULL };

  for (guint i = 0; i < muster_catalog_count (*state, MUSTER_KIND_WEAPON); i++)
    {
      const MusterOption *weapon = muster_catalog_nth (*state, MUSTER_KIND_WEAPON, i);

      assert_int_equal (weapon->sharp, g_strv_contains (sharp, weapon->id));
      assert_false (weapon->slay);
    }
  for (guint i = 0; i < muster_catalog_count (*state, MUSTER_KIND_WEAPON_ENCHANTMENT); i++)
    {
      const MusterOption *enchantment = muster_catalog_nth (*state, MUSTER_KIND_WEAPON_ENCHANTMENT, i);

      assert_int_equal (enchantment->slay, g_str_equal (enchantment->id, "bone"));
      assert_false (enchantment->sharp);
    }
}

/* The rulebook's own example: 46 points after race and tarot, 75 in the end. */
static void
test_points_of_the_example (void **state)
{
  gint first = find (state, MUSTER_KIND_RACE, "red-elf")->points + find (state, MUSTER_KIND_TAROT, "6-of-cups")->points;
  gint rest = find (state, MUSTER_KIND_WEAPON, "sabre")->points
              + find (state, MUSTER_KIND_WEAPON_ENCHANTMENT, "shadow")->points
              + find (state, MUSTER_KIND_ARMOR, "scale-armor")->points
              + find (state, MUSTER_KIND_ACCESSORY, "shield")->points + find (state, MUSTER_KIND_SKILL, "check")->points
              + find (state, MUSTER_KIND_SKILL, "majesty")->points;

  assert_int_equal (first, 46);
  assert_int_equal (first + rest, 75);
}

static int
set_up (void **state)
{
  g_autoptr (GError) error = NULL;

  *state = muster_content_read (g_getenv ("MUSTER_CONTENT"), &error);
  if (*state == NULL)
    print_error ("%s\n", error->message);
  return *state != NULL ? 0 : -1;
}

static int
tear_down (void **state)
{
  muster_catalog_free (*state);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_counts),
    cmocka_unit_test (test_counts_by_section),
    cmocka_unit_test (test_packs),
    cmocka_unit_test (test_races),
    cmocka_unit_test (test_tarots),
    cmocka_unit_test (test_weapons),
    cmocka_unit_test (test_weapon_enchantments),
    cmocka_unit_test (test_armors),
    cmocka_unit_test (test_armor_enchantments),
    cmocka_unit_test (test_accessories),
    cmocka_unit_test (test_skills),
    cmocka_unit_test (test_other_games),
    cmocka_unit_test (test_costs_of_abilities),
    cmocka_unit_test (test_reactions),
    cmocka_unit_test (test_types_and_fear),
    cmocka_unit_test (test_everything_is_explained),
    cmocka_unit_test (test_keywords),
    cmocka_unit_test (test_adds),
    cmocka_unit_test (test_nothing_else_adds),
    cmocka_unit_test (test_sharp_and_slay),
    cmocka_unit_test (test_points_of_the_example),
  };

  return cmocka_run_group_tests (tests, set_up, tear_down);
}
