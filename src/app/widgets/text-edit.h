/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that somebody types: kept as one step after a pause, or when the focus leaves, and never lost. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _MusterTextEdit MusterTextEdit;

/* Calls `settled` with `data` once typing in the widget rests. `changes` is what emits "changed": the widget itself or its
 * buffer. Both must outlive the edit. */
MusterTextEdit *muster_text_edit_new (GtkWidget *widget, gpointer changes, void (*settled) (gpointer data),
                                      gpointer data);
void muster_text_edit_free (MusterTextEdit *edit);

/* Settles at once what is still being typed. */
void muster_text_edit_flush (MusterTextEdit *edit);

/* Whether something typed isn't settled yet. */
gboolean muster_text_edit_is_pending (const MusterTextEdit *edit);

/* While it is held, changes are somebody else's, and settle nothing. */
void muster_text_edit_hold (MusterTextEdit *edit, gboolean held);

G_END_DECLS
