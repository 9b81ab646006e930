/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Receipts: a thing's meaning, the content it was checked with and the verdict, hashed to twenty letters. The same file
 * and content give the same letters. A receipt isn't a signature: anybody can make one. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The receipt of a thing and its report: four letters for its game's content, sixteen for everything. Free with
 * g_free(). */
char *muster_receipt_dup (const MusterCatalog *catalog, const MusterThing *thing, const MusterReport *report);

/* Whether the typed text has the form of a receipt. */
gboolean muster_receipt_is_one (const char *typed);

typedef enum
{
  MUSTER_RECEIPT_SAME,
  MUSTER_RECEIPT_CHANGED,       /* same content, but another list or verdict */
  MUSTER_RECEIPT_OTHER_CONTENT, /* made with other content, so it can't be compared */
} MusterReceiptMatch;

/* Compares a typed receipt with a computed one. */
MusterReceiptMatch muster_receipt_compare (const char *typed, const char *receipt);

G_END_DECLS
