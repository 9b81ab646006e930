/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait/crop-area.h"

#include <glib/gi18n.h>

#define STEP 0.04 /* relative to the visible part, per key press */
#define ZOOM_STEP 1.1

struct _MusterCropArea
{
  GtkWidget parent;
  const MusterPixels *pixels;
  MusterCrop crop;
  MusterCrop held; /* the crop when dragging began */
};

G_DEFINE_FINAL_TYPE (MusterCropArea, muster_crop_area, GTK_TYPE_WIDGET)

static guint changed_signal;

/* Where the portrait is shown: centred, as high as possible. */
static MusterBox
find_frame (MusterCropArea *area)
{
  gdouble width = gtk_widget_get_width (GTK_WIDGET (area)), height = gtk_widget_get_height (GTK_WIDGET (area));
  gdouble high = MIN (height * 0.9, width * 0.9 / MUSTER_CROP_SHAPE), wide = high * MUSTER_CROP_SHAPE;

  return (MusterBox){ (width - wide) / 2, (height - high) / 2, wide, high };
}

static void
paint_picture (MusterCropArea *area, cairo_t *cr, gdouble opacity)
{
  MusterBox frame = find_frame (area), box = muster_crop_get_box (&area->crop);
  gdouble scale = frame.height / box.height;

  cairo_save (cr);
  cairo_translate (cr, frame.x, frame.y);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -box.x, -box.y);
  cairo_set_source_surface (cr, area->pixels->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint_with_alpha (cr, opacity);
  cairo_restore (cr);
}

static void
muster_crop_area_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterCropArea *area = MUSTER_CROP_AREA (widget);
  graphene_rect_t all
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  MusterBox frame = find_frame (area);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &all);

  /* The part outside the crop is shown faintly. */
  paint_picture (area, cr, 0.25);
  cairo_rectangle (cr, frame.x, frame.y, frame.width, frame.height);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  paint_picture (area, cr, 1);
  cairo_restore (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.7);
  cairo_set_line_width (cr, 3);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
muster_crop_area_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = 160;
  *natural = 420;
}

static void
tell (MusterCropArea *area)
{
  gtk_widget_queue_draw (GTK_WIDGET (area));
  g_signal_emit (area, changed_signal, 0);
}

void
muster_crop_area_zoom (MusterCropArea *area, gdouble zoom)
{
  if (zoom == area->crop.zoom)
    return;
  muster_crop_zoom (&area->crop, zoom);
  tell (area);
}

const MusterCrop *
muster_crop_area_get_crop (MusterCropArea *area)
{
  return &area->crop;
}

/* Pointer. */

static void
drag_begun_cb (MusterCropArea *area)
{
  area->held = area->crop;
  gtk_widget_grab_focus (GTK_WIDGET (area));
}

static void
dragged_cb (MusterCropArea *area, double x, double y)
{
  MusterBox frame = find_frame (area);

  area->crop = area->held;
  muster_crop_move (&area->crop, -x / frame.width, -y / frame.height);
  tell (area);
}

static gboolean
scrolled_cb (MusterCropArea *area, double x, double y)
{
  muster_crop_area_zoom (area, area->crop.zoom * (y > 0 ? 1 / ZOOM_STEP : ZOOM_STEP));
  return GDK_EVENT_STOP;
}

static void
pinched_cb (MusterCropArea *area, double scale)
{
  muster_crop_area_zoom (area, area->held.zoom * scale);
}

/* Keys. */

static gboolean
move_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MusterCropArea *area = MUSTER_CROP_AREA (widget);
  double right, down;

  g_variant_get (arguments, "(dd)", &right, &down);
  muster_crop_move (&area->crop, right, down);
  tell (area);
  return GDK_EVENT_STOP;
}

static gboolean
zoom_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  double factor;

  g_variant_get (arguments, "(d)", &factor);
  muster_crop_area_zoom (MUSTER_CROP_AREA (widget), MUSTER_CROP_AREA (widget)->crop.zoom * factor);
  return GDK_EVENT_STOP;
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    double right, down;
  } moves[]
      = { { GDK_KEY_Left, -STEP, 0 }, { GDK_KEY_Right, STEP, 0 }, { GDK_KEY_Up, 0, -STEP }, { GDK_KEY_Down, 0, STEP } };
  static const guint nearer[] = { GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add },
                     farther[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_add_binding (widget_class, moves[i].key, 0, move_cb, "(dd)", moves[i].right, moves[i].down);
  for (guint i = 0; i < G_N_ELEMENTS (nearer); i++)
    gtk_widget_class_add_binding (widget_class, nearer[i], 0, zoom_cb, "(d)", ZOOM_STEP);
  for (guint i = 0; i < G_N_ELEMENTS (farther); i++)
    gtk_widget_class_add_binding (widget_class, farther[i], 0, zoom_cb, "(d)", 1 / ZOOM_STEP);
}

static void
muster_crop_area_class_init (MusterCropAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = muster_crop_area_snapshot;
  widget_class->measure = muster_crop_area_measure;
  changed_signal
      = g_signal_new ("changed", MUSTER_TYPE_CROP_AREA, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "croparea");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  bind_keys (widget_class);
}

static void
muster_crop_area_init (MusterCropArea *area)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *wheel
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  gtk_widget_set_focusable (GTK_WIDGET (area), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (area), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (area), "grab");
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The part of the picture that is shown"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("The arrow keys move it, plus and minus make it larger and smaller."), -1);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begun_cb), area);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (dragged_cb), area);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (drag_begun_cb), area);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinched_cb), area);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scrolled_cb), area);
  gtk_widget_add_controller (GTK_WIDGET (area), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (area), GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (GTK_WIDGET (area), wheel);
}

GtkWidget *
muster_crop_area_new (const MusterPixels *pixels)
{
  MusterCropArea *area = g_object_new (MUSTER_TYPE_CROP_AREA, NULL);

  area->pixels = pixels;
  area->crop = muster_crop_new (cairo_image_surface_get_width (pixels->surface),
                                cairo_image_surface_get_height (pixels->surface));
  return GTK_WIDGET (area);
}
