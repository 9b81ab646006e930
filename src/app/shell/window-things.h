/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the window on any thing of the library, by its number: to show, copy, write to a file, delete and bring back. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* For the class of the window. */
void muster_window_things_install (GtkWidgetClass *widget_class);

G_END_DECLS
