/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/passage.h"

static void
clear_passage (gpointer data)
{
  MusterPassage *passage = data;

  g_free (passage->text);
  g_free (passage->name);
  g_free (passage->suit);
  g_free (passage->cost);
  g_free (passage->range);
  g_free (passage->duration);
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
      copy->name = g_strdup (passage->name);
      copy->value = passage->value;
      copy->suit = g_strdup (passage->suit);
      copy->cost = g_strdup (passage->cost);
      copy->range = g_strdup (passage->range);
      copy->duration = g_strdup (passage->duration);
      muster_extras_copy (&copy->extras, &passage->extras);
    }
  return copies;
}

MusterPassage *
muster_passages_add (GArray *passages, const char *element, guint order)
{
  MusterPassage passage = { .element = element, .order = order, .value = MUSTER_PASSAGE_BLANK };

  g_array_append_val (passages, passage);
  return &g_array_index (passages, MusterPassage, passages->len - 1);
}
