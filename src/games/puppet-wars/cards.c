/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/cards.h"

#include <string.h>

#include "model/i18n.h"
#include "games/game.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/play.h"
#include "model/text/phrase.h"

const MusterCardStyle muster_puppet_wars_page_style = { "stitches", "plum", "needle", NULL };

/* Circles for the stitches of an upgrade that hasn't been copied: some to spare. */
#define BLANK_CIRCLES 4
#define MORE_CIRCLES 8 /* some to spare, if the printed card hasn't been copied yet */
#define MOST_NAME 40   /* bytes of a passage's text that may be its name */

/* "6 tomes", "6", or nothing. */
static char *
dup_number (gint number, const char *suit)
{
  if (number == MUSTER_PUPPET_WARS_PUPPET_BLANK)
    return g_strdup (suit != NULL ? suit : "");
  return suit != NULL && *suit != '\0' ? g_strdup_printf ("%d %s", number, suit) : g_strdup_printf ("%d", number);
}

/* The number of a value whose suits are drawn separately. Free with g_free(). */
static char *
dup_figure (gint number)
{
  return number == MUSTER_PUPPET_WARS_PUPPET_BLANK ? g_strdup ("") : g_strdup_printf ("%d", number);
}

/* The suits as drawings, "tomes tomes"; NULL if there are none or one is unknown. Free with g_free(). */
static char *
dup_icons (const char *suit)
{
  g_auto (GStrv) words = muster_phrase_split (suit != NULL ? suit : "", " \t\r\n");

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *lower = g_ascii_strdown (words[i], -1);

      g_free (words[i]);
      words[i] = lower;
    }
  return words[0] != NULL && muster_puppet_wars_check_suits ("", suit, NULL) ? g_strjoinv (" ", words) : NULL;
}

static void
add_number (MusterCard *card, const char *id, const char *label, gint number, const char *suit)
{
  g_autofree char *text = dup_number (number, suit), *figure = dup_figure (number), *icons = dup_icons (suit);

  muster_card_add_number (card->numbers, id, label, text, NULL);
  if (icons != NULL)
    muster_card_draw_number (card->numbers, figure, icons);
}

/* Texts that haven't been copied get a line to write on. */
static void
add_upgrade_facts (MusterCard *card, const MusterPuppetWarsUpgrade *upgrade)
{
  g_autofree char *words = dup_number (upgrade->ad, upgrade->ad_suit), *figure = dup_figure (upgrade->ad),
                  *icons = dup_icons (upgrade->ad_suit), *stitches = dup_number (upgrade->stitches, NULL);
  MusterCardFact *circles;

  muster_card_add_fact (card->facts, "nc", _ ("Needs"), upgrade->nc);
  muster_card_add_fact (card->facts, "ad", _ ("Difficulty"), words);
  if (icons != NULL)
    muster_card_draw_fact (card->facts, figure, icons);
  if (upgrade->stitches == 0)
    return;
  muster_card_add_fact (card->facts, "upgrade-stitches", _ ("Upgrade stitches"), stitches);
  circles = &g_array_index (card->facts, MusterCardFact, card->facts->len - 1);
  circles->circles = upgrade->stitches > 0 ? (guint) MIN (upgrade->stitches, 30) : BLANK_CIRCLES;
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

/* How much of a text without a name is one: players write "Cuddle: a friendly puppet …". */
static gsize
find_name_end (const MusterPassage *passage)
{
  const char *colon = passage->text != NULL ? strstr (passage->text, ": ") : NULL;
  gsize length = colon != NULL ? (gsize) (colon - passage->text) : 0;

  if (passage->name != NULL || length > MOST_NAME
      || strcspn (passage->text != NULL ? passage->text : "", ".!?\n") < length)
    return 0;
  return length;
}

/* Its name, also where that is the beginning of its text. Free with g_free(). */
static char *
dup_title (const MusterPassage *passage)
{
  gsize end = find_name_end (passage);

  return end > 0 ? g_strndup (passage->text, end) : g_strdup (muster_puppet_wars_get_passage_title (passage));
}

/* What an action requires and does, besides its value: "cost: discard a card · range 1 · until the turn ends · The
 * target is stuck." Other passages are unchanged. The text begins at that byte. Free with g_free(). */
static char *
dup_rest (const MusterPassage *passage, gsize from)
{
  GString *text = g_string_new (NULL);

  add_part (text, _ ("cost: %s"), passage->cost);
  add_part (text, _ ("range %s"), passage->range);
  add_part (text, _ ("duration: %s"), passage->duration);
  add_part (text, "%s", passage->text != NULL ? passage->text + from : NULL);
  return g_string_free (text, FALSE);
}

char *
muster_puppet_wars_dup_passage (const MusterPassage *passage)
{
  g_autofree char *value = dup_number (passage->value, passage->suit), *rest = dup_rest (passage, 0);
  GString *text = g_string_new (NULL);

  add_part (text, _ ("value %s"), value);
  add_part (text, "%s", rest);
  return g_string_free (text, FALSE);
}

/* What is left of a passage below its title and value. Free with g_free(). */
static char *
dup_own_words (const MusterPassage *passage)
{
  gsize end = find_name_end (passage);

  return dup_rest (passage, end > 0 ? end + strlen (": ") : 0);
}

static gboolean
is_action (const MusterPassage *passage)
{
  return g_str_equal (passage->element, "action");
}

const char *
muster_puppet_wars_get_passage_title (const MusterPassage *passage)
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
  g_array_index (card->numbers, MusterCardNumber, card->numbers->len - 1).circled = TRUE;
  muster_card_add_track (card, _ ("Stitches"), puppet->stitches > 0 ? (guint) puppet->stitches : MORE_CIRCLES);
}

static void
add_passage (MusterCard *card, const MusterPassage *passage)
{
  g_autofree char *title = dup_title (passage), *rest = dup_own_words (passage),
                  *value = dup_number (passage->value, passage->suit);
  MusterCardBlock *block = muster_card_add_block (card, title);

  muster_card_set (&block->special, rest);
  block->icon = is_action (passage) ? "action" : "effect";
  if (*value == '\0')
    return;
  block->value = g_strdup_printf (_ ("value %s"), value);
  block->icons = dup_icons (passage->suit);
  block->figure = block->icons != NULL || passage->suit == NULL ? dup_figure (passage->value) : NULL;
}

/* Room to copy the printed card. */
static void
add_spare (MusterCard *card)
{
  MusterCardBlock *block = muster_card_add_spare (card);

  block->hint = _ ("Ability");
  block->icon = "effect";
  block = muster_card_add_spare (card);
  block->hint = _ ("Action");
  block->end_hint = _ ("Value");
  block->icon = "action";
}

/* The puppet's own side: its abilities and actions take the place of a character's weapons. */
static void
add_front (MusterCard *card, const MusterPuppetWarsPuppet *puppet)
{
  add_numbers (card, puppet);
  for (guint i = 0; i < puppet->passages->len; i++)
    add_passage (card, muster_passages_at (puppet->passages, i));
  if (puppet->passages->len == 0)
    add_spare (card);
}

static void
add_upgrade_entry (MusterCard *card, const MusterPassage *passage)
{
  g_autofree char *title = dup_title (passage), *rest = dup_own_words (passage),
                  *value = dup_number (passage->value, passage->suit);
  MusterCardEntry *entry = muster_card_add_entry (card->entries, title);

  entry->kind = is_action (passage) ? "action" : "effect";
  muster_card_set (&entry->text, rest);
  if (*value == '\0')
    return;
  g_free (entry->cost);
  entry->cost = g_strdup_printf (_ ("value %s"), value);
  entry->icons = dup_icons (passage->suit);
  entry->figure = entry->icons != NULL || passage->suit == NULL ? dup_figure (passage->value) : NULL;
}

static void
add_back (MusterCard *card, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank)
{
  const MusterPuppetWarsUpgrade *upgrade = &puppet->upgrade;

  card->back_name = g_strdup_printf (_ ("%s (upgrade)"), upgrade->name != NULL ? upgrade->name : card->name);
  muster_card_add_fact (card->facts, "rank", _ ("Rank"), muster_puppet_wars_get_rank_name (rank));
  if (upgrade->name != NULL)
    muster_card_add_fact (card->facts, "upgrade", C_ ("of a puppet", "Upgrade"), upgrade->name);
  add_upgrade_facts (card, upgrade);
  for (guint i = 0; i < upgrade->passages->len; i++)
    add_upgrade_entry (card, muster_passages_at (upgrade->passages, i));
}

/* Each rank has its own style. */
static MusterCardStyle
style_of (MusterPuppetRank rank)
{
  static const MusterCardStyle styles[] = {
    [MUSTER_PUPPET_MASTER] = { "stitches", "plum", "crown", "button" },
    [MUSTER_PUPPET_SIDEKICK] = { "stitches", "teal", "needle", "button" },
    [MUSTER_PUPPET_PAWN] = { "stitches", "slate", "spool", "button" },
  };

  if ((guint) rank < G_N_ELEMENTS (styles) && styles[rank].edge != NULL)
    return styles[rank];
  return (MusterCardStyle){ "stitches", "stone", "button", "button" };
}

static guint64
count_cards_of (const MusterPuppetWarsPuppet *puppet)
{
  return (guint64) MAX (puppet->count, 0);
}

guint64
muster_puppet_wars_count_cards (const MusterThing *thing)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  guint64 n
      = box->own_master != NULL ? count_cards_of (box->own_master) : (guint64) muster_choice_is_made (&box->master);

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
  card->style = style_of (rank);
  card->portrait = puppet->portrait != NULL ? muster_portrait_ref (puppet->portrait) : NULL;
  card->bare = muster_puppet_wars_puppet_is_plain (puppet);
  add_front (card, puppet);
  add_back (card, puppet, rank);
  muster_puppet_wars_add_trackers (card, puppet, rank);
  g_ptr_array_add (cards, card);
  for (gint i = 1; i < puppet->count; i++)
    g_ptr_array_add (cards, muster_card_new_copy (card, card->name));
}

/* A Master of the catalogue without numbers of its own in the toy box. */
static void
make_master_card (const MusterChoice *master, GPtrArray *cards)
{
  g_autoptr (MusterPuppetWarsPuppet) puppet = muster_puppet_wars_puppet_new ();

  puppet->thing.name = g_strdup (muster_choice_get_name (master));
  make_puppet_cards (puppet, MUSTER_PUPPET_MASTER, cards);
  ((MusterCard *) cards->pdata[cards->len - 1])->bare = TRUE;
}

void
muster_puppet_wars_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;

  if (box->own_master != NULL)
    make_puppet_cards (box->own_master, muster_puppet_wars_get_rank_of_own_master (box->own_master), cards);
  else if (muster_choice_is_made (&box->master))
    make_master_card (&box->master, cards);
  for (guint i = 0; i < box->puppets->len; i++)
    make_puppet_cards (box->puppets->pdata[i], muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]), cards);
}

guint64
muster_puppet_wars_count_puppet_cards (const MusterThing *thing)
{
  return count_cards_of ((const MusterPuppetWarsPuppet *) thing);
}

void
muster_puppet_wars_make_puppet_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterPuppetWarsPuppet *puppet = (const MusterPuppetWarsPuppet *) thing;

  make_puppet_cards (puppet, muster_puppet_wars_puppet_get_rank (puppet), cards);
}

MusterCard *
muster_puppet_wars_make_blank (void)
{
  g_autoptr (MusterPuppetWarsPuppet) puppet = muster_puppet_wars_puppet_new ();
  MusterCard *card = muster_card_new ("puppet", "");

  card->blank = card->unpriced = TRUE;
  card->style = style_of (MUSTER_PUPPET_NONE);
  add_front (card, puppet);
  muster_card_add_fact (card->facts, "rank", _ ("Rank"), NULL);
  muster_card_add_fact (card->facts, "upgrade", C_ ("of a puppet", "Upgrade"), NULL);
  add_upgrade_facts (card, &puppet->upgrade);
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

/* What an upgrade asks for, where its player copied any of it: "Stuffing: needs Pawn · difficulty 9 masks · stitches 2". */
static void
add_upgrade_detail (MusterRosterLine *line, const MusterPuppetWarsUpgrade *upgrade)
{
  g_autofree char *difficulty = dup_number (upgrade->ad, upgrade->ad_suit),
                  *stitches = dup_number (upgrade->stitches, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  add_part (text, _ ("needs %s"), upgrade->nc);
  add_part (text, _ ("difficulty %s"), difficulty);
  add_part (text, _ ("stitches %s"), stitches);
  if (text->len > 0)
    g_ptr_array_add (line->details,
                     g_strdup_printf (_ ("%s: %s"),
                                      upgrade->name != NULL ? upgrade->name : C_ ("of a puppet", "Upgrade"),
                                      text->str));
}

/* With the stats that the player copied. */
static void
add_puppet_line (MusterRoster *roster, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank)
{
  gboolean unknown = muster_choice_is_unknown (&puppet->ref);
  MusterRosterLine *line
      = muster_roster_add_line (roster, (guint) puppet->count, muster_puppet_wars_puppet_get_name (puppet), -1,
                                g_strdup (muster_puppet_wars_get_rank_name (rank)), !unknown);
  g_autoptr (MusterCard) card = muster_card_new ("puppet", "");

  line->icon = style_of (rank).emblem;
  add_numbers (card, puppet);
  for (guint i = 0; i < card->numbers->len; i++)
    if (*muster_card_number (card->numbers, i)->value != '\0')
      {
        muster_card_copy_numbers (line->numbers, card->numbers);
        break;
      }
  add_upgrade_detail (line, &puppet->upgrade);
}

static void
add_passages (MusterRoster *roster, const char *name, const GArray *passages)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (passages, i);
      g_autofree char *words = muster_puppet_wars_dup_passage (passage);

      g_string_append (text, i > 0 ? "\n" : "");
      if (passage->name != NULL)
        g_string_append_printf (text, _ ("%s: %s"), passage->name, words);
      else
        g_string_append (text, words);
    }
  muster_roster_add_rule (roster, name, text->str);
}

/* The abilities of the player's own puppet, from both sides. */
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

  roster->style = muster_puppet_wars_page_style;
  roster->heading = _ ("Puppets");
  if (muster_choice_is_made (&box->size))
    muster_card_add_fact (roster->facts, "size", _ ("Size"), muster_choice_get_name (&box->size));
  add_count_fact (roster, report, "puppets", _ ("Puppets"), "limit");
  add_count_fact (roster, report, "sidekicks", _ ("Sidekicks"), "sidekicks-limit");
  if (muster_choice_is_made (&box->master))
    muster_roster_add_line (roster, 1, muster_choice_get_name (&box->master), -1,
                            g_strdup (muster_puppet_wars_get_rank_name (MUSTER_PUPPET_MASTER)),
                            !muster_choice_is_unknown (&box->master))
        ->icon
        = style_of (MUSTER_PUPPET_MASTER).emblem;
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
