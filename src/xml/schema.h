/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schemas that are built into the program. */
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

/* Checks a tree against the schema of that file name ("muster-pack-1.xsd"). Each thing wrong is added to `complaints`
 * as "PATH:LINE: what is wrong and what was expected". */
void muster_schema_validate (const char *schema, xmlDoc *doc, const char *path, GPtrArray *complaints);

G_END_DECLS
