/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/choice-rows.h"

#include <glib/gi18n.h>

struct _MusterChoiceRows
{
  GPtrArray *rows; /* MusterChoiceRow, owned by their groups */
  MusterRowGroup *weapons, *skills;
  GCallback activated, cleared;
  gpointer data; /* for the callbacks */
};

/* More weapons or skills than anybody builds; a file may still have them. */
#define MOST_ROWS 40

MusterChoiceRows *
muster_choice_rows_new (GCallback activated, GCallback cleared, gpointer data)
{
  MusterChoiceRows *rows = g_new0 (MusterChoiceRows, 1);

  *rows = (MusterChoiceRows){ g_ptr_array_new (), NULL, NULL, activated, cleared, data };
  return rows;
}

void
muster_choice_rows_free (MusterChoiceRows *rows)
{
  g_ptr_array_unref (rows->rows);
  g_free (rows);
}

void
muster_choice_rows_set_lists (MusterChoiceRows *rows, MusterRowGroup *weapons, MusterRowGroup *skills)
{
  rows->weapons = weapons;
  rows->skills = skills;
}

MusterChoiceRow *
muster_choice_rows_find (MusterChoiceRows *rows, MusterCollisionSlot slot, guint index)
{
  for (guint i = 0; i < rows->rows->len; i++)
    {
      MusterChoiceRow *row = rows->rows->pdata[i];

      if (muster_choice_row_get_slot (row) == slot && muster_choice_row_get_index (row) == index)
        return row;
    }
  return NULL;
}

void
muster_choice_rows_take (MusterChoiceRows *rows, MusterChoiceRow *row, MusterCollisionSlot slot, guint index)
{
  muster_choice_row_set_slot (row, slot, index);
  g_signal_connect_swapped (row, "activated", rows->activated, rows->data);
  g_signal_connect_swapped (row, "cleared", rows->cleared, rows->data);
  g_ptr_array_add (rows->rows, row);
}

static void
add_row (MusterChoiceRows *rows, MusterRowGroup *group, MusterCollisionSlot slot, guint index, const char *place)
{
  GtkWidget *row = muster_choice_row_new ();

  muster_choice_row_set_place (MUSTER_CHOICE_ROW (row), place);
  muster_row_group_add (group, row);
  muster_choice_rows_take (rows, MUSTER_CHOICE_ROW (row), slot, index);
}

/* A missing choice isn't a mistake; the verdict above names the next one to make. */
static gboolean
is_wrong (const MusterCollisionFinding *finding)
{
  return muster_collision_rule_is_error (finding->rule) && !muster_collision_rule_is_missing (finding->rule);
}

char *
muster_choice_rows_dup_wrong (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                              const MusterCollisionEvaluation *evaluation, MusterCollisionSlot slot, guint index)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < evaluation->findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (evaluation->findings, i);
      g_autofree char *sentence = NULL;

      if (finding->slot != slot || finding->index != index || !is_wrong (finding))
        continue;
      sentence = muster_collision_finding_dup_sentence (finding, catalog, character, &evaluation->totals);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return g_string_free (text, FALSE);
}

/* Keeps a row for one more than there are. */
static void
make_room (MusterChoiceRows *rows, const MusterCollisionCharacter *character)
{
  for (guint i = 0; i <= MIN (character->weapons->len, MOST_ROWS); i++)
    if (muster_choice_rows_find (rows, MUSTER_COLLISION_SLOT_WEAPON, i) == NULL)
      {
        g_autofree char *weapon = g_strdup_printf (_ ("Weapon %u"), i + 1);
        g_autofree char *enchantment = g_strdup_printf (_ ("Enchantment of weapon %u"), i + 1);

        add_row (rows, rows->weapons, MUSTER_COLLISION_SLOT_WEAPON, i, weapon);
        add_row (rows, rows->weapons, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, i, enchantment);
      }
  for (guint i = 0; i <= MIN (character->skills->len, MOST_ROWS); i++)
    if (muster_choice_rows_find (rows, MUSTER_COLLISION_SLOT_SKILL, i) == NULL)
      add_row (rows, rows->skills, MUSTER_COLLISION_SLOT_SKILL, i, _ ("Add a skill"));
}

static gboolean
is_wanted (const MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index)
{
  if (slot == MUSTER_COLLISION_SLOT_WEAPON)
    return index < character->weapons->len
           || (index == character->weapons->len && index < MUSTER_COLLISION_MAX_WEAPONS);
  if (slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
    return index < character->weapons->len;
  if (slot == MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT)
    return muster_choice_is_made (&character->armor) || muster_choice_is_made (&character->armor_enchantment);
  return slot != MUSTER_COLLISION_SLOT_SKILL || index <= character->skills->len;
}

static void
show_row (MusterChoiceRow *row, const MusterCatalog *catalog, const MusterCollisionCharacter *character,
          const MusterCollisionEvaluation *evaluation)
{
  MusterCollisionSlot slot = muster_choice_row_get_slot (row);
  guint index = muster_choice_row_get_index (row);
  gboolean wanted = is_wanted (character, slot, index);
  g_autofree char *wrong = NULL;

  gtk_widget_set_visible (GTK_WIDGET (row), wanted);
  if (!wanted)
    return;
  if (slot == MUSTER_COLLISION_SLOT_SKILL)
    {
      g_autofree char *place
          = index < character->skills->len ? g_strdup_printf (_ ("Skill %u"), index + 1) : g_strdup (_ ("Add a skill"));

      muster_choice_row_set_place (row, place);
    }
  wrong = muster_choice_rows_dup_wrong (catalog, character, evaluation, slot, index);
  muster_choice_row_show (row, muster_collision_character_peek_choice (character, slot, index), wrong);
}

void
muster_choice_rows_show (MusterChoiceRows *rows, const MusterCatalog *catalog,
                         const MusterCollisionCharacter *character, const MusterCollisionEvaluation *evaluation)
{
  make_room (rows, character);
  for (guint i = 0; i < rows->rows->len; i++)
    show_row (rows->rows->pdata[i], catalog, character, evaluation);
}

/* The visible rows of a slot, in order. */
static GPtrArray *
list_shown (MusterChoiceRows *rows, MusterCollisionSlot slot)
{
  GPtrArray *shown = g_ptr_array_new ();

  for (guint i = 0; i < rows->rows->len; i++)
    if (muster_choice_row_get_slot (rows->rows->pdata[i]) == slot && gtk_widget_get_visible (rows->rows->pdata[i]))
      g_ptr_array_add (shown, rows->rows->pdata[i]);
  return shown;
}

gboolean
muster_choice_rows_jump (MusterChoiceRows *rows, MusterCollisionSlot slot)
{
  g_autoptr (GPtrArray) shown = list_shown (rows, slot);
  guint next = 0;

  if (shown->len == 0)
    return FALSE;
  for (guint i = 0; i < shown->len; i++)
    if (gtk_widget_is_focus (shown->pdata[i]))
      next = (i + 1) % shown->len;
  return gtk_widget_grab_focus (shown->pdata[next]);
}
