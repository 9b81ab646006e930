/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/row.h"

#include "model/catalog/field.h"

char *
row_dup (const MusterCatalog *catalog, const MusterOption *option)
{
  g_autofree char *values = muster_catalog_dup_value_ids (catalog, option->values);
  GString *row = g_string_new (NULL);

  g_string_printf (row, "%s | name: %s | values: %s", option->id, option->name, values);
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    {
      g_autofree char *cell = muster_field_dup_cell (field, option);

      g_string_append_printf (row, " | %s: %s", field->name, cell);
    }

  return g_string_free (row, FALSE);
}
