/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/option-outlook.h"

#include <inttypes.h>

#include "forge/audit.h"
#include "forge/forge.h"
#include "model/catalog/catalog-copy.h"
#include "model/chosen.h"
#include "model/i18n.h"
#include "workspace/consequences.h"

static gboolean
has (const MusterThing *thing, const MusterOption *option)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new ();

  muster_thing_add_chosen (thing, options);
  return g_ptr_array_find (options, option, NULL);
}

GArray *
muster_option_outlook_find_users (MusterSession *session, const MusterOption *option)
{
  GArray *users = g_array_new (FALSE, FALSE, sizeof (gint64));
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (GPtrArray) entries
      = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      gint64 id = ((const MusterLibraryEntry *) entries->pdata[i])->id;
      g_autoptr (MusterThing) thing = muster_library_get (library, id, NULL, NULL);

      if (thing != NULL && has (thing, option))
        g_array_append_val (users, id);
    }
  return users;
}

static gboolean
is_twin (const MusterOption *a, const MusterOption *b)
{
  return a != NULL && a->kind == b->kind && g_str_equal (a->id, b->id);
}

/* One row of the audit: that of the option itself, or of one that nobody needs for its sake. */
static void
take_row (MusterOptionOutlook *outlook, const MusterForgeAuditRow *row, const MusterOption *option)
{
  if (is_twin (row->better, option))
    g_ptr_array_add (outlook->needless, g_strdup (muster_option_get_name (row->option)));
  if (!is_twin (row->option, option))
    return;
  outlook->counted = TRUE;
  outlook->too_many = row->future.count == MUSTER_FORGE_TOO_MANY;
  outlook->count = row->future.count;
  outlook->least = row->future.least;
  outlook->most = row->future.most;
  outlook->better = row->better != NULL ? g_strdup (muster_option_get_name (row->better)) : NULL;
}

static void
count (MusterOptionOutlook *outlook, const MusterCatalog *catalog, const MusterOption *option)
{
  g_autoptr (MusterForge) forge = muster_forge_new (catalog, NULL);
  g_autoptr (GArray) rows = forge != NULL ? muster_forge_audit (forge) : NULL;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    take_row (outlook, &g_array_index (rows, MusterForgeAuditRow, i), option);
}

MusterOptionOutlook *
muster_option_outlook_new (MusterSession *session, const MusterOption *option, gint points, const GArray *users)
{
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (MusterCatalog) to = muster_catalog_dup_with_points (catalog, option, points);
  MusterOptionOutlook *outlook = g_new0 (MusterOptionOutlook, 1);

  outlook->needless = g_ptr_array_new_with_free_func (g_free);
  count (outlook, to, option);
  outlook->consequences = library != NULL ? muster_consequences_foresee (library, catalog, to, users, NULL) : NULL;
  if (outlook->consequences == NULL)
    outlook->consequences = g_ptr_array_new ();
  return outlook;
}

void
muster_option_outlook_free (MusterOptionOutlook *outlook)
{
  g_free (outlook->better);
  g_ptr_array_unref (outlook->needless);
  g_ptr_array_unref (outlook->consequences);
  g_free (outlook);
}

char *
muster_option_outlook_dup_reach (const MusterOptionOutlook *outlook)
{
  g_autofree char *number = g_strdup_printf (outlook->too_many ? ">%'" PRIu64 : "%'" PRIu64, outlook->count);

  if (outlook->least > outlook->most)
    return g_strdup (_ ("No legal character can have it"));
  /* Translators: how many legal characters can have an option, and what the cheapest and the dearest cost */
  return g_strdup_printf (_ ("%s legal characters, from %d to %d points"), number, outlook->least, outlook->most);
}
