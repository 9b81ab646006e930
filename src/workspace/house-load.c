/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue: cached for this set of packs, otherwise compiled and cached. */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "games/carried.h"
#include "model/catalog/catalog-copy.h"
#include "model/i18n.h"
#include "muster-config.h"
#include "store/content.h"
#include "workspace/house-private.h"
#include "xml/file.h"
#include "xml/pack.h"

/* Increase it when the same packs compile to something else. */
#define RECIPE "1"

static char *
dup_cache_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "muster", NULL);
}

static gboolean
is_wanted (const MusterHousePack *pack)
{
  return pack->on && pack->problem == NULL;
}

static guint
count_wanted (const MusterHouse *house)
{
  guint n = 0;

  for (guint i = 0; i < house->packs->len; i++)
    n += is_wanted (house->packs->pdata[i]);
  return n;
}

/* A name for the compilation of the base and the enabled packs. */
static char *
dup_cache_path (const MusterHouse *house, GBytes *base)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *folder = dup_cache_folder (), *name = NULL;
  g_autofree char *own = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, base);

  g_checksum_update (sum, (const guchar *) RECIPE " " MUSTER_VERSION "\n", -1);
  g_checksum_update (sum, (const guchar *) own, -1);
  for (guint i = 0; i < house->packs->len; i++)
    {
      const MusterHousePack *pack = house->packs->pdata[i];
      g_autofree char *line = g_strdup_printf ("\n%s %s", pack->id, pack->hash);

      if (is_wanted (pack))
        g_checksum_update (sum, (const guchar *) line, -1);
    }
  name = g_strdup_printf ("content-%.32s.db", g_checksum_get_string (sum));
  return g_build_filename (folder, name, NULL);
}

/* Building. */

static void
name_problem (MusterHousePack *pack, const MusterPackComplaint *complaint)
{
  g_autofree char *sentence = muster_pack_complaint_dup_sentence (complaint);

  if (pack->problem == NULL)
    muster_house_pack_set_problem (pack, sentence);
}

/* Marks two packs that define the same option: we don't guess which one is meant. */
static void
name_rivals (MusterHousePack *pack, MusterHousePack *rival)
{
  g_free (pack->rival);
  pack->rival = g_strdup (rival->id);
  g_free (rival->rival);
  rival->rival = g_strdup (pack->id);
  if (rival->problem == NULL)
    rival->problem = g_strdup_printf (_ ("it has an option that %s has, too; switch one of them off"), pack->name);
}

/* Excludes the packs with complaints. */
static void
leave_out (GPtrArray *tried, guint first, GPtrArray *complaints)
{
  for (guint i = 0; i < complaints->len; i++)
    {
      const MusterPackComplaint *complaint = complaints->pdata[i];
      MusterHousePack *pack = tried->pdata[complaint->pack];

      name_problem (pack, complaint);
      if (complaint->rival >= (gint) first)
        name_rivals (pack, tried->pdata[complaint->rival - (gint) first]);
    }
}

/* Together they exceed the content database's limits; the largest pack is the likely cause. */
static void
leave_largest_out (GPtrArray *tried, const GError *cause)
{
  MusterHousePack *largest = tried->pdata[0];

  for (guint i = 1; i < tried->len; i++)
    if (g_bytes_get_size (((MusterHousePack *) tried->pdata[i])->bytes) > g_bytes_get_size (largest->bytes))
      largest = tried->pdata[i];
  largest->problem = g_strdup (cause->message);
}

/* One attempt with all enabled packs. If it fails, at least one of them has been excluded. */
static MusterCatalog *
try (MusterHouse *house, const char *base, GBytes **compiled, GError **error)
{
  g_autoptr (MusterCatalog) catalog = muster_content_read (base, error);
  g_autoptr (GPtrArray) tried = g_ptr_array_new ();
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (GArray) sources = g_array_new (FALSE, FALSE, sizeof (MusterPackSource));
  g_autoptr (GError) cause = NULL;
  guint first = catalog != NULL ? muster_catalog_n_packs (catalog) : 0;

  if (catalog == NULL)
    return NULL;
  for (guint i = 0; i < house->packs->len; i++)
    {
      MusterHousePack *pack = house->packs->pdata[i];
      MusterPackSource source = { pack->id, pack->bytes };

      if (!is_wanted (pack))
        continue;
      g_ptr_array_add (tried, pack);
      g_array_append_val (sources, source);
    }
  if (!muster_packs_add (catalog, (const MusterPackSource *) sources->data, sources->len, complaints))
    {
      leave_out (tried, first, complaints);
      return NULL;
    }
  *compiled = tried->len > 0 ? muster_content_compile (catalog, &cause) : NULL;
  if (cause != NULL)
    {
      leave_largest_out (tried, cause);
      return NULL;
    }
  return g_steal_pointer (&catalog);
}

/* Keeps only a few unused databases. */
static void
clean (const char *folder, const char *made)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gint64 month_ago = g_get_real_time () / G_USEC_PER_SEC - 30 * 24 * 60 * 60;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf about;

      if (g_str_has_prefix (name, "content-") && g_str_has_suffix (name, ".db") && !g_str_equal (path, made)
          && g_stat (path, &about) == 0 && about.st_mtim.tv_sec < month_ago)
        g_unlink (path);
    }
}

/* If caching fails, it is compiled again next time. */
static void
keep (const char *path, GBytes *compiled)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int lock = muster_house_lock (folder, NULL);

  if (lock < 0)
    return;
  g_file_set_contents_full (path, g_bytes_get_data (compiled, NULL), (gssize) g_bytes_get_size (compiled),
                            G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
  clean (folder, path);
  close (lock);
}

static MusterCatalog *
build (MusterHouse *house, const char *base, GBytes *own, GError **error)
{
  MusterCatalog *catalog = NULL;
  g_autoptr (GError) cause = NULL;

  while (catalog == NULL && cause == NULL)
    {
      g_autoptr (GBytes) compiled = NULL;

      catalog = try (house, base, &compiled, &cause);
      if (compiled != NULL)
        {
          g_autofree char *path = dup_cache_path (house, own);

          keep (path, compiled);
        }
    }
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return catalog;
}

MusterCatalog *
muster_house_load (MusterHouse *house, const char *base, GError **error)
{
  g_autoptr (GBytes) own = count_wanted (house) > 0 ? muster_file_read (base, NULL) : NULL;
  g_autofree char *cached = own != NULL ? dup_cache_path (house, own) : NULL;
  MusterCatalog *catalog = NULL;
  guint n;

  if (cached != NULL && g_file_test (cached, G_FILE_TEST_IS_REGULAR))
    catalog = muster_content_read (cached, NULL);
  if (catalog == NULL)
    catalog = own != NULL ? build (house, base, own, error) : muster_content_read (base, error);
  if (catalog != NULL)
    muster_catalog_set_first_house_pack (catalog, muster_catalog_n_packs (catalog) - count_wanted (house));
  n = catalog != NULL ? muster_catalog_get_first_house_pack (catalog) : 0;
  for (guint i = 0; catalog != NULL && i < house->packs->len; i++)
    {
      MusterHousePack *pack = house->packs->pdata[i];
      g_autofree char *xml = NULL;

      pack->used = is_wanted (pack);
      if (!pack->used)
        continue;
      xml = muster_carried_dup_element (pack->bytes);
      muster_catalog_set_source (catalog, n++, xml);
    }
  return catalog;
}

MusterCatalog *
muster_house_load_all (const char *base, MusterHouse **house, GError **error)
{
  MusterHouse *read = muster_house_read ();
  MusterCatalog *catalog = muster_house_load (read, base, error);

  if (house != NULL)
    *house = read;
  else
    muster_house_free (read);
  return catalog;
}
