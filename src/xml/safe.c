#include "xml/safe.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "model/error.h"

/* Never NOENT, DTDLOAD, XINCLUDE, HUGE or RECOVER: each would let a file reach out of itself or grow beyond its bytes. */
#define PARSE_OPTIONS (XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA | XML_PARSE_COMPACT | XML_PARSE_BIG_LINES)

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

/* The first thing that is neither white space, nor a comment, nor a processing instruction. */
static const char *
skip_prolog (const char *p, const char *end)
{
  while (p < end)
    {
      const char *last = starts (p, end, "<!--") ? "-->" : starts (p, end, "<?") ? "?>" : NULL;
      const char *close = last != NULL ? g_strstr_len (p + 2, end - p - 2, last) : NULL;

      if (g_ascii_isspace (*p))
        p++;
      else if (last == NULL)
        return p;
      else if (close == NULL)
        return end;
      else
        p = close + strlen (last);
    }
  return p;
}

gboolean
muster_safe_screen (GBytes *bytes, const char *path, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  const char *end = text + size;
  const char *bad, *p = text;

  if (size == 0)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("%s: the file is empty"), path);
      return FALSE;
    }
  if (!g_utf8_validate_len (text, size, &bad))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("%s:%u: this is not UTF-8 text"), path,
                   line_of (text, bad));
      return FALSE;
    }
  if (size >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    p += 3;
  p = skip_prolog (p, end);
  if (starts (p, end, "<!DOCTYPE"))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("%s:%u: a DOCTYPE is not allowed here"), path,
                   line_of (text, p));
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

  /* libxml2 calls its own limits an internal error. */
  if (strstr (message, "Huge input lookup") != NULL || strstr (message, "too long") != NULL)
    message = _ ("a text here is longer than Muster reads");
  cause = g_strchomp (g_strdelimit (g_utf8_make_valid (message, -1), "\r\n", ' '));
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, "%s:%d: %s", path, last != NULL ? last->line : 1, cause);
}

xmlDoc *
muster_safe_parse (GBytes *bytes, const char *path, GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  xmlDoc *doc;

  if (!muster_safe_screen (bytes, path, error))
    return NULL;
  xmlResetLastError ();
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
  xmlResetLastError ();
  reader = xmlReaderForMemory (text, (int) size, path, "UTF-8", PARSE_OPTIONS);
  if (reader == NULL)
    muster_safe_set_error (path, error);
  return reader;
}
