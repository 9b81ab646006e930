/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Crops a picture to a portrait: by dragging, wheel, pinch, or keys. */
#pragma once

#include <gtk/gtk.h>

#include "app/widgets/portrait/crop.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CROP_AREA (muster_crop_area_get_type ())
G_DECLARE_FINAL_TYPE (MusterCropArea, muster_crop_area, MUSTER, CROP_AREA, GtkWidget)

/* The pixels must outlive the area. Emits "changed" when the crop changes. */
GtkWidget *muster_crop_area_new (const MusterPixels *pixels);

const MusterCrop *muster_crop_area_get_crop (MusterCropArea *area);
void muster_crop_area_zoom (MusterCropArea *area, gdouble zoom);

G_END_DECLS
