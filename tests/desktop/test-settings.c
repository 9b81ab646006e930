/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings offer exactly what the print options accept. Keys with another name are in the table. */
#include "support/cmocka.h"

#include "app/shell/settings.h"
#include "print/options.h"

typedef struct
{
  const char *key;
  const char *option;
} Pair;

static const Pair words[]
    = { { "paper", "paper" }, { "card-size", "card" }, { "backs", "backs" }, { "ink", "ink" }, { "sides", "sides" } };
static const Pair lengths[] = { { "bleed", "bleed" }, { "offset-x", "offset-x" }, { "offset-y", "offset-y" } };

/* The values of a key or its range, as GSettings gives them: ("enum", <…>). */
static GVariant *
dup_range (const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) found = NULL;
  g_autoptr (GVariant) range = NULL;
  GVariant *inner = NULL;

  g_object_get (muster_settings_get (), "settings-schema", &schema, NULL);
  found = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (found);
  g_variant_get_child (range, 1, "v", &inner);
  return inner;
}

static gboolean
accepts (const char *option, const char *value)
{
  MusterPrintOptions options = muster_print_options_default ();

  return muster_print_options_set (&options, option, value, NULL);
}

static void
test_words (void **state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GVariant) range = dup_range (words[i].key);
      g_autofree const char **choices = g_variant_get_strv (range, NULL);

      assert_true (g_strv_length ((char **) choices) > 1);
      for (gsize k = 0; choices[k] != NULL; k++)
        assert_int_equal (accepts (words[i].option, choices[k]), !g_str_equal (choices[k], "auto"));
    }
}

static gboolean
accepts_length (const char *option, gdouble length)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return accepts (option, g_ascii_formatd (text, sizeof text, "%.2f", length));
}

static void
test_lengths (void **state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GVariant) range = dup_range (lengths[i].key);
      gdouble least, most;

      g_variant_get (range, "(dd)", &least, &most);
      assert_true (accepts_length (lengths[i].option, least));
      assert_true (accepts_length (lengths[i].option, most));
      assert_false (accepts_length (lengths[i].option, least - 0.1));
      assert_false (accepts_length (lengths[i].option, most + 0.1));
    }
}

/* Unset keys print like `muster export` does by default. */
static void
test_defaults (void **state)
{
  GSettings *settings = muster_settings_get ();
  MusterPrintOptions standard = muster_print_options_default ();
  MusterPrintOptions options = standard;

  for (gsize i = 1; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *word = g_settings_get_string (settings, words[i].key);

      assert_true (muster_print_options_set (&options, words[i].option, word, NULL));
    }
  assert_int_equal (options.card, standard.card);
  assert_int_equal (options.backs, standard.backs);
  assert_int_equal (options.ink, standard.ink);
  assert_int_equal (options.sides, standard.sides);
  assert_true (g_settings_get_double (settings, "bleed") == standard.bleed);
  assert_true (g_settings_get_double (settings, "offset-x") == standard.offset_x);
  assert_true (g_settings_get_double (settings, "offset-y") == standard.offset_y);
  assert_int_equal (g_settings_get_boolean (settings, "marks"), standard.crop_marks);
  assert_int_equal (g_settings_get_boolean (settings, "list"), standard.list);
  assert_int_equal (g_settings_get_boolean (settings, "codes"), standard.codes);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_words),
    cmocka_unit_test (test_lengths),
    cmocka_unit_test (test_defaults),
  };

  return cmocka_run_group_tests_name ("settings", tests, NULL, NULL);
}
