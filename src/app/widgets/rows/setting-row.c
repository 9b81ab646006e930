/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/setting-row.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/length-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/shell/settings.h"
#include "workspace/formats.h"

typedef struct
{
  const char *word; /* as in the setting */
  const char *label;
} Word;

static const Word papers[]
    = { { "auto", N_ ("Default for your region") }, { "a4", N_ ("A4") }, { "letter", N_ ("US Letter") }, { NULL } };
static const Word sizes[] = { { "poker", N_ ("Poker") },
                              { "tarot", N_ ("Tarot") },
                              { "bridge", N_ ("Bridge") },
                              { "full", N_ ("Full, both sides") },
                              { NULL } };
static const Word backs[] = { { "long-edge", N_ ("Long edge") },
                              { "short-edge", N_ ("Short edge") },
                              { "fold", N_ ("Fold") },
                              { "none", N_ ("No backs") },
                              { NULL } };
static const Word sides[] = { { "both", N_ ("Both") }, { "front", N_ ("Fronts") }, { "back", N_ ("Backs") }, { NULL } };
static const Word inks[]
    = { { "color", N_ ("Colour") }, { "grey", N_ ("Grey") }, { "saver", N_ ("Saving ink") }, { NULL } };
static const Word units[] = { { "mm", N_ ("Millimetres") }, { "inch", N_ ("Inches") }, { NULL } };

static const Word styles[] = {
  { "system", N_ ("Follow the desktop") }, { "light", N_ ("Always light") }, { "dark", N_ ("Always dark") }, { NULL }
};

/* The words of the table, made once. */
static const Word *
get_formats (void)
{
  static Word *words;
  const MusterFormat *format;
  GArray *all;

  if (words != NULL)
    return words;
  all = g_array_new (TRUE, FALSE, sizeof (Word));
  for (guint i = 0; (format = muster_formats_nth (i)) != NULL; i++)
    g_array_append_vals (all, &(Word){ format->name, format->title }, 1);
  words = (Word *) g_array_free (all, FALSE);
  return words;
}

/* The label of each key. Keys with words are choices; others depend on their type. */
static const struct Setting
{
  const char *key, *title, *subtitle;
  const Word *words;
  const Word *(*get_words) (void); /* if defined elsewhere */
} table[] = {
  { "format", N_ ("_Format"), NULL, NULL, get_formats },
  { "dpi", N_ ("_Dots per Inch"), N_ ("300 is enough for a good printer"), NULL },
  { "paper", N_ ("_Paper"), NULL, papers },
  { "card-size", N_ ("Card _Size"), NULL, sizes },
  { "backs", N_ ("_Backs"), N_ ("The edge the sheet turns over"), backs },
  { "sides", N_ ("S_ides"), NULL, sides },
  { "ink", N_ ("In_k"), NULL, inks },
  { "bleed", N_ ("Bleed"), N_ ("Colour beyond the cut"), NULL },
  { "marks", N_ ("_Crop Marks"), N_ ("Short lines to cut at"), NULL },
  { "codes", N_ ("_QR Codes"), N_ ("On the backs of legal characters, to open them in Muster"), NULL },
  { "list", N_ ("_List"), N_ ("A summary page"), NULL },
  { "offset-x", N_ ("Backs Too Far Right by"), NULL, NULL },
  { "offset-y", N_ ("Backs Too Low by"), NULL, NULL },
  { "style", N_ ("S_tyle"), NULL, styles },
  { "units", N_ ("_Units of Length"), NULL, units },
  { "default-limit", N_ ("_Points of a New Battle Group"), NULL, NULL },
};

static const struct Setting *
find_setting (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (g_str_equal (table[i].key, key))
      return &table[i];
  g_error ("no row for the setting %s", key);
}

/* The range of a number. */
static void
get_range (const char *key, gdouble *least, gdouble *most)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) found = NULL;
  g_autoptr (GVariant) range = NULL, ends = NULL;
  gint first, last;

  g_object_get (muster_settings_get (), "settings-schema", &schema, NULL);
  found = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (found);
  g_variant_get_child (range, 1, "v", &ends);
  if (g_variant_is_of_type (ends, G_VARIANT_TYPE ("(dd)")))
    {
      g_variant_get (ends, "(dd)", least, most);
      return;
    }
  g_variant_get (ends, "(ii)", &first, &last);
  *least = first;
  *most = last;
}

/* Words. */

static gboolean
word_to_row_cb (GValue *value, GVariant *variant, gpointer data)
{
  const char *word = g_variant_get_string (variant, NULL);
  const Word *words = data;

  for (guint i = 0; words[i].word != NULL; i++)
    if (g_str_equal (words[i].word, word))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_word_cb (const GValue *value, const GVariantType *type, gpointer data)
{
  const Word *words = data;
  guint n = g_value_get_uint (value);

  return n != GTK_INVALID_LIST_POSITION ? g_variant_new_string (words[n].word) : NULL;
}

static GtkWidget *
make_choice (const struct Setting *setting, const Word *words)
{
  GtkWidget *row = muster_drop_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (const Word *word = words; word->word != NULL; word++)
    gtk_string_list_append (labels, _ (word->label));
  muster_drop_row_set_model (MUSTER_DROP_ROW (row), G_LIST_MODEL (labels));
  g_settings_bind_with_mapping (muster_settings_get (), setting->key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_row_cb, row_to_word_cb, (gpointer) words, NULL);
  return row;
}

/* Yes or no. */

static GtkWidget *
make_switch (const struct Setting *setting)
{
  GtkWidget *row = muster_wrap_row_new (), *button = gtk_switch_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), button);
  muster_wrap_row_set_activatable_widget (MUSTER_WRAP_ROW (row), button);
  g_settings_bind (muster_settings_get (), setting->key, button, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, row, NULL, -1);
  return row;
}

/* Whole numbers. */

static GtkWidget *
make_number (const struct Setting *setting)
{
  GtkWidget *row = muster_wrap_row_new (), *spin;
  gdouble least, most;

  get_range (setting->key, &least, &most);
  spin = gtk_spin_button_new_with_range (least, most, 50);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), spin);
  muster_wrap_row_set_activatable_widget (MUSTER_WRAP_ROW (row), spin);
  g_settings_bind (muster_settings_get (), setting->key, spin, "value", G_SETTINGS_BIND_DEFAULT);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_RELATION_LABELLED_BY, row, NULL, -1);
  return row;
}

static GtkWidget *
make_length (const struct Setting *setting)
{
  gdouble least, most;

  get_range (setting->key, &least, &most);
  return muster_length_row_new (_ (setting->title), setting->key, least, most);
}

static GtkWidget *
make_by_type (const struct Setting *setting)
{
  g_autoptr (GVariant) value = g_settings_get_value (muster_settings_get (), setting->key);

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return make_switch (setting);
  return g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE) ? make_length (setting) : make_number (setting);
}

/* The title without its mnemonic. */
static void
name_row (GtkWidget *row, const char *title)
{
  g_auto (GStrv) parts = g_strsplit (title, "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

GtkWidget *
muster_setting_row_new (const char *key)
{
  const struct Setting *setting = find_setting (key);
  const Word *words = setting->get_words != NULL ? setting->get_words () : setting->words;
  GtkWidget *row = words != NULL ? make_choice (setting, words) : make_by_type (setting);

  if (!MUSTER_IS_LENGTH_ROW (row))
    name_row (row, _ (setting->title));
  if (setting->subtitle != NULL)
    muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), _ (setting->subtitle));
  gtk_widget_set_name (row, key);
  return row;
}
