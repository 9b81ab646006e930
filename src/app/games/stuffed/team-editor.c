/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/team-editor.h"

#include <glib/gi18n.h>
#include "app/games/stuffed/attribute-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/rows/count-row.h"
#include "app/games/stuffed/mission-group.h"
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

struct _MusterTeamEditor
{
  MusterEditor parent;
  const MusterStuffedTeam *team; /* owned by the session; NULL: nothing to edit */
  MusterReportProblems *problems;
  MusterTextRow *name, *hero;
  MusterCountRow *coins;
  MusterRowGroup *teammates, *hand;
  GtkWidget *teammate_adds, *hand_adds;
  GPtrArray *teammate_rows, *hand_rows; /* MusterStuffedCardRow; surplus ones are hidden */
  GtkWidget *add[MUSTER_STUFFED_N_STUFFED_PLACES];
  MusterMissionGroup *mission;
  MusterAttributeRow *faces;
  GtkWidget *facts;
  GtkWidget *turn;        /* the row that opens … */
  GHashTable *turn_pages; /* … the page for a roll, which keeps what was typed there: each team's number to its own */
  gboolean showing;       /* ignore signals while filling rows */
  MusterStuffedPlace picked;
  GPtrArray *kept;   /* MusterStuffedCard of the library … */
  GPtrArray *offers; /* … and MusterStuffedTeamOffer, in the chooser */
};

G_DEFINE_FINAL_TYPE (MusterTeamEditor, muster_team_editor, MUSTER_TYPE_EDITOR)

#define MOST_COINS 999

static const MusterCatalog *
get_catalog (MusterTeamEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

/* Ignores signals while showing. */
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
flush_rows (const GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    muster_stuffed_card_row_flush (rows->pdata[i]);
}

static void
muster_team_editor_flush (MusterEditor *base)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (base);

  muster_text_row_flush (editor->name);
  muster_text_row_flush (editor->hero);
  muster_mission_group_flush (editor->mission);
  flush_rows (editor->teammate_rows);
  flush_rows (editor->hand_rows);
}

/* Changes of the team. */

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

/* Changes of a card. */

static void
card_removed_cb (MusterTeamEditor *editor, guint place)
{
  do_change (editor, &(MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_REMOVE_CARD, .card = place });
}

/* Adds a card from a file to the player's own. */
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

/* Die faces. */

static void
faces_cb (MusterTeamEditor *editor, const MusterOption *twice)
{
  apply (editor, muster_stuffed_writing_new_faces (get_catalog (editor), twice));
}

/* Picking. */

/* Own cards are stored once, for all teams. */
static void
write_card (MusterTeamEditor *editor, MusterStuffedPlace place)
{
  g_autoptr (MusterThing) card = &muster_stuffed_card_new (place)->thing;
  gint64 id = muster_session_add_copy (muster_editor_get_session (MUSTER_EDITOR (editor)), _ ("Create a card"), card);

  if (id == 0)
    return;
  muster_session_join (muster_editor_get_session (MUSTER_EDITOR (editor)), _ ("Create a card"), id, 1);
  muster_stuffed_card_row_open_last (place == MUSTER_STUFFED_ADVANTAGE ? editor->hand_rows : editor->teammate_rows);
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
                        _ ("With a name, dice and an ability of your own."), offer->reason);
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

/* There is only one Sacrifice, so nothing to choose. */
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

static GtkWidget *
get_turn_page (MusterTeamEditor *editor)
{
  gint64 team = muster_session_get_selected (muster_editor_get_session (MUSTER_EDITOR (editor)));
  GtkWidget *page = g_hash_table_lookup (editor->turn_pages, &team);

  if (page != NULL)
    return page;
  page = g_object_ref_sink (muster_turn_page_new (get_catalog (editor)));
  g_signal_connect_object (page, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  g_hash_table_insert (editor->turn_pages, g_memdup2 (&team, sizeof team), page);
  return page;
}

static void
turn_cb (MusterTeamEditor *editor)
{
  GtkWidget *page;

  if (editor->team == NULL)
    return;
  muster_team_editor_flush (MUSTER_EDITOR (editor));
  page = get_turn_page (editor);
  muster_turn_page_show (MUSTER_TURN_PAGE (page), editor->team);
  muster_editor_cover (MUSTER_EDITOR (editor), page, editor->turn);
  muster_turn_page_focus (MUSTER_TURN_PAGE (page));
}

/* Showing. */

/* The row of the card at that place; the first of its group where the problem is about all of them. */
static GtkWidget *
find_card_row (MusterTeamEditor *editor, const MusterPlace *place)
{
  const GPtrArray *rows = muster_place_is (place, 0, "advantage") ? editor->hand_rows : editor->teammate_rows;
  guint n = muster_stuffed_team_find_card (editor->team, place);

  return n < rows->len ? rows->pdata[n] : NULL;
}

static void
visited_cb (MusterTeamEditor *editor, guint n, const MusterPlace *place)
{
  GtkWidget *widget;

  if (muster_place_is (place, 0, "mission"))
    widget = muster_mission_group_get_name_row (editor->mission);
  else if (muster_place_is (place, 0, "dice"))
    widget = GTK_WIDGET (editor->faces);
  else
    widget = find_card_row (editor, place);
  gtk_widget_grab_focus (widget != NULL ? widget : GTK_WIDGET (editor->hero));
}

static GtkWidget *
make_row (MusterTeamEditor *editor, MusterRowGroup *group, GPtrArray *rows)
{
  GtkWidget *row = muster_stuffed_card_row_new (get_catalog (editor));

  g_signal_connect_object (row, "removed", G_CALLBACK (card_removed_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "kept", G_CALLBACK (card_kept_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "named", G_CALLBACK (card_named_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "told", G_CALLBACK (card_told_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "rolled", G_CALLBACK (card_rolled_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "set-off", G_CALLBACK (card_set_off_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, row);
  g_ptr_array_add (rows, row);
  return row;
}

static void
show_rows (MusterTeamEditor *editor, MusterRowGroup *group, GPtrArray *rows, gboolean in_hand)
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
      row = n < rows->len ? rows->pdata[n] : make_row (editor, group, rows);
      gtk_widget_set_visible (row, TRUE);
      muster_stuffed_card_row_show (MUSTER_STUFFED_CARD_ROW (row), card, i, chances);
      n++;
    }
  for (; n < rows->len; n++)
    gtk_widget_set_visible (rows->pdata[n], FALSE);
}

/* The attribute that is on two faces; NULL if the faces are something else. */
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

  muster_attribute_row_show (editor->faces, twice, twice == NULL ? text : NULL);
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
  muster_text_row_show (editor->name, thing->name);
  muster_text_row_show (editor->hero, editor->team->hero);
  muster_count_row_show (editor->coins, MAX (editor->team->coins, 0));
  show_rows (editor, editor->teammates, editor->teammate_rows, FALSE);
  show_rows (editor, editor->hand, editor->hand_rows, TRUE);
  muster_mission_group_show (editor->mission, muster_stuffed_team_peek_mission (editor->team), TRUE);
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
make_adds (MusterTeamEditor *editor, GtkWidget *buttons, MusterStuffedPlace first, MusterStuffedPlace last)
{
  for (MusterStuffedPlace place = first; place <= last; place++)
    {
      GtkWidget *cell = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), make_add (editor, place));
      gtk_widget_set_focusable (cell, FALSE);
      gtk_flow_box_insert (GTK_FLOW_BOX (buttons), cell, -1);
    }
}

static void
muster_team_editor_dispose (GObject *object)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (object);

  editor->team = NULL;
  g_clear_pointer (&editor->turn_pages, g_hash_table_unref);
  g_clear_pointer (&editor->kept, g_ptr_array_unref);
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_team_editor_parent_class)->dispose (object);
}

static void
muster_team_editor_finalize (GObject *object)
{
  MusterTeamEditor *editor = MUSTER_TEAM_EDITOR (object);

  g_clear_pointer (&editor->teammate_rows, g_ptr_array_unref);
  g_clear_pointer (&editor->hand_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_team_editor_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  g_type_ensure (MUSTER_TYPE_MISSION_GROUP);
  g_type_ensure (MUSTER_TYPE_ATTRIBUTE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/stuffed/team-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, hero);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, coins);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, teammates);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, teammate_adds);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, hand);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, hand_adds);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, mission);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, faces);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, facts);
  gtk_widget_class_bind_template_child (widget_class, MusterTeamEditor, turn);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, hero_cb);
  gtk_widget_class_bind_template_callback (widget_class, coins_cb);
  gtk_widget_class_bind_template_callback (widget_class, faces_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_cb);
}

static void
muster_team_editor_class_init (MusterTeamEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_team_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_team_editor_finalize;
  MUSTER_EDITOR_CLASS (klass)->show = muster_team_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_team_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_team_editor_init (MusterTeamEditor *editor)
{
  gtk_widget_init_template (GTK_WIDGET (editor));
  editor->turn_pages = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  muster_editor_set_name_row (MUSTER_EDITOR (editor), GTK_WIDGET (editor->name));
  muster_count_row_set_range (editor->coins, 0, MOST_COINS);
  make_adds (editor, editor->teammate_adds, MUSTER_STUFFED_LOYAL, MUSTER_STUFFED_SACRIFICE);
  make_adds (editor, editor->hand_adds, MUSTER_STUFFED_ADVANTAGE, MUSTER_STUFFED_ADVANTAGE);
  editor->teammate_rows = g_ptr_array_new ();
  editor->hand_rows = g_ptr_array_new ();
}

GtkWidget *
muster_team_editor_new (MusterSession *session)
{
  MusterTeamEditor *editor = g_object_new (MUSTER_TYPE_TEAM_EDITOR, "session", session, NULL);

  muster_mission_group_set_editor (editor->mission, MUSTER_EDITOR (editor));
  muster_attribute_row_set_catalog (editor->faces, get_catalog (editor), _ ("Not known"));
  return GTK_WIDGET (editor);
}
