/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a stat compares with those of all legal characters: a sentence and a histogram. Keeps its size while empty. */
#pragma once

#include <adwaita.h>

#include "forge/standing.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STANDING_VIEW (muster_standing_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterStandingView, muster_standing_view, MUSTER, STANDING_VIEW, GtkWidget)

GtkWidget *muster_standing_view_new (void);

/* `standing` is copied; NULL clears it. `text` is its sentence. */
void muster_standing_view_show (MusterStandingView *view, const MusterStandingStat *standing, const char *text);

G_END_DECLS
