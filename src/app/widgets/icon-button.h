/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flat button with nothing but an icon: its name is told to whoever points at it, and to whoever can't see it. */
#pragma once

#include <gtk/gtk.h>

/* The name may be NULL where it comes later. */
GtkWidget *muster_icon_button_new (const char *icon, const char *name);

void muster_icon_button_set_name (GtkWidget *button, const char *name);
