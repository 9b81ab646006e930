/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large type is: larger type needs more room. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* So many times as large as usual. The settings say "notify::gtk-xft-dpi" when it changes. */
gdouble muster_type_size_get (GtkWidget *widget);

/* What is so many pixels long at the usual size. */
int muster_type_size_scale (GtkWidget *widget, int length);

G_END_DECLS
