/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Form fields of a PDF, for forms with room to write. cairo can't make them, so these are our own objects, appended to
 * its output (print/pdf-root.h). The viewer draws what is typed. */
#pragma once

#include "print/brush.h"

G_BEGIN_DECLS

/* A line of text to fill in. */
typedef struct
{
  char *label; /* read by screen readers: "Race: Points" */
  guint page;
  MusterBox box; /* in points, from the top left corner of the paper */
} MusterFormField;

/* An array of them. Free with g_array_unref(). */
GArray *muster_form_fields_new (void);

/* Takes `label` over. */
void muster_form_fields_add (GArray *fields, char *label, guint page, MusterBox box);

/* The objects for the fields: char, the entries of a dictionary each. Free with g_ptr_array_unref(). */
GPtrArray *muster_pdf_form_list_objects (const GArray *fields, gdouble paper_height);

/* Entries for the root and for a page, if the first of those objects has number `first`; empty for a page without
 * fields. Free with g_free(). */
char *muster_pdf_form_dup_root (const GArray *fields, guint first);
char *muster_pdf_form_dup_page (const GArray *fields, guint first, guint page);

G_END_DECLS
