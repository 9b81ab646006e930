/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A digest: what the library keeps of a thing besides the thing itself, so that it can be listed and found without being
 * read, and so that a change of the content can be told in words. The rules make it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *content; /* the version of the content it was made with: "Collision 1.0 · 3fa9c2e81b04" */
  char *search;  /* every word on its card, once each, space-separated */
  char *facts;   /* what its options and its verdict were, a line each; for muster_digest_dup_changes() of the rules */
  gint64 points; /* -1: it has none */
  gboolean legal;
} MusterDigest;

void muster_digest_free (MusterDigest *digest);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDigest, muster_digest_free)

G_END_DECLS
