/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small portraits side by side, of a thing or its members. Decorative: the names are elsewhere. */
#pragma once

#include <gtk/gtk.h>

#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PORTRAIT_STRIP (muster_portrait_strip_get_type ())
G_DECLARE_FINAL_TYPE (MusterPortraitStrip, muster_portrait_strip, MUSTER, PORTRAIT_STRIP, GtkWidget)

/* Shows the portraits of a thing without duplicates, as many as fit. NULL: none. The thing isn't kept. */
void muster_portrait_strip_show (MusterPortraitStrip *faces, const MusterThing *thing);

/* The number of different ones. */
guint muster_portrait_strip_count (MusterPortraitStrip *faces);

G_END_DECLS
