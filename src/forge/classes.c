/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/classes.h"

#include "forge/draft.h"
#include "games/collision/rules.h"

static gint
compare_classes (gconstpointer a, gconstpointer b)
{
  const MusterForgeClass *one = a, *other = b;

  if (one->tier != other->tier)
    return (gint) one->tier - (gint) other->tier;
  if (one->tarot->suit != other->tarot->suit)
    return (gint) one->tarot->suit - (gint) other->tarot->suit;
  return (gint) one->limit - (gint) other->limit;
}

static gint
compare_heads (gconstpointer a, gconstpointer b)
{
  return (gint) ((const MusterForgeHead *) a)->class - (gint) ((const MusterForgeHead *) b)->class;
}

static gint
find_class (const MusterForgeClasses *classes, const MusterForgeClass *class)
{
  for (guint i = 0; i < classes->list->len; i++)
    if (compare_classes (muster_forge_classes_nth (classes, i), class) == 0)
      return (gint) i;
  return -1;
}

/* The tier of a tarot among the existing ones. */
static guint
use_tier (MusterForgeClasses *classes, const MusterForge *forge, const MusterOption *tarot)
{
  for (guint i = 0; i < classes->n_tiers; i++)
    if (forge->tiers[classes->tiers[i]->rank] == forge->tiers[tarot->rank])
      return i;
  classes->tiers[classes->n_tiers] = tarot;
  return classes->n_tiers++;
}

static MusterForgeClass
classify (MusterForgeClasses *classes, const MusterForge *forge, guint race, guint tarot)
{
  const MusterOption *option = forge->tarots.options[tarot];
  guint limit = (guint) muster_collision_skills_limit (forge->races.options[race], option);

  return (MusterForgeClass){ use_tier (classes, forge, option), option, MIN (limit, forge->skills.n) };
}

static void
add_head (MusterForgeClasses *classes, const MusterForge *forge, guint race, guint tarot)
{
  MusterForgeClass class = classify (classes, forge, race, tarot);
  MusterForgeHead head = { 0, race, tarot };

  if (find_class (classes, &class) < 0)
    g_array_append_val (classes->list, class);
  g_array_append_val (classes->heads, head);
}

/* Called once all classes are there and sorted. */
static void
sort (MusterForgeClasses *classes, const MusterForge *forge)
{
  g_array_sort (classes->list, compare_classes);
  for (guint i = 0; i < classes->heads->len; i++)
    {
      MusterForgeHead *head = &g_array_index (classes->heads, MusterForgeHead, i);
      MusterForgeClass class = classify (classes, forge, head->race, head->tarot);

      head->class = (guint) find_class (classes, &class);
      classes->of[head->race * forge->tarots.n + head->tarot] = (gint) head->class;
    }
  g_array_sort (classes->heads, compare_heads);
}

MusterForgeClasses *
muster_forge_classes_new (const MusterForge *forge, gint race, gint tarot)
{
  MusterForgeClasses *classes = g_new0 (MusterForgeClasses, 1);
  guint n = forge->races.n * forge->tarots.n;

  classes->tiers = g_new (const MusterOption *, forge->tarots.n + 1);
  classes->list = g_array_new (FALSE, FALSE, sizeof (MusterForgeClass));
  classes->heads = g_array_new (FALSE, FALSE, sizeof (MusterForgeHead));
  classes->of = g_new (gint, n + 1);
  for (guint i = 0; i < n; i++)
    classes->of[i] = -1;
  for (guint r = 0; r < forge->races.n; r++)
    for (guint t = 0; t < forge->tarots.n; t++)
      if (muster_forge_allows (race, (gint) r) && muster_forge_allows (tarot, (gint) t))
        add_head (classes, forge, r, t);
  sort (classes, forge);
  return classes;
}

void
muster_forge_classes_free (MusterForgeClasses *classes)
{
  g_array_unref (classes->list);
  g_array_unref (classes->heads);
  g_free (classes->tiers);
  g_free (classes->of);
  g_free (classes);
}
