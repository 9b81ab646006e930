/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/choice.h"

/* The id of a known option belongs to the catalogue; only an unknown one is freed here. */

void
muster_choice_clear (MusterChoice *choice)
{
  if (muster_choice_is_unknown (choice))
    g_free ((char *) choice->id);
  choice->id = NULL;
  choice->option = NULL;
}

void
muster_choice_set_option (MusterChoice *choice, const MusterOption *option)
{
  muster_choice_clear (choice);
  choice->option = option;
  choice->id = option != NULL ? option->id : NULL;
}

void
muster_choice_set (MusterChoice *choice, const MusterCatalog *catalog, MusterKind kind, const char *id)
{
  const char *written = id != NULL && *id != '\0' ? id : NULL;
  const MusterOption *option = written != NULL ? muster_catalog_find (catalog, kind, written) : NULL;
  char *kept = option == NULL ? g_strdup (written) : NULL;

  muster_choice_set_option (choice, option);
  if (option == NULL)
    choice->id = kept;
}

void
muster_choice_copy (MusterChoice *to, const MusterChoice *from)
{
  to->option = from->option;
  to->id = muster_choice_is_unknown (from) ? g_strdup (from->id) : from->id;
}

const char *
muster_choice_get_name (const MusterChoice *choice)
{
  return choice->option != NULL ? muster_option_get_name (choice->option) : choice->id;
}

MusterSentence *
muster_choice_say_name (const MusterChoice *choice)
{
  return choice->option != NULL ? muster_sentence_new_option (choice->option) : muster_sentence_new_text (choice->id);
}

MusterValueSet
muster_values_resolve (const MusterCatalog *catalog, const char *const *ids, GPtrArray **unknown)
{
  MusterValueSet set = 0;

  for (; ids != NULL && *ids != NULL; ids++)
    {
      const MusterOption *value = muster_catalog_find (catalog, MUSTER_KIND_VALUE, *ids);

      if (value != NULL)
        {
          set |= value->values;
          continue;
        }
      if (*unknown == NULL)
        *unknown = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (*unknown, g_strdup (*ids));
    }

  return set;
}
