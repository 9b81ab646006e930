/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads from a PDF written by cairo where things really are on the page.
 *
 * Lengths are millimetres from the top left corner, except line widths, which are points. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gdouble x, y, width, height;
} PdfBox;

typedef struct
{
  gdouble x1, y1, x2, y2;
  gdouble width; /* points */
  gboolean dashed;
} PdfLine;

/* Words shown together; those in shared pictures aren't included. */
typedef struct
{
  gdouble x, y;   /* where they begin on their line */
  gdouble dx, dy; /* the way they run: 1, 0 is to the right */
  gdouble width;  /* as far as they run; 0 for letters that a font of one byte a letter doesn't have */
  gdouble size;   /* of the type */
  char *words;
} PdfText;

typedef struct
{
  gdouble width, height;
  PdfBox trim, bleed; /* as the page says; empty if it doesn't */
  GArray *clips;      /* PdfBox */
  GArray *lines;      /* PdfLine */
  GArray *texts;      /* PdfText */
} PdfPage;

/* The pages of a PDF: PdfPage. Free with g_ptr_array_unref(). */
GPtrArray *pdf_read (GBytes *bytes);

/* The text that has those words in it, or NULL. */
const PdfText *pdf_find (const PdfPage *page, const char *words);

/* Whether the file contains those words outside compressed streams. */
gboolean pdf_says (GBytes *bytes, const char *words);

G_END_DECLS
