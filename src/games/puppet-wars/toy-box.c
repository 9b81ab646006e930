/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/toy-box.h"

#include "model/thing-options.h"
#include "model/member.h"

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
    muster_thing_options_add (options, ((const MusterPuppetWarsPuppet *) puppets->pdata[i])->ref.option);
}

static void
collect_options_in_toy_box (const MusterThing *thing, GPtrArray *options)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;

  muster_thing_options_add (options, box->size.option);
  muster_thing_options_add (options, box->master.option);
  add_puppets (box->puppets, options);
}

static void
collect_options_in_draft (const MusterThing *thing, GPtrArray *options)
{
  const MusterPuppetWarsDraftRecord *draft = (const MusterPuppetWarsDraftRecord *) thing;

  muster_thing_options_add (options, draft->size.option);
  add_puppets (draft->pool, options);
}

static GPtrArray *
get_puppets (const MusterThing *thing)
{
  return ((const MusterPuppetWarsToyBox *) thing)->puppets;
}

static MusterThing **
get_own_master (MusterThing *thing)
{
  return (MusterThing **) &((MusterPuppetWarsToyBox *) thing)->own_master;
}

static gboolean
takes_member (const MusterThing *member)
{
  return member->klass == &muster_puppet_wars_puppet_class;
}

const MusterThingClass muster_puppet_wars_toy_box_class = {
  .element = "toy-box",
  .game = "puppet-wars",
  .rules = &muster_puppet_wars_toy_box_rules,
  .size = sizeof (MusterPuppetWarsToyBox),
  .free = free_toy_box_thing,
  .copy = copy_toy_box_thing,
  .collect_options = collect_options_in_toy_box,
  .get_members = get_puppets,
  .takes_member = takes_member,
  .get_single = get_own_master,
};

const MusterThingClass muster_puppet_wars_draft_record_class = {
  .element = "draft",
  .game = "puppet-wars",
  .rules = &muster_puppet_wars_draft_rules,
  .size = sizeof (MusterPuppetWarsDraftRecord),
  .free = free_draft_thing,
  .copy = copy_draft_thing,
  .collect_options = collect_options_in_draft,
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
  added->thing.order = G_MAXUINT;
  g_ptr_array_add (box->puppets, added);
}

void
muster_puppet_wars_toy_box_add_own (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet)
{
  for (guint i = 0; i < box->puppets->len; i++)
    if (muster_puppet_wars_puppet_is_same (box->puppets->pdata[i], puppet))
      {
        muster_puppet_wars_puppet_add_one (box->puppets->pdata[i]);
        return;
      }
  muster_thing_add_member (&box->thing, &muster_puppet_wars_puppet_copy (puppet)->thing, 1);
}

void
muster_puppet_wars_toy_box_lead (MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet)
{
  muster_choice_clear (&box->master);
  g_clear_pointer (&box->own_master, muster_puppet_wars_puppet_free);
  box->own_master = muster_puppet_wars_puppet_copy (puppet);
  box->own_master->count = 1;
  box->own_master->thing.order = G_MAXUINT;
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

MusterPuppetWarsPuppet *
muster_puppet_wars_toy_box_get_puppet (const MusterPuppetWarsToyBox *box, guint entry)
{
  if (entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER)
    return box->own_master;
  return entry < box->puppets->len ? box->puppets->pdata[entry] : NULL;
}
