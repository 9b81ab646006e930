/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/text/search.h"

#include <string.h>

#include "model/text/phrase.h"

/* Folded, words separated by one space, with a space before the first: " bete noire". */
struct _MusterSearchEntry
{
  char *name, *keywords, *text;
};

static char *
dup_words (const char *text)
{
  g_autofree char *folded = muster_phrase_dup_folded (text != NULL ? text : "");
  GString *words = g_string_new (NULL);
  gboolean apart = TRUE;

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      /* "Seamus' hat" is found by "seamus hat", and "dont" by "don't". */
      if (letter == '\'' || letter == 0x2019)
        continue;
      if (!g_unichar_isalnum (letter) && letter != '+')
        {
          apart = TRUE;
          continue;
        }
      if (apart)
        g_string_append_c (words, ' ');
      g_string_append_unichar (words, letter);
      apart = FALSE;
    }
  return g_string_free (words, FALSE);
}

MusterSearchEntry *
muster_search_entry_new (const char *name, const char *keywords, const char *text)
{
  MusterSearchEntry *entry = g_new0 (MusterSearchEntry, 1);

  entry->name = dup_words (name);
  entry->keywords = dup_words (keywords);
  entry->text = dup_words (text);
  return entry;
}

void
muster_search_entry_free (MusterSearchEntry *entry)
{
  g_free (entry->name);
  g_free (entry->keywords);
  g_free (entry->text);
  g_free (entry);
}

char *
muster_search_dup_query (const char *typed)
{
  return dup_words (typed);
}

/* `piece` begins with a space, as every word does, so a hit is always the start of a word. */
static MusterMatch
match_piece (const MusterSearchEntry *entry, const char *piece)
{
  if (g_str_equal (entry->name, piece))
    return MUSTER_MATCH_NAME;
  if (g_str_has_prefix (entry->name, piece))
    return MUSTER_MATCH_NAME_PREFIX;
  if (strstr (entry->name, piece) != NULL)
    return MUSTER_MATCH_NAME_WORD;
  if (strstr (entry->name, piece + 1) != NULL)
    return MUSTER_MATCH_NAME_INNER;
  if (strstr (entry->keywords, piece) != NULL)
    return MUSTER_MATCH_KEYWORD;
  if (strstr (entry->text, piece) != NULL)
    return MUSTER_MATCH_TEXT_WORD;
  return strstr (entry->text, piece + 1) != NULL ? MUSTER_MATCH_TEXT : MUSTER_MATCH_NONE;
}

static MusterMatch
match_words (const MusterSearchEntry *entry, const char *query)
{
  g_auto (GStrv) words = g_strsplit (query + 1, " ", -1);
  MusterMatch worst = MUSTER_MATCH_NAME_WORD; /* matching all words in the name is worth no more than this */

  for (guint i = 0; words[i] != NULL && worst != MUSTER_MATCH_NONE; i++)
    {
      g_autofree char *piece = g_strconcat (" ", words[i], NULL);

      worst = MIN (worst, match_piece (entry, piece));
    }
  return worst;
}

MusterMatch
muster_search_entry_match (const MusterSearchEntry *entry, const char *query)
{
  MusterMatch whole;

  if (*query == '\0')
    return MUSTER_MATCH_NAME;
  whole = match_piece (entry, query);
  return whole != MUSTER_MATCH_NONE ? whole : match_words (entry, query);
}
