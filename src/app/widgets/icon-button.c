/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/icon-button.h"

#include "app/widgets/tooltip.h"

void
muster_icon_button_set_name (GtkWidget *button, const char *name)
{
  muster_tooltip_set (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
muster_icon_button_new (const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  if (name != NULL)
    muster_icon_button_set_name (button, name);
  return button;
}
