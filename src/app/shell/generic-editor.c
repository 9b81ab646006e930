/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/generic-editor.h"

#include "app/widgets/rows/text-row.h"
#include "games/games.h"
#include "model/changes.h"

struct _MusterGenericEditor
{
  MusterEditor parent;
  const MusterThing *thing; /* owned by the session; NULL: nothing to edit */
  MusterReportProblems *problems;
  MusterTextRow *name;
  MusterRowGroup *contents;
  GtkLabel *lines;
};

G_DEFINE_FINAL_TYPE (MusterGenericEditor, muster_generic_editor, MUSTER_TYPE_EDITOR)

static void
name_settled_cb (MusterGenericEditor *editor, const char *name)
{
  muster_editor_apply (MUSTER_EDITOR (editor), muster_change_new_rename (name));
}

static void
append_line (GString *text, const MusterRosterLine *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append_printf (text, "%u × %s", line->count, line->name);
  if (line->points >= 0)
    g_string_append_printf (text, " (%d)", (int) line->points);
  if (line->choices != NULL && *line->choices != '\0')
    g_string_append_printf (text, "\n    %s", line->choices);
}

static void
show_contents (MusterGenericEditor *editor, const MusterRoster *roster)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; roster != NULL && i < roster->lines->len; i++)
    append_line (text, muster_roster_line (roster, i));
  gtk_label_set_text (editor->lines, text->str);
  gtk_widget_set_visible (GTK_WIDGET (editor->contents), text->len > 0);
}

static void
muster_generic_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterGenericEditor *editor = MUSTER_GENERIC_EDITOR (base);
  const MusterCatalog *catalog = muster_editor_get_catalog (base);
  g_autoptr (MusterReport) report = NULL;
  g_autoptr (MusterRoster) roster = NULL;

  editor->thing = thing;
  if (thing == NULL)
    return;
  report = muster_games_check (catalog, thing, TRUE);
  roster = muster_games_make_roster (catalog, thing);
  muster_report_problems_show (editor->problems, report, NULL);
  muster_text_row_show (editor->name, thing->name);
  show_contents (editor, roster);
}

static void
muster_generic_editor_flush (MusterEditor *base)
{
  muster_text_row_flush (MUSTER_GENERIC_EDITOR (base)->name);
}

static void
muster_generic_editor_class_init (MusterGenericEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  MUSTER_EDITOR_CLASS (klass)->show = muster_generic_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_generic_editor_flush;
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/generic-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterGenericEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterGenericEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterGenericEditor, contents);
  gtk_widget_class_bind_template_child (widget_class, MusterGenericEditor, lines);
  gtk_widget_class_bind_template_callback (widget_class, name_settled_cb);
}

static void
muster_generic_editor_init (MusterGenericEditor *editor)
{
  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), GTK_WIDGET (editor->name));
}

GtkWidget *
muster_generic_editor_new (MusterSession *session)
{
  return g_object_new (MUSTER_TYPE_GENERIC_EDITOR, "session", session, NULL);
}
