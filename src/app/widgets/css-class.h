/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks a widget for the style sheet: it has a class as long as something is so. */
#pragma once

#include <gtk/gtk.h>

void muster_css_class_set (GtkWidget *widget, const char *css_class, gboolean on);
