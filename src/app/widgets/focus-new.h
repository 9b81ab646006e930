/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard for a widget that was made a moment ago. The toolkit scrolls to what has the focus, and to the top of the page where that
 * has no place yet. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gives it the focus, and scrolls to it as soon as it has a place. */
void muster_focus_new (GtkWidget *widget);

G_END_DECLS
