/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/page/roster.h"

static void
clear_line (gpointer data)
{
  MusterRosterLine *line = data;

  g_free (line->name);
  g_free (line->choices);
  g_free (line->aside);
  g_array_unref (line->numbers);
  g_ptr_array_unref (line->details);
}

static void
clear_layer (gpointer data)
{
  MusterRosterLayer *layer = data;

  g_free (layer->name);
  g_free (layer->value);
}

static void
clear_stack (gpointer data)
{
  MusterRosterStack *stack = data;

  g_free (stack->title);
  g_free (stack->total);
  g_free (stack->upgrade);
  g_array_unref (stack->layers);
}

static void
clear_field (gpointer data)
{
  g_free (((MusterRosterField *) data)->label);
}

static void
clear_step (gpointer data)
{
  MusterRosterStep *step = data;

  g_free (step->heading);
  g_free (step->text);
  g_array_unref (step->fields);
}

MusterRoster *
muster_roster_new (const char *kind, const char *title, const char *name)
{
  MusterRoster *roster = g_new0 (MusterRoster, 1);

  roster->kind = kind;
  roster->title = title;
  roster->name = g_strdup (name);
  roster->points = roster->limit = -1;
  roster->legal = MUSTER_LEGAL;
  roster->facts = muster_card_facts_new ();
  roster->lines = g_array_new (FALSE, TRUE, sizeof (MusterRosterLine));
  g_array_set_clear_func (roster->lines, clear_line);
  roster->stacks = g_array_new (FALSE, TRUE, sizeof (MusterRosterStack));
  g_array_set_clear_func (roster->stacks, clear_stack);
  roster->steps = g_array_new (FALSE, TRUE, sizeof (MusterRosterStep));
  g_array_set_clear_func (roster->steps, clear_step);
  roster->notes = g_ptr_array_new_with_free_func (g_free);
  roster->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_problem_free);
  roster->entries = muster_card_entries_new ();
  roster->secrets = muster_card_facts_new ();
  roster->secret_entries = muster_card_entries_new ();
  roster->trackers = muster_trackers_new ();
  return roster;
}

void
muster_roster_free (MusterRoster *roster)
{
  g_free (roster->name);
  g_array_unref (roster->facts);
  g_array_unref (roster->lines);
  g_array_unref (roster->stacks);
  g_array_unref (roster->steps);
  g_free (roster->total);
  g_ptr_array_unref (roster->notes);
  g_ptr_array_unref (roster->problems);
  g_array_unref (roster->entries);
  g_array_unref (roster->secrets);
  g_array_unref (roster->secret_entries);
  g_free (roster->content);
  g_free (roster->code);
  g_free (roster->house);
  g_array_unref (roster->trackers);
  muster_play_dice_free (roster->dice);
  g_clear_pointer (&roster->play, muster_play_unref);
  g_free (roster);
}

MusterRosterLine *
muster_roster_add_line (MusterRoster *roster, guint count, const char *name, gint64 points, char *choices,
                        MusterLegality legal)
{
  MusterRosterLine line
      = { .count = count, .name = g_strdup (name), .points = points, .choices = choices, .legal = legal };

  line.numbers = muster_card_numbers_new ();
  line.details = g_ptr_array_new_with_free_func (g_free);
  g_array_append_val (roster->lines, line);
  return &g_array_index (roster->lines, MusterRosterLine, roster->lines->len - 1);
}

void
muster_roster_add_stack (MusterRoster *roster, const char *title, const char *total, const char *upgrade)
{
  MusterRosterStack stack = { g_strdup (title), g_strdup (total), g_strdup (upgrade),
                              g_array_new (FALSE, FALSE, sizeof (MusterRosterLayer)) };

  g_array_set_clear_func (stack.layers, clear_layer);
  g_array_append_val (roster->stacks, stack);
}

void
muster_roster_add_layer (MusterRoster *roster, const char *name, const char *value, const char *icon,
                         const char *stand_in)
{
  const MusterRosterStack *stack = muster_roster_stack (roster, roster->stacks->len - 1);
  MusterRosterLayer layer = { g_strdup (name), g_strdup (value), icon, stand_in };

  g_array_append_val (stack->layers, layer);
}

void
muster_roster_add_step (MusterRoster *roster, const char *heading, const char *text)
{
  MusterRosterStep step
      = { g_strdup (heading), g_strdup (text), g_array_new (FALSE, FALSE, sizeof (MusterRosterField)) };

  g_array_set_clear_func (step.fields, clear_field);
  g_array_append_val (roster->steps, step);
}

void
muster_roster_add_field (MusterRoster *roster, const char *label, gdouble share)
{
  MusterRosterStep *step = &g_array_index (roster->steps, MusterRosterStep, roster->steps->len - 1);
  MusterRosterField field = { g_strdup (label), share };

  g_array_append_val (step->fields, field);
}

void
muster_roster_add_entry (MusterRoster *roster, const MusterCardEntry *entry)
{
  for (guint i = 0; i < roster->entries->len; i++)
    if (g_str_equal (muster_card_entry (roster->entries, i)->name, entry->name))
      return;
  muster_card_copy_entry (roster->entries, entry);
}

static gint
compare_entries (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (((const MusterCardEntry *) a)->name, ((const MusterCardEntry *) b)->name);
}

void
muster_roster_sort_entries (MusterRoster *roster)
{
  g_array_sort (roster->entries, compare_entries);
}

void
muster_roster_reveal (MusterRoster *roster)
{
  for (guint i = 0; i < roster->secrets->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (roster->secrets, i);

      muster_card_add_fact (roster->facts, fact->id, fact->label, fact->value);
    }
  for (guint i = 0; i < roster->secret_entries->len; i++)
    muster_roster_add_entry (roster, muster_card_entry (roster->secret_entries, i));
  g_array_set_size (roster->secrets, 0);
  g_array_set_size (roster->secret_entries, 0);
  muster_roster_sort_entries (roster);
}

gboolean
muster_roster_is_counted (const MusterRoster *roster)
{
  for (guint i = 0; i < roster->lines->len; i++)
    if (muster_roster_line (roster, i)->count > 1)
      return TRUE;
  return FALSE;
}
