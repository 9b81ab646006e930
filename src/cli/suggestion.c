/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/suggestion.h"

#include <string.h>

#include "model/i18n.h"

#define LONGEST 40 /* longer than any of our words; input may be anything */

/* How many letters to insert, remove, replace or swap with their neighbour. */
static guint
measure (const char *a, const char *b)
{
  guint rows[3][LONGEST + 1];
  guint n = strlen (a), m = strlen (b);

  if (n > LONGEST || m > LONGEST)
    return G_MAXUINT;
  for (guint j = 0; j <= m; j++)
    rows[0][j] = j;
  for (guint i = 1; i <= n; i++)
    {
      guint *row = rows[i % 3], *last = rows[(i + 2) % 3], *before = rows[(i + 1) % 3];

      row[0] = i;
      for (guint j = 1; j <= m; j++)
        {
          row[j] = MIN (MIN (row[j - 1], last[j]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            row[j] = MIN (row[j], before[j - 2] + 1);
        }
    }
  return rows[n % 3][m];
}

static const char *
find_only_beginning (const char *typed, const char *const *words)
{
  const char *found = NULL;

  for (; *typed != '\0' && *words != NULL; words++)
    if (g_str_has_prefix (*words, typed))
      {
        if (found != NULL)
          return NULL;
        found = *words;
      }
  return found;
}

const char *
muster_suggestion_find (const char *typed, const char *const *words)
{
  g_autofree char *low = g_ascii_strdown (typed, -1);
  const char *const *all = words;
  const char *found = NULL;
  guint least = CLAMP (strlen (low) / 3, 1, 3) + 1;

  for (; *words != NULL; words++)
    {
      guint distance = measure (low, *words);

      if (distance < least)
        {
          least = distance;
          found = *words;
        }
    }
  return found != NULL ? found : find_only_beginning (low, all);
}

char *
muster_suggestion_dup (const char *typed, const char *const *words)
{
  const char *found = muster_suggestion_find (typed, words);

  return found != NULL ? g_strdup_printf (_ ("; did you mean “%s”?"), found) : g_strdup ("");
}
