/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The typesetter: finds the size at which a text fits its place, and caches results, because cards of a group repeat
 * texts.
 *
 * Measuring is the same on every surface: no hinting, no rounding to pixels. Lengths are in points. */
#pragma once

#include <pango/pango.h>

#include "print/shape.h"

G_BEGIN_DECLS

/* A text with its size. It belongs to the typesetter and may be invalid after the next call. */
typedef struct
{
  PangoLayout *layout;
  gdouble size, width, height;
} MusterSetText;

typedef struct _MusterTypesetter MusterTypesetter;

/* The window makes a new print job with every choice, so a freed typesetter is kept and reused with its cache. Use a
 * typesetter from one thread at a time. */
MusterTypesetter *muster_typesetter_new (void);
void muster_typesetter_free (MusterTypesetter *typesetter);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTypesetter, muster_typesetter_free)

/* A text at `size`, reduced in steps of a quarter point until it fits a box. */
const MusterSetText *muster_typesetter_fit (MusterTypesetter *typesetter, MusterBox box, const char *text, gdouble size,
                                            guint type);

/* Running text with that size and line width; markup allows bold and italic. And only its height. */
const MusterSetText *muster_typesetter_set (MusterTypesetter *typesetter, const char *markup, gdouble width,
                                            gdouble size);
gdouble muster_typesetter_measure (MusterTypesetter *typesetter, const char *markup, gdouble width, gdouble size);

/* The byte offset of the first line that doesn't fit into `height`; the length if everything fits. For plain text. */
gsize muster_typesetter_find_break (MusterTypesetter *typesetter, const char *text, gdouble width, gdouble height,
                                    gdouble size);

G_END_DECLS
