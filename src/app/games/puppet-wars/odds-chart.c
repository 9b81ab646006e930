/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/odds-chart.h"

#include <glib/gi18n.h>

/* From the ace to the Red Joker. */
#define HIGHEST 14

#define HEIGHT 150
#define UNDERLINE 2 /* marks the number in question */

struct _MusterOddsChart
{
  GtkWidget parent;
  MusterFraction chances[HIGHEST];
  gint marked;
};

G_DEFINE_FINAL_TYPE (MusterOddsChart, muster_odds_chart, GTK_TYPE_WIDGET)

static double
share_of (MusterFraction chance)
{
  return chance.denominator > 0 ? (double) chance.numerator / (double) chance.denominator : 0;
}

/* All bars as text. */
static char *
dup_description (MusterOddsChart *chart)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < HIGHEST; i++)
    {
      g_autofree char *percent = muster_fraction_dup_percent (chart->chances[i]);

      /* Translators: a number that is asked for, and the chance to meet it */
      g_string_append_printf (text, _ ("%u: %s"), i + 1, percent);
      g_string_append (text, i + 1 < HIGHEST ? ", " : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
muster_odds_chart_show (MusterOddsChart *chart, const MusterPuppetWarsAttempt *attempt, GError **error)
{
  MusterPuppetWarsAttempt other = *attempt;
  g_autofree char *description = NULL;

  for (guint i = 0; i < HIGHEST; i++)
    {
      other.value = (gint) i + 1;
      if (!muster_puppet_wars_odds_count (&other, &chart->chances[i], error))
        return FALSE;
    }
  chart->marked = attempt->value;
  description = dup_description (chart);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_draw (GTK_WIDGET (chart));
  return TRUE;
}

/* The layout of bars and numbers. */
typedef struct
{
  double step, room; /* distance of bars; height of the highest */
  int line;          /* height of a number */
  GdkRGBA ink;
  PangoFontDescription *font;
} Frame;

static PangoLayout *
make_layout (MusterOddsChart *chart, const Frame *frame, const char *text, int *width, int *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (chart), text);

  pango_layout_set_font_description (layout, frame->font);
  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

/* Numbers are slightly smaller than other text, and small enough to fit side by side at any font size. */
static void
fit_font (MusterOddsChart *chart, Frame *frame)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (chart));
  g_autoptr (PangoLayout) widest = NULL, fitting = NULL;
  int width, size;

  frame->font = pango_font_description_copy (pango_context_get_font_description (context));
  size = pango_font_description_get_size (frame->font) * 3 / 4;
  pango_font_description_set_size (frame->font, size);
  widest = make_layout (chart, frame, "100", &width, &frame->line);
  if (width > frame->step)
    pango_font_description_set_size (frame->font, (int) (size * frame->step / width));
  fitting = make_layout (chart, frame, "100", &width, &frame->line);
}

/* A text centred at (x, y). */
static void
paint_text (MusterOddsChart *chart, GtkSnapshot *snapshot, const Frame *frame, const char *text, double x, double y)
{
  int width, height;
  g_autoptr (PangoLayout) layout = make_layout (chart, frame, text, &width, &height);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0), (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &frame->ink);
  gtk_snapshot_restore (snapshot);
}

static void
paint_bar (MusterOddsChart *chart, GtkSnapshot *snapshot, const Frame *frame, guint i)
{
  double share = share_of (chart->chances[i]), height = MAX (frame->room * share, 1), foot = frame->line + frame->room;
  float left = (float) (i * frame->step + 2), width = (float) (frame->step - 4);
  gboolean marked = (gint) i + 1 == chart->marked;
  g_autofree char *number = g_strdup_printf ("%u", i + 1), *percent = g_strdup_printf ("%.0f", share * 100);
  GdkRGBA color = frame->ink;

  color.alpha = marked ? 0.9f : 0.3f;
  gtk_snapshot_append_color (snapshot, &color,
                             &GRAPHENE_RECT_INIT (left, (float) (foot - height), width, (float) height));
  paint_text (chart, snapshot, frame, percent, (i + 0.5) * frame->step, foot - height - frame->line / 2.0);
  paint_text (chart, snapshot, frame, number, (i + 0.5) * frame->step, foot + frame->line / 2.0);
  if (marked)
    gtk_snapshot_append_color (snapshot, &frame->ink,
                               &GRAPHENE_RECT_INIT (left, (float) (foot + frame->line), width, UNDERLINE));
}

static void
muster_odds_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float light = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? 1 : 0;
  Frame frame = { .step = gtk_widget_get_width (widget) / (double) HIGHEST, .ink = { light, light, light, 0.85f } };

  fit_font (MUSTER_ODDS_CHART (widget), &frame);
  frame.room = MAX (gtk_widget_get_height (widget) - 2 * frame.line - UNDERLINE, 1);
  for (guint i = 0; i < HIGHEST; i++)
    paint_bar (MUSTER_ODDS_CHART (widget), snapshot, &frame, i);
  pango_font_description_free (frame.font);
}

static void
muster_odds_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 260 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 420 : HEIGHT;
}

static void
muster_odds_chart_class_init (MusterOddsChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = muster_odds_chart_snapshot;
  widget_class->measure = muster_odds_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "oddschart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_odds_chart_init (MusterOddsChart *chart)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), chart,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Chances in percent, by the number required"), -1);
}
