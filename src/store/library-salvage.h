/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can still be read of a damaged library: its rows, told apart by their shape, from any page of the file or the log that has them.
 * Texts count where they are what their SHA-256 says. */
#pragma once

#include "store/library-delta.h"
#include "store/library-pages.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 state, thing, body, saved, trashed, made;
  char *name, *tags;
} MusterSalvagedState;

typedef struct
{
  MusterPages *pages;
  char *lineage;        /* NULL where it can't be read */
  GHashTable *states;   /* number to MusterSalvagedState */
  GHashTable *present;  /* thing to the number of its present state; 0: it has none */
  GHashTable *bodies;   /* number to the places (GArray of MusterRowPlace) where a row of it lies, the best first */
  GHashTable *whole;    /* the numbers of bodies that lie in full on a page that counts */
  GHashTable *hopeless; /* bodies whose text can't be had */
  GArray *portraits;    /* MusterRowPlace */
  GHashTable *texts;    /* body to MusterText: those that were read of late */
  gsize cached;
} MusterSalvage;

/* NULL after an error, which means the disk. */
MusterSalvage *muster_salvage_new (const char *path, GError **error);
void muster_salvage_free (MusterSalvage *salvage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSalvage, muster_salvage_free)

/* The texts of a body, owned by the salvage until the next call; NULL where they aren't to be had, or after an error. */
const MusterText *muster_salvage_get_text (MusterSalvage *salvage, gint64 body, GError **error);

G_END_DECLS
