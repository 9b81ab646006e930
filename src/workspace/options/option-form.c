/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/options/option-form.h"

#include <string.h>

#include "model/catalog/field.h"
#include "model/i18n.h"
#include "xml/pack-option.h"
#include "xml/pack.h"

#define LONGEST_LINE 200
#define LONGEST_TEXT 4000

/* Errors. */

static const MusterField *
find_column (MusterKind kind, const char *name)
{
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (g_str_equal (field->name, name))
      return field;
  return NULL;
}

/* A column's schema constraint in words for a player. */
static char *
dup_demand (MusterKind kind, const char *name, const char *text)
{
  const MusterField *field = find_column (kind, name);
  glong most = g_str_equal (name, "about") || g_str_equal (name, "keywords") ? LONGEST_TEXT : LONGEST_LINE;

  if (field != NULL && field->type == MUSTER_FIELD_WORD)
    return g_strdup (_ ("Choose one of these"));
  if (field != NULL && field->type != MUSTER_FIELD_TEXT)
    return g_strdup_printf (_ ("This must be a whole number from %d to %d"), field->low, field->high);
  if (*text == '\0')
    return g_strdup (_ ("This can't be empty"));
  if (g_utf8_strlen (text, -1) > most)
    return g_strdup_printf (ngettext ("This has more than %ld letter", "This has more than %ld letters", (gulong) most),
                            most);
  return g_strdup (_ ("This can't be read here"));
}

static void
append_sentence (GString *all, const char *sentence)
{
  if (strstr (all->str, sentence) == NULL)
    g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "", sentence);
}

static char *
dup_said (xmlNode *node, const char *attribute)
{
  char *said = muster_node_dup_attribute (node, attribute);

  return said != NULL ? said : g_strdup ("");
}

/* The error of an attribute of an element; with NULL, of any attribute that isn't a column of the kind, or of the whole
 * element. */
static char *
dup_error (MusterPackDraft *draft, guint element, MusterKind kind, const char *attribute)
{
  const GPtrArray *complaints = muster_pack_draft_get_complaints (draft);
  xmlNode *node = muster_pack_text_get_node (muster_pack_draft_get_text (draft), element);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < complaints->len; i++)
    {
      const MusterPackComplaint *complaint = complaints->pdata[i];
      g_autofree char *said = attribute != NULL ? dup_said (node, attribute) : NULL, *demand = NULL;

      if (complaint->element != (gint) element || g_strcmp0 (complaint->attribute, attribute) != 0)
        continue;
      if (complaint->of_schema && attribute != NULL)
        demand = dup_demand (kind, attribute, said);
      append_sentence (all, demand != NULL ? demand : complaint->cause);
    }
  return all->len > 0 ? g_strdup (all->str) : NULL;
}

/* The text is in its own tags or the option's. */
static char *
dup_text_error (MusterPackDraft *draft, guint element, const char *text)
{
  if (g_utf8_strlen (text, -1) <= LONGEST_TEXT)
    return NULL;
  return g_strdup_printf (ngettext ("This has more than %ld letter", "This has more than %ld letters", LONGEST_TEXT),
                          (glong) LONGEST_TEXT);
}

char *
muster_option_form_dup_errors (MusterPackDraft *draft, guint element)
{
  MusterPackText *text = muster_pack_draft_get_text (draft);
  const GPtrArray *complaints = muster_pack_draft_get_complaints (draft);
  xmlNode *node = muster_pack_text_get_node (text, element);
  MusterKind kind = MUSTER_KIND_VALUE;
  g_autoptr (GString) all = g_string_new (NULL);

  muster_pack_option_is (text, element, &kind);
  for (guint i = 0; i < complaints->len; i++)
    {
      const MusterPackComplaint *complaint = complaints->pdata[i];
      xmlNode *at = complaint->element >= 0 ? muster_pack_text_get_node (text, (guint) complaint->element) : NULL;
      g_autofree char *error = NULL;

      if (at == NULL || (at != node && at->parent != node))
        continue;
      error = dup_error (draft, (guint) complaint->element, kind, complaint->attribute);
      if (complaint->attribute != NULL && at == node)
        {
          g_autofree char *named
              = g_strdup_printf (_ ("%s: %s"), muster_option_field_get_label (complaint->attribute), error);

          append_sentence (all, named);
        }
      else
        append_sentence (all, error);
    }
  return all->len > 0 ? g_strdup (all->str) : NULL;
}

/* Whether an error belongs to an option or something inside it, and so is shown there. */
static gboolean
is_of_option (MusterPackText *text, const MusterPackComplaint *complaint)
{
  xmlNode *node = complaint->element >= 0 ? muster_pack_text_get_node (text, (guint) complaint->element) : NULL;
  MusterKind kind;

  if (node == NULL || node->parent == NULL || node->parent->type != XML_ELEMENT_NODE)
    return FALSE;
  return muster_pack_option_is (text, (guint) complaint->element, &kind)
         || muster_pack_option_is (text, (guint) muster_node_get_number (node->parent), &kind);
}

char *
muster_option_form_dup_pack_error (MusterPackDraft *draft)
{
  const GPtrArray *complaints = muster_pack_draft_get_complaints (draft);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < complaints->len; i++)
    {
      const MusterPackComplaint *complaint = complaints->pdata[i];
      g_autofree char *placed = g_strdup_printf (_ ("line %ld: %s"), complaint->line, complaint->cause);

      if (complaint->element == 0 && g_strcmp0 (complaint->attribute, "version") == 0)
        append_sentence (all, _ ("A version is numbers with dots between, such as 1.2"));
      else if (!is_of_option (muster_pack_draft_get_text (draft), complaint))
        append_sentence (all, placed);
    }
  return all->len > 0 ? g_strdup (all->str) : NULL;
}

/* Fields. */

static void
free_field (gpointer data)
{
  MusterFormField *field = data;

  g_clear_pointer (&field->words, g_ptr_array_unref);
  g_clear_pointer (&field->labels, g_ptr_array_unref);
  g_free (field->text);
  g_free (field->error);
  g_free (field);
}

static MusterFormField *
add_field (MusterOptionForm *form, const char *name, MusterFormEntry entry)
{
  MusterFormField *field = g_new0 (MusterFormField, 1);

  field->name = name;
  field->label = muster_option_field_get_label (name);
  field->hint = muster_option_field_get_hint (name, form->kind);
  field->part = muster_option_field_get_part (name);
  field->entry = entry;
  field->number = -1;
  g_ptr_array_add (form->fields, field);
  return field;
}

static void
add_choice (MusterFormField *field, const char *word, const char *label)
{
  g_ptr_array_add (field->words, g_strdup (word));
  g_ptr_array_add (field->labels, g_strdup (label));
  if (g_str_equal (field->text, word))
    field->number = (gint) field->words->len - 1;
}

static void
begin_choices (MusterFormField *field)
{
  field->entry = MUSTER_FORM_CHOICE;
  field->words = g_ptr_array_new_with_free_func (g_free);
  field->labels = g_ptr_array_new_with_free_func (g_free);
}

/* Choices begin with a capital. */
static char *
dup_capitalised (const char *word)
{
  gunichar first = g_utf8_get_char (word);
  char start[7] = "";

  g_unichar_to_utf8 (g_unichar_toupper (first), start);
  return g_strconcat (start, g_utf8_next_char (word), NULL);
}

static void
add_words (MusterFormField *field, const MusterField *column)
{
  begin_choices (field);
  if (!column->required)
    add_choice (field, "", column->words == muster_suits ? _ ("Any") : _ ("None"));
  for (gint i = 1; column->words[i] != NULL; i++)
    {
      g_autofree char *label = dup_capitalised (muster_words_say (column->words, i));

      add_choice (field, column->words[i], label);
    }
}

/* The known Masters; anything else in the file stays selectable. */
static void
add_masters (MusterFormField *field, const MusterCatalog *catalog)
{
  begin_choices (field);
  add_choice (field, "", _ ("None"));
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_PUPPET); i++)
    {
      const MusterOption *puppet = muster_catalog_nth (catalog, MUSTER_KIND_PUPPET, i);

      if (puppet->puppet_rank == MUSTER_PUPPET_MASTER)
        add_choice (field, puppet->id, muster_option_get_name (puppet));
    }
  if (field->number < 0)
    add_choice (field, field->text, field->text);
}

static gint
read_number (const char *text, gint usual)
{
  return *text != '\0' ? (gint) CLAMP (g_ascii_strtoll (text, NULL, 10), G_MININT, G_MAXINT) : usual;
}

static void
add_column (MusterOptionForm *form, MusterPackDraft *draft, xmlNode *node, const MusterField *column)
{
  MusterFormField *field;

  if (column->type == MUSTER_FIELD_FEATURES || g_str_equal (column->name, "about"))
    return;
  field = add_field (form, column->name, MUSTER_FORM_LINE);
  field->text = dup_said (node, column->name);
  field->required = column->required;
  field->low = column->low;
  field->high = column->high;
  if (form->kind == MUSTER_KIND_ABILITY && column->type == MUSTER_FIELD_TEXT)
    field->part = MUSTER_FORM_NUMBERS;
  if (form->kind == MUSTER_KIND_AIM || form->kind == MUSTER_KIND_RACE)
    field->part = column->words == NULL && !g_str_equal (column->name, "points") ? MUSTER_FORM_STATS : field->part;
  if (form->kind == MUSTER_KIND_ABILITY && g_str_equal (column->name, "mana"))
    field->label = _ ("Mana");
  if (g_str_equal (column->name, "army"))
    add_masters (field, muster_pack_draft_get_catalog (draft));
  else if (column->type == MUSTER_FIELD_WORD)
    add_words (field, column);
  else if (column->type == MUSTER_FIELD_YES_NO)
    {
      field->entry = MUSTER_FORM_SWITCH;
      field->number = g_str_equal (field->text, "yes") || (*field->text == '\0' && g_str_equal (field->name, "pays"));
    }
  else if (column->type != MUSTER_FIELD_TEXT)
    {
      field->entry = MUSTER_FORM_NUMBER;
      field->number = read_number (field->text, 0);
    }
}

static void
add_what (MusterOptionForm *form, MusterPackText *text, xmlNode *node)
{
  guint element = (guint) muster_node_get_number (node);
  MusterFormField *field = add_field (form, "name", MUSTER_FORM_LINE);

  field->text = dup_said (node, "name");
  field->required = TRUE;
  if (muster_pack_option_has_content (form->kind) || muster_pack_option_has_about (form->kind))
    {
      field = add_field (form, "about", MUSTER_FORM_PASSAGE);
      field->text = muster_pack_option_dup_about (text, element);
    }
  field = add_field (form, "keywords", MUSTER_FORM_LINE);
  field->text = dup_said (node, "keywords");
}

static gint
compare_parts (gconstpointer a, gconstpointer b)
{
  return (gint) (*(MusterFormField *const *) a)->part - (gint) (*(MusterFormField *const *) b)->part;
}

static void
add_fields (MusterOptionForm *form, MusterPackDraft *draft, xmlNode *node)
{
  MusterPackText *text = muster_pack_draft_get_text (draft);
  guint element = (guint) muster_node_get_number (node);

  add_what (form, text, node);
  for (const MusterField *column = muster_fields_of (form->kind); column->name != NULL; column++)
    add_column (form, draft, node, column);
  if (muster_pack_option_has_values (form->kind))
    {
      MusterFormField *field = add_field (form, "values", MUSTER_FORM_VALUES);

      field->text = g_strdup ("");
      field->number = muster_pack_option_get_values (text, element, muster_pack_draft_get_catalog (draft));
    }
  for (guint i = 0; i < form->fields->len; i++)
    {
      MusterFormField *field = form->fields->pdata[i];

      field->error = field->entry == MUSTER_FORM_PASSAGE ? dup_text_error (draft, element, field->text)
                                                         : dup_error (draft, element, form->kind, field->name);
    }
  g_ptr_array_sort (form->fields, compare_parts);
}

/* Features. */

static const char *const places[] = { "effect", "crit", "special" };

gboolean
muster_option_form_has_place (MusterKind kind, MusterFeaturePlace place)
{
  if (kind == MUSTER_KIND_RACE || kind == MUSTER_KIND_ARMOR_ENCHANTMENT || kind == MUSTER_KIND_ACCESSORY)
    return place == MUSTER_FEATURE_PLACE_EFFECT;
  return (kind == MUSTER_KIND_WEAPON || kind == MUSTER_KIND_WEAPON_ENCHANTMENT) && place != MUSTER_FEATURE_PLACE_EFFECT;
}

/* Whether the schema lets a feature there add to that. */
static gboolean
may_add (MusterKind kind, MusterFeaturePlace place, MusterAddable what)
{
  if (place == MUSTER_FEATURE_PLACE_CRIT)
    return FALSE;
  if (kind == MUSTER_KIND_RACE)
    return what == MUSTER_ADDABLE_SKILLS;
  if (kind == MUSTER_KIND_WEAPON_ENCHANTMENT)
    return what > MUSTER_ADDABLE_SKILLS;
  return what < (MusterAddable) MUSTER_N_STATS;
}

static void
free_feature (gpointer data)
{
  MusterFormFeature *feature = data;

  g_free (feature->title);
  g_free (feature->words);
  g_free (feature->before_number);
  g_free (feature->error);
  g_ptr_array_unref (feature->abilities);
  g_ptr_array_unref (feature->names);
  g_free (feature);
}

gboolean
muster_option_form_takes_number (const MusterOption *ability)
{
  g_autofree char *with_x = g_strconcat (ability->name, " X", NULL);

  return strstr (ability->about, with_x) != NULL;
}

/* "On Hit: Hex 2" is 2 of Hex; "Hex" alone has no number yet. */
static void
read_x (MusterFormFeature *feature, const MusterOption *ability)
{
  g_autofree char *before = g_strconcat (ability->name, " ", NULL);
  const char *found = g_strrstr (feature->words, before), *digits = found != NULL ? found + strlen (before) : "";

  feature->number = -1;
  if (!muster_option_form_takes_number (ability) || (*feature->words != '\0' && !g_ascii_isdigit (*digits)))
    return;
  feature->number = read_number (digits, 0);
  feature->before_number
      = found != NULL ? g_strndup (feature->words, (gsize) (digits - feature->words)) : g_steal_pointer (&before);
}

static void
add_abilities (MusterFormFeature *feature, const MusterCatalog *catalog, xmlNode *node)
{
  g_auto (GStrv) ids = muster_node_dup_list (node, "see");

  for (char **id = ids; *id != NULL; id++)
    {
      const MusterOption *ability = muster_catalog_find (catalog, MUSTER_KIND_ABILITY, *id);

      g_ptr_array_add (feature->abilities, g_strdup (*id));
      g_ptr_array_add (feature->names, g_strdup (ability != NULL ? muster_option_get_name (ability) : *id));
      if (ability != NULL && feature->title == NULL)
        feature->title = muster_ability_dup_label (ability);
      g_clear_pointer (&feature->before_number, g_free);
      if (ability != NULL)
        read_x (feature, ability);
    }
}

static char *
dup_feature_error (MusterPackDraft *draft, guint element, MusterKind kind)
{
  const GPtrArray *complaints = muster_pack_draft_get_complaints (draft);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < complaints->len; i++)
    {
      const MusterPackComplaint *complaint = complaints->pdata[i];

      if (complaint->element == (gint) element)
        append_sentence (all, g_strcmp0 (complaint->attribute, "as") == 0 && !complaint->of_schema
                                  ? _ ("This needs a text for the card, or an ability that explains it")
                                  : complaint->cause);
    }
  return all->len > 0 ? g_strdup (all->str) : NULL;
}

static void
add_feature (MusterOptionForm *form, MusterPackDraft *draft, xmlNode *node, MusterFeaturePlace place)
{
  MusterFormFeature *feature = g_new0 (MusterFormFeature, 1);

  feature->place = place;
  feature->number = -1;
  feature->words = dup_said (node, "as");
  feature->abilities = g_ptr_array_new_with_free_func (g_free);
  feature->names = g_ptr_array_new_with_free_func (g_free);
  add_abilities (feature, muster_pack_draft_get_catalog (draft), node);
  if (*feature->words != '\0' || feature->title == NULL)
    {
      g_free (feature->title);
      feature->title = g_strdup (*feature->words != '\0' ? feature->words : _ ("New Ability"));
    }
  for (MusterAddable what = 0; what < MUSTER_N_ADDABLES; what++)
    if (may_add (form->kind, place, what))
      {
        g_autofree char *said = dup_said (node, muster_addable[what].name);
        guint n = feature->n_adds++;

        feature->adds[n].name = muster_addable[what].name;
        feature->adds[n].label = muster_option_field_get_label (muster_addable[what].name);
        feature->adds[n].number = read_number (said, 0);
      }
  feature->error = dup_feature_error (draft, (guint) muster_node_get_number (node), form->kind);
  g_ptr_array_add (form->features, feature);
}

/* The whole form. */

MusterOptionForm *
muster_option_form_new (MusterPackDraft *draft)
{
  MusterPackText *text = muster_pack_draft_get_text (draft);
  gint element = muster_pack_draft_get_selected (draft);
  MusterOptionForm *form;
  MusterKind kind;
  xmlNode *node;

  if (element < 0 || !muster_pack_option_is (text, (guint) element, &kind))
    return NULL;
  node = muster_pack_text_get_node (text, (guint) element);
  form = g_new0 (MusterOptionForm, 1);
  form->kind = kind;
  form->fields = g_ptr_array_new_with_free_func (free_field);
  form->features = g_ptr_array_new_with_free_func (free_feature);
  add_fields (form, draft, node);
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    for (guint place = 0; place < G_N_ELEMENTS (places); place++)
      if (muster_node_is (child, places[place]))
        add_feature (form, draft, child, (MusterFeaturePlace) place);
  form->error = dup_error (draft, (guint) element, kind, NULL);
  return form;
}

void
muster_option_form_free (MusterOptionForm *form)
{
  g_ptr_array_unref (form->fields);
  g_ptr_array_unref (form->features);
  g_free (form->error);
  g_free (form);
}

/* Facts. */

/* Enough numbers to recognise an option. */
#define MOST_FACTS 5

char *
muster_option_form_dup_facts (const MusterOption *option)
{
  GString *facts = g_string_new (muster_option_kind_get_name (option->kind));
  guint n = 0;

  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    if (g_str_equal (field->name, "points"))
      g_string_append_printf (facts, ngettext (" · %d point", " · %d points", (gulong) option->points), option->points);
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL && n < MOST_FACTS; field++)
    {
      g_autofree char *cell = NULL;

      if (field->type == MUSTER_FIELD_TEXT || field->type == MUSTER_FIELD_FEATURES || field->type == MUSTER_FIELD_YES_NO
          || g_str_equal (field->name, "points") || muster_field_get (field, option) == 0)
        continue;
      cell = muster_field_dup_cell (field, option);
      if (field->type == MUSTER_FIELD_WORD)
        g_string_append_printf (facts, " · %s", cell);
      else
        g_string_append_printf (facts, " · %s %s", muster_option_field_get_label (field->name), cell);
      n++;
    }
  return g_string_free (facts, FALSE);
}
