/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/house-options.h"

#include "model/thing-options.h"
#include "model/i18n.h"

#define ATTRIBUTE "house-options"

GPtrArray *
muster_house_options_find (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  GPtrArray *options = g_ptr_array_new ();

  if (!muster_catalog_has_house (catalog))
    return options;
  muster_thing_collect_options (thing, chosen);
  for (guint i = 0; i < chosen->len; i++)
    if (muster_catalog_is_house (catalog, chosen->pdata[i]))
      g_ptr_array_add (options, chosen->pdata[i]);
  return options;
}

char *
muster_house_options_dup_names (const GPtrArray *options)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < options->len; i++)
    g_ptr_array_add (names, (gpointer) muster_option_get_name (options->pdata[i]));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

char *
muster_house_options_dup_note (const GPtrArray *options)
{
  g_autofree char *list = muster_house_options_dup_names (options);

  if (options->len == 0)
    return NULL;
  return g_strdup_printf (ngettext ("With %u house option: %s", "With %u house options: %s", options->len),
                          options->len, list);
}

void
muster_house_options_report (MusterReport *report, const GPtrArray *options)
{
  char *note = muster_house_options_dup_note (options);

  if (note == NULL)
    return;
  muster_report_set_int (report, ATTRIBUTE, options->len);
  muster_report_add_fact (report, note);
}

guint
muster_house_options_count (const MusterReport *report)
{
  return (guint) muster_report_get_int (report, ATTRIBUTE, 0);
}

char *
muster_house_options_dup_count (const MusterReport *report)
{
  guint n = muster_house_options_count (report);

  return n > 0 ? g_strdup_printf (ngettext ("with %u house option", "with %u house options", n), n) : NULL;
}
