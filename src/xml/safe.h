/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parsing XML from strangers: no DOCTYPE, no entities, no network, no compression, UTF-8 only, bounded. */
#pragma once

#include <libxml/tree.h>
#include <libxml/xmlreader.h>

#include <glib.h>

G_BEGIN_DECLS

/* Whether the bytes may go to the parser at all: valid UTF-8 without a DOCTYPE, and without an element that has so many
 * attributes that the parser would never be done. `path` is for the error, which names the line. */
gboolean muster_safe_screen (GBytes *bytes, const char *path, GError **error);

/* The whole file as a tree; free with xmlFreeDoc(). */
xmlDoc *muster_safe_parse (GBytes *bytes, const char *path, GError **error);

/* The same as a stream; free with xmlFreeTextReader(). Its errors are asked for with muster_safe_set_error(). */
xmlTextReader *muster_safe_reader (GBytes *bytes, const char *path, GError **error);

/* What stopped the parser last, as "PATH:LINE: cause". */
void muster_safe_set_error (const char *path, GError **error);

G_END_DECLS
