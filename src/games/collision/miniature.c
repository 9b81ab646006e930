/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/miniature.h"

#include "model/i18n.h"
#include "model/text/id.h"
#include "model/member.h"

MusterCollisionCharacter *
muster_collision_miniature_new (const char *name)
{
  MusterCollisionCharacter *miniature = muster_collision_character_new ();

  miniature->thing.klass = &muster_collision_miniature_class;
  miniature->thing.name = g_strdup (name);
  return miniature;
}

MusterCollisionCharacter *
muster_collision_miniature_new_of (const MusterCollisionCharacter *character)
{
  MusterCollisionCharacter *miniature = muster_collision_miniature_new (muster_thing_get_name (&character->thing));

  muster_choice_copy (&miniature->race, &character->race);
  muster_choice_copy (&miniature->armor, &character->armor);
  muster_choice_copy (&miniature->accessory, &character->accessory);
  for (guint i = 0; i < character->weapons->len; i++)
    muster_choice_copy (&muster_collision_character_add_weapon (miniature)->weapon,
                        &muster_collision_character_weapon (character, i)->weapon);
  if (character->portrait != NULL)
    muster_thing_set_portrait (&miniature->thing, muster_portrait_ref (character->portrait));
  return miniature;
}

MusterCollisionCharacter *
muster_collision_miniature_build (const MusterCollisionCharacter *miniature, gint64 id)
{
  g_autoptr (MusterCollisionCharacter) nobody = muster_collision_character_new ();
  g_autoptr (MusterCollisionCharacter) linked = muster_collision_character_copy (miniature);
  MusterCollisionCharacter *character = muster_collision_miniature_complete (miniature, nobody);
  g_autoptr (MusterChange) change = NULL;

  if (id > 0)
    muster_member_set_link (&linked->thing, id, 0);
  change = muster_collision_change_new_miniature (linked);
  muster_change_apply (change, &character->thing);
  character->thing.name = g_strdup (muster_thing_get_name (&miniature->thing));
  return character;
}

char *
muster_collision_miniature_dup_stage (const MusterThing *thing)
{
  /* Translators: how many of a miniature the player has */
  return g_strdup_printf (_ ("%u owned"), ((const MusterCollisionCharacter *) thing)->count);
}

char *
muster_collision_miniature_dup_shown (const MusterCollisionCharacter *miniature)
{
  g_autoptr (GString) text = g_string_new (NULL);
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (miniature, &pick))
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", muster_choice_get_name (pick.choice));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What it can stand for. */

gboolean
muster_collision_miniature_shows_weapons (const MusterCollisionCharacter *miniature)
{
  return miniature->weapons->len > 0;
}

/* Fills a slot of the draft with what is shown. FALSE if it has something else. */
static gboolean
complete_slot (MusterCollisionCharacter *draft, const MusterCollisionCharacter *miniature, MusterCollisionSlot slot)
{
  const MusterChoice *shown = muster_collision_character_peek_choice (miniature, slot, 0);
  MusterChoice *there = muster_collision_character_get_choice (draft, slot, 0);

  if (!muster_choice_is_made (shown))
    return TRUE;
  if (muster_choice_is_made (there))
    return g_str_equal (there->id, shown->id);
  muster_choice_copy (there, shown);
  return TRUE;
}

/* A weapon of the draft that matches and isn't assigned yet. */
static gboolean
take_weapon (const MusterCollisionCharacter *draft, const char *id, GHashTable *taken)
{
  for (guint i = 0; i < draft->weapons->len; i++)
    if (g_strcmp0 (muster_collision_character_weapon (draft, i)->weapon.id, id) == 0
        && g_hash_table_add (taken, GUINT_TO_POINTER (i + 1)))
      return TRUE;
  return FALSE;
}

/* The same for weapons. */
static gboolean
complete_weapons (MusterCollisionCharacter *draft, const MusterCollisionCharacter *miniature)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  guint before = draft->weapons->len;

  if (!muster_collision_miniature_shows_weapons (miniature))
    return TRUE;
  for (guint i = 0; i < miniature->weapons->len; i++)
    if (!take_weapon (draft, muster_collision_character_weapon (miniature, i)->weapon.id, taken))
      g_ptr_array_add (missing, (gpointer) &muster_collision_character_weapon (miniature, i)->weapon);
  for (guint i = 0; i < missing->len; i++)
    muster_choice_copy (&muster_collision_character_add_weapon (draft)->weapon, missing->pdata[i]);
  return g_hash_table_size (taken) == before;
}

MusterCollisionCharacter *
muster_collision_miniature_complete (const MusterCollisionCharacter *miniature, const MusterCollisionCharacter *draft)
{
  g_autoptr (MusterCollisionCharacter) completed = muster_collision_character_copy (draft);

  return complete_slot (completed, miniature, MUSTER_COLLISION_SLOT_RACE)
                 && complete_slot (completed, miniature, MUSTER_COLLISION_SLOT_ARMOR)
                 && complete_slot (completed, miniature, MUSTER_COLLISION_SLOT_ACCESSORY)
                 && complete_weapons (completed, miniature)
             ? g_steal_pointer (&completed)
             : NULL;
}

gboolean
muster_collision_miniature_fits (const MusterCollisionCharacter *miniature, const MusterCollisionCharacter *character)
{
  g_autoptr (MusterCollisionCharacter) completed = muster_collision_miniature_complete (miniature, character);
  MusterCollisionPick before = { 0 }, after = { 0 };

  if (completed == NULL)
    return FALSE;
  /* Everything matched. */
  while (muster_collision_character_next_pick (completed, &after))
    if (!muster_collision_character_next_pick (character, &before))
      return FALSE;
  return TRUE;
}

/* The number owned. */

typedef struct
{
  MusterChange change;
  guint count;
} Owned;

static void
apply_owned (const MusterChange *change, MusterThing *thing)
{
  ((MusterCollisionCharacter *) thing)->count = ((const Owned *) change)->count;
}

static char *
label_owned (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Count the miniature"));
}

static const MusterChangeClass owned_class
    = { &muster_collision_miniature_class, NULL, apply_owned, label_owned, NULL };

MusterChange *
muster_collision_change_new_owned (guint count)
{
  Owned *change = muster_change_alloc (&owned_class, sizeof *change);

  change->count = CLAMP (count, 1, MUSTER_COLLISION_MAX_COUNT);
  return &change->change;
}

/* A character's miniature. */

typedef struct
{
  MusterChange change;
  MusterThing *miniature; /* or NULL */
} Change;

static void
apply (const MusterChange *change, MusterThing *thing)
{
  const MusterThing *miniature = ((const Change *) change)->miniature;
  MusterCollisionCharacter *character = (MusterCollisionCharacter *) thing;
  guint order = character->miniature != NULL ? character->miniature->order : G_MAXUINT;

  g_clear_pointer (&character->miniature, muster_thing_free);
  if (miniature == NULL)
    return;
  character->miniature = muster_thing_dup (miniature);
  character->miniature->order = order;
  if (character->portrait == NULL && muster_thing_get_portrait (miniature) != NULL)
    muster_thing_set_portrait (thing, muster_portrait_ref (muster_thing_get_portrait (miniature)));
}

static char *
dup_label (const MusterChange *change, const MusterThing *thing)
{
  const MusterThing *miniature = ((const Change *) change)->miniature;

  if (miniature == NULL)
    return g_strdup (_ ("Remove the miniature"));
  return g_strdup_printf (_ ("Choose the miniature %s"), muster_thing_get_name (miniature));
}

static void
clear (MusterChange *change)
{
  g_clear_pointer (&((Change *) change)->miniature, muster_thing_free);
}

static const MusterChangeClass change_class = { &muster_collision_character_class, NULL, apply, dup_label, clear };

MusterChange *
muster_collision_change_new_miniature (const MusterCollisionCharacter *miniature)
{
  Change *change = muster_change_alloc (&change_class, sizeof *change);

  change->miniature = miniature != NULL ? muster_thing_dup (&miniature->thing) : NULL;
  return &change->change;
}

/* Miniatures in a group. */

gboolean
muster_collision_miniature_is_same (const MusterThing *a, const MusterThing *b)
{
  g_autofree char *one = muster_id_dup_from_name (a->name != NULL ? a->name : "");
  g_autofree char *two = muster_id_dup_from_name (b->name != NULL ? b->name : "");

  return *one != '\0' && g_str_equal (one, two);
}

static const MusterThing *
get_miniature (const MusterThing *member)
{
  return member->klass == &muster_collision_character_class ? ((const MusterCollisionCharacter *) member)->miniature
                                                            : NULL;
}

/* For each member the first one with the same miniature; itself if there is none before it. */
static guint *
find_firsts (const MusterCollisionGroup *group)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint *firsts = g_new0 (guint, group->members->len + 1);

  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterThing *miniature = get_miniature (group->members->pdata[i]);
      g_autofree char *id
          = muster_id_dup_from_name (miniature != NULL && miniature->name != NULL ? miniature->name : "");
      gpointer first;

      firsts[i] = i;
      if (*id != '\0' && g_hash_table_lookup_extended (seen, id, NULL, &first))
        firsts[i] = GPOINTER_TO_UINT (first);
      else if (*id != '\0')
        g_hash_table_insert (seen, g_strdup (id), GUINT_TO_POINTER (i));
    }
  return firsts;
}

MusterCollisionMiniatureUse *
muster_collision_group_count_miniatures (const MusterCollisionGroup *group)
{
  MusterCollisionMiniatureUse *uses = g_new0 (MusterCollisionMiniatureUse, group->members->len + 1);
  g_autofree guint *firsts = find_firsts (group);

  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterThing *miniature = get_miniature (group->members->pdata[i]);
      MusterCollisionMiniatureUse *use = &uses[firsts[i]];

      if (miniature == NULL)
        continue;
      use->used += muster_collision_group_get_count (group, i);
      use->owned = MAX (use->owned, ((const MusterCollisionCharacter *) miniature)->count);
    }
  for (guint i = 0; i < group->members->len; i++)
    {
      uses[i] = uses[firsts[i]];
      uses[i].is_first = firsts[i] == i;
    }
  return uses;
}
