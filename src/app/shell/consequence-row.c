/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/consequence-row.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/wrap-row.h"

GtkWidget *
muster_consequence_row_new (const MusterConsequence *consequence)
{
  GtkWidget *row = muster_wrap_row_new ();
  const char *name = *consequence->name != '\0' ? consequence->name : _ ("Unnamed");
  g_autofree char *text = muster_consequence_dup_text (consequence), *both = NULL;

  if (consequence->repair != NULL)
    both = g_strdup_printf (_ ("%s\nSmallest repair: %s"), text, consequence->repair);
  muster_wrap_row_show (MUSTER_WRAP_ROW (row), name, both != NULL ? both : text, !consequence->legal);
  return row;
}
