/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searching a list: how well the typed words match an entry.
 *
 * Case, accents and punctuation are ignored: "bete" finds "Bête Noire", "two handed" finds "two-handed". Every word
 * must match somewhere in the entry. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From worst to best. */
typedef enum
{
  MUSTER_MATCH_NONE,
  MUSTER_MATCH_TEXT,        /* inside the text */
  MUSTER_MATCH_TEXT_WORD,   /* start of a word of the text */
  MUSTER_MATCH_KEYWORD,     /* start of a keyword */
  MUSTER_MATCH_NAME_INNER,  /* inside the name */
  MUSTER_MATCH_NAME_WORD,   /* start of a word of the name */
  MUSTER_MATCH_NAME_PREFIX, /* start of the name */
  MUSTER_MATCH_NAME,        /* the whole name */
} MusterMatch;

typedef struct _MusterSearchEntry MusterSearchEntry;

/* A searchable entry; `keywords` and `text` may be NULL. Separate keywords with spaces or commas. */
MusterSearchEntry *muster_search_entry_new (const char *name, const char *keywords, const char *text);
void muster_search_entry_free (MusterSearchEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSearchEntry, muster_search_entry_free)

/* A query prepared for muster_search_entry_match(). Free with g_free(). */
char *muster_search_dup_query (const char *typed);

/* How well an entry matches: the whole query if name or keywords contain it in one piece, otherwise its worst word. An
 * empty query matches everything perfectly. */
MusterMatch muster_search_entry_match (const MusterSearchEntry *entry, const char *query);

G_END_DECLS
