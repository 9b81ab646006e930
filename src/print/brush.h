/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The brush: a cairo context with the type, the colours and the measuring that every painted thing shares.
 *
 * Lengths are points. */
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

/* What is painted on from now on. The brush doesn't own it. */
void muster_brush_set_target (MusterBrush *brush, cairo_t *cr);
cairo_t *muster_brush_get_target (MusterBrush *brush);
MusterInk muster_brush_get_ink (const MusterBrush *brush);

/* Whether cards that it paints have their codes; without being told they have none. */
void muster_brush_set_codes (MusterBrush *brush, gboolean codes);
gboolean muster_brush_has_codes (const MusterBrush *brush);

/* Where marks are noted from now on (MusterCardZone), in the target's own unit; NULL: nowhere. The brush doesn't own it. */
void muster_brush_set_zones (MusterBrush *brush, GArray *zones);

/* Says what is painted into a box; the word must stay. */
void muster_brush_mark (MusterBrush *brush, const char *part, const char *word, MusterBox box);

/* The smallest type used since this was last asked, in points; the usual size where nothing was written. */
gdouble muster_brush_take_smallest (MusterBrush *brush);

/* How coarse the coarsest picture was since this was last asked, in dots per inch; very fine where there was none. */
gdouble muster_brush_take_coarsest (MusterBrush *brush);

/* The colour as this ink prints it. */
void muster_brush_set_color (MusterBrush *brush, MusterColor color);

/* Writes a text into a box at `size`, or as much smaller, in quarter points, as it takes to fit both ways. Nothing is
 * cut: what doesn't fit at the least size gets smaller still. Returns the size. */
gdouble muster_brush_write (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type,
                            MusterColor color);

/* The height of a text set at that size in lines of that width; markup allows bold and italic within it. */
gdouble muster_brush_measure (MusterBrush *brush, const char *markup, gdouble width, gdouble size);

/* Writes a text of that kind with its top left corner there. */
void muster_brush_write_markup (MusterBrush *brush, gdouble x, gdouble y, const char *markup, gdouble width,
                                gdouble size, MusterColor color);

/* How wide a line is at that size. */
gdouble muster_brush_measure_line (MusterBrush *brush, const char *text, gdouble size, guint type);

/* The byte at which the first line that doesn't fit into `height` begins; the length where all fits. For plain text. */
gsize muster_brush_find_break (MusterBrush *brush, const char *text, gdouble width, gdouble height, gdouble size);

/* Whether there is a portrait, and it can be shown. */
gboolean muster_brush_can_show (MusterBrush *brush, MusterPortrait *portrait);

/* Shows one that can be, covering a box. */
void muster_brush_show (MusterBrush *brush, MusterPortrait *portrait, MusterBox box, gdouble radius);

void muster_brush_fill_box (MusterBrush *brush, MusterBox box, gdouble radius, MusterColor color);
void muster_brush_stroke_box (MusterBrush *brush, MusterBox box, gdouble radius, gdouble width, MusterColor color);
void muster_brush_line (MusterBrush *brush, gdouble x1, gdouble y1, gdouble x2, gdouble y2, gdouble width,
                        MusterColor color);

/* Paints the emblem of that id (print/card/emblem.h) into a box, in one colour. Unknown ids get a plain disc. */
void muster_brush_paint_emblem (MusterBrush *brush, const char *id, MusterBox box, MusterColor color);

/* Colours that are the same on every card. */
extern const MusterColor muster_black, muster_white, muster_grey, muster_hairline, muster_alarm;

/* The accent of a value by its id, or of a suit, which is quieter, or a colour by its name ("plum"); a slate for none. */
MusterColor muster_accent_of (const char *value);

/* A colour mixed into white: 0 is white, 1 the colour. */
MusterColor muster_color_tint (MusterColor color, gdouble strength);

G_END_DECLS
