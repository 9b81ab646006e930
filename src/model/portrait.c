/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/portrait.h"

#include <string.h>

/* Base64 uses four letters for three bytes, and may contain white space. */
#define MAX_LETTERS (MUSTER_PORTRAIT_MAX_BYTES * 2)

static const char *
find_type (GBytes *picture)
{
  static const guint8 png[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' }, jpeg[] = { 0xff, 0xd8, 0xff };
  gsize length;
  const guint8 *bytes = g_bytes_get_data (picture, &length);

  if (length >= sizeof png && memcmp (bytes, png, sizeof png) == 0)
    return "image/png";
  if (length >= sizeof jpeg && memcmp (bytes, jpeg, sizeof jpeg) == 0)
    return "image/jpeg";
  return NULL;
}

MusterPortrait *
muster_portrait_new (GBytes *picture)
{
  MusterPortrait *portrait = g_rc_box_new0 (MusterPortrait);

  if (g_bytes_get_size (picture) > 0 && g_bytes_get_size (picture) <= MUSTER_PORTRAIT_MAX_BYTES)
    {
      portrait->picture = g_bytes_ref (picture);
      portrait->type = find_type (picture);
    }
  return portrait;
}

MusterPortrait *
muster_portrait_new_from_xml (const char *xml, const char *base64)
{
  g_autoptr (GBytes) picture = NULL;
  MusterPortrait *portrait;
  guchar *bytes = NULL;
  gsize length = 0;

  if (strlen (base64) <= MAX_LETTERS)
    bytes = g_base64_decode (base64, &length);
  picture = g_bytes_new_take (bytes, length);
  portrait = muster_portrait_new (picture);
  portrait->xml = g_strdup (xml);
  return portrait;
}

MusterPortrait *
muster_portrait_ref (MusterPortrait *portrait)
{
  return g_rc_box_acquire (portrait);
}

const char *
muster_portrait_get_digest (MusterPortrait *portrait)
{
  if (portrait->digest == NULL)
    portrait->digest = portrait->picture != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, portrait->picture)
                                                 : g_strdup ("");
  return portrait->digest;
}

static void
clear (gpointer data)
{
  MusterPortrait *portrait = data;

  g_free (portrait->digest);
  g_free (portrait->xml);
  g_free (portrait->hash);
  g_clear_pointer (&portrait->picture, g_bytes_unref);
}

void
muster_portrait_unref (MusterPortrait *portrait)
{
  g_rc_box_release_full (portrait, clear);
}
