/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/turn-page.h"

#include <glib/gi18n.h>

#include "app/games/stuffed/dice-row.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/stuffed/check.h"
#include "games/stuffed/turn-words.h"

/* A Loyal or Mercenary that could be recruited. */
typedef struct
{
  gboolean mercenary;
  char *name;
  GtkWidget *row; /* MusterDiceRow */
  MusterStuffedCombination dice;
} Card;

struct _MusterTurnPage
{
  AdwBin parent;
  const MusterCatalog *catalog;
  MusterStuffedTeam *team; /* NULL: none shown yet */
  MusterStuffedCombination dice;
  gint typed;       /* coins; -1: the team's */
  GPtrArray *cards; /* Card */
  GPtrArray *lines; /* GtkWidget: the result rows, in order */
  GtkWidget *roll;  /* MusterDiceRow */
  /* Template children from here on. */
  GtkWidget *back, *coins, *adders, *remove, *exactly;
  MusterRowGroup *rolled, *table, *best, *goals;
};

G_DEFINE_FINAL_TYPE (MusterTurnPage, muster_turn_page, ADW_TYPE_BIN)

static guint closed_signal;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_free (card->name);
  muster_stuffed_combination_clear (&card->dice);
  g_free (card);
}

/* Telling. */

static void
add_lines (MusterTurnPage *page, MusterRowGroup *group, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      GtkWidget *row = muster_wrap_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), lines->pdata[i]);
      muster_row_group_add (group, row);
      g_object_set_data (G_OBJECT (row), "group", group);
      g_ptr_array_add (page->lines, row);
    }
}

static void
clear_lines (MusterTurnPage *page)
{
  for (guint i = 0; i < page->lines->len; i++)
    muster_row_group_remove (g_object_get_data (page->lines->pdata[i], "group"), page->lines->pdata[i]);
  g_ptr_array_set_size (page->lines, 0);
}

/* A card whose dice nobody entered yet isn't there for nothing. */
static gboolean
is_entered (const MusterStuffedCombination *dice)
{
  return dice->words != NULL && dice->words[0] != NULL;
}

static gboolean
make_turn (MusterTurnPage *page, MusterStuffedTurn *turn, GError **error)
{
  if (!muster_stuffed_turn_begin (turn, page->catalog, page->team, &page->dice, error))
    return FALSE;
  for (guint i = 0; i < page->cards->len; i++)
    {
      const Card *card = page->cards->pdata[i];

      if (is_entered (&card->dice)
          && !muster_stuffed_turn_add_card (turn, page->catalog, card->mercenary, &card->dice, error))
        return FALSE;
    }
  if (page->typed >= 0)
    turn->coins = (guint) page->typed;
  return TRUE;
}

static void
tell (MusterTurnPage *page, const MusterStuffedTurn *turn)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new (), steps = NULL, goals = NULL;
  guint faces[MUSTER_STUFFED_DICE_FACES];
  gboolean known = muster_stuffed_find_faces (page->catalog, &page->team->dice.faces, faces);

  for (guint i = 0; i < page->cards->len; i++)
    if (is_entered (&((const Card *) page->cards->pdata[i])->dice))
      g_ptr_array_add (names, ((const Card *) page->cards->pdata[i])->name);
  g_ptr_array_add (names, NULL);
  steps = muster_stuffed_turn_list_steps (turn, page->catalog, (const char *const *) names->pdata);
  goals = muster_stuffed_turn_list_goals (turn, (const char *const *) names->pdata, known ? faces : NULL,
                                          gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (page->exactly)));
  muster_row_group_set_title (page->best,
                              steps->len > 0 ? _ ("Best with these dice") : _ ("These dice buy nothing as they are"));
  muster_row_group_set_description (page->goals,
                                    known ? _ ("The Hero's reroll costs a die; seven are kept or rolled again.")
                                          : muster_stuffed_get_reason ());
  add_lines (page, page->best, steps);
  add_lines (page, page->goals, goals);
}

static void
show (MusterTurnPage *page)
{
  MusterStuffedTurn turn;
  g_autoptr (GError) error = NULL;
  gboolean fine;

  if (page->team == NULL)
    return;
  clear_lines (page);
  fine = make_turn (page, &turn, &error);
  gtk_widget_set_visible (GTK_WIDGET (page->goals), fine && is_entered (&page->dice));
  gtk_widget_set_sensitive (page->remove, page->cards->len > 0);
  if (!fine)
    muster_row_group_set_title (page->best, error->message);
  else if (is_entered (&page->dice))
    tell (page, &turn);
  else
    muster_row_group_set_title (page->best, _ ("Enter what your eight dice show"));
}

/* Input. */

static void
rolled_cb (MusterTurnPage *page, const char *text)
{
  muster_stuffed_combination_set (&page->dice, page->catalog, text);
  show (page);
}

static void
coins_cb (MusterTurnPage *page, gint coins)
{
  page->typed = coins;
  show (page);
}

static void
asked_cb (MusterTurnPage *page, const char *text, GtkWidget *row)
{
  for (guint i = 0; i < page->cards->len; i++)
    {
      Card *card = page->cards->pdata[i];

      if (card->row == row)
        muster_stuffed_combination_set (&card->dice, page->catalog, text);
    }
  show (page);
}

static void
add_card (MusterTurnPage *page, gboolean mercenary)
{
  Card *card = g_new0 (Card, 1);

  card->mercenary = mercenary;
  muster_stuffed_combination_set (&card->dice, page->catalog, NULL);
  card->name = mercenary ? g_strdup_printf (_ ("Mercenary %u"), page->cards->len + 1)
                         : g_strdup_printf (_ ("Loyal %u"), page->cards->len + 1);
  card->row = muster_dice_row_new (page->catalog, card->name);
  g_signal_connect_object (card->row, "rolled", G_CALLBACK (asked_cb), page, G_CONNECT_SWAPPED);
  g_ptr_array_add (page->cards, card);
  muster_row_group_add (page->table, card->row);
  show (page);
}

static void
add_loyal_cb (MusterTurnPage *page)
{
  add_card (page, FALSE);
}

static void
add_mercenary_cb (MusterTurnPage *page)
{
  add_card (page, TRUE);
}

static void
remove_cb (MusterTurnPage *page)
{
  if (page->cards->len == 0)
    return;
  muster_row_group_remove (page->table, ((Card *) page->cards->pdata[page->cards->len - 1])->row);
  g_ptr_array_set_size (page->cards, (gint) page->cards->len - 1);
  show (page);
}

static void
close_cb (MusterTurnPage *page)
{
  g_signal_emit (page, closed_signal, 0);
}

void
muster_turn_page_show (MusterTurnPage *page, const MusterStuffedTeam *team)
{
  g_clear_pointer (&page->team, muster_stuffed_team_free);
  page->team = muster_stuffed_team_copy (team);
  muster_count_row_show (MUSTER_COUNT_ROW (page->coins), page->typed >= 0 ? page->typed : MAX (team->coins, 0));
  show (page);
}

void
muster_turn_page_focus (MusterTurnPage *page)
{
  gtk_widget_grab_focus (page->back);
}

/* Making. */

static void
muster_turn_page_finalize (GObject *object)
{
  MusterTurnPage *page = MUSTER_TURN_PAGE (object);

  g_clear_pointer (&page->team, muster_stuffed_team_free);
  muster_stuffed_combination_clear (&page->dice);
  g_ptr_array_unref (page->cards);
  g_ptr_array_unref (page->lines);
  G_OBJECT_CLASS (muster_turn_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/turn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, back);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, rolled);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, coins);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, table);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, adders);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, best);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, goals);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, exactly);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, coins_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_loyal_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_mercenary_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, show);
}

static void
muster_turn_page_class_init (MusterTurnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_turn_page_finalize;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_TURN_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  bind_template (widget_class);
}

#define MOST_COINS 999

static void
muster_turn_page_init (MusterTurnPage *page)
{
  page->typed = -1;
  page->cards = g_ptr_array_new_with_free_func (card_free);
  page->lines = g_ptr_array_new ();
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  gtk_widget_init_template (GTK_WIDGET (page));
  muster_label_wrap (page->adders);
  muster_count_row_set_range (MUSTER_COUNT_ROW (page->coins), 0, MOST_COINS);
}

GtkWidget *
muster_turn_page_new (const MusterCatalog *catalog)
{
  MusterTurnPage *page = g_object_new (MUSTER_TYPE_TURN_PAGE, NULL);

  page->catalog = catalog;
  muster_stuffed_combination_set (&page->dice, catalog, NULL);
  page->roll = muster_dice_row_new (catalog, _ ("What your dice show"));
  g_signal_connect_object (page->roll, "rolled", G_CALLBACK (rolled_cb), page, G_CONNECT_SWAPPED);
  muster_row_group_add (page->rolled, page->roll);
  return GTK_WIDGET (page);
}
