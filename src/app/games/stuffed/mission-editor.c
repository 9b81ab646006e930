/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/mission-editor.h"

#include <glib/gi18n.h>

#include "app/games/stuffed/mission-rows.h"
#include "app/widgets/rows/portrait-row.h"
#include "games/games.h"
#include "model/changes.h"

struct _MusterMissionEditor
{
  MusterEditor parent;
  MusterReportProblems *problems;
  MusterMissionRows *rows;
  GtkWidget *portrait;
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
  gtk_widget_grab_focus (muster_mission_rows_get_name_row (editor->rows));
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
  muster_mission_rows_show (editor->rows, mission, FALSE);
  muster_portrait_row_show (MUSTER_PORTRAIT_ROW (editor->portrait), mission->portrait);
}

static void
muster_mission_editor_flush (MusterEditor *base)
{
  muster_mission_rows_flush (MUSTER_MISSION_EDITOR (base)->rows);
}

static void
muster_mission_editor_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_MISSION_EDITOR (object)->rows, muster_mission_rows_free);
  G_OBJECT_CLASS (muster_mission_editor_parent_class)->finalize (object);
}

static void
muster_mission_editor_class_init (MusterMissionEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_mission_editor_finalize;
  MUSTER_EDITOR_CLASS (klass)->show = muster_mission_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_mission_editor_flush;
}

static void
muster_mission_editor_init (MusterMissionEditor *editor)
{
}

GtkWidget *
muster_mission_editor_new (MusterSession *session)
{
  MusterMissionEditor *editor = g_object_new (MUSTER_TYPE_MISSION_EDITOR, "session", session, NULL);
  MusterEditor *base = MUSTER_EDITOR (editor);
  MusterRowGroup *group;

  editor->problems = muster_editor_add_problems (base, NULL);
  g_signal_connect_object (editor->problems, "visited", G_CALLBACK (visited_cb), editor, G_CONNECT_SWAPPED);
  group = muster_editor_add_group (base, _ ("My Mission"));
  muster_row_group_set_description (group, _ ("Teams of Stuffed offer it. What changes here changes in them."));
  editor->rows = muster_mission_rows_new (base, group);
  muster_editor_set_name_row (base, muster_mission_rows_get_name_row (editor->rows));
  editor->portrait = muster_portrait_row_new (base);
  g_signal_connect_object (editor->portrait, "settled", G_CALLBACK (portrait_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->portrait);
  return GTK_WIDGET (editor);
}
