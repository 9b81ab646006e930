#include "app/tip.h"

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("muster-tip");
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer data)
{
  const char *text = g_object_get_qdata (G_OBJECT (widget), get_quark ());

  if (text == NULL || *text == '\0')
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

void
muster_tip_set (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_has_tooltip (widget))
    {
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
      gtk_widget_set_has_tooltip (widget, TRUE);
    }
  g_object_set_qdata_full (G_OBJECT (widget), get_quark (), g_strdup (text), g_free);
}
