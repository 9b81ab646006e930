/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/chances.h"

#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

gboolean
muster_stuffed_find_attribute (const MusterCatalog *catalog, const MusterOption *option, guint *place)
{
  for (*place = 0; *place < MIN (muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE), MUSTER_STUFFED_DICE_ATTRIBUTES);
       ++*place)
    if (muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, *place) == option)
      return TRUE;
  return FALSE;
}

gboolean
muster_stuffed_find_faces (const MusterCatalog *catalog, const MusterStuffedCombination *faces,
                           guint places[MUSTER_STUFFED_DICE_FACES])
{
  if (faces == NULL || faces->options == NULL || faces->options->len != MUSTER_STUFFED_DICE_FACES)
    return FALSE;
  for (guint i = 0; i < MUSTER_STUFFED_DICE_FACES; i++)
    if (!muster_stuffed_find_attribute (catalog, faces->options->pdata[i], &places[i]))
      return FALSE;
  return TRUE;
}

gboolean
muster_stuffed_count_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                              const MusterStuffedCombination *faces, MusterStuffedDiceChances *chances, GError **error)
{
  guint wanted[MUSTER_STUFFED_DICE_ATTRIBUTES] = { 0 }, places[MUSTER_STUFFED_DICE_FACES];

  for (guint i = 0; i < combination->options->len; i++)
    {
      guint place;

      if (!muster_stuffed_find_attribute (catalog, combination->options->pdata[i], &place))
        {
          g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("No die shows “%s”."), combination->words[i]);
          return FALSE;
        }
      wanted[place]++;
    }
  return muster_stuffed_dice_count (MUSTER_STUFFED_DICE_USUAL, wanted,
                                    muster_stuffed_find_faces (catalog, faces, places) ? places : NULL, chances, error);
}

gboolean
muster_stuffed_range_is_open (const MusterStuffedDiceRange *range)
{
  return range->low.numerator != range->high.numerator || range->low.denominator != range->high.denominator;
}

char *
muster_stuffed_dup_range (const MusterStuffedDiceRange *range, gboolean exactly)
{
  char *(*dup) (MusterFraction) = exactly ? muster_fraction_dup_chance : muster_fraction_dup_percent;
  g_autofree char *low = dup (range->low), *high = dup (range->high);

  return muster_stuffed_range_is_open (range) ? g_strdup_printf (_ ("between %s and %s"), low, high)
                                              : g_steal_pointer (&low);
}

const char *
muster_stuffed_get_scroll_text (MusterScroll scroll)
{
  static const char *const texts[] = {
    [MUSTER_SCROLL_NONE] = "",
    [MUSTER_SCROLL_WHITE] = N_ ("White: any time in your turn"),
    [MUSTER_SCROLL_RED] = N_ ("Red: at the end of your turn, until your next"),
  };

  return *texts[scroll] != '\0' ? _ (texts[scroll]) : "";
}

const char *
muster_stuffed_get_reason (void)
{
  return _ ("A die has six faces for five attributes, and the rulebook doesn't say which is there twice; name the six "
            "faces to "
            "have one number.");
}

char *
muster_stuffed_dup_combination (const MusterStuffedCombination *combination)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; combination->words[i] != NULL; i++)
    {
      const MusterOption *option = combination->options->pdata[i];
      guint before = 0, all = 0;

      for (guint j = 0; combination->words[j] != NULL; j++)
        if (g_str_equal (combination->words[j], combination->words[i]))
          {
            before += j < i;
            all++;
          }
      if (before == 0)
        /* Translators: so many dice of an attribute: "2 Charisma" */
        g_ptr_array_add (words,
                         g_strdup_printf (_ ("%u %s"), all,
                                          option != NULL ? muster_option_get_name (option) : combination->words[i]));
    }
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

char *
muster_stuffed_dup_roll (const MusterStuffedDiceChances *chances)
{
  g_autofree char *range = muster_stuffed_dup_range (&chances->roll, FALSE);

  return g_strdup_printf (_ ("In one roll it shows with a chance of %s."), range);
}

char *
muster_stuffed_dup_reroll (const MusterStuffedDiceChances *chances)
{
  g_autofree char *range = muster_stuffed_dup_range (&chances->reroll, FALSE);

  return g_strdup_printf (_ ("With one die spent on the Hero and the best of the other seven rolled again, it is %s."),
                          range);
}

char *
muster_stuffed_dup_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                            const MusterStuffedCombination *faces)
{
  MusterStuffedDiceChances chances;
  g_autofree char *roll = NULL, *reroll = NULL;

  if (combination->options == NULL || combination->options->len == 0
      || !muster_stuffed_count_chances (catalog, combination, faces, &chances, NULL))
    return g_strdup ("");
  roll = muster_stuffed_dup_roll (&chances);
  reroll = muster_stuffed_dup_reroll (&chances);
  return g_strdup_printf ("%s %s", roll, reroll);
}
