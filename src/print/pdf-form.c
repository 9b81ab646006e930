/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/pdf-form.h"

/* Automatic font size, black, in the standard font of PDF viewers. */
#define APPEARANCE "/DA (/Helv 0 Tf 0 g)"
#define SHOWN_AND_PRINTED 4

static void
clear_field (gpointer data)
{
  g_free (((MusterFormField *) data)->label);
}

GArray *
muster_form_fields_new (void)
{
  GArray *fields = g_array_new (FALSE, FALSE, sizeof (MusterFormField));

  g_array_set_clear_func (fields, clear_field);
  return fields;
}

void
muster_form_fields_add (GArray *fields, char *label, guint page, MusterBox box)
{
  MusterFormField field = { label, page, box };

  g_array_append_val (fields, field);
}

static const MusterFormField *
field_at (const GArray *fields, guint i)
{
  return &g_array_index (fields, MusterFormField, i);
}

/* Any text as hex digits. */
static void
append_text (GString *entries, const char *text)
{
  glong length;
  g_autofree gunichar2 *units = g_utf8_to_utf16 (text, -1, NULL, &length, NULL);

  g_string_append (entries, "<FEFF");
  for (glong i = 0; units != NULL && i < length; i++)
    g_string_append_printf (entries, "%04X", units[i]);
  g_string_append_c (entries, '>');
}

static void
append_number (GString *entries, gdouble number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (entries, " %s", g_ascii_formatd (text, sizeof text, "%.2f", number));
}

static char *
dup_field (const MusterFormField *field, guint n, gdouble paper_height)
{
  GString *entries = g_string_new ("/Type /Annot /Subtype /Widget /FT /Tx " APPEARANCE);

  g_string_append_printf (entries, " /F %d /T (field%u) /TU ", SHOWN_AND_PRINTED, n + 1);
  append_text (entries, field->label);
  g_string_append (entries, " /Rect [");
  append_number (entries, field->box.x);
  append_number (entries, paper_height - field->box.y - field->box.height);
  append_number (entries, field->box.x + field->box.width);
  append_number (entries, paper_height - field->box.y);
  g_string_append (entries, " ] ");
  return g_string_free (entries, FALSE);
}

GPtrArray *
muster_pdf_form_list_objects (const GArray *fields, gdouble paper_height)
{
  GPtrArray *objects = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (objects, g_strdup ("/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding "));
  for (guint i = 0; i < fields->len; i++)
    g_ptr_array_add (objects, dup_field (field_at (fields, i), i, paper_height));
  return objects;
}

char *
muster_pdf_form_dup_root (const GArray *fields, guint first)
{
  GString *entries = g_string_new (NULL);

  g_string_append_printf (
      entries, "/AcroForm << /NeedAppearances true " APPEARANCE " /DR << /Font << /Helv %u 0 R >> >> /Fields [", first);
  for (guint i = 0; i < fields->len; i++)
    g_string_append_printf (entries, " %u 0 R", first + 1 + i);
  g_string_append (entries, " ] >>");
  return g_string_free (entries, FALSE);
}

char *
muster_pdf_form_dup_page (const GArray *fields, guint first, guint page)
{
  GString *entries = g_string_new (NULL);

  for (guint i = 0; i < fields->len; i++)
    if (field_at (fields, i)->page == page)
      g_string_append_printf (entries, "%s %u 0 R", entries->len == 0 ? "   /Annots [" : "", first + 1 + i);
  if (entries->len > 0)
    g_string_append (entries, " ]\n");
  return g_string_free (entries, FALSE);
}
