/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes untrusted pictures safe: a sandboxed program decodes them and encodes the pixels again, so that a malicious one
 * can only crash that program. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The picture re-encoded as PNG. `helper` is the terminal program, which has the command `picture`. */
GBytes *muster_picture_recode (const char *helper, GBytes *picture, GError **error);

/* The same with a shorter time limit. */
GBytes *muster_picture_recode_within (const char *helper, GBytes *picture, guint milliseconds, GError **error);

/* Reads and checks a picture's header: "png" or "jpeg", and its size. Refused if it is neither, larger than
 * MUSTER_PORTRAIT_MAX_BYTES, or wider or higher than MUSTER_PORTRAIT_MAX_SIDE. */
gboolean muster_picture_read_head (GBytes *picture, const char **type, guint *width, guint *height, GError **error);

G_END_DECLS
