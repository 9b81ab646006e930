/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/cards.h"

#include "model/page/roster.h"
#include "xml/report.h"

static void
write_yes_no (MusterWriting *writing, const char *name, gboolean value)
{
  muster_writing_attribute (writing, name, value ? "yes" : "no");
}

/* Writes an attribute only if it has content. */
static void
write_words (MusterWriting *writing, const char *name, const char *value)
{
  if (value != NULL && *value != '\0')
    muster_writing_attribute (writing, name, value);
}

static void
write_points (MusterWriting *writing, const char *name, gint64 points)
{
  if (points >= 0)
    muster_writing_number (writing, name, points);
}

static void
write_text (MusterWriting *writing, const char *element, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  muster_writing_open (writing, element);
  muster_writing_text (writing, text);
  muster_writing_close (writing, element);
}

static void
write_numbers (MusterWriting *writing, const char *element, const GArray *numbers, guint row)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);

      muster_writing_open (writing, element);
      muster_writing_attribute (writing, "id", number->id);
      muster_writing_attribute (writing, "label", number->label);
      muster_writing_attribute (writing, "value", number->value);
      if (row > 0)
        muster_writing_number (writing, "row", row);
      if (number->derivation != NULL)
        muster_writing_text (writing, number->derivation);
      muster_writing_close (writing, element);
    }
}

static void
write_block (MusterWriting *writing, const MusterCardBlock *block)
{
  const char *element = block->numbers->len > 0 || block->damage != MUSTER_DAMAGE_NONE ? "weapon" : "block";

  muster_writing_open (writing, element);
  muster_writing_attribute (writing, "name", block->name);
  muster_writing_attribute (writing, "enchantment", block->enchantment);
  write_words (writing, "type", muster_damages[block->damage]);
  write_words (writing, "value", block->value);
  write_numbers (writing, "number", block->numbers, 0);
  write_text (writing, "crit", block->crit);
  write_text (writing, "special", block->special);
  muster_writing_close (writing, element);
}

static void
write_facts (MusterWriting *writing, const GArray *facts)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (facts, i);

      muster_writing_open (writing, "fact");
      muster_writing_attribute (writing, "id", fact->id);
      muster_writing_attribute (writing, "label", fact->label);
      muster_writing_text (writing, fact->value);
      muster_writing_close (writing, "fact");
    }
}

static void
write_entries (MusterWriting *writing, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (entries, i);

      muster_writing_open (writing, "ability");
      write_words (writing, "id", entry->id);
      muster_writing_attribute (writing, "name", entry->name);
      write_words (writing, "kind", entry->kind);
      write_words (writing, "cost", entry->cost);
      muster_writing_number (writing, "endurance", entry->endurance);
      muster_writing_number (writing, "mana", entry->mana);
      write_yes_no (writing, "weapon-ec", entry->weapon_ec);
      write_yes_no (writing, "reaction", entry->reaction);
      write_yes_no (writing, "fear", entry->fear);
      write_words (writing, "details", entry->details);
      write_words (writing, "source", entry->source);
      muster_writing_text (writing, entry->text);
      muster_writing_close (writing, "ability");
    }
}

static void
write_card (MusterWriting *writing, const MusterCard *card)
{
  muster_writing_open (writing, "card");
  muster_writing_attribute (writing, "kind", card->kind);
  muster_writing_attribute (writing, "name", card->name);
  write_words (writing, "back-name", card->back_name);
  write_points (writing, "points", card->points);
  muster_writing_attribute (writing, "legal", muster_legality_get_id (card->legal));
  if (card->blank)
    write_yes_no (writing, "blank", TRUE);
  muster_writing_attribute (writing, "values", card->value_ids != NULL ? card->value_ids : "");
  write_words (writing, "suit", muster_suits[card->suit]);
  if (card->rank > 0)
    muster_writing_number (writing, "rank", card->rank);
  write_words (writing, "content", card->content);
  if (card->portrait != NULL && card->portrait->type != NULL)
    muster_writing_portrait (writing, card->portrait);
  write_numbers (writing, "stat", card->numbers, 1);
  write_numbers (writing, "stat", card->minor, 2);
  for (guint i = 0; i < card->blocks->len; i++)
    write_block (writing, muster_card_block (card, i));
  write_facts (writing, card->facts);
  write_entries (writing, card->entries);
  for (guint i = 0; i < card->problems->len; i++)
    write_text (writing, "problem", card->problems->pdata[i]);
  muster_writing_close (writing, "card");
}

static void
write_lines (MusterWriting *writing, const MusterRoster *roster)
{
  for (guint i = 0; i < roster->lines->len; i++)
    {
      const MusterRosterLine *line = muster_roster_line (roster, i);

      muster_writing_open (writing, "line");
      muster_writing_number (writing, "count", line->count);
      muster_writing_attribute (writing, "name", line->name);
      write_points (writing, "points", line->points);
      muster_writing_attribute (writing, "legal", muster_legality_get_id (line->legal));
      muster_writing_text (writing, line->choices);
      muster_writing_close (writing, "line");
    }
}

static void
write_roster (MusterWriting *writing, const MusterRoster *roster)
{
  muster_writing_open (writing, "list");
  muster_writing_attribute (writing, "kind", roster->kind);
  muster_writing_attribute (writing, "title", roster->title);
  muster_writing_attribute (writing, "name", roster->name);
  write_points (writing, "points", roster->points);
  write_points (writing, "limit", roster->limit);
  muster_writing_attribute (writing, "legal", muster_legality_get_id (roster->legal));
  write_words (writing, "content", roster->content);
  write_facts (writing, roster->facts);
  write_lines (writing, roster);
  for (guint i = 0; i < roster->notes->len; i++)
    write_text (writing, "note", roster->notes->pdata[i]);
  muster_problems_write (writing, roster->problems);
  write_entries (writing, roster->entries);
  muster_writing_close (writing, "list");
}

char *
muster_cards_dup_xml (const GPtrArray *cards, const GPtrArray *rosters, const char *title)
{
  MusterWriting writing;

  muster_writing_begin (&writing, NULL);
  writing.neutral = TRUE;
  muster_writing_open (&writing, "cards");
  muster_writing_attribute (&writing, "xmlns", MUSTER_CARDS_NAMESPACE);
  muster_writing_attribute (&writing, "title", title);
  for (guint i = 0; i < rosters->len; i++)
    write_roster (&writing, rosters->pdata[i]);
  for (guint i = 0; i < cards->len; i++)
    write_card (&writing, cards->pdata[i]);
  muster_writing_close (&writing, "cards");
  return muster_writing_end (&writing, NULL);
}
