/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields of a PDF that are filled in on a computer, where a form has room to write. cairo makes none, so they are objects of our own,
 * to be added at the end of what it wrote (print/pdf-root.h). What is typed is drawn by the program that shows the form. */
#pragma once

#include "print/brush.h"

G_BEGIN_DECLS

/* A line of text to fill in. */
typedef struct
{
  char *label; /* what is read to who can't see it: "Race: Points" */
  guint page;
  MusterBox box; /* in points, from the top left corner of the paper */
} MusterFormField;

/* An array of them. Free with g_array_unref(). */
GArray *muster_form_fields_new (void);

/* Takes `label` over. */
void muster_form_fields_add (GArray *fields, char *label, guint page, MusterBox box);

/* The objects that fields are made of: char, the entries of a dictionary each. Free with g_ptr_array_unref(). */
GPtrArray *muster_pdf_form_list_objects (const GArray *fields, gdouble paper_height);

/* What goes into the root, and what into a page, where the first of those objects gets the number `first`; an empty text for a page
 * without a field. Free with g_free(). */
char *muster_pdf_form_dup_root (const GArray *fields, guint first);
char *muster_pdf_form_dup_page (const GArray *fields, guint first, guint page);

G_END_DECLS
