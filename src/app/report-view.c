#include "app/report-view.h"

#include "app/export.h"

struct _MusterReportView
{
  AdwBin parent;
  GtkLabel *title;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (MusterReportView, muster_report_view, ADW_TYPE_BIN)

void
muster_report_view_show (MusterReportView *view, const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autofree char *text = muster_export_dup_report (catalog, thing);

  gtk_label_set_text (view->title, muster_thing_get_name (thing));
  gtk_label_set_text (view->text, text);
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
muster_report_view_class_init (MusterReportViewClass *klass)
{
}

static void
muster_report_view_init (MusterReportView *view)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (box, "report");
  view->title = add_label (box, "title-2");
  view->text = add_label (box, "body");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (view), scroller);
}

GtkWidget *
muster_report_view_new (void)
{
  return g_object_new (MUSTER_TYPE_REPORT_VIEW, NULL);
}
