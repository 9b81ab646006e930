/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An emblem of a value or suit, as on the cards. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_EMBLEM_VIEW (muster_emblem_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterEmblemView, muster_emblem_view, MUSTER, EMBLEM_VIEW, GtkWidget)

GtkWidget *muster_emblem_view_new (const char *id);

G_END_DECLS
