/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/problem-drawer.h"

struct _MusterProblemDrawer
{
  GtkWidget parent;
  GtkWidget *scroller;
  GtkBox *box;
  MusterReportProblems *problems;
};

G_DEFINE_FINAL_TYPE (MusterProblemDrawer, muster_problem_drawer, GTK_TYPE_WIDGET)

static void
set_open (MusterProblemDrawer *drawer, gboolean open)
{
  gtk_widget_set_visible (GTK_WIDGET (drawer), open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (muster_report_problems_get_bar (drawer->problems)),
                               GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

void
muster_problem_drawer_close (MusterProblemDrawer *drawer)
{
  set_open (drawer, FALSE);
}

/* Back to where it hangs. */
static void
leave (MusterProblemDrawer *drawer)
{
  gtk_widget_grab_focus (muster_report_problems_get_bar (drawer->problems));
  muster_problem_drawer_close (drawer);
}

static void
asked_cb (MusterProblemDrawer *drawer)
{
  set_open (drawer, !gtk_widget_get_visible (GTK_WIDGET (drawer)));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  leave (MUSTER_PROBLEM_DRAWER (widget));
  return GDK_EVENT_STOP;
}

/* Its button is gone: the next problem is at hand, or nothing is. */
static void
remedied_cb (MusterProblemDrawer *drawer)
{
  if (gtk_widget_get_visible (GTK_WIDGET (drawer)))
    muster_report_problems_focus (drawer->problems);
}

static void
emptied_cb (MusterProblemDrawer *drawer)
{
  if (gtk_widget_get_visible (GTK_WIDGET (drawer)) && !gtk_widget_get_visible (GTK_WIDGET (drawer->problems)))
    leave (drawer);
}

/* As wide as the rows, and no higher than they are. */
static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *child, GdkRectangle *place, MusterProblemDrawer *drawer)
{
  int width = gtk_widget_get_width (GTK_WIDGET (overlay)), height;

  if (child != GTK_WIDGET (drawer))
    return FALSE;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &place->width, NULL, NULL, NULL);
  place->width = MAX (place->width, width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &height, NULL, NULL);
  place->height = MIN (height, gtk_widget_get_height (GTK_WIDGET (overlay)));
  place->x = place->y = 0;
  return TRUE;
}

/* Whoever clicks on what lies under it goes on there. */
static void
watch_clicks (MusterProblemDrawer *drawer, GtkWidget *under)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (muster_problem_drawer_close), drawer, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (under, GTK_EVENT_CONTROLLER (click));
}

static void
muster_problem_drawer_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_PROBLEM_DRAWER (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_problem_drawer_parent_class)->dispose (object);
}

static void
muster_problem_drawer_class_init (MusterProblemDrawerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_problem_drawer_dispose;
  gtk_widget_class_set_css_name (widget_class, "problemdrawer");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/problem-drawer.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterProblemDrawer, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterProblemDrawer, box);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
muster_problem_drawer_init (MusterProblemDrawer *drawer)
{
  gtk_widget_init_template (GTK_WIDGET (drawer));
}

GtkWidget *
muster_problem_drawer_new (GtkOverlay *overlay, MusterReportProblems *problems)
{
  MusterProblemDrawer *drawer = g_object_new (MUSTER_TYPE_PROBLEM_DRAWER, NULL);

  drawer->problems = problems;
  gtk_box_append (drawer->box, GTK_WIDGET (problems));
  g_signal_connect_object (problems, "asked", G_CALLBACK (asked_cb), drawer, G_CONNECT_SWAPPED);
  g_signal_connect_object (problems, "visited", G_CALLBACK (muster_problem_drawer_close), drawer, G_CONNECT_SWAPPED);
  g_signal_connect_object (problems, "remedied", G_CALLBACK (remedied_cb), drawer, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (problems, "notify::visible", G_CALLBACK (emptied_cb), drawer, G_CONNECT_SWAPPED);
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (place_cb), drawer, 0);
  watch_clicks (drawer, gtk_overlay_get_child (overlay));
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (drawer));
  return GTK_WIDGET (drawer);
}
