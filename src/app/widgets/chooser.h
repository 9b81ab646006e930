/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chooser: a list to search and take from, for things of any game. Each row has a title, numbers at its end, a text, and the
 * reason where taking it would break a rule; it is taken all the same if somebody wants it.
 *
 * How to use it:
 *
 *   GtkWidget *chooser = muster_chooser_new (_ ("Add a puppet"));
 *
 *   muster_chooser_begin (chooser);                          before the first row, and again whenever they have changed
 *   muster_chooser_add (chooser, "Ronin", "1 of 3", _ ("Pawn"), NULL);
 *   muster_chooser_end (chooser);
 *   g_signal_connect_object (chooser, "taken", …);           void (*) (MusterChooser *, guint n, …): the n-th row that was added
 *   g_signal_connect_object (chooser, "previewed", …);       the same, for a row that is only looked at, or
 *                                                            MUSTER_CHOOSER_NOTHING when it is no more
 *   g_signal_connect_object (chooser, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
 *   muster_editor_cover (editor, chooser, row);
 *   muster_search_list_focus (chooser);
 *
 * Taking a row doesn't close it, so that several can be taken one after the other: whoever wants that calls muster_editor_uncover()
 * from "taken". Rows that are shown again keep their places, the words of the
 * search and the focus; what doesn't fit any more goes to the end at the next search. */
#pragma once

#include "app/widgets/search-list.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHOOSER (muster_chooser_get_type ())
G_DECLARE_FINAL_TYPE (MusterChooser, muster_chooser, MUSTER, CHOOSER, MusterSearchList)

#define MUSTER_CHOOSER_NOTHING G_MAXUINT

GtkWidget *muster_chooser_new (const char *title);

/* All but the title may be NULL. Strings are copied. */
void muster_chooser_begin (MusterChooser *chooser);
void muster_chooser_add (MusterChooser *chooser, const char *title, const char *numbers, const char *text,
                         const char *reason);
void muster_chooser_end (MusterChooser *chooser);

G_END_DECLS
