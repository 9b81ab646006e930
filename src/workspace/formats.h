/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of export formats, for both programs. A format is pages on paper, one picture per side, several files that
 * belong together, or text. */
#pragma once

#include <gio/gio.h>

#include "workspace/batch.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FORMAT_PAGES,
  MUSTER_FORMAT_SIDES,
  MUSTER_FORMAT_FILES,
  MUSTER_FORMAT_WORDS,
} MusterFormatKind;

/* Strings are translatable. */
typedef struct
{
  const char *name;   /* on the command line and in settings: "html" */
  const char *ending; /* file name extension */
  const char *title;  /* for the player: "Web page" */
  MusterFormatKind kind;

  /* Picture formats: paints one side. */
  GBytes *(*paint) (MusterPrintJob *job, guint side, gdouble dpi, GError **error);

  /* Multi-file formats: see print/tts.h. */
  void (*adapt) (MusterPrintOptions *options);
  guint (*count_files) (const MusterPrintJob *job);
  char *(*dup_path) (const MusterPrintJob *job, const char *path, guint n);
  GBytes *(*make_file) (MusterPrintJob *job, const char *path, guint n, const char *title, GError **error);

  /* Text formats: the text for cards and rosters. Free with g_free(). NULL: the format is a document of the things
   * themselves. */
  char *(*write) (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

  gboolean plain;     /* for programs, so without a language: make the cards in a plain scope */
  const char *copy;   /* menu item that copies the text: "Copy as _Text"; NULL: none */
  const char *copied; /* toast after copying */
} MusterFormat;

/* In display order; NULL after the last. */
const MusterFormat *muster_formats_nth (guint n);

/* NULL if there is none with that name. */
const MusterFormat *muster_formats_find (const char *name);

/* Whether it contains the things themselves rather than their cards. */
gboolean muster_format_is_document (const MusterFormat *format);

/* Adjusts options that the format doesn't support. */
void muster_format_adapt (const MusterFormat *format, MusterPrintOptions *options);

/* A file name that is valid on every system. Free with g_free(). */
char *muster_format_dup_file_name (const MusterFormat *format, const char *title);

/* The batch as text, without blank cards, and with lists only if wanted. */
GBytes *muster_format_make_words (const MusterFormat *format, const MusterBatch *batch, gboolean lists);

/* The same in a thread, for a large batch. The batch must not be changed meanwhile. */
void muster_format_make_words_async (const MusterFormat *format, MusterBatch *batch, gboolean lists,
                                     GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *muster_format_make_words_finish (GAsyncResult *result, GError **error);

G_END_DECLS
