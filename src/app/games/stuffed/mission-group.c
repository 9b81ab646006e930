/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/mission-group.h"

#include <glib/gi18n.h>

#include "app/games/stuffed/dice-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/text-row.h"
#include "games/stuffed/check.h"
#include "games/stuffed/team-writing.h"
#include "model/member.h"

#define MOST_TEAMMATES 99

struct _MusterMissionGroup
{
  MusterRowGroup parent;
  MusterEditor *editor; /* whose rows they are */
  GtkWidget *take;
  MusterTextRow *name;
  MusterCountRow *wanted, *mercenaries;
  MusterDiceRow *dice;
  GPtrArray *kept;  /* MusterStuffedMission in the chooser */
  gboolean showing; /* the rows are being filled, which nobody chose */
};

G_DEFINE_FINAL_TYPE (MusterMissionGroup, muster_mission_group, MUSTER_TYPE_ROW_GROUP)

static void
apply (MusterMissionGroup *group, MusterChange *change)
{
  g_autoptr (MusterChange) made = change;

  if (!group->showing)
    muster_editor_apply (group->editor, g_steal_pointer (&made));
}

static void
write_text (MusterMissionGroup *group, MusterStuffedWriting what, const char *text)
{
  apply (group, muster_stuffed_writing_new_text (muster_editor_get_catalog (group->editor), what, 0, text));
}

/* A Mission that is named in a team is stored for all teams from then on. */
static gboolean
is_to_be_kept (MusterMissionGroup *group, const char *name)
{
  const MusterThing *thing = muster_session_get_thing (muster_editor_get_session (group->editor));
  const MusterStuffedMission *mission;
  gint64 id, state;

  if (thing == NULL || thing->klass != &muster_stuffed_team_class || *name == '\0')
    return FALSE;
  mission = muster_stuffed_team_peek_mission ((const MusterStuffedTeam *) thing);
  return mission->thing.name == NULL && !muster_member_get_link (&mission->thing, &id, &state);
}

/* The current team's Mission if it came from a file and isn't in the library yet; or NULL. */
static const MusterStuffedMission *
find_foreign (MusterMissionGroup *group)
{
  const MusterThing *thing = muster_session_get_thing (muster_editor_get_session (group->editor));
  const MusterStuffedMission *mission = thing != NULL && thing->klass == &muster_stuffed_team_class
                                            ? ((const MusterStuffedTeam *) thing)->mission
                                            : NULL;
  gint64 id, state;

  return mission != NULL && mission->thing.name != NULL && !muster_member_get_link (&mission->thing, &id, &state)
             ? mission
             : NULL;
}

static void
keep (MusterMissionGroup *group, const char *name)
{
  MusterSession *session = muster_editor_get_session (group->editor);
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) muster_session_get_thing (session);
  g_autoptr (MusterThing) mission
      = team->mission != NULL ? muster_thing_dup (&team->mission->thing) : &muster_stuffed_mission_new ()->thing;
  g_autoptr (MusterThing) kept = NULL;

  g_free (mission->name);
  mission->name = g_strdup (name);
  kept = muster_session_add_linked_copy (session, _ ("Create a Mission"), mission);
  apply (group, muster_stuffed_writing_new_mission ((const MusterStuffedMission *) (kept != NULL ? kept : mission)));
}

static void
named_cb (MusterMissionGroup *group, const char *name)
{
  if (!group->showing && is_to_be_kept (group, name))
    keep (group, name);
  else
    write_text (group, MUSTER_STUFFED_WRITING_MISSION_NAME, name);
}

static void
wanted_cb (MusterMissionGroup *group, gint count)
{
  apply (group, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_MISSION_TEAMMATES, count));
}

static void
mercenaries_cb (MusterMissionGroup *group, gint count)
{
  apply (group, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_MISSION_MERCENARIES, count));
}

static void
rolled_cb (MusterMissionGroup *group, const char *text)
{
  write_text (group, MUSTER_STUFFED_WRITING_MISSION_DICE, text);
}

/* Choosing. */

static void
closed_cb (MusterMissionGroup *group)
{
  muster_editor_uncover (group->editor);
}

static void
taken_cb (MusterMissionGroup *group, guint n)
{
  g_autoptr (MusterThing) mission = n < group->kept->len ? muster_thing_dup (group->kept->pdata[n]) : NULL;
  const MusterStuffedMission *foreign = find_foreign (group);

  muster_editor_uncover (group->editor);
  if (n > group->kept->len)
    {
      if (foreign != NULL)
        keep (group, foreign->thing.name);
      return;
    }
  apply (group, muster_stuffed_writing_new_mission ((const MusterStuffedMission *) mission));
  if (mission == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (group->name));
}

static void
add_mission (MusterChooser *chooser, const MusterStuffedMission *mission)
{
  g_autofree char *dice
      = mission->combination.text != NULL ? muster_stuffed_dup_combination (&mission->combination) : NULL;
  g_autofree char *teammates = g_strdup_printf (
      ngettext ("%d Teammate", "%d Teammates", (gulong) MAX (mission->teammates, 0)), MAX (mission->teammates, 0));

  muster_chooser_add (chooser, muster_thing_get_name (&mission->thing), teammates, dice, NULL);
}

static void
take_cb (MusterMissionGroup *group)
{
  GtkWidget *chooser = muster_chooser_new (_ ("Choose a Mission"));

  muster_editor_flush (group->editor);
  g_clear_pointer (&group->kept, g_ptr_array_unref);
  group->kept = muster_session_list_things (muster_editor_get_session (group->editor), &muster_stuffed_mission_class);
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < group->kept->len; i++)
    add_mission (MUSTER_CHOOSER (chooser), group->kept->pdata[i]);
  muster_chooser_add (MUSTER_CHOOSER (chooser), _ ("A new Mission"), NULL,
                      _ ("With a name, Teammates and dice of your own."), NULL);
  if (find_foreign (group) != NULL)
    muster_chooser_add (MUSTER_CHOOSER (chooser), _ ("Keep the current one"), NULL,
                        _ ("It came with a file. Keep it in your library to use it in other teams."), NULL);
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (taken_cb), group, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (closed_cb), group, G_CONNECT_SWAPPED);
  muster_editor_cover (group->editor, chooser, group->take);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

/* Showing. */

void
muster_mission_group_show (MusterMissionGroup *group, const MusterStuffedMission *mission, gboolean in_team)
{
  group->showing = TRUE;
  gtk_widget_set_visible (group->take, in_team);
  muster_text_row_show (group->name, mission->thing.name);
  muster_count_row_show (group->wanted, MAX (mission->teammates, 0));
  muster_count_row_show (group->mercenaries, MAX (mission->mercenaries, 0));
  muster_dice_row_show (group->dice, &mission->combination, NULL);
  group->showing = FALSE;
}

void
muster_mission_group_flush (MusterMissionGroup *group)
{
  muster_text_row_flush (group->name);
}

GtkWidget *
muster_mission_group_get_name_row (MusterMissionGroup *group)
{
  return GTK_WIDGET (group->name);
}

void
muster_mission_group_set_editor (MusterMissionGroup *group, MusterEditor *editor)
{
  group->editor = editor;
  muster_dice_row_set_catalog (group->dice, muster_editor_get_catalog (editor));
}

static void
muster_mission_group_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_MISSION_GROUP (object)->kept, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_mission_group_parent_class)->finalize (object);
}

static void
muster_mission_group_class_init (MusterMissionGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_mission_group_finalize;
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  g_type_ensure (MUSTER_TYPE_DICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/mission-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMissionGroup, take);
  gtk_widget_class_bind_template_child (widget_class, MusterMissionGroup, name);
  gtk_widget_class_bind_template_child (widget_class, MusterMissionGroup, wanted);
  gtk_widget_class_bind_template_child (widget_class, MusterMissionGroup, mercenaries);
  gtk_widget_class_bind_template_child (widget_class, MusterMissionGroup, dice);
  gtk_widget_class_bind_template_callback (widget_class, take_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, mercenaries_cb);
  gtk_widget_class_bind_template_callback (widget_class, rolled_cb);
}

static void
muster_mission_group_init (MusterMissionGroup *group)
{
  gtk_widget_init_template (GTK_WIDGET (group));
  muster_count_row_set_range (group->wanted, 0, MOST_TEAMMATES);
  muster_count_row_set_range (group->mercenaries, 0, MOST_TEAMMATES);
}
