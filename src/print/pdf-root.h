/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The root of a PDF, with document-wide settings. cairo doesn't write the language, printer preferences or form fields.
 * PDFs allow incremental updates, so we append these without changing any earlier byte. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The number of the first object appended to a finished PDF; 0 if its structure isn't as expected. */
guint muster_pdf_root_next (const GByteArray *pdf);

/* Appends entries such as "/Lang (en)" to the root of a finished PDF and, unless NULL, lines of entries to its pages
 * (char, one each), and new objects (char, the entries of a dictionary each). Its objects must not be in object streams
 * (as cairo writes above version 1.4). FALSE, with the file unchanged, if its structure isn't as expected. */
gboolean muster_pdf_root_add (GByteArray *pdf, const char *entries, const GPtrArray *pages, const GPtrArray *objects);

G_END_DECLS
