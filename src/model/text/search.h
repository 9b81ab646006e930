/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searching a list: how well the words that somebody types match an entry.
 *
 * Case, accents and punctuation don't matter: "bete" finds "Bête Noire" and "two handed" finds "two-handed". Every word of the
 * query must be found somewhere in the entry. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From worst to best. */
typedef enum
{
  MUSTER_MATCH_NONE,
  MUSTER_MATCH_TEXT,        /* inside the text */
  MUSTER_MATCH_TEXT_WORD,   /* a word of the text begins so */
  MUSTER_MATCH_KEYWORD,     /* a keyword begins so */
  MUSTER_MATCH_NAME_INNER,  /* inside the name */
  MUSTER_MATCH_NAME_WORD,   /* a word of the name begins so */
  MUSTER_MATCH_NAME_PREFIX, /* the name begins so */
  MUSTER_MATCH_NAME,        /* that is its name */
} MusterMatch;

typedef struct _MusterSearchEntry MusterSearchEntry;

/* What can be found of an entry; `keywords` and `text` may be NULL. Keywords are separated by spaces or commas. */
MusterSearchEntry *muster_search_entry_new (const char *name, const char *keywords, const char *text);
void muster_search_entry_free (MusterSearchEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSearchEntry, muster_search_entry_free)

/* A query as muster_search_entry_match() wants it. Free with g_free(). */
char *muster_search_dup_query (const char *typed);

/* How well an entry matches. The whole query counts where the name, or the keywords, have it in one piece; otherwise the word that
 * matches worst. An empty query matches everything as well as can be. */
MusterMatch muster_search_entry_match (const MusterSearchEntry *entry, const char *query);

G_END_DECLS
