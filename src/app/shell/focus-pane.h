/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pane whose owner says where the keyboard begins in it: a list whose first row is a heading would not let it in at all. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FOCUS_PANE (muster_focus_pane_get_type ())
G_DECLARE_FINAL_TYPE (MusterFocusPane, muster_focus_pane, MUSTER, FOCUS_PANE, AdwBin)

/* Gives the focus to something in the pane; FALSE where there is nothing. */
typedef gboolean (*MusterFocusPaneEnter) (gpointer owner);

/* The owner outlives the pane. */
void muster_focus_pane_set_enter (MusterFocusPane *pane, MusterFocusPaneEnter enter, gpointer owner);

G_END_DECLS
