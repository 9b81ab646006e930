/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/option-impact.h"

#include <inttypes.h>

#include "forge/audit.h"
#include "forge/forge.h"
#include "model/catalog/catalog-copy.h"
#include "model/thing-options.h"
#include "model/i18n.h"
#include "workspace/consequences.h"

static gboolean
has (const MusterThing *thing, const MusterOption *option)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new ();

  muster_thing_collect_options (thing, options);
  return g_ptr_array_find (options, option, NULL);
}

GArray *
muster_option_impact_find_users (MusterSession *session, const MusterOption *option)
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

/* One audit row: of the option itself, or of one it makes needless. */
static void
take_row (MusterOptionImpact *forecast, const MusterForgeAuditRow *row, const MusterOption *option)
{
  if (is_twin (row->better, option))
    g_ptr_array_add (forecast->needless, g_strdup (muster_option_get_name (row->option)));
  if (!is_twin (row->option, option))
    return;
  forecast->counted = TRUE;
  forecast->too_many = row->future.count == MUSTER_FORGE_TOO_MANY;
  forecast->count = row->future.count;
  forecast->least = row->future.least;
  forecast->most = row->future.most;
  forecast->better = row->better != NULL ? g_strdup (muster_option_get_name (row->better)) : NULL;
}

static void
count (MusterOptionImpact *forecast, const MusterCatalog *catalog, const MusterOption *option)
{
  g_autoptr (MusterForge) forge = muster_forge_new (catalog);
  g_autoptr (GArray) rows = muster_forge_audit (forge);

  for (guint i = 0; i < rows->len; i++)
    take_row (forecast, &g_array_index (rows, MusterForgeAuditRow, i), option);
}

MusterOptionImpact *
muster_option_impact_new (MusterSession *session, const MusterOption *option, gint points, const GArray *users)
{
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (MusterCatalog) to = muster_catalog_dup_with_points (catalog, option, points);
  MusterOptionImpact *forecast = g_new0 (MusterOptionImpact, 1);

  forecast->needless = g_ptr_array_new_with_free_func (g_free);
  count (forecast, to, option);
  forecast->consequences = library != NULL ? muster_consequences_predict (library, catalog, to, users, NULL) : NULL;
  if (forecast->consequences == NULL)
    forecast->consequences = g_ptr_array_new ();
  return forecast;
}

void
muster_option_impact_free (MusterOptionImpact *forecast)
{
  g_free (forecast->better);
  g_ptr_array_unref (forecast->needless);
  g_ptr_array_unref (forecast->consequences);
  g_free (forecast);
}

char *
muster_option_impact_dup_reach (const MusterOptionImpact *forecast)
{
  g_autofree char *number = g_strdup_printf (forecast->too_many ? ">%'" PRIu64 : "%'" PRIu64, forecast->count);

  if (forecast->least > forecast->most)
    return g_strdup (_ ("No legal character can have it"));
  /* Translators: how many legal characters can have an option, and what the cheapest and the dearest cost */
  return g_strdup_printf (_ ("%s legal characters, from %d to %d points"), number, forecast->least, forecast->most);
}
