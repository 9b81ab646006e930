/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/stepper.h"

#include "app/widgets/icon-button.h"

struct _MusterStepper
{
  GtkBox parent;
  GtkWidget *less, *number, *more;
};

G_DEFINE_FINAL_TYPE (MusterStepper, muster_stepper, GTK_TYPE_BOX)

static guint stepped_signal;

static void
less_cb (MusterStepper *stepper)
{
  g_signal_emit (stepper, stepped_signal, 0, -1);
}

static void
more_cb (MusterStepper *stepper)
{
  g_signal_emit (stepper, stepped_signal, 0, 1);
}

void
muster_stepper_show (MusterStepper *stepper, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (GTK_LABEL (stepper->number), text);
  gtk_widget_set_sensitive (stepper->less, number > 0);
}

static void
muster_stepper_class_init (MusterStepperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  stepped_signal = g_signal_new ("stepped", MUSTER_TYPE_STEPPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStepper, less);
  gtk_widget_class_bind_template_child (widget_class, MusterStepper, number);
  gtk_widget_class_bind_template_child (widget_class, MusterStepper, more);
  gtk_widget_class_bind_template_callback (widget_class, less_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
}

static void
muster_stepper_init (MusterStepper *stepper)
{
  gtk_widget_init_template (GTK_WIDGET (stepper));
}

GtkWidget *
muster_stepper_new (const char *less, const char *more, const char *css_class)
{
  MusterStepper *stepper = g_object_new (MUSTER_TYPE_STEPPER, NULL);

  muster_icon_button_set_name (stepper->less, less);
  muster_icon_button_set_name (stepper->more, more);
  gtk_widget_add_css_class (stepper->number, css_class);
  return GTK_WIDGET (stepper);
}
