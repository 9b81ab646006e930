/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two sides of a card share: its accent, its grid, the band with the name. */
#pragma once

#include "print/card/card-side.h"

G_BEGIN_DECLS

/* The band's height in units, on both sides alike, as they may lie beside each other. */
#define MUSTER_FRAME_BAND 12.0

typedef struct
{
  gdouble width, height, bleed; /* of the card, in points */
  gdouble unit;                 /* a sixtieth of a poker card's width, and so a millimetre there */
  gdouble left, right;          /* the safe zone */
  gdouble top, bottom;          /* under the band, and above the lower edge */
  MusterBox band;               /* what of the band can be written on */
  MusterColor accent;
  const char *edge; /* of the band; see print/edge.h */
  gboolean light;   /* black on white: to save ink, or to be written on */
} MusterFrame;

/* The grid of a side. */
MusterFrame muster_frame_lay_out (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height,
                                  gdouble bleed);

/* Paints paper, band and outline. */
void muster_frame_paint (MusterBrush *brush, const MusterFrame *frame);

/* Writes a title onto the band, apart from the rest, as it may be all that two cards differ in. `start` and `end` units of
 * the band are kept free at its ends. */
void muster_frame_write_title (MusterBrush *brush, const MusterFrame *frame, const char *title, gdouble start,
                               gdouble end);

/* Says where the name of a blank card goes, with `start` units of the band left free. */
void muster_frame_write_hint (MusterBrush *brush, const MusterFrame *frame, gdouble start);

/* What can be seen on a band: white on the accent, or black on white. */
MusterColor muster_frame_band_ink (const MusterFrame *frame);

/* A light ground for numbers; none to save ink. */
void muster_frame_ground (MusterBrush *brush, const MusterFrame *frame, MusterBox box, gdouble radius);

/* The largest type, from 7 points down, in which the label of every number has room in that width, so that all are alike. */
gdouble muster_frame_find_label_size (MusterBrush *brush, const GArray *numbers, gdouble width);

/* A large, pale emblem of the suit, of a value or of the style, where nothing else is; none where that would waste ink. */
void muster_frame_paint_mark (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, MusterBox box);

/* The emblems of the card's values in a row that ends at `right`; returns where it begins. */
gdouble muster_frame_paint_values (MusterBrush *brush, const MusterCard *card, gdouble right, gdouble y, gdouble size,
                                   MusterColor color);

G_END_DECLS
