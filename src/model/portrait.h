/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A portrait: the picture of a miniature, as a document holds it.
 *
 * It never changes, and whoever shows it shares it. Nobody looks further into the picture here than at its first bytes: a
 * broken one is kept and written like any other, and who can't show it says so. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_PORTRAIT_MAX_BYTES (10 * 1024 * 1024)
#define MUSTER_PORTRAIT_MAX_SIDE 4096

typedef struct
{
  char *xml;        /* the element it came in, to be written as it was; NULL for a new one */
  GBytes *picture;  /* NULL: there is nothing in it, or too much */
  const char *type; /* "image/png" or "image/jpeg"; NULL: neither */
  char *hash;       /* of the picture, SHA-256, as a library noted it that keeps it; NULL: none did */
  char *digest;     /* once it was asked for */
} MusterPortrait;

/* A new one of that picture. */
MusterPortrait *muster_portrait_new (GBytes *picture);

/* The one that an element of a document holds, as base64. */
MusterPortrait *muster_portrait_new_from_xml (const char *xml, const char *base64);

/* A short text that is the same for the same picture, wherever it came from. */
const char *muster_portrait_get_digest (MusterPortrait *portrait);

MusterPortrait *muster_portrait_ref (MusterPortrait *portrait);
void muster_portrait_unref (MusterPortrait *portrait);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPortrait, muster_portrait_unref)

G_END_DECLS
