/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a PNG says of itself beside its pixels. cairo writes the pixels only, and a program that knows no size prints them
 * at one of its own. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Says in a PNG how many dots make an inch. */
void muster_png_set_density (GByteArray *png, gdouble dpi);

G_END_DECLS
