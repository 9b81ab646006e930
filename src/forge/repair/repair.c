/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/repair/repair.h"

#include "forge/repair/repair-versions.h"
#include "model/changes.h"
#include "model/i18n.h"

static void
free_repair (gpointer data)
{
  g_array_unref (((MusterRepair *) data)->changes);
  g_free (data);
}

void
muster_repairs_free (MusterRepairs *repairs)
{
  g_ptr_array_unref (repairs->repairs);
  g_free (repairs);
}

static void
apply (const MusterRepair *repair, MusterCollisionCharacter *character)
{
  for (guint i = 0; i < repair->changes->len; i++)
    muster_collision_remedy_apply (&g_array_index (repair->changes, MusterCollisionRemedy, i), character);
}

MusterChange *
muster_repair_make_change (const MusterRepair *repair, const MusterCatalog *catalog)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);

  for (guint i = 0; i < repair->changes->len; i++)
    g_ptr_array_add (changes, muster_collision_remedy_make_change (
                                  &g_array_index (repair->changes, MusterCollisionRemedy, i), catalog));
  return muster_change_new_list (_ ("Make legal"), changes);
}

/* Removing a weapon or skill moves later ones: do that last, from the back. */
static gboolean
takes_out (const MusterCollisionRemedy *change)
{
  return change->kind == MUSTER_COLLISION_REMEDY_CHOOSE && change->option == NULL
         && (change->slot == MUSTER_COLLISION_SLOT_WEAPON || change->slot == MUSTER_COLLISION_SLOT_SKILL);
}

static gint
compare_changes (gconstpointer a, gconstpointer b)
{
  const MusterCollisionRemedy *left = a, *right = b;

  if (takes_out (left) != takes_out (right))
    return takes_out (left) ? 1 : -1;
  if (left->kind != right->kind)
    return left->kind > right->kind ? -1 : 1;
  if (left->slot != right->slot)
    return left->slot < right->slot ? -1 : 1;
  if (left->index == right->index)
    return 0;
  return (left->index < right->index) == takes_out (left) ? 1 : -1;
}

void
muster_repair_sort (GArray *changes)
{
  g_array_sort (changes, compare_changes);
}

GPtrArray *
muster_repair_dup_texts (const MusterRepair *repair, const MusterCatalog *catalog,
                         const MusterCollisionCharacter *character)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (character);

  for (guint i = 0; i < repair->changes->len; i++)
    {
      const MusterCollisionRemedy *change = &g_array_index (repair->changes, MusterCollisionRemedy, i);

      g_ptr_array_add (texts, muster_collision_remedy_dup_text (change, catalog, changed));
      muster_collision_remedy_apply (change, changed);
    }
  return texts;
}

/* Finding. */

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  MusterRepairs *repairs;
  GArray *changes;
  GHashTable *seen; /* keys of the repaired characters */
  GArray *findings;
} Finding;

static gint
compare_words (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static const char *
id_of (const MusterChoice *choice)
{
  return choice->id != NULL ? choice->id : "";
}

/* A key that is equal for equal characters: the order of weapons and skills doesn't matter. */
static char *
dup_key (const MusterCollisionCharacter *character)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *lists = NULL;

  for (guint i = 0; i < character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, i);

      g_ptr_array_add (words, g_strdup_printf ("w%s+%s", id_of (&carried->weapon), id_of (&carried->enchantment)));
    }
  for (guint i = 0; i < character->skills->len; i++)
    g_ptr_array_add (words, g_strconcat ("s", id_of (&muster_collision_character_skill (character, i)->skill), NULL));
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  lists = g_strjoinv ("/", (char **) words->pdata);
  return g_strdup_printf ("%s/%s/%s/%s/%s/%d/%s", id_of (&character->race), id_of (&character->tarot),
                          id_of (&character->armor), id_of (&character->armor_enchantment),
                          id_of (&character->accessory), character->names_values, lists);
}

/* Stores the changes of the walk unless they make a character that is already there. */
static gboolean
keep (gpointer data)
{
  Finding *finding = data;
  MusterRepairs *repairs = finding->repairs;
  MusterRepair *repair = g_new0 (MusterRepair, 1);
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (finding->character);
  MusterCollisionTotals totals;

  repair->changes = g_array_copy (finding->changes);
  muster_repair_sort (repair->changes);
  apply (repair, changed);
  if (!g_hash_table_add (finding->seen, dup_key (changed)))
    {
      free_repair (repair);
      return TRUE;
    }
  if (repairs->repairs->len == MUSTER_MOST_REPAIRS)
    {
      free_repair (repair);
      repairs->all = FALSE;
      return FALSE;
    }
  /* Verifies the result with the judge. */
  if (!muster_collision_judge (finding->catalog, changed, &totals, finding->findings))
    {
      g_critical ("A repair isn't legal; the forge and the judge don't agree.");
      free_repair (repair);
      return TRUE;
    }
  repair->points = totals.points - repairs->points;
  g_ptr_array_add (repairs->repairs, repair);
  return TRUE;
}

static void
find_all (MusterVersions *versions, MusterRepairs *repairs, const MusterCatalog *catalog,
          const MusterCollisionCharacter *character)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (MusterCollisionRemedy)),
                     findings = muster_collision_findings_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Finding finding = { catalog, character, repairs, changes, seen, findings };
  MusterRepairWalk walk = { changes, keep, &finding };

  if (muster_versions_find_fewest (versions, &repairs->n_changes))
    muster_versions_walk_fewest (versions, &walk);
}

MusterRepairs *
muster_repairs_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  MusterRepairs *repairs = g_new0 (MusterRepairs, 1);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  g_autoptr (MusterVersions) versions = NULL;
  MusterCollisionTotals totals;

  repairs->repairs = g_ptr_array_new_with_free_func (free_repair);
  repairs->all = TRUE;
  repairs->legal = muster_collision_judge (catalog, character, &totals, findings);
  repairs->points = totals.points;
  if (repairs->legal)
    return repairs;
  versions = muster_versions_new (catalog, character, -1);
  repairs->too_large = versions == NULL;
  if (versions != NULL)
    find_all (versions, repairs, catalog, character);
  return repairs;
}
