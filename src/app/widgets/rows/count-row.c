/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/wrap-row.h"

struct _MusterCountRow
{
  MusterWrapRow parent;
  GtkWidget *spin;
  gboolean held; /* ignore signals while showing the count */
  char *blank;   /* shown for the minimum; or NULL */
};

G_DEFINE_FINAL_TYPE (MusterCountRow, muster_count_row, MUSTER_TYPE_WRAP_ROW)

static guint counted_signal, refused_signal;

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

static gboolean
output_cb (MusterCountRow *row)
{
  GtkSpinButton *spin = GTK_SPIN_BUTTON (row->spin);
  double least;

  gtk_spin_button_get_range (spin, &least, NULL);
  if (gtk_spin_button_get_value (spin) > least)
    return FALSE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), row->blank))
    gtk_editable_set_text (GTK_EDITABLE (spin), row->blank);
  return TRUE;
}

/* No number never is one. Of a number that can't be the nearest one is meant, unless somebody says why it can't. */
static gboolean
is_refused (MusterCountRow *row, const char *text)
{
  char *end;
  double number = g_strtod (text, &end), least, most;

  if (end == text || *end != '\0')
    return TRUE;
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (row->spin), &least, &most);
  if (row->blank != NULL)
    least++;
  return (number < least || number > most) && g_signal_has_handler_pending (row, refused_signal, 0, FALSE);
}

/* Nothing is the blank too. What is refused goes, and the number that was there stays. */
static int
input_cb (MusterCountRow *row, double *number)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->spin))));

  if (row->blank != NULL && (*text == '\0' || g_str_equal (text, row->blank)))
    {
      gtk_spin_button_get_range (GTK_SPIN_BUTTON (row->spin), number, NULL);
      return TRUE;
    }
  if (!is_refused (row, text))
    return FALSE;
  *number = gtk_spin_button_get_value (GTK_SPIN_BUTTON (row->spin));
  g_signal_emit (row, refused_signal, 0, text);
  return TRUE;
}

void
muster_count_row_set_blank (MusterCountRow *row, const char *blank)
{
  g_return_if_fail (row->blank == NULL);

  row->blank = g_strdup (blank);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (row->spin), FALSE);
  g_signal_connect_object (row->spin, "output", G_CALLBACK (output_cb), row, G_CONNECT_SWAPPED);
  row->held = TRUE;
  gtk_spin_button_update (GTK_SPIN_BUTTON (row->spin));
  row->held = FALSE;
}

static void
title_changed_cb (MusterCountRow *row)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

static void
muster_count_row_finalize (GObject *object)
{
  g_free (MUSTER_COUNT_ROW (object)->blank);
  G_OBJECT_CLASS (muster_count_row_parent_class)->finalize (object);
}

static void
muster_count_row_class_init (MusterCountRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_count_row_finalize;
  counted_signal = g_signal_new ("counted", MUSTER_TYPE_COUNT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_INT);
  refused_signal = g_signal_new ("refused", MUSTER_TYPE_COUNT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/count-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCountRow, spin);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, input_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_changed_cb);
}

static void
muster_count_row_init (MusterCountRow *row)
{
  row->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  row->held = FALSE;
}

/* As wide as the largest likely number. */
static int
count_digits (gint most)
{
  return most >= 1000 ? 4 : most >= 100 ? 3 : 2;
}

void
muster_count_row_set_range (MusterCountRow *row, gint least, gint most)
{
  row->held = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (row->spin), least, most);
  gtk_editable_set_width_chars (GTK_EDITABLE (row->spin), count_digits (most));
  row->held = FALSE;
}

void
muster_count_row_get_range (MusterCountRow *row, double *least, double *most)
{
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (row->spin), least, most);
}

GtkWidget *
muster_count_row_new (const char *title, gint least, gint most)
{
  MusterCountRow *row = g_object_new (MUSTER_TYPE_COUNT_ROW, "title", title, NULL);

  muster_count_row_set_range (row, least, most);
  return GTK_WIDGET (row);
}
