/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/realm-view.h"

#include <glib/gi18n.h>

#include "app/games/castles/card-tile.h"
#include "app/games/castles/castle-column.h"
#include "app/games/castles/kingdom-action.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/type-size.h"
#include "games/castles/check.h"
#include "games/castles/kingdom-worth.h"

struct _MusterRealmView
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  const MusterCastlesKingdom *kingdom, *owner; /* the kingdom, and the realm shown; NULL: nothing is shown */
  guint realm;
  /* Template children from here on. */
  GtkWidget *box, *derivation, *castles, *add_castle, *add_stand_in, *threats, *looks_line, *told, *advice, *hand_title,
      *hand, *add_card;
  GPtrArray *columns, *tiles; /* MusterCastleColumn, MusterCardTile */
  GtkSizeGroup *ground;       /* what is written under the castles, equally high */
  GtkWidget *looks[MUSTER_CASTLES_N_THREATS];
  MusterCastlesThreat chosen, looked; /* the selected threat, and the one under the pointer */
};

G_DEFINE_FINAL_TYPE (MusterRealmView, muster_realm_view, GTK_TYPE_WIDGET)

/* The type scale above which two castles are too wide for a phone. */
#define LARGE 1.5

static GtkWidget *
wrap (GtkWidget *child)
{
  GtkWidget *cell = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), child);
  gtk_widget_set_focusable (cell, FALSE);
  return cell;
}

/* Castles. */

static MusterCastlesThreat
get_threat (MusterRealmView *view)
{
  return view->looked != MUSTER_CASTLES_N_THREATS ? view->looked : view->chosen;
}

static void
show_castles (MusterRealmView *view)
{
  guint n = view->owner->castles->len;

  while (view->columns->len < n)
    {
      GtkWidget *column = muster_castle_column_new ();

      gtk_size_group_add_widget (view->ground, muster_castle_column_get_words (MUSTER_CASTLE_COLUMN (column)));
      gtk_flow_box_insert (GTK_FLOW_BOX (view->castles), wrap (column), (int) view->columns->len);
      g_ptr_array_add (view->columns, column);
    }
  for (guint i = 0; i < view->columns->len; i++)
    {
      GtkWidget *column = view->columns->pdata[i];

      gtk_widget_set_visible (gtk_widget_get_parent (column), i < n);
      if (i < n)
        muster_castle_column_show (MUSTER_CASTLE_COLUMN (column), view->catalog, view->owner, view->realm, i,
                                   get_threat (view));
    }
}

static void
show_derivation (MusterRealmView *view)
{
  g_autofree char *row = muster_castles_dup_derivation (view->catalog, view->owner);

  gtk_label_set_text (GTK_LABEL (view->derivation), row);
}

/* Threats. */

static void
show_threat (MusterRealmView *view)
{
  g_autoptr (GPtrArray) sentences = NULL;
  g_autofree char *text = NULL;
  MusterCastlesThreat threat = get_threat (view);

  if (view->owner == NULL)
    return;
  show_castles (view);
  gtk_widget_set_visible (view->threats, view->owner->castles->len > 0);
  if (threat != MUSTER_CASTLES_N_THREATS && view->owner->castles->len > 0)
    {
      sentences = muster_castles_threat_list_effects (threat, view->owner);
      g_ptr_array_add (sentences, NULL);
      text = g_strjoinv ("\n", (char **) sentences->pdata);
    }
  gtk_label_set_text (GTK_LABEL (view->told), text != NULL ? text : "");
  gtk_widget_set_visible (view->told, text != NULL);
}

static MusterCastlesThreat
find_threat (MusterRealmView *view, gpointer button)
{
  MusterCastlesThreat threat = 0;

  while (threat < MUSTER_CASTLES_N_THREATS && view->looks[threat] != button)
    threat++;
  return threat;
}

static void
toggled_cb (GtkToggleButton *button, MusterRealmView *view)
{
  MusterCastlesThreat threat = find_threat (view, button);
  gboolean active = gtk_toggle_button_get_active (button);

  if (!active && view->chosen != threat)
    return;
  view->chosen = active ? threat : MUSTER_CASTLES_N_THREATS;
  view->looked = MUSTER_CASTLES_N_THREATS;
  for (guint i = 0; i < MUSTER_CASTLES_N_THREATS; i++)
    if (i != threat && active)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (view->looks[i]), FALSE);
  show_threat (view);
}

static void
look_cb (GtkEventController *controller, MusterRealmView *view)
{
  view->looked = find_threat (view, gtk_event_controller_get_widget (controller));
  show_threat (view);
}

static void
look_away_cb (GtkEventController *controller, MusterRealmView *view)
{
  view->looked = MUSTER_CASTLES_N_THREATS;
  show_threat (view);
}

static GtkWidget *
make_look (MusterRealmView *view, MusterCastlesThreat threat)
{
  const MusterOption *card
      = muster_catalog_find (view->catalog, MUSTER_KIND_CASTLE_CARD, muster_castles_threat_get_id (threat));
  GtkWidget *button = gtk_toggle_button_new_with_label (card != NULL ? muster_option_get_name (card)
                                                                     : muster_castles_threat_get_id (threat));
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (look_cb), view);
  g_signal_connect (focus, "leave", G_CALLBACK (look_away_cb), view);
  gtk_widget_add_controller (button, focus);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  card != NULL ? muster_option_get_about (card) : "", -1);
  return button;
}

/* Advice. */

static void
show_advice (MusterRealmView *view)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (view->advice)) != NULL)
    gtk_box_remove (GTK_BOX (view->advice), child);
  for (guint i = 0; i < view->owner->castles->len; i++)
    {
      g_autofree char *advice = muster_castles_dup_advice (view->owner, i), *words = NULL;
      MusterCastlesKingdomChange change
          = { .act = MUSTER_CASTLES_KINGDOM_SORT_DEFENSES, .realm = view->realm, .castle = i };
      GtkWidget *line, *label, *button;

      if (advice == NULL)
        continue;
      line = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      label = gtk_label_new (advice);
      words = muster_castles_kingdom_change_dup_label (&change, view->kingdom);
      button = gtk_button_new_with_label (words);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      muster_label_wrap (button);
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, advice, -1);
      muster_kingdom_action_set (button, MUSTER_KINGDOM_CHANGE_ACTION, &change);
      gtk_box_append (GTK_BOX (line), label);
      gtk_box_append (GTK_BOX (line), button);
      gtk_box_append (GTK_BOX (view->advice), line);
    }
  gtk_widget_set_visible (view->advice, gtk_widget_get_first_child (view->advice) != NULL);
}

/* The hand. */

static void
show_hand (MusterRealmView *view)
{
  const GArray *cards = view->owner->hand.cards;
  g_autofree char *title = g_strdup_printf (_ ("Hand: %u of %u cards"), muster_castles_count_hand (view->owner),
                                            muster_castles_get_hand_limit (view->owner));
  MusterCastlesKingdomChange add = { .act = MUSTER_CASTLES_KINGDOM_ADD_CARD, .realm = view->realm };

  while (view->tiles->len < cards->len)
    {
      GtkWidget *tile = muster_card_tile_new (TRUE);

      gtk_flow_box_insert (GTK_FLOW_BOX (view->hand), wrap (tile), (int) view->tiles->len);
      g_ptr_array_add (view->tiles, tile);
    }
  for (guint i = 0; i < view->tiles->len; i++)
    {
      GtkWidget *tile = view->tiles->pdata[i];
      MusterCardPlace place = { .realm = view->realm, .card = i };

      gtk_widget_set_visible (gtk_widget_get_parent (tile), i < cards->len);
      if (i < cards->len)
        muster_card_tile_show (MUSTER_CARD_TILE (tile), muster_castles_cards_at (cards, i), &place);
    }
  gtk_label_set_text (GTK_LABEL (view->hand_title), title);
  muster_kingdom_action_set (view->add_card, MUSTER_KINGDOM_PICK_ACTION, &add);
}

void
muster_realm_view_show (MusterRealmView *view, const MusterCastlesKingdom *kingdom, guint realm)
{
  MusterCastlesKingdomChange add = { .act = MUSTER_CASTLES_KINGDOM_ADD_CASTLE, .realm = realm };

  view->kingdom = kingdom;
  view->owner = muster_castles_kingdom_get_realm (kingdom, realm);
  view->realm = realm;
  muster_kingdom_action_set (view->add_castle, MUSTER_KINGDOM_CHANGE_ACTION, &add);
  add.option = muster_castles_find_stand_in (view->catalog);
  gtk_widget_set_visible (view->add_stand_in, add.option != NULL);
  muster_kingdom_action_set (view->add_stand_in, MUSTER_KINGDOM_CHANGE_ACTION, &add);
  show_derivation (view);
  show_threat (view);
  show_advice (view);
  show_hand (view);
}

void
muster_realm_view_forget (MusterRealmView *view)
{
  view->kingdom = view->owner = NULL;
}

GtkWidget *
muster_realm_view_find_castle (MusterRealmView *view, guint castle, guint card)
{
  guint n = view->owner != NULL ? view->owner->castles->len : 0;

  return n == 0 ? view->add_castle : muster_castle_column_find (view->columns->pdata[MIN (castle, n - 1)], card);
}

GtkWidget *
muster_realm_view_find_card (MusterRealmView *view, guint card)
{
  guint n = view->owner != NULL ? view->owner->hand.cards->len : 0;

  return n > 0 && card != G_MAXUINT ? view->tiles->pdata[MIN (card, n - 1)] : view->add_card;
}

/* Making. */

static void
muster_realm_view_dispose (GObject *object)
{
  MusterRealmView *view = MUSTER_REALM_VIEW (object);

  view->kingdom = view->owner = NULL;
  g_clear_pointer (&view->box, gtk_widget_unparent);
  g_clear_pointer (&view->columns, g_ptr_array_unref);
  g_clear_object (&view->ground);
  g_clear_pointer (&view->tiles, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_realm_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/castles/realm-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, box);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, threats);
  gtk_widget_class_bind_template_child_full (widget_class, "looks", FALSE,
                                             G_STRUCT_OFFSET (MusterRealmView, looks_line));
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, castles);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, add_castle);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, add_stand_in);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, told);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, derivation);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, advice);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, hand_title);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, hand);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmView, add_card);
}

static void
muster_realm_view_class_init (MusterRealmViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_realm_view_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "realm");
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_realm_view_init (MusterRealmView *view)
{
  view->columns = g_ptr_array_new ();
  view->ground = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  view->tiles = g_ptr_array_new ();
  view->chosen = view->looked = MUSTER_CASTLES_N_THREATS;
  gtk_widget_init_template (GTK_WIDGET (view));
  muster_label_wrap (view->add_stand_in);
}

/* With large type, two castles, or the threatening cards, may not fit side by side. A table in natural width reports
 * its height correctly only if it is never narrower than two. */
static void
type_sized_cb (MusterRealmView *view)
{
  gboolean large = muster_type_size_get (GTK_WIDGET (view)) > LARGE;
  GtkWidget *tables[] = { view->castles, view->hand };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (tables[i]), large ? 1 : 2);
      gtk_widget_set_halign (tables[i], large ? GTK_ALIGN_FILL : GTK_ALIGN_START);
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (view->looks_line),
                                  large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

void
muster_realm_view_set_catalog (MusterRealmView *view, const MusterCatalog *catalog)
{
  view->catalog = catalog;
  for (MusterCastlesThreat threat = 0; threat < MUSTER_CASTLES_N_THREATS; threat++)
    gtk_box_append (GTK_BOX (view->looks_line), view->looks[threat] = make_look (view, threat));
  type_sized_cb (view);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (view)), "notify::gtk-xft-dpi",
                           G_CALLBACK (type_sized_cb), view, G_CONNECT_SWAPPED);
}
