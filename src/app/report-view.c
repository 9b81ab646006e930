#include "app/report-view.h"

#include "app/export.h"

struct _MusterReportView
{
  MusterEditor parent;
  AdwPreferencesGroup *group;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (MusterReportView, muster_report_view, MUSTER_TYPE_EDITOR)

static void
muster_report_view_show (MusterEditor *editor, MusterThing *thing)
{
  MusterReportView *view = MUSTER_REPORT_VIEW (editor);
  g_autofree char *text = thing != NULL ? muster_export_dup_report (muster_editor_get_catalog (editor), thing) : NULL;
  g_autofree char *title = thing != NULL ? g_markup_escape_text (muster_thing_get_name (thing), -1) : NULL;

  adw_preferences_group_set_title (view->group, title != NULL ? title : "");
  gtk_label_set_text (view->text, text != NULL ? text : "");
}

static void
muster_report_view_class_init (MusterReportViewClass *klass)
{
  MUSTER_EDITOR_CLASS (klass)->show = muster_report_view_show;
}

static void
muster_report_view_init (MusterReportView *view)
{
  view->group = muster_editor_add_group (MUSTER_EDITOR (view), NULL);
  view->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (view->text, TRUE);
  gtk_label_set_selectable (view->text, TRUE);
  gtk_label_set_xalign (view->text, 0);
  adw_preferences_group_add (view->group, GTK_WIDGET (view->text));
}

GtkWidget *
muster_report_view_new (MusterSession *session)
{
  return g_object_new (MUSTER_TYPE_REPORT_VIEW, "session", session, NULL);
}
