/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for lists of preferences or editors: like AdwActionRow, but wrapping (see row-line.h). Title and text are
 * plain, not markup.
 *
 * In templates, children of type "prefix" and "suffix" are before and after the title. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_WRAP_ROW (muster_wrap_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterWrapRow, muster_wrap_row, MUSTER, WRAP_ROW, AdwPreferencesRow)

struct _MusterWrapRowClass
{
  AdwPreferencesRowClass parent_class;

  /* The row was clicked, or Enter was pressed. Emits "activated" and activates the activatable widget, if any. */
  void (*activate) (MusterWrapRow *row);
};

/* The title is a property of AdwPreferencesRow. */
GtkWidget *muster_wrap_row_new (void);

/* NULL and "" hide it. */
void muster_wrap_row_set_subtitle (MusterWrapRow *row, const char *subtitle);
const char *muster_wrap_row_get_subtitle (MusterWrapRow *row);

/* Keeps it to one line (see row-line.h). */
void muster_wrap_row_cut_subtitle (MusterWrapRow *row);

void muster_wrap_row_add_prefix (MusterWrapRow *row, GtkWidget *widget);
void muster_wrap_row_add_suffix (MusterWrapRow *row, GtkWidget *widget);

/* The widget in the row that is activated with it; makes the row activatable. */
void muster_wrap_row_set_activatable_widget (MusterWrapRow *row, GtkWidget *widget);

void muster_wrap_row_activate (MusterWrapRow *row);

/* Sets the visible and accessible text; `wrong` marks it as an error. */
void muster_wrap_row_show (MusterWrapRow *row, const char *title, const char *text, gboolean wrong);

G_END_DECLS
