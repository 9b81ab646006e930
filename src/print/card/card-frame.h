/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Common to both sides of a card: accent, grid, and the band with the name. */
#pragma once

#include "print/card/card-side.h"

G_BEGIN_DECLS

/* The band's height in units, equal on both sides because they may be printed side by side. */
#define MUSTER_FRAME_BAND 12.0

typedef struct
{
  gdouble width, height, bleed; /* of the card, in points */
  gdouble unit;                 /* a sixtieth of a poker card's width, which is a millimetre */
  gdouble left, right;          /* the safe zone */
  gdouble top, bottom;          /* below the band, and above the lower edge */
  MusterBox band;               /* the writable part of the band */
  MusterColor accent;
  const char *edge; /* of the band; see print/edge.h */
  gboolean light;   /* black on white: to save ink or to write on */
} MusterFrame;

/* The grid of a side. */
MusterFrame muster_frame_lay_out (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height,
                                  gdouble bleed);

/* Paints ground, band and outline. */
void muster_frame_paint (MusterBrush *brush, const MusterFrame *frame);

/* Writes a title onto the band, separately because it may be the only difference between two cards. `start` and `end`
 * units of the band stay free. */
void muster_frame_write_title (MusterBrush *brush, const MusterFrame *frame, const char *title, gdouble start,
                               gdouble end);

/* Marks where to write the name of a blank card, leaving `start` units of the band free. */
void muster_frame_write_hint (MusterBrush *brush, const MusterFrame *frame, gdouble start);

/* A colour visible on the band: white on the accent, or black on white. */
MusterColor muster_frame_band_ink (const MusterFrame *frame);

/* A light ground for numbers; none when saving ink. */
void muster_frame_ground (MusterBrush *brush, const MusterFrame *frame, MusterBox box, gdouble radius);

/* The largest type, from 7 points down, at which every number's label fits that width, so that all are equal. */
gdouble muster_frame_find_label_size (MusterBrush *brush, const GArray *numbers, gdouble width);

/* A large pale emblem of the suit, a value or the style in free space; none when saving ink. */
void muster_frame_paint_mark (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, MusterBox box);

/* The emblems of the card's values in a row that ends at `right`; returns where it begins. */
gdouble muster_frame_paint_values (MusterBrush *brush, const MusterCard *card, gdouble right, gdouble y, gdouble size,
                                   MusterColor color);

G_END_DECLS
