/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/miniature-editor.h"

#include <glib/gi18n.h>

#include "app/games/collision/choice-row.h"
#include "app/games/collision/numbers.h"
#include "app/widgets/chooser.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/passage-row.h"
#include "app/widgets/rows/portrait-row.h"
#include "app/widgets/rows/text-row.h"
#include "games/collision/character-change.h"
#include "games/collision/miniature.h"
#include "games/games.h"
#include "model/changes.h"

/* A file may show more weapons; these are the ones there are rows for. */
#define MOST_WEAPONS 4

struct _MusterMiniatureEditor
{
  MusterEditor parent;
  const MusterCollisionCharacter *miniature; /* the session's; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *name, *count, *portrait, *notes, *build;
  GPtrArray *rows;           /* MusterChoiceRow */
  MusterChoiceRow *choosing; /* the one that the chooser is open for */
};

G_DEFINE_FINAL_TYPE (MusterMiniatureEditor, muster_miniature_editor, MUSTER_TYPE_EDITOR)

static void
apply (MusterMiniatureEditor *editor, MusterChange *change)
{
  muster_editor_apply (MUSTER_EDITOR (editor), change);
}

static void
muster_miniature_editor_flush (MusterEditor *base)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (MUSTER_MINIATURE_EDITOR (base)->name));
  muster_passage_row_flush (MUSTER_PASSAGE_ROW (MUSTER_MINIATURE_EDITOR (base)->notes));
}

/* Steps. */

static void
named_cb (MusterMiniatureEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
counted_cb (MusterMiniatureEditor *editor, gint count)
{
  apply (editor, muster_collision_change_new_owned ((guint) count));
}

static void
portrait_cb (MusterMiniatureEditor *editor, GBytes *picture)
{
  apply (editor, muster_change_new_portrait (picture));
}

static void
noted_cb (MusterMiniatureEditor *editor, const char *notes)
{
  apply (editor, muster_collision_change_new_notes (notes));
}

static void
cleared_cb (MusterMiniatureEditor *editor, MusterChoiceRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (row));
  apply (editor, muster_collision_change_new_choice (muster_choice_row_get_slot (row),
                                                     muster_choice_row_get_index (row), NULL));
}

static void
build_cb (MusterMiniatureEditor *editor)
{
  MusterCollisionCharacter *character;

  muster_editor_flush (MUSTER_EDITOR (editor));
  if (editor->miniature == NULL)
    return;
  character = muster_collision_miniature_build (
      editor->miniature, muster_session_get_selected (muster_editor_get_session (MUSTER_EDITOR (editor))));
  muster_session_add (muster_editor_get_session (MUSTER_EDITOR (editor)), _ ("Build a character"), &character->thing);
}

/* Choosing what it shows: any option, as a miniature knows no points. */

static MusterKind
get_kind (MusterChoiceRow *row)
{
  return muster_collision_slot_get_kind (muster_choice_row_get_slot (row));
}

static void
taken_cb (MusterMiniatureEditor *editor, guint n)
{
  MusterChoiceRow *row = editor->choosing;
  const MusterOption *option
      = muster_catalog_nth (muster_editor_get_catalog (MUSTER_EDITOR (editor)), get_kind (row), n);

  muster_editor_uncover (MUSTER_EDITOR (editor));
  apply (editor, muster_collision_change_new_choice (muster_choice_row_get_slot (row),
                                                     muster_choice_row_get_index (row), option));
}

static void
activated_cb (MusterMiniatureEditor *editor, MusterChoiceRow *row)
{
  const MusterCatalog *catalog = muster_editor_get_catalog (MUSTER_EDITOR (editor));
  GtkWidget *chooser = muster_chooser_new (muster_choice_row_get_place (row));

  muster_editor_flush (MUSTER_EDITOR (editor));
  editor->choosing = row;
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < muster_catalog_count (catalog, get_kind (row)); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, get_kind (row), i);
      g_autofree char *numbers = muster_numbers_dup (option);

      muster_chooser_add (MUSTER_CHOOSER (chooser), muster_option_get_name (option), NULL, numbers, NULL);
    }
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (taken_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), chooser, GTK_WIDGET (row));
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

static void
visited_cb (MusterMiniatureEditor *editor, guint problem, const MusterPlace *place)
{
  for (guint i = 0; i < editor->rows->len; i++)
    if (muster_place_is (place, 0, muster_kind_get_id (get_kind (editor->rows->pdata[i]))))
      {
        gtk_widget_grab_focus (editor->rows->pdata[i]);
        return;
      }
  gtk_widget_grab_focus (editor->name);
}

/* Showing. */

static void
muster_miniature_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterMiniatureEditor *editor = MUSTER_MINIATURE_EDITOR (base);
  g_autoptr (MusterReport) report = NULL;

  muster_editor_uncover (base);
  editor->miniature = (const MusterCollisionCharacter *) thing;
  if (thing == NULL)
    return;
  report = muster_games_check (muster_editor_get_catalog (base), thing, TRUE);
  muster_report_problems_show (editor->problems, report, NULL);
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), thing->name);
  muster_count_row_show (MUSTER_COUNT_ROW (editor->count), (gint) editor->miniature->count);
  muster_portrait_row_show (MUSTER_PORTRAIT_ROW (editor->portrait), editor->miniature->portrait);
  muster_passage_row_show (MUSTER_PASSAGE_ROW (editor->notes), _ ("Notes"), editor->miniature->notes);
  for (guint i = 0; i < editor->rows->len; i++)
    {
      MusterChoiceRow *row = editor->rows->pdata[i];
      guint index = muster_choice_row_get_index (row);

      gtk_widget_set_visible (GTK_WIDGET (row), index <= editor->miniature->weapons->len);
      muster_choice_row_show (
          row, muster_collision_character_peek_choice (editor->miniature, muster_choice_row_get_slot (row), index), "");
    }
}

/* Making. */

static void
add_row (MusterMiniatureEditor *editor, MusterRowGroup *group, MusterCollisionSlot slot, guint index, const char *place)
{
  GtkWidget *row = muster_choice_row_new (slot, index, place);

  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "cleared", G_CALLBACK (cleared_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, row);
  g_ptr_array_add (editor->rows, row);
}

static void
add_who (MusterMiniatureEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("My miniature"));

  muster_row_group_set_description (
      group, _ ("Characters of Collision can be built for it. What changes here changes in them."));
  editor->name = muster_text_row_new (_ ("Name"));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
  editor->count = muster_count_row_new (_ ("How many I have"), 1, MUSTER_COLLISION_MAX_COUNT);
  editor->portrait = muster_portrait_row_new (MUSTER_EDITOR (editor));
  g_signal_connect_object (editor->name, "settled", G_CALLBACK (named_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->count, "counted", G_CALLBACK (counted_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->portrait, "settled", G_CALLBACK (portrait_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->name);
  muster_row_group_add (group, editor->count);
  muster_row_group_add (group, editor->portrait);
}

static void
add_shown (MusterMiniatureEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("What it shows"));

  muster_row_group_set_description (group, _ ("What you leave out may be anything."));
  add_row (editor, group, MUSTER_COLLISION_SLOT_RACE, 0, _ ("Race"));
  for (guint i = 0; i < MOST_WEAPONS; i++)
    {
      g_autofree char *place = g_strdup_printf (_ ("Weapon %u"), i + 1);

      add_row (editor, group, MUSTER_COLLISION_SLOT_WEAPON, i, place);
    }
  add_row (editor, group, MUSTER_COLLISION_SLOT_ARMOR, 0, _ ("Armor"));
  add_row (editor, group, MUSTER_COLLISION_SLOT_ACCESSORY, 0, _ ("Accessory"));
  editor->notes = muster_passage_row_new ();
  muster_passage_row_set_removable (MUSTER_PASSAGE_ROW (editor->notes), FALSE);
  g_signal_connect_object (editor->notes, "settled", G_CALLBACK (noted_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->notes);
}

static void
add_build (MusterMiniatureEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), NULL);

  editor->build = muster_wrap_row_new ();
  muster_wrap_row_show (MUSTER_WRAP_ROW (editor->build), _ ("Build a character"),
                        _ ("It begins with what the miniature shows."), FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (editor->build), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (editor->build), TRUE);
  g_signal_connect_object (editor->build, "activated", G_CALLBACK (build_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->build);
}

static void
muster_miniature_editor_dispose (GObject *object)
{
  MUSTER_MINIATURE_EDITOR (object)->miniature = NULL;
  g_clear_pointer (&MUSTER_MINIATURE_EDITOR (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_miniature_editor_parent_class)->dispose (object);
}

static void
muster_miniature_editor_class_init (MusterMiniatureEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_miniature_editor_dispose;
  MUSTER_EDITOR_CLASS (klass)->show = muster_miniature_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_miniature_editor_flush;
}

static void
muster_miniature_editor_init (MusterMiniatureEditor *editor)
{
  editor->rows = g_ptr_array_new ();
}

GtkWidget *
muster_miniature_editor_new (MusterSession *session)
{
  MusterMiniatureEditor *editor = g_object_new (MUSTER_TYPE_MINIATURE_EDITOR, "session", session, NULL);

  editor->problems = muster_editor_add_problems (MUSTER_EDITOR (editor), NULL);
  g_signal_connect_object (editor->problems, "visited", G_CALLBACK (visited_cb), editor, G_CONNECT_SWAPPED);
  add_who (editor);
  add_shown (editor);
  add_build (editor);
  return GTK_WIDGET (editor);
}
