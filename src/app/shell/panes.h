/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three panes side by side: as many as fit, and of the others only the requested one.
 *
 * From left to right: library, editor, preview. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PANES (muster_panes_get_type ())
/* The property "folded" is the number of panes that don't fit. */
G_DECLARE_FINAL_TYPE (MusterPanes, muster_panes, MUSTER, PANES, GtkWidget)

typedef enum
{
  MUSTER_PANE_LIBRARY,
  MUSTER_PANE_EDITOR,
  MUSTER_PANE_CARD,
  MUSTER_N_PANES,
} MusterPane;

/* Invisible widgets take no space. */
void muster_panes_set (MusterPanes *panes, MusterPane pane, GtkWidget *widget);

/* Brings a pane into view. */
void muster_panes_show (MusterPanes *panes, MusterPane pane);
gboolean muster_panes_is_in_view (MusterPanes *panes, MusterPane pane);

G_END_DECLS
