/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print window's preview of text formats. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the beginning of the text; for a web page, whose source says little, a description. */
void muster_print_words_show (GtkTextView *view, AdwStatusPage *page, GBytes *words);

G_END_DECLS
