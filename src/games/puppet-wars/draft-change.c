/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/draft-change.h"

#include "model/i18n.h"

typedef struct
{
  MusterChange change;
  guint n;
  gint seed;
  const MusterOption *size;
  GPtrArray *pool; /* MusterPuppetWarsPuppet */
  char *word;      /* a name or an id */
  char *label;     /* for a pick */
} Change;

static const Change *
as_change (const MusterChange *change)
{
  return (const Change *) change;
}

static MusterPuppetWarsDraftRecord *
as_record (const MusterThing *thing)
{
  return (MusterPuppetWarsDraftRecord *) thing;
}

static void
clear (MusterChange *change)
{
  Change *cleared = (Change *) change;

  g_clear_pointer (&cleared->pool, g_ptr_array_unref);
  g_free (cleared->word);
  g_free (cleared->label);
}

/* Players. */

static gboolean
has_player (const MusterChange *change, const MusterThing *thing)
{
  return as_change (change)->n < as_record (thing)->players->len;
}

static void
apply_name (const MusterChange *change, MusterThing *thing)
{
  MusterPuppetWarsDraftWord *player
      = &g_array_index (as_record (thing)->players, MusterPuppetWarsDraftWord, as_change (change)->n);

  g_free (player->word);
  player->word = g_strdup (as_change (change)->word);
}

static char *
label_name (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Name a player"));
}

static const MusterChangeClass name_class
    = { &muster_puppet_wars_draft_record_class, has_player, apply_name, label_name, clear };

MusterChange *
muster_puppet_wars_draft_change_new_player_name (guint n, const char *name)
{
  Change *change = muster_change_alloc (&name_class, sizeof *change);

  change->n = n;
  change->word = g_strdup (name);
  return &change->change;
}

static void
apply_player (const MusterChange *change, MusterThing *thing)
{
  GArray *players = as_record (thing)->players;
  g_autofree char *name = g_strdup_printf (_ ("Player %u"), players->len + 1);

  muster_puppet_wars_draft_words_add (players, name, G_MAXUINT);
}

static char *
label_player (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Add a player"));
}

static const MusterChangeClass player_class
    = { &muster_puppet_wars_draft_record_class, NULL, apply_player, label_player, clear };

MusterChange *
muster_puppet_wars_draft_change_new_player_added (void)
{
  return muster_change_alloc (&player_class, sizeof (Change));
}

static void
apply_removed (const MusterChange *change, MusterThing *thing)
{
  g_array_remove_index (as_record (thing)->players, as_change (change)->n);
}

static char *
label_removed (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Remove a player"));
}

static const MusterChangeClass removed_class
    = { &muster_puppet_wars_draft_record_class, has_player, apply_removed, label_removed, clear };

MusterChange *
muster_puppet_wars_draft_change_new_player_removed (guint n)
{
  Change *change = muster_change_alloc (&removed_class, sizeof *change);

  change->n = n;
  return &change->change;
}

/* The game. */

static void
apply_size (const MusterChange *change, MusterThing *thing)
{
  muster_choice_set_option (&as_record (thing)->size, as_change (change)->size);
}

static char *
label_size (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Choose a game size"));
}

static const MusterChangeClass size_class
    = { &muster_puppet_wars_draft_record_class, NULL, apply_size, label_size, clear };

MusterChange *
muster_puppet_wars_draft_change_new_size (const MusterOption *size)
{
  Change *change = muster_change_alloc (&size_class, sizeof *change);

  change->size = size;
  return &change->change;
}

static gpointer
copy_puppet (gconstpointer puppet, gpointer nothing)
{
  return muster_puppet_wars_puppet_copy (puppet);
}

static GPtrArray *
copy_pool (GPtrArray *pool)
{
  GPtrArray *copy = g_ptr_array_copy (pool, copy_puppet, NULL);

  g_ptr_array_set_free_func (copy, (GDestroyNotify) muster_puppet_wars_puppet_free);
  return copy;
}

static void
apply_begin (const MusterChange *change, MusterThing *thing)
{
  as_record (thing)->seed = as_change (change)->seed;
  g_ptr_array_unref (as_record (thing)->pool);
  as_record (thing)->pool = copy_pool (as_change (change)->pool);
}

static char *
label_begin (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Begin the draft"));
}

static const MusterChangeClass begin_class
    = { &muster_puppet_wars_draft_record_class, NULL, apply_begin, label_begin, clear };

MusterChange *
muster_puppet_wars_draft_change_new_begin (const MusterPuppetWarsDraftRecord *begun)
{
  Change *change = muster_change_alloc (&begin_class, sizeof *change);

  change->seed = begun->seed;
  change->pool = copy_pool (begun->pool);
  return &change->change;
}

/* Picks. */

static void
apply_pick (const MusterChange *change, MusterThing *thing)
{
  muster_puppet_wars_draft_words_add (as_record (thing)->picks, as_change (change)->word, G_MAXUINT);
}

static char *
label_pick (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (as_change (change)->label);
}

static const MusterChangeClass pick_class
    = { &muster_puppet_wars_draft_record_class, NULL, apply_pick, label_pick, clear };

MusterChange *
muster_puppet_wars_draft_change_new_pick (const char *label, const char *id)
{
  Change *change = muster_change_alloc (&pick_class, sizeof *change);

  change->label = g_strdup (label);
  change->word = g_strdup (id);
  return &change->change;
}

static gboolean
has_picks (const MusterChange *change, const MusterThing *thing)
{
  return as_record (thing)->picks->len > 0;
}

static void
apply_back (const MusterChange *change, MusterThing *thing)
{
  g_array_set_size (as_record (thing)->picks, as_record (thing)->picks->len - 1);
}

static char *
label_back (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Undo a pick"));
}

static const MusterChangeClass back_class
    = { &muster_puppet_wars_draft_record_class, has_picks, apply_back, label_back, clear };

MusterChange *
muster_puppet_wars_draft_change_new_back (void)
{
  return muster_change_alloc (&back_class, sizeof (Change));
}
