/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds a CSS class to a widget, or removes it, depending on a condition. */
#pragma once

#include <gtk/gtk.h>

void muster_css_class_set (GtkWidget *widget, const char *css_class, gboolean on);
