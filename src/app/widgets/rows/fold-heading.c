/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/fold-heading.h"

#include <glib/gi18n.h>

struct _MusterFoldHeading
{
  GtkListBoxRow parent;
  GtkWidget *arrow, *label;
  guint count;
  gboolean open;
};

G_DEFINE_FINAL_TYPE (MusterFoldHeading, muster_fold_heading, GTK_TYPE_LIST_BOX_ROW)

void
muster_fold_heading_set_count (MusterFoldHeading *heading, guint count)
{
  g_autofree char *text
      = g_strdup_printf (ngettext ("%u that doesn’t fit", "%u that don’t fit", (gulong) count), count);

  heading->count = count;
  gtk_label_set_text (GTK_LABEL (heading->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

guint
muster_fold_heading_get_count (MusterFoldHeading *heading)
{
  return heading->count;
}

void
muster_fold_heading_set_open (MusterFoldHeading *heading, gboolean open)
{
  heading->open = open;
  muster_fold_heading_show_open (heading, open);
}

gboolean
muster_fold_heading_is_open (MusterFoldHeading *heading)
{
  return heading->open;
}

void
muster_fold_heading_show_open (MusterFoldHeading *heading, gboolean open)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (heading->arrow), open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
muster_fold_heading_class_init (MusterFoldHeadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/fold-heading.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterFoldHeading, arrow);
  gtk_widget_class_bind_template_child (widget_class, MusterFoldHeading, label);
}

static void
muster_fold_heading_init (MusterFoldHeading *heading)
{
  gtk_widget_init_template (GTK_WIDGET (heading));
}

GtkWidget *
muster_fold_heading_new (void)
{
  return g_object_new (MUSTER_TYPE_FOLD_HEADING, NULL);
}
