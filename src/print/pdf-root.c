/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/pdf-root.h"

#include <stdio.h>
#include <string.h>

#define ENTRY_LENGTH 20 /* of a line in the table of objects */
#define END_LENGTH 64   /* "startxref", a number, and the mark of the end stand in the last so many bytes */

/* What the end of a PDF tells. */
typedef struct
{
  gsize table; /* where the table of objects is */
  guint root, info, size;
} End;

/* The last `length` bytes, which hold no NUL where the PDF is one. */
static char *
dup_from (const GByteArray *pdf, gsize at, gsize length)
{
  return g_strndup ((const char *) pdf->data + at, MIN (length, pdf->len - at));
}

static gboolean
read_number (const char *text, const char *name, guint64 *number)
{
  const char *found = strstr (text, name);
  char *end = NULL;

  if (found == NULL)
    return FALSE;
  *number = g_ascii_strtoull (found + strlen (name), &end, 10);
  return end != found + strlen (name);
}

static gboolean
read_end (const GByteArray *pdf, End *end)
{
  g_autofree char *last = dup_from (pdf, pdf->len - MIN (pdf->len, END_LENGTH), END_LENGTH), *table = NULL;
  guint64 at, root, info, size;
  const char *trailer;

  if (!read_number (last, "startxref\n", &at) || at >= pdf->len)
    return FALSE;
  table = dup_from (pdf, at, pdf->len);
  trailer = strstr (table, "trailer\n");
  if (!g_str_has_prefix (table, "xref\n0 ") || trailer == NULL || !read_number (trailer, "/Root ", &root)
      || !read_number (trailer, "/Info ", &info) || !read_number (trailer, "/Size ", &size) || root >= size)
    return FALSE;
  *end = (End){ at, (guint) root, (guint) info, (guint) size };
  return TRUE;
}

/* The root as it stands, up to the end of its entries. */
static char *
dup_root (const GByteArray *pdf, const End *end)
{
  g_autofree char *table = dup_from (pdf, end->table, pdf->len), *root = NULL,
                  *start = g_strdup_printf ("%u 0 obj\n<<", end->root);
  const char *lines = strchr (table + strlen ("xref\n"), '\n');
  guint64 at;
  char *close;

  if (lines == NULL || strlen (lines) < 1 + (gsize) (end->root + 1) * ENTRY_LENGTH)
    return NULL;
  at = g_ascii_strtoull (lines + 1 + (gsize) end->root * ENTRY_LENGTH, NULL, 10);
  root = at < end->table ? dup_from (pdf, at, end->table - at) : NULL;
  close = root != NULL && g_str_has_prefix (root, start) ? strstr (root, ">>\nendobj") : NULL;
  if (close == NULL)
    return NULL;
  *close = '\0';
  return g_steal_pointer (&root);
}

gboolean
muster_pdf_root_add (GByteArray *pdf, const char *entries)
{
  g_autoptr (GString) more = g_string_new (NULL);
  g_autofree char *root = NULL;
  End end;

  if (!read_end (pdf, &end))
    return FALSE;
  root = dup_root (pdf, &end);
  if (root == NULL)
    return FALSE;
  g_string_append_printf (more, "%s   %s\n>>\nendobj\n", root, entries);
  g_string_append_printf (
      more,
      "xref\n%u 1\n%010u 00000 n \ntrailer\n<< /Size %u\n   /Root %u 0 R\n   /Info %u 0 R\n   /Prev %" G_GSIZE_FORMAT
      "\n>>\n",
      end.root, pdf->len, end.size, end.root, end.info, end.table);
  g_string_append_printf (more, "startxref\n%u\n%%%%EOF\n",
                          pdf->len + (guint) (strstr (more->str, "xref\n") - more->str));
  g_byte_array_append (pdf, (const guint8 *) more->str, (guint) more->len);
  return TRUE;
}
