/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/dice-row.h"

#include <glib/gi18n.h>

#include "app/widgets/stepper.h"

/* An attribute with its count. */
typedef struct
{
  MusterDiceRow *row;
  const MusterOption *attribute;
  GtkWidget *stepper;
  guint count;
} Die;

struct _MusterDiceRow
{
  AdwPreferencesRow parent;
  GtkWidget *chances, *table;
  GPtrArray *dice; /* Die */
  GPtrArray *rest; /* char: unknown attributes */
};

G_DEFINE_FINAL_TYPE (MusterDiceRow, muster_dice_row, ADW_TYPE_PREFERENCES_ROW)

static guint rolled_signal;

static char *
dup_text (MusterDiceRow *row)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->dice->len; i++)
    for (guint n = 0; n < ((const Die *) row->dice->pdata[i])->count; n++)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              ((const Die *) row->dice->pdata[i])->attribute->id);
  for (guint i = 0; i < row->rest->len; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (const char *) row->rest->pdata[i]);
  return g_string_free (text, FALSE);
}

static void
show_die (Die *die)
{
  muster_stepper_show (MUSTER_STEPPER (die->stepper), die->count);
}

static void
stepped_cb (MusterStepper *stepper, gint by, gpointer data)
{
  Die *die = data;
  g_autofree char *text = NULL;

  die->count = (guint) ((gint) die->count + by);
  show_die (die);
  text = dup_text (die->row);
  g_signal_emit (die->row, rolled_signal, 0, text);
}

void
muster_dice_row_show (MusterDiceRow *row, const MusterStuffedCombination *combination, const char *chances)
{
  g_ptr_array_set_size (row->rest, 0);
  for (guint i = 0; i < row->dice->len; i++)
    ((Die *) row->dice->pdata[i])->count = 0;
  for (guint i = 0; combination->words != NULL && combination->words[i] != NULL; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < row->dice->len; j++)
        if (((Die *) row->dice->pdata[j])->attribute == combination->options->pdata[i])
          {
            ((Die *) row->dice->pdata[j])->count++;
            found = TRUE;
          }
      if (!found)
        g_ptr_array_add (row->rest, g_strdup (combination->words[i]));
    }
  for (guint i = 0; i < row->dice->len; i++)
    show_die (row->dice->pdata[i]);
  gtk_label_set_text (GTK_LABEL (row->chances), chances != NULL ? chances : "");
  gtk_widget_set_visible (row->chances, chances != NULL && *chances != '\0');
}

/* Making. */

static GtkWidget *
make_die (MusterDiceRow *row, const MusterOption *attribute, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0),
            *label = gtk_label_new (muster_option_get_name (attribute));
  /* Translators: the name of a row, then of an attribute on the dice */
  g_autofree char *less = g_strdup_printf (_ ("%s: one %s less"), title, muster_option_get_name (attribute));
  g_autofree char *more = g_strdup_printf (_ ("%s: one %s more"), title, muster_option_get_name (attribute));
  Die *die = g_new0 (Die, 1);

  *die = (Die){ row, attribute, muster_stepper_new (less, more, "die"), 0 };
  g_ptr_array_add (row->dice, die);
  show_die (die);
  g_signal_connect (die->stepper, "stepped", G_CALLBACK (stepped_cb), die);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), die->stepper);
  return box;
}

static void
muster_dice_row_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_DICE_ROW (object)->dice);
  g_ptr_array_unref (MUSTER_DICE_ROW (object)->rest);
  G_OBJECT_CLASS (muster_dice_row_parent_class)->finalize (object);
}

static void
muster_dice_row_class_init (MusterDiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_dice_row_finalize;
  rolled_signal = g_signal_new ("rolled", MUSTER_TYPE_DICE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/dice-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDiceRow, table);
  gtk_widget_class_bind_template_child (widget_class, MusterDiceRow, chances);
}

static void
muster_dice_row_init (MusterDiceRow *row)
{
  row->dice = g_ptr_array_new_with_free_func (g_free);
  row->rest = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (row));
}

void
muster_dice_row_set_catalog (MusterDiceRow *row, const MusterCatalog *catalog)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE); i++)
    {
      GtkWidget *cell = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell),
                                    make_die (row, muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i), title));
      gtk_widget_set_focusable (cell, FALSE);
      gtk_flow_box_insert (GTK_FLOW_BOX (row->table), cell, -1);
    }
}

GtkWidget *
muster_dice_row_new (const MusterCatalog *catalog, const char *title)
{
  GtkWidget *row = g_object_new (MUSTER_TYPE_DICE_ROW, "title", title, NULL);

  muster_dice_row_set_catalog (MUSTER_DICE_ROW (row), catalog);
  return row;
}
