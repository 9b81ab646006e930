/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/starter-row.h"

#include "app/widgets/portrait/portrait-strip.h"
#include "model/member.h"
#include "workspace/starter.h"

struct _MusterStarterRow
{
  GtkBox parent;
  GtkLabel *name, *size, *theme;
  MusterPortraitStrip *face;    /* for a character, beside the text */
  MusterPortraitStrip *members; /* for a group, below the text */
};

G_DEFINE_FINAL_TYPE (MusterStarterRow, muster_starter_row, GTK_TYPE_BOX)

static void
muster_starter_row_class_init (MusterStarterRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MUSTER_TYPE_PORTRAIT_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/starter-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStarterRow, name);
  gtk_widget_class_bind_template_child (widget_class, MusterStarterRow, size);
  gtk_widget_class_bind_template_child (widget_class, MusterStarterRow, theme);
  gtk_widget_class_bind_template_child (widget_class, MusterStarterRow, face);
  gtk_widget_class_bind_template_child (widget_class, MusterStarterRow, members);
}

static void
muster_starter_row_init (MusterStarterRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
muster_starter_row_new (void)
{
  return g_object_new (MUSTER_TYPE_STARTER_ROW, NULL);
}

void
muster_starter_row_show (MusterStarterRow *row, const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autofree char *size = muster_starter_dup_size (catalog, thing), *theme = muster_starter_dup_theme (catalog, thing);
  gboolean group = muster_thing_get_members (thing) != NULL;

  gtk_label_set_text (row->name, muster_thing_get_name (thing));
  gtk_label_set_text (row->size, size);
  gtk_label_set_text (row->theme, theme);
  gtk_widget_set_visible (GTK_WIDGET (row->theme), *theme != '\0');
  muster_portrait_strip_show (row->face, group ? NULL : thing);
  muster_portrait_strip_show (row->members, group ? thing : NULL);
}
