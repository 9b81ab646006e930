/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/card-editor.h"

#include <glib/gi18n.h>

#include "app/games/stuffed/attribute-row.h"
#include "app/games/stuffed/dice-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/portrait-row.h"
#include "app/widgets/rows/text-row.h"
#include "games/games.h"
#include "games/stuffed/check.h"
#include "games/stuffed/team-writing.h"
#include "model/changes.h"

struct _MusterStuffedCardEditor
{
  MusterEditor parent;
  gboolean showing; /* ignore signals while filling rows */
  MusterReportProblems *problems;
  MusterRowGroup *group;
  MusterTextRow *name, *told;
  MusterDiceRow *dice;
  MusterAttributeRow *attribute;
  MusterDropRow *scroll;
  MusterPortraitRow *portrait;
};

G_DEFINE_FINAL_TYPE (MusterStuffedCardEditor, muster_stuffed_card_editor, MUSTER_TYPE_EDITOR)

static void
write_text (MusterStuffedCardEditor *editor, MusterStuffedWriting what, const char *text)
{
  MusterEditor *base = MUSTER_EDITOR (editor);

  if (!editor->showing)
    muster_editor_apply (base, muster_stuffed_writing_new_text (muster_editor_get_catalog (base), what, 0, text));
}

static void
named_cb (MusterStuffedCardEditor *editor, const char *text)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_NAME, text);
}

static void
told_cb (MusterStuffedCardEditor *editor, const char *text)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_ABILITY, text);
}

static void
rolled_cb (MusterStuffedCardEditor *editor, const char *text)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_DICE, text);
}

static void
chosen_cb (MusterStuffedCardEditor *editor, const MusterOption *attribute)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_ATTRIBUTE, attribute != NULL ? attribute->id : NULL);
}

static void
scroll_cb (MusterStuffedCardEditor *editor)
{
  guint n = muster_drop_row_get_selected (editor->scroll);

  write_text (editor, MUSTER_STUFFED_WRITING_CARD_SCROLL, n > MUSTER_SCROLL_NONE ? muster_scrolls[n] : NULL);
}

static void
portrait_cb (MusterStuffedCardEditor *editor, GBytes *picture)
{
  muster_editor_apply (MUSTER_EDITOR (editor), muster_change_new_portrait (picture));
}

static void
visited_cb (MusterStuffedCardEditor *editor)
{
  gtk_widget_grab_focus (GTK_WIDGET (editor->name));
}

static void
muster_stuffed_card_editor_flush (MusterEditor *base)
{
  muster_text_row_flush (MUSTER_STUFFED_CARD_EDITOR (base)->name);
  muster_text_row_flush (MUSTER_STUFFED_CARD_EDITOR (base)->told);
}

/* Showing. */

static const char *
get_title (MusterStuffedPlace place)
{
  static const char *const titles[MUSTER_STUFFED_N_STUFFED_PLACES] = {
    [MUSTER_STUFFED_LOYAL] = N_ ("My Loyal"),
    [MUSTER_STUFFED_MERCENARY] = N_ ("My Mercenary"),
    [MUSTER_STUFFED_SACRIFICE] = N_ ("Sacrifice"),
    [MUSTER_STUFFED_ADVANTAGE] = N_ ("My Advantage"),
  };

  return _ (titles[place]);
}

static void
show_rows (MusterStuffedCardEditor *editor, const MusterStuffedCard *card)
{
  g_autofree char *chances
      = muster_stuffed_dup_chances (muster_editor_get_catalog (MUSTER_EDITOR (editor)), &card->combination, NULL);

  editor->showing = TRUE;
  muster_row_group_set_title (editor->group, get_title (card->place));
  muster_text_row_show (editor->name, card->thing.name);
  muster_dice_row_show (editor->dice, &card->combination, chances);
  muster_attribute_row_show (editor->attribute, card->attribute.option,
                             muster_choice_is_unknown (&card->attribute) ? card->attribute.id : NULL);
  muster_drop_row_set_selected (editor->scroll, muster_stuffed_card_get_scroll (card));
  gtk_widget_set_visible (GTK_WIDGET (editor->scroll), card->place == MUSTER_STUFFED_ADVANTAGE);
  muster_text_row_show (editor->told, card->passages->len > 0 ? muster_passages_at (card->passages, 0)->text : NULL);
  muster_portrait_row_show (editor->portrait, card->portrait);
  editor->showing = FALSE;
}

static void
muster_stuffed_card_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterStuffedCardEditor *editor = MUSTER_STUFFED_CARD_EDITOR (base);
  g_autoptr (MusterReport) report = NULL;

  if (thing == NULL)
    return;
  report = muster_games_check (muster_editor_get_catalog (base), thing, TRUE);
  muster_report_problems_show (editor->problems, report, NULL);
  show_rows (editor, (const MusterStuffedCard *) thing);
}

/* Making. */

static void
fill_scroll (MusterDropRow *row)
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  gtk_string_list_append (texts, _ ("Not known"));
  gtk_string_list_append (texts, muster_stuffed_get_scroll_text (MUSTER_SCROLL_WHITE));
  gtk_string_list_append (texts, muster_stuffed_get_scroll_text (MUSTER_SCROLL_RED));
  muster_drop_row_set_model (row, G_LIST_MODEL (texts));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_DICE_ROW);
  g_type_ensure (MUSTER_TYPE_ATTRIBUTE_ROW);
  g_type_ensure (MUSTER_TYPE_PORTRAIT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/card-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, group);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, attribute);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, scroll);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, told);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardEditor, portrait);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, rolled_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_cb);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
  gtk_widget_class_bind_template_callback (widget_class, portrait_cb);
}

static void
muster_stuffed_card_editor_class_init (MusterStuffedCardEditorClass *klass)
{
  MUSTER_EDITOR_CLASS (klass)->show = muster_stuffed_card_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_stuffed_card_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_stuffed_card_editor_init (MusterStuffedCardEditor *editor)
{
  editor->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (editor));
  fill_scroll (editor->scroll);
  muster_editor_set_name_row (MUSTER_EDITOR (editor), GTK_WIDGET (editor->name));
  muster_portrait_row_set_editor (editor->portrait, MUSTER_EDITOR (editor));
  editor->showing = FALSE;
}

GtkWidget *
muster_stuffed_card_editor_new (MusterSession *session)
{
  MusterStuffedCardEditor *editor = g_object_new (MUSTER_TYPE_STUFFED_CARD_EDITOR, "session", session, NULL);
  const MusterCatalog *catalog = muster_editor_get_catalog (MUSTER_EDITOR (editor));

  muster_dice_row_set_catalog (editor->dice, catalog);
  muster_attribute_row_set_catalog (editor->attribute, catalog, _ ("No die"));
  return GTK_WIDGET (editor);
}
