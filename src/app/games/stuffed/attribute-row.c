/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/attribute-row.h"
#include "app/widgets/rows/drop-row.h"

struct _MusterAttributeRow
{
  MusterDropRow parent;
  const MusterCatalog *catalog;
  gboolean held; /* ignore signals while showing the attribute */
};

G_DEFINE_FINAL_TYPE (MusterAttributeRow, muster_attribute_row, MUSTER_TYPE_DROP_ROW)

static guint chosen_signal;

static guint
count_attributes (MusterAttributeRow *row)
{
  return muster_catalog_count (row->catalog, MUSTER_KIND_ATTRIBUTE);
}

static void
selected_cb (MusterAttributeRow *row)
{
  guint n = muster_drop_row_get_selected (MUSTER_DROP_ROW (row));

  if (!row->held && n <= count_attributes (row))
    g_signal_emit (row, chosen_signal, 0,
                   n > 0 ? muster_catalog_nth (row->catalog, MUSTER_KIND_ATTRIBUTE, n - 1) : NULL);
}

/* From 1, as in the row; 0 for none. */
static guint
find_place (MusterAttributeRow *row, const MusterOption *attribute)
{
  guint n = count_attributes (row);

  while (n > 0 && muster_catalog_nth (row->catalog, MUSTER_KIND_ATTRIBUTE, n - 1) != attribute)
    n--;
  return n;
}

void
muster_attribute_row_show (MusterAttributeRow *row, const MusterOption *attribute, const char *other)
{
  GtkStringList *names = GTK_STRING_LIST (muster_drop_row_get_model (MUSTER_DROP_ROW (row)));
  guint last = count_attributes (row) + 1, n = g_list_model_get_n_items (G_LIST_MODEL (names));
  const char *const others[] = { other, NULL };

  row->held = TRUE;
  if (n > last ? g_strcmp0 (gtk_string_list_get_string (names, last), other) != 0 : other != NULL)
    gtk_string_list_splice (names, last, n - last, others);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (row), other != NULL ? last : find_place (row, attribute));
  row->held = FALSE;
}

static void
muster_attribute_row_class_init (MusterAttributeRowClass *klass)
{
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_ATTRIBUTE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
muster_attribute_row_init (MusterAttributeRow *row)
{
}

void
muster_attribute_row_set_catalog (MusterAttributeRow *row, const MusterCatalog *catalog, const char *none)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  row->catalog = catalog;
  gtk_string_list_append (names, none);
  for (guint i = 0; i < count_attributes (row); i++)
    gtk_string_list_append (names, muster_option_get_name (muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i)));
  muster_drop_row_set_model (MUSTER_DROP_ROW (row), G_LIST_MODEL (names));
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
}
