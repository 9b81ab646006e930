/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A delta has for each text: the bytes to take from the start of the base, from its end, and the number of bytes in
 * between (three little-endian 32-bit numbers), followed by those bytes. */
#include "store/library-delta.h"

#include <string.h>

#define NUMBERS 3
#define HEAD (NUMBERS * 4)

void
muster_text_clear (MusterText *text)
{
  for (guint i = 0; i < MUSTER_TEXT_N; i++)
    g_clear_pointer (&text->parts[i], g_free);
}

gsize
muster_text_get_size (const MusterText *text)
{
  gsize size = 0;

  for (guint i = 0; i < MUSTER_TEXT_N; i++)
    size += strlen (text->parts[i]);
  return size;
}

gboolean
muster_text_is_true (const MusterText *text, const char *hash)
{
  g_autofree char *found = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->parts[MUSTER_TEXT_XML], -1);

  return g_str_equal (found, hash);
}

static void
append_number (GByteArray *delta, gsize number)
{
  guint32 bytes = GUINT32_TO_LE ((guint32) number);

  g_byte_array_append (delta, (const guint8 *) &bytes, sizeof bytes);
}

static void
append_part (GByteArray *delta, const char *base, const char *text)
{
  gsize base_length = strlen (base), length = strlen (text), most = MIN (base_length, length);
  gsize front = 0, end = 0;

  while (front < most && base[front] == text[front])
    front++;
  while (end < most - front && base[base_length - 1 - end] == text[length - 1 - end])
    end++;
  append_number (delta, front);
  append_number (delta, end);
  append_number (delta, length - front - end);
  g_byte_array_append (delta, (const guint8 *) text + front, (guint) (length - front - end));
}

GBytes *
muster_delta_new (const MusterText *base, const MusterText *text)
{
  GByteArray *delta = g_byte_array_new ();

  for (guint i = 0; i < MUSTER_TEXT_N; i++)
    append_part (delta, base->parts[i], text->parts[i]);
  return g_byte_array_free_to_bytes (delta);
}

/* One text of a delta; advances `at`. NULL if it is invalid: base bytes are used at most once, so a chain of deltas
 * can't grow faster than its size. */
static char *
apply_part (const char *base, const guint8 **at, gsize *left)
{
  gsize base_length = strlen (base);
  guint32 numbers[NUMBERS];
  char *text;

  if (*left < HEAD)
    return NULL;
  memcpy (numbers, *at, HEAD);
  for (guint i = 0; i < NUMBERS; i++)
    numbers[i] = GUINT32_FROM_LE (numbers[i]);
  if ((gsize) numbers[0] + numbers[1] > base_length || numbers[2] > *left - HEAD)
    return NULL;
  text = g_malloc ((gsize) numbers[0] + numbers[1] + numbers[2] + 1);
  memcpy (text, base, numbers[0]);
  memcpy (text + numbers[0], *at + HEAD, numbers[2]);
  memcpy (text + numbers[0] + numbers[2], base + base_length - numbers[1], numbers[1]);
  text[numbers[0] + numbers[2] + numbers[1]] = '\0';
  *at += HEAD + numbers[2];
  *left -= HEAD + numbers[2];
  return text;
}

gboolean
muster_delta_apply (MusterText *text, gconstpointer delta, gsize length)
{
  g_auto (MusterText) made = { { NULL } };
  const guint8 *at = delta;
  gboolean fine = delta != NULL;

  for (guint i = 0; fine && i < MUSTER_TEXT_N; i++)
    {
      made.parts[i] = apply_part (text->parts[i], &at, &length);
      fine = made.parts[i] != NULL && g_utf8_validate (made.parts[i], -1, NULL);
    }
  if (!fine || length != 0)
    return FALSE;
  for (guint i = 0; i < MUSTER_TEXT_N; i++)
    {
      g_free (text->parts[i]);
      text->parts[i] = g_steal_pointer (&made.parts[i]);
    }
  return TRUE;
}
