#include "model/card.h"

static void
clear_number (gpointer data)
{
  MusterCardNumber *number = data;

  g_free (number->value);
  g_free (number->story);
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
}

static void
clear_fact (gpointer data)
{
  g_free (((MusterCardFact *) data)->value);
}

static void
clear_entry (gpointer data)
{
  MusterCardEntry *entry = data;

  g_free (entry->id);
  g_free (entry->name);
  g_free (entry->cost);
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

  card->kind = kind;
  card->name = g_strdup (name);
  card->points = -1;
  card->legal = TRUE;
  card->problems = g_ptr_array_new_with_free_func (g_free);
  card->numbers = new_list (sizeof (MusterCardNumber), clear_number);
  card->minor = new_list (sizeof (MusterCardNumber), clear_number);
  card->blocks = new_list (sizeof (MusterCardBlock), clear_block);
  card->facts = muster_card_facts_new ();
  card->entries = muster_card_entries_new ();
  return card;
}

void
muster_card_free (MusterCard *card)
{
  g_free (card->name);
  g_free (card->back_name);
  g_ptr_array_unref (card->problems);
  g_array_unref (card->numbers);
  g_array_unref (card->minor);
  g_array_unref (card->blocks);
  g_array_unref (card->facts);
  g_array_unref (card->entries);
  g_free (card->value_ids);
  g_free (card->notes);
  g_free (card->portrait);
  g_free (card->content);
  g_free (card);
}

void
muster_card_add_number (GArray *numbers, const char *id, const char *label, const char *value, const char *story)
{
  MusterCardNumber number = { id, label, g_strdup (value != NULL ? value : ""), g_strdup (story) };

  g_array_append_val (numbers, number);
}

void
muster_card_add_fact (GArray *facts, const char *id, const char *label, const char *value)
{
  MusterCardFact fact = { id, label, g_strdup (value != NULL ? value : "") };

  g_array_append_val (facts, fact);
}

MusterCardBlock *
muster_card_add_block (MusterCard *card, const char *name)
{
  MusterCardBlock block = { .name = g_strdup (name), .numbers = new_list (sizeof (MusterCardNumber), clear_number) };

  block.crit = g_strdup ("");
  block.special = g_strdup ("");
  g_array_append_val (card->blocks, block);
  return &g_array_index (card->blocks, MusterCardBlock, card->blocks->len - 1);
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
    .details = g_strdup (entry->details),
    .text = g_strdup (entry->text),
    .source = g_strdup (entry->source),
    .reaction = entry->reaction,
    .fear = entry->fear,
  };

  g_array_append_val (entries, copy);
}
