/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/draft-order.h"

#include <glib/gi18n.h>

struct _MusterDraftOrder
{
  AdwBin parent;
  GtkFlowBox *seats;
};

G_DEFINE_FINAL_TYPE (MusterDraftOrder, muster_draft_order, ADW_TYPE_BIN)

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* "Picks now", "Next", or the position in the round. */
static char *
dup_when (const MusterPuppetWarsDraft *draft, guint place)
{
  guint n = muster_puppet_wars_draft_get_n_players (draft), n_picks, now;

  muster_puppet_wars_draft_get_picks (draft, &n_picks);
  now = n_picks % n;
  if (muster_puppet_wars_draft_get_turn (draft) < 0)
    return g_strdup (_ ("Done"));
  if (place == now)
    return g_strdup (_ ("Picks now"));
  return place == now + 1 ? g_strdup (C_ ("player of a draft", "Next")) : g_strdup_printf ("%u", place + 1);
}

static GtkWidget *
make_chip (const MusterPuppetWarsDraft *draft, guint place)
{
  guint player = muster_puppet_wars_draft_get_seat (draft, place);
  GtkWidget *chip = gtk_flow_box_child_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *name = muster_puppet_wars_draft_get_player (draft, player);
  g_autofree char *when = dup_when (draft, place);
  g_autofree char *many = g_strdup_printf (_ ("%u of %u"), muster_puppet_wars_draft_get_n_puppets (draft, player),
                                           muster_puppet_wars_draft_get_size (draft));
  g_autofree char *told = g_strdup_printf (_ ("%s; %s puppets"), when, many);

  add_label (box, when, "when");
  add_label (box, name, "heading");
  add_label (box, many, "numeric");
  gtk_widget_add_css_class (box, "seat");
  if (muster_puppet_wars_draft_get_turn (draft) == (gint) player)
    gtk_widget_add_css_class (box, "current");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (chip), box);
  gtk_widget_set_focusable (chip, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
  return chip;
}

void
muster_draft_order_show (MusterDraftOrder *order, const MusterPuppetWarsDraft *draft)
{
  GtkFlowBoxChild *seat;

  while ((seat = gtk_flow_box_get_child_at_index (order->seats, 0)) != NULL)
    gtk_flow_box_remove (order->seats, GTK_WIDGET (seat));
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_players (draft); i++)
    gtk_flow_box_append (order->seats, make_chip (draft, i));
}

static void
muster_draft_order_class_init (MusterDraftOrderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/draft-order.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDraftOrder, seats);
}

static void
muster_draft_order_init (MusterDraftOrder *order)
{
  gtk_widget_init_template (GTK_WIDGET (order));
}

GtkWidget *
muster_draft_order_new (void)
{
  return g_object_new (MUSTER_TYPE_DRAFT_ORDER, NULL);
}
