/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/castle-column.h"

#include <glib/gi18n.h>

#include "app/games/castles/card-tile.h"
#include "app/games/castles/castle-picture.h"
#include "app/games/castles/kingdom-action.h"
#include "app/widgets/drag-icon.h"
#include "games/castles/kingdom-worth.h"

struct _MusterCastleColumn
{
  GtkWidget parent;
  guint realm, castle, castles;
  GtkWidget *box, *pile, *add, *keep, *picture, *words, *title, *upgrade, *health, *fate;
  GPtrArray *tiles; /* MusterCardTile, lowest first; surplus ones are hidden */
  guint height;     /* number of cards in the pile */
};

G_DEFINE_FINAL_TYPE (MusterCastleColumn, muster_castle_column, GTK_TYPE_WIDGET)

static MusterCastlesKingdomChange
change_of (MusterCastleColumn *column, MusterCastlesKingdomAct act)
{
  return (MusterCastlesKingdomChange){ .act = act,
                                       .realm = column->realm,
                                       .castle = column->castle,
                                       .card = G_MAXUINT,
                                       .to_realm = column->realm,
                                       .to_castle = column->castle };
}

/* Keys on the castle itself. */

static gboolean
move_castle (MusterCastleColumn *column, int across)
{
  MusterCastlesKingdomChange change = change_of (column, MUSTER_CASTLES_KINGDOM_MOVE_CASTLE);

  if ((across < 0 && column->castle == 0) || (across > 0 && column->castle + 1 >= column->castles))
    return FALSE;
  change.to_castle = (guint) ((int) column->castle + across);
  muster_kingdom_action_ask (GTK_WIDGET (column), MUSTER_KINGDOM_CHANGE_ACTION, &change);
  return TRUE;
}

static gboolean
move_left_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return move_castle (data, -1);
}

static gboolean
move_right_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return move_castle (data, 1);
}

static gboolean
remove_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MusterCastlesKingdomChange change = change_of (data, MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE);

  muster_kingdom_action_ask (data, MUSTER_KINGDOM_CHANGE_ACTION, &change);
  return TRUE;
}

static void
add_keys (MusterCastleColumn *column)
{
  static const struct
  {
    const char *trigger;
    GtkShortcutFunc action;
  } keys[] = { { "<Alt>Left|<Alt>KP_Left", move_left_cb },
               { "<Alt>Right|<Alt>KP_Right", move_right_cb },
               { "Delete", remove_cb } };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].trigger),
                                                            gtk_callback_action_new (keys[i].action, column, NULL)));
  gtk_widget_add_controller (column->keep, controller);
}

/* Dragging the castle, and dropping on it. */

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, gpointer data)
{
  MusterCastlesKingdomChange change = change_of (data, MUSTER_CASTLES_KINGDOM_MOVE_CASTLE);
  g_autoptr (GVariant) variant = g_variant_ref_sink (muster_kingdom_action_new (&change));

  return gdk_content_provider_new_typed (G_TYPE_VARIANT, variant);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, gpointer data)
{
  g_autoptr (GdkPaintable) picture = muster_drag_icon_new (MUSTER_CASTLE_COLUMN (data)->keep);

  gtk_drag_source_set_icon (source, picture, 20, 20);
}

/* How many cards of the pile are below this height of the column. */
static guint
count_below (MusterCastleColumn *column, double y)
{
  guint n = 0;

  for (guint i = 0; i < column->height; i++)
    {
      GtkWidget *tile = column->tiles->pdata[i];
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (tile, GTK_WIDGET (column), &bounds)
          && bounds.origin.y + bounds.size.height / 2 > y)
        n++;
    }
  return n;
}

static MusterCastlesKingdomChange
find_drop (MusterCastleColumn *column, MusterCastlesKingdomChange change, double x, double y)
{
  gboolean same_realm = change.realm == column->realm, same_castle = same_realm && change.castle == column->castle;

  change.to_realm = column->realm;
  change.to_castle = column->castle;
  if (change.act == MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE)
    {
      change.to_card = count_below (column, y);
      if (same_castle && change.to_card > change.card)
        change.to_card--; /* after removal */
    }
  else
    {
      if (x > gtk_widget_get_width (GTK_WIDGET (column)) / 2.0)
        change.to_castle++;
      if (same_realm && change.to_castle > change.castle)
        change.to_castle--;
    }
  return change;
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  MusterCastleColumn *column = data;
  GVariant *variant = g_value_get_variant (value);
  MusterCastlesKingdomChange change;

  if (variant == NULL || !g_variant_is_of_type (variant, G_VARIANT_TYPE (MUSTER_KINGDOM_ACT_TYPE)))
    return FALSE;
  change = find_drop (column, muster_kingdom_action_get (variant, NULL), x, y);
  muster_kingdom_action_ask (GTK_WIDGET (column), MUSTER_KINGDOM_CHANGE_ACTION, &change);
  return TRUE;
}

static void
add_dragging (MusterCastleColumn *column)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_VARIANT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), column);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), column);
  gtk_widget_add_controller (column->keep, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), column);
  gtk_widget_add_controller (GTK_WIDGET (column), GTK_EVENT_CONTROLLER (target));
}

/* Showing. */

static const char *
tell_fate (MusterCastlesThreat threat)
{
  return threat == MUSTER_CASTLES_THREAT_SABOTAGE ? _ ("could be taken") : _ ("is taken");
}

static void
show_pile (MusterCastleColumn *column, const MusterCastlesCastle *castle, const MusterCastlesCastleFate *fate,
           MusterCastlesThreat threat)
{
  column->height = castle->defenses->len;
  while (column->tiles->len < column->height)
    {
      GtkWidget *tile = muster_card_tile_new (FALSE);

      g_ptr_array_add (column->tiles, tile);
      gtk_box_prepend (GTK_BOX (column->pile), tile);
    }
  for (guint i = 0; i < column->tiles->len; i++)
    {
      MusterCardPlace place
          = { column->realm,   column->castle, i,
              column->castles, column->height, fate->defense == (gint) i ? tell_fate (threat) : NULL };

      gtk_widget_set_visible (column->tiles->pdata[i], i < column->height);
      if (i < column->height)
        muster_card_tile_show (column->tiles->pdata[i], muster_castles_cards_at (castle->defenses, i), &place);
    }
}

static void
show_add (MusterCastleColumn *column, const MusterCastlesCastle *castle)
{
  MusterCastlesKingdomChange change = change_of (column, MUSTER_CASTLES_KINGDOM_ADD_DEFENSE);
  g_autofree char *name = g_strdup_printf (_ ("Add a defense to castle %u"), column->castle + 1);
  g_autofree char *room
      = g_strdup_printf (_ ("%u of %d defenses"), muster_castles_count_defenses (castle), MUSTER_CASTLES_MOST_DEFENSES);

  muster_kingdom_action_set (column->add, MUSTER_KINGDOM_PICK_ACTION, &change);
  gtk_accessible_update_property (GTK_ACCESSIBLE (column->add), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, room, -1);
  gtk_widget_set_tooltip_text (column->add, room);
}

static void
show_keep (MusterCastleColumn *column, const MusterCatalog *catalog, const MusterCastlesCastle *castle,
           const MusterCastlesCastleFate *fate)
{
  const MusterOption *upgrade = muster_castles_castle_get_upgrade (castle);
  MusterCastlesKingdomChange menu = change_of (column, MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE);
  guint health = muster_castles_get_health (catalog, castle), own = muster_castles_get_worth (catalog, castle);
  const MusterOption *card = muster_castles_castle_get_stand_in (castle);
  const char *written = muster_choice_is_made (&castle->upgrade) ? muster_choice_get_name (&castle->upgrade)
                        : card != NULL                           ? _ ("Puppet card")
                                                                 : _ ("No upgrade");
  g_autofree char *title = g_strdup_printf (_ ("Castle %u"), column->castle + 1);
  g_autofree char *with
      = g_strdup_printf ("%s · %u", upgrade != NULL ? muster_option_get_name (upgrade) : written, own);
  g_autofree char *all = g_strdup_printf (_ ("Health %u"), health);
  g_autofree char *label = g_strdup_printf (_ ("Castle %u, %s, health %u"), column->castle + 1,
                                            upgrade != NULL ? muster_option_get_name (upgrade) : written, health);

  muster_castle_picture_show (MUSTER_CASTLE_PICTURE (column->picture), upgrade != NULL ? upgrade->id : NULL,
                              fate->falls);
  gtk_label_set_text (GTK_LABEL (column->title), title);
  gtk_label_set_text (GTK_LABEL (column->upgrade), with);
  gtk_label_set_text (GTK_LABEL (column->health), all);
  muster_kingdom_action_set (column->keep, MUSTER_KINGDOM_MENU_ACTION, &menu);
  gtk_accessible_update_property (GTK_ACCESSIBLE (column->keep), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_fate (MusterCastleColumn *column, const char *fate)
{
  const char *about = *fate != '\0' ? fate : _ ("Alt and the arrow keys move it, Delete removes it");

  gtk_label_set_text (GTK_LABEL (column->fate), fate);
  gtk_widget_set_visible (column->fate, *fate != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (column->keep), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
}

void
muster_castle_column_show (MusterCastleColumn *column, const MusterCatalog *catalog, const MusterCastlesKingdom *owner,
                           guint realm, guint castle, MusterCastlesThreat threat)
{
  const MusterCastlesCastle *shown = owner->castles->pdata[castle];
  MusterCastlesCastleFate fate = { .defense = -1 };
  g_autofree char *told = NULL;

  if (threat != MUSTER_CASTLES_N_THREATS)
    {
      fate = muster_castles_threat_find_fate (threat, owner, castle);
      told = muster_castles_threat_dup_fate (threat, &fate);
    }
  column->realm = realm;
  column->castle = castle;
  column->castles = owner->castles->len;
  show_pile (column, shown, &fate, threat);
  show_add (column, shown);
  show_keep (column, catalog, shown, &fate);
  show_fate (column, told != NULL && fate.defense < 0 ? told : "");
}

GtkWidget *
muster_castle_column_find (MusterCastleColumn *column, guint card)
{
  return column->height > 0 && card != G_MAXUINT ? column->tiles->pdata[MIN (card, column->height - 1)] : column->keep;
}

GtkWidget *
muster_castle_column_get_words (MusterCastleColumn *column)
{
  return column->words;
}

/* Making. */

static void
muster_castle_column_dispose (GObject *object)
{
  MusterCastleColumn *column = MUSTER_CASTLE_COLUMN (object);

  g_clear_pointer (&column->box, gtk_widget_unparent);
  g_clear_pointer (&column->tiles, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_castle_column_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_CASTLE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/castles/castle-column.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, box);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, add);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, pile);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, keep);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, picture);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, words);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, title);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, upgrade);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, health);
  gtk_widget_class_bind_template_child (widget_class, MusterCastleColumn, fate);
}

static void
muster_castle_column_class_init (MusterCastleColumnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_castle_column_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "castlecolumn");
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_castle_column_init (MusterCastleColumn *column)
{
  column->tiles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (column));
  muster_kingdom_action_add_menu_click (column->keep);
  add_keys (column);
  add_dragging (column);
}

GtkWidget *
muster_castle_column_new (void)
{
  return g_object_new (MUSTER_TYPE_CASTLE_COLUMN, NULL);
}
