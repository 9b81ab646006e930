/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/kingdom-editor.h"

#include <glib/gi18n.h>

#include "app/widgets/chooser.h"
#include "app/widgets/focus-new.h"
#include "app/games/castles/kingdom-action.h"
#include "app/games/castles/kingdom-menu.h"
#include "app/games/castles/realm-group.h"
#include "app/games/castles/siege-page.h"
#include "app/widgets/small-menu.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/idle-queue.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/castles/kingdom-worth.h"
#include "games/games.h"
#include "games/castles/kingdom-offer.h"
#include "games/castles/kingdom-remedy.h"

struct _MusterKingdomEditor
{
  MusterEditor parent;
  const MusterCastlesKingdom *kingdom; /* owned by the session; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *siege, *menu;
  MusterSiegeEntry *siege_entry; /* as it was left */
  MusterRealmGroup *own;
  GtkWidget *add_state;
  GPtrArray *realms;       /* MusterRealmGroup: the kingdom, then its states; more than there are are hidden */
  MusterIdleQueue filling; /* shows them */
  MusterCastlesKingdomChange picked; /* what the open chooser is for */
  GPtrArray *offers;                 /* MusterCastlesKingdomOffer in the chooser */
};

G_DEFINE_FINAL_TYPE (MusterKingdomEditor, muster_kingdom_editor, MUSTER_TYPE_EDITOR)

/* Filled at once, because they are in view; the others follow. */
#define FIRST_REALMS 2

static const MusterCatalog *
get_catalog (MusterKingdomEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

static MusterRealmGroup *
realm_at (MusterKingdomEditor *editor, guint n)
{
  return editor->realms->pdata[n];
}

static GtkWidget *
name_at (MusterKingdomEditor *editor, guint n)
{
  return muster_realm_group_get_name_row (realm_at (editor, n));
}

static void
muster_kingdom_editor_flush (MusterEditor *base)
{
  MusterKingdomEditor *editor = MUSTER_KINGDOM_EDITOR (base);

  for (guint i = 0; i < editor->realms->len; i++)
    muster_realm_group_flush (realm_at (editor, i));
}

static void show_realm (gpointer owner, guint n);

/* Keyboard focus. */

/* Fills a realm before its turn. */
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
             ? muster_realm_view_find_castle (muster_realm_group_get_view (realm_at (editor, realm)), castle, card)
             : NULL;
}

static GtkWidget *
find_card (MusterKingdomEditor *editor, guint realm, guint card)
{
  return realm < editor->realms->len
             ? muster_realm_view_find_card (muster_realm_group_get_view (realm_at (editor, realm)), card)
             : NULL;
}

/* The widget to focus after a change. */
static GtkWidget *
find_after (MusterKingdomEditor *editor, const MusterCastlesKingdomChange *change)
{
  switch (change->act)
    {
    case MUSTER_CASTLES_KINGDOM_MOVE_CASTLE:
      return find_widget (editor, change->to_realm, change->to_castle, G_MAXUINT);
    case MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE:
      /* The topmost card if it was put on top. */
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
      return name_at (editor, MIN (editor->kingdom->states->len, editor->realms->len - 1));
    case MUSTER_CASTLES_KINGDOM_REMOVE_STATE:
      return name_at (editor, 0);
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
    muster_focus_new (next);
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
renamed_cb (MusterKingdomEditor *editor, guint realm, const char *name)
{
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
                      offer->option != NULL ? muster_option_get_about (offer->option) : _ ("Back to a plain castle."),
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

/* The pointer is where the menu was opened, and a tooltip would cover the menu. */
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
  page = muster_siege_page_new (muster_editor_get_session (MUSTER_EDITOR (editor)), editor->kingdom,
                                editor->siege_entry);
  g_signal_connect_object (page, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), page, editor->siege);
  muster_siege_page_focus (MUSTER_SIEGE_PAGE (page));
}

/* Showing. */

static void
make_state (MusterKingdomEditor *editor)
{
  GtkWidget *group = muster_realm_group_new ();

  muster_realm_group_set_realm (MUSTER_REALM_GROUP (group), get_catalog (editor), editor->realms->len);
  g_signal_connect_object (group, "renamed", G_CALLBACK (renamed_cb), editor, G_CONNECT_SWAPPED);
  muster_editor_take_group (MUSTER_EDITOR (editor), MUSTER_ROW_GROUP (group));
  g_ptr_array_add (editor->realms, group);
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

  if (n == editor->realms->len)
    make_state (editor);
  gtk_widget_set_visible (GTK_WIDGET (realm_at (editor, n)), TRUE);
  muster_realm_group_show (realm_at (editor, n), editor->kingdom);
}

/* What was shown may be gone. */
static void
forget_realms (MusterKingdomEditor *editor)
{
  muster_idle_queue_stop (&editor->filling);
  for (guint i = 0; i < editor->realms->len; i++)
    muster_realm_view_forget (muster_realm_group_get_view (realm_at (editor, i)));
}

static void
show_realms (MusterKingdomEditor *editor)
{
  guint n = editor->kingdom->states->len + 1;

  for (guint i = n; i < editor->realms->len; i++)
    gtk_widget_set_visible (GTK_WIDGET (realm_at (editor, i)), FALSE);
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

  muster_siege_entry_free (editor->siege_entry);
  g_ptr_array_unref (editor->realms);
  G_OBJECT_CLASS (muster_kingdom_editor_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_REALM_GROUP);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/castles/kingdom-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterKingdomEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterKingdomEditor, own);
  gtk_widget_class_bind_template_child (widget_class, MusterKingdomEditor, siege);
  gtk_widget_class_bind_template_child (widget_class, MusterKingdomEditor, add_state);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, renamed_cb);
  gtk_widget_class_bind_template_callback (widget_class, siege_cb);
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
  bind_template (widget_class);
}

static void
muster_kingdom_editor_init (MusterKingdomEditor *editor)
{
  MusterCastlesKingdomChange add = { .act = MUSTER_CASTLES_KINGDOM_ADD_STATE };

  editor->siege_entry = muster_siege_entry_new ();
  editor->filling = (MusterIdleQueue){ .work = show_realm, .owner = editor };
  gtk_widget_init_template (GTK_WIDGET (editor));
  editor->realms = g_ptr_array_new ();
  g_ptr_array_add (editor->realms, editor->own);
  muster_editor_set_name_row (MUSTER_EDITOR (editor), name_at (editor, 0));
  muster_label_wrap (editor->add_state);
  muster_kingdom_action_set (editor->add_state, MUSTER_KINGDOM_CHANGE_ACTION, &add);
}

GtkWidget *
muster_kingdom_editor_new (MusterSession *session)
{
  MusterKingdomEditor *editor = g_object_new (MUSTER_TYPE_KINGDOM_EDITOR, "session", session, NULL);

  muster_realm_group_set_realm (editor->own, get_catalog (editor), 0);
  return GTK_WIDGET (editor);
}
