/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Receipts: what a thing means, the content it was checked with and the verdict, as twenty letters. Whoever has the file and the same
 * content gets the same letters. A receipt isn't a signature: anybody can make one. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The receipt of a thing with its report: four letters for the content of its game, sixteen for all of it. Free with g_free(). */
char *muster_receipt_dup (const MusterCatalog *catalog, const MusterThing *thing, const MusterReport *report);

/* Whether somebody typed as many letters as a receipt has, and no others. */
gboolean muster_receipt_is_one (const char *typed);

typedef enum
{
  MUSTER_RECEIPT_SAME,
  MUSTER_RECEIPT_CHANGED,       /* the same content, another list or verdict */
  MUSTER_RECEIPT_OTHER_CONTENT, /* it can't be compared here */
} MusterReceiptMatch;

/* Compares what somebody typed, which is one, with a receipt. */
MusterReceiptMatch muster_receipt_compare (const char *typed, const char *receipt);

G_END_DECLS
