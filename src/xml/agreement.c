/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/agreement.h"

#include "xml/binding.h"

/* Sorts after a game's own children if the file doesn't give an order. */
#define RANK 100

static const MusterBinding bindings[] = {
  MUSTER_BIND_TEXT (MusterAgreement, "rule", rule),
  MUSTER_BIND_TEXT (MusterAgreement, "note", note),
  MUSTER_BIND_END,
};

gboolean
muster_agreements_read (MusterThing *thing, MusterReading *reading, const char *name, guint order)
{
  MusterAgreement agreement = { .order = order };

  if (!g_str_equal (name, MUSTER_AGREEMENT_ELEMENT))
    return FALSE;
  if (thing->agreements == NULL)
    thing->agreements = muster_agreements_new ();
  muster_bindings_read (bindings, reading, NULL, &agreement, &agreement.extras);
  g_array_append_val (thing->agreements, agreement);
  return TRUE;
}

static void
write_agreement (MusterWriting *writing, gconstpointer data)
{
  const MusterAgreement *agreement = data;

  muster_bindings_write (bindings, writing, MUSTER_AGREEMENT_ELEMENT, agreement, NULL, &agreement->extras);
}

void
muster_agreements_write (const MusterThing *thing, GArray *children)
{
  for (guint i = 0; thing->agreements != NULL && i < thing->agreements->len; i++)
    {
      const MusterAgreement *agreement = &g_array_index (thing->agreements, MusterAgreement, i);

      muster_writing_children_add (children, agreement->order, RANK, write_agreement, agreement);
    }
}
