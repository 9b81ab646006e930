/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/safe.h"

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "model/error.h"
#include "model/i18n.h"

/* Never NOENT, DTDLOAD, XINCLUDE, HUGE or RECOVER: each would let a file read others or grow beyond its size. */
#define PARSE_OPTIONS                                                                                                  \
  (XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA | XML_PARSE_COMPACT                   \
   | XML_PARSE_BIG_LINES)

static guint
line_of (const char *text, const char *at)
{
  guint line = 1;

  for (; text < at; text++)
    line += *text == '\n';
  return line;
}

static gboolean
starts (const char *p, const char *end, const char *prefix)
{
  gsize length = strlen (prefix);

  return (gsize) (end - p) >= length && memcmp (p, prefix, length) == 0;
}

/* The parser compares each attribute of an element with all others, which is quadratic. */
#define MAX_ATTRIBUTES 1000

/* Between these delimiters there are no elements: comments, CDATA sections, processing instructions. */
static const char *const asides[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };

/* The end of the comment, CDATA section or instruction that begins here; NULL if none does. An unterminated one extends
 * to the end of the text. */
static const char *
skip_aside (const char *p, const char *end)
{
  /* Almost everything that begins with < is an element. */
  if (end - p < 2 || (p[1] != '!' && p[1] != '?'))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (asides); i++)
    if (starts (p, end, asides[i][0]))
      {
        const char *inside = p + strlen (asides[i][0]);
        const char *last = g_strstr_len (inside, end - inside, asides[i][1]);

        return last != NULL ? last + strlen (asides[i][1]) : end;
      }
  return NULL;
}

/* The end of the tag that begins here, counting its quoted values, which are its attributes. */
static const char *
skip_tag (const char *p, const char *end, guint *attributes)
{
  *attributes = 0;
  for (; p != NULL && p < end && *p != '>'; p++)
    if (*p == '"' || *p == '\'')
      {
        ++*attributes;
        p = memchr (p + 1, *p, (gsize) (end - p - 1));
        if (p == NULL)
          return end;
      }
  return p;
}

/* The first thing that must not reach the parser although it is well-formed; or NULL. `at` is its position. */
static const char *
find_trap (const char *p, const char *end, const char **at)
{
  guint attributes;

  while ((p = memchr (p, '<', (gsize) (end - p))) != NULL)
    {
      const char *past = skip_aside (p, end);

      *at = p;
      if (past == NULL && starts (p, end, "<!DOCTYPE"))
        return _ ("a DOCTYPE is not allowed here");
      if (past == NULL)
        {
          past = skip_tag (p, end, &attributes);
          if (attributes > MAX_ATTRIBUTES)
            return _ ("an element has more than 1000 attributes");
        }
      p = past;
    }
  return NULL;
}

/* Skips ASCII up to a NUL, eight bytes at a time: most files are nothing else. */
static const char *
skip_ascii (const char *p, const char *end)
{
  for (guint64 eight; end - p >= 8; p += 8)
    {
      memcpy (&eight, p, 8);
      /* Subtracting sets the top bit for NUL; bytes from 0x80 on have it. */
      if (((eight | (eight - G_GUINT64_CONSTANT (0x0101010101010101))) & G_GUINT64_CONSTANT (0x8080808080808080)) != 0)
        break;
    }
  return p;
}

/* Whether it is UTF-8 without NUL; sets `bad` to where it isn't. */
static gboolean
is_text (const char *text, gsize size, const char **bad)
{
  const char *end = text + size;

  for (const char *p = text; p < end;)
    {
      const char *line;

      p = skip_ascii (p, end);
      line = memchr (p, '\n', (gsize) (end - p));
      line = line != NULL ? line + 1 : end;
      if (!g_utf8_validate_len (p, (gsize) (line - p), bad))
        return FALSE;
      p = line;
    }
  return TRUE;
}

gboolean
muster_safe_screen (GBytes *bytes, const char *path, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  const char *bad, *trap;

  if (size == 0)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("%s: the file is empty"), path);
      return FALSE;
    }
  if (!is_text (text, size, &bad))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("%s:%u: this is not UTF-8 text"), path,
                   line_of (text, bad));
      return FALSE;
    }
  trap = find_trap (text, text + size, &bad);
  if (trap != NULL)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, "%s:%u: %s", path, line_of (text, bad), trap);
      return FALSE;
    }
  return TRUE;
}

void
muster_safe_set_error (const char *path, GError **error)
{
  const xmlError *last = xmlGetLastError ();
  const char *message = last != NULL && last->message != NULL ? last->message : _ ("not XML");
  g_autofree char *cause = NULL;

  /* libxml2 reports its own limits as internal errors. */
  if (strstr (message, "Huge input lookup") != NULL || strstr (message, "too long") != NULL
      || strstr (message, "huge text node") != NULL)
    message = _ ("a text here is longer than Muster reads");
  else if (strstr (message, "Excessive depth") != NULL)
    message = _ ("elements are nested too deep");
  else if (strstr (message, "Document is empty") != NULL)
    message = _ ("this is not XML");
  cause = g_strchomp (g_strdelimit (g_utf8_make_valid (message, -1), "\r\n", ' '));
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, "%s:%d: %s", path, last != NULL ? last->line : 1, cause);
}

/* Some errors are printed despite XML_PARSE_NOERROR unless a handler is set. */
static void
ignore_cb (void *data, xmlErrorPtr problem)
{
}

static void
begin_parsing (void)
{
  xmlSetStructuredErrorFunc (NULL, ignore_cb);
  xmlResetLastError ();
}

xmlDoc *
muster_safe_parse (GBytes *bytes, const char *path, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  xmlDoc *doc;

  if (!muster_safe_screen (bytes, path, error))
    return NULL;
  begin_parsing ();
  doc = xmlReadMemory (text, (int) size, path, "UTF-8", PARSE_OPTIONS);
  if (doc == NULL)
    muster_safe_set_error (path, error);
  return doc;
}

xmlTextReader *
muster_safe_reader (GBytes *bytes, const char *path, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  xmlTextReader *reader;

  if (!muster_safe_screen (bytes, path, error))
    return NULL;
  begin_parsing ();
  reader = xmlReaderForMemory (text, (int) size, path, "UTF-8", PARSE_OPTIONS);
  if (reader == NULL)
    muster_safe_set_error (path, error);
  return reader;
}
