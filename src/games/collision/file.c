/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/file.h"

#include "xml/agreement.h"
#include "xml/portrait.h"

#define STAT_MOST 999

/* Reading. */

static void
read_choice (MusterReading *reading, MusterChoice *choice, MusterCollisionSlot slot, const char *id)
{
  muster_choice_set (choice, reading->catalog, muster_collision_slot_get_kind (slot), id);
}

static gboolean
read_weapon_attribute (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  MusterCollisionWeapon *carried = data;

  if (g_str_equal (name, "ref"))
    read_choice (reading, &carried->weapon, MUSTER_COLLISION_SLOT_WEAPON, value);
  else if (g_str_equal (name, "enchantment"))
    read_choice (reading, &carried->enchantment, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, value);
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_skill_attribute (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  MusterCollisionSkill *skill = data;

  if (!g_str_equal (name, "ref"))
    return FALSE;
  read_choice (reading, &skill->skill, MUSTER_COLLISION_SLOT_SKILL, value);
  return TRUE;
}

/* The slot for an attribute of a character. */
static gboolean
find_slot (const char *name, MusterCollisionSlot *slot)
{
  static const MusterCollisionSlot slots[]
      = { MUSTER_COLLISION_SLOT_RACE, MUSTER_COLLISION_SLOT_TAROT, MUSTER_COLLISION_SLOT_ARMOR,
          MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, MUSTER_COLLISION_SLOT_ACCESSORY };

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    if (g_str_equal (name, muster_kind_get_id (muster_collision_slot_get_kind (slots[i]))))
      {
        *slot = slots[i];
        return TRUE;
      }
  return FALSE;
}

/* What a miniature can show; other attributes of a character don't apply. */
static gboolean
is_seen (const char *name)
{
  static const char *const seen[] = { "name", "count", "race", "armor", "accessory", "weapon", "notes", NULL };

  return g_strv_contains (seen, name);
}

static gboolean
read_character_attribute (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  MusterCollisionCharacter *character = data;
  MusterCollisionSlot slot;

  if (character->thing.klass == &muster_collision_miniature_class && !is_seen (name))
    return FALSE;

  if (find_slot (name, &slot))
    read_choice (reading, muster_collision_character_get_choice (character, slot, 0), slot, value);
  else if (g_str_equal (name, "name"))
    character->thing.name = g_strdup (value);
  else if (g_str_equal (name, "count"))
    character->count = (guint) muster_reading_number (reading, name, value, 1, MUSTER_COLLISION_MAX_COUNT);
  else if (g_str_equal (name, "budget"))
    character->budget = muster_reading_number (reading, name, value, 0, MUSTER_COLLISION_MAX_POINTS);
  else if (g_str_equal (name, "values"))
    {
      g_auto (GStrv) ids = muster_reading_words (value);

      muster_collision_character_name_values (character, reading->catalog, (const char *const *) ids);
    }
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_character_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCollisionCharacter *character = data;
  gboolean is_miniature = character->thing.klass == &muster_collision_miniature_class;

  if (g_str_equal (name, "weapon"))
    {
      MusterCollisionWeapon *carried = muster_collision_character_add_weapon (character);

      carried->order = order;
      muster_reading_element (reading, read_weapon_attribute, NULL, carried, &carried->extras);
    }
  else if (g_str_equal (name, "miniature") && !is_miniature && character->miniature == NULL)
    {
      character->miniature = muster_collision_read_miniature (reading);
      character->miniature->order = order;
    }
  else if (g_str_equal (name, "skill") && !is_miniature)
    {
      MusterCollisionSkill *skill = muster_collision_character_add_skill (character);

      skill->order = order;
      muster_reading_element (reading, read_skill_attribute, NULL, skill, &skill->extras);
    }
  else if (g_str_equal (name, "notes") && character->notes == NULL)
    {
      character->notes_order = order;
      character->notes = muster_reading_text (reading, &character->notes_extras);
    }
  else
    return muster_portrait_read (&character->portrait, &character->portrait_order, &character->thing.extras, reading,
                                 name, order)
           || muster_agreements_read (&character->thing, reading, name, order);
  return TRUE;
}

static MusterThing *
read_as (MusterReading *reading, const MusterThingClass *klass)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  character->thing.klass = klass;
  muster_reading_element (reading, read_character_attribute, read_character_child, character, &character->thing.extras);
  muster_reading_count_words (reading, character->thing.name, character->count);
  muster_reading_count_words (reading, character->notes, character->count);
  return &character->thing;
}

MusterThing *
muster_collision_read_character (MusterReading *reading)
{
  return read_as (reading, &muster_collision_character_class);
}

MusterThing *
muster_collision_read_miniature (MusterReading *reading)
{
  return read_as (reading, &muster_collision_miniature_class);
}

static gboolean
read_stat (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  MusterCollisionFixed *fixed = data;

  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    if (g_str_equal (name, muster_stat_get_id (stat)))
      {
        fixed->stats[stat] = muster_reading_number (reading, name, value, -STAT_MOST, STAT_MOST);
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_fixed_attribute (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  MusterCollisionFixed *fixed = data;

  if (g_str_equal (name, "name"))
    fixed->thing.name = g_strdup (value);
  else if (g_str_equal (name, "count"))
    fixed->count = (guint) muster_reading_number (reading, name, value, 1, MUSTER_COLLISION_MAX_COUNT);
  else if (g_str_equal (name, "points"))
    fixed->points = muster_reading_number (reading, name, value, 0, MUSTER_COLLISION_MAX_POINTS);
  else if (g_str_equal (name, "restrict"))
    fixed->limit = muster_reading_number (reading, name, value, 0, MUSTER_COLLISION_MAX_POINTS);
  else if (g_str_equal (name, "values"))
    {
      g_auto (GStrv) ids = muster_reading_words (value);

      muster_collision_fixed_set_values (fixed, reading->catalog, (const char *const *) ids);
    }
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_fixed_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCollisionFixed *fixed = data;

  if (!g_str_equal (name, "stats") || fixed->has_stats)
    return muster_agreements_read (&fixed->thing, reading, name, order);
  fixed->has_stats = TRUE;
  fixed->stats_order = order;
  muster_reading_element (reading, read_stat, NULL, fixed, &fixed->stats_extras);
  return TRUE;
}

MusterThing *
muster_collision_read_fixed (MusterReading *reading)
{
  MusterCollisionFixed *fixed = muster_collision_fixed_new ();

  muster_reading_element (reading, read_fixed_attribute, read_fixed_child, fixed, &fixed->thing.extras);
  muster_reading_count_words (reading, fixed->thing.name, fixed->count);
  return &fixed->thing;
}

static gboolean
read_group_attribute (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  MusterCollisionGroup *group = data;

  if (g_str_equal (name, "name"))
    group->thing.name = g_strdup (value);
  else if (g_str_equal (name, "points"))
    group->limit = muster_reading_number (reading, name, value, 0, MUSTER_COLLISION_MAX_POINTS);
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_group_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterCollisionGroup *group = data;
  MusterThing *member;

  if (g_str_equal (name, muster_collision_character_class.element))
    member = muster_collision_read_character (reading);
  else if (g_str_equal (name, muster_collision_fixed_class.element))
    member = muster_collision_read_fixed (reading);
  else
    return muster_agreements_read (&group->thing, reading, name, order);
  member->order = order;
  g_ptr_array_add (group->members, member);
  return TRUE;
}

MusterThing *
muster_collision_read_group (MusterReading *reading)
{
  MusterCollisionGroup *group = muster_collision_group_new ();

  muster_reading_element (reading, read_group_attribute, read_group_child, group, &group->thing.extras);
  return &group->thing;
}

/* Writing. */

/* An element with only attributes, and its extras. */
static void
close_with (MusterWriting *writing, const char *element, const MusterExtras *extras)
{
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_writing_raw_attributes (writing, extras);
  muster_writing_children (writing, children, extras);
  muster_writing_close (writing, element);
}

static void
write_weapon (MusterWriting *writing, gconstpointer data)
{
  const MusterCollisionWeapon *carried = data;

  muster_writing_open (writing, "weapon");
  muster_writing_attribute (writing, "ref", carried->weapon.id);
  muster_writing_attribute (writing, "enchantment", carried->enchantment.id);
  close_with (writing, "weapon", &carried->extras);
}

static void
write_skill (MusterWriting *writing, gconstpointer data)
{
  const MusterCollisionSkill *skill = data;

  muster_writing_open (writing, "skill");
  muster_writing_attribute (writing, "ref", skill->skill.id);
  close_with (writing, "skill", &skill->extras);
}

static void
write_notes (MusterWriting *writing, gconstpointer data)
{
  const MusterCollisionCharacter *character = data;

  muster_writing_open (writing, "notes");
  muster_writing_raw_attributes (writing, &character->notes_extras);
  muster_writing_text (writing, character->notes);
  for (guint i = 0; character->notes_extras.pieces != NULL && i < character->notes_extras.pieces->len; i++)
    muster_writing_raw (writing, g_array_index (character->notes_extras.pieces, MusterExtra, i).xml);
  muster_writing_close (writing, "notes");
}

static void
write_values (MusterWriting *writing, MusterValueSet values, const GPtrArray *unknown)
{
  g_autofree char *known = muster_catalog_dup_value_ids (writing->catalog, values);
  g_autoptr (GString) all = g_string_new (known);

  for (guint i = 0; unknown != NULL && i < unknown->len; i++)
    g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", (const char *) unknown->pdata[i]);
  muster_writing_attribute (writing, "values", all->str);
}

static void
write_miniature (MusterWriting *writing, gconstpointer data)
{
  muster_collision_write_character (writing, data);
}

static void
write_children (MusterWriting *writing, const MusterCollisionCharacter *character)
{
  g_autoptr (GArray) children = muster_writing_children_new ();

  for (guint i = 0; i < character->weapons->len; i++)
    muster_writing_children_add (children, muster_collision_character_weapon (character, i)->order, 0, write_weapon,
                                 muster_collision_character_weapon (character, i));
  for (guint i = 0; i < character->skills->len; i++)
    muster_writing_children_add (children, muster_collision_character_skill (character, i)->order, 1, write_skill,
                                 muster_collision_character_skill (character, i));
  if (character->notes != NULL)
    muster_writing_children_add (children, character->notes_order, 2, write_notes, character);
  if (character->portrait != NULL)
    muster_writing_children_add (children, character->portrait_order, 3, muster_portrait_write, character->portrait);
  if (character->miniature != NULL)
    muster_writing_children_add (children, character->miniature->order, 4, write_miniature, character->miniature);
  muster_agreements_write (&character->thing, children);
  muster_writing_children (writing, children, &character->thing.extras);
}

void
muster_collision_write_character (MusterWriting *writing, const MusterThing *thing)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;

  muster_writing_open (writing, thing->klass->element);
  muster_writing_attribute (writing, "name", thing->name);
  if (character->count != 1)
    muster_writing_number (writing, "count", character->count);
  if (character->budget != MUSTER_COLLISION_NO_BUDGET)
    muster_writing_number (writing, "budget", character->budget);
  muster_writing_attribute (writing, "race", character->race.id);
  muster_writing_attribute (writing, "tarot", character->tarot.id);
  muster_writing_attribute (writing, "armor", character->armor.id);
  muster_writing_attribute (writing, "armor-enchantment", character->armor_enchantment.id);
  muster_writing_attribute (writing, "accessory", character->accessory.id);
  if (character->names_values)
    write_values (writing, character->values, character->unknown_values);
  muster_writing_raw_attributes (writing, &thing->extras);
  write_children (writing, character);
  muster_writing_close (writing, thing->klass->element);
}

static void
write_stats (MusterWriting *writing, gconstpointer data)
{
  const MusterCollisionFixed *fixed = data;

  muster_writing_open (writing, "stats");
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    muster_writing_number (writing, muster_stat_get_id (stat), fixed->stats[stat]);
  close_with (writing, "stats", &fixed->stats_extras);
}

void
muster_collision_write_fixed (MusterWriting *writing, const MusterThing *thing)
{
  const MusterCollisionFixed *fixed = (const MusterCollisionFixed *) thing;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_writing_open (writing, thing->klass->element);
  muster_writing_attribute (writing, "name", thing->name);
  if (fixed->count != 1)
    muster_writing_number (writing, "count", fixed->count);
  muster_writing_number (writing, "points", fixed->points);
  if (fixed->has_values)
    write_values (writing, fixed->values, fixed->unknown_values);
  if (fixed->limit != 0)
    muster_writing_number (writing, "restrict", fixed->limit);
  muster_writing_raw_attributes (writing, &thing->extras);
  if (fixed->has_stats)
    muster_writing_children_add (children, fixed->stats_order, 0, write_stats, fixed);
  muster_agreements_write (thing, children);
  muster_writing_children (writing, children, &thing->extras);
  muster_writing_close (writing, thing->klass->element);
}

static void
write_member (MusterWriting *writing, gconstpointer data)
{
  const MusterThing *member = data;

  if (member->klass == &muster_collision_fixed_class)
    muster_collision_write_fixed (writing, member);
  else
    muster_collision_write_character (writing, member);
}

void
muster_collision_write_group (MusterWriting *writing, const MusterThing *thing)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) thing;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_writing_open (writing, thing->klass->element);
  muster_writing_attribute (writing, "name", thing->name);
  if (group->limit >= 0)
    muster_writing_number (writing, "points", group->limit);
  muster_writing_raw_attributes (writing, &thing->extras);
  for (guint i = 0; i < group->members->len; i++)
    muster_writing_children_add (children, ((MusterThing *) group->members->pdata[i])->order, 0, write_member,
                                 group->members->pdata[i]);
  muster_agreements_write (thing, children);
  muster_writing_children (writing, children, &thing->extras);
  muster_writing_close (writing, thing->klass->element);
}
