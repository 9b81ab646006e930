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

/* A file may show more weapons, but there are rows for these. */
#define MOST_WEAPONS 4

struct _MusterMiniatureEditor
{
  MusterEditor parent;
  const MusterCollisionCharacter *miniature; /* owned by the session; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *name, *count, *portrait, *notes;
  GtkWidget *race, *weapons[MOST_WEAPONS], *armor, *accessory;
  GPtrArray *rows;           /* MusterChoiceRow */
  MusterChoiceRow *choosing; /* the row that the chooser is open for */
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

/* Choosing what it shows: any option, as points don't matter. */

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
take_row (MusterMiniatureEditor *editor, GtkWidget *row, MusterCollisionSlot slot, guint index)
{
  muster_choice_row_set_slot (MUSTER_CHOICE_ROW (row), slot, index);
  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "cleared", G_CALLBACK (cleared_cb), editor, G_CONNECT_SWAPPED);
  g_ptr_array_add (editor->rows, row);
}

static void
take_rows (MusterMiniatureEditor *editor)
{
  take_row (editor, editor->race, MUSTER_COLLISION_SLOT_RACE, 0);
  for (guint i = 0; i < MOST_WEAPONS; i++)
    {
      g_autofree char *place = g_strdup_printf (_ ("Weapon %u"), i + 1);

      muster_choice_row_set_place (MUSTER_CHOICE_ROW (editor->weapons[i]), place);
      take_row (editor, editor->weapons[i], MUSTER_COLLISION_SLOT_WEAPON, i);
    }
  take_row (editor, editor->armor, MUSTER_COLLISION_SLOT_ARMOR, 0);
  take_row (editor, editor->accessory, MUSTER_COLLISION_SLOT_ACCESSORY, 0);
}

static void
muster_miniature_editor_dispose (GObject *object)
{
  MUSTER_MINIATURE_EDITOR (object)->miniature = NULL;
  g_clear_pointer (&MUSTER_MINIATURE_EDITOR (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_miniature_editor_parent_class)->dispose (object);
}

static void
bind_weapons (GtkWidgetClass *widget_class)
{
  static const char *const names[MOST_WEAPONS] = { "weapon1", "weapon2", "weapon3", "weapon4" };

  for (guint i = 0; i < MOST_WEAPONS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE,
                                               G_STRUCT_OFFSET (MusterMiniatureEditor, weapons)
                                                   + (gssize) (i * sizeof (GtkWidget *)));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  g_type_ensure (MUSTER_TYPE_PORTRAIT_ROW);
  g_type_ensure (MUSTER_TYPE_CHOICE_ROW);
  g_type_ensure (MUSTER_TYPE_PASSAGE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/miniature-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, count);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, portrait);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, race);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, armor);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, accessory);
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureEditor, notes);
  bind_weapons (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, portrait_cb);
  gtk_widget_class_bind_template_callback (widget_class, noted_cb);
  gtk_widget_class_bind_template_callback (widget_class, build_cb);
}

static void
muster_miniature_editor_class_init (MusterMiniatureEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_miniature_editor_dispose;
  MUSTER_EDITOR_CLASS (klass)->show = muster_miniature_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_miniature_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_miniature_editor_init (MusterMiniatureEditor *editor)
{
  editor->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
  muster_count_row_set_range (MUSTER_COUNT_ROW (editor->count), 1, MUSTER_COLLISION_MAX_COUNT);
  muster_portrait_row_set_editor (MUSTER_PORTRAIT_ROW (editor->portrait), MUSTER_EDITOR (editor));
  take_rows (editor);
}

GtkWidget *
muster_miniature_editor_new (MusterSession *session)
{
  return g_object_new (MUSTER_TYPE_MINIATURE_EDITOR, "session", session, NULL);
}
