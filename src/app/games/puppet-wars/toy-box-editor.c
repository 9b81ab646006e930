/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/toy-box-editor.h"

#include <glib/gi18n.h>
#include "app/widgets/chooser.h"
#include "app/widgets/progress-counter.h"
#include "app/games/puppet-wars/army-group.h"
#include "app/games/puppet-wars/master-row.h"
#include "app/games/puppet-wars/puppet-page.h"
#include "app/games/puppet-wars/puppet-list.h"
#include "app/games/puppet-wars/size-row.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/games.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/toy-box-change.h"
#include "games/puppet-wars/toy-box-offer.h"
#include "games/puppet-wars/toy-box.h"
#include "model/changes.h"

struct _MusterToyBoxEditor
{
  MusterEditor parent;
  const MusterPuppetWarsToyBox *box; /* owned by the session; NULL: nothing to edit */
  MusterReport *report;              /* of the shown state */
  GPtrArray *kept;                   /* MusterPuppetWarsPuppet of the library, while choosing */
  GPtrArray *offers;                 /* MusterPuppetWarsToyBoxOffer in the chooser */

  MusterReportProblems *problems;
  GtkWidget *name, *size, *master, *add;
  GtkWidget *puppet_counter, *sidekick_counter;
  MusterRowGroup *puppets;
  GtkWidget *list;    /* of puppets */
  GtkWidget *armies;  /* for empty toy boxes */
  GtkWidget *chooser; /* over the rows; NULL: closed */
  gboolean mastering; /* choosing the Master */
  GtkWidget *page;    /* for one puppet, over the rows; NULL: closed */
};

G_DEFINE_FINAL_TYPE (MusterToyBoxEditor, muster_toy_box_editor, MUSTER_TYPE_EDITOR)

static MusterSession *
get_session (MusterToyBoxEditor *editor)
{
  return muster_editor_get_session (MUSTER_EDITOR (editor));
}

static const MusterCatalog *
get_catalog (MusterToyBoxEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

static void
apply (MusterToyBoxEditor *editor, MusterChange *change)
{
  muster_editor_apply (MUSTER_EDITOR (editor), change);
}

/* Pages over the rows. */

static void
uncover (MusterToyBoxEditor *editor)
{
  if (editor->page != NULL)
    muster_puppet_page_flush (MUSTER_PUPPET_PAGE (editor->page));
  editor->page = NULL;
  editor->chooser = NULL;
  muster_editor_uncover (MUSTER_EDITOR (editor));
}

/* The number of cards before a puppet; the player's own Master counts as the first. */
static guint
count_cards (MusterToyBoxEditor *editor, guint entry)
{
  g_autoptr (MusterPuppetWarsToyBox) part = muster_puppet_wars_toy_box_copy (editor->box);
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  if (entry == 0)
    g_clear_pointer (&part->own_master, muster_puppet_wars_puppet_free);
  g_ptr_array_set_size (part->puppets, entry > 0 ? (gint) MIN (entry - 1, part->puppets->len) : 0);
  muster_games_make_cards (get_catalog (editor), &part->thing, cards);
  return cards->len;
}

/* Shows the card of the puppet being edited; the list if it has none yet. */
static void
turn_to (MusterToyBoxEditor *editor, guint entry)
{
  guint place = entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER ? 0 : entry + 1, card = count_cards (editor, place);

  muster_editor_turn_to (MUSTER_EDITOR (editor), count_cards (editor, place + 1) > card ? (gint) card : -1);
}

static void
show_page (MusterToyBoxEditor *editor)
{
  if (muster_puppet_page_show (MUSTER_PUPPET_PAGE (editor->page)))
    turn_to (editor, muster_puppet_page_get_entry (MUSTER_PUPPET_PAGE (editor->page)));
  else
    uncover (editor);
}

static void
open_page (MusterToyBoxEditor *editor, guint entry, GtkWidget *origin)
{
  uncover (editor);
  editor->page = muster_puppet_page_new (get_session (editor), entry);
  g_signal_connect_object (editor->page, "closed", G_CALLBACK (uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), editor->page, origin);
  show_page (editor);
  muster_puppet_page_focus (MUSTER_PUPPET_PAGE (editor->page));
}

/* Choosing. */

static void
add_offer (MusterToyBoxEditor *editor, const MusterPuppetWarsToyBoxOffer *offer)
{
  guint most = muster_puppet_wars_get_most (offer->rank);
  g_autofree char *numbers
      = !editor->mastering && most > 0 ? g_strdup_printf (_ ("%u of %u"), offer->count, most) : NULL;
  /* Translators: a rank, of a puppet that the player wrote */
  g_autofree char *mine = offer->own != NULL
                              ? g_strdup_printf (_ ("%s, one of mine"), muster_puppet_wars_get_rank_name (offer->rank))
                              : NULL;

  muster_chooser_add (MUSTER_CHOOSER (editor->chooser), offer->name, numbers,
                      mine != NULL ? mine : muster_puppet_wars_get_rank_name (offer->rank), offer->reason);
}

static void
fill_chooser (MusterToyBoxEditor *editor)
{
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  editor->offers = editor->mastering
                       ? muster_puppet_wars_toy_box_masters_new (get_catalog (editor), editor->box, editor->kept)
                       : muster_puppet_wars_toy_box_offers_new (get_catalog (editor), editor->box, editor->kept);
  muster_chooser_begin (MUSTER_CHOOSER (editor->chooser));
  for (guint i = 0; i < editor->offers->len; i++)
    add_offer (editor, editor->offers->pdata[i]);
  muster_chooser_end (MUSTER_CHOOSER (editor->chooser));
}

/* Puppets are added one after another; there is only one Master. */
static void
taken_cb (MusterToyBoxEditor *editor, guint n)
{
  const MusterPuppetWarsToyBoxOffer *offer = editor->offers->pdata[n];

  if (!editor->mastering)
    {
      apply (editor, muster_puppet_wars_toy_box_offer_make_change (offer));
      return;
    }
  uncover (editor);
  apply (editor, muster_puppet_wars_toy_box_offer_make_master (offer));
}

static void
choose (MusterToyBoxEditor *editor, gboolean master, GtkWidget *origin)
{
  uncover (editor);
  muster_text_row_flush (MUSTER_TEXT_ROW (editor->name));
  editor->mastering = master;
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  g_clear_pointer (&editor->kept, g_ptr_array_unref);
  editor->kept = muster_session_list_things (get_session (editor), &muster_puppet_wars_puppet_class);
  editor->chooser = muster_chooser_new (master ? _ ("Choose a Master") : _ ("Add puppets"));
  muster_search_list_set_hint (MUSTER_SEARCH_LIST (editor->chooser), _ ("Name or rank"));
  g_signal_connect_object (editor->chooser, "taken", G_CALLBACK (taken_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor->chooser, "closed", G_CALLBACK (uncover), editor, G_CONNECT_SWAPPED);
  fill_chooser (editor);
  muster_editor_cover (MUSTER_EDITOR (editor), editor->chooser, origin);
  muster_search_list_focus (MUSTER_SEARCH_LIST (editor->chooser));
}

static void
add_activated_cb (MusterToyBoxEditor *editor)
{
  choose (editor, FALSE, editor->add);
}

/* Steps. */

static void
name_settled_cb (MusterToyBoxEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
size_chosen_cb (MusterToyBoxEditor *editor, const MusterOption *size)
{
  apply (editor, muster_puppet_wars_toy_box_change_new_size (size));
}

/* The player's own Master is edited; one of the catalogue is chosen. */
static void
master_activated_cb (MusterToyBoxEditor *editor)
{
  if (editor->box->own_master != NULL)
    open_page (editor, MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER, editor->master);
  else
    choose (editor, TRUE, editor->master);
}

static void
master_cleared_cb (MusterToyBoxEditor *editor)
{
  gtk_widget_grab_focus (editor->master);
  apply (editor, muster_puppet_wars_toy_box_change_new_master (NULL));
}

static void
counted_cb (MusterToyBoxEditor *editor, guint entry, guint count)
{
  apply (editor, muster_puppet_wars_toy_box_change_new_count (entry, count));
}

static void
removed_cb (MusterToyBoxEditor *editor, guint entry)
{
  gtk_widget_grab_focus (editor->add);
  apply (editor, muster_puppet_wars_toy_box_change_new_remove (entry));
}

/* Own puppets are stored once, for all toy boxes. */
static void
own_puppet_cb (MusterToyBoxEditor *editor, GtkWidget *row)
{
  g_autoptr (MusterPuppetWarsPuppet) puppet = muster_puppet_wars_puppet_new_own (_ ("New puppet"), MUSTER_PUPPET_PAWN);
  gint64 id = muster_session_add_copy (get_session (editor), _ ("Create a puppet"), &puppet->thing);

  if (id == 0)
    return;
  muster_session_join (get_session (editor), _ ("Create a puppet"), id, 1);
  open_page (editor, editor->box->puppets->len - 1, row);
}

static void
own_master_cb (MusterToyBoxEditor *editor, GtkWidget *row)
{
  g_autoptr (MusterPuppetWarsPuppet) master
      = muster_puppet_wars_puppet_new_own (_ ("New Master"), MUSTER_PUPPET_MASTER);
  g_autoptr (MusterThing) kept = NULL;

  if (editor->box->own_master == NULL)
    kept = muster_session_add_linked_copy (get_session (editor), _ ("Create a Master"), &master->thing);
  if (kept != NULL)
    apply (editor,
           muster_change_new_labelled (_ ("Create a Master"), muster_puppet_wars_toy_box_change_new_kept_master (
                                                                  (const MusterPuppetWarsPuppet *) kept)));
  if (editor->box->own_master == NULL)
    return;
  open_page (editor, MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER, row);
}

static void
visited_cb (MusterToyBoxEditor *editor, guint problem, const MusterPlace *place)
{
  guint n = muster_place_get_number (place, 0, "puppet");

  if (n > 0 && n <= editor->box->puppets->len)
    muster_row_list_focus (MUSTER_ROW_LIST (editor->list), n - 1);
  else if (muster_place_is (place, 0, "size"))
    gtk_widget_grab_focus (editor->size);
  else
    gtk_widget_grab_focus (muster_place_is (place, 0, "master") ? editor->master : editor->add);
}

static void
muster_toy_box_editor_flush (MusterEditor *base)
{
  MusterToyBoxEditor *editor = MUSTER_TOY_BOX_EDITOR (base);

  muster_text_row_flush (MUSTER_TEXT_ROW (editor->name));
  if (editor->page != NULL)
    muster_puppet_page_flush (MUSTER_PUPPET_PAGE (editor->page));
}

/* Showing. */

static gint
get_number (MusterToyBoxEditor *editor, const char *name)
{
  return (gint) muster_report_get_int (editor->report, name, -1);
}

static void
show_counters (MusterToyBoxEditor *editor)
{
  const GPtrArray *facts = editor->report->facts;

  muster_progress_counter_show (MUSTER_PROGRESS_COUNTER (editor->puppet_counter), get_number (editor, "puppets"),
                                get_number (editor, "limit"));
  muster_progress_counter_show (MUSTER_PROGRESS_COUNTER (editor->sidekick_counter), get_number (editor, "sidekicks"),
                                get_number (editor, "sidekicks-limit"));
  muster_row_group_set_description (editor->puppets, facts != NULL && facts->len > 0 ? facts->pdata[0] : NULL);
}

static void
show_head (MusterToyBoxEditor *editor)
{
  g_autofree char *wrong_master = muster_puppet_list_dup_wrong (editor->report, muster_place ("master")),
                  *wrong_size = muster_puppet_list_dup_wrong (editor->report, muster_place ("size"));

  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), editor->box->thing.name);
  muster_size_row_show (MUSTER_SIZE_ROW (editor->size), &editor->box->size, wrong_size);
  muster_master_row_show (MUSTER_MASTER_ROW (editor->master), editor->box, wrong_master);
}

static void
muster_toy_box_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterToyBoxEditor *editor = MUSTER_TOY_BOX_EDITOR (base);

  if (editor->box != (const MusterPuppetWarsToyBox *) thing && editor->box != NULL && thing == NULL)
    uncover (editor);
  editor->box = (const MusterPuppetWarsToyBox *) thing;
  muster_puppet_list_forget (MUSTER_PUPPET_LIST (editor->list));
  g_clear_pointer (&editor->report, muster_report_free);
  if (thing == NULL)
    return;
  editor->report = muster_games_check (get_catalog (editor), thing, TRUE);
  muster_report_problems_show (editor->problems, editor->report, NULL);
  show_head (editor);
  show_counters (editor);
  muster_puppet_list_show (MUSTER_PUPPET_LIST (editor->list), editor->box, editor->report);
  gtk_widget_set_visible (editor->armies, editor->box->puppets->len == 0 && editor->box->own_master == NULL
                                              && !muster_choice_is_made (&editor->box->master));
  if (editor->chooser != NULL)
    fill_chooser (editor);
  if (editor->page != NULL)
    show_page (editor);
}

/* Turns the toy box into the army, keeping the player's name for it. */
static void
army_chosen_cb (MusterToyBoxEditor *editor, const MusterPuppetWarsToyBox *army)
{
  MusterPuppetWarsToyBox *box;
  g_autofree char *label = g_strdup_printf (_ ("Use the army of %s"), muster_thing_get_name (&army->thing));

  muster_editor_flush (MUSTER_EDITOR (editor));
  if (editor->box == NULL)
    return;
  box = muster_puppet_wars_toy_box_copy (army);
  if (g_strcmp0 (editor->box->thing.name, _ ("New toy box")) != 0)
    {
      g_free (box->thing.name);
      box->thing.name = g_strdup (editor->box->thing.name);
    }
  apply (editor, muster_change_new_restore (label, &box->thing));
  gtk_widget_grab_focus (editor->add);
}

static void
odds_activated_cb (MusterToyBoxEditor *editor)
{
  gtk_widget_activate_action (GTK_WIDGET (editor), "win.odds", NULL);
}

static void
muster_toy_box_editor_dispose (GObject *object)
{
  MusterToyBoxEditor *editor = MUSTER_TOY_BOX_EDITOR (object);

  editor->box = NULL;
  editor->chooser = editor->page = NULL;
  g_clear_pointer (&editor->report, muster_report_free);
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  g_clear_pointer (&editor->kept, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_toy_box_editor_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_PROGRESS_COUNTER);
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_SIZE_ROW);
  g_type_ensure (MUSTER_TYPE_MASTER_ROW);
  g_type_ensure (MUSTER_TYPE_PUPPET_LIST);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  g_type_ensure (MUSTER_TYPE_ARMY_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/toy-box-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, puppet_counter);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, sidekick_counter);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, size);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, master);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, puppets);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, list);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, add);
  gtk_widget_class_bind_template_child (widget_class, MusterToyBoxEditor, armies);
  gtk_widget_class_bind_template_callback (widget_class, add_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, master_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, master_cleared_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_page);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_puppet_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_master_cb);
  gtk_widget_class_bind_template_callback (widget_class, odds_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, army_chosen_cb);
}

static void
muster_toy_box_editor_class_init (MusterToyBoxEditorClass *klass)
{
  MusterEditorClass *editor_class = MUSTER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_toy_box_editor_dispose;
  editor_class->show = muster_toy_box_editor_show;
  editor_class->flush = muster_toy_box_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_toy_box_editor_init (MusterToyBoxEditor *editor)
{
  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
}

GtkWidget *
muster_toy_box_editor_new (MusterSession *session)
{
  MusterToyBoxEditor *editor = g_object_new (MUSTER_TYPE_TOY_BOX_EDITOR, "session", session, NULL);

  muster_size_row_set_catalog (MUSTER_SIZE_ROW (editor->size), get_catalog (editor));
  muster_army_group_set_catalog (MUSTER_ARMY_GROUP (editor->armies), get_catalog (editor));
  return GTK_WIDGET (editor);
}
