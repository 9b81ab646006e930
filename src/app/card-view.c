#include "app/card-view.h"

#include "print/brush.h"
#include "print/job.h"

#define GAP 12
#define CORNER 8.0 /* points */

struct _MusterCardView
{
  GtkWidget parent;
  GPtrArray *shown;    /* a MusterCard or a MusterRoster, which somebody else has */
  gboolean is_roster;
  MusterPrintJob *job; /* the same painting as on paper; NULL where there is nothing */
  gdouble width, height; /* of a side or a page, in points */
};

G_DEFINE_FINAL_TYPE (MusterCardView, muster_card_view, GTK_TYPE_WIDGET)

static guint
count_sides (MusterCardView *view)
{
  if (view->job == NULL)
    return 0;
  return view->is_roster ? muster_print_job_get_n_pages (view->job) : muster_print_job_get_n_sides (view->job);
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
  if (view->is_roster)
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
  if (view->is_roster)
    muster_print_job_paint (view->job, n, cr);
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
count_columns (MusterCardView *view, int width)
{
  return width >= 520 && !view->is_roster ? 2 : 1;
}

static void
muster_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterCardView *view = MUSTER_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint columns = count_columns (view, width);
  gdouble room = (width - GAP * (columns - 1.0)) / columns, scale = room / view->width;
  cairo_t *cr;

  if (view->job == NULL || width <= 0)
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
  columns = count_columns (view, for_size);
  rows = (count_sides (view) + columns - 1) / columns;
  *minimum = *natural = rows == 0 ? 0 : (int) (rows * ((for_size - GAP * (columns - 1.0)) / columns * view->height / view->width + GAP));
}

static void
muster_card_view_finalize (GObject *object)
{
  MusterCardView *view = MUSTER_CARD_VIEW (object);

  g_clear_pointer (&view->job, muster_print_job_free);
  g_clear_pointer (&view->shown, g_ptr_array_unref);
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
clear (MusterCardView *view)
{
  g_clear_pointer (&view->job, muster_print_job_free);
  g_clear_pointer (&view->shown, g_ptr_array_unref);
  view->is_roster = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (view));
}

static void
show (MusterCardView *view, gconstpointer shown, gboolean is_roster, const char *name)
{
  MusterPrintOptions options = muster_print_options_default ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  view->shown = g_ptr_array_new ();
  g_ptr_array_add (view->shown, (gpointer) shown);
  view->is_roster = is_roster;
  options.card = MUSTER_CARD_SIZE_POKER;
  options.bleed = 0;
  options.list = is_roster;
  view->job = muster_print_job_new (is_roster ? none : view->shown, is_roster ? view->shown : none, &options);
  if (is_roster)
    muster_print_job_get_page_size (view->job, 0, &view->width, &view->height);
  else
    muster_print_job_get_side_size (view->job, &view->width, &view->height);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
muster_card_view_show_card (MusterCardView *view, const MusterCard *card)
{
  clear (view);
  if (card != NULL)
    show (view, card, FALSE, card->name);
}

void
muster_card_view_show_roster (MusterCardView *view, const MusterRoster *roster)
{
  clear (view);
  show (view, roster, TRUE, roster->name);
}
