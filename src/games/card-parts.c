/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/card-parts.h"

#include "model/passage.h"
#include "model/i18n.h"

#define HASH_SHOWN 12

static void
append_detail (GString *details, const char *format, const char *value)
{
  if (*value == '\0')
    return;
  if (details->len > 0)
    g_string_append (details, ", ");
  g_string_append_printf (details, format, value);
}

const char *
muster_card_get_damage_name (MusterDamage damage)
{
  static const char *const damages[] = { "",          N_ ("Mundane"), N_ ("Magic"),    N_ ("Light"), N_ ("Dark"),
                                         N_ ("Fire"), N_ ("Cold"),    N_ ("Electric"), N_ ("Acid") };

  return damage != MUSTER_DAMAGE_NONE ? _ (damages[damage]) : "";
}

static char *
dup_details (const MusterOption *ability)
{
  GString *details = g_string_new (NULL);

  append_detail (details, "%s", muster_card_get_damage_name (ability->damage));
  append_detail (details, _ ("reach %s"), ability->ability_reach);
  append_detail (details, _ ("range %s"), ability->ability_range);
  append_detail (details, _ ("radius %s"), ability->ability_radius);
  append_detail (details, "%s", ability->fear ? _ ("Fear") : "");

  return g_string_free (details, FALSE);
}

void
muster_card_add_ability (GArray *entries, const MusterOption *ability, const char *source)
{
  MusterCardEntry *entry;

  for (guint i = 0; i < entries->len; i++)
    if (g_strcmp0 (muster_card_entry (entries, i)->id, ability->id) == 0)
      return;
  entry = muster_card_add_entry (entries, muster_option_get_name (ability));
  entry->id = g_strdup (ability->id);
  entry->kind = muster_ability_kinds[ability->ability_kind];
  entry->reaction = ability->ability_kind == MUSTER_ABILITY_REACTION;
  entry->fear = ability->fear;
  g_free (entry->cost);
  entry->cost = muster_ability_dup_cost (ability);
  entry->endurance = ability->endurance;
  entry->mana = ability->mana;
  entry->weapon_ec = ability->weapon_ec;
  g_free (entry->details);
  entry->details = dup_details (ability);
  muster_card_set (&entry->text, muster_option_get_about (ability));
  muster_card_set (&entry->source, source);
}

char *
muster_card_dup_content (const MusterCatalog *catalog, const char *game)
{
  GString *content = g_string_new (NULL);

  for (guint i = 0; i < muster_catalog_n_packs (catalog); i++)
    {
      const MusterPackFacts *pack = muster_catalog_pack (catalog, i);

      if (g_str_equal (pack->game, game))
        g_string_append_printf (content, "%s%s %s · %.*s", content->len > 0 ? ", " : "", pack->name, pack->version,
                                HASH_SHOWN, pack->hash);
    }
  return g_string_free (content, FALSE);
}

static void
add_problems (MusterRoster *roster, const MusterReport *report, const char *name)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];
      char *sentence
          = name == NULL ? g_strdup (problem->sentence) : g_strdup_printf (_ ("%s: %s"), name, problem->sentence);

      g_ptr_array_add (roster->problems, muster_problem_copy_told (problem, sentence));
    }
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];
      const char *part_name = muster_report_get (part, "name");

      add_problems (roster, part, part_name == NULL ? name : *part_name != '\0' ? part_name : _ ("Unnamed"));
    }
}

void
muster_roster_add_report (MusterRoster *roster, const MusterReport *report)
{
  for (guint i = 0; report->facts != NULL && i < report->facts->len; i++)
    g_ptr_array_add (roster->notes, g_strdup (report->facts->pdata[i]));
  add_problems (roster, report, NULL);
  roster->legal = muster_report_get_legality (report);
}

MusterRoster *
muster_roster_begin (const MusterCatalog *catalog, const MusterThing *thing, const char *title,
                     const MusterReport *report)
{
  MusterRoster *roster = muster_roster_new (thing->klass->element, title, muster_thing_get_name (thing));

  muster_roster_add_report (roster, report);
  roster->content = muster_card_dup_content (catalog, thing->klass->game);
  return roster;
}

static void
add_rule (GArray *entries, const char *name, const char *text)
{
  MusterCardEntry *entry;

  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (muster_card_entry (entries, i)->name, name))
      return;
  if (*text == '\0')
    return;
  entry = muster_card_add_entry (entries, name);
  entry->kind = "effect";
  muster_card_set (&entry->text, text);
}

void
muster_roster_add_rule (MusterRoster *roster, const char *name, const char *text)
{
  add_rule (roster->entries, name, text);
}

void
muster_roster_add_secret_rule (MusterRoster *roster, const char *name, const char *text)
{
  add_rule (roster->secret_entries, name, text);
}

void
muster_roster_add_passages (MusterRoster *roster, const char *name, const GArray *passages)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < passages->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", muster_passages_at (passages, i)->text);
  muster_roster_add_rule (roster, name, text->str);
}
