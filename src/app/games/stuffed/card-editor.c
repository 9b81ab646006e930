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
  gboolean showing; /* rows are being filled, which nobody chose */
  MusterReportProblems *problems;
  MusterRowGroup *group;
  GtkWidget *name, *dice, *attribute, *scroll, *told, *portrait;
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
  guint n = muster_drop_row_get_selected (MUSTER_DROP_ROW (editor->scroll));

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
  gtk_widget_grab_focus (editor->name);
}

static void
muster_stuffed_card_editor_flush (MusterEditor *base)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (MUSTER_STUFFED_CARD_EDITOR (base)->name));
  muster_text_row_flush (MUSTER_TEXT_ROW (MUSTER_STUFFED_CARD_EDITOR (base)->told));
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
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), card->thing.name);
  muster_dice_row_show (MUSTER_DICE_ROW (editor->dice), &card->combination, chances);
  muster_attribute_row_show (MUSTER_ATTRIBUTE_ROW (editor->attribute), card->attribute.option,
                             muster_choice_is_unknown (&card->attribute) ? card->attribute.id : NULL);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (editor->scroll), muster_stuffed_card_get_scroll (card));
  gtk_widget_set_visible (editor->scroll, card->place == MUSTER_STUFFED_ADVANTAGE);
  muster_text_row_show (MUSTER_TEXT_ROW (editor->told),
                        card->passages->len > 0 ? muster_passages_at (card->passages, 0)->text : NULL);
  muster_portrait_row_show (MUSTER_PORTRAIT_ROW (editor->portrait), card->portrait);
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

static GtkWidget *
make_scroll (void)
{
  GtkWidget *row = muster_drop_row_new ();
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  gtk_string_list_append (texts, _ ("Not known"));
  gtk_string_list_append (texts, muster_stuffed_get_scroll_text (MUSTER_SCROLL_WHITE));
  gtk_string_list_append (texts, muster_stuffed_get_scroll_text (MUSTER_SCROLL_RED));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Scroll"));
  muster_drop_row_set_model (MUSTER_DROP_ROW (row), G_LIST_MODEL (texts));
  return row;
}

static void
make_rows (MusterStuffedCardEditor *editor)
{
  const MusterCatalog *catalog = muster_editor_get_catalog (MUSTER_EDITOR (editor));

  editor->name = muster_text_row_new (_ ("Name of the card"));
  editor->dice = muster_dice_row_new (catalog, _ ("Combination of dice"));
  editor->attribute = muster_attribute_row_new (catalog, _ ("Set off by"), _ ("No die"));
  editor->scroll = make_scroll ();
  editor->told = muster_text_row_new (_ ("Ability"));
  editor->portrait = muster_portrait_row_new (MUSTER_EDITOR (editor));
  g_signal_connect_object (editor->name, "settled", G_CALLBACK (named_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->dice, "rolled", G_CALLBACK (rolled_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->attribute, "chosen", G_CALLBACK (chosen_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->scroll, "notify::selected", G_CALLBACK (scroll_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->told, "settled", G_CALLBACK (told_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->portrait, "settled", G_CALLBACK (portrait_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (editor->group, editor->name);
  muster_row_group_add (editor->group, editor->dice);
  muster_row_group_add (editor->group, editor->attribute);
  muster_row_group_add (editor->group, editor->scroll);
  muster_row_group_add (editor->group, editor->told);
  muster_row_group_add (editor->group, editor->portrait);
}

static void
muster_stuffed_card_editor_class_init (MusterStuffedCardEditorClass *klass)
{
  MUSTER_EDITOR_CLASS (klass)->show = muster_stuffed_card_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_stuffed_card_editor_flush;
}

static void
muster_stuffed_card_editor_init (MusterStuffedCardEditor *editor)
{
}

GtkWidget *
muster_stuffed_card_editor_new (MusterSession *session)
{
  MusterStuffedCardEditor *editor = g_object_new (MUSTER_TYPE_STUFFED_CARD_EDITOR, "session", session, NULL);
  MusterEditor *base = MUSTER_EDITOR (editor);

  editor->problems = muster_editor_add_problems (base, NULL);
  g_signal_connect_object (editor->problems, "visited", G_CALLBACK (visited_cb), editor, G_CONNECT_SWAPPED);
  editor->group = muster_editor_add_group (base, _ ("My card"));
  muster_row_group_set_description (editor->group, _ ("Teams of Stuffed offer it. What changes here changes in them."));
  make_rows (editor);
  muster_editor_set_name_row (base, editor->name);
  return GTK_WIDGET (editor);
}
