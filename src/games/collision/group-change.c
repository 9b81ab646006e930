/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-change.h"

#include "games/collision/group-values.h"
#include "model/i18n.h"

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  gint number; /* points, a limit or a stat; or whether stats are printed */
  MusterStat stat;
  MusterValueSet values;
} Change;

static const Change *
as_change (const MusterChange *change)
{
  return (const Change *) change;
}

static MusterCollisionGroup *
as_group (MusterThing *thing)
{
  return (MusterCollisionGroup *) thing;
}

static MusterCollisionFixed *
as_fixed (MusterThing *thing)
{
  return (MusterCollisionFixed *) thing;
}

static MusterChange *
new_change (const MusterChangeClass *klass, const Change *what)
{
  Change *change = muster_change_alloc (klass, sizeof *change);
  MusterChange head = change->change;

  *change = *what;
  change->change = head;
  return &change->change;
}

/* The limit of a battle group. */

static void
apply_limit (const MusterChange *change, MusterThing *thing)
{
  as_group (thing)->limit = as_change (change)->number;
}

static char *
label_limit (const MusterChange *change, const MusterThing *thing)
{
  gint points = as_change (change)->number;

  return points >= 0 ? g_strdup_printf (_ ("Play for %d points"), points) : g_strdup (_ ("Play without a limit"));
}

static const MusterChangeClass limit_class = { &muster_collision_group_class, NULL, apply_limit, label_limit, NULL };

MusterChange *
muster_collision_group_change_new_limit (gint limit)
{
  return new_change (&limit_class, &(Change){ .number = limit });
}

/* Its values. */

static void
apply_settle (const MusterChange *change, MusterThing *thing)
{
  muster_collision_group_settle (as_group (thing), as_change (change)->values);
}

static char *
label_settle (const MusterChange *change, const MusterThing *thing)
{
  g_autofree char *names = muster_catalog_dup_value_names (as_change (change)->catalog, as_change (change)->values);

  return g_strdup_printf (_ ("Settle on %s"), names);
}

static const MusterChangeClass settle_class = { &muster_collision_group_class, NULL, apply_settle, label_settle, NULL };

MusterChange *
muster_collision_group_change_new_settle (const MusterCatalog *catalog, MusterValueSet values)
{
  return new_change (&settle_class, &(Change){ .catalog = catalog, .values = values });
}

/* Fixed characters: points. */

static void
apply_fixed_points (const MusterChange *change, MusterThing *thing)
{
  as_fixed (thing)->points = as_change (change)->number;
}

static char *
label_fixed_points (const MusterChange *change, const MusterThing *thing)
{
  gint points = as_change (change)->number;

  return g_strdup_printf (ngettext ("Set %d point", "Set %d points", (gulong) points), points);
}

static const MusterChangeClass fixed_points_class
    = { &muster_collision_fixed_class, NULL, apply_fixed_points, label_fixed_points, NULL };

MusterChange *
muster_collision_fixed_change_new_points (gint points)
{
  return new_change (&fixed_points_class, &(Change){ .number = points });
}

/* Their limit. */

static void
apply_fixed_limit (const MusterChange *change, MusterThing *thing)
{
  as_fixed (thing)->limit = as_change (change)->number;
}

static char *
label_fixed_limit (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Restrict to large battles"));
}

static const MusterChangeClass fixed_limit_class
    = { &muster_collision_fixed_class, NULL, apply_fixed_limit, label_fixed_limit, NULL };

MusterChange *
muster_collision_fixed_change_new_limit (gint limit)
{
  return new_change (&fixed_limit_class, &(Change){ .number = limit });
}

/* Their values. */

static void
apply_fixed_values (const MusterChange *change, MusterThing *thing)
{
  as_fixed (thing)->has_values = TRUE;
  as_fixed (thing)->values = as_change (change)->values;
}

static char *
label_fixed_values (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Choose values"));
}

static const MusterChangeClass fixed_values_class
    = { &muster_collision_fixed_class, NULL, apply_fixed_values, label_fixed_values, NULL };

MusterChange *
muster_collision_fixed_change_new_values (MusterValueSet values)
{
  return new_change (&fixed_values_class, &(Change){ .values = values });
}

/* Their numbers. */

static void
apply_fixed_stat (const MusterChange *change, MusterThing *thing)
{
  as_fixed (thing)->stats[as_change (change)->stat] = as_change (change)->number;
}

static char *
label_fixed_stat (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Set %s to %d"), muster_stat_get_name (as_change (change)->stat),
                          as_change (change)->number);
}

static const MusterChangeClass fixed_stat_class
    = { &muster_collision_fixed_class, NULL, apply_fixed_stat, label_fixed_stat, NULL };

MusterChange *
muster_collision_fixed_change_new_stat (MusterStat stat, gint number)
{
  return new_change (&fixed_stat_class, &(Change){ .stat = stat, .number = number });
}

static void
apply_fixed_stats (const MusterChange *change, MusterThing *thing)
{
  gboolean printed = as_change (change)->number;

  if (printed && !as_fixed (thing)->has_stats)
    as_fixed (thing)->stats_order = G_MAXUINT;
  as_fixed (thing)->has_stats = printed;
}

static char *
label_fixed_stats (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (as_change (change)->number ? _ ("Print numbers") : _ ("Print no numbers"));
}

static const MusterChangeClass fixed_stats_class
    = { &muster_collision_fixed_class, NULL, apply_fixed_stats, label_fixed_stats, NULL };

MusterChange *
muster_collision_fixed_change_new_stats (gboolean printed)
{
  return new_change (&fixed_stats_class, &(Change){ .number = printed });
}
