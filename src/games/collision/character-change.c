/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/character-change.h"

#include "model/i18n.h"

static MusterCollisionCharacter *
as_character (const MusterThing *thing)
{
  return (MusterCollisionCharacter *) thing;
}

/* Whether it is a character or a miniature; changes treat them alike. */
static gboolean
is_either (const MusterThing *thing)
{
  return thing->klass == &muster_collision_character_class || thing->klass == &muster_collision_miniature_class;
}

/* Choices. */

typedef struct
{
  MusterChange change;
  MusterCollisionSlot slot;
  guint index;
  const MusterOption *option;
} Choice;

/* An index one past the last adds one; an enchantment needs its weapon. */
static gboolean
has_place (const MusterChange *change, const MusterThing *thing)
{
  const Choice *choice = (const Choice *) change;
  const MusterCollisionCharacter *character = as_character (thing);
  guint adding = choice->option != NULL;

  if (!is_either (thing))
    return FALSE;
  if (choice->slot == MUSTER_COLLISION_SLOT_WEAPON)
    return choice->index < character->weapons->len + adding;
  if (choice->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
    return choice->index < character->weapons->len;
  if (choice->slot == MUSTER_COLLISION_SLOT_SKILL)
    return choice->index < character->skills->len + adding;
  return choice->index == 0;
}

static void
apply_choice (const MusterChange *change, MusterThing *thing)
{
  const Choice *choice = (const Choice *) change;

  muster_collision_character_choose (as_character (thing), choice->slot, choice->index, choice->option);
}

static char *
label_choice (const MusterChange *change, const MusterThing *thing)
{
  const Choice *choice = (const Choice *) change;
  const MusterChoice *now = muster_collision_character_peek_choice (as_character (thing), choice->slot, choice->index);

  if (choice->option != NULL)
    return g_strdup_printf (_ ("Choose %s"), muster_option_get_name (choice->option));
  return g_strdup_printf (_ ("Remove %s"),
                          now != NULL && muster_choice_is_made (now) ? muster_choice_get_name (now) : "");
}

static const MusterChangeClass choice_class = { NULL, has_place, apply_choice, label_choice, NULL };

MusterChange *
muster_collision_change_new_choice (MusterCollisionSlot slot, guint index, const MusterOption *option)
{
  Choice *choice = muster_change_alloc (&choice_class, sizeof *choice);

  choice->slot = slot;
  choice->index = index;
  choice->option = option;
  return &choice->change;
}

/* Values. */

typedef struct
{
  MusterChange change;
  gboolean named;
  MusterValueSet values;
} Values;

static void
apply_values (const MusterChange *change, MusterThing *thing)
{
  const Values *values = (const Values *) change;

  as_character (thing)->names_values = values->named;
  as_character (thing)->values = values->values;
}

static char *
label_values (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (((const Values *) change)->named ? _ ("Name values") : _ ("Leave values open"));
}

static const MusterChangeClass values_class
    = { &muster_collision_character_class, NULL, apply_values, label_values, NULL };

MusterChange *
muster_collision_change_new_values (gboolean named, MusterValueSet values)
{
  Values *change = muster_change_alloc (&values_class, sizeof *change);

  change->named = named;
  change->values = named ? values : 0;
  return &change->change;
}

/* Notes. */

typedef struct
{
  MusterChange change;
  char *notes; /* or NULL */
} Notes;

static gboolean
has_notes (const MusterChange *change, const MusterThing *thing)
{
  return is_either (thing);
}

static void
apply_notes (const MusterChange *change, MusterThing *thing)
{
  MusterCollisionCharacter *character = as_character (thing);

  if (character->notes == NULL)
    character->notes_order = G_MAXUINT;
  g_free (character->notes);
  character->notes = g_strdup (((const Notes *) change)->notes);
}

static char *
label_notes (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Write notes"));
}

static void
clear_notes (MusterChange *change)
{
  g_free (((Notes *) change)->notes);
}

static const MusterChangeClass notes_class = { NULL, has_notes, apply_notes, label_notes, clear_notes };

MusterChange *
muster_collision_change_new_notes (const char *notes)
{
  Notes *change = muster_change_alloc (&notes_class, sizeof *change);

  change->notes = notes != NULL && *notes != '\0' ? g_strdup (notes) : NULL;
  return &change->change;
}

/* The budget. */

typedef struct
{
  MusterChange change;
  gint budget;
} Budget;

static void
apply_budget (const MusterChange *change, MusterThing *thing)
{
  as_character (thing)->budget = ((const Budget *) change)->budget;
}

static char *
label_budget (const MusterChange *change, const MusterThing *thing)
{
  gint budget = ((const Budget *) change)->budget;

  return budget == MUSTER_COLLISION_NO_BUDGET
             ? g_strdup (_ ("No budget"))
             : g_strdup_printf (ngettext ("Set a budget of %d point", "Set a budget of %d points", (gulong) budget),
                                budget);
}

static const MusterChangeClass budget_class
    = { &muster_collision_character_class, NULL, apply_budget, label_budget, NULL };

MusterChange *
muster_collision_change_new_budget (gint budget)
{
  Budget *change = muster_change_alloc (&budget_class, sizeof *change);

  change->budget = budget;
  return &change->change;
}
