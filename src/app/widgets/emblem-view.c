/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/emblem-view.h"

#include "print/brush.h"

#define SIZE 20

struct _MusterEmblemView
{
  GtkWidget parent;
  char *id;
};

G_DEFINE_FINAL_TYPE (MusterEmblemView, muster_emblem_view, GTK_TYPE_WIDGET)

/* On dark backgrounds the accent is mixed with white to stay legible. */
static MusterColor
find_color (const char *id)
{
  MusterColor color = muster_accent_of (id);

  return adw_style_manager_get_dark (adw_style_manager_get_default ()) ? muster_color_tint (color, 0.45) : color;
}

static void
muster_emblem_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterEmblemView *view = MUSTER_EMBLEM_VIEW (widget);
  gdouble width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), side = MIN (width, height);
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  cairo_t *cr;

  if (side <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  muster_brush_set_target (brush, cr);
  muster_brush_paint_emblem (brush, view->id, (MusterBox){ (width - side) / 2, (height - side) / 2, side, side },
                             find_color (view->id));
  cairo_destroy (cr);
}

static void
muster_emblem_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
muster_emblem_view_finalize (GObject *object)
{
  g_free (MUSTER_EMBLEM_VIEW (object)->id);
  G_OBJECT_CLASS (muster_emblem_view_parent_class)->finalize (object);
}

static void
muster_emblem_view_class_init (MusterEmblemViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_emblem_view_finalize;
  widget_class->snapshot = muster_emblem_view_snapshot;
  widget_class->measure = muster_emblem_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_emblem_view_init (MusterEmblemView *view)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), view,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
muster_emblem_view_new (const char *id)
{
  MusterEmblemView *view = g_object_new (MUSTER_TYPE_EMBLEM_VIEW, NULL);

  view->id = g_strdup (id);
  return GTK_WIDGET (view);
}
