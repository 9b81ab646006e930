/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/carried-packs.h"

#include <string.h>

#include "games/carried.h"
#include "games/games.h"
#include "games/house-options.h"
#include "model/i18n.h"
#include "workspace/codec.h"
#include "workspace/pack-effects.h"
#include "workspace/paths.h"
#include "xml/pack-part.h"

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
  g_autofree char *xml = extended != NULL ? muster_codec.write (thing, catalog) : NULL;
  g_autoptr (MusterThing) moved = xml != NULL ? muster_codec.read (xml, extended, NULL) : NULL;
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

GPtrArray *
muster_carried_packs_predict (MusterSession *session, const GPtrArray *packs)
{
  const MusterHouse *house = muster_session_get_house (session);
  g_autoptr (MusterDocument) document = make_document (packs);
  g_autoptr (GArray) rivals = muster_carried_find_rivals (document, muster_session_get_catalog (session));

  for (guint i = 0; house != NULL && rivals->len > 0 && i < packs->len; i++)
    {
      const char *pack = packs->pdata[i];
      g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack)), joined = NULL;
      g_autofree char *id = muster_house_dup_id (bytes, NULL), *old = NULL;
      const MusterHousePack *installed = id != NULL ? muster_house_find (house, id) : NULL;
      char *text = NULL;

      if (installed == NULL || installed->bytes == NULL)
        continue;
      old = g_strndup (g_bytes_get_data (installed->bytes, NULL), g_bytes_get_size (installed->bytes));
      text = muster_pack_part_join (old, pack);
      joined = text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
      if (joined != NULL)
        return muster_pack_effects_predict (session, id, TRUE, joined);
    }
  return NULL;
}
