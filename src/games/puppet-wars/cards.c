/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/cards.h"

#include "model/i18n.h"
#include "games/game.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/play.h"

/* "6 tomes", "6", or nothing. */
static char *
dup_number (gint number, const char *suit)
{
  if (number == MUSTER_PUPPET_WARS_PUPPET_BLANK)
    return g_strdup (suit != NULL ? suit : "");
  return suit != NULL && *suit != '\0' ? g_strdup_printf ("%d %s", number, suit) : g_strdup_printf ("%d", number);
}

static void
add_number (MusterCard *card, const char *id, const char *label, gint number, const char *suit)
{
  g_autofree char *text = dup_number (number, suit);

  muster_card_add_number (card->numbers, id, label, text, NULL);
}

static void
add_number_fact (MusterCard *card, const char *id, const char *label, gint number, const char *suit)
{
  g_autofree char *text = dup_number (number, suit);

  if (*text != '\0')
    muster_card_add_fact (card->facts, id, label, text);
}

static const char *
passage_name (const MusterPassage *passage)
{
  return g_str_equal (passage->element, "action")    ? _ ("Action")
         : g_str_equal (passage->element, "ability") ? _ ("Ability")
                                                     : _ ("Text");
}

static void
add_part (GString *text, const char *format, const char *part)
{
  if (part == NULL || *part == '\0')
    return;
  g_string_append (text, text->len > 0 ? " · " : "");
  g_string_append_printf (text, format, part);
}

/* An action with all that it asks for: "7 rams · cost: discard a card · range 1 · until the turn ends · The target is stuck." Other
 * passages as they are. Free with g_free(). */
static char *
dup_passage (const MusterPassage *passage)
{
  g_autofree char *value = dup_number (passage->value, passage->suit);
  GString *text = g_string_new (NULL);

  add_part (text, _ ("value %s"), value);
  add_part (text, _ ("cost: %s"), passage->cost);
  add_part (text, _ ("range %s"), passage->range);
  add_part (text, _ ("duration: %s"), passage->duration);
  add_part (text, "%s", passage->text);
  return g_string_free (text, FALSE);
}

/* What a passage is called: an action by its name. */
static const char *
passage_title (const MusterPassage *passage)
{
  return passage->name != NULL && *passage->name != '\0' ? passage->name : passage_name (passage);
}

static void
add_numbers (MusterCard *card, const MusterPuppetWarsPuppet *puppet)
{
  add_number (card, "ar", _ ("AR"), puppet->ar, puppet->ar_suit);
  add_number (card, "mv", _ ("Mv"), puppet->mv, NULL);
  add_number (card, "cb", _ ("Cb"), puppet->cb, NULL);
  add_number (card, "df", _ ("Df"), puppet->df, puppet->df_suit);
  add_number (card, "ul", _ ("UL"), puppet->ul, NULL);
  add_number (card, "stitches", _ ("Stitches"), puppet->stitches, NULL);
}

/* The puppet's own side: its abilities and actions stand where a character's weapons would. */
static void
add_front (MusterCard *card, const MusterPuppetWarsPuppet *puppet)
{
  add_numbers (card, puppet);
  for (guint i = 0; i < puppet->passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (puppet->passages, i);
      g_autofree char *text = dup_passage (passage);

      muster_card_set (&muster_card_add_block (card, passage_title (passage))->special, text);
    }
}

static void
add_back (MusterCard *card, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank)
{
  const MusterPuppetWarsUpgrade *upgrade = &puppet->upgrade;

  card->back_name = g_strdup_printf (_ ("%s (upgrade)"), upgrade->name != NULL ? upgrade->name : card->name);
  muster_card_add_fact (card->facts, "rank", _ ("Rank"), muster_puppet_wars_get_rank_name (rank));
  if (!upgrade->written)
    return;
  if (upgrade->name != NULL)
    muster_card_add_fact (card->facts, "upgrade", _ ("Upgrade"), upgrade->name);
  if (upgrade->nc != NULL)
    muster_card_add_fact (card->facts, "nc", _ ("Needs"), upgrade->nc);
  add_number_fact (card, "ad", _ ("Attach"), upgrade->ad, upgrade->ad_suit);
  add_number_fact (card, "upgrade-stitches", _ ("Upgrade stitches"), upgrade->stitches, NULL);
  for (guint i = 0; i < upgrade->passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (upgrade->passages, i);
      MusterCardEntry *entry = muster_card_add_entry (card->entries, passage_title (passage));
      g_autofree char *text = dup_passage (passage);

      entry->kind = g_str_equal (passage->element, "action") ? "action" : "effect";
      muster_card_set (&entry->text, text);
    }
}

static gboolean
has_a_card (const MusterPuppetWarsPuppet *puppet)
{
  return puppet->name != NULL || puppet->passages->len > 0 || puppet->upgrade.written
         || puppet->ar != MUSTER_PUPPET_WARS_PUPPET_BLANK || puppet->mv != MUSTER_PUPPET_WARS_PUPPET_BLANK
         || puppet->cb != MUSTER_PUPPET_WARS_PUPPET_BLANK || puppet->df != MUSTER_PUPPET_WARS_PUPPET_BLANK;
}

static guint64
count_cards_of (const MusterPuppetWarsPuppet *puppet)
{
  return has_a_card (puppet) ? (guint64) MAX (puppet->count, 0) : 0;
}

guint64
muster_puppet_wars_count_cards (const MusterThing *thing)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  guint64 n = box->own_master != NULL ? count_cards_of (box->own_master) : 0;

  for (guint i = 0; i < box->puppets->len; i++)
    n += count_cards_of (box->puppets->pdata[i]);
  return n;
}

static void
make_puppet_cards (const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank, GPtrArray *cards)
{
  MusterCard *card;

  if (count_cards_of (puppet) == 0)
    return;
  card = muster_card_new ("puppet", muster_puppet_wars_puppet_get_name (puppet));
  add_front (card, puppet);
  add_back (card, puppet, rank);
  muster_puppet_wars_add_trackers (card, puppet, rank);
  g_ptr_array_add (cards, card);
  for (gint i = 1; i < puppet->count; i++)
    g_ptr_array_add (cards, muster_card_new_copy (card, card->name));
}

void
muster_puppet_wars_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;

  if (box->own_master != NULL)
    make_puppet_cards (box->own_master, muster_puppet_wars_get_rank_of_own_master (box->own_master), cards);
  for (guint i = 0; i < box->puppets->len; i++)
    make_puppet_cards (box->puppets->pdata[i], muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]), cards);
}

MusterCard *
muster_puppet_wars_make_blank (void)
{
  static const gint none = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  MusterPuppetWarsPuppet puppet = { .ar = none, .mv = none, .cb = none, .df = none, .ul = none, .stitches = none };
  MusterCard *card = muster_card_new ("puppet", "");

  card->blank = card->unpriced = TRUE;
  add_numbers (card, &puppet);
  muster_card_add_block (card, _ ("Ability"));
  muster_card_add_block (card, _ ("Action"));
  muster_card_add_fact (card->facts, "rank", _ ("Rank"), NULL);
  muster_card_add_fact (card->facts, "upgrade", _ ("Upgrade"), NULL);
  muster_card_add_fact (card->facts, "nc", _ ("Needs"), NULL);
  muster_card_add_fact (card->facts, "ad", _ ("Attach"), NULL);
  muster_card_add_fact (card->facts, "upgrade-stitches", _ ("Upgrade stitches"), NULL);
  return card;
}

static void
add_count_fact (MusterRoster *roster, const MusterReport *report, const char *id, const char *label, const char *limit)
{
  const char *count = muster_report_get (report, id), *most = muster_report_get (report, limit);
  g_autofree char *text = most != NULL ? g_strdup_printf (_ ("%s of %s"), count, most) : g_strdup (count);

  if (count != NULL)
    muster_card_add_fact (roster->facts, id, label, text);
}

static void
add_puppet_line (MusterRoster *roster, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank)
{
  gboolean unknown = muster_choice_is_unknown (&puppet->ref);

  muster_roster_add_line (roster, (guint) puppet->count, muster_puppet_wars_puppet_get_name (puppet), -1,
                          g_strdup (muster_puppet_wars_get_rank_name (rank)), !unknown);
}

static void
add_passages (MusterRoster *roster, const char *name, const GArray *passages)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (passages, i);
      g_autofree char *words = dup_passage (passage);

      g_string_append (text, i > 0 ? "\n" : "");
      if (passage->name != NULL)
        g_string_append_printf (text, _ ("%s: %s"), passage->name, words);
      else
        g_string_append (text, words);
    }
  muster_roster_add_rule (roster, name, text->str);
}

/* What a puppet of the player's own does, on both of its sides. */
static void
add_rules (MusterRoster *roster, const MusterPuppetWarsPuppet *puppet)
{
  const char *upgrade
      = puppet->upgrade.name != NULL ? puppet->upgrade.name : muster_puppet_wars_puppet_get_name (puppet);
  g_autofree char *name = g_strdup_printf (_ ("%s (upgrade)"), upgrade);

  add_passages (roster, muster_puppet_wars_puppet_get_name (puppet), puppet->passages);
  add_passages (roster, name, puppet->upgrade.passages);
}

MusterRoster *
muster_puppet_wars_make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  MusterRoster *roster = muster_roster_begin (catalog, thing, _ ("Toy box"), report);

  if (muster_choice_is_made (&box->size))
    muster_card_add_fact (roster->facts, "size", _ ("Size"), muster_choice_get_name (&box->size));
  add_count_fact (roster, report, "puppets", _ ("Puppets"), "limit");
  add_count_fact (roster, report, "sidekicks", _ ("Sidekicks"), "sidekicks-limit");
  if (muster_choice_is_made (&box->master))
    muster_roster_add_line (roster, 1, muster_choice_get_name (&box->master), -1,
                            g_strdup (muster_puppet_wars_get_rank_name (MUSTER_PUPPET_MASTER)),
                            !muster_choice_is_unknown (&box->master));
  else if (box->own_master != NULL)
    add_puppet_line (roster, box->own_master, muster_puppet_wars_get_rank_of_own_master (box->own_master));
  for (guint i = 0; i < box->puppets->len; i++)
    add_puppet_line (roster, box->puppets->pdata[i], muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]));

  if (box->own_master != NULL)
    add_rules (roster, box->own_master);
  for (guint i = 0; i < box->puppets->len; i++)
    add_rules (roster, box->puppets->pdata[i]);
  muster_roster_sort_entries (roster);
  muster_puppet_wars_add_score (roster);
  return roster;
}
