/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/options/option-kinds.h"

#include "model/catalog/stat.h"
#include "model/i18n.h"

static const char *const names[MUSTER_N_KINDS] = {
  [MUSTER_KIND_VALUE] = N_ ("Value"),
  [MUSTER_KIND_ABILITY] = N_ ("Ability"),
  [MUSTER_KIND_RACE] = N_ ("Race"),
  [MUSTER_KIND_TAROT] = N_ ("Tarot"),
  [MUSTER_KIND_WEAPON] = N_ ("Weapon"),
  [MUSTER_KIND_WEAPON_ENCHANTMENT] = N_ ("Weapon Enchantment"),
  [MUSTER_KIND_ARMOR] = N_ ("Armor"),
  [MUSTER_KIND_ARMOR_ENCHANTMENT] = N_ ("Armor Enchantment"),
  [MUSTER_KIND_ACCESSORY] = N_ ("Accessory"),
  [MUSTER_KIND_SKILL] = N_ ("Skill"),
  [MUSTER_KIND_SIZE] = N_ ("Toy Box Size"),
  [MUSTER_KIND_PUPPET] = N_ ("Puppet"),
  [MUSTER_KIND_CASTLE_CARD] = N_ ("Castle Card"),
  [MUSTER_KIND_ATTRIBUTE] = N_ ("Dice Attribute"),
  [MUSTER_KIND_STUFFED_CARD] = N_ ("Stuffed Card"),
  [MUSTER_KIND_AIM] = N_ ("Aim"),
  [MUSTER_KIND_RULE] = N_ ("Rule"),
};

const char *
muster_option_kind_get_name (MusterKind kind)
{
  return _ (names[kind]);
}

static const struct
{
  const char *field, *label;
  MusterFormPart part;
} columns[] = {
  { "name", N_ ("Name"), MUSTER_FORM_WHAT },
  { "about", N_ ("Text"), MUSTER_FORM_WHAT },
  { "keywords", N_ ("Other Names"), MUSTER_FORM_WHAT },
  { "kind", N_ ("Kind"), MUSTER_FORM_WHAT },
  { "points", N_ ("Points"), MUSTER_FORM_WHO },
  { "values", N_ ("Values"), MUSTER_FORM_WHO },
  { "rank", N_ ("Rank"), MUSTER_FORM_WHO },
  { "suit", N_ ("Suit"), MUSTER_FORM_WHO },
  { "restrict", N_ ("Smallest Battle"), MUSTER_FORM_WHO },
  { "hands", N_ ("Hands"), MUSTER_FORM_NUMBERS },
  { "ec", N_ ("EC"), MUSTER_FORM_NUMBERS },
  { "type", N_ ("Type"), MUSTER_FORM_NUMBERS },
  { "w-att", N_ ("W-Att"), MUSTER_FORM_NUMBERS },
  { "w-pow", N_ ("W-Pow"), MUSTER_FORM_NUMBERS },
  { "reach", N_ ("Reach"), MUSTER_FORM_NUMBERS },
  { "ranged-reach", N_ ("Reach, Ranged"), MUSTER_FORM_NUMBERS },
  { "ranged", N_ ("Ranged"), MUSTER_FORM_NUMBERS },
  { "skills", N_ ("Skills"), MUSTER_FORM_STATS },
  { "skill-points", N_ ("Points of Skills"), MUSTER_FORM_STATS },
  { "endurance", N_ ("Endurance"), MUSTER_FORM_NUMBERS },
  { "mana", N_ ("Mana"), MUSTER_FORM_NUMBERS },
  { "weapon-ec", N_ ("Weapon EC"), MUSTER_FORM_NUMBERS },
  { "range", N_ ("Range"), MUSTER_FORM_NUMBERS },
  { "radius", N_ ("Radius"), MUSTER_FORM_NUMBERS },
  { "fear", N_ ("Fear"), MUSTER_FORM_NUMBERS },
  { "needs", N_ ("Needs"), MUSTER_FORM_NUMBERS },
  { "trait", N_ ("Trait"), MUSTER_FORM_NUMBERS },
  { "puppets", N_ ("Puppets"), MUSTER_FORM_NUMBERS },
  { "army", N_ ("Recommended Army Of"), MUSTER_FORM_WHO },
  { "worth", N_ ("Worth"), MUSTER_FORM_NUMBERS },
  { "pays", N_ ("Pays"), MUSTER_FORM_NUMBERS },
  { "scroll", N_ ("Scroll"), MUSTER_FORM_NUMBERS },
  { "heading", N_ ("Heading"), MUSTER_FORM_WHAT },
  { "icon", N_ ("Drawing"), MUSTER_FORM_WHAT },
};

static gint
find (const char *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (g_str_equal (columns[i].field, field))
      return (gint) i;
  return -1;
}

static gint
find_stat (const char *field)
{
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    if (g_str_equal (muster_stat_get_id (stat), field))
      return (gint) stat;
  return -1;
}

const char *
muster_option_field_get_label (const char *field)
{
  gint column = find (field), stat = find_stat (field);

  if (column >= 0)
    return _ (columns[column].label);
  return stat >= 0 ? muster_stat_get_name ((MusterStat) stat) : field;
}

MusterFormPart
muster_option_field_get_part (const char *field)
{
  gint column = find (field);

  return column >= 0 ? columns[column].part : MUSTER_FORM_STATS;
}

const char *
muster_form_part_get_heading (MusterFormPart part, MusterKind kind)
{
  switch (part)
    {
    case MUSTER_FORM_WHO:
      return kind == MUSTER_KIND_PUPPET ? NULL : _ ("Who May Have It");
    case MUSTER_FORM_NUMBERS:
      return kind == MUSTER_KIND_ABILITY ? _ ("What It Costs and Where It Reaches") : _ ("Numbers");
    case MUSTER_FORM_STATS:
      return kind == MUSTER_KIND_AIM ? _ ("What Counts, and How Much") : _ ("Stats");
    case MUSTER_FORM_WHAT:
    case MUSTER_N_FORM_PARTS:
    default:
      return NULL;
    }
}

static const struct
{
  const char *field, *hint;
} hints[] = {
  { "keywords", N_ ("Other names, separated by commas: a search finds it by these, too") },
  { "restrict", N_ ("The smallest battle, in points, in which it may be used") },
  { "ec", N_ ("The endurance that an attack with it costs") },
  { "weapon-ec", N_ ("It also costs what an attack with the weapon costs") },
  { "pays", N_ ("Three of a kind buy a coin") },
  { "heading", N_ ("Its heading on the reference page of its game") },
  { "icon", N_ ("The name of one of Muster’s drawings, such as attack, crown or swords") },
};

const char *
muster_option_field_get_hint (const char *field, MusterKind kind)
{
  if (g_str_equal (field, "rank") && kind != MUSTER_KIND_TAROT && kind != MUSTER_KIND_PUPPET)
    return _ ("The lowest tarot that may take it; an Ace is 11");
  if (g_str_equal (field, "rank") && kind == MUSTER_KIND_TAROT)
    return _ ("An Ace is 11");
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    if (g_str_equal (hints[i].field, field))
      return _ (hints[i].hint);
  return NULL;
}
