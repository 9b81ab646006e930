/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/pdf.h"

#include <cairo.h>
#include <gio/gio.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MM(points) ((points) *25.4 / 72)

/* The state of drawing, as far as it matters here. */
typedef struct
{
  cairo_matrix_t ctm;
  gdouble width;
  gboolean dashed;
} State;

/* How wide the letters of a font are, in thousandths of its size. */
typedef struct
{
  guint first;
  GArray *widths; /* gdouble */
} Font;

typedef struct
{
  PdfPage *page;
  GHashTable *fonts;   /* Font by its name */
  const Font *font;    /* in force; or NULL */
  gdouble advance;     /* of what was shown on the line so far, in its units */
  GArray *states;      /* State, the last one is in force */
  GPtrArray *operands; /* char */
  GArray *path;        /* PdfLine, not yet stroked */
  PdfBox box;          /* the last rectangle */
  gdouble x, y;        /* the current point */
  cairo_matrix_t line; /* of text */
} Reading;

static void
clear_text (gpointer data)
{
  g_free (((PdfText *) data)->words);
}

static void
free_page (gpointer data)
{
  PdfPage *page = data;

  g_array_unref (page->clips);
  g_array_unref (page->lines);
  g_array_unref (page->texts);
  g_free (page);
}

static const char *
find (const char *data, gsize length, const char *needle)
{
  gsize n = strlen (needle);

  for (const char *at = data;
       length - (gsize) (at - data) >= n && (at = memchr (at, *needle, length - (gsize) (at - data) - n + 1)) != NULL;
       at++)
    if (memcmp (at, needle, n) == 0)
      return at;
  return NULL;
}

/* The offset of the object with that number; the last definition counts. */
static const char *
find_object (GBytes *bytes, guint number)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length), *found = NULL, *next = data;
  g_autofree char *start = g_strdup_printf ("\n%u 0 obj\n", number);

  while ((next = find (next, length - (gsize) (next - data), start)) != NULL)
    found = next++;
  if (found == NULL)
    g_error ("There is no object %u in the PDF.", number);
  return found + strlen (start);
}

static guint
read_reference (const char *object, const char *name)
{
  const char *found = strstr (object, name);

  if (found == NULL)
    g_error ("There is no %s in an object of the PDF.", name);
  return (guint) strtoul (found + strlen (name), NULL, 10);
}

/* The unpacked stream of an object. */
static char *
dup_stream (GBytes *bytes, guint number)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length), *object = find_object (bytes, number);
  const char *stream = find (object, length - (gsize) (object - data), "stream\n") + strlen ("stream\n");
  g_autoptr (GConverter) unpack = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
  gsize room = 16 * 1024 * 1024, used, got;
  char *text = g_malloc (room + 1);
  g_autoptr (GError) error = NULL;

  if (g_converter_convert (unpack, stream, length - (gsize) (stream - data), text, room, G_CONVERTER_INPUT_AT_END,
                           &used, &got, &error)
      != G_CONVERTER_FINISHED)
    g_error ("A stream of the PDF can't be unpacked: %s", error != NULL ? error->message : "it is too long");
  text[got] = '\0';
  return text;
}

static State *
state (Reading *reading)
{
  return &g_array_index (reading->states, State, reading->states->len - 1);
}

/* The nth operand from the end. */
static gdouble
number (const Reading *reading, guint back)
{
  return reading->operands->len >= back ? g_ascii_strtod (reading->operands->pdata[reading->operands->len - back], NULL)
                                        : 0;
}

static cairo_matrix_t
read_matrix (const Reading *reading)
{
  return (cairo_matrix_t){ number (reading, 6), number (reading, 5), number (reading, 4),
                           number (reading, 3), number (reading, 2), number (reading, 1) };
}

/* From where the stream is to millimetres from the top left corner. */
static void
place (Reading *reading, gdouble *x, gdouble *y)
{
  cairo_matrix_transform_point (&state (reading)->ctm, x, y);
  *x = MM (*x);
  *y = reading->page->height - MM (*y);
}

static void
read_rectangle (Reading *reading)
{
  gdouble x1 = number (reading, 4), y1 = number (reading, 3), x2 = x1 + number (reading, 2),
          y2 = y1 + number (reading, 1);

  place (reading, &x1, &y1);
  place (reading, &x2, &y2);
  reading->box = (PdfBox){ MIN (x1, x2), MIN (y1, y2), fabs (x2 - x1), fabs (y2 - y1) };
}

static void
read_point (Reading *reading, gboolean drawn)
{
  gdouble x = number (reading, 2), y = number (reading, 1);
  PdfLine line;

  place (reading, &x, &y);
  line = (PdfLine){ reading->x, reading->y, x, y, 0, FALSE };
  if (drawn)
    g_array_append_val (reading->path, line);
  reading->x = x;
  reading->y = y;
}

static void
stroke (Reading *reading)
{
  for (guint i = 0; i < reading->path->len; i++)
    {
      PdfLine line = g_array_index (reading->path, PdfLine, i);

      line.width = state (reading)->width;
      line.dashed = state (reading)->dashed;
      g_array_append_val (reading->page->lines, line);
    }
}

/* The letters of "(Ro)8(bed)": those between brackets, of which the standard's escapes are not among our tests' names. */
static char *
dup_letters (const char *shown)
{
  GString *letters = g_string_new (NULL);
  gboolean within = FALSE;

  for (; *shown != '\0'; shown++)
    if (!within && *shown == '(')
      within = TRUE;
    else if (within && *shown == ')')
      within = FALSE;
    else if (within && *shown == '\\' && shown[1] != '\0')
      g_string_append_c (letters, *++shown);
    else if (within)
      g_string_append_c (letters, *shown);
  return g_string_free (letters, FALSE);
}

/* The letter at hand between brackets; standard escapes are a backslash with three digits of eight, or with the letter itself. */
static guint
read_letter (const char **at)
{
  guint letter = 0;

  if (**at != '\\')
    return (guchar) * (*at)++;
  (*at)++;
  if (!g_ascii_isdigit (**at))
    return (guchar) * (*at)++;
  for (guint i = 0; i < 3 && g_ascii_isdigit (**at); i++)
    letter = letter * 8 + (guint) (*(*at)++ - '0');
  return letter;
}

/* How far letters and the gaps between them run, in units of the type's size. */
static gdouble
measure (const Font *font, const char *shown)
{
  gdouble width = 0;

  while (font != NULL && *shown != '\0')
    if (*shown == '(')
      for (shown++; *shown != '\0' && *shown != ')';)
        {
          guint letter = read_letter (&shown);

          if (letter >= font->first && letter < font->first + font->widths->len)
            width += g_array_index (font->widths, gdouble, letter - font->first) / 1000;
        }
    else if (*shown == '-' || g_ascii_isdigit (*shown))
      {
        char *end;

        width -= g_ascii_strtod (shown, &end) / 1000;
        shown = end;
      }
    else
      shown++;
  return width;
}

static void
show (Reading *reading)
{
  const char *shown = reading->operands->pdata[reading->operands->len - 1];
  cairo_matrix_t matrix;
  gdouble x = reading->advance, y = 0, size, width = measure (reading->font, shown);
  PdfText text = { .words = dup_letters (shown) };

  cairo_matrix_multiply (&matrix, &reading->line, &state (reading)->ctm);
  cairo_matrix_transform_point (&matrix, &x, &y);
  size = hypot (matrix.xx, matrix.yx);
  text.x = MM (x);
  text.y = reading->page->height - MM (y);
  text.dx = matrix.xx / size;
  text.dy = -matrix.yx / size;
  text.width = MM (width * size);
  text.size = MM (size);
  reading->advance += width;
  g_array_append_val (reading->page->texts, text);
}

static void
choose_font (Reading *reading)
{
  const char *name = reading->operands->len > 1 ? reading->operands->pdata[reading->operands->len - 2] : "";

  reading->font = g_hash_table_lookup (reading->fonts, name);
}

static void
begin_line (Reading *reading, gboolean moved)
{
  if (moved)
    cairo_matrix_translate (&reading->line, number (reading, 2), number (reading, 1));
  else
    reading->line = read_matrix (reading);
  reading->advance = 0;
}

static void
concatenate (Reading *reading)
{
  cairo_matrix_t matrix = read_matrix (reading);

  cairo_matrix_multiply (&state (reading)->ctm, &matrix, &state (reading)->ctm);
}

static void
operate (Reading *reading, const char *operator)
{
  State saved = *state (reading);

  if (g_str_equal (operator, "q"))
    g_array_append_val (reading->states, saved);
  else if (g_str_equal (operator, "Q") && reading->states->len > 1)
    g_array_set_size (reading->states, reading->states->len - 1);
  else if (g_str_equal (operator, "cm"))
    concatenate (reading);
  else if (g_str_equal (operator, "w"))
    state (reading)->width = number (reading, 1);
  else if (g_str_equal (operator, "d"))
    state (reading)->dashed = reading->operands->len > 3;
  else if (g_str_equal (operator, "re"))
    read_rectangle (reading);
  else if (g_str_equal (operator, "W"))
    g_array_append_val (reading->page->clips, reading->box);
  else if (g_str_equal (operator, "m") || g_str_equal (operator, "l"))
    read_point (reading, *operator== 'l');
  else if (g_str_equal (operator, "S"))
    stroke (reading);
  else if (g_str_equal (operator, "Tm") || g_str_equal (operator, "Td"))
    begin_line (reading, operator[1] == 'd');
  else if (g_str_equal (operator, "Tf"))
    choose_font (reading);
  else if (g_str_equal (operator, "Tj") || g_str_equal (operator, "TJ"))
    show (reading);
  if (strstr (" S f f* n B B* h ", operator) != NULL && !g_str_equal (operator, "h"))
    g_array_set_size (reading->path, 0);
}

/* The next word of a stream: a string or an array of strings is one, and so is the bracket of any other array. */
static char *
dup_token (const char **at)
{
  const char *start = *at + strspn (*at, " \n\r"), *end = start;
  gboolean strings = *start == '(' || (*start == '[' && strcspn (start, "(") < strcspn (start, "]"));
  gboolean within = FALSE;

  if (strings)
    while (*end != '\0' && (within || end == start || end[-1] != (*start == '(' ? ')' : ']')))
      {
        if (within && *end == '\\')
          end++;
        else if (*end == '(' || *end == ')')
          within = *end == '(';
        end++;
      }
  else
    end += strcspn (start, " \n\r");
  *at = end;
  return end > start ? g_strndup (start, (gsize) (end - start)) : NULL;
}

static gboolean
is_operator (const char *token)
{
  return g_ascii_isalpha (*token) && !g_str_equal (token, "true") && !g_str_equal (token, "false");
}

static void
read_stream (PdfPage *page, GHashTable *fonts, const char *stream)
{
  Reading reading = { .page = page, .fonts = fonts };
  State first = { .width = 1 };
  char *token;

  cairo_matrix_init_identity (&first.ctm);
  reading.states = g_array_new (FALSE, FALSE, sizeof (State));
  reading.path = g_array_new (FALSE, FALSE, sizeof (PdfLine));
  reading.operands = g_ptr_array_new_with_free_func (g_free);
  g_array_append_val (reading.states, first);
  while ((token = dup_token (&stream)) != NULL)
    {
      g_autofree char *operator= is_operator (token) ? token : NULL;

      if (operator== NULL)
        {
          g_ptr_array_add (reading.operands, token);
          continue;
        }
      operate (&reading, operator);
      g_ptr_array_set_size (reading.operands, 0);
    }
  g_array_unref (reading.states);
  g_array_unref (reading.path);
  g_ptr_array_unref (reading.operands);
}

static void
free_font (gpointer data)
{
  Font *font = data;

  g_array_unref (font->widths);
  g_free (font);
}

/* NULL for one of several bytes a letter, which tells its widths elsewhere. */
static Font *
read_font (const char *object)
{
  g_autofree char *font = g_strndup (object, (gsize) (strstr (object, "endobj") - object));
  const char *widths = strstr (font, "/Widths [");
  Font *made;

  if (widths == NULL)
    return NULL;
  made = g_new0 (Font, 1);
  made->first = read_reference (font, "/FirstChar ");
  made->widths = g_array_new (FALSE, FALSE, sizeof (gdouble));
  for (widths += strlen ("/Widths ["); *widths != ']';)
    {
      char *end;
      gdouble width = g_ascii_strtod (widths, &end);

      if (end > widths)
        g_array_append_val (made->widths, width);
      widths = end + strspn (end, " \n");
    }
  return made;
}

/* The fonts of a page by the names that it calls them: "/f-0-0". */
static GHashTable *
read_fonts (GBytes *bytes, guint resources)
{
  const char *object = find_object (bytes, resources);
  g_autofree char *words = g_strndup (object, (gsize) (strstr (object, "endobj") - object));
  GHashTable *fonts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_font);
  const char *at = strstr (words, "/Font <<");
  char name[32];
  guint number;

  for (at = at != NULL ? at + strlen ("/Font <<") : ""; sscanf (at, " %31s %u 0 R", name, &number) == 2;
       at = strstr (at, " R") + 2)
    {
      Font *font = read_font (find_object (bytes, number));

      if (font != NULL)
        g_hash_table_insert (fonts, g_strdup (name), font);
    }
  return fonts;
}

static PdfBox
read_box (const char *object, const char *name, gdouble page_height)
{
  g_autofree char *page = g_strndup (object, (gsize) (strstr (object, "endobj") - object));
  const char *found = strstr (page, name);
  gdouble x1, y1, x2, y2;

  if (found == NULL || sscanf (found + strlen (name), " [ %lf %lf %lf %lf ]", &x1, &y1, &x2, &y2) != 4)
    return (PdfBox){ 0 };
  return (PdfBox){ MM (x1), page_height - MM (y2), MM (x2 - x1), MM (y2 - y1) };
}

static PdfPage *
read_page (GBytes *bytes, guint number)
{
  const char *object = find_object (bytes, number);
  g_autofree char *stream = dup_stream (bytes, read_reference (object, "/Contents "));
  g_autoptr (GHashTable) fonts = read_fonts (bytes, read_reference (object, "/Resources "));
  PdfPage *page = g_new0 (PdfPage, 1);

  if (sscanf (strstr (object, "/MediaBox"), "/MediaBox [ 0 0 %lf %lf", &page->width, &page->height) != 2)
    g_error ("A page of the PDF has no size.");
  page->width = MM (page->width);
  page->height = MM (page->height);
  page->trim = read_box (object, "/TrimBox", page->height);
  page->bleed = read_box (object, "/BleedBox", page->height);
  page->clips = g_array_new (FALSE, FALSE, sizeof (PdfBox));
  page->lines = g_array_new (FALSE, FALSE, sizeof (PdfLine));
  page->texts = g_array_new (FALSE, FALSE, sizeof (PdfText));
  g_array_set_clear_func (page->texts, clear_text);
  read_stream (page, fonts, stream);
  return page;
}

GPtrArray *
pdf_read (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  guint root = read_reference (find (data + length - 200, 200, "/Root "), "/Root ");
  const char *kids = strstr (find_object (bytes, read_reference (find_object (bytes, root), "/Pages ")), "/Kids [ ");
  GPtrArray *pages = g_ptr_array_new_with_free_func (free_page);
  guint number;

  for (kids += strlen ("/Kids [ "); sscanf (kids, "%u 0 R ", &number) == 1; kids = strstr (kids, "R ") + 2)
    g_ptr_array_add (pages, read_page (bytes, number));
  return pages;
}

const PdfText *
pdf_find (const PdfPage *page, const char *words)
{
  for (guint i = 0; i < page->texts->len; i++)
    if (strstr (g_array_index (page->texts, PdfText, i).words, words) != NULL)
      return &g_array_index (page->texts, PdfText, i);
  return NULL;
}

gboolean
pdf_says (GBytes *bytes, const char *words)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return find (data, length, words) != NULL;
}
