/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The root of a PDF: what the file says of itself as a whole. cairo writes it, but neither the language nor what a printer
 * should do, nor fields to fill in. A PDF may be added to at its end, so that is how we say both, with every byte before staying as it is. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The number that the first object added to a finished PDF gets; 0 where it isn't built as it should. */
guint muster_pdf_root_next (const GByteArray *pdf);

/* Adds entries such as "/Lang (en)" to the root of a finished PDF and, where they aren't NULL, lines of entries to its
 * pages (char, one for each), and objects of its own (char, the entries of a dictionary each). Its objects must not be packed into streams (as cairo does above version 1.4). FALSE, with
 * the file as it was, where it isn't built as it should. */
gboolean muster_pdf_root_add (GByteArray *pdf, const char *entries, const GPtrArray *pages, const GPtrArray *objects);

G_END_DECLS
