/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/plain-row.h"

#include "app/widgets/css-class.h"

void
muster_plain_row_make (AdwActionRow *row)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (row, 0);
  adw_action_row_set_subtitle_lines (row, 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

void
muster_plain_row_show (AdwActionRow *row, const char *title, const char *text, gboolean wrong)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  muster_css_class_set (GTK_WIDGET (row), "wrong", wrong);
}
