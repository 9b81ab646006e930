/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/receipt.h"

#include <string.h>

#include "forge/base32.h"
#include "games/carried-parts.h"
#include "games/thing-file.h"
#include "model/catalog/catalog-copy.h"
#include "model/i18n.h"
#include "xml/canonical.h"

#define CONTENT_LETTERS 4
#define LETTERS 20
#define DIGEST_BYTES 32

/* The first letters of a SHA-256, five bits each. */
static void
append_letters (GByteArray *letters, GChecksum *sum, guint n)
{
  guint8 digest[DIGEST_BYTES];
  gsize length = sizeof digest;

  g_checksum_get_digest (sum, digest, &length);
  for (guint i = 0; i < n; i++)
    {
      guint bit = i * 5, pair = (guint) digest[bit / 8] << 8 | digest[bit / 8 + 1];
      guint8 letter = pair >> (11 - bit % 8) & 31;

      g_byte_array_append (letters, &letter, 1);
    }
}

static void
add_line (GChecksum *sum, const char *line)
{
  g_checksum_update (sum, (const guchar *) (line != NULL ? line : ""), -1);
  g_checksum_update (sum, (const guchar *) "\n", 1);
}

static void
add_content (GChecksum *sum, const MusterCatalog *catalog, const MusterThing *thing)
{
  /* Based on the parts in use, which are the same for an installed pack and a document that carries a part. */
  g_autoptr (GPtrArray) house = muster_carried_parts_list_meaning (catalog, thing);
  guint n = MIN (muster_catalog_n_packs (catalog), muster_catalog_get_first_house_pack (catalog));

  for (guint i = 0; i < n; i++)
    if (g_str_equal (muster_catalog_pack (catalog, i)->game, thing->klass->game))
      add_line (sum, muster_catalog_pack (catalog, i)->hash);
  for (guint i = 0; i < house->len; i++)
    add_line (sum, house->pdata[i]);
}

static void
add_meaning (GChecksum *sum, const MusterCatalog *catalog, const MusterThing *thing)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autofree char *xml = muster_thing_write (thing, catalog);
  g_autofree char *meaning = muster_canonical_dup (xml, NULL);

  add_line (sum, meaning);
}

char *
muster_receipt_dup (const MusterCatalog *catalog, const MusterThing *thing, const MusterReport *report)
{
  g_autoptr (GChecksum) content = g_checksum_new (G_CHECKSUM_SHA256), all = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GByteArray) letters = g_byte_array_new ();

  add_content (content, catalog, thing);
  add_line (all, "muster-receipt-1");
  add_content (all, catalog, thing);
  add_meaning (all, catalog, thing);
  add_line (all, muster_report_get (report, "legal"));
  add_line (all, muster_report_get (report, "points"));
  append_letters (letters, content, CONTENT_LETTERS);
  append_letters (letters, all, LETTERS - CONTENT_LETTERS);
  return muster_base32_dup_text (letters);
}

gboolean
muster_receipt_is_one (const char *typed)
{
  const char *wrong = NULL;
  g_autoptr (GByteArray) letters = muster_base32_parse (typed, &wrong);

  return letters != NULL && letters->len == LETTERS;
}

MusterReceiptMatch
muster_receipt_compare (const char *typed, const char *receipt)
{
  const char *wrong = NULL;
  g_autoptr (GByteArray) given = muster_base32_parse (typed, &wrong);
  g_autoptr (GByteArray) own = muster_base32_parse (receipt, &wrong);

  if (memcmp (given->data, own->data, CONTENT_LETTERS) != 0)
    return MUSTER_RECEIPT_OTHER_CONTENT;
  return memcmp (given->data, own->data, LETTERS) == 0 ? MUSTER_RECEIPT_SAME : MUSTER_RECEIPT_CHANGED;
}
