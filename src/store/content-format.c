/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/content-format.h"

const char *const muster_content_places[] = { "", "effect", "crit", "special", NULL };

static char *
dup_sql_name (const char *name)
{
  return g_strdelimit (g_strdup (name), "-", '_');
}

char *
muster_content_dup_table (MusterKind kind)
{
  return dup_sql_name (muster_kind_get_id (kind));
}

gboolean
muster_content_stores (const MusterField *field)
{
  return field->type != MUSTER_FIELD_FEATURES && !g_str_equal (field->name, "about");
}

gboolean
muster_content_is_text (const MusterField *field)
{
  switch (field->type)
    {
    case MUSTER_FIELD_YES_NO:
    case MUSTER_FIELD_WORD:
    case MUSTER_FIELD_TEXT:
      return TRUE;
    case MUSTER_FIELD_INT8:
    case MUSTER_FIELD_UINT8:
    case MUSTER_FIELD_INT:
    case MUSTER_FIELD_FEATURES:
    default:
      return FALSE;
    }
}

char *
muster_content_dup_columns (MusterKind kind)
{
  GString *columns = g_string_new ("id, name, about");

  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (muster_content_stores (field))
      {
        g_autofree char *column = dup_sql_name (field->name);

        g_string_append_printf (columns, ", \"%s\"", column);
      }

  return g_string_free (columns, FALSE);
}
