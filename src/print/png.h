/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PNG metadata. cairo writes only pixels, and without a density other programs print them at an arbitrary size. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sets a PNG's resolution in dots per inch. */
void muster_png_set_density (GByteArray *png, gdouble dpi);

G_END_DECLS
