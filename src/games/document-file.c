/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/document-file.h"

#include <string.h>

#include "model/error.h"
#include "model/i18n.h"
#include "xml/file.h"
#include "games/carried-parts.h"
#include "games/carried.h"
#include "games/games.h"
#include "xml/safe.h"

/* Anything but a pack, such as a comment, stays in the document. */
static void
carry_piece (MusterDocument *document, const char *xml)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));
  char *pack = muster_carried_dup_element (bytes);

  if (pack != NULL)
    g_ptr_array_add (document->carried, pack);
  else
    muster_extras_add_piece (&document->extras, 0, xml);
}

/* Packs have another namespace, so they are in the extras here. */
static gboolean
read_carried (MusterReading *reading, MusterDocument *document)
{
  MusterExtras extras = { 0 };

  muster_reading_element (reading, NULL, NULL, NULL, &extras);
  if (document->carried == NULL)
    document->carried = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; extras.pieces != NULL && i < extras.pieces->len; i++)
    carry_piece (document, g_array_index (extras.pieces, MusterExtra, i).xml);
  muster_extras_clear (&extras);
  return TRUE;
}

/* Limits on what a small untrusted file may expand to: names and notes are repeated for each copy, and pictures are
 * decoded. */
#define MOST_WORDS (16 * 1024 * 1024)
#define MOST_PORTRAITS 1000

/* Stops reading at a limit. */
static void
bound (MusterReading *reading)
{
  if (reading->words > MOST_WORDS)
    muster_reading_fail (reading, _ ("the names and notes, once for each copy, take more than 16 MB in all"));
  else if (reading->portraits > MOST_PORTRAITS)
    muster_reading_fail (reading, _ ("there are more than %d portraits in this file"), MOST_PORTRAITS);
}

typedef struct
{
  MusterDocument *document;
  gboolean bounded;
} Loading;

static gboolean
read_thing (MusterReading *reading, const char *name, guint order, gpointer data)
{
  const Loading *loading = data;
  const MusterThingClass *klass = muster_games_find_class (name);
  MusterThing *thing;

  if (g_str_equal (name, MUSTER_CARRIED_ELEMENT))
    return read_carried (reading, loading->document);
  if (klass == NULL)
    return FALSE;
  thing = klass->rules->read (reading);
  thing->order = order;
  g_ptr_array_add (loading->document->things, thing);
  if (loading->bounded)
    bound (reading);
  return TRUE;
}

static gboolean
is_our_root (xmlTextReader *reader)
{
  return g_strcmp0 ((const char *) xmlTextReaderConstLocalName (reader), "muster") == 0
         && g_strcmp0 ((const char *) xmlTextReaderConstNamespaceUri (reader), MUSTER_DOCUMENT_NAMESPACE) == 0;
}

/* Comments before and after the root element; anything else there is white space. */
static void
keep_outside (MusterReading *reading, GString *place)
{
  const char *value = (const char *) xmlTextReaderConstValue (reading->reader);
  const char *name = (const char *) xmlTextReaderConstName (reading->reader);

  if (xmlTextReaderNodeType (reading->reader) == XML_READER_TYPE_COMMENT)
    g_string_append_printf (place, "<!--%s-->\n", value != NULL ? value : "");
  else if (value != NULL)
    g_string_append_printf (place, "<?%s %s?>\n", name, value);
  else
    g_string_append_printf (place, "<?%s?>\n", name);
}

static char *
dup_unless_empty (const GString *text)
{
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static void
read_all (MusterReading *reading, MusterDocument *document, gboolean bounded)
{
  Loading loading = { document, bounded };
  g_autoptr (GString) prolog = g_string_new (NULL);
  g_autoptr (GString) epilog = g_string_new (NULL);
  gboolean past_root = FALSE;
  int moved = 0;

  while (!reading->failed && (moved = xmlTextReaderRead (reading->reader)) == 1)
    {
      int type = xmlTextReaderNodeType (reading->reader);

      if (type == XML_READER_TYPE_ELEMENT && !is_our_root (reading->reader))
        muster_reading_fail (reading,
                             _ ("this is not a Muster document; its root must be “muster” in the namespace %s"),
                             MUSTER_DOCUMENT_NAMESPACE);
      else if (type == XML_READER_TYPE_ELEMENT)
        {
          muster_reading_element (reading, NULL, read_thing, &loading, &document->extras);
          past_root = TRUE;
        }
      else if (type == XML_READER_TYPE_COMMENT || type == XML_READER_TYPE_PROCESSING_INSTRUCTION)
        keep_outside (reading, past_root ? epilog : prolog);
    }
  document->prolog = dup_unless_empty (prolog);
  document->epilog = dup_unless_empty (epilog);
  if (moved < 0 && !reading->failed)
    {
      reading->failed = TRUE;
      muster_safe_set_error (reading->path, reading->error);
    }
}

static MusterDocument *
read_document (GBytes *bytes, const char *path, const MusterCatalog *catalog, gboolean bounded, GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_new ();
  MusterReading reading
      = { .reader = muster_safe_reader (bytes, path, error), .path = path, .catalog = catalog, .error = error };

  if (reading.reader == NULL)
    return NULL;
  read_all (&reading, document, bounded);
  xmlFreeTextReader (reading.reader);

  return reading.failed ? NULL : g_steal_pointer (&document);
}

MusterDocument *
muster_document_read (GBytes *bytes, const char *path, const MusterCatalog *catalog, GError **error)
{
  return read_document (bytes, path, catalog, FALSE, error);
}

MusterDocument *
muster_document_load (const char *path, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GBytes) bytes = muster_file_read (path, error);

  return bytes != NULL ? read_document (bytes, path, catalog, TRUE, error) : NULL;
}

/* Judges it with its own packs: reads it again with those options. */
MusterDocument *
muster_document_load_carried (const char *path, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GBytes) bytes = muster_file_read (path, error);
  g_autoptr (MusterDocument) document = bytes != NULL ? read_document (bytes, path, catalog, TRUE, error) : NULL;
  g_autoptr (GError) cause = NULL;
  MusterCatalog *extended = document != NULL ? muster_carried_make_catalog (document, catalog, &cause) : NULL;
  MusterDocument *again = extended != NULL ? muster_document_read (bytes, path, extended, NULL) : NULL;

  if (document != NULL && cause != NULL)
    document->notice = g_strdup (cause->message);
  if (again == NULL)
    {
      g_clear_pointer (&extended, muster_catalog_free);
      return g_steal_pointer (&document);
    }
  again->catalog = extended;
  return again;
}

/* Limit on things times bytes of packs, because finding out what each thing needs costs that much. */
#define MOST_HANDED_OUT (64 * 1024 * 1024)

static gboolean
is_too_much (const MusterDocument *document)
{
  gsize size = 0;

  for (guint i = 0; i < document->carried->len; i++)
    size += strlen (document->carried->pdata[i]);
  return document->things->len > 0 && size > MOST_HANDED_OUT / document->things->len;
}

/* Gives each thing the parts it uses, found through the same things read with all options. */
static void
hand_out (MusterDocument *document, const MusterDocument *with, const MusterCatalog *catalog)
{
  for (guint i = 0; i < MIN (document->things->len, with->things->len); i++)
    {
      MusterThing *thing = document->things->pdata[i];
      g_autoptr (GPtrArray) one = g_ptr_array_new ();
      GPtrArray *parts;

      g_ptr_array_add (one, with->things->pdata[i]);
      parts = muster_carried_parts_list (catalog, one, NULL);
      g_clear_pointer (&thing->carried, g_ptr_array_unref);
      if (parts->len > 0)
        thing->carried = g_ptr_array_ref (parts);
      g_ptr_array_unref (parts);
    }
}

MusterDocument *
muster_document_load_with_content (const char *path, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GBytes) bytes = muster_file_read (path, error);
  MusterDocument *document = bytes != NULL ? read_document (bytes, path, catalog, TRUE, error) : NULL;
  g_autoptr (MusterCatalog) extended = NULL;
  g_autoptr (MusterDocument) with = NULL;

  if (document == NULL || document->carried == NULL || is_too_much (document))
    return document;
  extended = muster_carried_make_catalog (document, catalog, NULL);
  with = extended != NULL ? muster_document_read (bytes, path, extended, NULL) : NULL;
  if (with != NULL)
    hand_out (document, with, extended);
  return document;
}

static void
write_thing (MusterWriting *writing, gconstpointer data)
{
  ((const MusterThing *) data)->klass->rules->write (writing, data);
}

static void
write_carried (MusterWriting *writing, gconstpointer data)
{
  const GPtrArray *packs = data;

  muster_writing_open (writing, MUSTER_CARRIED_ELEMENT);
  for (guint i = 0; i < packs->len; i++)
    muster_writing_raw (writing, packs->pdata[i]);
  muster_writing_close (writing, MUSTER_CARRIED_ELEMENT);
}

char *
muster_document_write (const MusterDocument *document, const MusterCatalog *catalog, gsize *length)
{
  g_autoptr (GArray) children = muster_writing_children_new ();
  g_autoptr (GPtrArray) carried = muster_carried_list (document, catalog);
  MusterWriting writing;

  muster_writing_begin (&writing, catalog);
  if (document->prolog != NULL)
    g_string_append (writing.out, document->prolog);
  muster_writing_open (&writing, "muster");
  muster_writing_attribute (&writing, "xmlns", MUSTER_DOCUMENT_NAMESPACE);
  muster_writing_raw_attributes (&writing, &document->extras);
  if (carried->len > 0)
    muster_writing_children_add (children, 0, 0, write_carried, carried);
  for (guint i = 0; i < document->things->len; i++)
    muster_writing_children_add (children, ((MusterThing *) document->things->pdata[i])->order, 0, write_thing,
                                 document->things->pdata[i]);
  muster_writing_children (&writing, children, &document->extras);
  muster_writing_close (&writing, "muster");
  if (document->epilog != NULL)
    g_string_append (writing.out, document->epilog);

  return muster_writing_end (&writing, length);
}

gboolean
muster_document_save (const MusterDocument *document, const char *path, const MusterCatalog *catalog, GError **error)
{
  gsize length;
  g_autofree char *xml = muster_document_write (document, catalog, &length);

  return muster_file_write (path, xml, length, error);
}
