/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/reading.h"

#include <string.h>

#include "model/error.h"
#include "model/i18n.h"
#include "xml/safe.h"
#include "xml/writing.h"

/* Deeper than our own elements ever nest. Extras may be deeper, up to the parser's limit. */
#define MAX_DEPTH 100

static const char *
text_of (const xmlChar *text)
{
  return text != NULL ? (const char *) text : "";
}

/* The line of the current element or node. */
static gulong
line_of (const MusterReading *reading)
{
  xmlNode *node;
  long line;

  xmlTextReaderMoveToElement (reading->reader);
  node = xmlTextReaderCurrentNode (reading->reader);
  line = node != NULL ? xmlGetLineNo (node) : -1;
  /* libxml2 nodes store lines in 16 bits; the parser's own count is exact but slightly ahead. */
  return line > 0 && line < 65535 ? (gulong) line : (gulong) xmlTextReaderGetParserLineNumber (reading->reader);
}

gboolean
muster_reading_fail (MusterReading *reading, const char *format, ...)
{
  g_autofree char *cause = NULL;
  va_list args;

  if (reading->failed)
    return FALSE;
  va_start (args, format);
  cause = g_strdup_vprintf (format, args);
  va_end (args);
  reading->failed = TRUE;
  g_set_error (reading->error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, "%s:%lu: %s", reading->path, line_of (reading),
               cause);
  return FALSE;
}

void
muster_reading_count_words (MusterReading *reading, const char *text, guint copies)
{
  if (text != NULL)
    reading->words += (guint64) strlen (text) * copies;
}

/* Advances to the next node. FALSE at the end of the file or after an error. */
static gboolean
advance (MusterReading *reading)
{
  int moved;

  if (reading->failed)
    return FALSE;
  if (reading->ahead)
    {
      reading->ahead = FALSE;
      return TRUE;
    }
  moved = xmlTextReaderRead (reading->reader);
  if (moved < 0)
    {
      reading->failed = TRUE;
      muster_safe_set_error (reading->path, reading->error);
    }
  else if (moved > 0 && xmlTextReaderDepth (reading->reader) > MAX_DEPTH)
    muster_reading_fail (reading, _ ("elements are nested too deep"));
  return moved > 0 && !reading->failed;
}

/* Skips the current node with its contents. */
static void
skip (MusterReading *reading)
{
  int moved = xmlTextReaderNext (reading->reader);

  if (moved < 0 && !reading->failed)
    {
      reading->failed = TRUE;
      muster_safe_set_error (reading->path, reading->error);
    }
  reading->ahead = moved > 0;
}

static gboolean
is_ours (const xmlChar *namespace)
{
  return g_str_equal (text_of (namespace), MUSTER_DOCUMENT_NAMESPACE);
}

/* libxml2 writes namespace names unescaped, which would corrupt these characters. */
static gboolean
is_odd_namespace (const xmlChar *name)
{
  return strpbrk (text_of (name), "&<>\"'\t\n\r") != NULL;
}

static gboolean
fail_for_odd_namespace (MusterReading *reading)
{
  return muster_reading_fail (reading,
                              _ ("the name of a namespace can't have a tab, a line break or one of & < > \" ' in it"));
}

/* Whether any element from here on declares such a namespace. */
static gboolean
has_odd_namespace (const xmlNode *node)
{
  if (node->type != XML_ELEMENT_NODE)
    return FALSE;
  for (const xmlNs *ns = node->nsDef; ns != NULL; ns = ns->next)
    if (is_odd_namespace (ns->href))
      return TRUE;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (has_odd_namespace (child))
      return TRUE;
  return FALSE;
}

/* A copy that declares all namespaces it uses, so that it keeps its meaning wherever it is written among our unprefixed
 * elements. */
static xmlNode *
copy_whole (xmlNode *node)
{
  xmlNode *copy = xmlDocCopyNode (node, node->doc, 1);
  xmlNs *around = xmlSearchNs (node->doc, node, NULL);

  /* libxml2 writes a document without an encoding as ASCII. */
  if (node->doc->encoding == NULL)
    node->doc->encoding = xmlStrdup ((const xmlChar *) "UTF-8");
  if (copy != NULL && copy->type == XML_ELEMENT_NODE && (around == NULL || *text_of (around->href) == '\0'))
    xmlNewNs (copy, (const xmlChar *) "", NULL);
  return copy;
}

/* Already declared outside. */
static void
drop_own_declaration (GString *xml)
{
  static const char declaration[] = " xmlns=\"" MUSTER_DOCUMENT_NAMESPACE "\"";
  const char *tag_end = strchr (xml->str, '>');
  const char *found = strstr (xml->str, declaration);

  if (xml->str[0] == '<' && found != NULL && found < tag_end)
    g_string_erase (xml, found - xml->str, sizeof declaration - 1);
}

char *
muster_reading_content (MusterReading *reading)
{
  xmlNode *node = xmlTextReaderExpand (reading->reader);
  xmlChar *content = node != NULL ? xmlNodeGetContent (node) : NULL;
  char *copy = g_strdup (text_of (content));

  xmlFree (content);
  return copy;
}

char *
muster_reading_raw (MusterReading *reading)
{
  GString *xml = g_string_new (NULL);
  xmlNode *node = xmlTextReaderExpand (reading->reader);
  xmlNode *copy = node != NULL ? copy_whole (node) : NULL;
  xmlBuffer *buffer = xmlBufferCreate ();

  /* Detached from the document: otherwise every dump would walk over everything before the root. */
  if (copy != NULL && has_odd_namespace (copy))
    fail_for_odd_namespace (reading);
  else if (copy != NULL && xmlNodeDump (buffer, NULL, copy, 0, 0) >= 0)
    {
      g_string_append (xml, text_of (xmlBufferContent (buffer)));
      drop_own_declaration (xml);
    }
  else if (!reading->failed)
    {
      reading->failed = TRUE;
      muster_safe_set_error (reading->path, reading->error);
    }
  xmlBufferFree (buffer);
  xmlFreeNode (copy);
  skip (reading);
  return g_string_free (xml, FALSE);
}

/* Declares a prefix unless the element already does. */
static void
keep_prefix (MusterReading *reading, MusterExtras *extras, const char *prefix, const char *uri)
{
  g_autofree char *declaration = g_strdup_printf ("xmlns:%s=\"%s\"", prefix, uri);

  if (is_odd_namespace ((const xmlChar *) uri))
    fail_for_odd_namespace (reading);
  else if (extras->attributes == NULL || strstr (extras->attributes, declaration) == NULL)
    muster_extras_add_attribute (extras, declaration);
}

/* A member's link to the library. FALSE if it isn't one, or has no number. */
static gboolean
read_link (MusterExtras *extras, const char *uri, const char *name, const char *value)
{
  gint64 *number = g_str_equal (name, "thing")   ? &extras->link
                   : g_str_equal (name, "state") ? &extras->link_state
                                                 : NULL;

  return number != NULL && g_str_equal (uri, MUSTER_LIBRARY_NAMESPACE)
         && g_ascii_string_to_signed (value, 10, 0, G_MAXINT64, number, NULL);
}

/* An unknown attribute as written in a start tag, with the declaration of its prefix. */
static void
keep_attribute (MusterReading *reading, MusterExtras *extras)
{
  const char *prefix = (const char *) xmlTextReaderConstPrefix (reading->reader);
  const char *name = text_of (xmlTextReaderConstName (reading->reader));
  const char *uri = text_of (xmlTextReaderConstNamespaceUri (reading->reader));
  g_autofree char *value = muster_writing_dup_escaped (text_of (xmlTextReaderConstValue (reading->reader)));
  g_autofree char *attribute = g_strdup_printf ("%s=\"%s\"", name, value);

  if (read_link (extras, uri, text_of (xmlTextReaderConstLocalName (reading->reader)), value))
    return;
  if (prefix != NULL && !g_str_equal (prefix, "xml"))
    keep_prefix (reading, extras, prefix, uri);
  if (prefix == NULL || is_ours ((const xmlChar *) uri))
    muster_extras_add_unknown (extras, name);
  muster_extras_add_attribute (extras, attribute);
}

static void
read_attributes (MusterReading *reading, MusterReadAttribute attribute, gpointer data, MusterExtras *extras)
{
  while (!reading->failed && xmlTextReaderMoveToNextAttribute (reading->reader) == 1)
    {
      gboolean plain = xmlTextReaderConstPrefix (reading->reader) == NULL;
      const char *name = text_of (xmlTextReaderConstLocalName (reading->reader));

      if (xmlTextReaderIsNamespaceDecl (reading->reader) == 1)
        {
          /* A prefix may be used in text that only its owner parses. The default namespace is ours here, and links
           * declare theirs. */
          if (!plain && !g_str_equal (text_of (xmlTextReaderConstValue (reading->reader)), MUSTER_LIBRARY_NAMESPACE))
            keep_prefix (reading, extras, name, text_of (xmlTextReaderConstValue (reading->reader)));
          continue;
        }
      if (!plain || attribute == NULL
          || !attribute (reading, name, text_of (xmlTextReaderConstValue (reading->reader)), data))
        keep_attribute (reading, extras);
    }
  xmlTextReaderMoveToElement (reading->reader);
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

static void
keep_text (MusterReading *reading, guint order, MusterExtras *extras)
{
  const char *text = text_of (xmlTextReaderConstValue (reading->reader));
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *escaped = muster_writing_dup_escaped (stripped);

  if (!is_blank (text))
    muster_extras_add_piece (extras, order, escaped);
}

static void
read_child_element (MusterReading *reading, MusterReadChild child, guint order, gpointer data, MusterExtras *extras)
{
  const char *name = text_of (xmlTextReaderConstLocalName (reading->reader));
  gboolean ours = is_ours (xmlTextReaderConstNamespaceUri (reading->reader));
  g_autofree char *raw = NULL;

  if (ours && child != NULL && child (reading, name, order, data))
    return;
  if (ours && !reading->failed)
    muster_extras_add_unknown (extras, name);
  raw = muster_reading_raw (reading);
  if (!reading->failed)
    muster_extras_add_piece (extras, order, raw);
}

/* The children of the current element, up to its end tag. */
static void
read_children (MusterReading *reading, MusterReadChild child, gpointer data, MusterExtras *extras)
{
  int depth = xmlTextReaderDepth (reading->reader);
  guint order = 0;

  while (advance (reading))
    {
      int type = xmlTextReaderNodeType (reading->reader);

      if (type == XML_READER_TYPE_END_ELEMENT && xmlTextReaderDepth (reading->reader) == depth)
        return;
      order++;
      if (type == XML_READER_TYPE_ELEMENT)
        read_child_element (reading, child, order, data, extras);
      else if (type == XML_READER_TYPE_TEXT || type == XML_READER_TYPE_CDATA)
        keep_text (reading, order, extras);
      else if (type == XML_READER_TYPE_COMMENT || type == XML_READER_TYPE_PROCESSING_INSTRUCTION)
        {
          g_autofree char *raw = muster_reading_raw (reading);

          muster_extras_add_piece (extras, order, raw);
        }
    }
}

void
muster_reading_element (MusterReading *reading, MusterReadAttribute attribute, MusterReadChild child, gpointer data,
                        MusterExtras *extras)
{
  gboolean empty = xmlTextReaderIsEmptyElement (reading->reader) == 1;

  read_attributes (reading, attribute, data, extras);
  if (!empty && !reading->failed)
    read_children (reading, child, data, extras);
}

char *
muster_reading_text (MusterReading *reading, MusterExtras *extras)
{
  return muster_reading_text_with (reading, NULL, NULL, extras);
}

char *
muster_reading_text_with (MusterReading *reading, MusterReadAttribute attribute, gpointer data, MusterExtras *extras)
{
  GString *text = g_string_new (NULL);
  int depth = xmlTextReaderDepth (reading->reader);
  gboolean empty = xmlTextReaderIsEmptyElement (reading->reader) == 1;

  read_attributes (reading, attribute, data, extras);
  while (!empty && advance (reading))
    {
      int type = xmlTextReaderNodeType (reading->reader);

      if (type == XML_READER_TYPE_END_ELEMENT && xmlTextReaderDepth (reading->reader) == depth)
        break;
      if (type == XML_READER_TYPE_ELEMENT || type == XML_READER_TYPE_COMMENT
          || type == XML_READER_TYPE_PROCESSING_INSTRUCTION)
        {
          g_autofree char *raw = NULL;

          if (type == XML_READER_TYPE_ELEMENT && is_ours (xmlTextReaderConstNamespaceUri (reading->reader)))
            muster_extras_add_unknown (extras, text_of (xmlTextReaderConstLocalName (reading->reader)));
          raw = muster_reading_raw (reading);
          muster_extras_add_piece (extras, 0, raw);
        }
      else
        g_string_append (text, text_of (xmlTextReaderConstValue (reading->reader)));
    }
  return g_string_free (text, FALSE);
}

/* A value shortened to fit a message. */
static char *
dup_quotable (const char *value)
{
  GString *quotable = g_string_new (NULL);
  guint left = 30;

  for (; *value != '\0' && left > 0; value = g_utf8_next_char (value), left--)
    {
      gunichar c = g_utf8_get_char (value);

      g_string_append_unichar (quotable, g_unichar_isprint (c) ? c : ' ');
    }
  if (*value != '\0')
    g_string_append (quotable, "…");
  return g_string_free (quotable, FALSE);
}

gint
muster_reading_number (MusterReading *reading, const char *name, const char *value, gint least, gint most)
{
  g_autofree char *text = g_strstrip (g_strdup (value));
  g_autofree char *quotable = NULL;
  gint64 number;

  if (g_ascii_string_to_signed (text, 10, least, most, &number, NULL))
    return (gint) number;
  quotable = dup_quotable (value);
  muster_reading_fail (reading, _ ("%s=\"%s\" must be a whole number from %d to %d"), name, quotable, least, most);
  return least;
}

char **
muster_reading_words (const char *value)
{
  g_auto (GStrv) pieces = g_strsplit_set (value, " \t\r\n", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; pieces[i] != NULL; i++)
    if (*pieces[i] != '\0')
      g_strv_builder_add (words, pieces[i]);
  return g_strv_builder_end (words);
}
