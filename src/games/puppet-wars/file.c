/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/file.h"

#include "xml/agreement.h"
#include "xml/binding.h"
#include "xml/passage.h"
#include "xml/portrait.h"

#define STAT(type, name, member)                                                                                       \
  MUSTER_BIND_NUMBER (type, name, member, 0, MUSTER_PUPPET_WARS_PUPPET_HIGHEST, MUSTER_PUPPET_WARS_PUPPET_BLANK)

static const MusterBinding upgrade_bindings[] = {
  MUSTER_BIND_TEXT (MusterPuppetWarsUpgrade, "name", name),
  MUSTER_BIND_TEXT (MusterPuppetWarsUpgrade, "nc", nc),
  STAT (MusterPuppetWarsUpgrade, "ad", ad),
  MUSTER_BIND_TEXT (MusterPuppetWarsUpgrade, "ad-suit", ad_suit),
  STAT (MusterPuppetWarsUpgrade, "stitches", stitches),
  MUSTER_BIND_END,
};

static const MusterBinding puppet_bindings[] = {
  MUSTER_BIND_CHOICE (MusterPuppetWarsPuppet, "ref", ref, MUSTER_KIND_PUPPET),
  MUSTER_BIND_TEXT (MusterPuppetWarsPuppet, "name", thing.name),
  MUSTER_BIND_TEXT (MusterPuppetWarsPuppet, "rank", rank),
  MUSTER_BIND_NUMBER (MusterPuppetWarsPuppet, "count", count, 1, MUSTER_PUPPET_WARS_PUPPET_MOST, 1),
  MUSTER_BIND_NUMBER (MusterPuppetWarsPuppet, "owned", owned, 0, MUSTER_PUPPET_WARS_PUPPET_MOST,
                      MUSTER_PUPPET_WARS_PUPPET_BLANK),
  STAT (MusterPuppetWarsPuppet, "ar", ar),
  MUSTER_BIND_TEXT (MusterPuppetWarsPuppet, "ar-suit", ar_suit),
  STAT (MusterPuppetWarsPuppet, "mv", mv),
  STAT (MusterPuppetWarsPuppet, "cb", cb),
  STAT (MusterPuppetWarsPuppet, "df", df),
  MUSTER_BIND_TEXT (MusterPuppetWarsPuppet, "df-suit", df_suit),
  STAT (MusterPuppetWarsPuppet, "ul", ul),
  STAT (MusterPuppetWarsPuppet, "stitches", stitches),
  MUSTER_BIND_END,
};

static const MusterBinding toy_box_bindings[] = {
  MUSTER_BIND_TEXT (MusterPuppetWarsToyBox, "name", thing.name),
  MUSTER_BIND_CHOICE (MusterPuppetWarsToyBox, "size", size, MUSTER_KIND_SIZE),
  MUSTER_BIND_CHOICE (MusterPuppetWarsToyBox, "master", master, MUSTER_KIND_PUPPET),
  MUSTER_BIND_END,
};

static const MusterBinding draft_bindings[] = {
  MUSTER_BIND_TEXT (MusterPuppetWarsDraftRecord, "name", thing.name),
  MUSTER_BIND_CHOICE (MusterPuppetWarsDraftRecord, "size", size, MUSTER_KIND_SIZE),
  MUSTER_BIND_NUMBER (MusterPuppetWarsDraftRecord, "seed", seed, 0, G_MAXINT, 0),
  MUSTER_BIND_END,
};

static const MusterBinding player_bindings[]
    = { MUSTER_BIND_TEXT (MusterPuppetWarsDraftWord, "name", word), MUSTER_BIND_END };
static const MusterBinding pick_bindings[]
    = { MUSTER_BIND_TEXT (MusterPuppetWarsDraftWord, "ref", word), MUSTER_BIND_END };

/* Reading. */

static gboolean
read_upgrade_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  return muster_passages_read (((MusterPuppetWarsUpgrade *) data)->passages, reading, name, order);
}

static gboolean
read_puppet_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterPuppetWarsPuppet *puppet = data;

  if (!g_str_equal (name, "upgrade") || puppet->upgrade.written)
    return muster_passages_read (puppet->passages, reading, name, order)
           || muster_portrait_read (&puppet->portrait, &puppet->portrait_order, &puppet->thing.extras, reading, name,
                                    order)
           || muster_agreements_read (&puppet->thing, reading, name, order);
  puppet->upgrade.written = TRUE;
  puppet->upgrade.order = order;
  muster_bindings_read (upgrade_bindings, reading, read_upgrade_child, &puppet->upgrade, &puppet->upgrade.extras);
  return TRUE;
}

static MusterPuppetWarsPuppet *
read_puppet (MusterReading *reading, guint order)
{
  MusterPuppetWarsPuppet *puppet = muster_puppet_wars_puppet_new ();

  puppet->thing.order = order;
  muster_bindings_read (puppet_bindings, reading, read_puppet_child, puppet, &puppet->thing.extras);
  return puppet;
}

MusterThing *
muster_puppet_wars_read_puppet (MusterReading *reading)
{
  return &read_puppet (reading, 0)->thing;
}

static gboolean
read_toy_box_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterPuppetWarsToyBox *box = data;

  if (g_str_equal (name, "puppet"))
    g_ptr_array_add (box->puppets, read_puppet (reading, order));
  else if (g_str_equal (name, "master") && box->own_master == NULL)
    box->own_master = read_puppet (reading, order);
  else
    return muster_agreements_read (&box->thing, reading, name, order);
  return TRUE;
}

MusterThing *
muster_puppet_wars_read_toy_box (MusterReading *reading)
{
  MusterPuppetWarsToyBox *box = muster_puppet_wars_toy_box_new ();

  muster_bindings_read (toy_box_bindings, reading, read_toy_box_child, box, &box->thing.extras);
  return &box->thing;
}

static void
read_word (MusterReading *reading, const MusterBinding *bindings, GArray *words, guint order)
{
  MusterPuppetWarsDraftWord *word = muster_puppet_wars_draft_words_add (words, NULL, order);

  muster_bindings_read (bindings, reading, NULL, word, &word->extras);
}

static gboolean
read_draft_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterPuppetWarsDraftRecord *record = data;

  if (g_str_equal (name, "player"))
    read_word (reading, player_bindings, record->players, order);
  else if (g_str_equal (name, "puppet"))
    g_ptr_array_add (record->pool, read_puppet (reading, order));
  else if (g_str_equal (name, "pick"))
    read_word (reading, pick_bindings, record->picks, order);
  else
    return muster_agreements_read (&record->thing, reading, name, order);
  return TRUE;
}

MusterThing *
muster_puppet_wars_read_draft (MusterReading *reading)
{
  MusterPuppetWarsDraftRecord *record = muster_puppet_wars_draft_record_new ();

  muster_bindings_read (draft_bindings, reading, read_draft_child, record, &record->thing.extras);
  return &record->thing;
}

/* Writing. */

static void
write_upgrade (MusterWriting *writing, gconstpointer data)
{
  const MusterPuppetWarsUpgrade *upgrade = data;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_passages_write (upgrade->passages, children, 0);
  muster_bindings_write (upgrade_bindings, writing, "upgrade", upgrade, children, &upgrade->extras);
}

static void
write_puppet_as (MusterWriting *writing, const char *element, const MusterPuppetWarsPuppet *puppet)
{
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_passages_write (puppet->passages, children, 0);
  if (puppet->upgrade.written)
    muster_writing_children_add (children, puppet->upgrade.order, 1, write_upgrade, &puppet->upgrade);
  if (puppet->portrait != NULL)
    muster_writing_children_add (children, puppet->portrait_order, 2, muster_portrait_write, puppet->portrait);
  muster_agreements_write (&puppet->thing, children);
  muster_bindings_write (puppet_bindings, writing, element, puppet, children, &puppet->thing.extras);
}

static void
write_master (MusterWriting *writing, gconstpointer data)
{
  write_puppet_as (writing, "master", data);
}

static void
write_puppet (MusterWriting *writing, gconstpointer data)
{
  write_puppet_as (writing, "puppet", data);
}

void
muster_puppet_wars_write_puppet (MusterWriting *writing, const MusterThing *thing)
{
  write_puppet (writing, thing);
}

static void
add_puppets (GArray *children, const GPtrArray *puppets, guint rank)
{
  for (guint i = 0; i < puppets->len; i++)
    muster_writing_children_add (children, ((const MusterPuppetWarsPuppet *) puppets->pdata[i])->thing.order, rank,
                                 write_puppet, puppets->pdata[i]);
}

void
muster_puppet_wars_write_toy_box (MusterWriting *writing, const MusterThing *thing)
{
  const MusterPuppetWarsToyBox *box = (const MusterPuppetWarsToyBox *) thing;
  g_autoptr (GArray) children = muster_writing_children_new ();

  if (box->own_master != NULL)
    muster_writing_children_add (children, box->own_master->thing.order, 0, write_master, box->own_master);
  add_puppets (children, box->puppets, 1);
  muster_agreements_write (thing, children);
  muster_bindings_write (toy_box_bindings, writing, thing->klass->element, box, children, &thing->extras);
}

static void
write_player (MusterWriting *writing, gconstpointer data)
{
  muster_bindings_write (player_bindings, writing, "player", data, NULL,
                         &((const MusterPuppetWarsDraftWord *) data)->extras);
}

static void
write_pick (MusterWriting *writing, gconstpointer data)
{
  muster_bindings_write (pick_bindings, writing, "pick", data, NULL,
                         &((const MusterPuppetWarsDraftWord *) data)->extras);
}

static void
add_words (GArray *children, const GArray *words, guint rank,
           void (*write) (MusterWriting *writing, gconstpointer data))
{
  for (guint i = 0; i < words->len; i++)
    {
      const MusterPuppetWarsDraftWord *word = &g_array_index (words, MusterPuppetWarsDraftWord, i);

      muster_writing_children_add (children, word->order, rank, write, word);
    }
}

void
muster_puppet_wars_write_draft (MusterWriting *writing, const MusterThing *thing)
{
  const MusterPuppetWarsDraftRecord *record = (const MusterPuppetWarsDraftRecord *) thing;
  g_autoptr (GArray) children = muster_writing_children_new ();

  add_words (children, record->players, 0, write_player);
  add_puppets (children, record->pool, 1);
  add_words (children, record->picks, 2, write_pick);
  muster_agreements_write (thing, children);
  muster_bindings_write (draft_bindings, writing, thing->klass->element, record, children, &thing->extras);
}
