/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/focus-pane.h"

struct _MusterFocusPane
{
  AdwBin parent;
  MusterFocusPaneEnter enter;
  gpointer owner;
};

G_DEFINE_FINAL_TYPE (MusterFocusPane, muster_focus_pane, ADW_TYPE_BIN)

static gboolean
muster_focus_pane_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MusterFocusPane *pane = MUSTER_FOCUS_PANE (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (pane));

  if (gtk_widget_get_focus_child (widget) == NULL && pane->enter != NULL && pane->enter (pane->owner))
    return TRUE;
  return child != NULL && gtk_widget_child_focus (child, direction);
}

static void
muster_focus_pane_class_init (MusterFocusPaneClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = muster_focus_pane_focus;
}

static void
muster_focus_pane_init (MusterFocusPane *pane)
{
}

void
muster_focus_pane_set_enter (MusterFocusPane *pane, MusterFocusPaneEnter enter, gpointer owner)
{
  pane->enter = enter;
  pane->owner = owner;
}
