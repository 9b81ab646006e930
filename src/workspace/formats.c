/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/formats.h"

#include <string.h>

#include "model/i18n.h"
#include "print/html.h"
#include "print/markdown.h"
#include "print/text.h"
#include "xml/cards.h"
#include "games/document-file.h"

static char *
measure (char *words, gsize *length)
{
  *length = strlen (words);
  return words;
}

static char *
write_html (const MusterBatch *batch, gsize *length)
{
  return measure (muster_html_dup (batch->cards, batch->rosters, muster_batch_get_title (batch)), length);
}

/* What programs read doesn't depend on the player's language: the cards are made once more. */
static char *
write_xml (const MusterBatch *batch, gsize *length)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autoptr (MusterBatch) own = muster_batch_new (batch->catalog);

  for (guint i = 0; i < batch->document->things->len; i++)
    muster_batch_add_pages (own, batch->document->things->pdata[i]);
  return measure (muster_cards_dup_xml (own->cards, batch->rosters->len > 0 ? own->rosters : batch->rosters,
                                        muster_batch_get_title (own)),
                  length);
}

static char *
write_markdown (const MusterBatch *batch, gsize *length)
{
  return measure (muster_markdown_dup (batch->cards, batch->rosters), length);
}

static char *
write_text (const MusterBatch *batch, gsize *length)
{
  return measure (muster_text_dup (batch->cards, batch->rosters), length);
}

static char *
write_document (const MusterBatch *batch, gsize *length)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();

  return muster_document_write (batch->document, batch->catalog, length);
}

static const MusterFormat formats[] = {
  { "pdf", "pdf", MUSTER_FORMAT_PAGES, NULL },        { "svg", "svg", MUSTER_FORMAT_SIDES, NULL },
  { "png", "png", MUSTER_FORMAT_SIDES, NULL },        { "html", "html", MUSTER_FORMAT_WORDS, write_html },
  { "xml", "xml", MUSTER_FORMAT_WORDS, write_xml },   { "markdown", "md", MUSTER_FORMAT_WORDS, write_markdown },
  { "text", "txt", MUSTER_FORMAT_WORDS, write_text }, { "muster", "muster", MUSTER_FORMAT_WORDS, write_document },
};

const MusterFormat *
muster_formats_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].name, name))
      return &formats[i];
  g_return_val_if_reached (&formats[0]);
}

char *
muster_format_dup_words (const MusterFormat *format, const MusterBatch *batch, gboolean lists, gsize *length)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new (), filled = g_ptr_array_new ();
  MusterBatch short_one = *batch;

  for (guint i = 0; i + batch->blank < batch->cards->len; i++)
    g_ptr_array_add (filled, batch->cards->pdata[i]);
  short_one.cards = filled;
  short_one.calibration = FALSE;
  if (!lists)
    short_one.rosters = none;
  return format->write (&short_one, length);
}

/* In a thread: no more than reading is done to the batch. */

typedef struct
{
  const MusterFormat *format;
  MusterBatch *batch;
  gboolean lists;
} Wording;

static void
wording_free (gpointer data)
{
  Wording *wording = data;

  muster_batch_unref (wording->batch);
  g_free (wording);
}

static void
word_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Wording *wording = data;
  gsize length = 0;
  char *words = muster_format_dup_words (wording->format, wording->batch, wording->lists, &length);

  g_task_return_pointer (task, g_bytes_new_take (words, length), (GDestroyNotify) g_bytes_unref);
}

void
muster_format_make_words_async (const MusterFormat *format, MusterBatch *batch, gboolean lists,
                                GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Wording *wording = g_new0 (Wording, 1);

  *wording = (Wording){ format, muster_batch_ref (batch), lists };
  g_task_set_task_data (task, wording, wording_free);
  g_task_run_in_thread (task, word_in_thread);
}

GBytes *
muster_format_make_words_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
