/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of formats that a batch can be written in. A format is pages on paper, a picture of each side of a card, or
 * words. */
#pragma once

#include <gio/gio.h>

#include "workspace/batch.h"
#include "print/options.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FORMAT_PAGES,
  MUSTER_FORMAT_SIDES,
  MUSTER_FORMAT_WORDS,
} MusterFormatKind;

typedef struct
{
  const char *name;   /* as the settings have it: "markdown" */
  const char *ending; /* of its files: "md" */
  MusterFormatKind kind;
  char *(*write) (const MusterBatch *batch, gsize *length); /* of words */
} MusterFormat;

const MusterFormat *muster_formats_find (const char *name);

/* The batch in words, without blank cards, and without its lists where the options leave them out. Free with g_free(). */
char *muster_format_dup_words (const MusterFormat *format, const MusterBatch *batch, gboolean lists, gsize *length);

/* The same in a thread, for a large batch. Nobody may change the batch meanwhile. Free with g_bytes_unref(). */
void muster_format_make_words_async (const MusterFormat *format, MusterBatch *batch, gboolean lists,
                                     GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *muster_format_make_words_finish (GAsyncResult *result, GError **error);

G_END_DECLS
