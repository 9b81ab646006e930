/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parser has already verified the text and built a tree. It doesn't record where elements begin and end, so we scan
 * for the tags. */
#include "xml/pack-text.h"

#include <string.h>

#include "model/error.h"
#include "model/i18n.h"
#include "xml/safe.h"
#include "xml/writing.h"

#define INDENT "  "
#define LINE 110 /* longer texts are wrapped */

/* Where an element is in the text. */
typedef struct
{
  gsize start;  /* its start tag … */
  gsize inside; /* … and the end of that */
  gsize close;  /* its end tag; the element's end if it has none */
  gsize end;
  gint parent;
} Place;

struct _MusterPackText
{
  GBytes *bytes;
  xmlDoc *doc;
  GPtrArray *nodes; /* xmlNode, by number */
  GArray *places;   /* Place, by number */
};

static const char *
get_text (MusterPackText *text)
{
  return g_bytes_get_data (text->bytes, NULL);
}

static Place *
get_place (MusterPackText *text, guint element)
{
  return &g_array_index (text->places, Place, element);
}

/* Finding the tags. */

/* The end of a comment, CDATA section or instruction that begins here; NULL if none does. */
static const char *
skip_aside (const char *p, const char *end)
{
  static const char *const asides[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };

  for (guint i = 0; i < G_N_ELEMENTS (asides); i++)
    if ((gsize) (end - p) >= strlen (asides[i][0]) && memcmp (p, asides[i][0], strlen (asides[i][0])) == 0)
      {
        const char *inside = p + strlen (asides[i][0]);
        const char *last = g_strstr_len (inside, end - inside, asides[i][1]);

        return last != NULL ? last + strlen (asides[i][1]) : end;
      }
  return NULL;
}

/* The end of the tag that begins here. */
static const char *
skip_tag (const char *p, const char *end)
{
  char quote = '\0';

  for (; p < end; p++)
    if (quote != '\0')
      quote = *p == quote ? '\0' : quote;
    else if (*p == '"' || *p == '\'')
      quote = *p;
    else if (*p == '>')
      return p + 1;
  return end;
}

/* Records the tag from `p` to `past`. `open` is the innermost open element, or -1; returns the innermost one after the
 * tag. */
static gint
note_tag (GArray *places, gint open, const char *text, const char *p, const char *past)
{
  if (p[1] == '/')
    {
      Place *closed = open >= 0 ? &g_array_index (places, Place, open) : NULL;

      if (closed == NULL)
        return -1;
      closed->close = (gsize) (p - text);
      closed->end = (gsize) (past - text);
      return closed->parent;
    }
  else
    {
      gsize end = (gsize) (past - text);
      Place place = { (gsize) (p - text), end, end, end, open };

      g_array_append_val (places, place);
      return past[-2] == '/' ? open : (gint) places->len - 1;
    }
}

static GArray *
find_places (GBytes *bytes)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (Place));
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size), *end = text + size;
  gint open = -1;

  for (const char *p = text; p < end && (p = memchr (p, '<', (gsize) (end - p))) != NULL;)
    {
      const char *past = skip_aside (p, end);

      if (past == NULL)
        {
          past = skip_tag (p, end);
          open = note_tag (places, open, text, p, past);
        }
      p = past;
    }
  return places;
}

/* Making. */

static void
clear (MusterPackText *text)
{
  g_clear_pointer (&text->bytes, g_bytes_unref);
  g_clear_pointer (&text->doc, xmlFreeDoc);
  g_clear_pointer (&text->nodes, g_ptr_array_unref);
  g_clear_pointer (&text->places, g_array_unref);
}

/* FALSE, with nothing read, if the bytes can't be parsed. */
static gboolean
read (MusterPackText *text, GBytes *bytes, GError **error)
{
  xmlDoc *doc = muster_safe_parse (bytes, "", error);

  if (doc == NULL)
    return FALSE;
  clear (text);
  text->bytes = g_bytes_ref (bytes);
  text->doc = doc;
  text->nodes = g_ptr_array_new ();
  muster_node_number (doc);
  for (xmlNode *node = xmlDocGetRootElement (doc); node != NULL; node = muster_node_next (node))
    g_ptr_array_add (text->nodes, node);
  text->places = find_places (bytes);
  return TRUE;
}

MusterPackText *
muster_pack_text_new (GBytes *bytes, GError **error)
{
  g_autoptr (MusterPackText) text = g_new0 (MusterPackText, 1);

  if (!read (text, bytes, error))
    return NULL;
  if (text->places->len == text->nodes->len)
    return g_steal_pointer (&text);
  g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("its tags can't be told apart"));
  return NULL;
}

void
muster_pack_text_free (MusterPackText *text)
{
  clear (text);
  g_free (text);
}

GBytes *
muster_pack_text_get_bytes (MusterPackText *text)
{
  return text->bytes;
}

guint
muster_pack_text_count (MusterPackText *text)
{
  return text->nodes->len;
}

xmlNode *
muster_pack_text_get_node (MusterPackText *text, guint element)
{
  return element < text->nodes->len ? text->nodes->pdata[element] : NULL;
}

/* Replaces the text between two offsets with `put`. */
static void
splice (MusterPackText *text, gsize from, gsize to, const char *put)
{
  gsize size;
  const char *old = g_bytes_get_data (text->bytes, &size);
  GString *joined = g_string_sized_new (size + strlen (put));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_string_append_len (joined, old, (gssize) from);
  g_string_append (joined, put);
  g_string_append_len (joined, old + to, (gssize) (size - to));
  bytes = g_string_free_to_bytes (joined);
  /* Can fail only if the text outgrows the parser's limits. */
  read (text, bytes, &error);
}

/* Attributes. */

typedef struct
{
  const char *space; /* the white space before it */
  const char *name, *name_end;
  const char *end; /* after the closing quote */
} Attribute;

static const char *
skip_space (const char *p)
{
  while (g_ascii_isspace (*p))
    p++;
  return p;
}

static const char *
skip_name (const char *p)
{
  while (!g_ascii_isspace (*p) && *p != '=' && *p != '/' && *p != '>')
    p++;
  return p;
}

/* The attribute at or after `p` in the same tag. FALSE if there is none. */
static gboolean
find_attribute (const char *p, Attribute *attribute)
{
  const char *quote;

  attribute->space = p;
  attribute->name = skip_space (p);
  if (*attribute->name == '/' || *attribute->name == '>')
    return FALSE;
  attribute->name_end = skip_name (attribute->name);
  quote = skip_space (skip_space (attribute->name_end) + 1);
  attribute->end = strchr (quote + 1, *quote) + 1;
  return TRUE;
}

static gint
find_in_order (const char *const *order, const char *name, gsize length)
{
  for (gint i = 0; order != NULL && order[i] != NULL; i++)
    if (strlen (order[i]) == length && strncmp (order[i], name, length) == 0)
      return i;
  return -1;
}

void
muster_pack_text_set_attribute (MusterPackText *text, guint element, const char *name, const char *value,
                                const char *const *order)
{
  const char *all = get_text (text), *tag = skip_name (all + get_place (text, element)->start + 1), *at = tag;
  g_autofree char *escaped = value != NULL ? muster_writing_dup_escaped (value) : NULL;
  g_autofree char *put = escaped != NULL ? g_strdup_printf (" %s=\"%s\"", name, escaped) : g_strdup ("");
  gint own = find_in_order (order, name, strlen (name));
  Attribute attribute;

  for (const char *p = tag; find_attribute (p, &attribute); p = attribute.end)
    {
      gsize length = (gsize) (attribute.name_end - attribute.name);

      if (length == strlen (name) && strncmp (attribute.name, name, length) == 0)
        {
          g_autofree char *kept
              = g_strndup (attribute.space, (gsize) (attribute.name - attribute.space)); /* perhaps a line break */
          g_autofree char *changed = g_strconcat (value != NULL ? kept : "", *put != '\0' ? put + 1 : "", NULL);

          splice (text, (gsize) (attribute.space - all), (gsize) (attribute.end - all), changed);
          return;
        }
      if (own < 0 || find_in_order (order, attribute.name, length) < own)
        at = attribute.end;
    }
  if (value != NULL)
    splice (text, (gsize) (at - all), (gsize) (at - all), put);
}

/* Lines. */

/* The indentation of the element's line if the element comes first in it; otherwise "". Free with g_free(). */
static char *
dup_indent (MusterPackText *text, guint element)
{
  const char *all = get_text (text), *start = all + get_place (text, element)->start, *p = start;

  while (p > all && (p[-1] == ' ' || p[-1] == '\t'))
    p--;
  return p == all || p[-1] == '\n' ? g_strndup (p, (gsize) (start - p)) : g_strdup ("");
}

/* Indents every line after the first. */
static char *
dup_moved (const char *xml, const char *indent)
{
  g_auto (GStrv) lines = g_strsplit (xml, "\n", -1);
  g_autofree char *between = g_strconcat ("\n", indent, NULL);

  return g_strjoinv (between, lines);
}

/* Wraps a long text into separate lines. */
static char *
dup_wrapped (const char *escaped, const char *indent)
{
  g_auto (GStrv) words = g_strsplit (escaped, " ", -1);
  GString *wrapped = g_string_new (NULL);
  glong width = LINE;

  if (g_utf8_strlen (escaped, -1) + (glong) strlen (indent) <= LINE)
    {
      g_string_free (wrapped, TRUE);
      return g_strdup (escaped);
    }
  for (char **word = words; *word != NULL; word++)
    {
      glong length = g_utf8_strlen (*word, -1);

      if (width + 1 + length > LINE)
        {
          g_string_append_printf (wrapped, "\n%s" INDENT "%s", indent, *word);
          width = (glong) strlen (indent) + 2 + length;
          continue;
        }
      g_string_append_printf (wrapped, " %s", *word);
      width += 1 + length;
    }
  g_string_append_printf (wrapped, "\n%s", indent);
  return g_string_free (wrapped, FALSE);
}

/* The comments and instructions in a range of the text. */
static char *
dup_asides (const char *p, const char *end)
{
  GString *asides = g_string_new (NULL);

  while (p < end && (p = memchr (p, '<', (gsize) (end - p))) != NULL)
    {
      const char *past = skip_aside (p, end);

      if (past == NULL)
        break;
      if (p[2] != '[')
        g_string_append_len (asides, p, past - p);
      p = past;
    }
  return g_string_free (asides, FALSE);
}

static char *
dup_name (MusterPackText *text, guint element)
{
  return g_strdup ((const char *) muster_pack_text_get_node (text, element)->name);
}

/* Escapes text for use between tags, where quotes are allowed. */
static char *
dup_escaped (const char *value)
{
  g_autofree char *plain = g_strdelimit (g_strdup (value), "\r\n\t", ' ');
  g_autofree char *escaped = muster_writing_dup_escaped (plain);
  g_auto (GStrv) parts = g_strsplit (escaped, "&quot;", -1);

  return g_strjoinv ("\"", parts);
}

/* Sets the content of an element, adding an end tag if needed. */
static void
set_inside (MusterPackText *text, guint element, const char *inside)
{
  Place *place = get_place (text, element);
  const char *all = get_text (text);
  gsize slash = place->inside - 2;
  g_autofree char *name = dup_name (text, element), *put = NULL;

  if (place->close < place->end)
    {
      splice (text, place->inside, place->close, inside);
      return;
    }
  while (slash > place->start && g_ascii_isspace (all[slash - 1]))
    slash--;
  put = g_strdup_printf (">%s</%s>", inside, name);
  splice (text, slash, place->end, put);
}

void
muster_pack_text_set_content (MusterPackText *text, guint element, const char *value)
{
  const Place *place = get_place (text, element);
  const char *all = get_text (text);
  g_autofree char *escaped = dup_escaped (value), *indent = dup_indent (text, element);
  g_autofree char *asides = dup_asides (all + place->inside, all + place->close);
  g_autofree char *wrapped = dup_wrapped (escaped, indent), *inside = g_strconcat (asides, wrapped, NULL);

  set_inside (text, element, inside);
}

/* Elements. */

static gint
find_first_child (MusterPackText *text, guint element)
{
  return element + 1 < text->places->len && get_place (text, element + 1)->parent == (gint) element ? (gint) element + 1
                                                                                                    : -1;
}

static guint
count_within (MusterPackText *text, guint element)
{
  gsize end = get_place (text, element)->end;
  guint n = element + 1;

  while (n < text->places->len && get_place (text, n)->start < end)
    n++;
  return n - element - 1;
}

static char *
dup_child_indent (MusterPackText *text, guint parent)
{
  gint first = find_first_child (text, parent);
  g_autofree char *own = dup_indent (text, parent), *of_first = first >= 0 ? dup_indent (text, (guint) first) : NULL;

  return of_first != NULL && *of_first != '\0' ? g_steal_pointer (&of_first) : g_strconcat (own, INDENT, NULL);
}

guint
muster_pack_text_append (MusterPackText *text, guint parent, const char *xml)
{
  const Place *place = get_place (text, parent);
  g_autofree char *indent = dup_child_indent (text, parent), *own = dup_indent (text, parent);
  g_autofree char *moved = dup_moved (xml, indent), *put = NULL;
  guint number = parent + count_within (text, parent) + 1;
  const char *all = get_text (text);
  gsize at = place->close;
  gboolean broken;

  while (at > place->inside && g_ascii_isspace (all[at - 1]))
    at--;
  broken = memchr (all + at, '\n', place->close - at) != NULL;
  put = g_strdup_printf ("\n%s%s%s%s", indent, moved, broken ? "" : "\n", broken ? "" : own);
  if (place->close == place->end)
    set_inside (text, parent, put);
  else
    splice (text, at, at, put);
  return number;
}

guint
muster_pack_text_insert (MusterPackText *text, guint before, const char *xml)
{
  gsize at = get_place (text, before)->start;
  g_autofree char *indent = dup_indent (text, before), *moved = dup_moved (xml, indent);
  g_autofree char *put = g_strdup_printf ("%s\n%s", moved, indent);

  splice (text, at, at, put);
  return before;
}

/* An empty element needs no end tag. */
static void
close_empty (MusterPackText *text, guint element)
{
  const Place *place = get_place (text, element);
  const char *all = get_text (text), *inside = skip_space (all + place->inside);

  if (place->close < place->end && inside == all + place->close)
    splice (text, place->inside - 1, place->end, "/>");
}

void
muster_pack_text_remove (MusterPackText *text, guint element)
{
  const Place *place = get_place (text, element);
  const char *all = get_text (text);
  gsize size = g_bytes_get_size (text->bytes), start = place->start, end = place->end;
  gint parent = place->parent;

  while (start > 0 && (all[start - 1] == ' ' || all[start - 1] == '\t'))
    start--;
  while (end < size && (all[end] == ' ' || all[end] == '\t' || all[end] == '\r'))
    end++;
  if (start > 0 && all[start - 1] == '\n' && end < size && all[end] == '\n')
    end++;
  else
    {
      start = place->start;
      end = place->end;
    }
  splice (text, start, end, "");
  if (parent > 0)
    close_empty (text, (guint) parent);
}

char *
muster_pack_text_dup_element (MusterPackText *text, guint element)
{
  const Place *place = get_place (text, element);
  g_autofree char *raw = g_strndup (get_text (text) + place->start, place->end - place->start);
  g_autofree char *indent = dup_indent (text, element), *before = g_strconcat ("\n", indent, NULL);
  g_auto (GStrv) lines = g_strsplit (raw, before, -1);

  return g_strjoinv ("\n", lines);
}
