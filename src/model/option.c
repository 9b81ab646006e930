#include "model/option.h"

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

static void
append_cost (GString *text, const MusterOption *ability)
{
  if (ability->endurance > 0)
    g_string_append_printf (text, "%dE", ability->endurance);
  if (ability->mana > 0)
    g_string_append_printf (text, "%dM", ability->mana);
}

char *
muster_ability_dup_label (const MusterOption *ability)
{
  GString *label = g_string_new (ability->name);

  if (ability->ability_kind == MUSTER_ABILITY_REACTION)
    g_string_append (label, " (RE)");
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
    g_string_append (cost, cost->len > 0 ? "+Weapon EC" : "Weapon EC");

  return g_string_free (cost, FALSE);
}

char *
muster_option_dup_features (const MusterOption *option, MusterPlace place)
{
  GString *cell = g_string_new (NULL);

  for (guint i = 0; i < option->n_features; i++)
    {
      if (option->features[i].place != place)
        continue;
      if (cell->len > 0)
        g_string_append (cell, ", ");
      g_string_append (cell, option->features[i].text);
    }

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
