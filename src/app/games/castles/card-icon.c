/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/card-icon.h"

#include "games/castles/kingdom-worth.h"
#include "print/icon.h"

struct _MusterCardIcon
{
  GtkWidget parent;
  const MusterOption *card;
  int size;
};

G_DEFINE_FINAL_TYPE (MusterCardIcon, muster_card_icon, GTK_TYPE_WIDGET)

/* Its own icon, or that of its kind. */
static const char *
find_icon (const MusterOption *card)
{
  const char *stand_in, *id = muster_castles_get_icon (card, &stand_in);

  return muster_icon_is_drawn (id) ? id : stand_in;
}

static void
muster_card_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterCardIcon *icon = MUSTER_CARD_ICON (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), side = MIN (width, height);
  double grey = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? .93 : .2;
  cairo_t *cr;

  if (side <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - side) / 2, (height - side) / 2);
  cairo_set_source_rgb (cr, grey, grey, grey);
  muster_icon_paint (cr, side, find_icon (icon->card));
  cairo_destroy (cr);
}

static void
muster_card_icon_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = MUSTER_CARD_ICON (widget)->size;
}

void
muster_card_icon_show (MusterCardIcon *icon, const MusterOption *card)
{
  icon->card = card;
  gtk_widget_queue_draw (GTK_WIDGET (icon));
}

static void
muster_card_icon_class_init (MusterCardIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = muster_card_icon_snapshot;
  widget_class->measure = muster_card_icon_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_card_icon_init (MusterCardIcon *icon)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), icon,
                           G_CONNECT_SWAPPED);
}

void
muster_card_icon_set_size (MusterCardIcon *icon, int size)
{
  icon->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (icon));
}

GtkWidget *
muster_card_icon_new (int size)
{
  MusterCardIcon *icon = g_object_new (MUSTER_TYPE_CARD_ICON, "valign", GTK_ALIGN_CENTER, NULL);

  icon->size = size;
  return GTK_WIDGET (icon);
}
