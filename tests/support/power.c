/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/power.h"

#include <glib/gstdio.h>
#include <string.h>

#include "support/power-log.h"

/* A disk in the making. */
typedef struct
{
  GRand *rand;
  guint acts;        /* that were done when the power failed */
  double kept;       /* how much of what wasn't synced is there */
  gsize sector;      /* what is written whole or not at all */
  gboolean rubbish;  /* what a file was made longer by, and isn't there, is rubbish and not zero */
  GHashTable *names; /* char: path below the folder, to a file's number; 0 for a folder */
} Disk;

static gboolean
survives (Disk *disk)
{
  return disk->kept > 0 && g_rand_double (disk->rand) < disk->kept;
}

/* Names. Each folder has a journal of its own, of which the end may be lost. */

static char *
dup_parent (const char *path)
{
  return g_path_get_dirname (path);
}

static void
rename_below (GHashTable *names, const char *from, const char *to)
{
  gpointer key = NULL, file = NULL;

  if (g_hash_table_steal_extended (names, from, &key, &file))
    {
      g_hash_table_insert (names, g_strdup (to), file);
      g_free (key);
    }
}

static void
do_name (GHashTable *names, const PowerAct *act)
{
  if (act->kind == POWER_CREATE)
    g_hash_table_insert (names, g_strdup (act->path), GUINT_TO_POINTER (act->file));
  else if (act->kind == POWER_REMOVE)
    g_hash_table_remove (names, act->path);
  else
    rename_below (names, act->other, act->path);
}

static gboolean
is_name (const PowerAct *act, const char *folder)
{
  g_autofree char *parent = NULL;

  if (act->kind != POWER_CREATE && act->kind != POWER_REMOVE && act->kind != POWER_RENAME)
    return FALSE;
  parent = dup_parent (act->path);
  return g_str_equal (parent, folder);
}

/* How many of the folder's acts are surely there: those before its last sync. */
static guint
count_settled (const Disk *disk, const char *folder)
{
  guint settled = 0;

  for (guint i = 0; i < disk->acts; i++)
    if (power_log_act (i)->kind == POWER_SYNC_FOLDER && g_str_equal (power_log_act (i)->path, folder))
      settled = i + 1;
  return settled;
}

static void
add_names (Disk *disk, const char *folder)
{
  guint settled = count_settled (disk, folder);
  gboolean lost = FALSE;

  for (guint i = 0; i < disk->acts; i++)
    {
      const PowerAct *act = power_log_act (i);

      if (!is_name (act, folder))
        continue;
      lost |= i >= settled && !survives (disk);
      if (!lost)
        do_name (disk->names, act);
    }
}

/* The folders that were ever there, parents first. */
static GPtrArray *
list_folders (const Disk *disk)
{
  GPtrArray *folders = g_ptr_array_new ();

  g_ptr_array_add (folders, (gpointer) ".");
  for (guint i = 0; i < power_log_count (); i++)
    {
      const PowerAct *act = power_log_act (i);

      if (act->kind == POWER_CREATE && act->file == 0
          && !g_ptr_array_find_with_equal_func (folders, act->path, g_str_equal, NULL))
        g_ptr_array_add (folders, act->path);
    }
  return folders;
}

/* Contents. */

static void
make_longer (Disk *disk, GByteArray *content, gsize length)
{
  gsize was = content->len;

  if (length <= was)
    return;
  g_byte_array_set_size (content, (guint) length);
  for (gsize i = was; i < length; i++)
    content->data[i] = disk->rubbish ? (guint8) g_rand_int (disk->rand) : 0;
}

static void
write_piece (Disk *disk, GByteArray *content, const PowerAct *act, gsize from, gsize n)
{
  make_longer (disk, content, act->at + from + n);
  memcpy (content->data + act->at + from, (const guint8 *) g_bytes_get_data (act->bytes, NULL) + from, n);
}

/* Sector by sector, as they lie on the disk. */
static void
write_some (Disk *disk, GByteArray *content, const PowerAct *act, gboolean settled)
{
  gsize length = g_bytes_get_size (act->bytes), from = 0;

  while (from < length)
    {
      gsize n = MIN (length - from, disk->sector - (act->at + from) % disk->sector);

      if (settled || survives (disk))
        write_piece (disk, content, act, from, n);
      from += n;
    }
}

static guint
count_synced (const Disk *disk, guint file)
{
  guint synced = 0;

  for (guint i = 0; i < disk->acts; i++)
    if (power_log_act (i)->kind == POWER_SYNC && power_log_act (i)->file == file)
      synced = i + 1;
  return synced;
}

static GByteArray *
make_content (Disk *disk, guint file)
{
  GByteArray *content = g_byte_array_new ();
  guint synced = count_synced (disk, file);

  for (guint i = 0; i < disk->acts; i++)
    {
      const PowerAct *act = power_log_act (i);

      if (act->file != file)
        continue;
      if (act->kind == POWER_WRITE)
        write_some (disk, content, act, i < synced);
      else if (act->kind == POWER_TRUNCATE && (i < synced || survives (disk)))
        {
          make_longer (disk, content, act->at);
          g_byte_array_set_size (content, (guint) act->at);
        }
    }
  return content;
}

/* Putting it there. */

static void
put_file (Disk *disk, const char *to, const char *name, guint file)
{
  g_autofree char *path = g_build_filename (to, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GByteArray) content = NULL;
  g_autoptr (GError) error = NULL;

  /* SQLite's shared memory is no file to anybody: nothing of it is ever synced. */
  if (g_str_has_suffix (name, "-shm") || !g_file_test (folder, G_FILE_TEST_IS_DIR))
    return;
  content = make_content (disk, file);
  g_file_set_contents_full (path, (const char *) content->data, content->len, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
}

/* In order of their names, so that the same seed gives the same disk. */
static void
put_all (Disk *disk, const char *to)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (disk->names), (GCompareFunc) g_strcmp0);

  for (const GList *name = names; name != NULL; name = name->next)
    {
      guint file = GPOINTER_TO_UINT (g_hash_table_lookup (disk->names, name->data));
      g_autofree char *path = g_build_filename (to, name->data, NULL);

      if (file == 0)
        g_mkdir (path, 0700);
      else
        put_file (disk, to, name->data, file);
    }
}

void
power_cut (guint acts, guint32 seed, const char *to)
{
  static const double kept[] = { 0, 1, 0.5, 0.9, 0.1 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Disk disk = { .rand = rand, .acts = acts, .names = names };
  g_autoptr (GPtrArray) folders = list_folders (&disk);

  disk.kept = kept[seed % G_N_ELEMENTS (kept)];
  disk.sector = g_rand_boolean (rand) ? 512 : 4096;
  disk.rubbish = g_rand_int_range (rand, 0, 4) == 0;
  for (guint i = 0; i < folders->len; i++)
    add_names (&disk, folders->pdata[i]);
  put_all (&disk, to);
}
