/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/carried-packs.h"

#include <string.h>

#include "games/carried.h"
#include "games/digest.h"
#include "games/games.h"
#include "games/house-options.h"
#include "games/thing-file.h"
#include "model/i18n.h"
#include "workspace/paths.h"

/* A document with the packs a thing carries. */
static MusterDocument *
make_document (const GPtrArray *packs)
{
  MusterDocument *document = muster_document_new ();

  document->carried = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; packs != NULL && i < packs->len; i++)
    g_ptr_array_add (document->carried, g_strdup (packs->pdata[i]));
  return document;
}

GPtrArray *
muster_carried_packs_list (const MusterThing *thing, const MusterCatalog *catalog)
{
  g_autoptr (MusterDocument) document = make_document (thing->carried);

  return muster_carried_list_new (document, catalog);
}

static gboolean
is_wanted (const char *pack, const MusterHouse *house)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack));
  g_autofree char *id = muster_house_dup_id (bytes, NULL);

  return id != NULL && !muster_house_is_unwanted (house, id);
}

static void
remove_unwanted (GPtrArray *packs)
{
  g_autoptr (MusterHouse) house = packs->len > 0 ? muster_house_read () : NULL;

  for (guint i = packs->len; i-- > 0;)
    if (!is_wanted (packs->pdata[i], house))
      g_ptr_array_remove_index (packs, i);
}

MusterCatalog *
muster_carried_packs_make_catalog (const GPtrArray *things, const MusterCatalog *catalog)
{
  g_autoptr (MusterDocument) document = make_document (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < things->len; i++)
    {
      const MusterThing *thing = things->pdata[i];

      for (guint j = 0; thing->carried != NULL && j < thing->carried->len; j++)
        if (g_hash_table_add (seen, thing->carried->pdata[j]))
          g_ptr_array_add (document->carried, g_strdup (thing->carried->pdata[j]));
    }
  remove_unwanted (document->carried);
  return document->carried->len > 0 ? muster_carried_make_catalog (document, catalog, NULL) : NULL;
}

GPtrArray *
muster_carried_packs_move (const GPtrArray *things, const MusterCatalog *from, const MusterCatalog *to)
{
  GPtrArray *moved = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (guint i = 0; i < things->len; i++)
    {
      g_autofree char *xml = muster_thing_write (things->pdata[i], from);
      MusterThing *thing = muster_thing_read (xml, to, NULL);

      g_ptr_array_add (moved, thing != NULL ? thing : muster_thing_dup (things->pdata[i]));
    }
  return moved;
}

gboolean
muster_carried_packs_is_used (const MusterThing *thing, const MusterCatalog *catalog)
{
  g_autoptr (GPtrArray) packs = thing->carried != NULL ? muster_carried_packs_list (thing, catalog) : NULL;

  if (packs != NULL)
    remove_unwanted (packs);
  return packs != NULL && packs->len > 0;
}

MusterDigest *
muster_carried_packs_make_digest (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new (), moved = NULL;
  g_autoptr (MusterCatalog) own = NULL;

  g_ptr_array_add (one, (gpointer) thing);
  own = thing->carried != NULL ? muster_carried_packs_make_catalog (one, catalog) : NULL;
  if (own == NULL)
    return muster_digest_new (catalog, thing);
  moved = muster_carried_packs_move (one, catalog, own);
  return muster_digest_new (own, moved->pdata[0]);
}

char *
muster_carried_packs_dup_names (const GPtrArray *packs)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < packs->len; i++)
    {
      g_autofree char *name = muster_carried_dup_name (packs->pdata[i]);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (names, FALSE);
}

static char *
dup_words (const MusterReport *report)
{
  MusterLegality legality = muster_report_get_legality (report);
  const char *verdict = legality == MUSTER_LEGAL                ? _ ("legal")
                        : legality == MUSTER_LEGAL_BY_AGREEMENT ? _ ("legal by agreement")
                                                                : _ ("illegal");
  gint64 points = muster_report_get_int (report, "points", -1);
  g_autofree char *house = muster_house_options_dup_count (report), *cost = NULL;

  if (points >= 0)
    cost = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), (gint) points);
  return g_strdup_printf ("%s%s%s%s%s", verdict, cost != NULL ? ", " : "", cost != NULL ? cost : "",
                          house != NULL ? ", " : "", house != NULL ? house : "");
}

char *
muster_carried_packs_dup_verdict (const MusterThing *thing, const MusterCatalog *catalog)
{
  g_autoptr (MusterDocument) document = make_document (thing->carried);
  g_autoptr (MusterCatalog) extended = muster_carried_make_catalog (document, catalog, NULL);
  g_autofree char *xml = extended != NULL ? muster_thing_write (thing, catalog) : NULL;
  g_autoptr (MusterThing) moved = xml != NULL ? muster_thing_read (xml, extended, NULL) : NULL;
  g_autoptr (MusterReport) report = moved != NULL ? muster_games_check (extended, moved, FALSE) : NULL;

  return report != NULL ? dup_words (report) : NULL;
}

gboolean
muster_carried_packs_install (const GPtrArray *packs, gboolean replace, GError **error)
{
  for (guint i = 0; i < packs->len; i++)
    {
      const char *pack = packs->pdata[i];
      g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack));

      if (!muster_house_install_part (bytes, muster_paths_get_content (), replace, NULL, error))
        return FALSE;
    }
  return TRUE;
}

GArray *
muster_carried_packs_find_rivals (const GPtrArray *packs, const MusterCatalog *catalog)
{
  g_autoptr (MusterDocument) document = make_document (packs);

  return muster_carried_find_rivals (document, catalog);
}
