/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/error-row.h"

#include "app/widgets/css-class.h"

/* The keyboard comes by, or it would leave the list there. */
struct _MusterErrorRow
{
  AdwPreferencesRow parent;
  GtkWidget *sentence;
};

G_DEFINE_FINAL_TYPE (MusterErrorRow, muster_error_row, ADW_TYPE_PREFERENCES_ROW)

void
muster_error_row_show (MusterErrorRow *row, const char *sentence)
{
  gtk_label_set_text (GTK_LABEL (row->sentence), sentence != NULL ? sentence : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence != NULL ? sentence : "",
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (row), sentence != NULL);
}

void
muster_error_row_show_for (MusterErrorRow *row, GtkWidget *field, const char *sentence)
{
  muster_css_class_set (field, "error", sentence != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_STATE_INVALID,
                               sentence != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : "", -1);
  muster_error_row_show (row, sentence);
}

static void
muster_error_row_class_init (MusterErrorRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/error-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterErrorRow, sentence);
}

static void
muster_error_row_init (MusterErrorRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
muster_error_row_new (void)
{
  return g_object_new (MUSTER_TYPE_ERROR_ROW, NULL);
}
