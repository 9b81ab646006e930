/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/passage.h"

#include "xml/binding.h"

#define VALUE_MOST 99

/* For actions; the others have only text. */
static const MusterBinding action_bindings[] = {
  MUSTER_BIND_TEXT (MusterPassage, "name", name),
  MUSTER_BIND_NUMBER (MusterPassage, "value", value, 0, VALUE_MOST, MUSTER_PASSAGE_BLANK),
  MUSTER_BIND_TEXT (MusterPassage, "suit", suit),
  MUSTER_BIND_TEXT (MusterPassage, "cost", cost),
  MUSTER_BIND_TEXT (MusterPassage, "range", range),
  MUSTER_BIND_TEXT (MusterPassage, "duration", duration),
  MUSTER_BIND_END,
};

static const MusterBinding no_bindings[] = { MUSTER_BIND_END };

static const MusterBinding *
find_bindings (const char *element)
{
  return g_str_equal (element, "action") ? action_bindings : no_bindings;
}

gboolean
muster_passages_read (GArray *passages, MusterReading *reading, const char *name, guint order)
{
  static const char *const elements[] = { "ability", "action", "text" };

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i], name))
      {
        MusterPassage *passage = muster_passages_add (passages, elements[i], order);

        passage->text = muster_bindings_read_text (find_bindings (elements[i]), reading, passage, &passage->extras);
        return TRUE;
      }
  return FALSE;
}

static void
write_passage (MusterWriting *writing, gconstpointer data)
{
  const MusterPassage *passage = data;

  muster_writing_open (writing, passage->element);
  muster_bindings_write_attributes (find_bindings (passage->element), writing, passage);
  muster_writing_raw_attributes (writing, &passage->extras);
  muster_writing_text (writing, passage->text);
  for (guint i = 0; passage->extras.pieces != NULL && i < passage->extras.pieces->len; i++)
    muster_writing_raw (writing, g_array_index (passage->extras.pieces, MusterExtra, i).xml);
  muster_writing_close (writing, passage->element);
}

void
muster_passages_write (const GArray *passages, GArray *children, guint rank)
{
  for (guint i = 0; i < passages->len; i++)
    muster_writing_children_add (children, muster_passages_at (passages, i)->order, rank, write_passage,
                                 muster_passages_at (passages, i));
}
