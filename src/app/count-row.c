#include "app/count-row.h"

struct _MusterCountRow
{
  AdwActionRow parent;
  GtkWidget *spin;
  gboolean held; /* the number is being shown, not chosen */
};

G_DEFINE_FINAL_TYPE (MusterCountRow, muster_count_row, ADW_TYPE_ACTION_ROW)

static guint counted_signal;

static void
changed_cb (MusterCountRow *row)
{
  if (!row->held)
    g_signal_emit (row, counted_signal, 0, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->spin)));
}

void
muster_count_row_show (MusterCountRow *row, gint number)
{
  row->held = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->spin), number);
  row->held = FALSE;
}

static void
muster_count_row_class_init (MusterCountRowClass *klass)
{
  counted_signal = g_signal_new ("counted", MUSTER_TYPE_COUNT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
muster_count_row_init (MusterCountRow *row)
{
  row->spin = gtk_spin_button_new_with_range (0, 1, 1);
  gtk_widget_set_valign (row->spin, GTK_ALIGN_CENTER);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (row->spin), TRUE);
  g_signal_connect_object (row->spin, "value-changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), row->spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), row->spin);
}

GtkWidget *
muster_count_row_new (const char *title, gint least, gint most)
{
  MusterCountRow *row = g_object_new (MUSTER_TYPE_COUNT_ROW, "title", title, NULL);

  row->held = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (row->spin), least, most);
  row->held = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (row);
}
