/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three panes beside each other: as many as there is room for, and of those that don't fit the one that is asked for.
 *
 * From the left: what there is, what is being made, how it looks. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PANES (muster_panes_get_type ())
/* The property "folded" tells how many panes there is no room for. */
G_DECLARE_FINAL_TYPE (MusterPanes, muster_panes, MUSTER, PANES, GtkWidget)

typedef enum
{
  MUSTER_PANE_LIBRARY,
  MUSTER_PANE_EDITOR,
  MUSTER_PANE_CARD,
  MUSTER_N_PANES,
} MusterPane;

/* A widget that isn't visible takes no room, and is in nobody's view. */
void muster_panes_set (MusterPanes *panes, MusterPane pane, GtkWidget *widget);

/* Brings a pane into view. */
void muster_panes_show (MusterPanes *panes, MusterPane pane);
gboolean muster_panes_is_in_view (MusterPanes *panes, MusterPane pane);

G_END_DECLS
