/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/page/card.h"

static void
clear_number (gpointer data)
{
  MusterCardNumber *number = data;

  g_free (number->value);
  g_free (number->derivation);
  g_free (number->figure);
  g_free (number->icons);
}

static void
clear_block (gpointer data)
{
  MusterCardBlock *block = data;

  g_free (block->name);
  g_free (block->enchantment);
  g_array_unref (block->numbers);
  g_free (block->crit);
  g_free (block->special);
  g_free (block->value);
  g_free (block->figure);
  g_free (block->icons);
  g_free (block->tiles);
}

static void
clear_fact (gpointer data)
{
  MusterCardFact *fact = data;

  g_free (fact->value);
  g_free (fact->figure);
  g_free (fact->icons);
}

static void
clear_entry (gpointer data)
{
  MusterCardEntry *entry = data;

  g_free (entry->id);
  g_free (entry->name);
  g_free (entry->cost);
  g_free (entry->figure);
  g_free (entry->icons);
  g_free (entry->details);
  g_free (entry->text);
  g_free (entry->source);
}

static GArray *
new_list (gsize size, GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (list, clear);
  return list;
}

GArray *
muster_card_numbers_new (void)
{
  return new_list (sizeof (MusterCardNumber), clear_number);
}

GArray *
muster_card_facts_new (void)
{
  return new_list (sizeof (MusterCardFact), clear_fact);
}

GArray *
muster_card_entries_new (void)
{
  return new_list (sizeof (MusterCardEntry), clear_entry);
}

MusterCard *
muster_card_new (const char *kind, const char *name)
{
  MusterCard *card = g_new0 (MusterCard, 1);

  card->users = 1;
  card->kind = kind;
  card->name = g_strdup (name);
  card->points = -1;
  card->legal = MUSTER_LEGAL;
  card->problems = g_ptr_array_new_with_free_func (g_free);
  card->numbers = new_list (sizeof (MusterCardNumber), clear_number);
  card->minor = new_list (sizeof (MusterCardNumber), clear_number);
  card->blocks = new_list (sizeof (MusterCardBlock), clear_block);
  card->spare = new_list (sizeof (MusterCardBlock), clear_block);
  card->facts = muster_card_facts_new ();
  card->entries = muster_card_entries_new ();
  card->trackers = muster_trackers_new ();
  card->tracks = g_array_new (FALSE, FALSE, sizeof (MusterCardTrack));
  return card;
}

MusterCard *
muster_card_new_copy (MusterCard *card, const char *name)
{
  MusterCard *origin = card->origin != NULL ? card->origin : card;
  MusterCard *copy = g_memdup2 (origin, sizeof *origin);

  origin->users++;
  copy->users = 1;
  copy->origin = origin;
  copy->name = g_strdup (name);
  return copy;
}

const char *
muster_card_get_code (const MusterCard *card)
{
  return card->origin != NULL ? card->origin->code : card->code;
}

gboolean
muster_card_has_points (const MusterCard *card)
{
  return card->points >= 0 || (card->blank && !card->unpriced);
}

void
muster_card_free (MusterCard *card)
{
  if (--card->users > 0)
    return;
  g_free (card->name);
  if (card->origin != NULL)
    {
      muster_card_free (card->origin);
      g_free (card);
      return;
    }
  g_free (card->back_name);
  g_ptr_array_unref (card->problems);
  g_array_unref (card->numbers);
  g_array_unref (card->minor);
  g_array_unref (card->blocks);
  g_array_unref (card->spare);
  g_array_unref (card->facts);
  g_array_unref (card->entries);
  g_free (card->value_ids);
  g_free (card->notes);
  g_clear_pointer (&card->portrait, muster_portrait_unref);
  g_free (card->code);
  g_free (card->content);
  g_array_unref (card->trackers);
  g_array_unref (card->tracks);
  g_clear_pointer (&card->play, muster_play_unref);
  g_free (card);
}

void
muster_card_add_number (GArray *numbers, const char *id, const char *label, const char *value, const char *derivation)
{
  MusterCardNumber number = {
    .id = id, .label = label, .value = g_strdup (value != NULL ? value : ""), .derivation = g_strdup (derivation)
  };

  g_array_append_val (numbers, number);
}

void
muster_card_draw_number (GArray *numbers, const char *figure, const char *icons)
{
  MusterCardNumber *number = &g_array_index (numbers, MusterCardNumber, numbers->len - 1);

  muster_card_set (&number->figure, figure);
  muster_card_set (&number->icons, icons);
}

void
muster_card_add_track (MusterCard *card, const char *label, guint circles)
{
  MusterCardTrack track = { label, circles };

  if (circles > 0)
    g_array_append_val (card->tracks, track);
}

guint
muster_card_count_boxes (const MusterCard *card)
{
  guint n = 0;

  while (n < card->numbers->len && !muster_card_number (card->numbers, n)->circled)
    n++;
  return n;
}

void
muster_card_draw_fact (GArray *facts, const char *figure, const char *icons)
{
  MusterCardFact *fact = &g_array_index (facts, MusterCardFact, facts->len - 1);

  muster_card_set (&fact->figure, figure);
  muster_card_set (&fact->icons, icons);
}

void
muster_card_add_fact (GArray *facts, const char *id, const char *label, const char *value)
{
  MusterCardFact fact = { .id = id, .label = label, .value = g_strdup (value != NULL ? value : "") };

  g_array_append_val (facts, fact);
}

static MusterCardBlock *
add_block (GArray *blocks, const char *name)
{
  MusterCardBlock block = { .name = g_strdup (name), .numbers = new_list (sizeof (MusterCardNumber), clear_number) };

  block.crit = g_strdup ("");
  block.special = g_strdup ("");
  g_array_append_val (blocks, block);
  return &g_array_index (blocks, MusterCardBlock, blocks->len - 1);
}

MusterCardBlock *
muster_card_add_block (MusterCard *card, const char *name)
{
  return add_block (card->blocks, name);
}

MusterCardBlock *
muster_card_add_spare (MusterCard *card)
{
  return add_block (card->spare, "");
}

MusterCardEntry *
muster_card_add_entry (GArray *entries, const char *name)
{
  MusterCardEntry entry = { .name = g_strdup (name), .kind = "" };

  entry.cost = g_strdup ("");
  entry.details = g_strdup ("");
  entry.text = g_strdup ("");
  entry.source = g_strdup ("");
  g_array_append_val (entries, entry);
  return &g_array_index (entries, MusterCardEntry, entries->len - 1);
}

void
muster_card_set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

void
muster_card_copy_numbers (GArray *numbers, const GArray *from)
{
  for (guint i = 0; i < from->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (from, i);

      muster_card_add_number (numbers, number->id, number->label, number->value, number->derivation);
      muster_card_draw_number (numbers, number->figure, number->icons);
    }
}

void
muster_card_copy_entry (GArray *entries, const MusterCardEntry *entry)
{
  MusterCardEntry copy = {
    .id = g_strdup (entry->id),
    .name = g_strdup (entry->name),
    .kind = entry->kind,
    .cost = g_strdup (entry->cost),
    .endurance = entry->endurance,
    .mana = entry->mana,
    .weapon_ec = entry->weapon_ec,
    .figure = g_strdup (entry->figure),
    .icons = g_strdup (entry->icons),
    .details = g_strdup (entry->details),
    .text = g_strdup (entry->text),
    .source = g_strdup (entry->source),
    .reaction = entry->reaction,
    .fear = entry->fear,
  };

  g_array_append_val (entries, copy);
}

/* Appends one item of the look, with a terminator that no text contains. */
static void
append_look (GString *look, const char *text)
{
  g_string_append (look, text != NULL ? text : "\002");
  g_string_append_c (look, '\001');
}

static void
append_numbers (GString *look, const GArray *numbers)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      append_look (look, muster_card_number (numbers, i)->label);
      append_look (look, muster_card_number (numbers, i)->value);
      append_look (look, muster_card_number (numbers, i)->icons);
    }
  append_look (look, NULL);
}

static void
append_blocks (GString *look, const GArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterCardBlock *block = &g_array_index (blocks, MusterCardBlock, i);

      append_look (look, block->name);
      append_look (look, block->enchantment);
      append_look (look, muster_damages[block->damage]);
      append_numbers (look, block->numbers);
      append_look (look, block->crit);
      append_look (look, block->special);
      append_look (look, block->icon);
      append_look (look, block->hint);
      append_look (look, block->value);
      append_look (look, block->icons);
      append_look (look, block->tiles);
    }
  append_look (look, NULL);
}

static void
append_entries (GString *look, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (entries, i);

      append_look (look, entry->name);
      append_look (look, entry->kind);
      append_look (look, entry->cost);
      append_look (look, entry->icons);
      append_look (look, entry->details);
      append_look (look, entry->text);
      g_string_append_printf (look, "%d", entry->reaction);
    }
  append_look (look, NULL);
}

char *
muster_card_dup_look (const MusterCard *card)
{
  GString *look = g_string_new (NULL);

  g_string_append_printf (look, "%" G_GINT64_FORMAT " %d %d %d %u ", card->points, card->legal, card->blank, card->suit,
                          card->rank);
  g_string_append_printf (look, "%u ", card->problems->len);
  append_look (look, card->portrait != NULL ? muster_portrait_get_digest (card->portrait) : NULL);
  append_look (look, card->code);
  append_look (look, card->back_name);
  append_look (look, card->value_ids);
  append_look (look, card->style.edge);
  append_look (look, card->style.color);
  append_look (look, card->style.emblem);
  append_look (look, card->style.back_emblem);
  append_look (look, card->problems->len > 0 ? card->problems->pdata[0] : NULL);
  append_numbers (look, card->numbers);
  append_numbers (look, card->minor);
  for (guint i = 0; i < card->tracks->len; i++)
    {
      append_look (look, muster_card_track (card, i)->label);
      g_string_append_printf (look, "%u", muster_card_track (card, i)->circles);
    }
  append_blocks (look, card->blocks);
  append_blocks (look, card->spare);
  for (guint i = 0; i < card->facts->len; i++)
    {
      append_look (look, muster_card_fact (card->facts, i)->label);
      append_look (look, muster_card_fact (card->facts, i)->value);
      append_look (look, muster_card_fact (card->facts, i)->icons);
      g_string_append_printf (look, "%u", muster_card_fact (card->facts, i)->circles);
    }
  append_look (look, NULL);
  append_entries (look, card->entries);

  return g_string_free (look, FALSE);
}
