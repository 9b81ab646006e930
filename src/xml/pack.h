/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Content packs: the XML that players write and catalogues are made from.
 *
 * Several packs make one catalogue: a later pack may add options to an earlier one's values and refer to its
 * abilities. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* A pack to read, and its name in complaints. */
typedef struct
{
  const char *path;
  GBytes *bytes;
} MusterPackSource;

/* An error in a pack. */
typedef struct
{
  guint pack;         /* its index among the packs read */
  char *path;         /* its name; NULL if `cause` already contains it */
  glong line;         /* line in it */
  char *cause;        /* a sentence */
  gboolean of_schema; /* worded by the schema validator, so not for players */
  gint element;       /* element number (xml/node.h); -1: none */
  char *attribute;    /* of that element; NULL: the whole element */
  gint rival;         /* catalogue number of a pack with an option of the same id; or -1 */
} MusterPackComplaint;

void muster_pack_complaint_free (MusterPackComplaint *complaint);

/* "PATH:LINE: cause". Free with g_free(). */
char *muster_pack_complaint_dup_sentence (const MusterPackComplaint *complaint);

/* What a pack says about itself. NULL after an error, which names the path. Free with muster_pack_head_free(). */
typedef struct
{
  char *name, *game, *version, *about;
} MusterPackHead;

MusterPackHead *muster_pack_head_read (const MusterPackSource *source, GError **error);
void muster_pack_head_free (MusterPackHead *head);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPackHead, muster_pack_head_free)

/* Adds packs to a catalogue, which may already have others. FALSE on any error: `complaints` (MusterPackComplaint)
 * lists them all, and the catalogue is unusable. */
gboolean muster_packs_add (MusterCatalog *catalog, const MusterPackSource *sources, guint n, GPtrArray *complaints);

/* Reads the packs at `paths` (NULL-terminated) into one catalogue. On any error the catalogue is NULL and `complaints`
 * has one "PATH:LINE: cause" line per error. */
MusterCatalog *muster_packs_read (const char *const *paths, GPtrArray *complaints);

G_END_DECLS
