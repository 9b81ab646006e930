/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A castle as a picture, with its upgrade. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_CASTLE_PICTURE (muster_castle_picture_get_type ())
G_DECLARE_FINAL_TYPE (MusterCastlePicture, muster_castle_picture, MUSTER, CASTLE_PICTURE, GtkWidget)

/* `upgrade` is the upgrade's id; NULL for none. */
void muster_castle_picture_show (MusterCastlePicture *picture, const char *upgrade, gboolean fallen);

G_END_DECLS
