/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text input: saved as one step after a pause or when the focus leaves, and never lost.
 *
 * While there is unsaved typing, Ctrl+Z and Ctrl+Shift+Z undo and redo only the typing. Afterwards they undo the
 * document's steps. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _MusterTextEdit MusterTextEdit;

/* Calls `settled` with the text and `data` when typing pauses and the text has changed. `changes` emits "changed": the
 * widget itself (a GtkEditable) or its GtkTextBuffer. Both must outlive the edit. */
MusterTextEdit *muster_text_edit_new (GtkWidget *widget, gpointer changes,
                                      void (*settled) (const char *text, gpointer data), gpointer data);
void muster_text_edit_free (MusterTextEdit *edit);

/* Shows the saved text, NULL for empty. Unsaved typing stays. */
void muster_text_edit_show (MusterTextEdit *edit, const char *text);

/* While `settled` is called: the words can't be kept. They stay until somebody types others, Ctrl+Z takes them back, or another text is
 * shown than the one that was kept before. Where they become that one again, `settled` is called once more. */
void muster_text_edit_refuse (MusterTextEdit *edit);

/* Shows what is kept in another place: words that were refused go. */
void muster_text_edit_reset (MusterTextEdit *edit, const char *text);

/* Commits pending input. */
void muster_text_edit_flush (MusterTextEdit *edit);

/* Replaces pasted line breaks and tabs with spaces. */
void muster_text_edit_keep_to_one_line (GtkEditable *editable);

G_END_DECLS
