/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/card-view.h"

#include <math.h>
#include <string.h>

#include "print/brush.h"
#include "print/job.h"
#include "print/roster/roster.h"

#define GAP 12
#define CORNER 8.0 /* points */

/* A list is shown without most of its margins, so that it is legible beside an editor. */
#define LIST_CROP MUSTER_MM (9)

/* A painted side as bands of pixels: the display only redraws changed nodes, and most changes affect few bands.
 * Painting on an image is also much faster than on the display. Bands overlap by a pixel to avoid seams at fractional
 * positions. */
#define BAND 24

typedef struct
{
  cairo_surface_t *pixels;
  GPtrArray *bands; /* GskRenderNode */
  GArray *zones;    /* MusterCardZone, of what is shown; NULL until somebody points at it */
  gboolean stale;   /* the pixels show something else */
} Side;

struct _MusterCardView
{
  GtkWidget parent;
  GPtrArray *shown;       /* MusterCard, borrowed */
  MusterPrintJob *job;    /* paints as for paper; NULL if there is no card */
  MusterBrush *brush;     /* of the plan */
  MusterRosterPlan *plan; /* NULL if there is no roster */
  gdouble width, height;  /* of a side or page, in points */
  GArray *sides;          /* Side */
  GtkAdjustment *scroll;  /* of the parent, while mapped; or NULL */
  guint pointed;          /* the side that is pointed at … */
  MusterCardZone zone;    /* … and where, if that leads somewhere; its part is NULL else */
};

G_DEFINE_FINAL_TYPE (MusterCardView, muster_card_view, GTK_TYPE_WIDGET)

static guint zone_signal;

static guint
count_sides (MusterCardView *view)
{
  if (view->plan != NULL)
    return muster_roster_plan_get_n_pages (view->plan);
  return view->job != NULL ? muster_print_job_get_n_sides (view->job) : 0;
}

static void
trace_card (cairo_t *cr, gdouble width, gdouble height)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, width - CORNER, CORNER, CORNER, -G_PI_2, 0);
  cairo_arc (cr, width - CORNER, height - CORNER, CORNER, 0, G_PI_2);
  cairo_arc (cr, CORNER, height - CORNER, CORNER, G_PI_2, G_PI);
  cairo_arc (cr, CORNER, CORNER, CORNER, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Cards have rounded corners, paper hasn't. */
static void
trace (MusterCardView *view, cairo_t *cr)
{
  if (view->plan != NULL)
    cairo_rectangle (cr, 0, 0, view->width, view->height);
  else
    trace_card (cr, view->width, view->height);
}

static void
paint_side (MusterCardView *view, cairo_t *cr, guint n)
{
  cairo_save (cr);
  trace (view, cr);
  cairo_clip_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  if (view->plan != NULL)
    {
      muster_brush_set_target (view->brush, cr);
      cairo_translate (cr, -LIST_CROP, -LIST_CROP);
      muster_roster_plan_paint (view->plan, n);
      cairo_translate (cr, LIST_CROP, LIST_CROP);
    }
  else
    muster_print_job_paint_side (view->job, n, cr);
  cairo_restore (cr);
  trace (view, cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
}

/* How many sides fit side by side at that width. */
static guint
count_columns (int width)
{
  return width >= 520 ? 2 : 1;
}

static void
clear_side (gpointer data)
{
  Side *side = data;

  g_clear_pointer (&side->pixels, cairo_surface_destroy);
  g_clear_pointer (&side->bands, g_ptr_array_unref);
  g_clear_pointer (&side->zones, g_array_unref);
}

static cairo_surface_t *
paint_pixels (MusterCardView *view, guint n, int width, int height, int factor)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * factor, height * factor);
  cairo_t *cr;

  cairo_surface_set_device_scale (pixels, factor, factor);
  cr = cairo_create (pixels);
  cairo_scale (cr, width / view->width, width / view->width);
  paint_side (view, cr, n);
  cairo_destroy (cr);
  cairo_surface_flush (pixels);
  return pixels;
}

static gboolean
is_same_size (cairo_surface_t *one, cairo_surface_t *other)
{
  return cairo_image_surface_get_width (one) == cairo_image_surface_get_width (other)
         && cairo_image_surface_get_height (one) == cairo_image_surface_get_height (other);
}

/* The part of an image shown by a band. */
static guchar *
find_band (cairo_surface_t *pixels, guint n, int factor, gsize *size)
{
  int first = (int) n * BAND * factor,
      rows = MIN ((BAND + 1) * factor, cairo_image_surface_get_height (pixels) - first);
  int stride = cairo_image_surface_get_stride (pixels);

  *size = (gsize) rows * (gsize) stride;
  return cairo_image_surface_get_data (pixels) + (gsize) first * (gsize) stride;
}

static gboolean
is_same_band (cairo_surface_t *one, cairo_surface_t *other, guint n, int factor)
{
  gsize size;
  const guchar *left = find_band (one, n, factor, &size), *right = find_band (other, n, factor, &size);

  return memcmp (left, right, size) == 0;
}

static GskRenderNode *
make_band (cairo_surface_t *pixels, guint n, int factor)
{
  int width = cairo_image_surface_get_width (pixels), stride = cairo_image_surface_get_stride (pixels);
  gsize size;
  const guchar *data = find_band (pixels, n, factor, &size);
  int rows = (int) size / stride;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, rows);
  GskRenderNode *node
      = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, (float) n * BAND, (float) width / factor, (float) rows / factor));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  memcpy (cairo_image_surface_get_data (image), data, size);
  cairo_surface_mark_dirty (image);
  cairo_surface_set_device_scale (image, factor, factor);
  cairo_set_source_surface (cr, image, 0, n * BAND);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return node;
}

/* Takes ownership of the pixels, and rebuilds the bands that differ. */
static void
set_side (Side *side, cairo_surface_t *pixels, int factor)
{
  guint n = (guint) (cairo_image_surface_get_height (pixels) + BAND * factor - 1) / (guint) (BAND * factor);
  g_autoptr (GPtrArray) before = g_steal_pointer (&side->bands);
  gboolean kept = side->pixels != NULL && is_same_size (side->pixels, pixels);

  side->bands = g_ptr_array_new_full (n, (GDestroyNotify) gsk_render_node_unref);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (side->bands, kept && is_same_band (side->pixels, pixels, i, factor)
                                      ? gsk_render_node_ref (before->pdata[i])
                                      : make_band (pixels, i, factor));
  g_clear_pointer (&side->pixels, cairo_surface_destroy);
  side->pixels = pixels;
}

/* A side's current painting, made if needed. */
static const Side *
get_side (MusterCardView *view, guint n, int width, int height)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (view));
  Side *side = &g_array_index (view->sides, Side, n);

  if (side->stale || side->pixels == NULL || cairo_image_surface_get_width (side->pixels) != width * factor)
    set_side (side, paint_pixels (view, n, width, height, factor), factor);
  side->stale = FALSE;
  return side;
}

static void
make_room (MusterCardView *view)
{
  if (view->sides->len != count_sides (view))
    g_array_set_size (view->sides, 0);
  g_array_set_size (view->sides, count_sides (view));
}

/* A long list has far more pages than are visible. */
static gboolean
is_in_view (MusterCardView *view, int y, int height)
{
  GtkWidget *port = gtk_widget_get_ancestor (GTK_WIDGET (view), GTK_TYPE_VIEWPORT);
  graphene_rect_t seen;

  if (port == NULL || !gtk_widget_compute_bounds (port, GTK_WIDGET (view), &seen))
    return TRUE;
  return (float) (y + height) >= seen.origin.y && (float) y <= seen.origin.y + seen.size.height;
}

static void
append_bands (const Side *side, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < side->bands->len; i++)
    gtk_snapshot_append_node (snapshot, side->bands->pdata[i]);
}

/* Where a side stands. */
static GdkRectangle
place_side (MusterCardView *view, guint n)
{
  int width = gtk_widget_get_width (GTK_WIDGET (view)), columns = (int) count_columns (width),
      room = (width - GAP * (columns - 1)) / columns;
  int height = (int) ceil (room * view->height / view->width);

  return (GdkRectangle){ (int) n % columns * (room + GAP), (int) n / columns * (height + GAP), room, height };
}

/* What is pointed at, like a button under the pointer: on paper, which is white in every style. */
static void
append_zone (MusterCardView *view, GtkSnapshot *snapshot)
{
  const GdkRGBA tint = { 0.21F, 0.52F, 0.89F, 0.14F };
  float scale = (float) (place_side (view, 0).width / view->width);
  graphene_rect_t box;
  GskRoundedRect outline;

  graphene_rect_init (&box, (float) view->zone.x * scale, (float) view->zone.y * scale,
                      (float) view->zone.width * scale, (float) view->zone.height * scale);
  gsk_rounded_rect_init_from_rect (&outline, &box, 4);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &tint, &box);
  gtk_snapshot_pop (snapshot);
}

static void
muster_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterCardView *view = MUSTER_CARD_VIEW (widget);

  if (count_sides (view) == 0 || place_side (view, 0).width <= 0)
    return;
  make_room (view);
  for (guint i = 0; i < view->sides->len; i++)
    {
      GdkRectangle place = place_side (view, i);

      if (!is_in_view (view, place.y, place.height))
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (place.x, place.y));
      append_bands (get_side (view, i, place.width, place.height), snapshot);
      if (view->zone.part != NULL && view->pointed == i)
        append_zone (view, snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

/* Pointing. */

static const GArray *
get_zones (MusterCardView *view, guint n)
{
  Side *side = &g_array_index (view->sides, Side, n);

  if (side->zones == NULL)
    side->zones = muster_print_job_list_zones (view->job, n);
  return side->zones;
}

/* The uppermost zone of a side there; NULL if there is none. */
static const MusterCardZone *
find_zone (MusterCardView *view, double x, double y, guint *n)
{
  for (*n = 0; view->job != NULL && *n < view->sides->len; (*n)++)
    {
      GdkRectangle place = place_side (view, *n);
      double scale = view->width / MAX (place.width, 1), left = (x - place.x) * scale, top = (y - place.y) * scale;
      const GArray *zones = NULL;

      if (left < 0 || top < 0 || left >= view->width || top >= view->height)
        continue;
      zones = get_zones (view, *n);
      for (guint i = zones->len; i-- > 0;)
        if (muster_card_zone_is_hit (&g_array_index (zones, MusterCardZone, i), left, top))
          return &g_array_index (zones, MusterCardZone, i);
    }
  return NULL;
}

/* Asks whoever owns it: whether it leads anywhere, or to go there. */
static gboolean
ask (MusterCardView *view, const MusterCardZone *zone, gboolean go)
{
  gboolean leads = FALSE;

  g_signal_emit (view, zone_signal, 0, zone, go, &leads);
  return leads;
}

static void
point (MusterCardView *view, const MusterCardZone *zone, guint n)
{
  MusterCardZone now = zone != NULL && ask (view, zone, FALSE) ? *zone : (MusterCardZone){ NULL };

  if (n == view->pointed && memcmp (&now, &view->zone, sizeof now) == 0)
    return;
  view->pointed = n;
  view->zone = now;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (view), now.part != NULL ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
pointed_cb (MusterCardView *view, double x, double y)
{
  guint n;
  const MusterCardZone *zone = find_zone (view, x, y, &n);

  point (view, zone, n);
}

static void
left_cb (MusterCardView *view)
{
  point (view, NULL, 0);
}

/* The card may be another one once somebody has gone there. */
static void
clicked_cb (MusterCardView *view, int presses, double x, double y)
{
  guint n;
  const MusterCardZone *zone = find_zone (view, x, y, &n);

  if (zone != NULL)
    ask (view, zone, TRUE);
}

static void
watch_pointer (MusterCardView *view)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointed_cb), view);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointed_cb), view);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), view);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), view);
  gtk_widget_add_controller (GTK_WIDGET (view), motion);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
}

/* Scrolling or resizing brings other sides into view. */
static void
muster_card_view_map (GtkWidget *widget)
{
  MusterCardView *view = MUSTER_CARD_VIEW (widget);
  GtkWidget *port = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  GTK_WIDGET_CLASS (muster_card_view_parent_class)->map (widget);
  if (port == NULL)
    return;
  view->scroll = g_object_ref (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (port)));
  g_signal_connect_swapped (view->scroll, "value-changed", G_CALLBACK (gtk_widget_queue_draw), view);
  g_signal_connect_swapped (view->scroll, "changed", G_CALLBACK (gtk_widget_queue_draw), view);
}

static void
muster_card_view_unmap (GtkWidget *widget)
{
  MusterCardView *view = MUSTER_CARD_VIEW (widget);

  if (view->scroll != NULL)
    g_signal_handlers_disconnect_by_data (view->scroll, view);
  g_clear_object (&view->scroll);
  GTK_WIDGET_CLASS (muster_card_view_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
muster_card_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_card_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  MusterCardView *view = MUSTER_CARD_VIEW (widget);
  guint columns, rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 180;
      *natural = 300;
      return;
    }
  for_size = for_size < 0 ? 300 : for_size;
  columns = count_columns (for_size);
  rows = (count_sides (view) + columns - 1) / columns;
  *minimum = *natural
      = rows == 0
            ? 0
            : (int) rows
                  * ((int) ceil ((for_size - GAP * (columns - 1.0)) / columns * view->height / view->width) + GAP);
}

static void
clear (MusterCardView *view)
{
  view->zone = (MusterCardZone){ NULL };
  for (guint i = 0; i < view->sides->len; i++)
    {
      g_array_index (view->sides, Side, i).stale = TRUE;
      g_clear_pointer (&g_array_index (view->sides, Side, i).zones, g_array_unref);
    }
  g_clear_pointer (&view->job, muster_print_job_free);
  g_clear_pointer (&view->shown, g_ptr_array_unref);
  g_clear_pointer (&view->plan, muster_roster_plan_free);
  g_clear_pointer (&view->brush, muster_brush_free);
}

static void
muster_card_view_finalize (GObject *object)
{
  clear (MUSTER_CARD_VIEW (object));
  g_array_unref (MUSTER_CARD_VIEW (object)->sides);
  G_OBJECT_CLASS (muster_card_view_parent_class)->finalize (object);
}

static void
muster_card_view_class_init (MusterCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_card_view_finalize;
  widget_class->snapshot = muster_card_view_snapshot;
  widget_class->map = muster_card_view_map;
  widget_class->unmap = muster_card_view_unmap;
  widget_class->measure = muster_card_view_measure;
  widget_class->get_request_mode = muster_card_view_get_request_mode;
  zone_signal = g_signal_new ("zone", MUSTER_TYPE_CARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_BOOLEAN, 2,
                              G_TYPE_POINTER, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "cardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_card_view_init (MusterCardView *view)
{
  view->sides = g_array_new (FALSE, TRUE, sizeof (Side));
  g_array_set_clear_func (view->sides, clear_side);
  watch_pointer (view);
}

GtkWidget *
muster_card_view_new (void)
{
  return g_object_new (MUSTER_TYPE_CARD_VIEW, NULL);
}

static void
set_name (MusterCardView *view, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Most changes keep the card's size, so nothing must be measured. */
static void
show_size (MusterCardView *view, guint sides, gdouble width, gdouble height)
{
  if (sides != count_sides (view) || height * view->width != view->height * width)
    gtk_widget_queue_resize (GTK_WIDGET (view));
  else
    gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
set_card (MusterCardView *view, const MusterCard *card)
{
  MusterPrintOptions options = muster_print_options_default ();

  view->shown = g_ptr_array_new ();
  g_ptr_array_add (view->shown, (gpointer) card);
  options.card = MUSTER_CARD_SIZE_POKER;
  options.bleed = 0;
  options.list = FALSE;
  view->job = muster_print_job_new (view->shown, NULL, &options);
  muster_print_job_get_side_size (view->job, &view->width, &view->height);
  set_name (view, card->name);
}

void
muster_card_view_show_card (MusterCardView *view, const MusterCard *card)
{
  guint sides = count_sides (view);
  gdouble width = view->width, height = view->height;

  clear (view);
  if (card != NULL)
    set_card (view, card);
  show_size (view, sides, width, height);
}

void
muster_card_view_show_roster (MusterCardView *view, const MusterRoster *roster)
{
  MusterPrintOptions options = muster_print_options_default ();
  guint sides = count_sides (view);
  gdouble width = view->width, height = view->height, paper_width, paper_height;

  clear (view);
  muster_paper_get_size (options.paper, &paper_width, &paper_height);
  view->width = MUSTER_MM (paper_width) - 2 * LIST_CROP;
  view->height = MUSTER_MM (paper_height) - 2 * LIST_CROP;
  view->brush = muster_brush_new (MUSTER_INK_COLOR);
  view->plan = muster_roster_plan_new (view->brush, roster, MUSTER_MM (paper_width), MUSTER_MM (paper_height));
  set_name (view, roster->name);
  show_size (view, sides, width, height);
}
