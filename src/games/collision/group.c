/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group.h"

#include "model/thing-options.h"
#include "model/i18n.h"

static void
free_fixed_thing (MusterThing *thing)
{
  muster_collision_fixed_free ((MusterCollisionFixed *) thing);
}

static void
free_group_thing (MusterThing *thing)
{
  muster_collision_group_free ((MusterCollisionGroup *) thing);
}

static MusterThing *
copy_fixed_thing (const MusterThing *thing)
{
  return &muster_collision_fixed_copy ((const MusterCollisionFixed *) thing)->thing;
}

static MusterThing *
copy_group_thing (const MusterThing *thing)
{
  return &muster_collision_group_copy ((const MusterCollisionGroup *) thing)->thing;
}

static void
collect_options (const MusterThing *thing, GPtrArray *options)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;

  for (guint i = 0; i < group->members->len; i++)
    muster_thing_collect_options (group->members->pdata[i], options);
}

static GPtrArray *
get_members (const MusterThing *thing)
{
  return ((const MusterCollisionGroup *) thing)->members;
}

static gboolean
takes_member (const MusterThing *member)
{
  return member->klass == &muster_collision_character_class || member->klass == &muster_collision_fixed_class;
}

const MusterThingClass muster_collision_fixed_class = {
  .element = "fixed-character",
  .game = "collision",
  .rules = &muster_collision_fixed_rules,
  .size = sizeof (MusterCollisionFixed),
  .free = free_fixed_thing,
  .copy = copy_fixed_thing,
  .count_offset = G_STRUCT_OFFSET (MusterCollisionFixed, count),
};

const MusterThingClass muster_collision_group_class = {
  .element = "battle-group",
  .game = "collision",
  .rules = &muster_collision_group_rules,
  .size = sizeof (MusterCollisionGroup),
  .free = free_group_thing,
  .copy = copy_group_thing,
  .collect_options = collect_options,
  .get_members = get_members,
  .takes_member = takes_member,
};

MusterCollisionFixed *
muster_collision_fixed_new (void)
{
  MusterCollisionFixed *fixed = g_new0 (MusterCollisionFixed, 1);

  fixed->thing.klass = &muster_collision_fixed_class;
  fixed->count = 1;
  return fixed;
}

MusterCollisionFixed *
muster_collision_fixed_copy (const MusterCollisionFixed *from)
{
  MusterCollisionFixed *to = muster_collision_fixed_new ();

  *to = *from;
  to->thing.name = NULL;
  to->thing.extras = (MusterExtras){ 0 };
  to->stats_extras = (MusterExtras){ 0 };
  muster_thing_copy (&to->thing, &from->thing);
  muster_extras_copy (&to->stats_extras, &from->stats_extras);
  if (from->unknown_values != NULL)
    to->unknown_values = g_ptr_array_copy (from->unknown_values, (GCopyFunc) (void *) g_strdup, NULL);
  return to;
}

void
muster_collision_fixed_free (MusterCollisionFixed *fixed)
{
  muster_thing_clear (&fixed->thing);
  g_clear_pointer (&fixed->unknown_values, g_ptr_array_unref);
  muster_extras_clear (&fixed->stats_extras);
  g_free (fixed);
}

void
muster_collision_fixed_set_values (MusterCollisionFixed *fixed, const MusterCatalog *catalog, const char *const *ids)
{
  g_clear_pointer (&fixed->unknown_values, g_ptr_array_unref);
  fixed->has_values = ids != NULL;
  fixed->values = muster_values_resolve (catalog, ids, &fixed->unknown_values);
}

MusterCollisionGroup *
muster_collision_group_new (void)
{
  MusterCollisionGroup *group = g_new0 (MusterCollisionGroup, 1);

  group->thing.klass = &muster_collision_group_class;
  group->limit = -1;
  group->members = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  return group;
}

static gpointer
copy_member (gconstpointer member, gpointer data)
{
  return muster_thing_dup (member);
}

MusterCollisionGroup *
muster_collision_group_copy (const MusterCollisionGroup *from)
{
  MusterCollisionGroup *to = g_new0 (MusterCollisionGroup, 1);

  muster_thing_copy (&to->thing, &from->thing);
  to->limit = from->limit;
  to->members = g_ptr_array_copy (from->members, copy_member, NULL);
  g_ptr_array_set_free_func (to->members, (GDestroyNotify) muster_thing_free);
  return to;
}

void
muster_collision_group_free (MusterCollisionGroup *group)
{
  muster_thing_clear (&group->thing);
  g_ptr_array_unref (group->members);
  g_free (group);
}

guint
muster_collision_group_get_count (const MusterCollisionGroup *group, guint n)
{
  const MusterThing *member = group->members->pdata[n];

  return member->klass == &muster_collision_character_class ? ((const MusterCollisionCharacter *) member)->count
                                                            : ((const MusterCollisionFixed *) member)->count;
}

MusterCollisionNamesakes *
muster_collision_group_count_namesakes (const MusterCollisionGroup *group)
{
  g_autoptr (GHashTable) totals = g_hash_table_new (g_str_hash, g_str_equal);
  MusterCollisionNamesakes *namesakes = g_new0 (MusterCollisionNamesakes, MAX (group->members->len, 1));

  for (guint i = 0; i < group->members->len; i++)
    {
      const char *name = muster_thing_get_name (group->members->pdata[i]);

      namesakes[i].before = GPOINTER_TO_UINT (g_hash_table_lookup (totals, name));
      g_hash_table_insert (totals, (gpointer) name,
                           GUINT_TO_POINTER (namesakes[i].before + muster_collision_group_get_count (group, i)));
    }
  for (guint i = 0; i < group->members->len; i++)
    namesakes[i].all
        = GPOINTER_TO_UINT (g_hash_table_lookup (totals, muster_thing_get_name (group->members->pdata[i])));
  return namesakes;
}

char *
muster_collision_group_dup_copy_name (const MusterCollisionGroup *group, const MusterCollisionNamesakes *namesakes,
                                      guint n, guint copy)
{
  const char *name = muster_thing_get_name (group->members->pdata[n]);

  /* Translators: the name of a character of which a group has several, and the number of this one */
  return namesakes[n].all > 1 ? g_strdup_printf (_ ("%s (%u)"), name, namesakes[n].before + copy + 1) : g_strdup (name);
}
