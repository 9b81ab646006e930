/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/catalog/field.h"

#include "model/i18n.h"

#define FIELD(name, type, member, words, low, high, required)                                                          \
  {                                                                                                                    \
    name, type, G_STRUCT_OFFSET (MusterOption, member), words, low, high, required                                     \
  }
#define AMOUNT(name, member) FIELD (name, MUSTER_FIELD_INT8, member, NULL, -99, 99, FALSE)
#define COUNT(name, member) FIELD (name, MUSTER_FIELD_INT8, member, NULL, 0, 99, FALSE)
#define GIVEN_COUNT(name, member) FIELD (name, MUSTER_FIELD_INT8, member, NULL, 0, 99, TRUE)
#define RANK(required) FIELD ("rank", MUSTER_FIELD_UINT8, rank, NULL, 0, 11, required) /* an ace is 11 */
#define LIMIT(name, member, required) FIELD (name, MUSTER_FIELD_INT, member, NULL, 0, 100000, required)
#define YES_NO(name, member) FIELD (name, MUSTER_FIELD_YES_NO, member, NULL, 0, 1, FALSE)
#define TEXT(name, member) FIELD (name, MUSTER_FIELD_TEXT, member, NULL, 0, 0, FALSE)
#define GIVEN_TEXT(name, member) FIELD (name, MUSTER_FIELD_TEXT, member, NULL, 0, 0, TRUE)
#define WORD(name, member, list, n) FIELD (name, MUSTER_FIELD_WORD, member, list, 0, n - 1, FALSE)
#define GIVEN_WORD(name, member, list, n) FIELD (name, MUSTER_FIELD_WORD, member, list, 1, n - 1, TRUE)
#define FEATURES(name, place)                                                                                          \
  {                                                                                                                    \
    name, MUSTER_FIELD_FEATURES, place                                                                                 \
  }
#define OWN(name, number) AMOUNT (name, own[number])
#define POINTS LIMIT ("points", points, TRUE)
#define END                                                                                                            \
  {                                                                                                                    \
    NULL                                                                                                               \
  }

/* Enums are stored as int; GCC and Clang do the same. */
G_STATIC_ASSERT (sizeof (MusterSuit) == sizeof (gint));

#define TEN_STATS                                                                                                      \
  OWN ("def", MUSTER_STAT_DEF), OWN ("arm", MUSTER_STAT_ARM), OWN ("tuf", MUSTER_STAT_TUF),                            \
      OWN ("end", MUSTER_STAT_END), OWN ("mana", MUSTER_STAT_MANA), OWN ("comm", MUSTER_STAT_COMM),                    \
      OWN ("move", MUSTER_STAT_MOVE), OWN ("att", MUSTER_STAT_ATT), OWN ("str", MUSTER_STAT_STR),                      \
      OWN ("s-pow", MUSTER_STAT_S_POW)

static const MusterField value_fields[] = { TEXT ("about", about), END };

static const MusterField ability_fields[] = {
  GIVEN_WORD ("kind", ability_kind, muster_ability_kinds, MUSTER_N_ABILITY_KINDS),
  COUNT ("endurance", endurance),
  COUNT ("mana", mana),
  YES_NO ("weapon-ec", weapon_ec),
  WORD ("type", damage, muster_damages, MUSTER_N_DAMAGES),
  TEXT ("reach", ability_reach),
  TEXT ("range", ability_range),
  TEXT ("radius", ability_radius),
  YES_NO ("fear", fear),
  WORD ("needs", needs, muster_needs, MUSTER_N_NEEDS),
  WORD ("trait", trait, muster_traits, MUSTER_N_TRAITS),
  TEXT ("about", about),
  END,
};

static const MusterField race_fields[] = {
  TEN_STATS, OWN ("reach", MUSTER_ADDABLE_REACH), FEATURES ("effects", MUSTER_FEATURE_PLACE_EFFECT), POINTS, END,
};

static const MusterField tarot_fields[] = {
  RANK (TRUE),
  GIVEN_WORD ("suit", suit, muster_suits, MUSTER_N_SUITS),
  OWN ("def", MUSTER_STAT_DEF),
  OWN ("tuf", MUSTER_STAT_TUF),
  OWN ("end", MUSTER_STAT_END),
  OWN ("mana", MUSTER_STAT_MANA),
  OWN ("comm", MUSTER_STAT_COMM),
  OWN ("move", MUSTER_STAT_MOVE),
  OWN ("att", MUSTER_STAT_ATT),
  OWN ("str", MUSTER_STAT_STR),
  OWN ("s-pow", MUSTER_STAT_S_POW),
  COUNT ("skills", own[MUSTER_ADDABLE_SKILLS]),
  LIMIT ("restrict", limit, FALSE),
  POINTS,
  END,
};

static const MusterField weapon_fields[] = {
  GIVEN_COUNT ("ec", ec),
  GIVEN_WORD ("type", damage, muster_damages, MUSTER_N_DAMAGES),
  OWN ("w-att", MUSTER_ADDABLE_W_ATT),
  OWN ("w-pow", MUSTER_ADDABLE_W_POW),
  GIVEN_COUNT ("reach", own[MUSTER_ADDABLE_REACH]),
  YES_NO ("ranged", ranged),
  FEATURES ("crit", MUSTER_FEATURE_PLACE_CRIT),
  FEATURES ("special", MUSTER_FEATURE_PLACE_SPECIAL),
  GIVEN_COUNT ("hands", hands),
  POINTS,
  END,
};

static const MusterField weapon_enchantment_fields[] = {
  RANK (TRUE),
  GIVEN_WORD ("type", damage, muster_damages, MUSTER_N_DAMAGES),
  FEATURES ("special", MUSTER_FEATURE_PLACE_SPECIAL),
  POINTS,
  END,
};

static const MusterField armor_fields[] = {
  GIVEN_WORD ("type", armor_class, muster_armor_classes, MUSTER_N_ARMOR_CLASSES),
  OWN ("def", MUSTER_STAT_DEF),
  OWN ("arm", MUSTER_STAT_ARM),
  POINTS,
  END,
};

static const MusterField armor_enchantment_fields[] = {
  RANK (TRUE),
  FEATURES ("effect", MUSTER_FEATURE_PLACE_EFFECT),
  POINTS,
  END,
};

static const MusterField accessory_fields[] = {
  GIVEN_COUNT ("hands", hands),
  FEATURES ("effect", MUSTER_FEATURE_PLACE_EFFECT),
  POINTS,
  END,
};

static const MusterField skill_fields[] = {
  WORD ("suit", suit, muster_suits, MUSTER_N_SUITS),
  RANK (FALSE),
  POINTS,
  END,
};

static const MusterField size_fields[] = { LIMIT ("puppets", limit, TRUE), END };

static const MusterField puppet_fields[]
    = { GIVEN_WORD ("rank", puppet_rank, muster_puppet_ranks, MUSTER_N_PUPPET_RANKS), TEXT ("army", army), END };

static const MusterField castle_card_fields[] = {
  GIVEN_WORD ("kind", castle_card_kind, muster_castle_card_kinds, MUSTER_N_CASTLE_CARD_KINDS),
  COUNT ("worth", worth),
  TEXT ("about", about),
  END,
};

static const MusterField attribute_fields[] = { YES_NO ("pays", pays), END };

static const MusterField stuffed_card_fields[] = {
  GIVEN_WORD ("kind", stuffed_card_kind, muster_stuffed_card_kinds, MUSTER_N_STUFFED_CARD_KINDS),
  TEXT ("about", about),
  WORD ("scroll", scroll, muster_scrolls, MUSTER_N_SCROLLS),
  END,
};

/* Weights: an aim adds nothing to a character. */
static const MusterField aim_fields[] = {
  TEN_STATS,
  OWN ("w-att", MUSTER_ADDABLE_W_ATT),
  OWN ("w-pow", MUSTER_ADDABLE_W_POW),
  OWN ("reach", MUSTER_ADDABLE_REACH),
  OWN ("skills", MUSTER_ADDABLE_SKILLS),
  AMOUNT ("skill-points", worth),
  TEXT ("about", about),
  END,
};

static const MusterField rule_fields[]
    = { GIVEN_TEXT ("heading", heading), GIVEN_TEXT ("icon", icon), TEXT ("about", about), END };

static const MusterField *const fields[MUSTER_N_KINDS] = {
  [MUSTER_KIND_VALUE] = value_fields,
  [MUSTER_KIND_ABILITY] = ability_fields,
  [MUSTER_KIND_RACE] = race_fields,
  [MUSTER_KIND_TAROT] = tarot_fields,
  [MUSTER_KIND_WEAPON] = weapon_fields,
  [MUSTER_KIND_WEAPON_ENCHANTMENT] = weapon_enchantment_fields,
  [MUSTER_KIND_ARMOR] = armor_fields,
  [MUSTER_KIND_ARMOR_ENCHANTMENT] = armor_enchantment_fields,
  [MUSTER_KIND_ACCESSORY] = accessory_fields,
  [MUSTER_KIND_SKILL] = skill_fields,
  [MUSTER_KIND_SIZE] = size_fields,
  [MUSTER_KIND_PUPPET] = puppet_fields,
  [MUSTER_KIND_CASTLE_CARD] = castle_card_fields,
  [MUSTER_KIND_ATTRIBUTE] = attribute_fields,
  [MUSTER_KIND_STUFFED_CARD] = stuffed_card_fields,
  [MUSTER_KIND_AIM] = aim_fields,
  [MUSTER_KIND_RULE] = rule_fields,
};

#define SUM(place, name, member) [place] = FIELD (name, MUSTER_FIELD_INT8, member, NULL, G_MININT8, G_MAXINT8, FALSE)
#define STAT(stat, name) SUM (stat, name, stats[stat])

const MusterField muster_addable[] = {
  STAT (MUSTER_STAT_DEF, "def"),
  STAT (MUSTER_STAT_ARM, "arm"),
  STAT (MUSTER_STAT_TUF, "tuf"),
  STAT (MUSTER_STAT_END, "end"),
  STAT (MUSTER_STAT_MANA, "mana"),
  STAT (MUSTER_STAT_COMM, "comm"),
  STAT (MUSTER_STAT_MOVE, "move"),
  STAT (MUSTER_STAT_ATT, "att"),
  STAT (MUSTER_STAT_STR, "str"),
  STAT (MUSTER_STAT_S_POW, "s-pow"),
  SUM (MUSTER_ADDABLE_SKILLS, "skills", skills),
  SUM (MUSTER_ADDABLE_W_ATT, "w-att", w_att),
  SUM (MUSTER_ADDABLE_W_POW, "w-pow", w_pow),
  SUM (MUSTER_ADDABLE_REACH, "reach", reach),
  SUM (MUSTER_ADDABLE_RANGED_REACH, "ranged-reach", ranged_reach),
  END,
};

const MusterField *
muster_fields_of (MusterKind kind)
{
  return fields[kind];
}

gint64
muster_field_get (const MusterField *field, const MusterOption *option)
{
  gconstpointer at = G_STRUCT_MEMBER_P (option, field->offset);

  switch (field->type)
    {
    case MUSTER_FIELD_INT8:
      return *(const gint8 *) at;
    case MUSTER_FIELD_UINT8:
      return *(const guint8 *) at;
    case MUSTER_FIELD_INT:
    case MUSTER_FIELD_YES_NO:
    case MUSTER_FIELD_WORD:
      return *(const gint *) at;
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_FEATURES:
    default:
      return 0;
    }
}

gboolean
muster_field_set (const MusterField *field, MusterOption *option, gint64 number)
{
  gpointer at = G_STRUCT_MEMBER_P (option, field->offset);

  if (number < field->low || number > field->high)
    return FALSE;
  switch (field->type)
    {
    case MUSTER_FIELD_INT8:
      *(gint8 *) at = (gint8) number;
      return TRUE;
    case MUSTER_FIELD_UINT8:
      *(guint8 *) at = (guint8) number;
      return TRUE;
    case MUSTER_FIELD_INT:
    case MUSTER_FIELD_YES_NO:
    case MUSTER_FIELD_WORD:
      *(gint *) at = (gint) number;
      return TRUE;
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_FEATURES:
    default:
      return FALSE;
    }
}

/* One column of the weapon enchantment table fills two cells of the card. */
static char *
dup_enchantment_special (const MusterOption *option)
{
  g_autofree char *crit = muster_option_dup_features (option, MUSTER_FEATURE_PLACE_CRIT);
  g_autofree char *special = muster_option_dup_features (option, MUSTER_FEATURE_PLACE_SPECIAL);

  if (*crit == '\0')
    return g_steal_pointer (&special);
  if (*special == '\0')
    return g_strdup_printf (_ ("Crit: %s"), crit);
  return g_strdup_printf (_ ("Crit: %s, %s"), crit, special);
}

char *
muster_field_dup_cell (const MusterField *field, const MusterOption *option)
{
  switch (field->type)
    {
    case MUSTER_FIELD_YES_NO:
      return g_strdup (muster_field_get (field, option) != 0 ? C_ ("word", "yes") : C_ ("word", "no"));
    case MUSTER_FIELD_WORD:
      return g_strdup (muster_words_say (field->words, (gint) muster_field_get (field, option)));
    case MUSTER_FIELD_TEXT:
      return g_strdup (_ (G_STRUCT_MEMBER (const char *, option, field->offset)));
    case MUSTER_FIELD_FEATURES:
      if (option->kind == MUSTER_KIND_WEAPON_ENCHANTMENT)
        return dup_enchantment_special (option);
      return muster_option_dup_features (option, (MusterFeaturePlace) field->offset);
    case MUSTER_FIELD_INT8:
    case MUSTER_FIELD_UINT8:
    case MUSTER_FIELD_INT:
    default:
      /* A castle card with neither health nor attack has no number at all. */
      if (option->kind == MUSTER_KIND_CASTLE_CARD && muster_field_get (field, option) == 0)
        return g_strdup ("");
      return g_strdup_printf ("%" G_GINT64_FORMAT, muster_field_get (field, option));
    }
}
