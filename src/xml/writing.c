/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/writing.h"

#include <string.h>

#include "model/text/append.h"
#include "model/text/neutral.h"

void
muster_writing_begin (MusterWriting *writing, const MusterCatalog *catalog)
{
  *writing
      = (MusterWriting){ .out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"), .catalog = catalog };
}

/* An attribute and its position in the text. */
typedef struct
{
  gsize place;
  char *text;
} Late;

static void
clear_late (gpointer data)
{
  g_free (((Late *) data)->text);
}

static gint
compare_late (gconstpointer a, gconstpointer b)
{
  const Late *left = a, *right = b;

  return left->place < right->place ? -1 : left->place > right->place;
}

char *
muster_writing_end (MusterWriting *writing, gsize *length)
{
  g_return_val_if_fail (writing->late == NULL && writing->aside == NULL, NULL);
  if (length != NULL)
    *length = writing->out->len;
  return g_string_free (g_steal_pointer (&writing->out), FALSE);
}

#define ENOUGH (48 * 1024) /* bytes; well below the size from which malloc() maps memory */

static void
free_text (gpointer text)
{
  g_string_free (text, TRUE);
}

void
muster_writing_lay_aside (MusterWriting *writing)
{
  if (writing->out->len < ENOUGH)
    return;
  if (writing->aside == NULL)
    writing->aside = g_ptr_array_new_with_free_func (free_text);
  writing->n_aside += writing->out->len;
  g_ptr_array_add (writing->aside, writing->out);
  writing->out = g_string_sized_new (ENOUGH + ENOUGH / 4);
}

/* Prints a text that begins at place `from`, with its late attributes, from the `next` one on. */
static void
print_text (const GString *text, gsize from, const GArray *late, guint *next, FILE *stream)
{
  gsize printed = 0;

  for (; late != NULL && *next < late->len; ++*next)
    {
      const Late *attribute = &g_array_index (late, Late, *next);
      gsize place = attribute->place - from;

      if (place > text->len)
        break;
      fwrite (text->str + printed, 1, place - printed, stream);
      fputs (attribute->text, stream);
      printed = place;
    }
  fwrite (text->str + printed, 1, text->len - printed, stream);
}

void
muster_writing_print (MusterWriting *writing, FILE *stream)
{
  g_autoptr (GString) out = g_steal_pointer (&writing->out);
  g_autoptr (GPtrArray) aside = g_steal_pointer (&writing->aside);
  g_autoptr (GArray) late = g_steal_pointer (&writing->late);
  gsize from = 0;
  guint next = 0;

  if (late != NULL)
    g_array_sort (late, compare_late);
  for (guint i = 0; aside != NULL && i < aside->len; i++)
    {
      print_text (aside->pdata[i], from, late, &next, stream);
      from += ((const GString *) aside->pdata[i])->len;
    }
  print_text (out, from, late, &next, stream);
}

static gboolean
is_allowed (gunichar c)
{
  return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd)
         || c >= 0x10000;
}

/* Bytes that may need escaping or neutralising, or that begin a character that may. U+FFFE and U+FFFF, which XML can't
 * hold, begin with EF; NUL ends the text. */
#define ALWAYS 1
#define IN_NEUTRAL 2

static const guint8 special[256]
    = { [0x00 ... 0x1f] = ALWAYS, ['&'] = ALWAYS,      ['<'] = ALWAYS,      ['>'] = ALWAYS,     ['"'] = ALWAYS,
        [0xef] = ALWAYS,          [0xc2] = IN_NEUTRAL, [0xd8] = IN_NEUTRAL, [0xe2] = IN_NEUTRAL };

/* Whether the text begins with a control character, which was then handled. */
static gboolean
append_neutral (GString *out, const char **text)
{
  gboolean turns;
  gsize length = muster_neutral_measure (*text, &turns);

  if (length > 0 && !turns)
    g_string_append_c (out, ' ');
  *text += length;
  return length > 0;
}

static void
append_escaped (GString *out, const char *text, gboolean attribute, gboolean neutral)
{
  guint8 watched = neutral ? ALWAYS | IN_NEUTRAL : ALWAYS;

  while (*text != '\0')
    {
      const char *plain = text;
      gunichar c;

      while ((special[(guchar) *text] & watched) == 0)
        text++;
      muster_text_append (out, plain, (gsize) (text - plain));
      if (*text == '\0')
        return;
      if (neutral && append_neutral (out, &text))
        continue;
      c = g_utf8_get_char (text);
      if (c == '&')
        g_string_append (out, "&amp;");
      else if (c == '<')
        g_string_append (out, "&lt;");
      else if (c == '>')
        g_string_append (out, "&gt;");
      else if (c == '"' && attribute)
        g_string_append (out, "&quot;");
      else if (c == '\r' || (attribute && (c == '\n' || c == '\t')))
        g_string_append_printf (out, "&#%u;", c);
      else
        g_string_append_unichar (out, is_allowed (c) ? c : 0xfffd);
      text = g_utf8_next_char (text);
    }
}

char *
muster_writing_dup_escaped (const char *text)
{
  GString *out = g_string_new (NULL);

  append_escaped (out, text, TRUE, FALSE);
  return g_string_free (out, FALSE);
}

static void
end_tag (MusterWriting *writing)
{
  if (writing->in_tag)
    g_string_append_c (writing->out, '>');
  writing->in_tag = FALSE;
}

static void
begin_line (MusterWriting *writing)
{
  end_tag (writing);
  if (writing->has_text)
    return;
  if (writing->out->len == 0 || writing->out->str[writing->out->len - 1] != '\n')
    g_string_append_c (writing->out, '\n');
  for (guint i = 0; i < writing->depth; i++)
    muster_text_append (writing->out, "  ", 2);
}

void
muster_writing_open (MusterWriting *writing, const char *element)
{
  begin_line (writing);
  g_string_append_c (writing->out, '<');
  muster_text_append_word (writing->out, element);
  writing->in_tag = TRUE;
  writing->depth++;
}

void
muster_writing_close (MusterWriting *writing, const char *element)
{
  writing->depth--;
  if (writing->in_tag)
    muster_text_append (writing->out, "/>", 2);
  else
    {
      begin_line (writing);
      muster_text_append (writing->out, "</", 2);
      muster_text_append_word (writing->out, element);
      g_string_append_c (writing->out, '>');
    }
  writing->in_tag = FALSE;
  writing->has_text = FALSE;
  if (writing->depth == 0)
    g_string_append_c (writing->out, '\n');
}

static void
append_attribute (GString *out, const char *name, const char *value, gboolean neutral)
{
  g_string_append_c (out, ' ');
  muster_text_append_word (out, name);
  muster_text_append (out, "=\"", 2);
  append_escaped (out, value, TRUE, neutral);
  g_string_append_c (out, '"');
}

void
muster_writing_attribute (MusterWriting *writing, const char *name, const char *value)
{
  if (value != NULL)
    append_attribute (writing->out, name, value, writing->neutral);
}

gsize
muster_writing_get_place (const MusterWriting *writing)
{
  g_return_val_if_fail (writing->in_tag, 0);
  return writing->n_aside + writing->out->len;
}

void
muster_writing_attribute_at (MusterWriting *writing, gsize place, const char *name, const char *value)
{
  GString *attribute = g_string_new (NULL);
  Late late;

  if (writing->late == NULL)
    {
      writing->late = g_array_new (FALSE, FALSE, sizeof (Late));
      g_array_set_clear_func (writing->late, clear_late);
    }
  append_attribute (attribute, name, value, writing->neutral);
  late = (Late){ place, g_string_free (attribute, FALSE) };
  g_array_append_val (writing->late, late);
}

void
muster_writing_number (MusterWriting *writing, const char *name, gint64 value)
{
  g_string_append_printf (writing->out, " %s=\"%" G_GINT64_FORMAT "\"", name, value);
}

void
muster_writing_text (MusterWriting *writing, const char *text)
{
  end_tag (writing);
  writing->has_text = TRUE;
  append_escaped (writing->out, text, FALSE, writing->neutral);
}

/* The usual prefix may have another meaning here. */
static void
write_link (MusterWriting *writing, const MusterExtras *extras)
{
  gboolean taken = extras->attributes != NULL && strstr (extras->attributes, " xmlns:library=") != NULL;
  const char *prefix = taken ? "library-link" : "library";

  g_string_append_printf (writing->out,
                          " xmlns:%s=\"" MUSTER_LIBRARY_NAMESPACE "\" %s:thing=\"%" G_GINT64_FORMAT
                          "\" %s:state=\"%" G_GINT64_FORMAT "\"",
                          prefix, prefix, extras->link, prefix, extras->link_state);
}

void
muster_writing_raw_attributes (MusterWriting *writing, const MusterExtras *extras)
{
  if (extras->attributes != NULL)
    g_string_append (writing->out, extras->attributes);
  if (extras->link > 0)
    write_link (writing, extras);
}

void
muster_writing_portrait (MusterWriting *writing, const MusterPortrait *portrait)
{
  gsize length = 0;
  const guchar *picture = portrait->picture != NULL ? g_bytes_get_data (portrait->picture, &length) : NULL;
  g_autofree char *base64 = g_base64_encode (picture, length);

  muster_writing_open (writing, "portrait");
  muster_writing_attribute (writing, "type", portrait->type);
  muster_writing_text (writing, base64);
  muster_writing_close (writing, "portrait");
}

void
muster_writing_raw (MusterWriting *writing, const char *xml)
{
  begin_line (writing);
  g_string_append (writing->out, xml);
}

GArray *
muster_writing_children_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (MusterWritingChild));
}

void
muster_writing_children_add (GArray *children, guint order, guint rank,
                             void (*write) (MusterWriting *writing, gconstpointer data), gconstpointer data)
{
  MusterWritingChild child = { order, rank, write, data };

  g_array_append_val (children, child);
}

static void
write_piece (MusterWriting *writing, gconstpointer data)
{
  muster_writing_raw (writing, ((const MusterExtra *) data)->xml);
}

static gint
compare_children (gconstpointer a, gconstpointer b)
{
  const MusterWritingChild *left = a, *right = b;

  if (left->order != right->order)
    return left->order < right->order ? -1 : 1;
  return left->rank < right->rank ? -1 : left->rank > right->rank;
}

void
muster_writing_children (MusterWriting *writing, GArray *children, const MusterExtras *extras)
{
  for (guint i = 0; extras->pieces != NULL && i < extras->pieces->len; i++)
    {
      const MusterExtra *piece = &g_array_index (extras->pieces, MusterExtra, i);

      muster_writing_children_add (children, piece->order, G_MAXUINT, write_piece, piece);
    }
  g_array_sort (children, compare_children);
  for (guint i = 0; i < children->len; i++)
    {
      const MusterWritingChild *child = &g_array_index (children, MusterWritingChild, i);

      child->write (writing, child->data);
    }
}
