/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/extras.h"

static void
clear_piece (gpointer data)
{
  g_free (((MusterExtra *) data)->xml);
}

void
muster_extras_add_piece (MusterExtras *extras, guint order, const char *xml)
{
  MusterExtra piece = { order, g_strdup (xml) };

  if (extras->pieces == NULL)
    {
      extras->pieces = g_array_new (FALSE, FALSE, sizeof (MusterExtra));
      g_array_set_clear_func (extras->pieces, clear_piece);
    }
  g_array_append_val (extras->pieces, piece);
}

void
muster_extras_add_attribute (MusterExtras *extras, const char *xml)
{
  g_autofree char *before = extras->attributes;

  extras->attributes = g_strconcat (before != NULL ? before : "", " ", xml, NULL);
}

void
muster_extras_add_unknown (MusterExtras *extras, const char *name)
{
  if (extras->unknown == NULL)
    extras->unknown = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (extras->unknown, g_strdup (name));
}

void
muster_extras_copy (MusterExtras *to, const MusterExtras *from)
{
  *to = (MusterExtras){ .attributes = g_strdup (from->attributes), .link = from->link, .link_state = from->link_state };
  for (guint i = 0; from->pieces != NULL && i < from->pieces->len; i++)
    {
      const MusterExtra *piece = &g_array_index (from->pieces, MusterExtra, i);

      muster_extras_add_piece (to, piece->order, piece->xml);
    }
  for (guint i = 0; from->unknown != NULL && i < from->unknown->len; i++)
    muster_extras_add_unknown (to, from->unknown->pdata[i]);
}

void
muster_extras_clear (MusterExtras *extras)
{
  g_clear_pointer (&extras->attributes, g_free);
  g_clear_pointer (&extras->pieces, g_array_unref);
  g_clear_pointer (&extras->unknown, g_ptr_array_unref);
}
