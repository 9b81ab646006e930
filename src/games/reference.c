/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/reference.h"

#include "games/card-parts.h"
#include "model/i18n.h"

void
muster_reference_add_rule (MusterRoster *roster, const char *icon, const char *name, const char *text)
{
  MusterCardEntry *entry = muster_card_add_entry (roster->entries, name);

  entry->kind = icon != NULL ? g_intern_string (icon) : MUSTER_ROSTER_HEADING; /* may outlive the catalogue */
  muster_card_set (&entry->text, text);
}

/* The headings of a game's rules in pack order, each an array of its rules. Equal headings of two packs are merged. */
static GPtrArray *
collect_headings (const MusterCatalog *catalog, const char *game)
{
  GPtrArray *headings = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) by_words = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_RULE); i++)
    {
      const MusterOption *rule = muster_catalog_nth (catalog, MUSTER_KIND_RULE, i);
      GPtrArray *rules = g_hash_table_lookup (by_words, rule->heading);

      if (!g_str_equal (muster_catalog_pack (catalog, rule->pack)->game, game))
        continue;
      if (rules == NULL)
        {
          rules = g_ptr_array_new ();
          g_hash_table_insert (by_words, (gpointer) rule->heading, rules);
          g_ptr_array_add (headings, rules);
        }
      g_ptr_array_add (rules, (gpointer) rule);
    }
  return headings;
}

static void
add_heading (MusterRoster *roster, const GPtrArray *rules)
{
  const MusterOption *first = rules->pdata[0];

  muster_reference_add_rule (roster, NULL, _ (first->heading), "");
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOption *rule = rules->pdata[i];

      muster_reference_add_rule (roster, rule->icon, muster_option_get_name (rule), muster_option_get_about (rule));
    }
}

MusterRoster *
muster_reference_new (const MusterCatalog *catalog, const char *game, const char *name, const MusterCardStyle *style)
{
  MusterRoster *roster = muster_roster_new ("reference", _ ("Reference"), name);
  g_autoptr (GPtrArray) headings = collect_headings (catalog, game);

  roster->reference = TRUE;
  roster->style = *style;
  roster->content = muster_card_dup_content (catalog, game);
  for (guint i = 0; i < headings->len; i++)
    add_heading (roster, headings->pdata[i]);
  return roster;
}
