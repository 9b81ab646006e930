/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/mission-editor.h"

#include "app/games/stuffed/mission-group.h"
#include "app/widgets/rows/portrait-row.h"
#include "games/games.h"
#include "model/changes.h"

struct _MusterMissionEditor
{
  MusterEditor parent;
  MusterReportProblems *problems;
  MusterMissionGroup *mission;
  MusterPortraitRow *portrait;
};

G_DEFINE_FINAL_TYPE (MusterMissionEditor, muster_mission_editor, MUSTER_TYPE_EDITOR)

static void
portrait_cb (MusterMissionEditor *editor, GBytes *picture)
{
  muster_editor_apply (MUSTER_EDITOR (editor), muster_change_new_portrait (picture));
}

static void
visited_cb (MusterMissionEditor *editor)
{
  gtk_widget_grab_focus (muster_mission_group_get_name_row (editor->mission));
}

static void
muster_mission_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterMissionEditor *editor = MUSTER_MISSION_EDITOR (base);
  const MusterStuffedMission *mission = (const MusterStuffedMission *) thing;
  g_autoptr (MusterReport) report = NULL;

  if (thing == NULL)
    return;
  report = muster_games_check (muster_editor_get_catalog (base), thing, TRUE);
  muster_report_problems_show (editor->problems, report, NULL);
  muster_mission_group_show (editor->mission, mission, FALSE);
  muster_portrait_row_show (editor->portrait, mission->portrait);
}

static void
muster_mission_editor_flush (MusterEditor *base)
{
  muster_mission_group_flush (MUSTER_MISSION_EDITOR (base)->mission);
}

static void
muster_mission_editor_class_init (MusterMissionEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  MUSTER_EDITOR_CLASS (klass)->show = muster_mission_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_mission_editor_flush;
  g_type_ensure (MUSTER_TYPE_MISSION_GROUP);
  g_type_ensure (MUSTER_TYPE_PORTRAIT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/mission-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMissionEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterMissionEditor, mission);
  gtk_widget_class_bind_template_child (widget_class, MusterMissionEditor, portrait);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, portrait_cb);
}

static void
muster_mission_editor_init (MusterMissionEditor *editor)
{
  MusterEditor *base = MUSTER_EDITOR (editor);

  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (base, muster_mission_group_get_name_row (editor->mission));
  muster_portrait_row_set_editor (editor->portrait, base);
}

GtkWidget *
muster_mission_editor_new (MusterSession *session)
{
  MusterMissionEditor *editor = g_object_new (MUSTER_TYPE_MISSION_EDITOR, "session", session, NULL);

  muster_mission_group_set_editor (editor->mission, MUSTER_EDITOR (editor));
  return GTK_WIDGET (editor);
}
