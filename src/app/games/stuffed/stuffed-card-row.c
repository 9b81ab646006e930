/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/stuffed-card-row.h"

#include <glib/gi18n.h>

#include "app/games/stuffed/attribute-row.h"
#include "app/games/stuffed/dice-row.h"
#include "app/widgets/focus-new.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/fold-row.h"
#include "games/stuffed/check.h"
#include "model/member.h"

struct _MusterStuffedCardRow
{
  MusterFoldRow parent;
  guint place;
  MusterTextRow *name, *told;
  MusterDiceRow *dice;
  MusterAttributeRow *attribute;
  GtkWidget *keep, *remove;
};

G_DEFINE_FINAL_TYPE (MusterStuffedCardRow, muster_stuffed_card_row, MUSTER_TYPE_FOLD_ROW)

enum
{
  REMOVED,
  KEPT,
  NAMED,
  TOLD,
  ROLLED,
  SET_OFF,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
remove_cb (MusterStuffedCardRow *row)
{
  g_signal_emit (row, signals[REMOVED], 0, row->place);
}

static void
keep_cb (MusterStuffedCardRow *row)
{
  g_signal_emit (row, signals[KEPT], 0, row->place);
}

static void
named_cb (MusterStuffedCardRow *row, const char *text)
{
  g_signal_emit (row, signals[NAMED], 0, row->place, text);
}

static void
told_cb (MusterStuffedCardRow *row, const char *text)
{
  g_signal_emit (row, signals[TOLD], 0, row->place, text);
}

static void
rolled_cb (MusterStuffedCardRow *row, const char *text)
{
  g_signal_emit (row, signals[ROLLED], 0, row->place, text);
}

static void
chosen_cb (MusterStuffedCardRow *row, const MusterOption *attribute)
{
  g_signal_emit (row, signals[SET_OFF], 0, row->place, attribute != NULL ? attribute->id : NULL);
}

void
muster_stuffed_card_row_flush (MusterStuffedCardRow *row)
{
  muster_text_row_flush (row->name);
  muster_text_row_flush (row->told);
}

void
muster_stuffed_card_row_open_last (const GPtrArray *rows)
{
  guint n = rows->len;

  while (n > 0 && !gtk_widget_get_visible (rows->pdata[n - 1]))
    n--;
  if (n == 0)
    return;
  muster_fold_row_set_expanded (rows->pdata[n - 1], TRUE);
  muster_focus_new (GTK_WIDGET (MUSTER_STUFFED_CARD_ROW (rows->pdata[n - 1])->name));
}

static const char *
name_place (MusterStuffedPlace place)
{
  static const char *const names[MUSTER_STUFFED_N_STUFFED_PLACES] = {
    [MUSTER_STUFFED_LOYAL] = N_ ("Loyal"),
    [MUSTER_STUFFED_MERCENARY] = N_ ("Mercenary"),
    [MUSTER_STUFFED_SACRIFICE] = N_ ("Neither Loyal nor Mercenary"),
    [MUSTER_STUFFED_ADVANTAGE] = N_ ("Advantage"),
  };

  return _ (names[place]);
}

static char *
dup_subtitle (const MusterStuffedCard *card)
{
  g_autofree char *dice = card->combination.words != NULL && card->combination.words[0] != NULL
                              ? muster_stuffed_dup_combination (&card->combination)
                              : NULL;
  const char *about = card->ref.option != NULL  ? muster_option_get_about (card->ref.option)
                      : card->passages->len > 0 ? muster_passages_at (card->passages, 0)->text
                                                : NULL;
  g_autofree char *first = dice != NULL ? g_strdup_printf ("%s · %s", name_place (card->place), dice)
                                        : g_strdup (name_place (card->place));

  return about != NULL && *about != '\0' ? g_strdup_printf ("%s\n%s", first, about) : g_steal_pointer (&first);
}

void
muster_stuffed_card_row_show (MusterStuffedCardRow *row, const MusterStuffedCard *card, guint place,
                              const char *chances)
{
  g_autofree char *subtitle = dup_subtitle (card);
  g_autofree char *remove = g_strdup_printf (_ ("Leave out %s"), muster_stuffed_card_get_name (card));
  g_autofree char *keep = g_strdup_printf (_ ("Keep %s among my cards"), muster_stuffed_card_get_name (card));
  gboolean own = !muster_choice_is_made (&card->ref);
  gint64 id, state;

  row->place = place;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), muster_stuffed_card_get_name (card));
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row), subtitle);
  gtk_widget_set_visible (GTK_WIDGET (row->name), own);
  gtk_widget_set_visible (GTK_WIDGET (row->told), own);
  gtk_widget_set_visible (GTK_WIDGET (row->attribute), own || muster_choice_is_made (&card->attribute));
  muster_text_row_show (row->name, card->thing.name);
  muster_text_row_show (row->told, card->passages->len > 0 ? muster_passages_at (card->passages, 0)->text : NULL);
  muster_dice_row_show (row->dice, &card->combination, chances);
  muster_attribute_row_show (row->attribute, card->attribute.option,
                             muster_choice_is_unknown (&card->attribute) ? card->attribute.id : NULL);
  muster_icon_button_set_name (row->remove, remove);
  muster_icon_button_set_name (row->keep, keep);
  gtk_widget_set_visible (row->keep, own && card->place != MUSTER_STUFFED_SACRIFICE
                                         && !muster_member_get_link (&card->thing, &id, &state));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_DICE_ROW);
  g_type_ensure (MUSTER_TYPE_ATTRIBUTE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/stuffed-card-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardRow, name);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardRow, told);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardRow, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardRow, attribute);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardRow, keep);
  gtk_widget_class_bind_template_child (widget_class, MusterStuffedCardRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
  gtk_widget_class_bind_template_callback (widget_class, rolled_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
muster_stuffed_card_row_class_init (MusterStuffedCardRowClass *klass)
{
  static const char *const names[] = { [NAMED] = "named", [TOLD] = "told", [ROLLED] = "rolled", [SET_OFF] = "set-off" };

  signals[REMOVED] = g_signal_new ("removed", MUSTER_TYPE_STUFFED_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[KEPT] = g_signal_new ("kept", MUSTER_TYPE_STUFFED_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  for (guint i = NAMED; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], MUSTER_TYPE_STUFFED_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_stuffed_card_row_init (MusterStuffedCardRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
muster_stuffed_card_row_new (const MusterCatalog *catalog)
{
  MusterStuffedCardRow *row = g_object_new (MUSTER_TYPE_STUFFED_CARD_ROW, NULL);

  muster_dice_row_set_catalog (row->dice, catalog);
  muster_attribute_row_set_catalog (row->attribute, catalog, _ ("No die"));
  return GTK_WIDGET (row);
}
