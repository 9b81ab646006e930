/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/steps.h"

#include "store/library.h"

struct _MusterSteps
{
  char *labels[2]; /* labels of the redo and undo step */
};

MusterSteps *
muster_steps_new (void)
{
  return g_new0 (MusterSteps, 1);
}

void
muster_steps_free (MusterSteps *steps)
{
  g_free (steps->labels[FALSE]);
  g_free (steps->labels[TRUE]);
  g_free (steps);
}

const char *
muster_steps_get (MusterSteps *steps, MusterLibrary *library, gint64 thing, gboolean undo)
{
  g_autoptr (MusterLibraryChange) change
      = library != NULL && thing > 0 ? muster_library_peek_edit (library, thing, undo, NULL) : NULL;

  g_clear_pointer (&steps->labels[undo], g_free);
  if (change != NULL)
    steps->labels[undo] = *change->label != '\0' ? g_strdup (change->label) : muster_library_change_dup_label (change);
  return steps->labels[undo];
}

gint64
muster_steps_move (MusterSteps *steps, MusterLibrary *library, gint64 thing, gboolean undo, GError **error)
{
  g_autoptr (MusterLibraryChange) change = muster_library_turn_edit (library, thing, undo, error);

  return change != NULL ? change->id : 0;
}
