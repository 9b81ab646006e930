/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs of `muster library` for effects of content changes. */
#include "cli/command.h"
#include "cli/library/library-call.h"
#include "cli/library/library-print.h"
#include "forge/repair/smallest.h"
#include "model/i18n.h"
#include "workspace/consequences.h"

gboolean
muster_library_run_changes (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GPtrArray) all = muster_consequences_list (call->library, call->catalog, error);

  if (all == NULL)
    return FALSE;
  for (guint i = 0; i < all->len; i++)
    {
      const MusterConsequence *one = all->pdata[i];

      muster_library_print_changes (one->name, one->changes);
      if (one->repair != NULL)
        muster_command_print (_ ("  Smallest repair: %s\n"), one->repair);
    }
  if (muster_consequences_count_repairs (all) > 0)
    muster_command_print ("%s\n", _ ("“muster library repair” makes these repairs; each can be undone."));
  return TRUE;
}

/* The named things; without names, all that became illegal since they were saved. */
static GArray *
find_broken (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GPtrArray) all = NULL;

  for (guint i = 0; i < call->n_args; i++)
    {
      gint64 id;

      if (!muster_library_call_find (call, call->args[i], &id, error))
        return NULL;
      g_array_append_val (ids, id);
    }
  all = call->n_args == 0 ? muster_consequences_list (call->library, call->catalog, error) : g_ptr_array_new ();
  for (guint i = 0; all != NULL && i < all->len; i++)
    if (((const MusterConsequence *) all->pdata[i])->repair != NULL)
      g_array_append_val (ids, ((const MusterConsequence *) all->pdata[i])->id);
  return all != NULL ? g_steal_pointer (&ids) : NULL;
}

static gboolean
repair (MusterLibraryCall *call, gint64 id, guint *repaired, GError **error)
{
  gint64 state = 0;
  g_autoptr (MusterThing) thing = muster_library_get (call->library, id, &state, error);
  g_autoptr (MusterSmallestRepair) smallest = thing != NULL ? muster_smallest_repair_find (call->catalog, thing) : NULL;
  g_autofree char *text = NULL;

  if (smallest == NULL)
    return thing != NULL;
  text = muster_smallest_repair_dup_text (smallest);
  muster_library_set_label (call->library, _ ("Repair"));
  if (!muster_change_apply (smallest->change, thing) || !muster_library_save (call->library, id, &state, thing, error))
    return FALSE;
  muster_command_print (_ ("%s: %s\n"), muster_thing_get_name (thing), text);
  (*repaired)++;
  return TRUE;
}

gboolean
muster_library_run_repair (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GArray) ids = find_broken (call, error);
  guint repaired = 0;

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (!repair (call, g_array_index (ids, gint64, i), &repaired, error))
      return FALSE;
  if (ids != NULL && repaired == 0)
    muster_command_print ("%s\n", _ ("There is nothing to repair."));
  return ids != NULL;
}
