/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/text/phrase.h"

#include <string.h>

#include "model/i18n.h"
#include "model/text/append.h"

static char *
join (const char *const *words, const char *last)
{
  guint n = g_strv_length ((char **) words);
  GString *text = g_string_sized_new (128);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        /* Translators: between the words of a list, but for the last two */
        muster_text_append_word (text, i == n - 1 ? last : _ (", "));
      muster_text_append_word (text, words[i]);
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

/* A sentence being built; `full` if it needs more room. */
typedef struct
{
  char text[512];
  gsize length;
  gboolean full;
} Sentence;

static void
add (Sentence *sentence, const char *text, gsize length)
{
  sentence->full |= length >= sizeof sentence->text - sentence->length;
  if (sentence->full)
    return;
  memcpy (sentence->text + sentence->length, text, length);
  sentence->length += length;
}

static void
add_number (Sentence *sentence, gint64 number, gboolean sign)
{
  guint64 rest = number < 0 ? (guint64) -number : (guint64) number;
  char digits[24];
  gsize at = sizeof digits;

  do
    digits[--at] = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (number < 0 || sign)
    digits[--at] = number < 0 ? '-' : '+';
  add (sentence, digits + at, sizeof digits - at);
}

static void
add_word (Sentence *sentence, const char *word)
{
  const char *text = word != NULL ? word : "(null)";

  add (sentence, text, strlen (text));
}

/* FALSE if the format has more than %s and whole numbers in argument order. */
static gboolean
fill (Sentence *sentence, const char *format, va_list args)
{
  for (const char *next; (next = strchr (format, '%')) != NULL; format = next + 1)
    {
      gboolean sign = next[1] == '+';

      add (sentence, format, (gsize) (next - format));
      next += 1 + sign;
      if (*next == 'd')
        add_number (sentence, va_arg (args, gint), sign);
      else if (sign)
        return FALSE;
      else if (*next == 's')
        add_word (sentence, va_arg (args, const char *));
      else if (*next == 'u')
        add_number (sentence, va_arg (args, guint), FALSE);
      else if (*next == '%')
        add (sentence, "%", 1);
      else
        return FALSE;
    }
  add_word (sentence, format);
  return !sentence->full;
}

char *
muster_phrase_fill (const char *format, ...)
{
  Sentence sentence;
  gboolean filled;
  va_list args;
  char *text;

  sentence.length = 0;
  sentence.full = FALSE;
  va_start (args, format);
  filled = fill (&sentence, format, args);
  va_end (args);
  if (filled)
    {
      sentence.text[sentence.length] = '\0';
      return g_memdup2 (sentence.text, sentence.length + 1);
    }
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return text;
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
