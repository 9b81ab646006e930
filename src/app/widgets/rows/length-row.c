/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/length-row.h"
#include "app/widgets/rows/wrap-row.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/shell/settings.h"

#define MM_PER_INCH 25.4

struct _MusterLengthRow
{
  MusterWrapRow parent;
  GtkWidget *spin;
  char *title;
  char *key;
  gdouble least, most; /* mm */
  gboolean held;       /* ignore signals while showing a length */
};

G_DEFINE_FINAL_TYPE (MusterLengthRow, muster_length_row, MUSTER_TYPE_WRAP_ROW)

static gboolean
is_inch (void)
{
  g_autofree char *units = g_settings_get_string (muster_settings_get (), "units");

  return g_str_equal (units, "inch");
}

char *
muster_length_dup_size (gdouble width, gdouble height)
{
  if (is_inch ())
    return g_strdup_printf (_ ("%.3g × %.3g in"), width / MM_PER_INCH, height / MM_PER_INCH);
  return g_strdup_printf (_ ("%.4g × %.4g mm"), width, height);
}

/* Half of the last displayed digit: smaller differences are ignored. */
static gdouble
get_grain (gboolean inch)
{
  return inch ? 0.0005 : 0.05;
}

/* Displayed values are rounded, and leaving the row reads them back: only a different length changes the setting. */
static void
changed_cb (MusterLengthRow *row)
{
  gboolean inch = is_inch ();
  gdouble unit = inch ? MM_PER_INCH : 1, shown = gtk_spin_button_get_value (GTK_SPIN_BUTTON (row->spin));
  gdouble length = g_settings_get_double (muster_settings_get (), row->key) / unit;

  if (!row->held && fabs (shown - length) > get_grain (inch))
    g_settings_set_double (muster_settings_get (), row->key, CLAMP (shown * unit, row->least, row->most));
}

static void
show (MusterLengthRow *row)
{
  GtkSpinButton *spin = GTK_SPIN_BUTTON (row->spin);
  gboolean inch = is_inch ();
  gdouble unit = inch ? MM_PER_INCH : 1, length = g_settings_get_double (muster_settings_get (), row->key) / unit;
  /* TRANSLATORS: a row's title and the unit of its number: "Bleed (mm)" */
  g_autofree char *title = g_strdup_printf (inch ? _ ("%s (inches)") : _ ("%s (mm)"), row->title);

  row->held = TRUE;
  gtk_spin_button_set_digits (spin, inch ? 3 : 1);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), inch ? 7 : 6);
  gtk_spin_button_set_increments (spin, inch ? 0.01 : 0.1, inch ? 0.1 : 1);
  gtk_spin_button_set_range (spin, row->least / unit, row->most / unit);
  if (fabs (gtk_spin_button_get_value (spin) - length) > get_grain (inch))
    gtk_spin_button_set_value (spin, length);
  row->held = FALSE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
muster_length_row_finalize (GObject *object)
{
  MusterLengthRow *row = MUSTER_LENGTH_ROW (object);

  g_free (row->title);
  g_free (row->key);
  G_OBJECT_CLASS (muster_length_row_parent_class)->finalize (object);
}

static void
muster_length_row_class_init (MusterLengthRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_length_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/length-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLengthRow, spin);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
muster_length_row_init (MusterLengthRow *row)
{
  row->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  row->held = FALSE;
}

GtkWidget *
muster_length_row_new (const char *title, const char *key, gdouble least, gdouble most)
{
  MusterLengthRow *row = g_object_new (MUSTER_TYPE_LENGTH_ROW, NULL);
  g_autofree char *changed = g_strdup_printf ("changed::%s", key);

  row->title = g_strdup (title);
  row->key = g_strdup (key);
  row->least = least;
  row->most = most;
  g_signal_connect_object (muster_settings_get (), changed, G_CALLBACK (show), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_settings_get (), "changed::units", G_CALLBACK (show), row, G_CONNECT_SWAPPED);
  show (row);
  return GTK_WIDGET (row);
}
