/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What differs between two bodies: of each of their texts the bytes between what both begin and what both end with. One edit
 * touches one place, so this is small, and putting it together again can't go wrong unnoticed: every xml has its SHA-256. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_TEXT_XML,
  MUSTER_TEXT_SEARCH,
  MUSTER_TEXT_FACTS,
  MUSTER_TEXT_N,
} MusterTextPart;

/* The texts of a body, each of them valid UTF-8 and owned. */
typedef struct
{
  char *parts[MUSTER_TEXT_N];
} MusterText;

void muster_text_clear (MusterText *text);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterText, muster_text_clear)

gsize muster_text_get_size (const MusterText *text);

/* Whether the xml is the one with that SHA-256. */
gboolean muster_text_is_true (const MusterText *text, const char *hash);

GBytes *muster_delta_new (const MusterText *base, const MusterText *text);

/* Turns `text` from the base into what the delta was made of. FALSE where the two don't go together; then it is as before. */
gboolean muster_delta_apply (MusterText *text, gconstpointer delta, gsize length);

G_END_DECLS
