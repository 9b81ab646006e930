/* The content database that was built, against the rulebooks: how many options each section has, rows of every table
 * copied by hand from the book's tables, and what the book says that options add and are. */
#include "support/cmocka.h"

#include "model/field.h"
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
      g_autofree char *id = g_strndup (*rows, strcspn (*rows, "|"));
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
    { MUSTER_KIND_RACE, 3, 3 },
    { MUSTER_KIND_TAROT, 8, 8 },
    { MUSTER_KIND_WEAPON, 13, 2 },
    { MUSTER_KIND_WEAPON_ENCHANTMENT, 0, 2 },
    { MUSTER_KIND_ARMOR, 3, 1 },
    { MUSTER_KIND_ARMOR_ENCHANTMENT, 0, 2 },
    { MUSTER_KIND_ACCESSORY, 5, 1 },
    { MUSTER_KIND_SKILL, 16, 8 },
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
  /* def arm tuf end mana comm move att str s-pow reach */
  static const char *const rows[] = {
    "halfling|Halfling||7|4|2|3|2|1|3|2|0|1|0|Skill +1|18",
    "great-folk|Great Folk||5|4|4|3|2|1|3|0|2|1|1|Skill +1, Massive|24",
    "archangel|Archangel|chivalry|5|4|4|3|3|2|3|0|2|1|1|Levitating Move, Massive|28",
    "white-elf|White Elf|diplomacy|7|4|2|3|2|2|3|2|0|2|0|Serenity|25",
    "ogre|Ogre|mysticism|5|4|5|3|2|0|2|0|3|1|1|Skittish, Massive|23",
    "juggernaut|Juggernaut|liberty|4|5|4|3|2|1|2|0|3|1|1|Dauntless, Massive|23",
    "thrall|Thrall|brutality|7|5|3|3|1|0|2|2|0|0|0|Resist Elements 2|20",
    "imp|Imp|conquest|8|4|2|3|2|1|4|1|0|1|0|Vicious|22",
    "red-elf|Red Elf|conquest|7|4|2|3|2|2|4|2|2|0|0|Vicious|25",
    "chimera|Chimera|conquest|6|4|3|3|2|0|4|1|3|1|1|Vicious, Massive|30",
    "undead-construct|Undead Construct|sorcery|4|5|4|3|2|0|2|0|2|1|1|Immune to Slay, Massive|30",
    "critter|Critter|savagery|8|4|2|3|2|0|4|1|0|0|0|Leaping Move|16",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_RACE, rows);
}

static void
test_tarots (void **state)
{
  /* rank suit def tuf end mana comm move att str s-pow skills restrict */
  static const char *const rows[] = {
    "2-of-rods|2 of Rods||2|rods|0|0|0|1|0|0|0|0|1|1|0|0",
    "3-of-coins|3 of Coins||3|coins|1|0|0|1|0|1|1|0|0|1|0|3",
    "6-of-swords|6 of Swords|brutality chivalry|6|swords|1|1|1|1|1|1|1|1|0|2|0|21",
    "6-of-cups|6 of Cups|conquest diplomacy|6|cups|1|0|1|2|3|1|0|0|0|2|0|21",
    "10-of-cups|10 of Cups|conquest diplomacy|10|cups|2|2|1|3|4|1|0|0|1|4|250|42",
    "9-of-rods|9 of Rods|mysticism sorcery|9|rods|1|1|1|5|1|1|1|0|3|3|250|36",
    "ace-of-coins|Ace of Coins|liberty savagery|11|coins|3|2|1|4|1|2|2|1|1|4|250|48",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_TAROT, rows);
}

static void
test_weapons (void **state)
{
  /* ec type w-att w-pow reach ranged crit special hands */
  static const char *const rows[] = {
    "longbow|Longbow||3|mundane|3|2|7|yes|Injury+1|Ranged|2|6",
    "staff|Staff||2|mundane|0|1|2|no|Stun|S-Pow+1|1|5",
    "javelin|Javelin||2|mundane|2|1|2|no|Injury+1|Throw 1E|1|5",
    "short-bow|Short Bow|chivalry|2|mundane|1|1|5|yes|Injury+1|Ranged, Multiattack|1|5",
    "sabre|Sabre|diplomacy|2|mundane|2|1|1|no|Injury+2|Sharp|1|6",
    "great-club|Great Club|mysticism|3|mundane|2|4|1|no|Stun, Pow+2||2|7",
    "rifle|Rifle|liberty|3|mundane|1|4|7|yes|Pow+3|Ranged, Unstable|2|8",
    "dire-blade|Dire Blade|brutality|4|mundane|2|5|2|no|Pow+4||2|9",
    "chain-whip|Chain Whip|conquest|2|mundane|3|1|2|no|Hex 2||1|5",
    "scythe|Scythe|sorcery|3|mundane|2|3|2|no|Injury+1|Sharp|2|7",
    "halberd|Halberd|sorcery|2|mundane|1|2|2|no|Pow+2||1|5",
    "bite|Bite|savagery|2|mundane|0|3|1|no|Pow+2||0|6",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_WEAPON, rows);
}

static void
test_weapon_enchantments (void **state)
{
  static const char *const rows[] = {
    "unicorn|Unicorn|chivalry|8|light|Reach+1(+2 if ranged), Ignore Partial Cover|4",
    "thunder|Thunder|diplomacy|4|electric|On Injury: Stun|2",
    "crystal|Crystal|mysticism|8|cold|No Reactions|4",
    "silver|Silver|liberty|8|magic|W-Att+1, W-Pow+1|6",
    "destruction|Destruction|brutality|8|fire|Blast Attack, Radius 1|5",
    "chaotic|Chaotic|conquest|4|magic|On Injury: Flee (Fear)|3",
    "bone|Bone|sorcery|8|dark|Crit: Slay|7",
    "vampiric|Vampiric|savagery|8|acid|On Injury: Recover 1 Injury|6",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_WEAPON_ENCHANTMENT, rows);
}

static void
test_armors (void **state)
{
  static const char *const rows[] = {
    "leather|Leather||light|0|1|4",
    "breastplate|Breastplate||heavy|-2|3|7",
    "heavy-plate|Heavy Plate|brutality chivalry|heavy|-2|4|14",
    "scale-armor|Scale Armor|conquest diplomacy|medium|-1|3|10",
    "cloth-armor|Cloth Armor|mysticism sorcery|light|1|1|7",
    "studded-leather|Studded Leather|liberty savagery|medium|0|2|8",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_ARMOR, rows);
}

static void
test_armor_enchantments (void **state)
{
  static const char *const rows[] = {
    "unicorn|Unicorn|chivalry|8|Few Stood Against Many|10",
    "quick|Quick|diplomacy|8|End+1|7",
    "frost|Frost|mysticism|4|Immune to Cold|3",
    "rune|Rune|liberty|4|Mark of the Titans|8",
    "destruction|Destruction|brutality|8|Flame Wreath|6",
    "adamantine|Adamantine|conquest|8|Armor+1|6",
    "bone|Bone|sorcery|8|Immune to Slay|5",
    "vampiric|Vampiric|savagery|8|Voodoo|7",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_ARMOR_ENCHANTMENT, rows);
}

static void
test_accessories (void **state)
{
  static const char *const rows[] = {
    "shield|Shield||1|Block 2 (RE) 1E|3",
    "cloak-of-wings|Cloak of Wings||0|Move -1, Levitating Move|5",
    "heavy-shield|Heavy Shield|chivalry|1|Block 4 (RE) 2E|3",
    "banner|Banner|diplomacy|1|Rally 1E|3",
    "white-crystal|White Crystal|mysticism|1|Serenity|4",
    "buckler|Buckler|liberty|0|Block 2 (RE) 1E|6",
    "voodoo-doll|Voodoo Doll|brutality|1|Voodoo|5",
    "horn-of-command|Horn of Command|conquest|1|Comm+2|8",
    "red-crystal|Red Crystal|sorcery|1|Vicious|4",
    "lyre-of-distraction|Lyre of Distraction|savagery|1|Distract (RE) 2E|6",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_ACCESSORY, rows);
}

static void
test_skills (void **state)
{
  static const char *const rows[] = {
    "power-attack|Power Attack||swords|0|0",
    "plan-ahead|Plan Ahead||cups|0|2",
    "deflect|Deflect||rods|0|2",
    "dodge|Dodge||coins|0|0",
    "smite|Smite|chivalry||4|4",
    "buck-shot|Buck-Shot|chivalry|swords|4|4",
    "haste|Haste|diplomacy|cups|4|4",
    "flash-freeze|Flash Freeze|mysticism|rods|8|8",
    "trip|Trip|liberty|coins|0|2",
    "finishing-blow|Finishing Blow|brutality|swords|8|8",
    "majesty|Majesty|conquest|cups|0|2",
    "shadow-hop|Shadow Hop|sorcery||4|4",
    "contort|Contort|savagery|coins|8|8",
    NULL,
  };

  assert_rows (state, MUSTER_KIND_SKILL, rows);
}

static void
test_other_games (void **state)
{
  static const char *const puppets[] = {
    "seamus|Seamus||master",
    "bete-noire|Bête Noire||sidekick",
    "rusty-alyce|Rusty Alyce||sidekick",
    "guild-astringer|Guild Astringer||pawn",
    NULL,
  };
  static const char *const sizes[] = { "shoebox|Shoebox||8", "puppocalypse|Puppocalypse||32", NULL };
  static const char *const attributes[] = { "essence|Essence||yes", "birden|Birden||no", NULL };

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

/* Abilities, where table and glossary disagree: as READINGS.md settles it */

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
  static const char *const reactions[] = { "castle", "deflect", "dodge", "mage-armor", "out-maneuver", "retaliate", "majesty" };
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
    cmocka_unit_test (test_adds),
    cmocka_unit_test (test_nothing_else_adds),
    cmocka_unit_test (test_sharp_and_slay),
    cmocka_unit_test (test_points_of_the_example),
  };

  return cmocka_run_group_tests (tests, set_up, tear_down);
}
