/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/steps.h"

#define MOST_STEPS 1000 /* of the history, when a window begins */

typedef struct
{
  gint64 change;
  char *label;
} Step;

struct _MusterSteps
{
  GPtrArray *done;   /* Step; the last one is undone first */
  GPtrArray *undone; /* the last one is redone first */
};

static void
free_step (gpointer data)
{
  g_free (((Step *) data)->label);
  g_free (data);
}

static Step *
new_step (const MusterLibraryChange *change)
{
  Step *step = g_new0 (Step, 1);

  step->change = change->id;
  step->label = *change->label != '\0' ? g_strdup (change->label) : muster_library_change_dup_label (change);
  return step;
}

MusterSteps *
muster_steps_new (void)
{
  MusterSteps *steps = g_new0 (MusterSteps, 1);

  steps->done = g_ptr_array_new_with_free_func (free_step);
  steps->undone = g_ptr_array_new_with_free_func (free_step);
  return steps;
}

void
muster_steps_free (MusterSteps *steps)
{
  g_ptr_array_unref (steps->done);
  g_ptr_array_unref (steps->undone);
  g_free (steps);
}

static GPtrArray *
get (const MusterSteps *steps, gboolean undo)
{
  return undo ? steps->done : steps->undone;
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  gint64 left = (*(MusterLibraryChange *const *) a)->id, right = (*(MusterLibraryChange *const *) b)->id;

  return (left > right) - (left < right);
}

/* What was undone and can be redone is later than all that is done: whatever came after an undo ended redoing. */
void
muster_steps_read (MusterSteps *steps, MusterLibrary *library)
{
  g_autoptr (GPtrArray) changes = muster_library_list_history (library, MOST_STEPS, NULL);
  guint last = 0;

  g_ptr_array_set_size (steps->done, 0);
  g_ptr_array_set_size (steps->undone, 0);
  if (changes == NULL)
    return;
  g_ptr_array_sort (changes, compare_cb);
  for (guint i = 0; i < changes->len; i++)
    if (!((MusterLibraryChange *) changes->pdata[i])->undone)
      {
        g_ptr_array_add (steps->done, new_step (changes->pdata[i]));
        last = i + 1;
      }
  for (guint i = changes->len; i-- > last;)
    if (!((MusterLibraryChange *) changes->pdata[i])->overtaken)
      g_ptr_array_add (steps->undone, new_step (changes->pdata[i]));
  muster_steps_prune (steps, library);
}

void
muster_steps_note (MusterSteps *steps, MusterLibrary *library)
{
  gint64 id = muster_library_get_last_change (library);
  g_autoptr (MusterLibraryChange) change = id != 0 ? muster_library_peek_change (library, id, TRUE, NULL) : NULL;

  if (change == NULL)
    return;
  g_ptr_array_add (steps->done, new_step (change));
  g_ptr_array_set_size (steps->undone, 0);
}

static void
prune (GPtrArray *of, MusterLibrary *library, gboolean undo)
{
  while (of->len > 0)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterLibraryChange) change
          = muster_library_peek_change (library, ((Step *) of->pdata[of->len - 1])->change, undo, &error);

      if (change != NULL || !g_error_matches (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED))
        return;
      g_ptr_array_set_size (of, (gint) of->len - 1);
    }
}

void
muster_steps_prune (MusterSteps *steps, MusterLibrary *library)
{
  prune (steps->done, library, TRUE);
  prune (steps->undone, library, FALSE);
}

const char *
muster_steps_get (const MusterSteps *steps, gboolean undo)
{
  GPtrArray *of = get (steps, undo);

  return of->len > 0 ? ((Step *) of->pdata[of->len - 1])->label : NULL;
}

gint64
muster_steps_turn (MusterSteps *steps, MusterLibrary *library, gboolean undo, GError **error)
{
  GPtrArray *from = get (steps, undo), *to = get (steps, !undo);
  g_autoptr (MusterLibraryChange) change = NULL;

  if (from->len == 0)
    {
      g_set_error_literal (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_NOTHING, "");
      return 0;
    }
  change = muster_library_turn_change (library, ((Step *) from->pdata[from->len - 1])->change, undo, error);
  if (change == NULL)
    return 0;
  g_ptr_array_add (to, g_ptr_array_steal_index (from, from->len - 1));
  return change->id;
}
