/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/formats.h"

#include <string.h>

#include "games/document-file.h"
#include "model/i18n.h"
#include "print/html/html.h"
#include "print/markdown.h"
#include "print/text.h"
#include "print/tts.h"
#include "print/write.h"
#include "xml/cards.h"

static const MusterFormat formats[] = {
  { "pdf", "pdf", N_ ("PDF"), MUSTER_FORMAT_PAGES },
  { "svg", "svg", N_ ("SVG pictures"), MUSTER_FORMAT_SIDES, .paint = muster_write_svg_side },
  { "png", "png", N_ ("PNG pictures"), MUSTER_FORMAT_SIDES, .paint = muster_write_png_side },
  { "tts", "json", N_ ("Tabletop Simulator"), MUSTER_FORMAT_FILES, .adapt = muster_tts_adapt,
    .count_files = muster_tts_count_files, .dup_path = muster_tts_dup_path, .make_file = muster_tts_make_file },
  { "html", "html", N_ ("Web page"), MUSTER_FORMAT_WORDS, .write = muster_html_dup },
  { "xml", "xml", N_ ("XML cards"), MUSTER_FORMAT_WORDS, .write = muster_cards_dup_xml, .plain = TRUE },
  { "text", "txt", N_ ("Plain text"), MUSTER_FORMAT_WORDS, .write = muster_text_dup, .copy = N_ ("Copy as _Text"),
    .copied = N_ ("Copied as text") },
  { "markdown", "md", N_ ("Markdown"), MUSTER_FORMAT_WORDS, .write = muster_markdown_dup,
    .copy = N_ ("Copy as _Markdown"), .copied = N_ ("Copied as Markdown") },
  { "muster", "muster", N_ ("Muster file"), MUSTER_FORMAT_WORDS, .plain = TRUE },
};

const MusterFormat *
muster_formats_nth (guint n)
{
  return n < G_N_ELEMENTS (formats) ? &formats[n] : NULL;
}

const MusterFormat *
muster_formats_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].name, name))
      return &formats[i];
  return NULL;
}

gboolean
muster_format_is_document (const MusterFormat *format)
{
  return format->kind == MUSTER_FORMAT_WORDS && format->write == NULL;
}

void
muster_format_adapt (const MusterFormat *format, MusterPrintOptions *options)
{
  if (format->adapt != NULL)
    format->adapt (options);
}

char *
muster_format_dup_file_name (const MusterFormat *format, const char *title)
{
  g_autofree char *safe = g_strdup (title);

  g_strdelimit (safe, "/\\:*?\"<>|\n\t", '-');
  return g_strdup_printf ("%s.%s", safe, format->ending);
}

static GBytes *
write_cards (const MusterFormat *format, const MusterBatch *batch, gboolean lists)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new (), filled = g_ptr_array_new ();
  char *words;

  for (guint i = 0; i + batch->blank < batch->cards->len; i++)
    g_ptr_array_add (filled, batch->cards->pdata[i]);
  words = format->write (filled, lists ? batch->rosters : none, batch->title != NULL ? batch->title : _ ("Cards"));
  return g_bytes_new_take (words, strlen (words));
}

/* Makes the cards again, without a language. */
static GBytes *
write_plain_cards (const MusterFormat *format, const MusterBatch *batch, gboolean lists)
{
  g_autoptr (MusterBatch) own = muster_batch_new (batch->catalog);

  for (guint i = 0; i < batch->document->things->len; i++)
    muster_batch_add_pages (own, batch->document->things->pdata[i]);
  return write_cards (format, own, lists);
}

static GBytes *
write_document (const MusterBatch *batch)
{
  gsize length = 0;
  char *words = muster_document_write (batch->document, batch->catalog, &length);

  return g_bytes_new_take (words, length);
}

GBytes *
muster_format_make_words (const MusterFormat *format, const MusterBatch *batch, gboolean lists)
{
  g_auto (MusterPlain) plain = 0;

  if (!format->plain)
    return write_cards (format, batch, lists);
  plain = muster_plain_begin ();
  return muster_format_is_document (format) ? write_document (batch) : write_plain_cards (format, batch, lists);
}

/* In a thread, which only reads the batch. */

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

  g_task_return_pointer (task, muster_format_make_words (wording->format, wording->batch, wording->lists),
                         (GDestroyNotify) g_bytes_unref);
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
