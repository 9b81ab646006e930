/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures from anywhere, made safe: another program decodes them and encodes them anew, so that a bad one takes that program
 * down and not this one, and so that nothing but pixels comes through. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The picture as a PNG of its pixels. `helper` is the terminal program, whose command `picture` does the work. */
GBytes *muster_picture_recode (const char *helper, GBytes *picture, GError **error);

/* The same, with less time on the wall clock than one picture has otherwise. */
GBytes *muster_picture_recode_within (const char *helper, GBytes *picture, guint milliseconds, GError **error);

/* What the first bytes of a picture say, with bounds: "png" or "jpeg", and its size. Refused where it is neither, larger than
 * MUSTER_PORTRAIT_MAX_BYTES, or wider or higher than MUSTER_PORTRAIT_MAX_SIDE. */
gboolean muster_picture_read_head (GBytes *picture, const char **type, guint *width, guint *height, GError **error);

G_END_DECLS
