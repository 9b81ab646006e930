/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the print window shows of a file of words before it is written. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the words, as far as anyone reads them; and, for a web page, whose source says little, what it is good for. */
void muster_print_words_show (GtkTextView *view, AdwStatusPage *page, GBytes *words);

G_END_DECLS
