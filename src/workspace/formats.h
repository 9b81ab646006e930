/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of formats that cards and lists can be written in, for both programs. A format is pages on paper, a picture of each side
 * of a card, several files that belong together, or words. */
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

/* Texts are to be translated. */
typedef struct
{
  const char *name;   /* on the command line and in the settings: "html" */
  const char *ending; /* of its files */
  const char *title;  /* for the player: "Web page" */
  MusterFormatKind kind;

  /* Of sides: a picture of one. */
  GBytes *(*paint) (MusterPrintJob *job, guint side, gdouble dpi, GError **error);

  /* Of files: see print/tts.h. */
  void (*adapt) (MusterPrintOptions *options);
  guint (*count_files) (const MusterPrintJob *job);
  char *(*dup_path) (const MusterPrintJob *job, const char *path, guint n);
  GBytes *(*make_file) (MusterPrintJob *job, const char *path, guint n, const char *title, GError **error);

  /* Of words: those of some cards and rosters. Free with g_free(). NULL: the things themselves, as a document. */
  char *(*write) (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

  gboolean plain;     /* for programs to read, and so in no language: make the cards in a plain scope */
  const char *copy;   /* the menu's item that copies such words: "Copy as _Text"; NULL: there is none */
  const char *copied; /* what it says then */
} MusterFormat;

/* In the order they are shown; NULL after the last. */
const MusterFormat *muster_formats_nth (guint n);

/* NULL where there is none of that name. */
const MusterFormat *muster_formats_find (const char *name);

/* Whether it holds the things themselves, and not their cards. */
gboolean muster_format_is_document (const MusterFormat *format);

/* Changes the options that it can't go by. */
void muster_format_adapt (const MusterFormat *format, MusterPrintOptions *options);

/* A name for a file of it that every system takes. Free with g_free(). */
char *muster_format_dup_file_name (const MusterFormat *format, const char *title);

/* The batch in words, without blank cards, and without its lists where they aren't wanted. */
GBytes *muster_format_make_words (const MusterFormat *format, const MusterBatch *batch, gboolean lists);

/* The same in a thread, for a large batch. Nobody may change the batch meanwhile. */
void muster_format_make_words_async (const MusterFormat *format, MusterBatch *batch, gboolean lists,
                                     GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *muster_format_make_words_finish (GAsyncResult *result, GError **error);

G_END_DECLS
