/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small portrait for a row. Hidden if there is no picture that can be shown. */
#pragma once

#include <gtk/gtk.h>

#include "model/portrait.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PORTRAIT_THUMB (muster_portrait_thumb_get_type ())
G_DECLARE_FINAL_TYPE (MusterPortraitThumb, muster_portrait_thumb, MUSTER, PORTRAIT_THUMB, GtkWidget)

/* NULL: none. */
void muster_portrait_thumb_show (MusterPortraitThumb *thumb, MusterPortrait *portrait);

G_END_DECLS
