/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels inside other widgets, such as buttons and headings. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets them wrap instead of being cut or requesting more width. Words break only if they are wider than the available
 * space. */
void muster_label_wrap (GtkWidget *widget);

/* Lets a text of short items break only between them: "Def 7 · S-Pow 1". `separator` stands between two. */
void muster_label_keep_items (GtkLabel *label, const char *separator);

/* Sets the minimum width of wrapping labels: GTK would otherwise search for it by trial layout, which is slower than
 * the rest of a row. */
void muster_label_set_least_width (GtkWidget *widget);

G_END_DECLS
