/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts in a widget, whoever made it: a button's, a heading's. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets them go onto several lines where there is no room for one, rather than be cut or ask for more. A word breaks only where it is wider
 * than the room. */
void muster_label_wrap (GtkWidget *widget);

/* Lets a text of short items break only between them: "Def 7 · S-Pow 1". `separator` stands between two. */
void muster_label_keep_items (GtkLabel *label, const char *separator);

/* Says how narrow those may become that go onto several lines: the toolkit would find out letter by letter, which takes longer than all
 * the rest of a row. */
void muster_label_set_least_width (GtkWidget *widget);

G_END_DECLS
