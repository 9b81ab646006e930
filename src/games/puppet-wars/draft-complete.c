/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Completing the beginning of an id or name. */
#include "games/puppet-wars/draft.h"

#include "model/text/phrase.h"

typedef enum
{
  MATCH_NONE,
  MATCH_PREFIX,
  MATCH_EXACT,
} Match;

static Match
match (const MusterPuppetWarsDraftEntry *entry, const char *folded)
{
  g_autofree char *id = muster_phrase_dup_folded (entry->id);
  g_autofree char *name = muster_phrase_dup_folded (entry->name);

  if (g_str_equal (id, folded) || g_str_equal (name, folded))
    return MATCH_EXACT;
  return g_str_has_prefix (id, folded) || g_str_has_prefix (name, folded) ? MATCH_PREFIX : MATCH_NONE;
}

/* Sorts the entries (guint) that match at least this well into those that may be taken and the others. */
static void
find_matches (const MusterPuppetWarsDraft *draft, const char *folded, Match least, GArray *takeable, GArray *others)
{
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    if (match (muster_puppet_wars_draft_get_entry (draft, i), folded) >= least)
      {
        g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (draft, i);

        g_array_append_val (refusal == NULL ? takeable : others, i);
      }
}

gint
muster_puppet_wars_draft_complete (const MusterPuppetWarsDraft *draft, const char *typed, GArray *candidates)
{
  g_autofree char *folded = muster_phrase_dup_folded (typed);
  g_autoptr (GArray) takeable = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  find_matches (draft, folded, MATCH_EXACT, takeable, others);
  if (takeable->len + others->len == 0)
    find_matches (draft, folded, MATCH_PREFIX, takeable, others);

  if (takeable->len == 1)
    return (gint) g_array_index (takeable, guint, 0);
  if (candidates != NULL && takeable->len > 0)
    g_array_append_vals (candidates, takeable->data, takeable->len);
  else if (candidates != NULL && others->len > 0)
    g_array_append_vals (candidates, others->data, others->len);
  return -1;
}
