/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/tooltip.h"

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("muster-tip");
}

/* Whether something above it has the keyboard, such as its menu, which a tooltip would cover. */
static gboolean
is_covered (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && !gtk_widget_is_ancestor (widget, popover);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer data)
{
  const char *text = g_object_get_qdata (G_OBJECT (widget), get_quark ());

  if (text == NULL || *text == '\0' || is_covered (widget))
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

void
muster_tooltip_set (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_has_tooltip (widget))
    {
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
      gtk_widget_set_has_tooltip (widget, TRUE);
    }
  g_object_set_qdata_full (G_OBJECT (widget), get_quark (), g_strdup (text), g_free);
}

static gboolean
query_cut_cb (GtkWidget *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer data)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (GTK_LABEL (label)));
  return TRUE;
}

void
muster_tooltip_set_for_cut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && !gtk_widget_get_has_tooltip (widget))
    {
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cut_cb), NULL);
      gtk_widget_set_has_tooltip (widget, TRUE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_tooltip_set_for_cut (child);
}
