/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parsing untrusted XML: no DOCTYPE, no entities, no network, no compression, UTF-8 only, bounded. */
#pragma once

#include <libxml/tree.h>
#include <libxml/xmlreader.h>

#include <glib.h>

G_BEGIN_DECLS

/* Whether the bytes may be parsed: valid UTF-8, no DOCTYPE, and no element with so many attributes that parsing would
 * take forever. `path` is for the error, which names the line. */
gboolean muster_safe_screen (GBytes *bytes, const char *path, GError **error);

/* The file as a tree; free with xmlFreeDoc(). */
xmlDoc *muster_safe_parse (GBytes *bytes, const char *path, GError **error);

/* The same as a stream; free with xmlFreeTextReader(). Get its errors with muster_safe_set_error(). */
xmlTextReader *muster_safe_reader (GBytes *bytes, const char *path, GError **error);

/* Sets the parser's last error as "PATH:LINE: cause". */
void muster_safe_set_error (const char *path, GError **error);

G_END_DECLS
