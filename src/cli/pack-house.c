/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/pack-house.h"

#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "games/document-file.h"
#include "model/i18n.h"
#include "workspace/house.h"
#include "workspace/paths.h"
#include "xml/file.h"

/* The number of the pack's options in the catalogue. */
static guint
count_options (const MusterHouse *house, const MusterCatalog *catalog, const MusterHousePack *pack)
{
  guint n = 0;

  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
      n += muster_house_find_origin (house, catalog, muster_catalog_nth (catalog, kind, i)) == pack;
  return n;
}

static char **
make_row (const MusterHouse *house, const MusterCatalog *catalog, const MusterHousePack *pack, gboolean tsv)
{
  char **cells = g_new0 (char *, 8);
  const char *state = !pack->on             ? N_ ("off")
                      : pack->used          ? N_ ("on")
                      : pack->rival != NULL ? N_ ("clash")
                                            : N_ ("broken");

  cells[0] = g_strdup (pack->id);
  cells[1] = g_strdup (pack->name);
  cells[2] = g_strdup (pack->version);
  cells[3] = g_strdup (pack->game);
  cells[4] = g_strdup (tsv ? state : _ (state));
  cells[5] = pack->used ? g_strdup_printf ("%u", count_options (house, catalog, pack)) : g_strdup ("");
  cells[6] = g_strdup (pack->on && pack->problem != NULL ? pack->problem : "");
  return cells;
}

static void
print_row (char **cells)
{
  g_autofree char *line = g_strjoinv ("\t", cells);

  muster_command_print ("%s\n", line);
  g_strfreev (cells);
}

int
muster_pack_list (gboolean tsv)
{
  static const char *const headers[] = { "id", "name", "version", "game", "state", "options", "problem", NULL };
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCatalog) catalog = muster_house_load_all (muster_paths_get_content (), &house, &error);
  g_autoptr (MusterTable) table = muster_table_new (headers);
  g_autofree char *text = NULL, *head = g_strjoinv ("\t", (char **) headers);

  if (catalog == NULL)
    return muster_command_fail (error);
  if (tsv)
    muster_command_print ("%s\n", head);
  for (guint i = 0; i < house->packs->len; i++)
    if (tsv)
      print_row (make_row (house, catalog, house->packs->pdata[i], TRUE));
    else
      muster_table_add (table, make_row (house, catalog, house->packs->pdata[i], FALSE));
  if (tsv)
    return MUSTER_EXIT_FINE;
  text = muster_command_dup_words (table);
  if (house->packs->len > 0)
    muster_command_print ("%s", text);
  else
    muster_command_print (_ ("No packs are installed. Their folder is %s\n"), house->folder);
  return MUSTER_EXIT_FINE;
}

/* The packs carried by the file if it is a document; otherwise NULL. */
static GPtrArray *
read_carried (GBytes *bytes, const char *path)
{
  g_autoptr (MusterCatalog) none = muster_catalog_new ();
  g_autoptr (MusterDocument) document = muster_document_read (bytes, path, none, NULL);

  return document != NULL && document->carried != NULL ? g_ptr_array_ref (document->carried) : NULL;
}

typedef gboolean (*Install) (GBytes *bytes, const char *base, gboolean replace, char **id, GError **error);

static gboolean
install_bytes (Install run, GBytes *bytes, const char *path, gboolean replace)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  if (run (bytes, muster_paths_get_content (), replace, &id, &error))
    muster_command_print (_ ("Installed %s\n"), id);
  else
    muster_command_complain ("%s: %s", path, error->message);
  return error == NULL;
}

static gboolean
install (const char *path, gboolean replace)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_file_read (path, &error);
  g_autoptr (GPtrArray) carried = bytes != NULL ? read_carried (bytes, path) : NULL;
  gboolean fine = TRUE;

  if (bytes == NULL)
    muster_command_fail (error);
  if (bytes == NULL || carried == NULL)
    return bytes != NULL && install_bytes (muster_house_install, bytes, path, replace);
  for (guint i = 0; i < carried->len; i++)
    {
      const char *pack = carried->pdata[i];
      g_autoptr (GBytes) part = g_bytes_new_static (pack, strlen (pack));

      fine &= install_bytes (muster_house_install_part, part, path, replace);
    }
  return fine;
}

int
muster_pack_install (char **paths, gboolean replace)
{
  gboolean fine = TRUE;

  for (; *paths != NULL; paths++)
    fine &= install (*paths, replace);
  return fine ? MUSTER_EXIT_FINE : MUSTER_EXIT_UNUSABLE;
}

/* Applies it to each pack, by id or name. */
static int
with_each (char **names, gboolean (*run) (const char *id, GError **error))
{
  g_autoptr (MusterHouse) house = muster_house_read ();
  gboolean fine = TRUE;

  for (; *names != NULL; names++)
    {
      const MusterHousePack *pack = muster_house_find (house, *names);
      g_autoptr (GError) error = NULL;

      if (run (pack != NULL ? pack->id : *names, &error))
        continue;
      muster_command_fail (error);
      fine = FALSE;
    }
  return fine ? MUSTER_EXIT_FINE : MUSTER_EXIT_UNUSABLE;
}

int
muster_pack_remove (char **names)
{
  return with_each (names, muster_house_remove);
}

static gboolean
switch_on (const char *id, GError **error)
{
  return muster_house_switch (id, TRUE, error);
}

static gboolean
switch_off (const char *id, GError **error)
{
  return muster_house_switch (id, FALSE, error);
}

int
muster_pack_switch (char **names, gboolean on)
{
  return with_each (names, on ? switch_on : switch_off);
}

int
muster_pack_new (char **names, const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL, *folder = muster_house_dup_folder ();

  if (names[1] != NULL)
    return muster_command_complain (_ ("name one new pack at a time"));
  if (!muster_house_start (names[0], game != NULL ? game : "collision", &id, &error))
    return muster_command_fail (error);
  muster_command_print ("%s/%s.xml\n", folder, id);
  return MUSTER_EXIT_FINE;
}
