/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/card-tile.h"

#include <glib/gi18n.h>

#include "app/games/castles/card-icon.h"
#include "app/games/castles/kingdom-action.h"
#include "app/widgets/css-class.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/drag-icon.h"

struct _MusterCardTile
{
  GtkButton parent;
  gboolean in_hand;
  MusterCardPlace place;
  GtkWidget *box, *line, *name, *kind, *worth, *fate;
  MusterCardIcon *icon;
};

G_DEFINE_FINAL_TYPE (MusterCardTile, muster_card_tile, GTK_TYPE_BUTTON)

const MusterCardPlace *
muster_card_tile_get_place (MusterCardTile *tile)
{
  return &tile->place;
}

static MusterCastlesKingdomChange
change_of (MusterCardTile *tile, MusterCastlesKingdomAct act)
{
  const MusterCardPlace *place = &tile->place;

  return (MusterCastlesKingdomChange){ act,          place->realm,  place->castle, place->card,
                                       place->realm, place->castle, place->card };
}

/* Keys. */

static gboolean
remove_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MusterCardTile *tile = MUSTER_CARD_TILE (widget);
  MusterCastlesKingdomChange change
      = change_of (tile, tile->in_hand ? MUSTER_CASTLES_KINGDOM_REMOVE_CARD : MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE);

  muster_kingdom_action_ask (widget, MUSTER_KINGDOM_CHANGE_ACTION, &change);
  return TRUE;
}

/* Up and down in the pile, or to the top of the neighbouring pile; FALSE if that isn't possible. */
static gboolean
move_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MusterCardTile *tile = MUSTER_CARD_TILE (widget);
  const MusterCardPlace *place = &tile->place;
  MusterCastlesKingdomChange change = change_of (tile, MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE);
  int across, up;

  g_variant_get (arguments, "(ii)", &across, &up);
  if (tile->in_hand || (across < 0 && place->castle == 0) || (across > 0 && place->castle + 1 >= place->castles)
      || (up < 0 && place->card == 0) || (up > 0 && place->card + 1 >= place->height))
    return FALSE;
  change.to_castle = (guint) ((int) place->castle + across);
  change.to_card = across != 0 ? G_MAXUINT : (guint) ((int) place->card + up);
  muster_kingdom_action_ask (widget, MUSTER_KINGDOM_CHANGE_ACTION, &change);
  return TRUE;
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key, pad;
    int across, up;
  } moves[] = { { GDK_KEY_Up, GDK_KEY_KP_Up, 0, 1 },
                { GDK_KEY_Down, GDK_KEY_KP_Down, 0, -1 },
                { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
                { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      gtk_widget_class_add_binding (widget_class, moves[i].key, GDK_ALT_MASK, move_cb, "(ii)", moves[i].across,
                                    moves[i].up);
      gtk_widget_class_add_binding (widget_class, moves[i].pad, GDK_ALT_MASK, move_cb, "(ii)", moves[i].across,
                                    moves[i].up);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, remove_cb, NULL);
}

/* Dragging. */

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, gpointer data)
{
  MusterCastlesKingdomChange change = change_of (data, MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE);
  g_autoptr (GVariant) variant = g_variant_ref_sink (muster_kingdom_action_new (&change));

  return gdk_content_provider_new_typed (G_TYPE_VARIANT, variant);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, gpointer data)
{
  g_autoptr (GdkPaintable) picture = muster_drag_icon_new (data);

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static void
add_drag_source (MusterCardTile *tile)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), tile);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), tile);
  gtk_widget_add_controller (GTK_WIDGET (tile), GTK_EVENT_CONTROLLER (source));
}

/* Showing. */

static const char *
name_kind (const MusterOption *option)
{
  if (option == NULL)
    return _ ("Unknown card");
  switch (option->castle_card_kind)
    {
    case MUSTER_CASTLE_CARD_CASTLE:
      return _ ("Castle");
    case MUSTER_CASTLE_CARD_UPGRADE:
      return C_ ("castle card", "Upgrade");
    case MUSTER_CASTLE_CARD_DEFENSE:
      return _ ("Defense");
    case MUSTER_CASTLE_CARD_ATTACK:
      return _ ("Attack");
    case MUSTER_CASTLE_CARD_SPECIAL:
    case MUSTER_CASTLE_CARD_NONE:
    case MUSTER_N_CASTLE_CARD_KINDS:
      break;
    }
  return C_ ("castle card", "Special");
}

static void
tell (MusterCardTile *tile, const MusterCastlesCard *card, const char *kind)
{
  const char *about
      = card->option != NULL ? muster_option_get_about (card->option) : _ ("No installed content has this card.");
  g_autofree char *label = NULL, *description = NULL;

  if (card->option != NULL && card->option->worth > 0)
    /* Translators: a card, what it is worth and what kind it is: "Knights 8, Attack" */
    label = g_strdup_printf (_ ("%s %d, %s"), muster_castles_card_get_name (card), card->option->worth, kind);
  else
    label = g_strdup_printf (_ ("%s, %s"), muster_castles_card_get_name (card), kind);
  if (tile->place.fate != NULL)
    description = g_strdup_printf ("%s. %s", tile->place.fate, about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description != NULL ? description : about, -1);
  muster_tooltip_set (GTK_WIDGET (tile), about);
}

void
muster_card_tile_show (MusterCardTile *tile, const MusterCastlesCard *card, const MusterCardPlace *place)
{
  const char *kind = name_kind (card->option);
  g_autofree char *worth
      = card->option != NULL && card->option->worth > 0 ? g_strdup_printf ("%d", card->option->worth) : NULL;
  g_autofree char *name = card->count > 1
                              ? g_strdup_printf ("%d × %s", card->count, muster_castles_card_get_name (card))
                              : g_strdup (muster_castles_card_get_name (card));
  MusterCastlesKingdomChange menu;

  tile->place = *place;
  muster_card_icon_show (tile->icon, card->option);
  gtk_label_set_text (GTK_LABEL (tile->name), name);
  gtk_label_set_text (GTK_LABEL (tile->kind), kind);
  gtk_label_set_text (GTK_LABEL (tile->worth), worth != NULL ? worth : "");
  gtk_label_set_text (GTK_LABEL (tile->fate), place->fate != NULL ? place->fate : "");
  gtk_widget_set_visible (tile->fate, place->fate != NULL);
  muster_css_class_set (GTK_WIDGET (tile), "doomed", place->fate != NULL);
  muster_css_class_set (GTK_WIDGET (tile), "unknown", card->option == NULL);
  muster_css_class_set (GTK_WIDGET (tile), "attack",
                        card->option != NULL && card->option->castle_card_kind == MUSTER_CASTLE_CARD_ATTACK);
  tell (tile, card, kind);
  tile->place.fate = NULL;
  menu = change_of (tile, tile->in_hand ? MUSTER_CASTLES_KINGDOM_REMOVE_CARD : MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE);
  muster_kingdom_action_set (GTK_WIDGET (tile), MUSTER_KINGDOM_MENU_ACTION, &menu);
}

static void
muster_card_tile_class_init (MusterCardTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  add_bindings (widget_class);
  g_type_ensure (MUSTER_TYPE_CARD_ICON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/castles/card-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, box);
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, line);
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, icon);
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, name);
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, kind);
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, worth);
  gtk_widget_class_bind_template_child (widget_class, MusterCardTile, fate);
}

static void
muster_card_tile_init (MusterCardTile *tile)
{
  gtk_widget_init_template (GTK_WIDGET (tile));
  gtk_widget_set_focus_on_click (GTK_WIDGET (tile), TRUE);
  muster_card_icon_set_size (tile->icon, 20);
  muster_kingdom_action_add_menu_click (GTK_WIDGET (tile));
}

/* In a pile it is one line; in a hand, a card as one holds it. */
static void
stand_upright (MusterCardTile *tile)
{
  GtkWidget *labels[] = { tile->kind, tile->name, tile->worth, tile->fate };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_xalign (GTK_LABEL (labels[i]), 0.5f);
  muster_card_icon_set_size (tile->icon, 30);
  gtk_box_set_spacing (GTK_BOX (tile->box), 3);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (tile->line), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (tile->line), 3);
  gtk_widget_set_visible (tile->kind, TRUE);
  gtk_label_set_justify (GTK_LABEL (tile->name), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (tile->name), 9);
  gtk_label_set_max_width_chars (GTK_LABEL (tile->name), 9);
  gtk_widget_set_hexpand (tile->name, FALSE);
  gtk_widget_set_vexpand (tile->name, TRUE);
  gtk_widget_set_halign (tile->worth, GTK_ALIGN_CENTER);
}

GtkWidget *
muster_card_tile_new (gboolean in_hand)
{
  MusterCardTile *tile = g_object_new (MUSTER_TYPE_CARD_TILE, NULL);

  tile->in_hand = in_hand;
  if (in_hand)
    stand_upright (tile);
  else
    add_drag_source (tile);
  return GTK_WIDGET (tile);
}
