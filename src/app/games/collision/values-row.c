/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/values-row.h"

#include <glib/gi18n.h>

#include "app/widgets/css-class.h"
#include "app/widgets/rows/fold-row.h"
#include "app/games/collision/value-toggles.h"

struct _MusterValuesRow
{
  MusterFoldRow parent;
  const MusterCatalog *catalog;
  GtkWidget *toggles;     /* NULL until somebody names values */
  MusterValueSet fitting; /* what to begin with when they become named */
  gboolean showing;       /* the toggles follow the character, and nobody presses them */
};

G_DEFINE_FINAL_TYPE (MusterValuesRow, muster_values_row, MUSTER_TYPE_FOLD_ROW)

static guint named_signal;

static void
chosen_cb (MusterValuesRow *row, guint values)
{
  g_signal_emit (row, named_signal, 0, TRUE, values);
}

static void
enabled_cb (MusterValuesRow *row)
{
  if (!row->showing)
    g_signal_emit (row, named_signal, 0, muster_fold_row_get_enable_expansion (MUSTER_FOLD_ROW (row)),
                   (guint) row->fitting);
}

/* Which values it needs, where that is settled, or from which sets it may choose. */
static char *
dup_open (MusterValuesRow *row, const MusterCollisionTotals *totals)
{
  g_autofree char *names
      = totals->values.n > 0 ? muster_catalog_dup_value_names (row->catalog, totals->values.sets[0]) : NULL;

  if (totals->values.n == 0)
    return g_strdup_printf (_ ("Needs %u values, and may have %d"), totals->n_values,
                            MUSTER_COLLISION_MAX_CHARACTER_VALUES);
  if (totals->n_values == 0)
    return g_strdup (_ ("Open: needs none so far"));
  if (totals->values.n == 1)
    return g_strdup_printf (_ ("Open: needs %s"), names);
  /* Translators: values that a character needs, and how many other sets of values would do as well */
  return g_strdup_printf (ngettext ("Open: needs %s, or %u other set like it", "Open: needs %s, or %u others like it",
                                    totals->values.n - 1U),
                          names, totals->values.n - 1U);
}

/* Made only once somebody names values. */
static void
make_toggles (MusterValuesRow *row)
{
  GtkWidget *line = gtk_list_box_row_new ();

  row->toggles = muster_value_toggles_new (row->catalog);
  g_signal_connect_object (row->toggles, "chosen", G_CALLBACK (chosen_cb), row, G_CONNECT_SWAPPED);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), row->toggles);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  muster_fold_row_add_row (MUSTER_FOLD_ROW (row), line);
}

void
muster_values_row_show (MusterValuesRow *row, const MusterCollisionCharacter *character,
                        const MusterCollisionTotals *totals, const char *wrong)
{
  g_autofree char *text = character->names_values ? muster_catalog_dup_value_names (row->catalog, character->values)
                                                  : dup_open (row, totals);
  g_autofree char *subtitle
      = g_strconcat (*text != '\0' ? text : _ ("None named"), *wrong != '\0' ? "\n" : "", wrong, NULL);

  row->showing = TRUE;
  if (character->names_values && row->toggles == NULL)
    make_toggles (row);
  row->fitting = totals->values.n > 0 ? totals->values.sets[0] : 0;
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row), subtitle);
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (row), character->names_values);
  if (character->names_values)
    muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  muster_css_class_set (GTK_WIDGET (row), "wrong", *wrong != '\0');
  if (row->toggles != NULL)
    muster_value_toggles_show (MUSTER_VALUE_TOGGLES (row->toggles), character->values);
  row->showing = FALSE;
}

static void
muster_values_row_class_init (MusterValuesRowClass *klass)
{
  named_signal = g_signal_new ("named", MUSTER_TYPE_VALUES_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                               G_TYPE_BOOLEAN, G_TYPE_UINT);
}

static void
muster_values_row_init (MusterValuesRow *row)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Name the values"));
  muster_fold_row_set_show_enable_switch (MUSTER_FOLD_ROW (row), TRUE);
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (row), FALSE);
  g_signal_connect (row, "notify::enable-expansion", G_CALLBACK (enabled_cb), NULL);
}

GtkWidget *
muster_values_row_new (const MusterCatalog *catalog)
{
  MusterValuesRow *row = g_object_new (MUSTER_TYPE_VALUES_ROW, NULL);

  row->catalog = catalog;
  return GTK_WIDGET (row);
}
