/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/audit.h"

/* Compares a number where more is better. FALSE if it is worse. */
static gboolean
is_as_good (gint one, gint other, gboolean *more)
{
  *more |= one > other;
  return one >= other;
}

static gboolean
has_as_good_numbers (const MusterOption *a, const MusterOption *b, gboolean *more)
{
  for (guint i = 0; i < MUSTER_N_STATS; i++)
    if (!is_as_good (a->stats[i], b->stats[i], more))
      return FALSE;
  return is_as_good (a->w_att, b->w_att, more) && is_as_good (a->w_pow, b->w_pow, more)
         && is_as_good (a->reach, b->reach, more) && is_as_good (a->ranged_reach, b->ranged_reach, more)
         && is_as_good (a->skills, b->skills, more) && is_as_good (-a->ec, -b->ec, more)
         && is_as_good (-a->points, -b->points, more);
}

/* Whether `a` is available wherever `b` is: values, rank, suit, hands and battle size. */
static gboolean
is_as_open (const MusterOption *a, const MusterOption *b, gboolean *more)
{
  gboolean tarot = a->kind == MUSTER_KIND_TAROT;

  if (a->values != 0 && (b->values == 0 || (b->values & ~a->values) != 0))
    return FALSE;
  if (tarot ? a->suit != b->suit : a->suit != b->suit && a->suit != MUSTER_SUIT_ANY)
    return FALSE;
  *more |= a->values != b->values || a->suit != b->suit;
  return is_as_good (tarot ? a->rank : -a->rank, tarot ? b->rank : -b->rank, more)
         && is_as_good (-a->hands, -b->hands, more) && is_as_good (-a->limit, -b->limit, more);
}

static gboolean
has_feature (const MusterOption *option, const MusterFeature *feature)
{
  for (guint i = 0; i < option->n_features; i++)
    if (option->features[i].place == feature->place && option->features[i].n_adds == 0
        && g_str_equal (option->features[i].text, feature->text))
      return TRUE;
  return FALSE;
}

/* The content doesn't say whether a feature is good or bad, so features must be equal except for plain numbers. */
static gboolean
has_features_of (const MusterOption *a, const MusterOption *b)
{
  for (guint i = 0; i < b->n_features; i++)
    if (b->features[i].n_adds == 0 && !has_feature (a, &b->features[i]))
      return FALSE;
  return TRUE;
}

gboolean
muster_forge_dominates (const MusterOption *better, const MusterOption *option)
{
  gboolean more = FALSE;

  return better != option && better->teaches == option->teaches
         && (option->kind != MUSTER_KIND_SKILL || option->teaches != NULL) && better->damage == option->damage
         && better->armor_class == option->armor_class && better->ranged == option->ranged
         && better->thrown == option->thrown && has_features_of (better, option) && has_features_of (option, better)
         && has_as_good_numbers (better, option, &more) && is_as_open (better, option, &more) && more;
}

static void
add_kind (GArray *rows, const MusterForgeKind *kind, const MusterForgeFuture *futures)
{
  for (guint i = 0; i < kind->n; i++)
    {
      MusterForgeAuditRow row = { kind->options[i], futures[i], NULL };

      for (guint j = 0; row.better == NULL && j < kind->n; j++)
        if (muster_forge_dominates (kind->options[j], kind->options[i]))
          row.better = kind->options[j];
      g_array_append_val (rows, row);
    }
}

GArray *
muster_forge_audit (const MusterForge *forge)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeFutures) futures = NULL;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (MusterForgeAuditRow));

  muster_forge_draft_open (&draft, forge);
  futures = muster_forge_look_ahead (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  add_kind (rows, &forge->races, futures->races);
  add_kind (rows, &forge->tarots, futures->tarots);
  add_kind (rows, &forge->weapons, futures->weapons);
  add_kind (rows, &forge->weapon_enchantments, futures->weapon_enchantments[0]);
  add_kind (rows, &forge->armors, futures->armors);
  add_kind (rows, &forge->armor_enchantments, futures->armor_enchantments);
  add_kind (rows, &forge->accessories, futures->accessories);
  add_kind (rows, &forge->skills, futures->skills);
  return rows;
}
