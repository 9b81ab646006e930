/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/castle-picture.h"

#include <math.h>

#include "print/building.h"

#define WIDTH 92

struct _MusterCastlePicture
{
  GtkWidget parent;
  char *upgrade;
  gboolean fallen;
};

G_DEFINE_FINAL_TYPE (MusterCastlePicture, muster_castle_picture, GTK_TYPE_WIDGET)

static void
muster_castle_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterCastlePicture *picture = MUSTER_CASTLE_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  muster_building_paint (cr, width, height, picture->upgrade, picture->fallen,
                         adw_style_manager_get_dark (adw_style_manager_get_default ()) ? MUSTER_BUILDING_NIGHT
                                                                                       : MUSTER_BUILDING_DAY);
  cairo_destroy (cr);
}

static void
muster_castle_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline)
{
  MusterCastlePicture *picture = MUSTER_CASTLE_PICTURE (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? WIDTH
                            : (int) ceil (muster_building_get_height (WIDTH, picture->upgrade, picture->fallen));
}

void
muster_castle_picture_show (MusterCastlePicture *picture, const char *upgrade, gboolean fallen)
{
  char *copy = g_strdup (upgrade);

  g_free (picture->upgrade);
  picture->upgrade = copy;
  picture->fallen = fallen;
  gtk_widget_queue_resize (GTK_WIDGET (picture));
}

static void
muster_castle_picture_finalize (GObject *object)
{
  g_free (MUSTER_CASTLE_PICTURE (object)->upgrade);
  G_OBJECT_CLASS (muster_castle_picture_parent_class)->finalize (object);
}

static void
muster_castle_picture_class_init (MusterCastlePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_castle_picture_finalize;
  widget_class->snapshot = muster_castle_picture_snapshot;
  widget_class->measure = muster_castle_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_castle_picture_init (MusterCastlePicture *picture)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw),
                           picture, G_CONNECT_SWAPPED);
}
