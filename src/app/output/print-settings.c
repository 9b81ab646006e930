/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/print-settings.h"

#include "app/shell/settings.h"

/* Keys whose words are those of a print option, with the option. */
static const struct
{
  const char *key, *option;
} words[]
    = { { "paper", "paper" }, { "card-size", "card" }, { "backs", "backs" }, { "ink", "ink" }, { "sides", "sides" } };

static const char *const others[] = { "bleed", "offset-x", "offset-y", "marks", "list", "codes", NULL };

gboolean
muster_print_settings_has_key (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].key, key))
      return TRUE;
  return g_strv_contains (others, key);
}

MusterPrintOptions
muster_print_settings_get_options (void)
{
  MusterPrintOptions options = muster_print_options_default ();
  GSettings *settings = muster_settings_get ();

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *word = g_settings_get_string (settings, words[i].key);

      /* “auto” isn't an option's value; it means the locale's default. */
      muster_print_options_set (&options, words[i].option, word, NULL);
    }
  options.bleed = g_settings_get_double (settings, "bleed");
  options.offset_x = g_settings_get_double (settings, "offset-x");
  options.offset_y = g_settings_get_double (settings, "offset-y");
  options.crop_marks = g_settings_get_boolean (settings, "marks");
  options.list = g_settings_get_boolean (settings, "list");
  options.codes = g_settings_get_boolean (settings, "codes");
  return options;
}
