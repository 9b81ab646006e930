/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/binding.h"

static void
read_member (const MusterBinding *binding, MusterReading *reading, const char *value, gpointer data)
{
  gpointer member = G_STRUCT_MEMBER_P (data, binding->offset);

  switch (binding->type)
    {
    case MUSTER_BINDING_TEXT:
      g_free (*(char **) member);
      *(char **) member = g_strdup (value);
      break;
    case MUSTER_BINDING_NUMBER:
      *(gint *) member = muster_reading_number (reading, binding->name, value, binding->least, binding->most);
      break;
    case MUSTER_BINDING_CHOICE:
    default:
      muster_choice_set (member, reading->catalog, binding->kind, value);
      break;
    }
}

typedef struct
{
  const MusterBinding *bindings;
  MusterReadChild child;
  gpointer data;
} Bound;

static gboolean
read_attribute (MusterReading *reading, const char *name, const char *value, gpointer data)
{
  const Bound *bound = data;

  for (const MusterBinding *binding = bound->bindings; binding->name != NULL; binding++)
    if (g_str_equal (binding->name, name))
      {
        read_member (binding, reading, value, bound->data);
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  const Bound *bound = data;

  return bound->child != NULL && bound->child (reading, name, order, bound->data);
}

void
muster_bindings_read (const MusterBinding *bindings, MusterReading *reading, MusterReadChild child, gpointer data,
                      MusterExtras *extras)
{
  Bound bound = { bindings, child, data };

  muster_reading_element (reading, read_attribute, read_child, &bound, extras);
}

char *
muster_bindings_read_text (const MusterBinding *bindings, MusterReading *reading, gpointer data, MusterExtras *extras)
{
  Bound bound = { bindings, NULL, data };

  return muster_reading_text_with (reading, read_attribute, &bound, extras);
}

static void
write_member (const MusterBinding *binding, MusterWriting *writing, gconstpointer data)
{
  gconstpointer member = G_STRUCT_MEMBER_P (data, binding->offset);

  switch (binding->type)
    {
    case MUSTER_BINDING_TEXT:
      muster_writing_attribute (writing, binding->name, *(const char *const *) member);
      break;
    case MUSTER_BINDING_NUMBER:
      if (*(const gint *) member != binding->blank)
        muster_writing_number (writing, binding->name, *(const gint *) member);
      break;
    case MUSTER_BINDING_CHOICE:
    default:
      muster_writing_attribute (writing, binding->name, ((const MusterChoice *) member)->id);
      break;
    }
}

void
muster_bindings_write_attributes (const MusterBinding *bindings, MusterWriting *writing, gconstpointer data)
{
  for (; bindings->name != NULL; bindings++)
    write_member (bindings, writing, data);
}

void
muster_bindings_write (const MusterBinding *bindings, MusterWriting *writing, const char *element, gconstpointer data,
                       GArray *children, const MusterExtras *extras)
{
  g_autoptr (GArray) all = children != NULL ? g_array_ref (children) : muster_writing_children_new ();

  muster_writing_open (writing, element);
  muster_bindings_write_attributes (bindings, writing, data);
  muster_writing_raw_attributes (writing, extras);
  muster_writing_children (writing, all, extras);
  muster_writing_close (writing, element);
}
