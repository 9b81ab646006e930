/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small portraits beside each other, those of a thing's members or its own. Only to be looked at: the names stand elsewhere. */
#pragma once

#include <gtk/gtk.h>

#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PORTRAIT_STRIP (muster_portrait_strip_get_type ())
G_DECLARE_FINAL_TYPE (MusterPortraitStrip, muster_portrait_strip, MUSTER, PORTRAIT_STRIP, GtkWidget)

/* Shows the portraits of a thing, each picture once; as many as there is width for. NULL: none. The thing isn't kept. */
void muster_portrait_strip_show (MusterPortraitStrip *faces, const MusterThing *thing);

/* How many different ones there are. */
guint muster_portrait_strip_count (MusterPortraitStrip *faces);

G_END_DECLS
