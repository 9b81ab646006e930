/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for cropping a picture to a portrait. */
#pragma once

#include <adwaita.h>

#include "model/portrait.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PORTRAIT_PAGE (muster_portrait_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterPortraitPage, muster_portrait_page, MUSTER, PORTRAIT_PAGE, AdwBin)

/* Emits "taken" with the cropped picture (GBytes), and "closed" when done in any case. NULL if the picture can't be
 * shown. */
GtkWidget *muster_portrait_page_new (MusterPortrait *portrait);

void muster_portrait_page_focus (MusterPortraitPage *page);

G_END_DECLS
