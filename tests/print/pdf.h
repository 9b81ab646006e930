/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a PDF that cairo wrote draws, read from its own bytes: where things really are on the page.
 *
 * Lengths are millimetres from the top left corner of a page, but for widths of lines, which are points. */
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

/* Words shown in one go; what is in a shared picture isn't among them. */
typedef struct
{
  gdouble x, y;   /* where they begin, on their line */
  gdouble dx, dy; /* the way they run: 1, 0 is to the right */
  gdouble width;  /* as far as they run; 0 for letters that a font of one byte a letter doesn't have */
  gdouble size;   /* of the type */
  char *words;
} PdfText;

typedef struct
{
  gdouble width, height;
  PdfBox trim, bleed; /* as the page says; empty where it doesn't */
  GArray *clips;      /* PdfBox */
  GArray *lines;      /* PdfLine */
  GArray *texts;      /* PdfText */
} PdfPage;

/* The pages of a PDF: PdfPage. Free with g_ptr_array_unref(). */
GPtrArray *pdf_read (GBytes *bytes);

/* The text that has those words in it, or NULL. */
const PdfText *pdf_find (const PdfPage *page, const char *words);

/* Whether those words stand anywhere in the file, outside of what is packed. */
gboolean pdf_says (GBytes *bytes, const char *words);

G_END_DECLS
