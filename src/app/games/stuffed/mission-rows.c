/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/mission-rows.h"

#include <glib/gi18n.h>

#include "app/games/stuffed/dice-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/text-row.h"
#include "games/stuffed/check.h"
#include "games/stuffed/team-writing.h"
#include "model/member.h"

#define MOST_TEAMMATES 99

struct _MusterMissionRows
{
  MusterEditor *editor; /* they are rows of that one */
  GtkWidget *take, *name, *wanted, *mercenaries, *dice;
  GPtrArray *kept;  /* MusterStuffedMission: those that the chooser shows */
  gboolean showing; /* they are being filled, which nobody chose */
};

static void
apply (MusterMissionRows *rows, MusterChange *change)
{
  g_autoptr (MusterChange) made = change;

  if (!rows->showing)
    muster_editor_apply (rows->editor, g_steal_pointer (&made));
}

static void
write_text (MusterMissionRows *rows, MusterStuffedWriting what, const char *text)
{
  apply (rows, muster_stuffed_writing_new_text (muster_editor_get_catalog (rows->editor), what, 0, text));
}

/* A Mission that gets its name in a team is kept for all teams from then on. */
static gboolean
is_to_be_kept (MusterMissionRows *rows, const char *name)
{
  const MusterThing *thing = muster_session_get_thing (muster_editor_get_session (rows->editor));
  const MusterStuffedMission *mission;
  gint64 id, state;

  if (thing == NULL || thing->klass != &muster_stuffed_team_class || *name == '\0')
    return FALSE;
  mission = muster_stuffed_team_peek_mission ((const MusterStuffedTeam *) thing);
  return mission->thing.name == NULL && !muster_member_get_link (&mission->thing, &id, &state);
}

/* The Mission of the team at hand where it came with a file, and so isn't the player's yet; or NULL. */
static const MusterStuffedMission *
find_foreign (MusterMissionRows *rows)
{
  const MusterThing *thing = muster_session_get_thing (muster_editor_get_session (rows->editor));
  const MusterStuffedMission *mission = thing != NULL && thing->klass == &muster_stuffed_team_class
                                            ? ((const MusterStuffedTeam *) thing)->mission
                                            : NULL;
  gint64 id, state;

  return mission != NULL && mission->thing.name != NULL && !muster_member_get_link (&mission->thing, &id, &state)
             ? mission
             : NULL;
}

static void
keep (MusterMissionRows *rows, const char *name)
{
  MusterSession *session = muster_editor_get_session (rows->editor);
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) muster_session_get_thing (session);
  g_autoptr (MusterThing) mission
      = team->mission != NULL ? muster_thing_dup (&team->mission->thing) : &muster_stuffed_mission_new ()->thing;
  g_autoptr (MusterThing) kept = NULL;

  g_free (mission->name);
  mission->name = g_strdup (name);
  kept = muster_session_add_linked_copy (session, _ ("Write a Mission"), mission);
  apply (rows, muster_stuffed_writing_new_mission ((const MusterStuffedMission *) (kept != NULL ? kept : mission)));
}

static void
named_cb (MusterMissionRows *rows, const char *name)
{
  if (!rows->showing && is_to_be_kept (rows, name))
    keep (rows, name);
  else
    write_text (rows, MUSTER_STUFFED_WRITING_MISSION_NAME, name);
}

static void
wanted_cb (MusterMissionRows *rows, gint count)
{
  apply (rows, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_MISSION_TEAMMATES, count));
}

static void
mercenaries_cb (MusterMissionRows *rows, gint count)
{
  apply (rows, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_MISSION_MERCENARIES, count));
}

static void
rolled_cb (MusterMissionRows *rows, const char *text)
{
  write_text (rows, MUSTER_STUFFED_WRITING_MISSION_DICE, text);
}

/* Choosing. */

static void
closed_cb (MusterMissionRows *rows)
{
  muster_editor_uncover (rows->editor);
}

static void
taken_cb (MusterMissionRows *rows, guint n)
{
  g_autoptr (MusterThing) mission = n < rows->kept->len ? muster_thing_dup (rows->kept->pdata[n]) : NULL;
  const MusterStuffedMission *foreign = find_foreign (rows);

  muster_editor_uncover (rows->editor);
  if (n > rows->kept->len)
    {
      if (foreign != NULL)
        keep (rows, foreign->thing.name);
      return;
    }
  apply (rows, muster_stuffed_writing_new_mission ((const MusterStuffedMission *) mission));
  if (mission == NULL)
    gtk_widget_grab_focus (rows->name);
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
take_cb (MusterMissionRows *rows)
{
  GtkWidget *chooser = muster_chooser_new (_ ("Choose a Mission"));

  muster_editor_flush (rows->editor);
  g_clear_pointer (&rows->kept, g_ptr_array_unref);
  rows->kept = muster_session_list_things (muster_editor_get_session (rows->editor), &muster_stuffed_mission_class);
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < rows->kept->len; i++)
    add_mission (MUSTER_CHOOSER (chooser), rows->kept->pdata[i]);
  muster_chooser_add (MUSTER_CHOOSER (chooser), _ ("A new Mission"), NULL,
                      _ ("With a name, Teammates and dice that you write."), NULL);
  if (find_foreign (rows) != NULL)
    muster_chooser_add (MUSTER_CHOOSER (chooser), _ ("Keep the one at hand"), NULL,
                        _ ("It came with a file; kept among yours, other teams are offered it too."), NULL);
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_swapped (chooser, "taken", G_CALLBACK (taken_cb), rows);
  g_signal_connect_swapped (chooser, "closed", G_CALLBACK (closed_cb), rows);
  muster_editor_cover (rows->editor, chooser, rows->take);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

/* Showing and making. */

void
muster_mission_rows_show (MusterMissionRows *rows, const MusterStuffedMission *mission, gboolean in_team)
{
  rows->showing = TRUE;
  gtk_widget_set_visible (rows->take, in_team);
  muster_text_row_show (MUSTER_TEXT_ROW (rows->name), mission->thing.name);
  muster_count_row_show (MUSTER_COUNT_ROW (rows->wanted), MAX (mission->teammates, 0));
  muster_count_row_show (MUSTER_COUNT_ROW (rows->mercenaries), MAX (mission->mercenaries, 0));
  muster_dice_row_show (MUSTER_DICE_ROW (rows->dice), &mission->combination, NULL);
  rows->showing = FALSE;
}

void
muster_mission_rows_flush (MusterMissionRows *rows)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (rows->name));
}

GtkWidget *
muster_mission_rows_get_name_row (MusterMissionRows *rows)
{
  return rows->name;
}

static GtkWidget *
make_take (void)
{
  GtkWidget *take = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (take), _ ("Choose a Mission"), _ ("One of yours, or a new one"), FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (take), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (take), TRUE);
  return take;
}

MusterMissionRows *
muster_mission_rows_new (MusterEditor *editor, MusterRowGroup *group)
{
  MusterMissionRows *rows = g_new0 (MusterMissionRows, 1);
  const MusterCatalog *catalog = muster_editor_get_catalog (editor);

  rows->editor = editor;
  rows->take = make_take ();
  rows->name = muster_text_row_new (_ ("Name of the Mission"));
  rows->wanted = muster_count_row_new (_ ("Teammates it asks for"), 0, MOST_TEAMMATES);
  rows->mercenaries = muster_count_row_new (_ ("Mercenaries among them"), 0, MOST_TEAMMATES);
  rows->dice = muster_dice_row_new (catalog, _ ("Dice of the Mission"));
  g_signal_connect_swapped (rows->take, "activated", G_CALLBACK (take_cb), rows);
  g_signal_connect_swapped (rows->name, "settled", G_CALLBACK (named_cb), rows);
  g_signal_connect_swapped (rows->wanted, "counted", G_CALLBACK (wanted_cb), rows);
  g_signal_connect_swapped (rows->mercenaries, "counted", G_CALLBACK (mercenaries_cb), rows);
  g_signal_connect_swapped (rows->dice, "rolled", G_CALLBACK (rolled_cb), rows);
  muster_row_group_add (group, rows->take);
  muster_row_group_add (group, rows->name);
  muster_row_group_add (group, rows->wanted);
  muster_row_group_add (group, rows->mercenaries);
  muster_row_group_add (group, rows->dice);
  return rows;
}

void
muster_mission_rows_free (MusterMissionRows *rows)
{
  g_clear_pointer (&rows->kept, g_ptr_array_unref);
  g_free (rows);
}
