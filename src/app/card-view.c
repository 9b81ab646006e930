#include "app/card-view.h"

#include "print/brush.h"
#include "print/job.h"
#include "print/roster.h"

#define GAP 12
#define CORNER 8.0 /* points */

/* A list is laid out for a page of this size, in mm: on one of paper, nothing could be read beside an editor. */
#define LIST_WIDTH 118
#define LIST_HEIGHT 175

struct _MusterCardView
{
  GtkWidget parent;
  GPtrArray *shown;       /* a MusterCard, which somebody else has */
  MusterPrintJob *job;    /* the same painting as on paper; NULL where there is no card */
  MusterBrush *brush;     /* of the plan */
  MusterRosterPlan *plan; /* NULL where there is no roster */
  gdouble width, height;  /* of a side or a page, in points */
};

G_DEFINE_FINAL_TYPE (MusterCardView, muster_card_view, GTK_TYPE_WIDGET)

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

/* A card has round corners, paper hasn't. */
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
      muster_roster_plan_paint (view->plan, n);
    }
  else
    muster_print_job_paint_side (view->job, n, cr);
  cairo_restore (cr);
  trace (view, cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
}

/* How many sides stand beside each other at that width. */
static guint
count_columns (int width)
{
  return width >= 520 ? 2 : 1;
}

static void
muster_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterCardView *view = MUSTER_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint columns = count_columns (width);
  gdouble room = (width - GAP * (columns - 1.0)) / columns, scale = room / view->width;
  cairo_t *cr;

  if (count_sides (view) == 0 || width <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (guint i = 0; i < count_sides (view); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (i % columns) * (room + GAP), (i / columns) * (view->height * scale + GAP));
      cairo_scale (cr, scale, scale);
      paint_side (view, cr, i);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
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
      = rows == 0 ? 0 : (int) (rows * ((for_size - GAP * (columns - 1.0)) / columns * view->height / view->width + GAP));
}

static void
clear (MusterCardView *view)
{
  g_clear_pointer (&view->job, muster_print_job_free);
  g_clear_pointer (&view->shown, g_ptr_array_unref);
  g_clear_pointer (&view->plan, muster_roster_plan_free);
  g_clear_pointer (&view->brush, muster_brush_free);
}

static void
muster_card_view_finalize (GObject *object)
{
  clear (MUSTER_CARD_VIEW (object));
  G_OBJECT_CLASS (muster_card_view_parent_class)->finalize (object);
}

static void
muster_card_view_class_init (MusterCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_card_view_finalize;
  widget_class->snapshot = muster_card_view_snapshot;
  widget_class->measure = muster_card_view_measure;
  widget_class->get_request_mode = muster_card_view_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "cardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_card_view_init (MusterCardView *view)
{
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

void
muster_card_view_show_card (MusterCardView *view, const MusterCard *card)
{
  MusterPrintOptions options = muster_print_options_default ();

  clear (view);
  gtk_widget_queue_resize (GTK_WIDGET (view));
  if (card == NULL)
    return;
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
muster_card_view_show_roster (MusterCardView *view, const MusterRoster *roster)
{
  clear (view);
  gtk_widget_queue_resize (GTK_WIDGET (view));
  view->width = MUSTER_MM (LIST_WIDTH);
  view->height = MUSTER_MM (LIST_HEIGHT);
  view->brush = muster_brush_new (MUSTER_INK_COLOR);
  view->plan = muster_roster_plan_new (view->brush, roster, view->width, view->height);
  set_name (view, roster->name);
}
