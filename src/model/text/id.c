/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/text/id.h"

char *
muster_id_dup_from_name (const char *name)
{
  /* Compatibility decomposition separates accents from letters, so they can be dropped. */
  g_autofree char *apart = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);
  GString *id = g_string_new (NULL);
  gboolean gap = FALSE;

  for (const char *p = apart != NULL ? apart : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_ismark (c))
        continue;
      if (!g_unichar_isalnum (c))
        {
          gap = TRUE;
          continue;
        }
      if (gap && id->len > 0)
        g_string_append_c (id, '-');
      gap = FALSE;
      g_string_append_unichar (id, g_unichar_tolower (c));
    }

  return g_string_free (id, FALSE);
}
