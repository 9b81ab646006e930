/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/team-editor.h"

#include <glib/gi18n.h>
#include "app/games/stuffed/attribute-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/rows/count-row.h"
#include "app/games/stuffed/mission-rows.h"
#include "app/games/stuffed/stuffed-card-row.h"
#include "app/games/stuffed/turn-page.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/label-wrap.h"
#include "games/games.h"
#include "games/stuffed/check.h"
#include "games/stuffed/team-change.h"
#include "games/stuffed/team-writing.h"
#include "model/changes.h"
#include "model/member-change.h"

/* Cards that lie together: the Teammates, and the hand. */
typedef struct
{
  MusterRowGroup *group;
  GPtrArray *rows; /* MusterStuffedCardRow; more than there are cards are hidden */
} Pile;

struct _MusterTeamEditor
{
  MusterEditor parent;
  const MusterStuffedTeam *team; /* the session's; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *name, *hero, *coins;
  Pile teammates, hand;
  GtkWidget *add[MUSTER_STUFFED_N_STUFFED_PLACES];
  MusterMissionRows *mission;
  GtkWidget *faces, *facts;
  GtkWidget *turn;      /* the row that leads to … */
  GtkWidget *turn_page; /* … the page for a roll, which keeps what was typed there; NULL until it was opened */
  gboolean showing;     /* rows are being filled, which nobody chose */
  MusterStuffedPlace picked;
  GPtrArray *kept;   /* MusterStuffedCard of the library, and */
  GPtrArray *offers; /* MusterStuffedTeamOffer, those in the chooser */
};

G_DEFINE_FINAL_TYPE (MusterTeamEditor, muster_team_editor, MUSTER_TYPE_EDITOR)

#define MOST_COINS 999

static const MusterCatalog *
get_catalog (MusterTeamEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

/* Nobody chose what is only being shown. */
static gboolean
apply (MusterTeamEditor *editor, MusterChange *change)
{
  g_autoptr (MusterChange) made = change;

  return !editor->showing && muster_editor_apply (MUSTER_EDITOR (editor), g_steal_pointer (&made));
}

static void
write_text (MusterTeamEditor *editor, MusterStuffedWriting what, guint card, const char *text)
{
  apply (editor, muster_stuffed_writing_new_text (get_catalog (editor), what, card, text));
}

static void
write_number (MusterTeamEditor *editor, MusterStuffedWriting what, gint number)
{
  apply (editor, muster_stuffed_writing_new_number (what, number));
}

static void
flush_pile (const Pile *pile)
{
  for (guint i = 0; i < pile->rows->len; i++)
    muster_stuffed_card_row_flush (pile->rows->pdata[i]);
}

static void
muster_team_editor_flush (MusterEditor *base)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (base);

  muster_text_row_flush (MUSTER_TEXT_ROW (editor->name));
  muster_text_row_flush (MUSTER_TEXT_ROW (editor->hero));
  muster_mission_rows_flush (editor->mission);
  flush_pile (&editor->teammates);
  flush_pile (&editor->hand);
}

/* Steps: the team. */

static void
named_cb (MusterTeamEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
hero_cb (MusterTeamEditor *editor, const char *name)
{
  write_text (editor, MUSTER_STUFFED_WRITING_HERO, 0, name);
}

static void
coins_cb (MusterTeamEditor *editor, gint coins)
{
  write_number (editor, MUSTER_STUFFED_WRITING_COINS, coins);
}

static void
do_change (MusterTeamEditor *editor, const MusterStuffedTeamChange *change)
{
  apply (editor, muster_stuffed_team_change_new (change));
}

/* Steps: a card. */

static void
card_removed_cb (MusterTeamEditor *editor, guint place)
{
  do_change (editor, &(MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_REMOVE_CARD, .card = place });
}

/* A card that came with a file becomes one of the player's. */
static void
card_kept_cb (MusterTeamEditor *editor, guint place)
{
  MusterSession *session = muster_editor_get_session (MUSTER_EDITOR (editor));
  gint64 id;

  muster_team_editor_flush (MUSTER_EDITOR (editor));
  id = muster_session_add_copy (session, _ ("Keep a card"), editor->team->cards->pdata[place]);
  if (id != 0)
    muster_session_link (session, place, id);
}

static void
card_named_cb (MusterTeamEditor *editor, guint place, const char *text)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_NAME, place, text);
}

static void
card_told_cb (MusterTeamEditor *editor, guint place, const char *text)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_ABILITY, place, text);
}

static void
card_rolled_cb (MusterTeamEditor *editor, guint place, const char *text)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_DICE, place, text);
}

static void
card_set_off_cb (MusterTeamEditor *editor, guint place, const char *attribute)
{
  write_text (editor, MUSTER_STUFFED_WRITING_CARD_ATTRIBUTE, place, attribute);
}

/* The faces of a die. */

static void
faces_cb (MusterTeamEditor *editor, const MusterOption *twice)
{
  apply (editor, muster_stuffed_writing_new_faces (get_catalog (editor), twice));
}

/* Picking. */

/* What a player writes is kept once, for every team. */
static void
write_card (MusterTeamEditor *editor, MusterStuffedPlace place)
{
  g_autoptr (MusterThing) card = &muster_stuffed_card_new (place)->thing;
  gint64 id = muster_session_add_copy (muster_editor_get_session (MUSTER_EDITOR (editor)), _ ("Write a card"), card);

  if (id == 0)
    return;
  muster_session_join (muster_editor_get_session (MUSTER_EDITOR (editor)), _ ("Write a card"), id, 1);
  muster_stuffed_card_row_open_last (place == MUSTER_STUFFED_ADVANTAGE ? editor->hand.rows : editor->teammates.rows);
}

static void
take_kept (MusterTeamEditor *editor, const MusterStuffedCard *card)
{
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), muster_stuffed_card_get_name (card));

  apply (editor, muster_member_change_new_add (label, muster_thing_dup (&card->thing), 1));
}

static void
taken_cb (MusterChooser *chooser, guint n, MusterTeamEditor *editor)
{
  const MusterStuffedTeamOffer *offer;

  g_return_if_fail (n < editor->offers->len);
  offer = editor->offers->pdata[n];
  muster_editor_uncover (MUSTER_EDITOR (editor));
  if (offer->own != NULL)
    take_kept (editor, offer->own);
  else if (offer->option == NULL)
    write_card (editor, editor->picked);
  else
    do_change (editor, &(MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_ADD_CARD, .place = editor->picked,
                                                   .option = offer->option });
}

static void
add_offer (MusterChooser *chooser, const MusterStuffedTeamOffer *offer)
{
  g_autofree char *dice = offer->own != NULL && offer->own->combination.text != NULL
                              ? muster_stuffed_dup_combination (&offer->own->combination)
                              : NULL;

  if (offer->own != NULL)
    muster_chooser_add (chooser, muster_stuffed_card_get_name (offer->own), _ ("Mine"), dice, offer->reason);
  else if (offer->option != NULL)
    muster_chooser_add (chooser, muster_option_get_name (offer->option), NULL, muster_option_get_about (offer->option),
                        offer->reason);
  else
    muster_chooser_add (chooser, _ ("A new card of your own"), NULL,
                        _ ("With a name, dice and an ability that you write."), offer->reason);
}

static void
pick (MusterTeamEditor *editor, MusterStuffedPlace place)
{
  g_autofree char *title = muster_stuffed_team_change_dup_label (
      &(MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_ADD_CARD, .place = place }, editor->team);
  GtkWidget *chooser = muster_chooser_new (title);

  muster_team_editor_flush (MUSTER_EDITOR (editor));
  editor->picked = place;
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  g_clear_pointer (&editor->kept, g_ptr_array_unref);
  editor->kept = muster_session_list_things (muster_editor_get_session (MUSTER_EDITOR (editor)),
                                             &muster_stuffed_card_classes[place]);
  editor->offers = muster_stuffed_team_offers_find (get_catalog (editor), editor->team, place, editor->kept);
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < editor->offers->len; i++)
    add_offer (MUSTER_CHOOSER (chooser), editor->offers->pdata[i]);
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (taken_cb), editor, 0);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), chooser, editor->add[place]);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

/* The Sacrifice is one card: there is nothing to choose. */
static void
add_cb (GtkButton *button, MusterTeamEditor *editor)
{
  MusterStuffedPlace place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  MusterStuffedTeamChange change = { MUSTER_STUFFED_TEAM_ADD_CARD, .place = place };

  if (editor->team == NULL)
    return;
  if (place != MUSTER_STUFFED_SACRIFICE)
    {
      pick (editor, place);
      return;
    }
  change.option = muster_catalog_find (get_catalog (editor), MUSTER_KIND_STUFFED_CARD, "sacrifice");
  do_change (editor, &change);
}

/* A roll. */

static void
turn_cb (MusterTeamEditor *editor)
{
  if (editor->team == NULL)
    return;
  muster_team_editor_flush (MUSTER_EDITOR (editor));
  if (editor->turn_page == NULL)
    {
      editor->turn_page = g_object_ref_sink (muster_turn_page_new (get_catalog (editor)));
      g_signal_connect_object (editor->turn_page, "closed", G_CALLBACK (muster_editor_uncover), editor,
                               G_CONNECT_SWAPPED);
    }
  muster_turn_page_show (MUSTER_TURN_PAGE (editor->turn_page), editor->team);
  muster_editor_cover (MUSTER_EDITOR (editor), editor->turn_page, editor->turn);
  muster_turn_page_focus (MUSTER_TURN_PAGE (editor->turn_page));
}

/* Showing. */

/* The row of the card at that place; the first of its pile where the problem is about all of them. */
static GtkWidget *
find_card_row (MusterTeamEditor *editor, const MusterPlace *place)
{
  const Pile *pile = muster_place_is (place, 0, "advantage") ? &editor->hand : &editor->teammates;
  guint n = muster_stuffed_team_find_card (editor->team, place);

  return n < pile->rows->len ? pile->rows->pdata[n] : NULL;
}

static void
visited_cb (MusterTeamEditor *editor, guint n, const MusterPlace *place)
{
  GtkWidget *widget;

  if (muster_place_is (place, 0, "mission"))
    widget = muster_mission_rows_get_name_row (editor->mission);
  else if (muster_place_is (place, 0, "dice"))
    widget = editor->faces;
  else
    widget = find_card_row (editor, place);
  gtk_widget_grab_focus (widget != NULL ? widget : editor->hero);
}

static GtkWidget *
make_row (MusterTeamEditor *editor, Pile *pile)
{
  GtkWidget *row = muster_stuffed_card_row_new (get_catalog (editor));

  g_signal_connect_object (row, "removed", G_CALLBACK (card_removed_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "kept", G_CALLBACK (card_kept_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "named", G_CALLBACK (card_named_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "told", G_CALLBACK (card_told_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "rolled", G_CALLBACK (card_rolled_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "set-off", G_CALLBACK (card_set_off_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (pile->group, row);
  g_ptr_array_add (pile->rows, row);
  return row;
}

static void
show_pile (MusterTeamEditor *editor, Pile *pile, gboolean in_hand)
{
  guint n = 0;

  for (guint i = 0; i < editor->team->cards->len; i++)
    {
      const MusterStuffedCard *card = editor->team->cards->pdata[i];
      g_autofree char *chances
          = muster_stuffed_dup_chances (get_catalog (editor), &card->combination, &editor->team->dice.faces);
      GtkWidget *row;

      if ((card->place == MUSTER_STUFFED_ADVANTAGE) != in_hand)
        continue;
      row = n < pile->rows->len ? pile->rows->pdata[n] : make_row (editor, pile);
      gtk_widget_set_visible (row, TRUE);
      muster_stuffed_card_row_show (MUSTER_STUFFED_CARD_ROW (row), card, i, chances);
      n++;
    }
  for (; n < pile->rows->len; n++)
    gtk_widget_set_visible (pile->rows->pdata[n], FALSE);
}

/* Which attribute the faces have twice; NULL where they are something else. */
static const MusterOption *
find_twice (MusterTeamEditor *editor)
{
  guint n = muster_catalog_count (get_catalog (editor), MUSTER_KIND_ATTRIBUTE);
  const MusterStuffedDice *dice = &editor->team->dice;

  for (guint i = 0; i < n; i++)
    {
      const MusterOption *attribute = muster_catalog_nth (get_catalog (editor), MUSTER_KIND_ATTRIBUTE, i);
      guint times = 0, others = 0;

      for (guint j = 0; j < dice->faces.options->len; j++)
        times += dice->faces.options->pdata[j] == attribute;
      for (guint j = 0; j < n; j++)
        others += g_ptr_array_find (dice->faces.options,
                                    muster_catalog_nth (get_catalog (editor), MUSTER_KIND_ATTRIBUTE, j), NULL);
      if (times == 2 && others == n && dice->faces.options->len == n + 1)
        return attribute;
    }
  return NULL;
}

static void
show_faces (MusterTeamEditor *editor)
{
  const MusterStuffedDice *dice = &editor->team->dice;
  const char *text = dice->written ? dice->faces.text : NULL;
  const MusterOption *twice = text != NULL ? find_twice (editor) : NULL;

  muster_attribute_row_show (MUSTER_ATTRIBUTE_ROW (editor->faces), twice, twice == NULL ? text : NULL);
}

static void
show_report (MusterTeamEditor *editor)
{
  g_autoptr (MusterReport) report = muster_games_check (get_catalog (editor), &editor->team->thing, TRUE);
  g_autoptr (GString) facts = g_string_new (NULL);
  g_autofree char *fact = g_strdup_printf (
      ngettext ("%s Teammate", "%s Teammates", (gulong) muster_report_get_int (report, "teammates", 0)),
      muster_report_get (report, "teammates"));

  for (guint i = 0; report->facts != NULL && i < report->facts->len; i++)
    g_string_append_printf (facts, "%s%s", i > 0 ? "\n" : "", (const char *) report->facts->pdata[i]);
  muster_report_problems_show (editor->problems, report, fact);
  gtk_label_set_text (GTK_LABEL (editor->facts), facts->str);
  gtk_widget_set_visible (gtk_widget_get_parent (editor->facts), facts->len > 0);
}

static void
muster_team_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (base);

  muster_editor_uncover (base);
  editor->team = (const MusterStuffedTeam *) thing;
  if (thing == NULL)
    return;
  editor->showing = TRUE;
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), thing->name);
  muster_text_row_show (MUSTER_TEXT_ROW (editor->hero), editor->team->hero);
  muster_count_row_show (MUSTER_COUNT_ROW (editor->coins), MAX (editor->team->coins, 0));
  show_pile (editor, &editor->teammates, FALSE);
  show_pile (editor, &editor->hand, TRUE);
  muster_mission_rows_show (editor->mission, muster_stuffed_team_peek_mission (editor->team), TRUE);
  show_faces (editor);
  show_report (editor);
  editor->showing = FALSE;
}

/* Making. */

static GtkWidget *
make_add (MusterTeamEditor *editor, MusterStuffedPlace place)
{
  g_autofree char *label = muster_stuffed_team_change_dup_label (
      &(MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_ADD_CARD, .place = place }, NULL);
  GtkWidget *button = gtk_button_new_with_label (label);

  muster_label_wrap (button);
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect_object (button, "clicked", G_CALLBACK (add_cb), editor, 0);
  editor->add[place] = button;
  return button;
}

static void
make_pile (MusterTeamEditor *editor, Pile *pile, const char *title, const char *about, MusterStuffedPlace first,
           MusterStuffedPlace last)
{
  GtkWidget *buttons = gtk_flow_box_new ();

  pile->rows = g_ptr_array_new ();
  pile->group = muster_editor_add_group (MUSTER_EDITOR (editor), title);
  muster_row_group_set_description (pile->group, about);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (buttons), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (buttons), 3);
  for (MusterStuffedPlace place = first; place <= last; place++)
    {
      GtkWidget *cell = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), make_add (editor, place));
      gtk_widget_set_focusable (cell, FALSE);
      gtk_flow_box_insert (GTK_FLOW_BOX (buttons), cell, -1);
    }
  if (first == last)
    gtk_widget_set_halign (buttons, GTK_ALIGN_START);
  gtk_widget_add_css_class (buttons, "adds");
  muster_row_group_add (pile->group, buttons);
}

static void
make_who (MusterTeamEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("Team · Stuffed"));

  editor->name = muster_text_row_new (_ ("Name"));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
  editor->hero = muster_text_row_new (_ ("Hero"));
  editor->coins = muster_count_row_new (_ ("Coins at hand"), 0, MOST_COINS);
  g_signal_connect_object (editor->name, "settled", G_CALLBACK (named_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->hero, "settled", G_CALLBACK (hero_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->coins, "counted", G_CALLBACK (coins_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->name);
  muster_row_group_add (group, editor->hero);
  muster_row_group_add (group, editor->coins);
}

static void
make_mission (MusterTeamEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("Mission"));
  GtkWidget *told = adw_bin_new ();

  editor->mission = muster_mission_rows_new (MUSTER_EDITOR (editor), group);
  editor->faces = muster_attribute_row_new (get_catalog (editor), _ ("Attribute on two faces"), _ ("Not known"));
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (editor->faces),
                                _ ("Five attributes on six faces: one is there twice"));
  g_signal_connect_object (editor->faces, "chosen", G_CALLBACK (faces_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->faces);
  editor->facts = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (editor->facts), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (editor->facts), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (editor->facts), 0);
  gtk_label_set_selectable (GTK_LABEL (editor->facts), TRUE);
  adw_bin_set_child (ADW_BIN (told), editor->facts);
  gtk_widget_add_css_class (told, "card");
  gtk_widget_add_css_class (told, "table");
  muster_row_group_add (group, told);
}

static void
make_turn (MusterTeamEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), NULL);

  editor->turn = muster_wrap_row_new ();
  muster_wrap_row_show (MUSTER_WRAP_ROW (editor->turn), _ ("A roll"),
                        _ ("What the dice buy at best, and the chance of the rest with the Hero's reroll"), FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (editor->turn), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (editor->turn), TRUE);
  g_signal_connect_object (editor->turn, "activated", G_CALLBACK (turn_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->turn);
}

static void
muster_team_editor_dispose (GObject *object)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (object);

  editor->team = NULL;
  g_clear_object (&editor->turn_page);
  g_clear_pointer (&editor->kept, g_ptr_array_unref);
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_team_editor_parent_class)->dispose (object);
}

static void
muster_team_editor_finalize (GObject *object)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (object);

  g_clear_pointer (&editor->teammates.rows, g_ptr_array_unref);
  g_clear_pointer (&editor->hand.rows, g_ptr_array_unref);
  g_clear_pointer (&editor->mission, muster_mission_rows_free);
  G_OBJECT_CLASS (muster_team_editor_parent_class)->finalize (object);
}

static void
muster_team_editor_class_init (MusterTeamEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_team_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_team_editor_finalize;
  MUSTER_EDITOR_CLASS (klass)->show = muster_team_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_team_editor_flush;
}

static void
muster_team_editor_init (MusterTeamEditor *editor)
{
}

GtkWidget *
muster_team_editor_new (MusterSession *session)
{
  MusterTeamEditor *editor = g_object_new (MUSTER_TYPE_TEAM_EDITOR, "session", session, NULL);

  editor->problems = muster_editor_add_problems (MUSTER_EDITOR (editor), NULL);
  g_signal_connect_object (editor->problems, "visited", G_CALLBACK (visited_cb), editor, G_CONNECT_SWAPPED);
  make_who (editor);
  make_pile (editor, &editor->teammates, _ ("Teammates"), _ ("The Hero leads them and isn't one of them."),
             MUSTER_STUFFED_LOYAL, MUSTER_STUFFED_SACRIFICE);
  make_pile (editor, &editor->hand, _ ("Advantages in hand"), _ ("Cards to play when they help most."),
             MUSTER_STUFFED_ADVANTAGE, MUSTER_STUFFED_ADVANTAGE);
  make_mission (editor);
  make_turn (editor);
  return GTK_WIDGET (editor);
}
