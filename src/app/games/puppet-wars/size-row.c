/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/size-row.h"

#include <glib/gi18n.h>

#include "app/widgets/css-class.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/wrap-row.h"

struct _MusterSizeRow
{
  MusterDropRow parent;
  const MusterCatalog *catalog;
  GtkStringList *names; /* a line for none or an unknown size, then the sizes */
  gboolean held;
};

G_DEFINE_FINAL_TYPE (MusterSizeRow, muster_size_row, MUSTER_TYPE_DROP_ROW)

static guint chosen_signal;

static void
selected_cb (MusterSizeRow *row)
{
  guint n = muster_drop_row_get_selected (MUSTER_DROP_ROW (row));

  if (!row->held && n > 0 && n <= muster_catalog_count (row->catalog, MUSTER_KIND_SIZE))
    g_signal_emit (row, chosen_signal, 0, muster_catalog_nth (row->catalog, MUSTER_KIND_SIZE, n - 1));
}

static guint
place_of (MusterSizeRow *row, const MusterOption *size)
{
  for (guint i = 0; i < muster_catalog_count (row->catalog, MUSTER_KIND_SIZE); i++)
    if (muster_catalog_nth (row->catalog, MUSTER_KIND_SIZE, i) == size)
      return i + 1;
  return 0;
}

/* The first line shows an unknown size. */
static void
show_other (MusterSizeRow *row, const MusterChoice *size)
{
  const char *line[] = { muster_choice_is_unknown (size) ? size->id : _ ("Not chosen"), NULL };

  if (g_str_equal (gtk_string_list_get_string (row->names, 0), line[0]))
    return;
  gtk_string_list_splice (row->names, 0, 1, line);
}

void
muster_size_row_show (MusterSizeRow *row, const MusterChoice *size, const char *wrong)
{
  row->held = TRUE;
  show_other (row, size);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (row), size->option != NULL ? place_of (row, size->option) : 0);
  row->held = FALSE;
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), wrong);
  muster_css_class_set (GTK_WIDGET (row), "wrong", *wrong != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, wrong, -1);
}

static void
muster_size_row_dispose (GObject *object)
{
  g_clear_object (&MUSTER_SIZE_ROW (object)->names);
  G_OBJECT_CLASS (muster_size_row_parent_class)->dispose (object);
}

static void
muster_size_row_class_init (MusterSizeRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_size_row_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_SIZE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_POINTER);
}

static void
muster_size_row_init (MusterSizeRow *row)
{
  row->names = gtk_string_list_new (NULL);
  gtk_string_list_append (row->names, _ ("Not chosen"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Game size"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Game size"), -1);
}

void
muster_size_row_set_catalog (MusterSizeRow *row, const MusterCatalog *catalog)
{
  row->catalog = catalog;
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_SIZE); i++)
    {
      const MusterOption *size = muster_catalog_nth (catalog, MUSTER_KIND_SIZE, i);
      /* Translators: a game size, and how many puppets a toy box has then: "Shoebox · 8" */
      g_autofree char *line = g_strdup_printf (_ ("%s · %d"), muster_option_get_name (size), size->limit);

      gtk_string_list_append (row->names, line);
    }
  muster_drop_row_set_model (MUSTER_DROP_ROW (row), G_LIST_MODEL (row->names));
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
}
