/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/values-row.h"

#include <glib/gi18n.h>

#include "app/widgets/css-class.h"
#include "app/widgets/emblem-view.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/value-toggles.h"
#include "model/text/phrase.h"

struct _MusterValuesRow
{
  MusterFoldRow parent;
  const MusterCatalog *catalog;
  MusterValueToggles *toggles;
  gboolean filled; /* they are there, which they aren't until somebody names values */
  GtkBox *emblems;
  MusterValueSet shown;   /* which emblems those are */
  MusterValueSet fitting; /* the initial values when naming them */
  gboolean showing;       /* ignore signals while showing the character */
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

/* More sets than that are only counted. */
#define MOST_TOLD 3

/* "Brutality or Chivalry": any one of the sets will do. */
static char *
dup_sets (MusterValuesRow *row, const MusterValueChoices *choices)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint told = MIN (choices->n, MOST_TOLD), others = choices->n - told;

  for (guint i = 0; i < told; i++)
    g_ptr_array_add (names, muster_catalog_dup_value_names (row->catalog, choices->sets[i]));
  if (others > 0)
    g_ptr_array_add (names, g_strdup_printf (ngettext ("%u other", "%u others", others), others));
  g_ptr_array_add (names, NULL);
  return muster_phrase_dup_or ((const char *const *) names->pdata);
}

/* Which values it needs, as far as that is settled. */
static char *
dup_open (MusterValuesRow *row, const MusterCollisionTotals *totals)
{
  g_autofree char *sets = NULL;

  if (totals->values.n == 0)
    return g_strdup_printf (_ ("Needs %u values; the limit is %d"), totals->n_values,
                            MUSTER_COLLISION_MAX_CHARACTER_VALUES);
  if (totals->n_values == 0)
    return g_strdup (_ ("Needs none so far"));
  sets = dup_sets (row, &totals->values);
  /* Translators: values that a character needs: "Needs Brutality or Chivalry" */
  return g_strdup_printf (_ ("Needs %s"), sets);
}

/* The emblems of all values that it has, or may choose from. */
static void
show_emblems (MusterValuesRow *row, MusterValueSet values)
{
  GtkWidget *emblem;

  if (values == row->shown)
    return;
  row->shown = values;
  while ((emblem = gtk_widget_get_first_child (GTK_WIDGET (row->emblems))) != NULL)
    gtk_box_remove (row->emblems, emblem);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((values & (1u << bit)) != 0)
      gtk_box_append (row->emblems, muster_emblem_view_new (muster_catalog_value (row->catalog, bit)->id));
}

static MusterValueSet
unite (const MusterValueChoices *choices)
{
  MusterValueSet all = 0;

  for (guint i = 0; i < choices->n; i++)
    all |= choices->sets[i];
  return all;
}

void
muster_values_row_show (MusterValuesRow *row, const MusterCollisionCharacter *character,
                        const MusterCollisionTotals *totals, const char *wrong)
{
  g_autofree char *text = character->names_values ? muster_catalog_dup_value_names (row->catalog, character->values)
                                                  : dup_open (row, totals);
  g_autofree char *subtitle = g_strdelimit (g_strdup (*wrong != '\0'  ? wrong
                                                      : *text != '\0' ? text
                                                                      : _ ("None chosen")),
                                            "\n", ' ');

  row->showing = TRUE;
  show_emblems (row, character->names_values ? character->values : unite (&totals->values));
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
  gtk_widget_class_bind_template_child (widget_class, MusterValuesRow, emblems);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, enabled_cb);
}

static void
muster_values_row_init (MusterValuesRow *row)
{
  row->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  muster_fold_row_cut_subtitle (MUSTER_FOLD_ROW (row));
  row->showing = FALSE;
}

void
muster_values_row_set_catalog (MusterValuesRow *row, const MusterCatalog *catalog)
{
  row->catalog = catalog;
}
