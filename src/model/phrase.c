/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/phrase.h"

#include "model/i18n.h"

static char *
join (const char *const *words, const char *last)
{
  guint n = g_strv_length ((char **) words);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        /* Translators: between the words of a list, but for the last two */
        g_string_append (text, i == n - 1 ? last : _ (", "));
      g_string_append (text, words[i]);
    }

  return g_string_free (text, FALSE);
}

char *
muster_phrase_dup_and (const char *const *words)
{
  /* Translators: between the last two words of a list */
  return join (words, _ (" and "));
}

char *
muster_phrase_dup_or (const char *const *words)
{
  /* Translators: between the last two words of a list of which one may be had */
  return join (words, _ (" or "));
}

char **
muster_phrase_split (const char *text, const char *separators)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, separators, -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; pieces[i] != NULL; i++)
    if (*pieces[i] != '\0')
      g_strv_builder_add (words, pieces[i]);
  return g_strv_builder_end (words);
}

char *
muster_phrase_dup_folded (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *cased = g_utf8_casefold (valid, -1);
  g_autofree char *apart = g_utf8_normalize (cased, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);

  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (folded, g_utf8_get_char (p));
  return g_string_free (folded, FALSE);
}

char *
muster_phrase_dup_number (gint64 number)
{
  static const char *const words[] = {
    N_ ("no"),    N_ ("one"),   N_ ("two"),  N_ ("three"), N_ ("four"),   N_ ("five"),   N_ ("six"),
    N_ ("seven"), N_ ("eight"), N_ ("nine"), N_ ("ten"),   N_ ("eleven"), N_ ("twelve"),
  };

  if (number >= 0 && number < (gint64) G_N_ELEMENTS (words))
    return g_strdup (_ (words[number]));
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}
