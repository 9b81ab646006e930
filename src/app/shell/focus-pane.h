/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pane whose owner chooses the first focus: a list that begins with a heading couldn't be entered otherwise. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FOCUS_PANE (muster_focus_pane_get_type ())
G_DECLARE_FINAL_TYPE (MusterFocusPane, muster_focus_pane, MUSTER, FOCUS_PANE, AdwBin)

/* Focuses something in the pane; FALSE if there is nothing. */
typedef gboolean (*MusterFocusPaneEnter) (gpointer owner);

/* The owner must outlive the pane. */
void muster_focus_pane_set_enter (MusterFocusPane *pane, MusterFocusPaneEnter enter, gpointer owner);

G_END_DECLS
