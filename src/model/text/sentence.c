/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/text/sentence.h"

#include <stdarg.h>
#include <string.h>

#include "model/i18n.h"
#include "model/text/phrase.h"

struct _MusterSentence
{
  gint count;                      /* reference count */
  const char *format;              /* or a word of ours; NULL */
  MusterSentenceFormat get_format; /* of `number`; NULL */
  gint64 number;                   /* itself, where it is nothing else */
  const MusterOption *option;      /* or NULL */
  char *text;                      /* or NULL */
  GPtrArray *parts;                /* MusterSentence: what fills the format, or the words of a list; or NULL */
};

static MusterSentence *
make (MusterSentence value)
{
  MusterSentence *sentence = g_new (MusterSentence, 1);

  *sentence = value;
  sentence->count = 1;
  return sentence;
}

/* The next letter behind a % in a format, or NULL. */
static const char *
find_blank (const char *format)
{
  const char *found = strchr (format, '%');

  while (found != NULL && found[1] == '%')
    found = strchr (found + 2, '%');
  return found != NULL ? found + 1 : NULL;
}

/* What fills the blanks of a format as it stands in the source. */
static GPtrArray *
take_parts (const char *format, va_list args)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_sentence_unref);

  for (const char *blank = find_blank (format); blank != NULL; blank = find_blank (blank + 1))
    if (*blank == 's')
      g_ptr_array_add (parts, va_arg (args, MusterSentence *));
    else
      g_ptr_array_add (parts, make ((MusterSentence){ .number = *blank == 'u' ? (gint64) va_arg (args, guint)
                                                                              : va_arg (args, gint) }));
  return parts;
}

MusterSentence *
muster_sentence_new (const char *format, ...)
{
  MusterSentence *sentence = make ((MusterSentence){ .format = format });
  va_list args;

  va_start (args, format);
  sentence->parts = take_parts (format, args);
  va_end (args);
  return sentence;
}

MusterSentence *
muster_sentence_new_counted (MusterSentenceFormat get_format, gulong n, ...)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  MusterSentence *sentence = make ((MusterSentence){ .get_format = get_format, .number = (gint64) n });
  va_list args;

  va_start (args, n);
  sentence->parts = take_parts (get_format (n), args);
  va_end (args);
  return sentence;
}

MusterSentence *
muster_sentence_new_text (const char *text)
{
  return make ((MusterSentence){ .text = g_strdup (text != NULL ? text : "") });
}

MusterSentence *
muster_sentence_new_word (const char *word)
{
  return make ((MusterSentence){ .format = word });
}

MusterSentence *
muster_sentence_new_option (const MusterOption *option)
{
  return make ((MusterSentence){ .option = option });
}

MusterSentence *
muster_sentence_new_list (GPtrArray *sentences)
{
  return make ((MusterSentence){ .parts = sentences });
}

MusterSentence *
muster_sentence_ref (MusterSentence *sentence)
{
  g_atomic_int_inc (&sentence->count);
  return sentence;
}

void
muster_sentence_unref (MusterSentence *sentence)
{
  if (!g_atomic_int_dec_and_test (&sentence->count))
    return;
  g_free (sentence->text);
  g_clear_pointer (&sentence->parts, g_ptr_array_unref);
  g_free (sentence);
}

static gboolean
have_equal_parts (const GPtrArray *a, const GPtrArray *b)
{
  if (a == NULL || b == NULL || a->len != b->len)
    return a == b;
  for (guint i = 0; i < a->len; i++)
    if (!muster_sentence_equal (a->pdata[i], b->pdata[i]))
      return FALSE;
  return TRUE;
}

gboolean
muster_sentence_equal (const MusterSentence *a, const MusterSentence *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return g_strcmp0 (a->format, b->format) == 0 && a->get_format == b->get_format && a->number == b->number
         && a->option == b->option && g_strcmp0 (a->text, b->text) == 0 && have_equal_parts (a->parts, b->parts);
}

/* In words. */

static char *
dup_list (const GPtrArray *parts)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < parts->len; i++)
    g_ptr_array_add (words, muster_sentence_dup_text (parts->pdata[i]));
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

/* The part that a blank names, "2$s", or else the next one. Moves to the last letter of the blank. */
static guint
find_part (const char **blank, guint next)
{
  const char *digit = *blank;
  guint number = 0;

  while (g_ascii_isdigit (*digit))
    number = number * 10 + (guint) g_ascii_digit_value (*digit++);
  if (number == 0 || *digit != '$')
    return next;
  *blank = digit + 1;
  return number - 1;
}

static char *
fill (const char *format, const GPtrArray *parts)
{
  GString *text = g_string_new (NULL);
  guint next = 0;

  for (; *format != '\0'; format++)
    {
      guint n;

      if (*format != '%' || format[1] == '%')
        {
          g_string_append_c (text, *format);
          format += *format == '%';
          continue;
        }
      format++;
      n = find_part (&format, next++);
      if (n < parts->len)
        {
          g_autofree char *part = muster_sentence_dup_text (parts->pdata[n]);

          g_string_append (text, part);
        }
    }
  return g_string_free (text, FALSE);
}

char *
muster_sentence_dup_text (const MusterSentence *sentence)
{
  if (sentence->get_format != NULL)
    return fill (sentence->get_format ((gulong) sentence->number), sentence->parts);
  if (sentence->format != NULL && sentence->parts != NULL)
    return fill (_ (sentence->format), sentence->parts);
  if (sentence->format != NULL)
    return g_strdup (_ (sentence->format));
  if (sentence->parts != NULL)
    return dup_list (sentence->parts);
  if (sentence->option != NULL)
    return g_strdup (muster_option_get_name (sentence->option));
  return sentence->text != NULL ? g_strdup (sentence->text) : g_strdup_printf ("%" G_GINT64_FORMAT, sentence->number);
}
