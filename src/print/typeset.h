/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The typesetter: finds the size at which a text fits its place, and remembers what it has set, as the cards of a group say
 * the same things again and again.
 *
 * Measuring is the same on every surface, paper or screen: no hinting, no rounding to pixels. Lengths are points. */
#pragma once

#include <pango/pango.h>

#include "print/shape.h"

G_BEGIN_DECLS

/* A text that has found its size. It belongs to the typesetter, who may forget it at the next call. */
typedef struct
{
  PangoLayout *layout;
  gdouble size, width, height;
} MusterSetText;

typedef struct _MusterTypesetter MusterTypesetter;

/* The window makes a new print job with every choice of a player; so one that was freed is kept, and the next begins with
 * all that it had set. A typesetter is used by one thread at a time. */
MusterTypesetter *muster_typesetter_new (void);
void muster_typesetter_free (MusterTypesetter *typesetter);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTypesetter, muster_typesetter_free)

/* A text at `size`, or as much smaller, in quarter points, as it takes to fit a box both ways. */
const MusterSetText *muster_typesetter_fit (MusterTypesetter *typesetter, MusterBox box, const char *text, gdouble size,
                                            guint type);

/* Running text at that size in lines of that width; markup allows bold and italic within it. And its height alone. */
const MusterSetText *muster_typesetter_set (MusterTypesetter *typesetter, const char *markup, gdouble width,
                                            gdouble size);
gdouble muster_typesetter_measure (MusterTypesetter *typesetter, const char *markup, gdouble width, gdouble size);

/* The byte at which the first line that doesn't fit into `height` begins; the length where all fits. For plain text. */
gsize muster_typesetter_find_break (MusterTypesetter *typesetter, const char *text, gdouble width, gdouble height,
                                    gdouble size);

G_END_DECLS
