/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/numbers.h"

#include <glib/gi18n.h>

#include "app/widgets/suits.h"

typedef enum
{
  EC,
  W_ATT,
  W_POW,
  REACH,
  HANDS,
  SKILLS,
  RANK,
  PLAY,
  SUIT,
  BATTLE,
} Which;

static char *
dup_signed (const MusterOption *option, gint number)
{
  if (option->kind == MUSTER_KIND_RACE || option->kind == MUSTER_KIND_WEAPON)
    return g_strdup_printf ("%d", number);
  return number == 0 ? g_strdup ("") : g_strdup_printf ("%+d", number);
}

static char *
dup_stat (const MusterOption *option, gint which)
{
  return dup_signed (option, option->stats[which]);
}

/* A skill's cost, and whether it is a reaction: "RE 1E". */
static char *
dup_play (const MusterOption *skill)
{
  g_autofree char *cost = skill->teaches != NULL ? muster_ability_dup_cost (skill->teaches) : g_strdup ("");
  gboolean reacts = skill->teaches != NULL && skill->teaches->ability_kind == MUSTER_ABILITY_REACTION;

  if (!reacts)
    return g_steal_pointer (&cost);
  return g_strdup_printf ("%s%s%s", C_ ("reaction", "RE"), *cost != '\0' ? " " : "", cost);
}

static char *
dup_number (const MusterOption *option, gint which)
{
  switch ((Which) which)
    {
    case EC:
      return dup_signed (option, option->ec);
    case W_ATT:
      return dup_signed (option, option->w_att);
    case W_POW:
      return dup_signed (option, option->w_pow);
    case REACH:
      return option->kind == MUSTER_KIND_WEAPON ? g_strdup_printf ("%d%s", option->reach, option->ranged ? "+" : "")
                                                : dup_signed (option, option->reach);
    case HANDS:
      return g_strdup_printf ("%d", option->hands);
    case SKILLS:
      return g_strdup_printf ("%d", option->skills);
    case PLAY:
      return dup_play (option);
    case BATTLE:
      return option->limit > 0 ? g_strdup_printf ("%d+", option->limit) : g_strdup ("");
    case SUIT:
      return g_strdup (option->suit != MUSTER_SUIT_ANY ? muster_suit_get_title (option->suit) : "");
    case RANK:
    default:
      return option->rank > 0 ? g_strdup_printf ("%d", option->rank) : g_strdup ("");
    }
}

static void
add (MusterNumber *numbers, guint *n, const char *title, Which which)
{
  numbers[(*n)++] = (MusterNumber){ title, dup_number, (gint) which, "" };
}

static void
add_stats (MusterNumber *numbers, guint *n)
{
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    numbers[(*n)++] = (MusterNumber){ muster_stat_get_name (stat), dup_stat, (gint) stat, "" };
}

static void
add_weapon (MusterNumber *numbers, guint *n)
{
  add (numbers, n, _ ("EC"), EC);
  add (numbers, n, _ ("W-Att"), W_ATT);
  add (numbers, n, _ ("W-Pow"), W_POW);
  add (numbers, n, _ ("Reach"), REACH);
}

/* Armor changes few stats; the other columns would be empty. */
static void
add_armor (MusterNumber *numbers, guint *n)
{
  static const MusterStat stats[] = { MUSTER_STAT_DEF, MUSTER_STAT_ARM, MUSTER_STAT_MOVE };

  for (guint i = 0; i < G_N_ELEMENTS (stats); i++)
    numbers[(*n)++] = (MusterNumber){ muster_stat_get_name (stats[i]), dup_stat, (gint) stats[i], "" };
}

static void
add_skill (MusterNumber *numbers, guint *n)
{
  add (numbers, n, _ ("Suit"), SUIT);
  numbers[*n - 1].widest = "Swords  ";
  add (numbers, n, C_ ("what using a skill costs", "Use"), PLAY);
  numbers[*n - 1].widest = "RE 2E+Weapon EC";
}

guint
muster_numbers_of_kind (MusterKind kind, MusterNumber *numbers)
{
  guint n = 0;

  if (kind == MUSTER_KIND_RACE || kind == MUSTER_KIND_TAROT)
    add_stats (numbers, &n);
  if (kind == MUSTER_KIND_RACE)
    add (numbers, &n, _ ("Reach"), REACH);
  if (kind == MUSTER_KIND_TAROT)
    {
      add (numbers, &n, _ ("Skills"), SKILLS);
      add (numbers, &n, _ ("Battle"), BATTLE);
    }
  if (kind == MUSTER_KIND_ARMOR)
    add_armor (numbers, &n);
  if (kind == MUSTER_KIND_WEAPON || kind == MUSTER_KIND_WEAPON_ENCHANTMENT)
    add_weapon (numbers, &n);
  if (kind == MUSTER_KIND_WEAPON || kind == MUSTER_KIND_ACCESSORY)
    add (numbers, &n, _ ("Hands"), HANDS);
  if (kind == MUSTER_KIND_SKILL)
    add_skill (numbers, &n);
  if (kind == MUSTER_KIND_SKILL || kind == MUSTER_KIND_WEAPON_ENCHANTMENT || kind == MUSTER_KIND_ARMOR_ENCHANTMENT)
    add (numbers, &n, _ ("Rank"), RANK);
  return n;
}

char *
muster_numbers_dup (const MusterOption *option)
{
  GString *text = g_string_new (NULL);
  MusterNumber numbers[MUSTER_MOST_NUMBERS];
  guint n = muster_numbers_of_kind (option->kind, numbers);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = numbers[i].dup (option, numbers[i].which);

      if (*number != '\0')
        g_string_append_printf (text, "%s%s %s", text->len > 0 ? " · " : "", numbers[i].title, number);
    }
  return g_string_free (text, FALSE);
}
