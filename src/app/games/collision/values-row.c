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
  MusterValueToggles *toggles;
  gboolean filled;        /* they are there, which they aren't until somebody names values */
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

void
muster_values_row_show (MusterValuesRow *row, const MusterCollisionCharacter *character,
                        const MusterCollisionTotals *totals, const char *wrong)
{
  g_autofree char *text = character->names_values ? muster_catalog_dup_value_names (row->catalog, character->values)
                                                  : dup_open (row, totals);
  g_autofree char *subtitle
      = g_strconcat (*text != '\0' ? text : _ ("None named"), *wrong != '\0' ? "\n" : "", wrong, NULL);

  row->showing = TRUE;
  if (character->names_values && !row->filled)
    muster_value_toggles_set_catalog (row->toggles, row->catalog);
  row->filled |= character->names_values;
  row->fitting = totals->values.n > 0 ? totals->values.sets[0] : 0;
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row), subtitle);
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (row), character->names_values);
  if (character->names_values)
    muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  muster_css_class_set (GTK_WIDGET (row), "wrong", *wrong != '\0');
  if (row->filled)
    muster_value_toggles_show (row->toggles, character->values);
  row->showing = FALSE;
}

static void
muster_values_row_class_init (MusterValuesRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  named_signal = g_signal_new ("named", MUSTER_TYPE_VALUES_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                               G_TYPE_BOOLEAN, G_TYPE_UINT);
  g_type_ensure (MUSTER_TYPE_VALUE_TOGGLES);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/values-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterValuesRow, toggles);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, enabled_cb);
}

static void
muster_values_row_init (MusterValuesRow *row)
{
  row->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  row->showing = FALSE;
}

void
muster_values_row_set_catalog (MusterValuesRow *row, const MusterCatalog *catalog)
{
  row->catalog = catalog;
}
