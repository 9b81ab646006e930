/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The difference between two bodies: for each text, the bytes between the common start and the common end. An edit
 * touches one place, so this is small, and errors can't go unnoticed: every xml has its SHA-256. */
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

/* The texts of a body, valid UTF-8 and owned. */
typedef struct
{
  char *parts[MUSTER_TEXT_N];
} MusterText;

void muster_text_clear (MusterText *text);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterText, muster_text_clear)

gsize muster_text_get_size (const MusterText *text);

/* Whether the xml has that SHA-256. */
gboolean muster_text_is_true (const MusterText *text, const char *hash);

GBytes *muster_delta_new (const MusterText *base, const MusterText *text);

/* Turns `text` from the base into the target. FALSE, with nothing changed, if the delta doesn't fit. */
gboolean muster_delta_apply (MusterText *text, gconstpointer delta, gsize length);

G_END_DECLS
