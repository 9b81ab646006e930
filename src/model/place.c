/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/place.h"

#include "model/text/append.h"

MusterPlace
muster_place (const char *part)
{
  return muster_place_nth (part, 0);
}

MusterPlace
muster_place_nth (const char *part, guint number)
{
  return (MusterPlace){ .depth = 1, .steps = { { part, number } } };
}

MusterPlace
muster_place_inner (const MusterPlace *place, const char *part, guint number)
{
  MusterPlace inside = muster_place_nth (part, number);

  return muster_place_join (place, &inside);
}

MusterPlace
muster_place_join (const MusterPlace *place, const MusterPlace *inside)
{
  MusterPlace joined = *place;

  for (guint i = 0; i < inside->depth && joined.depth < MUSTER_PLACE_DEPTH; i++)
    joined.steps[joined.depth++] = inside->steps[i];
  return joined;
}

MusterPlace
muster_place_copy (const MusterPlace *place)
{
  MusterPlace copy = *place;

  copy.word = g_strdup (place->word);
  return copy;
}

gboolean
muster_place_is (const MusterPlace *place, guint step, const char *part)
{
  return step < place->depth && g_str_equal (place->steps[step].part, part);
}

guint
muster_place_get_number (const MusterPlace *place, guint step, const char *part)
{
  return muster_place_is (place, step, part) ? place->steps[step].number : 0;
}

gboolean
muster_place_is_within (const MusterPlace *place, const MusterPlace *outer)
{
  if (place->depth < outer->depth)
    return FALSE;
  for (guint i = 0; i < outer->depth; i++)
    if (!muster_place_is (place, i, outer->steps[i].part) || place->steps[i].number != outer->steps[i].number)
      return FALSE;
  return outer->word == NULL || (place->depth == outer->depth && g_strcmp0 (place->word, outer->word) == 0);
}

gboolean
muster_place_equal (const MusterPlace *a, const MusterPlace *b)
{
  return a->depth == b->depth && g_strcmp0 (a->word, b->word) == 0 && muster_place_is_within (a, b);
}

/* Nearly all numbers have one digit. */
static void
append_number (GString *target, guint number)
{
  if (number >= 10)
    append_number (target, number / 10);
  g_string_append_c (target, (char) ('0' + number % 10));
}

void
muster_place_append_target (const MusterPlace *place, GString *target)
{
  for (guint i = 0; i < place->depth; i++)
    {
      if (i > 0)
        g_string_append_c (target, '/');
      muster_text_append_word (target, place->steps[i].part);
      if (place->steps[i].number == 0)
        continue;
      g_string_append_c (target, '/');
      append_number (target, place->steps[i].number);
    }
  if (place->word != NULL)
    {
      g_string_append_c (target, '/');
      muster_text_append_word (target, place->word);
    }
}

char *
muster_place_dup_target (const MusterPlace *place)
{
  GString *target;

  if (place->depth == 0)
    return NULL;
  target = g_string_sized_new (64);
  muster_place_append_target (place, target);
  return g_string_free (target, FALSE);
}
