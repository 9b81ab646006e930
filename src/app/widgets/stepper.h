/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A number between two buttons, for one less and one more. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_STEPPER (muster_stepper_get_type ())
G_DECLARE_FINAL_TYPE (MusterStepper, muster_stepper, MUSTER, STEPPER, GtkBox)

/* The signal "stepped" carries -1 or 1 (gint). The buttons have names for those who can't see them; `css_class` is the number's. */
GtkWidget *muster_stepper_new (const char *less, const char *more, const char *css_class);

/* There is never less than none. */
void muster_stepper_show (MusterStepper *stepper, guint number);

G_END_DECLS
