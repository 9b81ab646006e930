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

static void
append_check (GString *sql, const char *column, const MusterField *field)
{
  if (field->type == MUSTER_FIELD_YES_NO)
    g_string_append_printf (sql, " CHECK (\"%s\" IN ('yes', 'no'))", column);
  else if (field->type == MUSTER_FIELD_WORD)
    {
      g_string_append_printf (sql, " CHECK (\"%s\" IN (", column);
      for (gint i = field->low; i <= field->high; i++)
        g_string_append_printf (sql, "%s'%s'", i > field->low ? ", " : "", field->words[i]);
      g_string_append (sql, "))");
    }
  else if (!muster_content_is_text (field))
    g_string_append_printf (sql, " CHECK (\"%s\" BETWEEN %d AND %d)", column, field->low, field->high);
}

char *
muster_content_dup_definition (MusterKind kind)
{
  g_autofree char *table = muster_content_dup_table (kind);
  GString *sql = g_string_new (NULL);

  g_string_printf (sql, "CREATE TABLE %s (\n  option INTEGER PRIMARY KEY REFERENCES option,\n", table);
  g_string_append (sql, "  id TEXT NOT NULL UNIQUE,\n  name TEXT NOT NULL,\n  about TEXT NOT NULL");
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (muster_content_stores (field))
      {
        g_autofree char *column = dup_sql_name (field->name);

        g_string_append_printf (sql, ",\n  \"%s\" %s NOT NULL", column,
                                muster_content_is_text (field) ? "TEXT" : "INTEGER");
        append_check (sql, column, field);
      }
  g_string_append (sql, "\n) STRICT;");

  return g_string_free (sql, FALSE);
}
