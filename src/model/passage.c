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

static char **
member_of (const MusterPassage *passage, MusterPassageField field)
{
  static const gsize offsets[MUSTER_PASSAGE_N_FIELDS] = {
    [MUSTER_PASSAGE_TEXT] = G_STRUCT_OFFSET (MusterPassage, text),
    [MUSTER_PASSAGE_NAME] = G_STRUCT_OFFSET (MusterPassage, name),
    [MUSTER_PASSAGE_SUIT] = G_STRUCT_OFFSET (MusterPassage, suit),
    [MUSTER_PASSAGE_COST] = G_STRUCT_OFFSET (MusterPassage, cost),
    [MUSTER_PASSAGE_RANGE] = G_STRUCT_OFFSET (MusterPassage, range),
    [MUSTER_PASSAGE_DURATION] = G_STRUCT_OFFSET (MusterPassage, duration),
  };

  return (char **) G_STRUCT_MEMBER_P (passage, offsets[field]);
}

void
muster_passage_set (MusterPassage *passage, MusterPassageField field, const char *text)
{
  guint64 number = 0;
  char **member;

  if (field == MUSTER_PASSAGE_VALUE)
    {
      gboolean fine = text != NULL && g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &number, NULL);

      passage->value = fine ? (gint) number : MUSTER_PASSAGE_BLANK;
      return;
    }
  member = member_of (passage, field);
  g_free (*member);
  /* An empty text is one all the same: of an ability that is yet to be written. */
  *member = text != NULL && (*text != '\0' || field == MUSTER_PASSAGE_TEXT) ? g_strdup (text) : NULL;
}

char *
muster_passage_dup (const MusterPassage *passage, MusterPassageField field)
{
  if (field != MUSTER_PASSAGE_VALUE)
    return g_strdup (*member_of (passage, field));
  return passage->value != MUSTER_PASSAGE_BLANK ? g_strdup_printf ("%d", passage->value) : NULL;
}
