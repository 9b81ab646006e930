/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A crop: the part of a picture shown by a portrait. Only numbers, so it can be tested without a window.
 *
 * The part always has the aspect ratio of the cards' portraits and stays inside the picture. */
#pragma once

#include "model/portrait.h"
#include "print/pixels.h"

G_BEGIN_DECLS

/* Width to height, as on the cards. */
#define MUSTER_CROP_SHAPE 0.78
#define MUSTER_CROP_MOST_ZOOM 6.0

typedef struct
{
  gdouble width, height; /* of the picture */
  gdouble zoom;          /* 1: as much as possible */
  gdouble x, y;          /* centre of the visible part */
} MusterCrop;

/* As much of the picture as possible; for a tall one the head rather than the feet. */
MusterCrop muster_crop_new (gdouble width, gdouble height);

/* The visible part in pixels of the picture. */
MusterBox muster_crop_get_box (const MusterCrop *crop);

/* Moves the visible part; 1 is its own width or height. */
void muster_crop_move (MusterCrop *crop, gdouble right, gdouble down);

/* Shows more or less of the picture around the same centre. */
void muster_crop_zoom (MusterCrop *crop, gdouble zoom);

/* The cropped picture, small enough for a document; NULL if that fails. */
GBytes *muster_crop_make_picture (const MusterCrop *crop, const MusterPixels *pixels);

G_END_DECLS
