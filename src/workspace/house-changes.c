/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changing the pack folder. Removed packs are set aside, never deleted. */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "games/games.h"
#include "model/error.h"
#include "model/text/id.h"
#include "model/i18n.h"
#include "store/content.h"
#include "workspace/house-private.h"
#include "xml/file.h"
#include "xml/pack-part.h"
#include "xml/pack.h"

static gboolean
fail (GError **error, const char *path)
{
  int cause = errno;

  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, _ ("%s can't be written: %s"), path, g_strerror (cause));
  return FALSE;
}

int
muster_house_lock (const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, ".lock", NULL);
  int fd = -1;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  while (fd >= 0 && flock (fd, LOCK_EX) != 0)
    if (errno != EINTR)
      {
        close (fd);
        fd = -1;
      }
  if (fd < 0)
    fail (error, folder);
  return fd;
}

/* The lock of the pack folder. */
static int
lock_packs (GError **error)
{
  g_autofree char *folder = muster_house_dup_folder ();

  if (*folder != '\0')
    return muster_house_lock (folder, error);
  muster_error_refuse (error, _ ("packs are switched off: MUSTER_PACKS is empty"));
  return -1;
}

/* A pack's file, enabled or disabled; NULL if there is none. */
static char *
dup_present (const char *id)
{
  for (guint on = 0; on < 2; on++)
    {
      g_autofree char *path = muster_house_dup_file (id, on == 0);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  return NULL;
}

static char *
dup_aside (const char *id)
{
  g_autofree char *folder = muster_house_dup_folder (), *removed = g_build_filename (folder, "removed", NULL);

  for (guint n = 1;; n++)
    {
      g_autofree char *name = n > 1 ? g_strdup_printf ("%s-%u.xml", id, n) : g_strconcat (id, ".xml", NULL);
      g_autofree char *path = g_build_filename (removed, name, NULL);

      g_mkdir_with_parents (removed, 0700);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

/* Moves it aside if it exists. */
static gboolean
set_aside (const char *id, const char *path, GError **error)
{
  g_autofree char *aside = dup_aside (id);

  return !g_file_test (path, G_FILE_TEST_EXISTS) || g_rename (path, aside) == 0 || fail (error, path);
}

static gboolean
write_pack (const char *path, GBytes *pack, GError **error)
{
  return g_file_set_contents_full (path, g_bytes_get_data (pack, NULL), (gssize) g_bytes_get_size (pack),
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

/* Checking. */

gboolean
muster_house_check (GBytes *pack, const char *base, GError **error)
{
  g_autoptr (MusterCatalog) catalog = muster_content_read (base, error);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (GBytes) compiled = NULL;
  MusterPackSource source = { "", pack };
  MusterPackComplaint *first;

  if (catalog == NULL)
    return FALSE;
  if (muster_packs_add (catalog, &source, 1, complaints))
    {
      compiled = muster_content_compile (catalog, error);
      return compiled != NULL;
    }
  first = complaints->pdata[0];
  if (first->path == NULL)
    g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, first->cause);
  else
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("line %ld: %s"), first->line, first->cause);
  return FALSE;
}

/* Installing. */

char *
muster_house_dup_id (GBytes *pack, GError **error)
{
  MusterPackSource source = { "", pack };
  g_autoptr (MusterPackHead) head = muster_pack_head_read (&source, error);
  g_autofree char *id = head != NULL && head->name != NULL ? muster_id_dup_from_name (head->name) : NULL;

  if (head == NULL)
    return NULL;
  if (id != NULL && *id != '\0' && strlen (id) <= 100)
    return g_steal_pointer (&id);
  muster_error_refuse (error, _ ("the pack's name has no letter or digit, or is too long"));
  return NULL;
}

static gboolean
has_contents (const char *path, GBytes *pack)
{
  g_autoptr (GBytes) present = muster_file_read (path, NULL);

  return present != NULL && g_bytes_equal (present, pack);
}

/* Called with the lock held. */
static gboolean
put (const char *id, GBytes *pack, gboolean replace, GError **error)
{
  g_autofree char *on = muster_house_dup_file (id, TRUE), *present = dup_present (id);

  if (present != NULL && has_contents (present, pack))
    return g_str_equal (present, on) || g_rename (present, on) == 0 || fail (error, on);
  if (present != NULL && !replace)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_EXISTS,
                   _ ("a pack with the name “%s” is installed already, with different contents"), id);
      return FALSE;
    }
  return (present == NULL || set_aside (id, present, error)) && write_pack (on, pack, error);
}

gboolean
muster_house_install (GBytes *pack, const char *base, gboolean replace, char **id, GError **error)
{
  g_autofree char *own = NULL;
  gboolean done;
  int lock;

  if (g_bytes_get_size (pack) > MUSTER_HOUSE_MAX_SIZE)
    return muster_error_refuse (error, _ ("larger than 8 MiB, which is more than a pack needs"));
  if ((own = muster_house_dup_id (pack, error)) == NULL || !muster_house_check (pack, base, error))
    return FALSE;
  lock = lock_packs (error);
  if (lock < 0)
    return FALSE;
  done = put (own, pack, replace, error);
  close (lock);
  if (done && id != NULL)
    *id = g_steal_pointer (&own);
  return done;
}

/* Parts of packs. */

static char *
dup_text_of (GBytes *bytes)
{
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Whether both have an option with different content. */
static gboolean
differs (const char *pack, const char *part)
{
  g_autoptr (GHashTable) said = muster_pack_part_index (pack), wanted = muster_pack_part_index (part);
  GHashTableIter iter;
  gpointer key, text;

  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &key, &text))
    if (g_hash_table_contains (said, key) && !g_str_equal (g_hash_table_lookup (said, key), text))
      return TRUE;
  return FALSE;
}

/* The merged pack; NULL after an error. */
static GBytes *
join (const char *id, const char *present, GBytes *part, const char *base, gboolean replace, GError **error)
{
  g_autoptr (GBytes) old = muster_file_read (present, error), joined = NULL;
  g_autofree char *pack = old != NULL ? dup_text_of (old) : NULL, *more = dup_text_of (part);
  char *text;

  if (pack == NULL)
    return NULL;
  if (!replace && differs (pack, more))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_EXISTS,
                   _ ("the installed pack “%s” has a different version of one of its options"), id);
      return NULL;
    }
  text = muster_pack_part_join (pack, more);
  if (text == NULL)
    {
      muster_error_refuse (error, _ ("the installed pack “%s” can't be read"), id);
      return NULL;
    }
  joined = g_bytes_new_take (text, strlen (text));
  return muster_house_check (joined, base, error) ? g_steal_pointer (&joined) : NULL;
}

/* Called with the lock held. A pack that contains everything already isn't rewritten. */
static gboolean
put_part (const char *id, GBytes *part, const char *base, gboolean replace, GError **error)
{
  g_autofree char *present = dup_present (id), *pack = NULL, *more = dup_text_of (part);
  g_autoptr (GBytes) old = present != NULL ? muster_file_read (present, NULL) : NULL, joined = NULL;

  if (present == NULL)
    return put (id, part, FALSE, error);
  pack = old != NULL ? dup_text_of (old) : NULL;
  if (pack != NULL && muster_pack_part_says (pack, more))
    return put (id, old, FALSE, error);
  joined = join (id, present, part, base, replace, error);
  return joined != NULL && put (id, joined, TRUE, error);
}

gboolean
muster_house_install_part (GBytes *part, const char *base, gboolean replace, char **id, GError **error)
{
  g_autofree char *own = muster_house_dup_id (part, error);
  gboolean done;
  int lock;

  if (own == NULL || !muster_house_check (part, base, error))
    return FALSE;
  lock = lock_packs (error);
  if (lock < 0)
    return FALSE;
  done = put_part (own, part, base, replace, error);
  close (lock);
  if (done && id != NULL)
    *id = g_steal_pointer (&own);
  return done;
}

/* Everything else. */

/* Ids come from outside; none may point to a file elsewhere. */
static gboolean
is_id (const char *id, GError **error)
{
  return (*id != '\0' && *id != '.' && strchr (id, '/') == NULL)
         || muster_error_refuse (error, _ ("no pack with the name “%s” is installed"), id);
}

static gboolean
change (const char *id, gboolean (*run) (const char *id, const char *present, GError **error), GError **error)
{
  g_autofree char *present = NULL;
  gboolean done;
  int lock;

  if (!is_id (id, error) || (lock = lock_packs (error)) < 0)
    return FALSE;
  present = dup_present (id);
  done = present != NULL ? run (id, present, error)
                         : muster_error_refuse (error, _ ("no pack with the name “%s” is installed"), id);
  close (lock);
  return done;
}

gboolean
muster_house_remove (const char *id, GError **error)
{
  return change (id, set_aside, error);
}

static gboolean
move (const char *id, const char *present, gboolean on, GError **error)
{
  g_autofree char *to = muster_house_dup_file (id, on);

  if (g_str_equal (present, to))
    return TRUE;
  return set_aside (id, to, error) && (g_rename (present, to) == 0 || fail (error, to));
}

static gboolean
switch_on (const char *id, const char *present, GError **error)
{
  return move (id, present, TRUE, error);
}

static gboolean
switch_off (const char *id, const char *present, GError **error)
{
  return move (id, present, FALSE, error);
}

gboolean
muster_house_switch (const char *id, gboolean on, GError **error)
{
  return change (id, on ? switch_on : switch_off, error);
}

static GBytes *
make_empty (const char *name, const char *game)
{
  char *text = g_markup_printf_escaped ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                        "<pack xmlns=\"urn:muster:pack:1\" game=\"%s\" name=\"%s\" version=\"1.0\">\n"
                                        "  <about></about>\n"
                                        "</pack>\n",
                                        game, name);

  return g_bytes_new_take (text, strlen (text));
}

static gboolean
is_game (const char *id, GError **error)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    if (g_str_equal (muster_games[i]->id, id))
      return TRUE;
  return muster_error_refuse (error, _ ("there is no game “%s”"), id);
}

gboolean
muster_house_start (const char *name, const char *game, char **id, GError **error)
{
  g_autoptr (GBytes) empty = make_empty (name, game);
  g_autofree char *own = is_game (game, error) ? muster_house_dup_id (empty, error) : NULL;
  gboolean done;
  int lock;

  if (own == NULL || (lock = lock_packs (error)) < 0)
    return FALSE;
  done = put (own, empty, FALSE, error);
  close (lock);
  if (done && id != NULL)
    *id = g_steal_pointer (&own);
  return done;
}

gboolean
muster_house_save (const char *id, const char *hash, GBytes *pack, GError **error)
{
  g_autofree char *present = NULL, *now = NULL;
  g_autoptr (GBytes) old = NULL;
  gboolean done;
  int lock;

  if (!is_id (id, error) || (lock = lock_packs (error)) < 0)
    return FALSE;
  present = dup_present (id);
  old = present != NULL ? muster_file_read (present, error) : NULL;
  now = old != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, old) : NULL;
  done = g_strcmp0 (now, hash) == 0 ? write_pack (present, pack, error)
         : present != NULL && old == NULL
             ? FALSE
             : muster_error_refuse (error, _ ("the pack “%s” was changed by another program; nothing was saved"), id);
  close (lock);
  return done;
}
