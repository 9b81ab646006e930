/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/repair/smallest.h"

#include "forge/repair/group-repair.h"

static MusterSmallestRepair *
smallest_new (MusterChange *change, GPtrArray *texts)
{
  MusterSmallestRepair *repair = g_new0 (MusterSmallestRepair, 1);

  repair->change = change;
  repair->texts = texts;
  return repair;
}

static MusterSmallestRepair *
find_for_character (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  g_autoptr (MusterRepairs) repairs = muster_repairs_find (catalog, character);
  const MusterRepair *best = repairs->repairs->len > 0 ? repairs->repairs->pdata[0] : NULL;

  return best != NULL ? smallest_new (muster_repair_make_change (best, catalog),
                                      muster_repair_dup_texts (best, catalog, character))
                      : NULL;
}

static MusterSmallestRepair *
find_for_group (const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  g_autoptr (MusterGroupRepair) repair = muster_group_repair_find (catalog, group);

  return repair->changes->len > 0 ? smallest_new (muster_group_repair_make_change (repair, catalog),
                                                  muster_group_repair_dup_texts (repair, catalog, group))
                                  : NULL;
}

MusterSmallestRepair *
muster_smallest_repair_find (const MusterCatalog *catalog, const MusterThing *thing)
{
  if (thing->klass == &muster_collision_character_class)
    return find_for_character (catalog, (const MusterCollisionCharacter *) thing);
  if (thing->klass == &muster_collision_group_class)
    return find_for_group (catalog, (const MusterCollisionGroup *) thing);
  return NULL;
}

void
muster_smallest_repair_free (MusterSmallestRepair *repair)
{
  muster_change_unref (repair->change);
  g_ptr_array_unref (repair->texts);
  g_free (repair);
}

char *
muster_smallest_repair_dup_text (const MusterSmallestRepair *repair)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < repair->texts->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", (const char *) repair->texts->pdata[i]);
  return g_string_free (text, FALSE);
}
