/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/cards.h"

#include "games/collision/evaluation.h"

#include "model/text/phrase.h"
#include "model/member.h"
#include "model/i18n.h"
#include "games/card-parts.h"
#include "games/house-options.h"
#include "games/game.h"
#include "games/collision/group-judge.h"
#include "games/collision/judge.h"
#include "games/collision/play.h"
#include "games/collision/totals.h"

const MusterCardStyle muster_collision_page_style = { "rule", "slate", "swords", NULL };

/* Splits the row of ten: what happens to the character, and what it does to others. */
#define MOST_INJURIES 8 /* the most that the rules allow */
#define MOST_ENDURANCE 9
#define BLANK_MANA 9
#define FIRST_MINOR MUSTER_STAT_ATT

static void
add_stat (MusterCard *card, MusterStat stat, const char *value, const char *derivation)
{
  muster_card_add_number (stat < FIRST_MINOR ? card->numbers : card->minor, muster_stat_get_id (stat),
                          muster_stat_get_name (stat), value, derivation);
}

static void
add_stats (MusterCard *card, const MusterCollisionCharacter *character, const MusterCollisionTotals *totals)
{
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    {
      g_autoptr (GArray) parts = muster_collision_totals_explain_stat (character, stat);
      g_autofree char *derivation = muster_collision_parts_dup_text (muster_stat_get_name (stat), parts);
      g_autofree char *value = g_strdup_printf ("%d", totals->stats[stat]);

      add_stat (card, stat, totals->complete ? value : "", derivation);
    }
}

static void
add_weapon_number (MusterCardBlock *block, const char *id, const char *label, gint value, const char *after)
{
  g_autofree char *text = g_strdup_printf ("%d%s", value, after);

  muster_card_add_number (block->numbers, id, label, text, NULL);
}

static void
add_weapon (MusterCard *card, const MusterCollisionCharacter *character, const MusterCollisionTotals *totals, guint n)
{
  const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, n);
  MusterCardBlock *block;
  MusterCollisionWeaponLine line;

  if (!muster_choice_is_made (&carried->weapon))
    return;
  block = muster_card_add_block (card, muster_choice_get_name (&carried->weapon));
  if (muster_choice_is_made (&carried->enchantment))
    block->enchantment = g_strdup (muster_choice_get_name (&carried->enchantment));
  if (!totals->complete || !muster_collision_totals_derive_weapon (character, totals, n, &line))
    return;
  block->damage = line.damage;
  add_weapon_number (block, "ec", _ ("EC"), line.ec, "");
  add_weapon_number (block, "w-att", _ ("W-Att"), line.w_att, "");
  add_weapon_number (block, "w-pow", _ ("W-Pow"), line.w_pow, "");
  add_weapon_number (block, "reach", _ ("Reach"), line.reach, line.ranged ? "+" : "");
  g_free (block->crit);
  block->crit = muster_collision_weapon_line_dup_features (&line, MUSTER_FEATURE_PLACE_CRIT);
  g_free (block->special);
  block->special = muster_collision_weapon_line_dup_features (&line, MUSTER_FEATURE_PLACE_SPECIAL);
}

/* A held accessory fills an empty weapon slot, as the book advises, so that nobody overlooks it. */
static void
add_held (MusterCard *card, const MusterCollisionCharacter *character)
{
  const MusterOption *accessory = character->accessory.option;
  MusterCardBlock *block;

  if (accessory == NULL || accessory->hands == 0 || card->blocks->len >= MUSTER_COLLISION_MAX_WEAPONS)
    return;
  block = muster_card_add_block (card, muster_option_get_name (accessory));
  g_free (block->special);
  block->special = muster_option_dup_features (accessory, MUSTER_FEATURE_PLACE_EFFECT);
}

/* Omits from the back what only matters at creation, is clear from the front, or explains other terms. */
static gboolean
needs_telling (const MusterFeature *feature, const MusterOption *ability)
{
  return feature->n_adds == 0 && ability->ability_kind != MUSTER_ABILITY_CRIT
         && ability->ability_kind != MUSTER_ABILITY_TERM;
}

static void
add_features (MusterCard *card, const MusterOption *option)
{
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      if (needs_telling (&option->features[i], option->features[i].abilities[j]))
        muster_card_add_ability (card->entries, option->features[i].abilities[j], muster_option_get_name (option));
}

/* First the character's own abilities, then those of its weapons. */
static void
add_entries (MusterCard *card, const MusterCollisionCharacter *character)
{
  for (gint weapons = 0; weapons <= 1; weapons++)
    {
      MusterCollisionPick pick = { 0 };

      while (muster_collision_character_next_pick (character, &pick))
        {
          const MusterOption *option = pick.choice->option;
          gboolean armed
              = pick.slot == MUSTER_COLLISION_SLOT_WEAPON || pick.slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT;

          if (option == NULL || armed != weapons)
            continue;
          add_features (card, option);
          if (option->teaches != NULL)
            muster_card_add_ability (card->entries, option->teaches, _ ("Skill"));
        }
    }
}

static void
add_notes (MusterCard *card)
{
  MusterCardEntry *entry;

  if (card->notes == NULL || *card->notes == '\0')
    return;
  entry = muster_card_add_entry (card->entries, _ ("Notes"));
  entry->kind = "notes";
  muster_card_set (&entry->text, card->notes);
}

static char *
dup_values (const MusterCatalog *catalog, const MusterValueChoices *values)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < values->n; i++)
    g_ptr_array_add (names, muster_catalog_dup_value_names (catalog, values->sets[i]));
  if (values->n == 1 && values->sets[0] == 0)
    return g_strdup (_ ("None"));
  if (values->n == 0)
    return g_strdup (_ ("no three serve all"));
  g_ptr_array_add (names, NULL);
  return muster_phrase_dup_or ((const char *const *) names->pdata);
}

static void
add_chosen_fact (MusterCard *card, const char *id, const char *label, const MusterChoice *choice,
                 const MusterChoice *enchantment)
{
  g_autofree char *text = NULL;

  if (!muster_choice_is_made (choice))
    return;
  text = enchantment != NULL && muster_choice_is_made (enchantment)
             ? g_strdup_printf ("%s (%s)", muster_choice_get_name (choice), muster_choice_get_name (enchantment))
             : g_strdup (muster_choice_get_name (choice));
  muster_card_add_fact (card->facts, id, label, text);
}

static void
add_limit_fact (MusterCard *card, gint limit)
{
  g_autofree char *text = g_strdup_printf (_ ("%d+ points"), limit);

  if (limit > 0)
    muster_card_add_fact (card->facts, "restriction", _ ("Restriction"), text);
}

/* House options must be visible to whoever reads the card. */
static void
add_house_fact (MusterCard *card, const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  g_autoptr (GPtrArray) options = muster_house_options_find (catalog, &character->thing);
  g_autofree char *names = muster_house_options_dup_names (options);

  if (options->len > 0)
    muster_card_add_fact (card->facts, "house", _ ("House options"), names);
}

static void
add_facts (MusterCard *card, const MusterCatalog *catalog, const MusterCollisionCharacter *character,
           const MusterCollisionTotals *totals)
{
  g_autofree char *values = dup_values (catalog, &totals->values);

  muster_card_add_fact (card->facts, "values", _ ("Values"), values);
  add_chosen_fact (card, "tarot", _ ("Tarot"), &character->tarot, NULL);
  add_chosen_fact (card, "race", _ ("Race"), &character->race, NULL);
  add_chosen_fact (card, "armor", _ ("Armor"), &character->armor, &character->armor_enchantment);
  add_chosen_fact (card, "accessory", _ ("Accessory"), &character->accessory, NULL);
  add_limit_fact (card, totals->limit);
  add_house_fact (card, catalog, character);
}

/* The players' note follows. */
static void
add_agreed (MusterCard *card, char *sentence, const MusterAgreement *agreement)
{
  gboolean noted = agreement->note != NULL && *agreement->note != '\0';

  g_ptr_array_add (card->problems,
                   noted ? g_strdup_printf (_ ("%s (%s)"), sentence, agreement->note) : g_strdup (sentence));
  g_free (sentence);
  card->n_agreed++;
}

/* Agreed problems, or the others. */
static void
add_problems (MusterCard *card, const MusterCatalog *catalog, const MusterCollisionCharacter *character,
              const MusterCollisionTotals *totals, const GArray *findings, gboolean agreed)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (findings, i);
      const MusterAgreement *agreement
          = muster_agreements_find (character->thing.agreements, muster_collision_rule_get_id (finding->rule));
      char *sentence = NULL;

      if (!muster_collision_rule_is_error (finding->rule))
        continue;
      card->unfinished &= muster_collision_rule_is_missing (finding->rule);
      if ((agreement != NULL) != agreed)
        continue;
      sentence = muster_collision_finding_dup_sentence (finding, catalog, character, totals);
      if (agreed)
        add_agreed (card, sentence, agreement);
      else
        g_ptr_array_add (card->problems, sentence);
    }
}

/* Suit and values give the colour; fixed characters have no suit. */
static void
set_style (MusterCard *card, const char *emblem)
{
  card->style = (MusterCardStyle){ .edge = "rule", .emblem = emblem };
}

static MusterCard *
make_character_card (const MusterCatalog *catalog, const MusterCollisionCharacter *character, const char *name)
{
  MusterCard *card = muster_card_new (muster_collision_character_class.element, name);
  g_autoptr (MusterCollisionEvaluation) evaluation = muster_collision_evaluate (catalog, character);
  const MusterCollisionTotals *totals = &evaluation->totals;

  set_style (card, NULL);
  card->legal = muster_collision_findings_get_legality (evaluation->findings, &character->thing);
  card->points = totals->points;
  card->values = totals->values.n == 1 ? totals->values.sets[0] : 0;
  card->value_ids = muster_catalog_dup_value_ids (catalog, card->values);
  if (character->tarot.option != NULL)
    {
      card->suit = character->tarot.option->suit;
      card->rank = character->tarot.option->rank;
    }
  card->notes = g_strdup (character->notes);
  card->portrait = character->portrait != NULL ? muster_portrait_ref (character->portrait) : NULL;
  add_stats (card, character, totals);
  for (guint i = 0; i < character->weapons->len; i++)
    add_weapon (card, character, totals, i);
  add_held (card, character);
  add_facts (card, catalog, character, totals);
  add_entries (card, character);
  if (totals->complete)
    muster_collision_add_trackers (card, totals->stats);
  add_notes (card);
  card->unfinished = card->legal == MUSTER_ILLEGAL;
  add_problems (card, catalog, character, totals, evaluation->findings, FALSE);
  add_problems (card, catalog, character, totals, evaluation->findings, TRUE);

  return card;
}

/* An empty weapon to fill in by hand. */
static void
add_empty_numbers (MusterCardBlock *block)
{
  block->hint = _ ("Weapon");
  block->end_hint = _ ("Type");
  muster_card_add_number (block->numbers, "ec", _ ("EC"), NULL, NULL);
  muster_card_add_number (block->numbers, "w-att", _ ("W-Att"), NULL, NULL);
  muster_card_add_number (block->numbers, "w-pow", _ ("W-Pow"), NULL, NULL);
  muster_card_add_number (block->numbers, "reach", _ ("Reach"), NULL, NULL);
}

/* A fixed character's weapons and abilities are only in the book, so leave room to copy them. */
static MusterCard *
make_fixed_card (const MusterCatalog *catalog, const MusterCollisionFixed *fixed, const char *name)
{
  MusterCard *card = muster_card_new (muster_collision_fixed_class.element, name);
  MusterValueChoices values = { 1, { fixed->values } };
  g_autofree char *names = dup_values (catalog, &values);

  set_style (card, "light");
  card->points = fixed->points;
  card->legal = muster_collision_fixed_get_legality (fixed);
  card->values = fixed->values;
  card->value_ids = muster_catalog_dup_value_ids (catalog, fixed->values);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    {
      g_autofree char *value = g_strdup_printf ("%d", fixed->stats[stat]);

      add_stat (card, stat, fixed->has_stats ? value : "", NULL);
    }
  muster_card_add_fact (card->facts, "values", _ ("Values"), names);
  muster_card_add_fact (card->facts, "tarot", _ ("Tarot"), _ ("Major Arcana"));
  if (fixed->has_stats)
    muster_collision_add_trackers (card, fixed->stats);
  add_limit_fact (card, fixed->limit);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    add_empty_numbers (muster_card_add_spare (card));

  return card;
}

static MusterCard *
make_card (const MusterCatalog *catalog, const MusterThing *thing, const char *name)
{
  if (thing->klass == &muster_collision_fixed_class)
    return make_fixed_card (catalog, (const MusterCollisionFixed *) thing, name);
  return make_character_card (catalog, (const MusterCollisionCharacter *) thing, name);
}

static void
make_group_cards (const MusterCatalog *catalog, const MusterCollisionGroup *group, GPtrArray *cards)
{
  g_autofree MusterCollisionNamesakes *namesakes = muster_collision_group_count_namesakes (group);

  for (guint i = 0; i < group->members->len; i++)
    {
      MusterCard *first = NULL;

      for (guint copy = 0; copy < muster_collision_group_get_count (group, i); copy++)
        {
          g_autofree char *name = muster_collision_group_dup_copy_name (group, namesakes, i, copy);

          if (first == NULL)
            g_ptr_array_add (cards, first = make_card (catalog, group->members->pdata[i], name));
          else
            g_ptr_array_add (cards, muster_card_new_copy (first, name));
        }
    }
}

guint64
muster_collision_count_cards (const MusterThing *thing)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;
  guint64 n = 0;

  if (thing->klass != &muster_collision_group_class)
    return muster_member_get_count (thing);
  for (guint i = 0; i < group->members->len; i++)
    n += muster_collision_group_get_count (group, i);
  return n;
}

void
muster_collision_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  /* A single character with a count is treated as a group of its own. */
  g_autoptr (GPtrArray) alone = g_ptr_array_new ();
  MusterCollisionGroup group = { .members = alone };

  if (thing->klass == &muster_collision_group_class)
    {
      make_group_cards (catalog, (const MusterCollisionGroup *) thing, cards);
      return;
    }
  g_ptr_array_add (alone, (gpointer) thing);
  make_group_cards (catalog, &group, cards);
}

MusterCard *
muster_collision_make_blank (void)
{
  MusterCard *card = muster_card_new (muster_collision_character_class.element, "");

  card->blank = TRUE;
  muster_card_add_track (card, _ ("Injuries"), MOST_INJURIES);
  muster_card_add_track (card, _ ("Endurance"), MOST_ENDURANCE);
  muster_card_add_track (card, _ ("Mana"), BLANK_MANA);
  set_style (card, NULL);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    add_stat (card, stat, NULL, NULL);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    add_empty_numbers (muster_card_add_block (card, ""));
  muster_card_add_fact (card->facts, "values", _ ("Values"), NULL);
  muster_card_add_fact (card->facts, "tarot", _ ("Tarot"), NULL);
  muster_card_add_fact (card->facts, "race", _ ("Race"), NULL);
  muster_card_add_fact (card->facts, "armor", _ ("Armor"), NULL);
  muster_card_add_fact (card->facts, "accessory", _ ("Accessory"), NULL);
  muster_card_add_fact (card->facts, "restriction", _ ("Restriction"), NULL);

  return card;
}

char *
muster_collision_dup_choices (const MusterCollisionCharacter *character)
{
  GString *text = g_string_new (NULL);
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (character, &pick))
    {
      const char *name = muster_choice_get_name (pick.choice);

      if (pick.slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT || pick.slot == MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT)
        g_string_append_printf (text, " (%s)", name);
      else
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", name);
    }
  return g_string_free (text, FALSE);
}

/* "Sabre (Quick): EC 2 · W-Att 4 · … · Electric · Crit Injury+2 · Sharp, Multiattack". Free with g_free(). */
static char *
dup_weapon (const MusterCardBlock *block)
{
  GString *text = g_string_new (block->name);

  if (block->enchantment != NULL)
    g_string_append_printf (text, " (%s)", block->enchantment);
  for (guint i = 0; i < block->numbers->len; i++)
    g_string_append_printf (text, "%s%s %s", i == 0 ? ": " : " · ", muster_card_number (block->numbers, i)->label,
                            muster_card_number (block->numbers, i)->value);
  if (*muster_damages[block->damage] != '\0')
    g_string_append_printf (text, " · %s", muster_card_get_damage_name (block->damage));
  if (*block->crit != '\0')
    g_string_append_printf (text, " · %s %s", _ ("Crit"), block->crit);
  if (*block->special != '\0')
    g_string_append_printf (text, " · %s", block->special);
  return g_string_free (text, FALSE);
}

/* Its stats and equipment as on its card, and its values. */
static void
add_line (MusterRoster *roster, const MusterThing *member, guint count, const MusterCollisionMemberTotals *tallied,
          const MusterCard *card)
{
  char *choices = member->klass == &muster_collision_fixed_class
                      ? g_strdup (_ ("Major Arcana"))
                      : muster_collision_dup_choices ((const MusterCollisionCharacter *) member);
  MusterRosterLine *line = muster_roster_add_line (roster, count, muster_thing_get_name (member), tallied->points,
                                                   choices, tallied->legal);

  line->icon = card->suit != MUSTER_SUIT_ANY ? muster_suits[card->suit] : card->style.emblem;
  if (card->facts->len > 0 && tallied->legal != MUSTER_ILLEGAL
      && !g_str_equal (muster_card_fact (card->facts, 0)->value, _ ("None")))
    line->aside = g_strdup (muster_card_fact (card->facts, 0)->value);
  muster_card_copy_numbers (line->numbers, card->numbers);
  muster_card_copy_numbers (line->numbers, card->minor);
  for (guint i = 0; i < card->blocks->len; i++)
    {
      const MusterCardBlock *block = muster_card_block (card, i);

      if (block->numbers->len > 0)
        g_ptr_array_add (line->details, dup_weapon (block));
    }
}

/* Which members need each of the group's values. */
static void
add_value_facts (MusterRoster *roster, const MusterCatalog *catalog, const MusterCollisionGroup *group,
                 const MusterCollisionGroupTotals *group_totals)
{
  g_autofree char *values = dup_values (catalog, &group_totals->values);

  muster_card_add_fact (roster->facts, "values", _ ("Values"), values);
  for (guint bit = 0; group_totals->values.n == 1 && bit < MUSTER_MAX_VALUES; bit++)
    {
      const MusterOption *value = muster_catalog_value (catalog, bit);
      g_autoptr (GPtrArray) users = g_ptr_array_new ();
      g_autofree char *names = NULL;

      if ((group_totals->values.sets[0] & (1u << bit)) == 0)
        continue;
      for (guint i = 0; i < group->members->len; i++)
        if ((muster_collision_group_values_used_by (group, i, group_totals->values.sets[0]) & (1u << bit)) != 0)
          g_ptr_array_add (users, (gpointer) muster_thing_get_name (group->members->pdata[i]));
      g_ptr_array_add (users, NULL);
      names = g_strjoinv (", ", (char **) users->pdata);
      muster_card_add_fact (roster->facts, value->id, muster_option_get_name (value), names);
      g_array_index (roster->facts, MusterCardFact, roster->facts->len - 1).aside = TRUE;
    }
}

/* Everything except the player's notes, which aren't rules and don't concern opponents. */
static void
add_rules_used (MusterRoster *roster, const MusterCard *card)
{
  for (guint i = 0; i < card->entries->len; i++)
    if (!g_str_equal (muster_card_entry (card->entries, i)->kind, "notes"))
      muster_roster_add_entry (roster, muster_card_entry (card->entries, i));
}

MusterRoster *
muster_collision_make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;
  g_autoptr (MusterCollisionGroupEvaluation) evaluation = muster_collision_group_evaluate (catalog, group);
  const MusterCollisionGroupTotals *group_totals = evaluation->totals;
  g_autoptr (MusterReport) report = NULL;
  MusterRoster *roster;
  guint n = 0;

  report = muster_games_check (catalog, thing, FALSE);
  roster = muster_roster_begin (catalog, thing, _ ("Battle group"), report);
  roster->style = muster_collision_page_style;
  roster->points = group_totals->points;
  roster->limit = group->limit;
  add_value_facts (roster, catalog, group, group_totals);
  /* One card of each is enough: all copies use the same rules. */
  for (guint i = 0; i < group->members->len; i++)
    {
      g_autoptr (MusterCard) card = make_card (catalog, group->members->pdata[i], "");
      guint count = muster_collision_group_get_count (group, i);

      add_line (roster, group->members->pdata[i], count,
                &g_array_index (group_totals->members, MusterCollisionMemberTotals, i), card);
      if (count > 0)
        add_rules_used (roster, card);
      n += count;
    }
  roster->heading = _ ("Characters");
  roster->total = g_strdup_printf (ngettext ("%u character", "%u characters", n), n);
  muster_roster_sort_entries (roster);
  muster_collision_add_score (roster);

  return roster;
}

/* Where what stands on a card comes from. */

static gboolean
is_zone (const MusterCardZone *zone, const char *part)
{
  return g_str_equal (zone->part, part);
}

/* What stands on the card at a place of its own. */
static const struct
{
  const char *part, *word;
  MusterCollisionSlot slot;
} settled[] = {
  { MUSTER_ZONE_CORNER, NULL, MUSTER_COLLISION_SLOT_TAROT },
  { MUSTER_ZONE_LINE, NULL, MUSTER_COLLISION_SLOT_RACE },
  { MUSTER_ZONE_FACT, "values", MUSTER_COLLISION_SLOT_VALUES },
  { MUSTER_ZONE_FACT, "tarot", MUSTER_COLLISION_SLOT_TAROT },
  { MUSTER_ZONE_FACT, "restriction", MUSTER_COLLISION_SLOT_TAROT },
  { MUSTER_ZONE_FACT, "race", MUSTER_COLLISION_SLOT_RACE },
  { MUSTER_ZONE_FACT, "armor", MUSTER_COLLISION_SLOT_ARMOR },
  { MUSTER_ZONE_FACT, "accessory", MUSTER_COLLISION_SLOT_ACCESSORY },
};

/* Whether it teaches an ability, or has it as a feature. */
static gboolean
has_ability (const MusterOption *option, const char *id)
{
  if (option->teaches != NULL && g_strcmp0 (option->teaches->id, id) == 0)
    return TRUE;
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      if (g_strcmp0 (option->features[i].abilities[j]->id, id) == 0)
        return TRUE;
  return FALSE;
}

static gboolean
is_behind (const MusterCollisionPick *pick, const MusterCardZone *zone)
{
  if (is_zone (zone, MUSTER_ZONE_BLOCK))
    return (pick->slot == MUSTER_COLLISION_SLOT_WEAPON || pick->slot == MUSTER_COLLISION_SLOT_ACCESSORY)
           && g_strcmp0 (muster_choice_get_name (pick->choice), zone->word) == 0;
  return is_zone (zone, MUSTER_ZONE_ENTRY) && pick->choice->option != NULL
         && has_ability (pick->choice->option, zone->word);
}

gboolean
muster_collision_find_origin (const MusterCollisionCharacter *character, const MusterCardZone *zone,
                              MusterCollisionSlot *slot, guint *index)
{
  MusterCollisionPick pick = { 0 };

  *index = 0;
  for (guint i = 0; i < G_N_ELEMENTS (settled); i++)
    if (is_zone (zone, settled[i].part) && (settled[i].word == NULL || g_strcmp0 (zone->word, settled[i].word) == 0))
      {
        *slot = settled[i].slot;
        return TRUE;
      }
  while (muster_collision_character_next_pick (character, &pick))
    if (is_behind (&pick, zone))
      {
        *slot = pick.slot;
        *index = pick.index;
        return TRUE;
      }
  return FALSE;
}
