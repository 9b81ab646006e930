/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/kingdom-editor.h"

#include <glib/gi18n.h>

#include "app/widgets/chooser.h"
#include "app/widgets/icon-button.h"
#include "app/games/castles/kingdom-action.h"
#include "app/games/castles/kingdom-menu.h"
#include "app/games/castles/realm-view.h"
#include "app/games/castles/siege-page.h"
#include "app/widgets/small-menu.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/idle-queue.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/castles/kingdom-worth.h"
#include "games/games.h"
#include "games/castles/kingdom-offer.h"
#include "games/castles/kingdom-remedy.h"

/* A kingdom or one of its puppet states, as the page has it. */
typedef struct
{
  MusterRowGroup *group;
  GtkWidget *name, *view;
  GtkWidget *remove; /* NULL for the kingdom itself */
} Realm;

struct _MusterKingdomEditor
{
  MusterEditor parent;
  const MusterCastlesKingdom *kingdom; /* the session's; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *siege, *menu;
  MusterSiegeHand hands[MUSTER_SIEGE_HANDS];
  MusterRowGroup *states;
  GArray *realms;                    /* Realm: the kingdom, then its states; more than there are are hidden */
  MusterIdleQueue filling;           /* shows them */
  MusterCastlesKingdomChange picked; /* what the chooser is open for */
  GPtrArray *offers;                 /* MusterCastlesKingdomOffer, those in the chooser */
};

G_DEFINE_FINAL_TYPE (MusterKingdomEditor, muster_kingdom_editor, MUSTER_TYPE_EDITOR)

/* So many are in view at once; the others follow. */
#define FIRST_REALMS 2

static const MusterCatalog *
get_catalog (MusterKingdomEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

static Realm *
realm_at (MusterKingdomEditor *editor, guint n)
{
  return &g_array_index (editor->realms, Realm, n);
}

static void
muster_kingdom_editor_flush (MusterEditor *base)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (base);

  for (guint i = 0; i < editor->realms->len; i++)
    muster_text_row_flush (MUSTER_TEXT_ROW (realm_at (editor, i)->name));
}

static void show_realm (gpointer owner, guint n);

/* Where the focus belongs. */

/* Shows a realm before its turn. */
static void
hurry (MusterKingdomEditor *editor, guint realm)
{
  if (realm <= MIN (editor->kingdom->states->len, editor->realms->len))
    show_realm (editor, realm);
}

static GtkWidget *
find_widget (MusterKingdomEditor *editor, guint realm, guint castle, guint card)
{
  return realm < editor->realms->len
             ? muster_realm_view_find_castle (MUSTER_REALM_VIEW (realm_at (editor, realm)->view), castle, card)
             : NULL;
}

static GtkWidget *
find_card (MusterKingdomEditor *editor, guint realm, guint card)
{
  return realm < editor->realms->len
             ? muster_realm_view_find_card (MUSTER_REALM_VIEW (realm_at (editor, realm)->view), card)
             : NULL;
}

/* What a change leaves the focus on. */
static GtkWidget *
find_after (MusterKingdomEditor *editor, const MusterCastlesKingdomChange *change)
{
  switch (change->act)
    {
    case MUSTER_CASTLES_KINGDOM_MOVE_CASTLE:
      return find_widget (editor, change->to_realm, change->to_castle, G_MAXUINT);
    case MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE:
      /* The topmost where it went on top. */
      return find_widget (editor, change->to_realm, change->to_castle, MIN (change->to_card, G_MAXUINT - 1));
    case MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE:
      return find_widget (editor, change->realm, change->castle, change->card);
    case MUSTER_CASTLES_KINGDOM_ADD_CASTLE:
      return find_widget (editor, change->realm, G_MAXUINT - 1, G_MAXUINT);
    case MUSTER_CASTLES_KINGDOM_REMOVE_CARD:
      return find_card (editor, change->realm, change->card);
    case MUSTER_CASTLES_KINGDOM_ADD_CARD:
      return find_card (editor, change->realm, G_MAXUINT);
    case MUSTER_CASTLES_KINGDOM_ADD_STATE:
      return realm_at (editor, MIN (editor->kingdom->states->len, editor->realms->len - 1))->name;
    case MUSTER_CASTLES_KINGDOM_REMOVE_STATE:
      return realm_at (editor, 0)->name;
    case MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE:
      /* The new one, on top. */
      return find_widget (editor, change->realm, change->castle, G_MAXUINT - 1);
    case MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE:
    case MUSTER_CASTLES_KINGDOM_UPGRADE:
    case MUSTER_CASTLES_KINGDOM_ADD_DEFENSE:
    case MUSTER_CASTLES_KINGDOM_SORT_DEFENSES:
      break;
    }
  return find_widget (editor, change->realm, change->castle, G_MAXUINT);
}

/* Steps. */

static void
do_change (MusterKingdomEditor *editor, const MusterCastlesKingdomChange *change)
{
  GtkWidget *next;

  if (editor->kingdom == NULL || !muster_castles_kingdom_change_is_possible (change, editor->kingdom))
    return;
  muster_kingdom_editor_flush (MUSTER_EDITOR (editor));
  muster_editor_apply (MUSTER_EDITOR (editor), muster_castles_kingdom_change_new (change, get_catalog (editor)));
  if (editor->kingdom != NULL)
    {
      hurry (editor, change->realm);
      hurry (editor, change->act == MUSTER_CASTLES_KINGDOM_ADD_STATE ? editor->kingdom->states->len : change->to_realm);
    }
  next = editor->kingdom != NULL ? find_after (editor, change) : NULL;
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
change_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (widget);
  MusterCastlesKingdomChange change = muster_kingdom_action_get (parameter, get_catalog (editor));

  do_change (editor, &change);
}

static void
visited_cb (MusterKingdomEditor *editor, guint n, const MusterPlace *visited)
{
  MusterCastlesKingdomPlace place = muster_castles_kingdom_find_place (visited);
  GtkWidget *widget = place.hand ? find_card (editor, place.realm, 0)
                                 : find_widget (editor, place.realm, MAX (place.castle, 1) - 1, G_MAXUINT);

  if (widget != NULL)
    gtk_widget_grab_focus (widget);
}

static void
renamed_cb (MusterTextRow *row, const char *name, MusterKingdomEditor *editor)
{
  guint realm = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "realm"));

  muster_editor_apply (MUSTER_EDITOR (editor), muster_castles_kingdom_change_new_rename (realm, name));
}

/* Picking. */

static void
taken_cb (MusterChooser *chooser, guint n, MusterKingdomEditor *editor)
{
  MusterCastlesKingdomChange change = editor->picked;

  g_return_if_fail (n < editor->offers->len);
  change.option = ((const MusterCastlesKingdomOffer *) editor->offers->pdata[n])->option;
  muster_editor_uncover (MUSTER_EDITOR (editor));
  do_change (editor, &change);
}

static void
previewed_cb (MusterChooser *chooser, guint n, MusterKingdomEditor *editor)
{
  MusterCastlesKingdomChange picked = editor->picked;
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (MusterThing) tried = NULL;

  if (n >= editor->offers->len)
    {
      muster_editor_preview (MUSTER_EDITOR (editor), NULL);
      return;
    }
  picked.option = ((const MusterCastlesKingdomOffer *) editor->offers->pdata[n])->option;
  change = muster_castles_kingdom_change_new (&picked, get_catalog (editor));
  tried = muster_change_try (change, &editor->kingdom->thing);
  muster_editor_preview (MUSTER_EDITOR (editor), tried);
}

static void
add_offer (MusterChooser *chooser, const MusterCastlesKingdomOffer *offer)
{
  g_autofree char *name = offer->option != NULL ? muster_castles_dup_card (offer->option) : g_strdup (_ ("No upgrade"));

  muster_chooser_add (chooser, name, *offer->effect != '\0' ? offer->effect : NULL,
                      offer->option != NULL ? muster_option_get_about (offer->option) : _ ("A plain castle again."),
                      offer->reason);
}

static char *
dup_title (MusterKingdomEditor *editor, const MusterCastlesKingdomChange *change)
{
  const MusterCastlesKingdom *owner = muster_castles_kingdom_get_realm (editor->kingdom, change->realm);
  g_autofree char *castle
      = change->act != MUSTER_CASTLES_KINGDOM_ADD_CARD ? muster_castles_dup_label (owner, change->castle) : NULL;

  if (change->act == MUSTER_CASTLES_KINGDOM_ADD_CARD)
    return g_strdup (_ ("A card for the hand"));
  if (change->act == MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE)
    return muster_castles_kingdom_change_dup_label (change, editor->kingdom);
  return change->act == MUSTER_CASTLES_KINGDOM_UPGRADE ? g_strdup_printf (_ ("An upgrade for %s"), castle)
                                                       : g_strdup_printf (_ ("A defense for %s"), castle);
}

static void
pick_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (widget);
  MusterCastlesKingdomChange change = muster_kingdom_action_get (parameter, get_catalog (editor));
  g_autofree char *title = NULL;
  GtkWidget *chooser;

  if (editor->kingdom == NULL || !muster_castles_kingdom_change_is_possible (&change, editor->kingdom))
    return;
  muster_kingdom_editor_flush (MUSTER_EDITOR (editor));
  editor->picked = change;
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  editor->offers = muster_castles_kingdom_offers_find (get_catalog (editor), editor->kingdom, &change);
  title = dup_title (editor, &change);
  chooser = muster_chooser_new (title);
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < editor->offers->len; i++)
    add_offer (MUSTER_CHOOSER (chooser), editor->offers->pdata[i]);
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (taken_cb), editor, 0);
  g_signal_connect_object (chooser, "previewed", G_CALLBACK (previewed_cb), editor, 0);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), chooser, find_after (editor, &change));
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

/* Menus. */

static void
menu_closed_cb (GtkWidget *what)
{
  gtk_widget_set_has_tooltip (what, TRUE);
}

/* The pointer rests where the menu was opened, and a tooltip would cover the menu. */
static void
hush_tooltip (MusterKingdomEditor *editor, GtkWidget *what)
{
  if (!gtk_widget_get_has_tooltip (what))
    return;
  gtk_widget_set_has_tooltip (what, FALSE);
  g_signal_connect_object (editor->menu, "closed", G_CALLBACK (menu_closed_cb), what, G_CONNECT_SWAPPED);
}

static void
menu_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (widget);
  MusterCastlesKingdomChange change = muster_kingdom_action_get (parameter, get_catalog (editor));
  g_autoptr (GMenuModel) model = NULL;
  graphene_rect_t bounds;
  GtkWidget *what;

  if (editor->kingdom == NULL || !muster_castles_kingdom_change_is_possible (&change, editor->kingdom))
    return;
  model = muster_kingdom_menu_new (editor->kingdom, &change);
  what = change.act == MUSTER_CASTLES_KINGDOM_REMOVE_CARD
             ? find_card (editor, change.realm, change.card)
             : find_widget (editor, change.realm, change.castle, change.card);
  g_clear_pointer (&editor->menu, gtk_widget_unparent);
  editor->menu = gtk_popover_menu_new_from_model (model);
  muster_small_menu_use (GTK_POPOVER (editor->menu));
  gtk_widget_set_parent (editor->menu, widget);
  if (gtk_widget_compute_bounds (what, widget, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (editor->menu),
                                 &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                                  (int) bounds.size.height });
  hush_tooltip (editor, what);
  gtk_popover_popup (GTK_POPOVER (editor->menu));
}

/* The siege. */

static void
siege_cb (MusterKingdomEditor *editor)
{
  GtkWidget *page;

  if (editor->kingdom == NULL)
    return;
  muster_kingdom_editor_flush (MUSTER_EDITOR (editor));
  page = muster_siege_page_new (muster_editor_get_session (MUSTER_EDITOR (editor)), editor->kingdom, editor->hands);
  g_signal_connect_object (page, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), page, editor->siege);
  muster_siege_page_focus (MUSTER_SIEGE_PAGE (page));
}

/* Showing. */

static void
make_realm (MusterKingdomEditor *editor)
{
  guint n = editor->realms->len;
  Realm realm = { .group = muster_editor_add_group (MUSTER_EDITOR (editor), n == 0 ? _ ("Kingdom · Castles") : NULL) };
  MusterCastlesKingdomChange remove = { .act = MUSTER_CASTLES_KINGDOM_REMOVE_STATE, .realm = n };
  GtkWidget *frame = adw_bin_new ();

  realm.name = muster_text_row_new (n == 0 ? _ ("Name of the kingdom") : _ ("Name of the puppet state"));
  if (n == 0)
    muster_editor_set_name_row (MUSTER_EDITOR (editor), realm.name);
  g_object_set_data (G_OBJECT (realm.name), "realm", GUINT_TO_POINTER (n));
  g_signal_connect_object (realm.name, "settled", G_CALLBACK (renamed_cb), editor, 0);
  realm.view = muster_realm_view_new (get_catalog (editor));
  adw_bin_set_child (ADW_BIN (frame), realm.view);
  gtk_widget_add_css_class (frame, "card");
  gtk_widget_add_css_class (frame, "table");
  if (n > 0)
    {
      realm.remove = muster_icon_button_new ("user-trash-symbolic", _ ("Remove this puppet state"));
      muster_kingdom_action_set (realm.remove, MUSTER_KINGDOM_CHANGE_ACTION, &remove);
      adw_entry_row_add_suffix (ADW_ENTRY_ROW (realm.name), realm.remove);
    }
  muster_row_group_add (realm.group, realm.name);
  muster_row_group_add (realm.group, frame);
  g_array_append_val (editor->realms, realm);
}

static void
show_problems (MusterKingdomEditor *editor)
{
  g_autoptr (MusterReport) report = muster_games_check (get_catalog (editor), &editor->kingdom->thing, TRUE);
  const char *health = muster_report_get (report, "health");
  g_autofree char *fact = g_strdup_printf (_ ("health %s"), health != NULL ? health : "0");

  muster_report_problems_show (editor->problems, report, fact);
}

static void
show_realm (gpointer owner, guint n)
{
  MusterKingdomEditor *editor = owner;
  Realm *realm;

  if (n == editor->realms->len)
    make_realm (editor);
  realm = realm_at (editor, n);
  gtk_widget_set_visible (GTK_WIDGET (realm->group), TRUE);
  muster_text_row_show (MUSTER_TEXT_ROW (realm->name),
                        muster_castles_kingdom_get_realm (editor->kingdom, n)->thing.name);
  muster_realm_view_show (MUSTER_REALM_VIEW (realm->view), editor->kingdom, n);
}

/* What was shown may be gone. */
static void
forget_realms (MusterKingdomEditor *editor)
{
  muster_idle_queue_stop (&editor->filling);
  for (guint i = 0; i < editor->realms->len; i++)
    muster_realm_view_forget (MUSTER_REALM_VIEW (realm_at (editor, i)->view));
}

static void
show_realms (MusterKingdomEditor *editor)
{
  guint n = editor->kingdom->states->len + 1;

  for (guint i = n; i < editor->realms->len; i++)
    gtk_widget_set_visible (GTK_WIDGET (realm_at (editor, i)->group), FALSE);
  muster_idle_queue_begin (&editor->filling, n, FIRST_REALMS);
}

static void
muster_kingdom_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (base);

  muster_editor_uncover (base);
  forget_realms (editor);
  editor->kingdom = (const MusterCastlesKingdom *) thing;
  if (thing == NULL)
    return;
  show_realms (editor);
  show_problems (editor);
}

/* Making. */

static void
muster_kingdom_editor_dispose (GObject *object)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (object);

  editor->kingdom = NULL;
  muster_idle_queue_stop (&editor->filling);
  g_clear_pointer (&editor->menu, gtk_widget_unparent);
  g_clear_pointer (&editor->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_kingdom_editor_parent_class)->dispose (object);
}

static void
muster_kingdom_editor_finalize (GObject *object)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (object);

  for (guint i = 0; i < MUSTER_SIEGE_HANDS; i++)
    muster_castles_kingdom_free (editor->hands[i].holder);
  g_array_unref (editor->realms);
  G_OBJECT_CLASS (muster_kingdom_editor_parent_class)->finalize (object);
}

static void
muster_kingdom_editor_class_init (MusterKingdomEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_kingdom_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_kingdom_editor_finalize;
  MUSTER_EDITOR_CLASS (klass)->show = muster_kingdom_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_kingdom_editor_flush;
  gtk_widget_class_install_action (widget_class, MUSTER_KINGDOM_CHANGE_ACTION, MUSTER_KINGDOM_ACT_TYPE, change_action);
  gtk_widget_class_install_action (widget_class, MUSTER_KINGDOM_PICK_ACTION, MUSTER_KINGDOM_ACT_TYPE, pick_action);
  gtk_widget_class_install_action (widget_class, MUSTER_KINGDOM_MENU_ACTION, MUSTER_KINGDOM_ACT_TYPE, menu_action);
}

static void
muster_kingdom_editor_init (MusterKingdomEditor *editor)
{
  for (guint i = 0; i < MUSTER_SIEGE_HANDS; i++)
    editor->hands[i].holder = muster_castles_kingdom_new (&muster_castles_kingdom_class);
  editor->realms = g_array_new (FALSE, FALSE, sizeof (Realm));
  editor->filling = (MusterIdleQueue){ .work = show_realm, .owner = editor };
}

/* The siege and the heading of the puppet states, between the kingdom and them. */
static void
make_middle (MusterKingdomEditor *editor)
{
  MusterRowGroup *siege = muster_editor_add_group (MUSTER_EDITOR (editor), NULL);
  GtkWidget *add = gtk_button_new_with_label (_ ("Add a Puppet State"));
  MusterCastlesKingdomChange change = { .act = MUSTER_CASTLES_KINGDOM_ADD_STATE };

  editor->siege = muster_wrap_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (editor->siege), _ ("Siege"));
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (editor->siege),
                                _ ("What the cards of a hand can take from this kingdom"));
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (editor->siege), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (editor->siege), TRUE);
  g_signal_connect_object (editor->siege, "activated", G_CALLBACK (siege_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (siege, editor->siege);
  editor->states = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("Puppet states"));
  muster_row_group_set_description (editor->states,
                                    _ ("Fallen rulers under your command, each with castles and a hand of its own."));
  muster_label_wrap (add);
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (add, "flat");
  muster_kingdom_action_set (add, MUSTER_KINGDOM_CHANGE_ACTION, &change);
  muster_row_group_set_header_suffix (editor->states, add);
}

GtkWidget *
muster_kingdom_editor_new (MusterSession *session)
{
  MusterKingdomEditor *editor = g_object_new (MUSTER_TYPE_KINGDOM_EDITOR, "session", session, NULL);

  editor->problems = muster_editor_add_problems (MUSTER_EDITOR (editor), NULL);
  g_signal_connect_swapped (editor->problems, "visited", G_CALLBACK (visited_cb), editor);
  make_realm (editor);
  make_middle (editor);
  return GTK_WIDGET (editor);
}
