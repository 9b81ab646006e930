/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/report-view.h"
#include "app/widgets/row-group.h"

#include <glib/gi18n.h>

#include "games/games.h"

struct _MusterReportView
{
  MusterEditor parent;
  MusterRowGroup *group;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (MusterReportView, muster_report_view, MUSTER_TYPE_EDITOR)

static void
append_line (GString *text, const MusterRosterLine *line)
{
  g_string_append_printf (text, "\n%u × %s", line->count, line->name);
  if (line->points >= 0)
    g_string_append_printf (text, " (%d)", (int) line->points);
  if (line->choices != NULL && *line->choices != '\0')
    g_string_append_printf (text, "\n    %s", line->choices);
}

/* In words: what is in it and what is wrong. */
static char *
dup_report (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, TRUE);
  g_autoptr (MusterRoster) roster = muster_games_make_roster (catalog, thing);
  GString *text = g_string_new (muster_report_is_illegal (report) ? _ ("Not legal") : _ ("Legal"));

  if (roster != NULL && roster->points >= 0)
    g_string_append_printf (text, ngettext (" · %d point", " · %d points", (gulong) roster->points),
                            (int) roster->points);
  g_string_append (text, "\n");
  for (guint i = 0; roster != NULL && i < roster->lines->len; i++)
    append_line (text, muster_roster_line (roster, i));
  for (guint i = 0; roster != NULL && i < roster->problems->len; i++)
    g_string_append_printf (text, "\n\n%s", ((const MusterProblem *) roster->problems->pdata[i])->sentence);
  return g_string_free (text, FALSE);
}

static void
muster_report_view_show (MusterEditor *editor, MusterThing *thing)
{
  MusterReportView *view = MUSTER_REPORT_VIEW (editor);
  g_autofree char *text = thing != NULL ? dup_report (muster_editor_get_catalog (editor), thing) : NULL;

  muster_row_group_set_title (view->group, thing != NULL ? muster_thing_get_name (thing) : NULL);
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
  muster_row_group_add (view->group, GTK_WIDGET (view->text));
}

GtkWidget *
muster_report_view_new (MusterSession *session)
{
  return g_object_new (MUSTER_TYPE_REPORT_VIEW, "session", session, NULL);
}
