/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/base32.h"

#include <string.h>

static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

void
muster_base32_append (GByteArray *letters, guint64 number, guint n)
{
  for (guint i = n; i-- > 0;)
    {
      guint8 letter = 5 * i < 64 ? (guint8) (number >> (5 * i) & 31) : 0;

      g_byte_array_append (letters, &letter, 1);
    }
}

guint64
muster_base32_read (const guint8 *letters, guint n)
{
  guint64 number = 0;

  for (guint i = 0; i < n; i++)
    number = number << 5 | letters[i];
  return number;
}

guint
muster_base32_measure (guint64 count)
{
  guint n = 1;

  while (5 * n < 64 && (count - 1) >> (5 * n) != 0 && count > 0)
    n++;
  return n;
}

/* Letters are elements of the field with 32 elements: x^5 = x^2 + 1. */
static guint8
multiply (guint8 a, guint8 b)
{
  guint8 product = 0;

  for (; b != 0; b >>= 1)
    {
      if ((b & 1) != 0)
        product ^= a;
      a = (guint8) (a << 1);
      if ((a & 32) != 0)
        a ^= 0x25;
    }
  return product;
}

/* The remainder of the letters, as a polynomial, divided by (y - x) (y - x^2) = y^2 + 6 y + 8. The kind is put in front
 * and a 1 appended, so that extra or missing zeros at either end are detected too. */
static void
divide (const guint8 *letters, guint n, guint8 kind, guint8 rest[MUSTER_BASE32_CHECKS])
{
  rest[0] = 0;
  rest[1] = kind;
  for (guint i = 0; i < n; i++)
    {
      guint8 out = rest[0] ^ letters[i];

      rest[0] = rest[1] ^ multiply (out, 6);
      rest[1] = multiply (out, 8);
    }
  rest[1] ^= 1;
}

void
muster_base32_seal (GByteArray *letters, guint8 kind)
{
  guint8 rest[MUSTER_BASE32_CHECKS];

  divide (letters->data, letters->len, kind, rest);
  g_byte_array_append (letters, rest, sizeof rest);
}

gboolean
muster_base32_is_sealed (const GByteArray *letters, guint8 kind)
{
  guint8 rest[MUSTER_BASE32_CHECKS];

  if (letters->len < sizeof rest)
    return FALSE;
  divide (letters->data, letters->len - sizeof rest, kind, rest);
  return memcmp (rest, letters->data + letters->len - sizeof rest, sizeof rest) == 0;
}

char *
muster_base32_dup_text (const GByteArray *letters)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < letters->len; i++)
    {
      if (i > 0 && i % 4 == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, alphabet[letters->data[i]]);
    }
  return g_string_free (text, FALSE);
}

static gint
read_letter (char typed)
{
  char letter = g_ascii_toupper (typed);
  const char *at;

  letter = letter == 'O' ? '0' : letter == 'I' || letter == 'L' ? '1' : letter;
  at = letter != '\0' ? strchr (alphabet, letter) : NULL;
  return at != NULL ? (gint) (at - alphabet) : -1;
}

GByteArray *
muster_base32_parse (const char *text, const char **wrong)
{
  GByteArray *letters = g_byte_array_new ();

  for (; *text != '\0'; text++)
    {
      gint number = read_letter (*text);
      guint8 letter = (guint8) number;

      if (*text == '-' || g_ascii_isspace (*text))
        continue;
      if (number < 0)
        {
          *wrong = text;
          g_byte_array_unref (letters);
          return NULL;
        }
      g_byte_array_append (letters, &letter, 1);
    }
  return letters;
}
