/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Content packs: the XML that players write and the catalogue is made of.
 *
 * Several packs make one catalogue: a later one may add options to a value that an earlier one describes, and refer to
 * its abilities. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* A pack to be read, and what complaints call it. */
typedef struct
{
  const char *path;
  GBytes *bytes;
} MusterPackSource;

/* Something wrong with a pack. */
typedef struct
{
  guint pack;         /* its place among those that are read */
  char *path;         /* what it is called; NULL where `cause` says it already */
  glong line;         /* in it */
  char *cause;        /* a sentence */
  gboolean of_schema; /* in the words of a schema, which a player can't be expected to know */
  gint element;       /* its number in the file (xml/node.h); -1: none */
  char *attribute;    /* of that element; NULL: all of it */
  gint rival;         /* the number in the catalogue of the pack that has an option of the same id; or -1 */
} MusterPackComplaint;

void muster_pack_complaint_free (MusterPackComplaint *complaint);

/* "PATH:LINE: what is wrong". Free with g_free(). */
char *muster_pack_complaint_dup_sentence (const MusterPackComplaint *complaint);

/* What a pack says of itself. NULL after an error, which names the path. Free with muster_pack_head_free(). */
typedef struct
{
  char *name, *game, *version, *about;
} MusterPackHead;

MusterPackHead *muster_pack_head_read (const MusterPackSource *source, GError **error);
void muster_pack_head_free (MusterPackHead *head);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPackHead, muster_pack_head_free)

/* Adds packs to a catalogue, which may have others already. FALSE where anything is wrong with any of them: `complaints`
 * (MusterPackComplaint) has each thing then, and the catalogue is of no more use. */
gboolean muster_packs_add (MusterCatalog *catalog, const MusterPackSource *sources, guint n, GPtrArray *complaints);

/* Reads the packs at `paths` (ending with NULL) into one catalogue. Where anything is wrong with any of them the
 * catalogue is NULL and `complaints` holds a line for each thing, as "PATH:LINE: what is wrong". */
MusterCatalog *muster_packs_read (const char *const *paths, GPtrArray *complaints);

G_END_DECLS
