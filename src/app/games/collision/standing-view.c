/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/standing-view.h"

#include "app/widgets/css-class.h"

/* More amounts than any stat of the rulebook has. If a content has more, those nearest to the character's are shown. */
#define MOST_BARS 32

#define HEIGHT 32

struct _MusterStandingView
{
  GtkWidget parent;
  GtkWidget *box, *sentence, *bars;
  GtkWidget *each[MOST_BARS];
};

G_DEFINE_FINAL_TYPE (MusterStandingView, muster_standing_view, GTK_TYPE_WIDGET)

static const MusterStandingBar *
nth_bar (const MusterStandingStat *standing, guint n)
{
  return &g_array_index (standing->bars, MusterStandingBar, n);
}

/* The first bar to show: if there are too many, the character's is in the middle. */
static guint
find_first (const MusterStandingStat *standing)
{
  guint own = 0, n = standing->bars->len;

  if (n <= MOST_BARS)
    return 0;
  while (own + 1 < n && nth_bar (standing, own)->amount < standing->amount)
    own++;
  return MIN (n - MOST_BARS, own > MOST_BARS / 2 ? own - MOST_BARS / 2 : 0);
}

static guint64
find_highest (const MusterStandingStat *standing)
{
  guint64 highest = 1;

  for (guint i = 0; i < standing->bars->len; i++)
    highest = MAX (highest, nth_bar (standing, i)->count);
  return highest;
}

void
muster_standing_view_show (MusterStandingView *view, const MusterStandingStat *standing, const char *text)
{
  guint first = standing != NULL ? find_first (standing) : 0, n = standing != NULL ? standing->bars->len : 0;
  guint64 highest = standing != NULL ? find_highest (standing) : 1;

  gtk_label_set_text (GTK_LABEL (view->sentence), text != NULL ? text : "");
  for (guint i = 0; i < MOST_BARS; i++)
    {
      gboolean shown = first + i < n;

      gtk_widget_set_visible (view->each[i], shown);
      if (!shown)
        continue;
      gtk_widget_set_size_request (
          view->each[i], -1,
          1 + (gint) ((gdouble) (HEIGHT - 1) * (gdouble) nth_bar (standing, first + i)->count / (gdouble) highest));
      muster_css_class_set (view->each[i], "own", nth_bar (standing, first + i)->amount == standing->amount);
    }
}

static void
muster_standing_view_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_STANDING_VIEW (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_standing_view_parent_class)->dispose (object);
}

static void
muster_standing_view_class_init (MusterStandingViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_standing_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "standing");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/standing-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStandingView, box);
  gtk_widget_class_bind_template_child (widget_class, MusterStandingView, sentence);
  gtk_widget_class_bind_template_child (widget_class, MusterStandingView, bars);
}

static void
muster_standing_view_init (MusterStandingView *view)
{
  gtk_widget_init_template (GTK_WIDGET (view));
  for (guint i = 0; i < MOST_BARS; i++)
    {
      view->each[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (view->each[i], "bar");
      gtk_widget_set_valign (view->each[i], GTK_ALIGN_END);
      gtk_widget_set_visible (view->each[i], FALSE);
      gtk_box_append (GTK_BOX (view->bars), view->each[i]);
    }
}

GtkWidget *
muster_standing_view_new (void)
{
  return g_object_new (MUSTER_TYPE_STANDING_VIEW, NULL);
}
