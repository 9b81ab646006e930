/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/toy-box-change.h"

#include "model/i18n.h"

typedef struct
{
  MusterChange change;
  const MusterOption *option;
  guint entry, count;
  MusterPuppetWarsPuppet *own; /* a copy; or NULL */
} Change;

static const Change *
as_change (const MusterChange *change)
{
  return (const Change *) change;
}

static MusterPuppetWarsToyBox *
as_box (const MusterThing *thing)
{
  return (MusterPuppetWarsToyBox *) thing;
}

static MusterChange *
new_change (const MusterChangeClass *klass, const MusterOption *option, guint entry, guint count)
{
  Change *change = muster_change_alloc (klass, sizeof *change);

  change->option = option;
  change->entry = entry;
  change->count = count;
  return &change->change;
}

static gboolean
has_entry (const MusterChange *change, const MusterThing *thing)
{
  return as_change (change)->entry < as_box (thing)->puppets->len;
}

static MusterPuppetWarsPuppet *
puppet_of (const MusterChange *change, const MusterThing *thing)
{
  return as_box (thing)->puppets->pdata[as_change (change)->entry];
}

static void
clear_own (MusterChange *change)
{
  g_clear_pointer (&((Change *) change)->own, muster_puppet_wars_puppet_free);
}

static MusterChange *
new_of_own (const MusterChangeClass *klass, const MusterPuppetWarsPuppet *own)
{
  MusterChange *change = new_change (klass, NULL, 0, 0);

  ((Change *) change)->own = muster_puppet_wars_puppet_copy (own);
  return change;
}

/* Size. */

static void
apply_size (const MusterChange *change, MusterThing *thing)
{
  muster_choice_set_option (&as_box (thing)->size, as_change (change)->option);
}

static char *
label_size (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Play with a %s"), muster_option_get_name (as_change (change)->option));
}

static const MusterChangeClass size_class = { &muster_puppet_wars_toy_box_class, NULL, apply_size, label_size, NULL };

MusterChange *
muster_puppet_wars_toy_box_change_new_size (const MusterOption *size)
{
  return new_change (&size_class, size, 0, 0);
}

/* Master. */

static void
apply_master (const MusterChange *change, MusterThing *thing)
{
  muster_choice_set_option (&as_box (thing)->master, as_change (change)->option);
  g_clear_pointer (&as_box (thing)->own_master, muster_puppet_wars_puppet_free);
}

static char *
label_master (const MusterChange *change, const MusterThing *thing)
{
  const MusterOption *master = as_change (change)->option;

  return master != NULL ? g_strdup_printf (_ ("Let %s lead"), muster_option_get_name (master))
                        : g_strdup (_ ("Remove the Master"));
}

static const MusterChangeClass master_class
    = { &muster_puppet_wars_toy_box_class, NULL, apply_master, label_master, NULL };

MusterChange *
muster_puppet_wars_toy_box_change_new_master (const MusterOption *master)
{
  return new_change (&master_class, master, 0, 0);
}

static void
apply_kept_master (const MusterChange *change, MusterThing *thing)
{
  muster_puppet_wars_toy_box_lead (as_box (thing), as_change (change)->own);
}

static char *
label_kept_master (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Let %s lead"), muster_puppet_wars_puppet_get_name (as_change (change)->own));
}

static const MusterChangeClass kept_master_class
    = { &muster_puppet_wars_toy_box_class, NULL, apply_kept_master, label_kept_master, clear_own };

MusterChange *
muster_puppet_wars_toy_box_change_new_kept_master (const MusterPuppetWarsPuppet *master)
{
  return new_of_own (&kept_master_class, master);
}

/* Puppets. */

static void
apply_add (const MusterChange *change, MusterThing *thing)
{
  muster_puppet_wars_toy_box_add (as_box (thing), as_change (change)->option);
}

static char *
label_add (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Add %s"), muster_option_get_name (as_change (change)->option));
}

static const MusterChangeClass add_class = { &muster_puppet_wars_toy_box_class, NULL, apply_add, label_add, NULL };

MusterChange *
muster_puppet_wars_toy_box_change_new_add (const MusterOption *option)
{
  return new_change (&add_class, option, 0, 0);
}

static void
apply_add_own (const MusterChange *change, MusterThing *thing)
{
  muster_puppet_wars_toy_box_add_own (as_box (thing), as_change (change)->own);
}

static char *
label_add_own (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Add %s"), muster_puppet_wars_puppet_get_name (as_change (change)->own));
}

static const MusterChangeClass add_own_class
    = { &muster_puppet_wars_toy_box_class, NULL, apply_add_own, label_add_own, clear_own };

MusterChange *
muster_puppet_wars_toy_box_change_new_add_own (const MusterPuppetWarsPuppet *puppet)
{
  return new_of_own (&add_own_class, puppet);
}

static void
apply_count (const MusterChange *change, MusterThing *thing)
{
  puppet_of (change, thing)->count = (gint) as_change (change)->count;
}

static char *
label_count (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("%d of %s"), (gint) as_change (change)->count,
                          muster_puppet_wars_puppet_get_name (puppet_of (change, thing)));
}

static const MusterChangeClass count_class
    = { &muster_puppet_wars_toy_box_class, has_entry, apply_count, label_count, NULL };

MusterChange *
muster_puppet_wars_toy_box_change_new_count (guint entry, guint count)
{
  return new_change (&count_class, NULL, entry, count);
}

static void
apply_remove (const MusterChange *change, MusterThing *thing)
{
  g_ptr_array_remove_index (as_box (thing)->puppets, as_change (change)->entry);
}

static char *
label_remove (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Remove %s"), muster_puppet_wars_puppet_get_name (puppet_of (change, thing)));
}

static const MusterChangeClass remove_class
    = { &muster_puppet_wars_toy_box_class, has_entry, apply_remove, label_remove, NULL };

MusterChange *
muster_puppet_wars_toy_box_change_new_remove (guint entry)
{
  return new_change (&remove_class, NULL, entry, 0);
}
