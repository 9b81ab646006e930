/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The brush: a cairo context plus the type, colours and measuring shared by everything that is painted.
 *
 * Lengths are in points. */
#pragma once

#include <cairo.h>
#include <pango/pangocairo.h>

#include "model/page/card-zone.h"
#include "model/portrait.h"
#include "print/options.h"
#include "print/shape.h"

G_BEGIN_DECLS

typedef struct _MusterBrush MusterBrush;

MusterBrush *muster_brush_new (MusterInk ink);
void muster_brush_free (MusterBrush *brush);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBrush, muster_brush_free)

/* Sets the target for painting. It is borrowed. */
void muster_brush_set_target (MusterBrush *brush, cairo_t *cr);
cairo_t *muster_brush_get_target (MusterBrush *brush);
MusterInk muster_brush_get_ink (const MusterBrush *brush);

/* Whether to paint the codes of cards; off by default. */
void muster_brush_set_codes (MusterBrush *brush, gboolean codes);
gboolean muster_brush_has_codes (const MusterBrush *brush);

/* Where marks are noted from now on (MusterCardZone), in the target's own unit; NULL: nowhere. The brush doesn't own it. */
void muster_brush_set_zones (MusterBrush *brush, GArray *zones);

/* Says what is painted into a box; the word must stay. */
void muster_brush_mark (MusterBrush *brush, const char *part, const char *word, MusterBox box);

/* The smallest type used since the last call, in points; the usual size if nothing was written. */
gdouble muster_brush_take_smallest (MusterBrush *brush);

/* The lowest picture resolution since the last call, in dots per inch; very high if there was none. */
gdouble muster_brush_take_coarsest (MusterBrush *brush);

/* Sets the colour as the current ink prints it. */
void muster_brush_set_color (MusterBrush *brush, MusterColor color);

/* Writes a text into a box at `size`, reduced in steps of a quarter point until it fits. Nothing is cut: if necessary
 * the text gets smaller than the least size. Returns the size. */
gdouble muster_brush_write (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type,
                            MusterColor color);

/* The height of a text with that size and line width; markup allows bold and italic. */
gdouble muster_brush_measure (MusterBrush *brush, const char *markup, gdouble width, gdouble size);

/* Writes such a text with its top left corner there. */
void muster_brush_write_markup (MusterBrush *brush, gdouble x, gdouble y, const char *markup, gdouble width,
                                gdouble size, MusterColor color);

/* The width of a line at that size. */
gdouble muster_brush_measure_line (MusterBrush *brush, const char *text, gdouble size, guint type);

/* The byte offset of the first line that doesn't fit into `height`; the length if everything fits. For plain text. */
gsize muster_brush_find_break (MusterBrush *brush, const char *text, gdouble width, gdouble height, gdouble size);

/* Whether there is a portrait that can be shown. */
gboolean muster_brush_can_show (MusterBrush *brush, MusterPortrait *portrait);

/* Paints a showable portrait so that it covers a box. */
void muster_brush_show (MusterBrush *brush, MusterPortrait *portrait, MusterBox box, gdouble radius);

void muster_brush_fill_box (MusterBrush *brush, MusterBox box, gdouble radius, MusterColor color);
void muster_brush_stroke_box (MusterBrush *brush, MusterBox box, gdouble radius, gdouble width, MusterColor color);
void muster_brush_line (MusterBrush *brush, gdouble x1, gdouble y1, gdouble x2, gdouble y2, gdouble width,
                        MusterColor color);

/* Paints the emblem with that id (print/card/emblem.h) into a box, in one colour. Unknown ids give a disc. */
void muster_brush_paint_emblem (MusterBrush *brush, const char *id, MusterBox box, MusterColor color);

/* Colours common to all cards. */
extern const MusterColor muster_black, muster_white, muster_grey, muster_hairline, muster_alarm;

/* The accent colour for a value or suit (which is quieter), by id, or a colour by name ("plum"); slate for none. */
MusterColor muster_accent_of (const char *value);

/* A colour mixed with white: 0 is white, 1 the colour. */
MusterColor muster_color_tint (MusterColor color, gdouble strength);

G_END_DECLS
