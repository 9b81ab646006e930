/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/picking/tarot-grid.h"

#include <glib/gi18n.h>

#include "app/widgets/emblem-view.h"
#include "app/games/collision/numbers.h"
#include "app/games/collision/suits.h"

struct _MusterTarotGrid
{
  GtkWidget parent;
  GtkWidget *box;
  GtkWidget *grid;
  GtkWidget *derivation; /* about the tarot looked at */
  const MusterCollisionOffers *offers;
};

G_DEFINE_FINAL_TYPE (MusterTarotGrid, muster_tarot_grid, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  PREVIEWED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const MusterSuit columns[] = { MUSTER_SUIT_SWORDS, MUSTER_SUIT_CUPS, MUSTER_SUIT_RODS, MUSTER_SUIT_COINS };

static guint
get_n (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "offer"));
}

static char *
dup_story (const MusterCollisionOffers *offers, guint n)
{
  const MusterCollisionOffer *offer = muster_collision_offers_at (offers, n);
  g_autofree char *numbers = muster_numbers_dup (offer->option);
  g_autofree char *points = muster_numbers_dup_points (offer->option->points);
  g_autofree char *reason = muster_collision_offers_dup_reason (offers, offer);

  return g_strdup_printf ("%s · %s\n%s%s%s", muster_option_get_name (offer->option), points, numbers,
                          *reason != '\0' ? "\n" : "", reason);
}

static void
look_at (MusterTarotGrid *grid, GtkWidget *button)
{
  gtk_label_set_text (GTK_LABEL (grid->derivation), g_object_get_data (G_OBJECT (button), "story"));
  g_signal_emit (grid, signals[PREVIEWED], 0, get_n (button));
}

static void
clicked_cb (GtkWidget *button, MusterTarotGrid *grid)
{
  g_signal_emit (grid, signals[PICKED], 0, get_n (button));
}

static void
focused_cb (GtkEventController *controller, MusterTarotGrid *grid)
{
  look_at (grid, gtk_event_controller_get_widget (controller));
}

static void
entered_cb (GtkEventController *controller, double x, double y, MusterTarotGrid *grid)
{
  look_at (grid, gtk_event_controller_get_widget (controller));
}

static char *
dup_rank (guint rank)
{
  return rank == 11 ? g_strdup (_ ("Ace")) : g_strdup_printf ("%u", rank);
}

static GtkWidget *
make_button (MusterTarotGrid *grid, guint n)
{
  const MusterCollisionOffer *offer = muster_collision_offers_at (grid->offers, n);
  g_autofree char *rank = dup_rank (offer->option->rank);
  char *derivation = dup_story (grid->offers, n);
  GtkWidget *button = gtk_button_new_with_label (rank);
  GtkEventController *focus = gtk_event_controller_focus_new (), *motion = gtk_event_controller_motion_new ();

  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "tarot");
  gtk_widget_add_css_class (button, offer->legal ? "open" : "illegal");
  if (grid->offers->character->tarot.option == offer->option)
    gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (button), "offer", GUINT_TO_POINTER (n));
  g_object_set_data_full (G_OBJECT (button), "story", derivation, g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_option_get_name (offer->option), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  derivation, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), grid);
  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), grid);
  g_signal_connect (motion, "enter", G_CALLBACK (entered_cb), grid);
  gtk_widget_add_controller (button, focus);
  gtk_widget_add_controller (button, motion);
  return button;
}

static int
find_column (MusterSuit suit)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i] == suit)
      return (int) i;
  return (int) G_N_ELEMENTS (columns);
}

static void
add_headings (MusterTarotGrid *grid)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), muster_emblem_view_new (muster_suits[columns[i]]));
      gtk_box_append (GTK_BOX (box), gtk_label_new (muster_suit_get_title (columns[i])));
      gtk_grid_attach (GTK_GRID (grid->grid), box, (int) i, 0, 1, 1);
    }
}

static void
muster_tarot_grid_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_TAROT_GRID (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_tarot_grid_parent_class)->dispose (object);
}

static void
muster_tarot_grid_class_init (MusterTarotGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_tarot_grid_dispose;
  signals[PICKED] = g_signal_new ("picked", MUSTER_TYPE_TAROT_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_UINT);
  signals[PREVIEWED] = g_signal_new ("previewed", MUSTER_TYPE_TAROT_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

/* A table stays one: where it is too wide, it goes from side to side under what is said of it. */
static GtkWidget *
make_table (GtkWidget *grid)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  return scroller;
}

static void
muster_tarot_grid_init (MusterTarotGrid *grid)
{
  GtkWidget *derivation = gtk_label_new (_ ("Point at a tarot, or go to it with the keys, to see what it gives."));

  grid->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  grid->grid = gtk_grid_new ();
  grid->derivation = derivation;
  gtk_grid_set_row_spacing (GTK_GRID (grid->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid->grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid->grid), TRUE);
  gtk_label_set_wrap (GTK_LABEL (derivation), TRUE);
  gtk_label_set_xalign (GTK_LABEL (derivation), 0);
  gtk_label_set_yalign (GTK_LABEL (derivation), 0);
  gtk_widget_set_size_request (derivation, -1, 84);
  gtk_widget_add_css_class (grid->box, "tarots");
  gtk_box_append (GTK_BOX (grid->box), make_table (grid->grid));
  gtk_box_append (GTK_BOX (grid->box), derivation);
  gtk_widget_set_parent (grid->box, GTK_WIDGET (grid));
}

GtkWidget *
muster_tarot_grid_new (const MusterCollisionOffers *offers)
{
  MusterTarotGrid *grid = g_object_new (MUSTER_TYPE_TAROT_GRID, NULL);

  grid->offers = offers;
  add_headings (grid);
  for (guint i = 0; i < offers->offers->len; i++)
    {
      const MusterOption *option = muster_collision_offers_at (offers, i)->option;

      if (option != NULL
          && gtk_grid_get_child_at (GTK_GRID (grid->grid), find_column (option->suit), option->rank) == NULL)
        gtk_grid_attach (GTK_GRID (grid->grid), make_button (grid, i), find_column (option->suit), option->rank, 1, 1);
    }
  return GTK_WIDGET (grid);
}
