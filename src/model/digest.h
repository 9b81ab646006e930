/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A digest: what the library stores about a thing besides the thing itself, so that it can list and search without
 * parsing, and explain what a content change does. The games' rules make it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *content; /* the content version it was made with: "Collision 1.0 · 3fa9c2e81b04" */
  char *search;  /* every word on its card, once each, space-separated */
  char *facts;   /* its options and its verdict, one per line; for muster_digest_dup_changes() */
  gint64 points; /* -1: it has none */
  gboolean legal;
} MusterDigest;

void muster_digest_free (MusterDigest *digest);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDigest, muster_digest_free)

G_END_DECLS
