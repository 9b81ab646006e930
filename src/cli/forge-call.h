/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the forge's commands: reading drafts, closed slots, points, and printing results. */
#pragma once

#include "forge/draft.h"
#include "model/document.h"

G_BEGIN_DECLS

/* The parsed options. */
typedef struct
{
  char *format;  /* NULL: text */
  char *without; /* NULL: nothing */
  gint points;   /* -1: any */
  gboolean tsv;  /* set when checked */
  MusterForgeClosed closed;
} MusterForgeCall;

/* Frees the options. */
void muster_forge_call_clear (MusterForgeCall *call);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForgeCall, muster_forge_call_clear)

/* Entries for a command's option table. */
#define MUSTER_FORGE_ENTRY_FORMAT(call)                                                                                \
  {                                                                                                                    \
    "format", 0, 0, G_OPTION_ARG_STRING, &(call).format, N_ ("How to print it: text or tsv"), N_ ("FORMAT")            \
  }
#define MUSTER_FORGE_ENTRY_POINTS(call)                                                                                \
  {                                                                                                                    \
    "points", 0, 0, G_OPTION_ARG_INT, &(call).points, N_ ("Cost at most so many points"), N_ ("N")                     \
  }
#define MUSTER_FORGE_ENTRY_WITHOUT(call)                                                                               \
  {                                                                                                                    \
    "without", 0, 0, G_OPTION_ARG_STRING, &(call).without, N_ ("Slots that stay empty: weapon, skill …"),              \
        N_ ("SLOT,…")                                                                                                  \
  }

/* Checks the options. FALSE after a complaint, which is printed. */
gboolean muster_forge_call_check (MusterForgeCall *call);

/* The characters of some files, including those in battle groups, with their documents. */
typedef struct
{
  GPtrArray *documents;  /* MusterDocument */
  GPtrArray *characters; /* MusterCollisionCharacter, borrowed from the documents */
  GPtrArray *catalogs;   /* MusterCatalog of each character */
  GHashTable *forges;    /* MusterCatalog to MusterForge, for documents with their own catalogue */
} MusterDrafts;

/* NULL after a complaint, which is printed: a file is unreadable or has no character. */
MusterDrafts *muster_drafts_load (const MusterCatalog *catalog, char **paths);
void muster_drafts_free (MusterDrafts *drafts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDrafts, muster_drafts_free)

/* How many there are; 1 for all characters if no files were given. In that case `drafts` is NULL in these calls. */
guint muster_drafts_count (const MusterDrafts *drafts);

/* The character (NULL for all) and its forge: `usual` unless its document carries packs. */
MusterForge *muster_drafts_nth (MusterDrafts *drafts, guint i, MusterForge *usual,
                                const MusterCollisionCharacter **character);

/* A thing's name on one line. Free with g_free(). */
char *muster_forge_dup_line_name (const MusterThing *thing);

/* Complains that no legal character completes a draft (NULL: at all), within the points if given, and why. Returns the
 * exit status. */
int muster_forge_refuse (const MusterForge *forge, const MusterCollisionCharacter *draft, const MusterForgeCall *call);

/* A count for a table: ">18000000000000000000" if it doesn't fit. Free with g_free(). */
char *muster_forge_dup_count (guint64 count);

/* Writes characters (MusterThing, taking ownership of the array) as a document; NULL for standard output. */
int muster_forge_save (const MusterCatalog *catalog, GPtrArray *things, const char *path);

G_END_DECLS
