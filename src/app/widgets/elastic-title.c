/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/elastic-title.h"

struct _MusterElasticTitle
{
  AdwBin parent;
};

G_DEFINE_FINAL_TYPE (MusterElasticTitle, muster_elastic_title, ADW_TYPE_BIN)

static void
muster_elastic_title_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  *minimum = *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
muster_elastic_title_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  GtkAllocation place = { 0, 0, width, height };
  int least;

  if (child == NULL)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (child, width >= least);
  if (width >= least)
    gtk_widget_size_allocate (child, &place, -1);
}

static void
muster_elastic_title_class_init (MusterElasticTitleClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = muster_elastic_title_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = muster_elastic_title_size_allocate;
}

static void
muster_elastic_title_init (MusterElasticTitle *yielding)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (yielding), NULL);
}
