/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that somebody types: kept as one step after a pause, or when the focus leaves, and never lost.
 *
 * While the words differ from what was kept last, Ctrl+Z and Ctrl+Shift+Z take back and repeat typing, and nothing else. Once they are
 * kept they are a step of the document, and so are these keys. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _MusterTextEdit MusterTextEdit;

/* Calls `settled` with the words and `data` once typing in the widget rests and they differ from what was kept last. `changes` is what
 * emits "changed": the widget itself, which is a GtkEditable then, or its GtkTextBuffer. Both must outlive the edit. */
MusterTextEdit *muster_text_edit_new (GtkWidget *widget, gpointer changes,
                                      void (*settled) (const char *text, gpointer data), gpointer data);
void muster_text_edit_free (MusterTextEdit *edit);

/* Shows what is kept now, NULL for nothing. What is still being typed stays. */
void muster_text_edit_show (MusterTextEdit *edit, const char *text);

/* While `settled` is called: the words can't be kept. They stay until somebody types others, Ctrl+Z takes them back, or another text is
 * shown than the one that was kept before. Where they become that one again, `settled` is called once more. */
void muster_text_edit_refuse (MusterTextEdit *edit);

/* Shows what is kept in another place: words that were refused go. */
void muster_text_edit_reset (MusterTextEdit *edit, const char *text);

/* Settles at once what is still being typed. */
void muster_text_edit_flush (MusterTextEdit *edit);

/* Makes spaces of the line ends and tabs that somebody pastes. */
void muster_text_edit_keep_to_one_line (GtkEditable *editable);

G_END_DECLS
