/* What the two sides of a card share: its accent, its grid, the band with the name. */
#pragma once

#include "print/card.h"
#include "print/emblem.h"

G_BEGIN_DECLS

typedef struct
{
  gdouble width, height, bleed; /* of the card, in points */
  gdouble unit;                 /* a sixtieth of a poker card's width, and so a millimetre there */
  gdouble left, right;          /* the safe zone */
  gdouble top, bottom;          /* under the band, and above the lower edge */
  MusterColor accent;
} MusterFrame;

/* Paints paper, band and name, and tells what is left. `band` is its height in units; `end` is kept free at its end. */
MusterFrame muster_frame_paint (MusterBrush *brush, const MusterCard *card, const char *title, gdouble width, gdouble height,
                                gdouble bleed, gdouble band, gdouble start, gdouble end);

/* What can be seen on a band: white on the accent, or black on white to save ink. */
MusterColor muster_frame_band_ink (MusterBrush *brush);

/* A light ground for numbers; none to save ink. */
void muster_frame_ground (MusterBrush *brush, const MusterFrame *frame, MusterBox box, gdouble radius);

/* The emblems of the card's values in a row that ends at `right`; returns where it begins. */
gdouble muster_frame_paint_values (MusterBrush *brush, const MusterCard *card, gdouble right, gdouble y, gdouble size, MusterColor color);

G_END_DECLS
