/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/house.h"

#include <glib/gstdio.h>

#include "model/error.h"
#include "model/i18n.h"
#include "workspace/house-private.h"
#include "xml/file.h"
#include "xml/pack.h"

#define ON ".xml"
#define OFF ".xml.off"

char *
muster_house_dup_file (const char *id, gboolean on)
{
  g_autofree char *folder = muster_house_dup_folder (), *name = g_strconcat (id, on ? ON : OFF, NULL);

  return g_build_filename (folder, name, NULL);
}

static void
free_pack (gpointer data)
{
  MusterHousePack *pack = data;

  g_free (pack->id);
  g_free (pack->path);
  g_clear_pointer (&pack->bytes, g_bytes_unref);
  g_free (pack->hash);
  g_free (pack->problem);
  g_free (pack->rival);
  g_free (pack->name);
  g_free (pack->game);
  g_free (pack->version);
  g_free (pack->about);
  g_free (pack);
}

void
muster_house_free (MusterHouse *house)
{
  g_free (house->folder);
  g_ptr_array_unref (house->packs);
  g_free (house);
}

/* Reading the folder. */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static gboolean
is_pack_file (const char *name)
{
  return name[0] != '.' && (g_str_has_suffix (name, ON) || g_str_has_suffix (name, OFF));
}

/* The names of the pack files in it, sorted. */
static GPtrArray *
list_files (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = *folder != '\0' ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_pack_file (name) && g_utf8_validate (name, -1, NULL))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static GBytes *
read_bytes (const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  GStatBuf about;

  if (g_stat (path, &about) == 0 && S_ISREG (about.st_mode) && about.st_size > MUSTER_HOUSE_MAX_SIZE)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE,
                   _ ("%s: larger than 8 MiB, which is more than a pack needs"), name);
      return NULL;
    }
  if (g_stat (path, &about) == 0 && !S_ISREG (about.st_mode))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNREADABLE, _ ("%s: this is not a file"), name);
      return NULL;
    }
  return muster_file_read (path, error);
}

/* Texts in a file may be as long as the file; longer ones are cut. */
#define MOST_LETTERS 300

static char *
dup_short (const char *text)
{
  g_autofree char *start = g_utf8_strlen (text, -1) > MOST_LETTERS ? g_utf8_substring (text, 0, MOST_LETTERS) : NULL;

  return start != NULL ? g_strconcat (start, "…", NULL) : g_strdup (text);
}

void
muster_house_pack_set_problem (MusterHousePack *pack, const char *problem)
{
  g_free (pack->problem);
  pack->problem = dup_short (problem);
}

/* An unreadable pack is called by its id. */
static void
describe (MusterHousePack *pack)
{
  g_autofree char *file = g_path_get_basename (pack->path);
  MusterPackSource source = { file, pack->bytes };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterPackHead) head = pack->bytes != NULL ? muster_pack_head_read (&source, &error) : NULL;

  if (head == NULL && error != NULL)
    muster_house_pack_set_problem (pack, error->message);
  pack->name = dup_short (head != NULL && head->name != NULL ? head->name : pack->id);
  pack->game = dup_short (head != NULL && head->game != NULL ? head->game : "");
  pack->version = dup_short (head != NULL && head->version != NULL ? head->version : "");
  pack->about = g_strdup (head != NULL ? head->about : "");
}

/* Takes ownership of the bytes; NULL: they can't be read, for the reason in the error. */
static MusterHousePack *
make_pack (const char *folder, const char *name, GBytes *bytes, const GError *error)
{
  MusterHousePack *pack = g_new0 (MusterHousePack, 1);

  pack->on = g_str_has_suffix (name, ON);
  pack->id = g_strndup (name, strlen (name) - strlen (pack->on ? ON : OFF));
  pack->path = g_build_filename (folder, name, NULL);
  pack->bytes = bytes;
  pack->hash = bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : g_strdup ("");
  if (bytes == NULL)
    muster_house_pack_set_problem (pack, error->message);
  describe (pack);
  return pack;
}

static MusterHousePack *
read_pack (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = read_bytes (path, &error);

  return make_pack (folder, name, bytes, error);
}

void
muster_house_override (MusterHouse *house, const char *id, gboolean on, GBytes *instead)
{
  g_autofree char *name = g_strconcat (id, on ? ON : OFF, NULL);

  for (guint i = 0; i < house->packs->len; i++)
    {
      MusterHousePack *pack = house->packs->pdata[i];

      if (!g_str_equal (pack->id, id))
        continue;
      pack->on = on;
      if (instead == NULL)
        return;
      g_ptr_array_remove_index (house->packs, i);
      g_ptr_array_insert (house->packs, (gint) i, make_pack (house->folder, name, g_bytes_ref (instead), NULL));
      return;
    }
  if (instead != NULL)
    g_ptr_array_add (house->packs, make_pack (house->folder, name, g_bytes_ref (instead), NULL));
}

MusterHouse *
muster_house_read (void)
{
  MusterHouse *house = g_new0 (MusterHouse, 1);
  g_autoptr (GPtrArray) names = NULL;

  house->folder = muster_house_dup_folder ();
  house->packs = g_ptr_array_new_with_free_func (free_pack);
  names = list_files (house->folder);
  for (guint i = 0; i < MIN (names->len, MUSTER_HOUSE_MAX_PACKS); i++)
    g_ptr_array_add (house->packs, read_pack (house->folder, names->pdata[i]));
  return house;
}

MusterHousePack *
muster_house_find (const MusterHouse *house, const char *id)
{
  for (guint i = 0; i < house->packs->len; i++)
    {
      MusterHousePack *pack = house->packs->pdata[i];

      if (g_str_equal (pack->id, id) || g_str_equal (pack->name, id))
        return pack;
    }
  return NULL;
}

const MusterHousePack *
muster_house_find_origin (const MusterHouse *house, const MusterCatalog *catalog, const MusterOption *option)
{
  const MusterPackFacts *facts = muster_catalog_pack (catalog, option->pack);

  for (guint i = 0; i < house->packs->len; i++)
    {
      const MusterHousePack *pack = house->packs->pdata[i];

      if (pack->used && g_str_equal (pack->hash, facts->hash))
        return pack;
    }
  return NULL;
}

gboolean
muster_house_is_unwanted (const MusterHouse *house, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autofree char *removed = house != NULL ? g_build_filename (house->folder, "removed", name, NULL) : NULL;

  return house != NULL && (muster_house_find (house, id) != NULL || g_file_test (removed, G_FILE_TEST_EXISTS));
}

char *
muster_house_dup_stamp (void)
{
  g_autofree char *folder = muster_house_dup_folder ();
  g_autoptr (GPtrArray) names = list_files (folder);
  GString *stamp = g_string_new (NULL);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      GStatBuf about = { 0 };

      if (g_stat (path, &about) == 0)
        g_string_append_printf (stamp, "%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT ".%09ld %" G_GUINT64_FORMAT "\n",
                                (char *) names->pdata[i], (gint64) about.st_size, (gint64) about.st_mtim.tv_sec,
                                about.st_mtim.tv_nsec, (guint64) about.st_ino);
    }
  return g_string_free (stamp, FALSE);
}
