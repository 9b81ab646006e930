/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/toy-box.h"

#include "model/chosen.h"
#include "model/id.h"
#include "model/i18n.h"

static void
copy_upgrade (MusterPuppetWarsUpgrade *to, const MusterPuppetWarsUpgrade *from)
{
  *to = *from;
  to->name = g_strdup (from->name);
  to->nc = g_strdup (from->nc);
  to->ad_suit = g_strdup (from->ad_suit);
  to->passages = muster_passages_copy (from->passages);
  muster_extras_copy (&to->extras, &from->extras);
}

static void
clear_upgrade (MusterPuppetWarsUpgrade *upgrade)
{
  g_free (upgrade->name);
  g_free (upgrade->nc);
  g_free (upgrade->ad_suit);
  g_array_unref (upgrade->passages);
  muster_extras_clear (&upgrade->extras);
}

MusterPuppetWarsPuppet *
muster_puppet_wars_puppet_new (void)
{
  MusterPuppetWarsPuppet *puppet = g_new0 (MusterPuppetWarsPuppet, 1);

  puppet->count = 1;
  puppet->owned = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  puppet->ar = puppet->mv = puppet->cb = puppet->df = puppet->ul = puppet->stitches = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  puppet->passages = muster_passages_new ();
  puppet->upgrade.ad = puppet->upgrade.stitches = MUSTER_PUPPET_WARS_PUPPET_BLANK;
  puppet->upgrade.passages = muster_passages_new ();
  return puppet;
}

MusterPuppetWarsPuppet *
muster_puppet_wars_puppet_copy (const MusterPuppetWarsPuppet *from)
{
  MusterPuppetWarsPuppet *to = g_memdup2 (from, sizeof *from);

  muster_choice_copy (&to->ref, &from->ref);
  to->name = g_strdup (from->name);
  to->rank = g_strdup (from->rank);
  to->ar_suit = g_strdup (from->ar_suit);
  to->df_suit = g_strdup (from->df_suit);
  to->passages = muster_passages_copy (from->passages);
  copy_upgrade (&to->upgrade, &from->upgrade);
  muster_extras_copy (&to->extras, &from->extras);
  return to;
}

void
muster_puppet_wars_puppet_free (MusterPuppetWarsPuppet *puppet)
{
  muster_choice_clear (&puppet->ref);
  g_free (puppet->name);
  g_free (puppet->rank);
  g_free (puppet->ar_suit);
  g_free (puppet->df_suit);
  g_array_unref (puppet->passages);
  clear_upgrade (&puppet->upgrade);
  muster_extras_clear (&puppet->extras);
  g_free (puppet);
}

const char *
muster_puppet_wars_puppet_get_name (const MusterPuppetWarsPuppet *puppet)
{
  if (muster_choice_is_made (&puppet->ref))
    return muster_choice_get_name (&puppet->ref);
  return puppet->name != NULL && *puppet->name != '\0' ? puppet->name : _ ("Unnamed");
}

MusterPuppetRank
muster_puppet_wars_puppet_get_rank (const MusterPuppetWarsPuppet *puppet)
{
  if (muster_choice_is_made (&puppet->ref))
    return puppet->ref.option != NULL ? puppet->ref.option->puppet_rank : MUSTER_PUPPET_NONE;
  return (MusterPuppetRank) MAX (muster_words_find (muster_puppet_ranks, puppet->rank), MUSTER_PUPPET_NONE);
}

gboolean
muster_puppet_wars_puppet_is_plain (const MusterPuppetWarsPuppet *puppet)
{
  const gint numbers[] = { puppet->ar, puppet->mv, puppet->cb, puppet->df, puppet->ul, puppet->stitches };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i] != MUSTER_PUPPET_WARS_PUPPET_BLANK)
      return FALSE;
  return puppet->ref.option != NULL && puppet->ar_suit == NULL && puppet->df_suit == NULL && puppet->passages->len == 0
         && !puppet->upgrade.written && puppet->extras.attributes == NULL && puppet->extras.pieces == NULL;
}

char *
muster_puppet_wars_puppet_dup_id (const MusterPuppetWarsPuppet *puppet)
{
  if (muster_choice_is_made (&puppet->ref))
    return g_strdup (puppet->ref.id);
  return muster_id_dup_from_name (puppet->name != NULL ? puppet->name : "");
}

gboolean
muster_puppet_wars_puppet_is_same (const MusterPuppetWarsPuppet *a, const MusterPuppetWarsPuppet *b)
{
  g_autofree char *one = muster_puppet_wars_puppet_dup_id (a), *two = muster_puppet_wars_puppet_dup_id (b);

  return a == b
         || (*one != '\0' && g_str_equal (one, two)
             && muster_puppet_wars_puppet_get_rank (a) == muster_puppet_wars_puppet_get_rank (b));
}

void
muster_puppet_wars_puppet_add_one (MusterPuppetWarsPuppet *puppet)
{
  puppet->count = MIN (puppet->count + 1, MUSTER_PUPPET_WARS_PUPPET_MOST);
}

static void
free_toy_box_thing (MusterThing *thing)
{
  muster_puppet_wars_toy_box_free ((MusterPuppetWarsToyBox *) thing);
}

static void
free_draft_thing (MusterThing *thing)
{
  muster_puppet_wars_draft_record_free ((MusterPuppetWarsDraftRecord *) thing);
}

static MusterThing *
copy_toy_box_thing (const MusterThing *thing)
{
  return &muster_puppet_wars_toy_box_copy ((const MusterPuppetWarsToyBox *) thing)->thing;
}

static MusterThing *
copy_draft_thing (const MusterThing *thing)
{
  return &muster_puppet_wars_draft_record_copy ((const MusterPuppetWarsDraftRecord *) thing)->thing;
}

static void
add_puppets (const GPtrArray *puppets, GPtrArray *options)
{
  for (guint i = 0; i < puppets->len; i++)
    muster_chosen_add (options, ((const MusterPuppetWarsPuppet *) puppets->pdata[i])->ref.option);
}

static void
add_chosen_in_toy_box (const MusterThing *thing, GPtrArray *options)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;

  muster_chosen_add (options, box->size.option);
  muster_chosen_add (options, box->master.option);
  add_puppets (box->puppets, options);
}

static void
add_chosen_in_draft (const MusterThing *thing, GPtrArray *options)
{
  const MusterPuppetWarsDraftRecord *draft = (const MusterPuppetWarsDraftRecord *) thing;

  muster_chosen_add (options, draft->size.option);
  add_puppets (draft->pool, options);
}

const MusterThingClass muster_puppet_wars_toy_box_class = {
  .element = "toy-box",
  .game = "puppet-wars",
  .rules = &muster_puppet_wars_toy_box_rules,
  .size = sizeof (MusterPuppetWarsToyBox),
  .free = free_toy_box_thing,
  .copy = copy_toy_box_thing,
  .add_chosen = add_chosen_in_toy_box,
};

const MusterThingClass muster_puppet_wars_draft_record_class = {
  .element = "draft",
  .game = "puppet-wars",
  .rules = &muster_puppet_wars_draft_rules,
  .size = sizeof (MusterPuppetWarsDraftRecord),
  .free = free_draft_thing,
  .copy = copy_draft_thing,
  .add_chosen = add_chosen_in_draft,
};

MusterPuppetWarsToyBox *
muster_puppet_wars_toy_box_new (void)
{
  MusterPuppetWarsToyBox *box = g_new0 (MusterPuppetWarsToyBox, 1);

  box->thing.klass = &muster_puppet_wars_toy_box_class;
  box->puppets = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_puppet_wars_puppet_free);
  return box;
}

static gpointer
copy_puppet (gconstpointer puppet, gpointer data)
{
  return muster_puppet_wars_puppet_copy (puppet);
}

MusterPuppetWarsToyBox *
muster_puppet_wars_toy_box_copy (const MusterPuppetWarsToyBox *from)
{
  MusterPuppetWarsToyBox *to = g_new0 (MusterPuppetWarsToyBox, 1);

  muster_thing_copy (&to->thing, &from->thing);
  muster_choice_copy (&to->size, &from->size);
  muster_choice_copy (&to->master, &from->master);
  to->own_master = from->own_master != NULL ? muster_puppet_wars_puppet_copy (from->own_master) : NULL;
  to->puppets = g_ptr_array_copy (from->puppets, copy_puppet, NULL);
  g_ptr_array_set_free_func (to->puppets, (GDestroyNotify) muster_puppet_wars_puppet_free);
  return to;
}

void
muster_puppet_wars_toy_box_free (MusterPuppetWarsToyBox *box)
{
  muster_thing_clear (&box->thing);
  muster_choice_clear (&box->size);
  muster_choice_clear (&box->master);
  g_clear_pointer (&box->own_master, muster_puppet_wars_puppet_free);
  g_ptr_array_unref (box->puppets);
  g_free (box);
}

void
muster_puppet_wars_toy_box_add (MusterPuppetWarsToyBox *box, const MusterOption *option)
{
  MusterPuppetWarsPuppet *added;

  for (guint i = 0; i < box->puppets->len; i++)
    {
      MusterPuppetWarsPuppet *puppet = box->puppets->pdata[i];

      if (puppet->ref.option == option)
        {
          muster_puppet_wars_puppet_add_one (puppet);
          return;
        }
    }
  added = muster_puppet_wars_puppet_new ();
  muster_choice_set_option (&added->ref, option);
  added->order = G_MAXUINT;
  g_ptr_array_add (box->puppets, added);
}

guint
muster_puppet_wars_toy_box_count (const MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet)
{
  guint count = 0;

  for (guint i = 0; i < box->puppets->len; i++)
    if (muster_puppet_wars_puppet_is_same (box->puppets->pdata[i], puppet))
      count += (guint) ((const MusterPuppetWarsPuppet *) box->puppets->pdata[i])->count;
  return count;
}

static void
clear_word (gpointer data)
{
  MusterPuppetWarsDraftWord *word = data;

  g_free (word->word);
  muster_extras_clear (&word->extras);
}

static GArray *
words_new (void)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (MusterPuppetWarsDraftWord));

  g_array_set_clear_func (words, clear_word);
  return words;
}

MusterPuppetWarsDraftRecord *
muster_puppet_wars_draft_record_new (void)
{
  MusterPuppetWarsDraftRecord *record = g_new0 (MusterPuppetWarsDraftRecord, 1);

  record->thing.klass = &muster_puppet_wars_draft_record_class;
  record->players = words_new ();
  record->pool = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_puppet_wars_puppet_free);
  record->picks = words_new ();
  return record;
}

static GArray *
copy_words (const GArray *words)
{
  GArray *copy = words_new ();

  for (guint i = 0; i < words->len; i++)
    {
      const MusterPuppetWarsDraftWord *word = &g_array_index (words, MusterPuppetWarsDraftWord, i);

      muster_extras_copy (&muster_puppet_wars_draft_words_add (copy, word->word, word->order)->extras, &word->extras);
    }
  return copy;
}

MusterPuppetWarsDraftRecord *
muster_puppet_wars_draft_record_copy (const MusterPuppetWarsDraftRecord *from)
{
  MusterPuppetWarsDraftRecord *to = g_new0 (MusterPuppetWarsDraftRecord, 1);

  muster_thing_copy (&to->thing, &from->thing);
  muster_choice_copy (&to->size, &from->size);
  to->seed = from->seed;
  to->players = copy_words (from->players);
  to->pool = g_ptr_array_copy (from->pool, copy_puppet, NULL);
  g_ptr_array_set_free_func (to->pool, (GDestroyNotify) muster_puppet_wars_puppet_free);
  to->picks = copy_words (from->picks);
  return to;
}

void
muster_puppet_wars_draft_record_free (MusterPuppetWarsDraftRecord *record)
{
  muster_thing_clear (&record->thing);
  muster_choice_clear (&record->size);
  g_array_unref (record->players);
  g_ptr_array_unref (record->pool);
  g_array_unref (record->picks);
  g_free (record);
}

MusterPuppetWarsDraftWord *
muster_puppet_wars_draft_words_add (GArray *words, const char *word, guint order)
{
  MusterPuppetWarsDraftWord added = { .word = g_strdup (word), .order = order };

  g_array_append_val (words, added);
  return &g_array_index (words, MusterPuppetWarsDraftWord, words->len - 1);
}

const char **
muster_puppet_wars_draft_words_list (const GArray *words)
{
  const char **list = g_new0 (const char *, words->len + 1);

  for (guint i = 0; i < words->len; i++)
    {
      const char *word = g_array_index (words, MusterPuppetWarsDraftWord, i).word;

      list[i] = word != NULL ? word : "";
    }
  return list;
}
