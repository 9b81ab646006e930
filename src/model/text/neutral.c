/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/text/neutral.h"

#include <string.h>

static gboolean
is_between (guchar c, guchar first, guchar last)
{
  return c >= first && c <= last;
}

/* Works on UTF-8 bytes: almost no text has any, and every text passes through here. */
gsize
muster_neutral_measure (const char *text, gboolean *turns)
{
  const guchar *at = (const guchar *) text;

  *turns = TRUE;
  switch (at[0])
    {
    case 0xc2: /* U+0080 to U+009F */
      *turns = FALSE;
      return is_between (at[1], 0x80, 0x9f) ? 2 : 0;
    case 0xd8: /* U+061C */
      return at[1] == 0x9c ? 2 : 0;
    case 0xe2: /* U+200E, U+200F, U+202A to U+202E; U+2066 to U+2069 */
      if (at[1] == 0x80)
        return is_between (at[2], 0x8e, 0x8f) || is_between (at[2], 0xaa, 0xae) ? 3 : 0;
      return at[1] == 0x81 && is_between (at[2], 0xa6, 0xa9) ? 3 : 0;
    default:
      return 0;
    }
}

char *
muster_neutral_dup (const char *text)
{
  GString *neutral = g_string_sized_new (strlen (text));

  while (*text != '\0')
    {
      gboolean turns;
      gsize length = muster_neutral_measure (text, &turns);

      if (length == 0)
        g_string_append_c (neutral, *text++);
      else if (!turns)
        g_string_append_c (neutral, ' ');
      text += length;
    }
  return g_string_free (neutral, FALSE);
}
