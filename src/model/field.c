/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/field.h"

#include "model/i18n.h"

#define INT8(name, member)                                                                                             \
  {                                                                                                                    \
    name, MUSTER_FIELD_INT8, G_STRUCT_OFFSET (MusterOption, member), NULL                                              \
  }
#define UINT8(name, member)                                                                                            \
  {                                                                                                                    \
    name, MUSTER_FIELD_UINT8, G_STRUCT_OFFSET (MusterOption, member), NULL                                             \
  }
#define INT(name, member)                                                                                              \
  {                                                                                                                    \
    name, MUSTER_FIELD_INT, G_STRUCT_OFFSET (MusterOption, member), NULL                                               \
  }
#define YES_NO(name, member)                                                                                           \
  {                                                                                                                    \
    name, MUSTER_FIELD_YES_NO, G_STRUCT_OFFSET (MusterOption, member), NULL                                            \
  }
#define TEXT(name, member)                                                                                             \
  {                                                                                                                    \
    name, MUSTER_FIELD_TEXT, G_STRUCT_OFFSET (MusterOption, member), NULL                                              \
  }
#define WORD(name, member, list)                                                                                       \
  {                                                                                                                    \
    name, MUSTER_FIELD_WORD, G_STRUCT_OFFSET (MusterOption, member), list                                              \
  }
#define FEATURES(name, place)                                                                                          \
  {                                                                                                                    \
    name, MUSTER_FIELD_FEATURES, place, NULL                                                                           \
  }
#define STAT(name, stat) INT8 (name, stats[stat])
#define POINTS INT ("points", points)
#define END                                                                                                            \
  {                                                                                                                    \
    NULL, MUSTER_FIELD_INT, 0, NULL                                                                                    \
  }

/* Enums are stored as int, which is what GCC and Clang make of them. */
G_STATIC_ASSERT (sizeof (MusterSuit) == sizeof (gint));

#define TEN_STATS                                                                                                      \
  STAT ("def", MUSTER_STAT_DEF), STAT ("arm", MUSTER_STAT_ARM), STAT ("tuf", MUSTER_STAT_TUF),                         \
      STAT ("end", MUSTER_STAT_END), STAT ("mana", MUSTER_STAT_MANA), STAT ("comm", MUSTER_STAT_COMM),                 \
      STAT ("move", MUSTER_STAT_MOVE), STAT ("att", MUSTER_STAT_ATT), STAT ("str", MUSTER_STAT_STR),                   \
      STAT ("s-pow", MUSTER_STAT_S_POW)

static const MusterField value_fields[] = { TEXT ("about", about), END };

static const MusterField ability_fields[] = {
  WORD ("kind", ability_kind, muster_ability_kinds),
  INT8 ("endurance", endurance),
  INT8 ("mana", mana),
  YES_NO ("weapon-ec", weapon_ec),
  WORD ("type", damage, muster_damages),
  TEXT ("reach", ability_reach),
  TEXT ("range", ability_range),
  TEXT ("radius", ability_radius),
  YES_NO ("fear", fear),
  WORD ("needs", needs, muster_needs),
  WORD ("trait", trait, muster_traits),
  TEXT ("about", about),
  END,
};

static const MusterField race_fields[] = {
  TEN_STATS, INT8 ("reach", reach), FEATURES ("effects", MUSTER_FEATURE_PLACE_EFFECT), POINTS, END,
};

static const MusterField tarot_fields[] = {
  UINT8 ("rank", rank),
  WORD ("suit", suit, muster_suits),
  STAT ("def", MUSTER_STAT_DEF),
  STAT ("tuf", MUSTER_STAT_TUF),
  STAT ("end", MUSTER_STAT_END),
  STAT ("mana", MUSTER_STAT_MANA),
  STAT ("comm", MUSTER_STAT_COMM),
  STAT ("move", MUSTER_STAT_MOVE),
  STAT ("att", MUSTER_STAT_ATT),
  STAT ("str", MUSTER_STAT_STR),
  STAT ("s-pow", MUSTER_STAT_S_POW),
  INT8 ("skills", skills),
  INT ("restrict", limit),
  POINTS,
  END,
};

static const MusterField weapon_fields[] = {
  INT8 ("ec", ec),
  WORD ("type", damage, muster_damages),
  INT8 ("w-att", w_att),
  INT8 ("w-pow", w_pow),
  INT8 ("reach", reach),
  YES_NO ("ranged", ranged),
  FEATURES ("crit", MUSTER_FEATURE_PLACE_CRIT),
  FEATURES ("special", MUSTER_FEATURE_PLACE_SPECIAL),
  INT8 ("hands", hands),
  POINTS,
  END,
};

static const MusterField weapon_enchantment_fields[] = {
  UINT8 ("rank", rank),
  WORD ("type", damage, muster_damages),
  FEATURES ("special", MUSTER_FEATURE_PLACE_SPECIAL),
  POINTS,
  END,
};

static const MusterField armor_fields[] = {
  WORD ("type", armor_class, muster_armor_classes),
  STAT ("def", MUSTER_STAT_DEF),
  STAT ("arm", MUSTER_STAT_ARM),
  POINTS,
  END,
};

static const MusterField armor_enchantment_fields[] = {
  UINT8 ("rank", rank),
  FEATURES ("effect", MUSTER_FEATURE_PLACE_EFFECT),
  POINTS,
  END,
};

static const MusterField accessory_fields[] = {
  INT8 ("hands", hands),
  FEATURES ("effect", MUSTER_FEATURE_PLACE_EFFECT),
  POINTS,
  END,
};

static const MusterField skill_fields[] = {
  WORD ("suit", suit, muster_suits),
  UINT8 ("rank", rank),
  POINTS,
  END,
};

static const MusterField size_fields[] = { INT ("puppets", limit), END };

static const MusterField puppet_fields[]
    = { WORD ("rank", puppet_rank, muster_puppet_ranks), TEXT ("army", army), END };

static const MusterField castle_card_fields[] = {
  WORD ("kind", castle_card_kind, muster_castle_card_kinds),
  INT8 ("worth", worth),
  TEXT ("about", about),
  END,
};

static const MusterField attribute_fields[] = { YES_NO ("pays", pays), END };

static const MusterField stuffed_card_fields[] = {
  WORD ("kind", stuffed_card_kind, muster_stuffed_card_kinds),
  TEXT ("about", about),
  WORD ("scroll", scroll, muster_scrolls),
  END,
};

/* Weights: an aim adds nothing to a character. */
static const MusterField aim_fields[] = {
  TEN_STATS,
  INT8 ("w-att", w_att),
  INT8 ("w-pow", w_pow),
  INT8 ("reach", reach),
  INT8 ("skills", skills),
  INT8 ("skill-points", worth),
  TEXT ("about", about),
  END,
};

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
};

const MusterField muster_addable[] = {
  TEN_STATS,
  INT8 ("skills", skills),
  INT8 ("w-att", w_att),
  INT8 ("w-pow", w_pow),
  INT8 ("reach", reach),
  INT8 ("ranged-reach", ranged_reach),
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

  switch (field->type)
    {
    case MUSTER_FIELD_INT8:
      *(gint8 *) at = (gint8) number;
      return number >= G_MININT8 && number <= G_MAXINT8;
    case MUSTER_FIELD_UINT8:
      *(guint8 *) at = (guint8) number;
      return number >= 0 && number <= G_MAXUINT8;
    case MUSTER_FIELD_INT:
      *(gint *) at = (gint) number;
      return number >= 0 && number <= 100000;
    case MUSTER_FIELD_YES_NO:
      *(gboolean *) at = number != 0;
      return number == 0 || number == 1;
    case MUSTER_FIELD_WORD:
      *(gint *) at = (gint) number;
      return number >= 0 && number < g_strv_length ((char **) field->words);
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_FEATURES:
    default:
      return FALSE;
    }
}

/* A weapon enchantment's table has one column for what goes into two cells of the card. */
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
      /* A castle card that is neither health nor attack is worth no number at all. */
      if (option->kind == MUSTER_KIND_CASTLE_CARD && muster_field_get (field, option) == 0)
        return g_strdup ("");
      return g_strdup_printf ("%" G_GINT64_FORMAT, muster_field_get (field, option));
    }
}
