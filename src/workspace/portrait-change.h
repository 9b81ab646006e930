/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving a thing a portrait, or removing the one it has. */
#pragma once

#include "model/thing.h"

G_BEGIN_DECLS

/* What undo calls it, in the player's language. `pixels` are those of muster_picture_recode(), or NULL to remove the portrait. */
const char *muster_portrait_change_get_label (GBytes *pixels);

/* FALSE where such a thing has no portrait; then nothing happens. */
gboolean muster_portrait_change_apply (MusterThing *thing, GBytes *pixels);

G_END_DECLS
