/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Extras: what stands in a document that Muster doesn't know, kept for the next time it is written.
 *
 * Elements and attributes of other namespaces, comments, stray text: each is held as the XML it came as, with its place
 * among its siblings. What bears Muster's own namespace and yet means nothing to it (a slip of the pen, or a newer
 * file) is kept likewise and named in `unknown`, so that a check can say so. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint order; /* among the siblings in the file, known and unknown alike */
  char *xml;
} MusterExtra;

typedef struct
{
  char *attributes;   /* as they stand in a start tag, each with a space before it; or NULL */
  GArray *pieces;     /* MusterExtra, in order; or NULL */
  GPtrArray *unknown; /* names of what should have been ours; or NULL */
} MusterExtras;

void muster_extras_add_piece (MusterExtras *extras, guint order, const char *xml);
void muster_extras_add_attribute (MusterExtras *extras, const char *xml);
void muster_extras_add_unknown (MusterExtras *extras, const char *name);
void muster_extras_copy (MusterExtras *to, const MusterExtras *from);
void muster_extras_clear (MusterExtras *extras);

G_END_DECLS
