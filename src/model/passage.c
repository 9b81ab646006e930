/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/passage.h"

static void
clear_passage (gpointer data)
{
  MusterPassage *passage = data;

  g_free (passage->text);
  muster_extras_clear (&passage->extras);
}

GArray *
muster_passages_new (void)
{
  GArray *passages = g_array_new (FALSE, FALSE, sizeof (MusterPassage));

  g_array_set_clear_func (passages, clear_passage);
  return passages;
}

GArray *
muster_passages_copy (const GArray *passages)
{
  GArray *copies = muster_passages_new ();

  for (guint i = 0; i < passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (passages, i);
      MusterPassage *copy = muster_passages_add (copies, passage->element, passage->order);

      copy->text = g_strdup (passage->text);
      muster_extras_copy (&copy->extras, &passage->extras);
    }
  return copies;
}

MusterPassage *
muster_passages_add (GArray *passages, const char *element, guint order)
{
  MusterPassage passage = { .element = element, .order = order };

  g_array_append_val (passages, passage);
  return &g_array_index (passages, MusterPassage, passages->len - 1);
}
