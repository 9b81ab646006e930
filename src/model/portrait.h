/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A portrait: the picture of a miniature in a document.
 *
 * It is immutable and shared. Only the first bytes are examined here: a broken picture is kept and written like any
 * other, and views that can't show it say so. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_PORTRAIT_MAX_BYTES (10 * 1024 * 1024)
#define MUSTER_PORTRAIT_MAX_SIDE 4096

typedef struct
{
  char *xml;        /* the original element, to be written unchanged; NULL for a new one */
  GBytes *picture;  /* NULL: empty or too large */
  const char *type; /* "image/png" or "image/jpeg"; NULL: neither */
  char *hash;       /* SHA-256 of the picture, if a library recorded it, also instead of the picture; or NULL */
  char *digest;     /* computed on first use */
} MusterPortrait;

/* A new portrait with that picture. */
MusterPortrait *muster_portrait_new (GBytes *picture);

/* The portrait in an element of a document, as base64. */
MusterPortrait *muster_portrait_new_from_xml (const char *xml, const char *base64);

/* A short text that is equal for equal pictures, wherever they come from. */
const char *muster_portrait_get_digest (MusterPortrait *portrait);

MusterPortrait *muster_portrait_ref (MusterPortrait *portrait);
void muster_portrait_unref (MusterPortrait *portrait);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPortrait, muster_portrait_unref)

G_END_DECLS
