/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flat icon button; its name is the tooltip and the accessible label. */
#pragma once

#include <gtk/gtk.h>

/* The name may be NULL if it is set later. */
GtkWidget *muster_icon_button_new (const char *icon, const char *name);

void muster_icon_button_set_name (GtkWidget *button, const char *name);
