/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/adaptive-box.h"

#include "app/widgets/type-size.h"

/* In pixels at normal font size. */
#define ASIDE 400
#define ROOM 760

/* Percentage of the height for the main widget if the other is below. */
#define UPPER 42

struct _MusterAdaptiveBox
{
  GtkWidget parent;
};

static GtkBuildableIface *parent_buildable;

static void muster_adaptive_box_init_buildable (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterAdaptiveBox, muster_adaptive_box, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_adaptive_box_init_buildable))

static gboolean
is_stacked (GtkWidget *widget, int width)
{
  return width < muster_type_size_scale (widget, ROOM);
}

static void
muster_adaptive_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget),
            *second = first != NULL ? gtk_widget_get_next_sibling (first) : NULL;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation main = { 0, 0, width, height }, aside = main;

  if (second == NULL)
    return;
  if (!gtk_widget_should_layout (first))
    {
      gtk_widget_size_allocate (second, &main, -1);
      return;
    }
  if (is_stacked (widget, width))
    {
      main.height = height * UPPER / 100;
      aside.y = main.height;
      aside.height = height - main.height;
    }
  else
    {
      aside.width = muster_type_size_scale (widget, ASIDE);
      main.width = width - aside.width;
      aside.x = rtl ? 0 : main.width;
      main.x = rtl ? aside.width : 0;
    }
  gtk_widget_size_allocate (first, &main, -1);
  gtk_widget_size_allocate (second, &aside, -1);
}

static void
muster_adaptive_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      gtk_widget_measure (child, orientation, -1, &least, &usual, NULL, NULL);
      /* If stacked, the lower one has more than half. */
      *minimum = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? least : least * 100 / UPPER);
      *natural = MAX (*natural, usual);
    }
  *natural = MAX (*natural, *minimum);
}

static void
muster_adaptive_box_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
muster_adaptive_box_init_buildable (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_adaptive_box_add_child;
}

static void
muster_adaptive_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (muster_adaptive_box_parent_class)->dispose (object);
}

static void
muster_adaptive_box_class_init (MusterAdaptiveBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_adaptive_box_dispose;
  widget_class->measure = muster_adaptive_box_measure;
  widget_class->size_allocate = muster_adaptive_box_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pair");
}

static void
muster_adaptive_box_init (MusterAdaptiveBox *pair)
{
}
