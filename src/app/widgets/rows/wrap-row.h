/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list of rows, of preferences or of an editor: what AdwActionRow is, but it wraps (see row-line.h). Its
 * title and text are plain, not markup.
 *
 * In templates, children of the types "prefix" and "suffix" come before and after the title. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_WRAP_ROW (muster_wrap_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterWrapRow, muster_wrap_row, MUSTER, WRAP_ROW, AdwPreferencesRow)

struct _MusterWrapRowClass
{
  AdwPreferencesRowClass parent_class;

  /* The row was clicked or Enter was pressed on it. Emits the signal "activated" and activates the activatable widget,
   * if there is one. */
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

/* A widget in the row that is meant whenever the row is activated; the row becomes activatable. */
void muster_wrap_row_set_activatable_widget (MusterWrapRow *row, GtkWidget *widget);

void muster_wrap_row_activate (MusterWrapRow *row);

/* Says what a row is about, to those who see it and those who don't; `wrong` colours the text as a fault. */
void muster_wrap_row_show (MusterWrapRow *row, const char *title, const char *text, gboolean wrong);

G_END_DECLS
