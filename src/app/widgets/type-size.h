/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The font scale: larger type needs more room. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Relative to the normal size. Connect to "notify::gtk-xft-dpi" of the settings for changes. */
gdouble muster_type_size_get (GtkWidget *widget);

/* A length in pixels at normal size, scaled. */
int muster_type_size_scale (GtkWidget *widget, int length);

G_END_DECLS
