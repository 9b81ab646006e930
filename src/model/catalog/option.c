/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/catalog/option.h"

#include "model/i18n.h"
#include "model/text/append.h"

static const char *const kinds[MUSTER_N_KINDS] = {
  [MUSTER_KIND_VALUE] = "value",
  [MUSTER_KIND_ABILITY] = "ability",
  [MUSTER_KIND_RACE] = "race",
  [MUSTER_KIND_TAROT] = "tarot",
  [MUSTER_KIND_WEAPON] = "weapon",
  [MUSTER_KIND_WEAPON_ENCHANTMENT] = "weapon-enchantment",
  [MUSTER_KIND_ARMOR] = "armor",
  [MUSTER_KIND_ARMOR_ENCHANTMENT] = "armor-enchantment",
  [MUSTER_KIND_ACCESSORY] = "accessory",
  [MUSTER_KIND_SKILL] = "skill",
  [MUSTER_KIND_SIZE] = "size",
  [MUSTER_KIND_PUPPET] = "puppet",
  [MUSTER_KIND_CASTLE_CARD] = "castle-card",
  [MUSTER_KIND_ATTRIBUTE] = "attribute",
  [MUSTER_KIND_STUFFED_CARD] = "stuffed-card",
  [MUSTER_KIND_AIM] = "aim",
  [MUSTER_KIND_RULE] = "rule",
};

const char *
muster_kind_get_id (MusterKind kind)
{
  return kinds[kind];
}

gboolean
muster_kind_find (const char *id, MusterKind *kind)
{
  for (MusterKind k = 0; k < MUSTER_N_KINDS; k++)
    if (g_str_equal (kinds[k], id))
      {
        *kind = k;
        return TRUE;
      }
  return FALSE;
}

/* One English word may need two translations, so names are translated per kind. A skill has the name of the ability it
 * teaches. Rules are ordinary text. */
const char *
muster_option_get_name (const MusterOption *option)
{
  MusterKind kind = option->kind == MUSTER_KIND_SKILL ? MUSTER_KIND_ABILITY : option->kind;

  if (kind == MUSTER_KIND_RULE)
    return muster_i18n_translate (option->name);
  return muster_i18n_translate_in (kinds[kind], option->name);
}

const char *
muster_option_get_about (const MusterOption *option)
{
  return muster_i18n_translate (option->about);
}

const char *
muster_option_get_keywords (const MusterOption *option)
{
  return *option->keywords != '\0' ? muster_i18n_translate_in ("keywords", option->keywords) : "";
}

/* Whether a feature has the same name as the single ability that explains it. */
static gboolean
has_name_of_ability (const MusterFeature *feature)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autofree char *label = feature->n_abilities == 1 ? muster_ability_dup_label (feature->abilities[0]) : NULL;

  return g_strcmp0 (label, feature->text) == 0;
}

char *
muster_feature_dup_text (const MusterFeature *feature)
{
  /* Without a translation both return the pack's text. */
  if (!muster_i18n_is_translated ())
    return g_strdup (feature->text);
  if (has_name_of_ability (feature))
    return muster_ability_dup_label (feature->abilities[0]);
  return g_strdup (muster_i18n_translate_in ("feature", feature->text));
}

static void
append_cost (GString *text, const MusterOption *ability)
{
  if (ability->endurance > 0)
    g_string_append_printf (text, C_ ("cost in endurance", "%dE"), ability->endurance);
  if (ability->mana > 0)
    g_string_append_printf (text, C_ ("cost in mana", "%dM"), ability->mana);
}

char *
muster_ability_dup_label (const MusterOption *ability)
{
  GString *label = g_string_new (muster_option_get_name (ability));

  if (ability->ability_kind == MUSTER_ABILITY_REACTION)
    g_string_append_printf (label, " (%s)", C_ ("reaction", "RE"));
  if (ability->endurance > 0 || ability->mana > 0)
    g_string_append_c (label, ' ');
  append_cost (label, ability);

  return g_string_free (label, FALSE);
}

char *
muster_ability_dup_cost (const MusterOption *ability)
{
  GString *cost = g_string_new (NULL);

  append_cost (cost, ability);
  if (ability->weapon_ec)
    g_string_append_printf (cost, "%s%s", cost->len > 0 ? "+" : "", _ ("Weapon EC"));

  return g_string_free (cost, FALSE);
}

void
muster_option_append_features (const MusterOption *option, MusterFeaturePlace place, gboolean adding, GString *cell)
{
  gboolean translated = muster_i18n_is_translated ();

  for (guint i = 0; i < option->n_features; i++)
    {
      const MusterFeature *feature = &option->features[i];
      g_autofree char *text = NULL;

      if (feature->place != place || (feature->n_adds > 0 && !adding))
        continue;
      if (cell->len > 0)
        muster_text_append (cell, ", ", 2);
      text = translated ? muster_feature_dup_text (feature) : NULL;
      muster_text_append_word (cell, translated ? text : feature->text);
    }
}

char *
muster_option_dup_features (const MusterOption *option, MusterFeaturePlace place)
{
  GString *cell = g_string_sized_new (64);

  muster_option_append_features (option, place, TRUE, cell);
  return g_string_free (cell, FALSE);
}

gboolean
muster_option_gives (const MusterOption *option, const MusterOption *ability)
{
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      if (option->features[i].abilities[j] == ability)
        return TRUE;
  return FALSE;
}
