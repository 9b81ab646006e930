/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a picture is cropped and moved before it becomes a portrait. */
#pragma once

#include <adwaita.h>

#include "model/portrait.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PORTRAIT_PAGE (muster_portrait_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterPortraitPage, muster_portrait_page, MUSTER, PORTRAIT_PAGE, AdwBin)

/* The signal "taken" carries the picture (GBytes) as it was cropped; "closed" says that the page is done, whether anything was
 * taken or not. NULL where the portrait's picture can't be shown. */
GtkWidget *muster_portrait_page_new (MusterPortrait *portrait);

void muster_portrait_page_focus (MusterPortraitPage *page);

G_END_DECLS
