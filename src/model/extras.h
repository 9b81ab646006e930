/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Extras: everything in a document that Muster doesn't know, kept for the next time it is written.
 *
 * Foreign elements and attributes, comments and stray text are kept as XML with their place among their siblings.
 * Unknown names in Muster's own namespace (a typo or a newer file) are kept too and listed in `unknown`, so that a
 * check can report them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint order; /* index among all siblings in the file, known and unknown */
  char *xml;
} MusterExtra;

typedef struct
{
  char *attributes;   /* as in a start tag, each with a leading space; or NULL */
  GArray *pieces;     /* MusterExtra, in order; or NULL */
  GPtrArray *unknown; /* unknown names in our own namespace; or NULL */

  /* Link of a member to a thing of the library (model/member.h). */
  gint64 link;       /* the thing's number; 0: none */
  gint64 link_state; /* the state that was read; 0: none yet */
} MusterExtras;

/* The namespace of links and other attributes of the library. */
#define MUSTER_LIBRARY_NAMESPACE "urn:muster:library:1"

void muster_extras_add_piece (MusterExtras *extras, guint order, const char *xml);
void muster_extras_add_attribute (MusterExtras *extras, const char *xml);
void muster_extras_add_unknown (MusterExtras *extras, const char *name);
void muster_extras_copy (MusterExtras *to, const MusterExtras *from);
void muster_extras_clear (MusterExtras *extras);

G_END_DECLS
