/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is readable of a damaged library: rows recognised by their shape, on any page of the file or log. Texts count if
 * their SHA-256 matches. */
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
  char *lineage;        /* NULL if unreadable */
  GHashTable *states;   /* number to MusterSalvagedState */
  GHashTable *present;  /* thing to the number of its current state; 0: none */
  GHashTable *bodies;   /* number to the places of its rows (GArray of MusterRowPlace), best first */
  GHashTable *whole;    /* numbers of bodies stored in full on a valid page */
  GHashTable *hopeless; /* bodies without a readable text */
  GArray *portraits;    /* MusterRowPlace */
  GHashTable *texts;    /* body to MusterText: a cache */
  gsize cached;
} MusterSalvage;

/* NULL only after an I/O error. */
MusterSalvage *muster_salvage_new (const char *path, GError **error);
void muster_salvage_free (MusterSalvage *salvage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSalvage, muster_salvage_free)

/* The texts of a body, owned by the salvage and valid until the next call; NULL if unreadable, or after an error. */
const MusterText *muster_salvage_get_text (MusterSalvage *salvage, gint64 body, GError **error);

G_END_DECLS
