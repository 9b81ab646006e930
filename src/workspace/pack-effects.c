/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/pack-effects.h"

#include <inttypes.h>
#include <string.h>

#include "forge/audit.h"
#include "forge/forge.h"
#include "workspace/carried-packs.h"
#include "workspace/consequences.h"
#include "workspace/paths.h"
#include "model/catalog/field.h"
#include "model/i18n.h"
#include "xml/pack-part.h"

/* The largest number stands for "more than that". */
static char *
dup_count (guint64 count)
{
  return g_strdup_printf (count == MUSTER_FORGE_TOO_MANY ? ">%'" PRIu64 : "%'" PRIu64, count);
}

static char *
dup_reach (const MusterForgeAuditRow *row)
{
  g_autofree char *count = dup_count (row->future.count);

  if (row->future.least > row->future.most)
    return g_strdup_printf (_ ("%s: no legal character can have it"), muster_option_get_name (row->option));
  /* Translators: an option, how many legal characters can have it, and what the cheapest and the dearest cost */
  return g_strdup_printf (_ ("%s: %s legal characters, from %d to %d points"), muster_option_get_name (row->option),
                          count, row->future.least, row->future.most);
}

/* The options that it makes needless. */
static void
append_needless (GString *text, const GArray *rows, const MusterOption *option)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const MusterForgeAuditRow *other = &g_array_index (rows, MusterForgeAuditRow, i);

      if (other->better == option)
        g_string_append_printf (text, _ ("; it is never worse than %s, and never more expensive"),
                                muster_option_get_name (other->option));
    }
}

static char *
dup_sentence (const GArray *rows, const MusterForgeAuditRow *row)
{
  g_autofree char *reach = dup_reach (row);
  GString *text = g_string_new (reach);

  if (row->better != NULL)
    g_string_append_printf (text, _ ("; %s is never worse, and never more expensive"),
                            muster_option_get_name (row->better));
  append_needless (text, rows, row->option);
  return g_string_free (text, FALSE);
}

GPtrArray *
muster_pack_effects_list (MusterSession *session, const MusterHousePack *pack)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  g_autoptr (MusterForge) forge = pack->used ? muster_forge_new (catalog) : NULL;
  g_autoptr (GArray) rows = forge != NULL ? muster_forge_audit (forge) : NULL;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const MusterForgeAuditRow *row = &g_array_index (rows, MusterForgeAuditRow, i);

      if (muster_house_find_origin (muster_session_get_house (session), catalog, row->option) == pack)
        g_ptr_array_add (sentences, dup_sentence (rows, row));
    }
  return sentences;
}

GPtrArray *
muster_pack_effects_predict (MusterSession *session, const char *id, gboolean on, GBytes *instead)
{
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (MusterHouse) house = muster_house_read ();
  g_autoptr (MusterCatalog) to = NULL;

  muster_house_override (house, id, on, instead);
  to = library != NULL ? muster_house_load (house, muster_paths_get_content (), NULL) : NULL;
  return to != NULL ? muster_consequences_predict (library, muster_session_get_catalog (session), to, NULL, NULL)
                    : NULL;
}

GPtrArray *
muster_pack_effects_predict_carried (MusterSession *session, const GPtrArray *packs)
{
  const MusterHouse *house = muster_session_get_house (session);
  g_autoptr (GArray) rivals = muster_carried_packs_find_rivals (packs, muster_session_get_installed (session));

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

static gboolean
has_price (MusterKind kind)
{
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (g_str_equal (field->name, "points"))
      return TRUE;
  return FALSE;
}

GPtrArray *
muster_pack_effects_list_priced (MusterSession *session, const MusterHousePack *pack)
{
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  const MusterHouse *house = muster_session_get_house (session);
  GPtrArray *options = g_ptr_array_new ();

  for (MusterKind kind = 0; pack->used && kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; has_price (kind) && i < muster_catalog_count (catalog, kind); i++)
      {
        const MusterOption *option = muster_catalog_nth (catalog, kind, i);

        if (muster_house_find_origin (house, catalog, option) == pack)
          g_ptr_array_add (options, (gpointer) option);
      }
  return options;
}
