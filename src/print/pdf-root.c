/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/pdf-root.h"

#include <stdio.h>
#include <string.h>

#define ENTRY_LENGTH 20 /* of a line of the cross-reference table */
#define END_LENGTH 64   /* "startxref", a number and the end marker are within this many last bytes */

/* The trailer of a PDF. */
typedef struct
{
  gsize table; /* position of the cross-reference table */
  guint root, info, size;
} End;

/* The last `length` bytes, which contain no NUL in a PDF. */
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

/* The text of a dictionary up to the end of its entries; NULL if there is no object with that number. Free with
 * g_free(). */
static char *
dup_object (const GByteArray *pdf, const End *end, guint number)
{
  const char *data = (const char *) pdf->data, *close,
             *lines = g_strstr_len (data + end->table + strlen ("xref\n"), (gssize) (pdf->len - end->table - 5), "\n");
  g_autofree char *start = g_strdup_printf ("%u 0 obj\n<<", number);
  guint64 at;

  if (lines == NULL || number >= end->size
      || (gsize) (data + pdf->len - lines) < 1 + (gsize) (number + 1) * ENTRY_LENGTH)
    return NULL;
  at = g_ascii_strtoull (lines + 1 + (gsize) number * ENTRY_LENGTH, NULL, 10);
  if (at >= end->table || strncmp (data + at, start, MIN (strlen (start), end->table - at)) != 0)
    return NULL;
  close = g_strstr_len (data + at, (gssize) (end->table - at), ">>\nendobj");
  return close != NULL ? g_strndup (data + at, (gsize) (close - data - at)) : NULL;
}

/* What is appended to a file: objects and their positions. */
typedef struct
{
  gsize start; /* of everything appended */
  GString *objects, *table;
} Addition;

static void
add_object (Addition *addition, guint number, const char *object, const char *entries)
{
  g_string_append_printf (addition->table, "%u 1\n%010" G_GSIZE_FORMAT " 00000 n \n", number,
                          addition->start + addition->objects->len);
  g_string_append_printf (addition->objects, "%s%s>>\nendobj\n", object, entries);
}

/* All pages in order, from the root's page tree. */
static gboolean
add_pages (const GByteArray *pdf, const End *end, const char *root, const GPtrArray *pages, Addition *addition)
{
  guint64 number;
  g_autofree char *list = read_number (root, "/Pages ", &number) ? dup_object (pdf, end, (guint) number) : NULL;
  const char *kid = list != NULL ? strstr (list, "/Kids [ ") : NULL;

  kid = kid != NULL ? kid + strlen ("/Kids [ ") : NULL;
  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *page = NULL;
      char *next = NULL;

      number = kid != NULL ? g_ascii_strtoull (kid, &next, 10) : 0;
      page = number > 0 && g_str_has_prefix (next, " 0 R ") ? dup_object (pdf, end, (guint) number) : NULL;
      if (page == NULL)
        return FALSE;
      if (*(const char *) pages->pdata[i] != '\0')
        add_object (addition, (guint) number, page, pages->pdata[i]);
      kid = next + strlen (" 0 R ");
    }
  return TRUE;
}

/* New objects, numbered after the last one. */
static void
add_new (const End *end, const GPtrArray *objects, Addition *addition)
{
  for (guint i = 0; i < objects->len; i++)
    {
      g_autofree char *start = g_strdup_printf ("%u 0 obj\n<< ", end->size + i);

      add_object (addition, end->size + i, start, objects->pdata[i]);
    }
}

static void
end_addition (GByteArray *pdf, const End *end, guint size, const Addition *addition)
{
  gsize table = addition->start + addition->objects->len;
  g_autofree char *last
      = g_strdup_printf ("xref\n%strailer\n<< /Size %u\n   /Root %u 0 R\n   /Info %u 0 R\n   /Prev %" G_GSIZE_FORMAT
                         "\n>>\nstartxref\n%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                         addition->table->str, size, end->root, end->info, end->table, table);

  g_byte_array_append (pdf, (const guint8 *) addition->objects->str, (guint) addition->objects->len);
  g_byte_array_append (pdf, (const guint8 *) last, (guint) strlen (last));
}

guint
muster_pdf_root_next (const GByteArray *pdf)
{
  End end;

  return read_end (pdf, &end) ? end.size : 0;
}

gboolean
muster_pdf_root_add (GByteArray *pdf, const char *entries, const GPtrArray *pages, const GPtrArray *objects)
{
  g_autoptr (GString) text = g_string_new (NULL), table = g_string_new (NULL);
  g_autofree char *root = NULL, *line = g_strdup_printf ("   %s\n", entries);
  Addition addition = { pdf->len, text, table };
  End end;

  if (!read_end (pdf, &end))
    return FALSE;
  root = dup_object (pdf, &end, end.root);
  if (root == NULL || (pages != NULL && !add_pages (pdf, &end, root, pages, &addition)))
    return FALSE;
  add_object (&addition, end.root, root, line);
  if (objects != NULL)
    add_new (&end, objects, &addition);
  end_addition (pdf, &end, end.size + (objects != NULL ? objects->len : 0), &addition);
  return TRUE;
}
