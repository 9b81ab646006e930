/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A crop: which part of a picture a portrait shows. Numbers only, so that it can be tried without a window.
 *
 * The part always has the shape of the portraits on the cards, and never leaves the picture. */
#pragma once

#include "model/portrait.h"
#include "print/pixels.h"

G_BEGIN_DECLS

/* Width by height, as the cards show them. */
#define MUSTER_CROP_SHAPE 0.78
#define MUSTER_CROP_MOST_ZOOM 6.0

typedef struct
{
  gdouble width, height; /* of the picture */
  gdouble zoom;          /* 1: as much of it as there can be */
  gdouble x, y;          /* the middle of what is shown */
} MusterCrop;

/* As much of the picture as there can be; of a high one rather the head than the feet. */
MusterCrop muster_crop_new (gdouble width, gdouble height);

/* What is shown, in pixels of the picture. */
MusterBox muster_crop_get_box (const MusterCrop *crop);

/* Moves what is shown; 1 is its own width or height. */
void muster_crop_move (MusterCrop *crop, gdouble right, gdouble down);

/* Shows more or less of the picture around the same middle. */
void muster_crop_zoom (MusterCrop *crop, gdouble zoom);

/* A picture of nothing but what is shown, small enough for a document; NULL where it can't be made. */
GBytes *muster_crop_make_picture (const MusterCrop *crop, const MusterPixels *pixels);

G_END_DECLS
