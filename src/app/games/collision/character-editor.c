/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/character-editor.h"

#include <glib/gi18n.h>

#include "app/games/collision/budget-row.h"
#include "app/games/collision/choice-rows.h"
#include "app/games/collision/miniature-row.h"
#include "app/widgets/points.h"
#include "app/widgets/rows/passage-row.h"
#include "app/games/collision/picking/picker.h"
#include "app/widgets/rows/portrait-row.h"
#include "app/games/collision/repair-page.h"
#include "app/games/collision/standing-view.h"
#include "app/games/collision/stat-strip.h"
#include "app/games/collision/suggest-page.h"
#include "app/widgets/rows/text-row.h"
#include "app/games/collision/values-row.h"
#include "app/games/collision/variant.h"
#include "games/games.h"
#include "games/collision/cards.h"
#include "games/collision/character-change.h"
#include "games/collision/evaluation.h"
#include "games/collision/group-room.h"
#include "games/collision/remedy.h"
#include "model/changes.h"
#include "forge/forge.h"

struct _MusterCharacterEditor
{
  MusterEditor parent;
  const MusterCollisionCharacter *character; /* owned by the session's document; NULL: nothing to edit */
  MusterCollisionEvaluation *evaluation;     /* of the shown state; NULL if none */

  MusterReportProblems *problems;
  GtkWidget *strip, *standing, *name, *portrait, *miniature, *values, *budget, *suggest, *notes;
  MusterForge *forge;                           /* made on demand; NULL if the content can't be counted */
  MusterRowGroup *top, *weapons, *skills, *end; /* the strip is in `top`, or in the last group if the card is visible */
  MusterChoiceRow *race, *tarot, *armor, *armor_enchantment, *accessory;
  MusterChoiceRows *rows; /* with those of the weapons and skills */
};

G_DEFINE_FINAL_TYPE (MusterCharacterEditor, muster_character_editor, MUSTER_TYPE_EDITOR)

static const MusterCatalog *
get_catalog (MusterCharacterEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

/* Steps. */

static void
apply (MusterCharacterEditor *editor, MusterChange *change)
{
  muster_editor_apply (MUSTER_EDITOR (editor), change);
}

static void
mended_cb (MusterCharacterEditor *editor)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  muster_repair_page_open (MUSTER_EDITOR (editor), muster_report_problems_get_bar (editor->problems));
}

static void
named_cb (MusterCharacterEditor *editor, gboolean named, guint values)
{
  apply (editor, muster_collision_change_new_values (named, (MusterValueSet) values));
}

static void
budgeted_cb (MusterCharacterEditor *editor, gint budget)
{
  apply (editor, muster_collision_change_new_budget (budget));
}

static void
name_settled_cb (MusterCharacterEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
portrait_settled_cb (MusterCharacterEditor *editor, GBytes *picture)
{
  apply (editor, muster_change_new_portrait (picture));
}

static void
notes_settled_cb (MusterCharacterEditor *editor, const char *notes)
{
  apply (editor, muster_collision_change_new_notes (notes));
}

static void
muster_character_editor_flush (MusterEditor *base)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (base);

  muster_text_row_flush (MUSTER_TEXT_ROW (editor->name));
  muster_passage_row_flush (MUSTER_PASSAGE_ROW (editor->notes));
}

/* Picking. */

/* The battle group that contains the character; NULL if it is edited on its own. */
static const MusterCollisionGroup *
get_group (MusterCharacterEditor *editor)
{
  const MusterThing *group = muster_session_get_group (muster_editor_get_session (MUSTER_EDITOR (editor)));

  return group != NULL && group->klass == &muster_collision_group_class ? (const MusterCollisionGroup *) group : NULL;
}

static MusterForge *
get_forge (MusterCharacterEditor *editor)
{
  if (editor->forge == NULL)
    editor->forge = muster_forge_new (get_catalog (editor));
  return editor->forge;
}

static MusterCollisionOffers *
make_offers (MusterCharacterEditor *editor, MusterCollisionSlot slot, guint index)
{
  const MusterCollisionGroup *group = get_group (editor);

  if (group == NULL)
    return muster_collision_offers_new (get_catalog (editor), editor->character, slot, index);
  return muster_collision_offers_new_in_group (get_catalog (editor), group, editor->character, slot, index);
}

typedef struct
{
  MusterCharacterEditor *editor;
  MusterCollisionSlot slot;
  guint index;
} Picking;

static void
free_picking (gpointer data, GClosure *closure)
{
  g_free (data);
}

static Picking *
new_picking (MusterCharacterEditor *editor, MusterCollisionSlot slot, guint index)
{
  Picking *picking = g_new0 (Picking, 1);

  *picking = (Picking){ editor, slot, index };
  return picking;
}

static void
picked_cb (MusterPicker *picker, const MusterOption *option, gpointer data)
{
  const Picking *picking = data;
  MusterCharacterEditor *editor = picking->editor;

  apply (editor, muster_collision_change_new_choice (picking->slot, picking->index, option));
}

static void
previewed_cb (MusterPicker *picker, const MusterOption *option, gpointer data)
{
  const Picking *picking = data;
  g_autoptr (MusterChange) change = muster_collision_change_new_choice (picking->slot, picking->index, option);
  g_autoptr (MusterThing) changed = muster_change_try (change, &picking->editor->character->thing);

  muster_editor_preview (MUSTER_EDITOR (picking->editor), changed);
}

static void
left_cb (MusterCharacterEditor *editor)
{
  muster_editor_preview (MUSTER_EDITOR (editor), NULL);
}

void
muster_character_editor_pick (MusterCharacterEditor *editor, MusterCollisionSlot slot, guint index)
{
  MusterChoiceRow *row = muster_choice_rows_find (editor->rows, slot, index);
  MusterCollisionOffers *offers;
  GtkWidget *picker;

  if (row == NULL || editor->character == NULL)
    return;
  muster_editor_uncover (MUSTER_EDITOR (editor));
  muster_character_editor_flush (MUSTER_EDITOR (editor));
  offers = make_offers (editor, slot, index);
  picker = muster_picker_new (muster_choice_row_get_place (row), offers,
                              muster_forecasts_new (get_forge (editor), editor->character, slot, index),
                              gtk_widget_get_width (GTK_WIDGET (editor)));
  g_signal_connect_data (picker, "picked", G_CALLBACK (picked_cb), new_picking (editor, slot, index), free_picking, 0);
  g_signal_connect_data (picker, "previewed", G_CALLBACK (previewed_cb), new_picking (editor, slot, index),
                         free_picking, 0);
  g_signal_connect_object (picker, "left", G_CALLBACK (left_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (picker, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), picker, GTK_WIDGET (row));
  muster_search_list_focus (MUSTER_SEARCH_LIST (picker));
}

static void
row_activated_cb (MusterCharacterEditor *editor, MusterChoiceRow *row)
{
  muster_character_editor_pick (editor, muster_choice_row_get_slot (row), muster_choice_row_get_index (row));
}

static void
row_cleared_cb (MusterCharacterEditor *editor, MusterChoiceRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (row));
  apply (editor, muster_collision_change_new_choice (muster_choice_row_get_slot (row),
                                                     muster_choice_row_get_index (row), NULL));
}

static void
visited_cb (MusterCharacterEditor *editor, guint problem)
{
  const MusterCollisionFinding *finding = editor->evaluation != NULL && problem < editor->evaluation->findings->len
                                              ? muster_collision_findings_at (editor->evaluation->findings, problem)
                                              : NULL;
  MusterChoiceRow *row = finding != NULL ? muster_choice_rows_find (editor->rows, finding->slot, finding->index) : NULL;
  GtkWidget *target = row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)) ? GTK_WIDGET (row) : NULL;

  if (finding != NULL && finding->slot == MUSTER_COLLISION_SLOT_VALUES)
    target = editor->values;
  if (finding != NULL && finding->slot == MUSTER_COLLISION_SLOT_BUDGET)
    gtk_widget_child_focus (editor->budget, GTK_DIR_TAB_FORWARD);
  if (target != NULL)
    gtk_widget_grab_focus (target);
}

/* Points and stats are told of in the strip; the others are where the name, the picture and the problems are. */
static GtkWidget *
find_shown (MusterCharacterEditor *editor, const MusterCardZone *zone)
{
  if (g_str_equal (zone->part, MUSTER_ZONE_NAME))
    return editor->name;
  if (g_str_equal (zone->part, MUSTER_ZONE_PICTURE))
    return editor->portrait;
  if (g_str_equal (zone->part, MUSTER_ZONE_VERDICT))
    return muster_report_problems_get_bar (editor->problems);
  return NULL;
}

static GtkWidget *
find_origin (MusterCharacterEditor *editor, const MusterCardZone *zone)
{
  MusterCollisionSlot slot;
  guint index;

  if (!muster_collision_find_origin (editor->character, zone, &slot, &index))
    return find_shown (editor, zone);
  return slot == MUSTER_COLLISION_SLOT_VALUES ? editor->values
                                              : GTK_WIDGET (muster_choice_rows_find (editor->rows, slot, index));
}

/* With where it comes from, and how it stands beside others. */
static void
tell_number (MusterCharacterEditor *editor, const char *id)
{
  muster_stat_strip_focus_number (MUSTER_STAT_STRIP (editor->strip), id);
  muster_editor_bring_into_view (MUSTER_EDITOR (editor), gtk_widget_get_parent (editor->strip));
}

static gboolean
muster_character_editor_lead (MusterEditor *base, const MusterCardZone *zone, gboolean go)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (base);
  const char *number = g_str_equal (zone->part, MUSTER_ZONE_POINTS)   ? "points"
                       : g_str_equal (zone->part, MUSTER_ZONE_NUMBER) ? zone->word
                                                                      : NULL;
  GtkWidget *row = number == NULL && editor->character != NULL ? find_origin (editor, zone) : NULL;

  if (go && number != NULL)
    tell_number (editor, number);
  else if (go && row == muster_report_problems_get_bar (editor->problems))
    g_signal_emit_by_name (row, "clicked");
  else if (go && row != NULL)
    gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
  return number != NULL || row != NULL;
}

/* Showing. */

static void
show_texts (MusterCharacterEditor *editor)
{
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), editor->character->thing.name);
  muster_portrait_row_show (MUSTER_PORTRAIT_ROW (editor->portrait), editor->character->portrait);
  muster_miniature_row_show (MUSTER_MINIATURE_ROW (editor->miniature), editor->character);
  muster_passage_row_show (MUSTER_PASSAGE_ROW (editor->notes), _ ("Notes"), editor->character->notes);
}

/* Shows the standing of the stat under the pointer. */
static void
told_cb (MusterCharacterEditor *editor, gint stat)
{
  MusterStandingView *view = MUSTER_STANDING_VIEW (editor->standing);
  g_auto (MusterStandingStat) standing = { 0 };
  g_autofree char *text = NULL;

  if (stat < 0 || editor->character == NULL || !editor->evaluation->totals.complete
      || !muster_standing_find_stat (get_forge (editor), editor->character, (MusterStat) stat, &standing))
    {
      muster_standing_view_show (view, NULL, NULL);
      return;
    }
  text = muster_standing_stat_dup_text (&standing, (MusterStat) stat, editor->evaluation->totals.points);
  muster_standing_view_show (view, &standing, text);
}

void
muster_character_editor_suggest (MusterCharacterEditor *editor)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  muster_suggest_page_open (MUSTER_EDITOR (editor), get_forge (editor), editor->suggest);
}

void
muster_character_editor_begin_with_miniature (MusterCharacterEditor *editor)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  muster_suggest_page_open_for_miniature (MUSTER_EDITOR (editor), get_forge (editor), editor->suggest);
}

/* What is used and left. */
static void
show_counts (MusterCharacterEditor *editor)
{
  const MusterCollisionTotals *totals = &editor->evaluation->totals;
  int left = totals->skills_limit - (int) totals->skills;
  g_autofree char *hands = g_strdup_printf (_ ("%d of %d hands used"), totals->hands, MUSTER_COLLISION_MAX_HANDS);
  g_autofree char *slots
      = totals->skills_limit < 0 ? g_strdup (_ ("Depends on the tarot"))
        : left >= 0 ? g_strdup_printf (_ ("%u of %d skills, %d left"), totals->skills, totals->skills_limit, left)
                    : g_strdup_printf (_ ("%u of %d skills, %d too many"), totals->skills, totals->skills_limit, -left);

  muster_row_group_set_description (editor->weapons, hands);
  muster_row_group_set_description (editor->skills, slots);
}

static void
show_problems (MusterCharacterEditor *editor)
{
  g_autoptr (MusterReport) report = muster_games_check_anew (get_catalog (editor), &editor->character->thing);
  g_autofree char *points = muster_points_dup (editor->evaluation->totals.points);
  const MusterCollisionGroup *group = get_group (editor);

  g_autofree char *room = group != NULL ? muster_collision_group_room_dup_text_of (
                              get_catalog (editor), group, editor->character, &editor->evaluation->totals)
                                        : NULL;

  if (group != NULL)
    muster_collision_group_room_add_problems (get_catalog (editor), group, &editor->character->thing, report);
  muster_editor_set_note (MUSTER_EDITOR (editor), room);
  muster_report_problems_show (editor->problems, report, points);
}

static void
muster_character_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (base);
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;
  g_autofree char *wrong = NULL;

  /* The offers were for the previous state. */
  muster_editor_uncover (base);
  editor->character = character;
  g_clear_pointer (&editor->evaluation, muster_collision_evaluation_unref);
  if (character == NULL)
    return;
  editor->evaluation = muster_collision_evaluate (get_catalog (editor), character);
  muster_choice_rows_show (editor->rows, get_catalog (editor), character, editor->evaluation);
  wrong = muster_choice_rows_dup_wrong (get_catalog (editor), character, editor->evaluation,
                                        MUSTER_COLLISION_SLOT_VALUES, 0);
  muster_values_row_show (MUSTER_VALUES_ROW (editor->values), character, &editor->evaluation->totals, wrong);
  muster_budget_row_show (MUSTER_BUDGET_ROW (editor->budget), character->budget, editor->evaluation->totals.points);
  show_problems (editor);
  muster_stat_strip_show (MUSTER_STAT_STRIP (editor->strip), character, &editor->evaluation->totals);
  show_counts (editor);
  show_texts (editor);
}

/* Beside the card. */

static void
move_strip (GtkWidget *strip, MusterRowGroup *from, MusterRowGroup *to)
{
  g_object_ref (strip);
  muster_row_group_remove (from, strip);
  muster_row_group_add (to, strip);
  g_object_unref (strip);
}

/* The card shows the numbers; when it is visible, the strip that explains them moves below the rows. */
static void
muster_character_editor_card_shown (MusterEditor *base, gboolean shown)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (base);

  if (shown == gtk_widget_get_visible (GTK_WIDGET (editor->end)))
    return;
  move_strip (editor->strip, shown ? editor->top : editor->end, shown ? editor->end : editor->top);
  move_strip (editor->standing, shown ? editor->top : editor->end, shown ? editor->end : editor->top);
  gtk_widget_set_visible (GTK_WIDGET (editor->end), shown);
  gtk_widget_set_visible (GTK_WIDGET (editor->top), !shown);
}

/* Number keys for slots. */
static const MusterCollisionSlot places[]
    = { MUSTER_COLLISION_SLOT_RACE,  MUSTER_COLLISION_SLOT_TAROT,     MUSTER_COLLISION_SLOT_WEAPON,
        MUSTER_COLLISION_SLOT_ARMOR, MUSTER_COLLISION_SLOT_ACCESSORY, MUSTER_COLLISION_SLOT_SKILL };

static gboolean
jump_cb (GtkWidget *widget, GVariant *place, gpointer data)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (widget);

  return editor->character != NULL && muster_editor_get_cover (MUSTER_EDITOR (editor)) == NULL
         && muster_choice_rows_jump (editor->rows, places[g_variant_get_uint32 (place)]);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + i, 0, jump_cb, "u", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + i, 0, jump_cb, "u", i);
    }
}

static void
muster_character_editor_dispose (GObject *object)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (object);

  editor->character = NULL;
  g_clear_pointer (&editor->rows, muster_choice_rows_free);
  g_clear_pointer (&editor->evaluation, muster_collision_evaluation_unref);
  g_clear_pointer (&editor->forge, muster_forge_free);
  G_OBJECT_CLASS (muster_character_editor_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_STAT_STRIP);
  g_type_ensure (MUSTER_TYPE_STANDING_VIEW);
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_CHOICE_ROW);
  g_type_ensure (MUSTER_TYPE_VALUES_ROW);
  g_type_ensure (MUSTER_TYPE_BUDGET_ROW);
  g_type_ensure (MUSTER_TYPE_MINIATURE_ROW);
  g_type_ensure (MUSTER_TYPE_PORTRAIT_ROW);
  g_type_ensure (MUSTER_TYPE_PASSAGE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/character-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, top);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, strip);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, standing);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, suggest);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, race);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, tarot);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, values);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, budget);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, weapons);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, armor);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, armor_enchantment);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, accessory);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, skills);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, miniature);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, portrait);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterCharacterEditor, end);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
  gtk_widget_class_bind_template_callback (widget_class, mended_cb);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, muster_character_editor_suggest);
  gtk_widget_class_bind_template_callback (widget_class, name_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, budgeted_cb);
  gtk_widget_class_bind_template_callback (widget_class, portrait_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, notes_settled_cb);
}

static void
muster_character_editor_ask_variant (MusterEditor *base, const MusterThing *thing)
{
  muster_variant_ask (MUSTER_SHELL (gtk_widget_get_root (GTK_WIDGET (base))), (const MusterCollisionCharacter *) thing);
}

static void
muster_character_editor_class_init (MusterCharacterEditorClass *klass)
{
  MusterEditorClass *editor_class = MUSTER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_character_editor_dispose;
  editor_class->show = muster_character_editor_show;
  editor_class->flush = muster_character_editor_flush;
  editor_class->lead = muster_character_editor_lead;
  editor_class->ask_variant = muster_character_editor_ask_variant;
  editor_class->card_shown = muster_character_editor_card_shown;
  bind_template (GTK_WIDGET_CLASS (klass));
  bind_keys (GTK_WIDGET_CLASS (klass));
}

static void
take_rows (MusterCharacterEditor *editor)
{
  editor->rows = muster_choice_rows_new (G_CALLBACK (row_activated_cb), G_CALLBACK (row_cleared_cb), editor);
  muster_choice_rows_take (editor->rows, editor->race, MUSTER_COLLISION_SLOT_RACE, 0);
  muster_choice_rows_take (editor->rows, editor->tarot, MUSTER_COLLISION_SLOT_TAROT, 0);
  muster_choice_rows_take (editor->rows, editor->armor, MUSTER_COLLISION_SLOT_ARMOR, 0);
  muster_choice_rows_take (editor->rows, editor->armor_enchantment, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, 0);
  muster_choice_rows_take (editor->rows, editor->accessory, MUSTER_COLLISION_SLOT_ACCESSORY, 0);
  muster_choice_rows_set_lists (editor->rows, editor->weapons, editor->skills);
}

static void
muster_character_editor_init (MusterCharacterEditor *editor)
{
  MusterEditor *base = MUSTER_EDITOR (editor);

  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (base, editor->name);
  muster_miniature_row_set_editor (MUSTER_MINIATURE_ROW (editor->miniature), base);
  muster_portrait_row_set_editor (MUSTER_PORTRAIT_ROW (editor->portrait), base);
  take_rows (editor);
}

GtkWidget *
muster_character_editor_new (MusterSession *session)
{
  MusterCharacterEditor *editor = g_object_new (MUSTER_TYPE_CHARACTER_EDITOR, "session", session, NULL);

  muster_values_row_set_catalog (MUSTER_VALUES_ROW (editor->values), get_catalog (editor));
  return GTK_WIDGET (editor);
}
