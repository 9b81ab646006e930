/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/paper-view.h"

#include <glib/gi18n.h>

#define MARGIN 18

struct _MusterPaperView
{
  GtkWidget parent;
  MusterPrintJob *job; /* borrowed; NULL: nothing to show */
  gboolean sides;
  guint page;
};

G_DEFINE_FINAL_TYPE (MusterPaperView, muster_paper_view, GTK_TYPE_WIDGET)

static guint turned_signal;

guint
muster_paper_view_get_n_pages (MusterPaperView *view)
{
  if (view->job == NULL)
    return 0;
  return view->sides ? muster_print_job_get_n_sides (view->job) : muster_print_job_get_n_pages (view->job);
}

guint
muster_paper_view_get_page (MusterPaperView *view)
{
  return view->page;
}

char *
muster_paper_view_dup_title (MusterPaperView *view)
{
  if (muster_paper_view_get_n_pages (view) == 0)
    return g_strdup ("");
  return view->sides ? muster_print_job_dup_side_name (view->job, view->page)
                     : muster_print_job_dup_page_title (view->job, view->page);
}

static void
describe (MusterPaperView *view)
{
  g_autofree char *title = muster_paper_view_dup_title (view);

  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  *title != '\0' ? title : _ ("Nothing to print"), -1);
}

void
muster_paper_view_turn_to (MusterPaperView *view, guint page)
{
  guint n = muster_paper_view_get_n_pages (view);

  view->page = MIN (page, n > 0 ? n - 1 : 0);
  describe (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
  g_signal_emit (view, turned_signal, 0);
}

void
muster_paper_view_set_job (MusterPaperView *view, MusterPrintJob *job, gboolean sides)
{
  guint page = view->sides == sides ? view->page : 0;

  view->job = job;
  view->sides = sides;
  muster_paper_view_turn_to (view, job != NULL ? page : view->page);
}

static void
get_size (MusterPaperView *view, gdouble *width, gdouble *height)
{
  if (view->sides)
    muster_print_job_get_side_size (view->job, width, height);
  else
    muster_print_job_get_page_size (view->job, view->page, width, height);
}

static void
paint (MusterPaperView *view, cairo_t *cr)
{
  if (view->sides)
    muster_print_job_paint_side (view->job, view->page, cr);
  else
    muster_print_job_paint (view->job, view->page, cr);
}

static void
append_paper (MusterPaperView *view, GtkSnapshot *snapshot, const graphene_rect_t *at, gdouble scale)
{
  static const GdkRGBA shade = { 0, 0, 0, 0.35 }, white = { 1, 1, 1, 1 };
  GskRoundedRect outline;
  cairo_t *cr;

  gsk_rounded_rect_init_from_rect (&outline, at, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, 1, 1, 5);
  gtk_snapshot_append_color (snapshot, &white, at);
  cr = gtk_snapshot_append_cairo (snapshot, at);
  cairo_translate (cr, at->origin.x, at->origin.y);
  cairo_scale (cr, scale, scale);
  paint (view, cr);
  cairo_destroy (cr);
}

static void
muster_paper_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterPaperView *view = MUSTER_PAPER_VIEW (widget);
  gdouble room_x = gtk_widget_get_width (widget) - 2.0 * MARGIN, room_y = gtk_widget_get_height (widget) - 2.0 * MARGIN;
  gdouble width, height, scale;
  graphene_rect_t at;

  if (muster_paper_view_get_n_pages (view) == 0 || room_x <= 0 || room_y <= 0)
    return;
  get_size (view, &width, &height);
  scale = MIN (room_x / width, room_y / height);
  at = GRAPHENE_RECT_INIT ((float) (MARGIN + (room_x - width * scale) / 2),
                           (float) (MARGIN + (room_y - height * scale) / 2), (float) (width * scale),
                           (float) (height * scale));
  append_paper (view, snapshot, &at, scale);
}

static void
muster_paper_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 420 : 560;
}

static void
muster_paper_view_class_init (MusterPaperViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = muster_paper_view_snapshot;
  widget_class->measure = muster_paper_view_measure;
  turned_signal
      = g_signal_new ("turned", MUSTER_TYPE_PAPER_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "paperview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_paper_view_init (MusterPaperView *view)
{
  describe (view);
}
