/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A passage: words of a player's own on a card, such as an ability or an action, in an element that says which. */
#pragma once

#include "model/extras.h"

G_BEGIN_DECLS

/* A number that an action leaves out. */
#define MUSTER_PASSAGE_BLANK (-1)

typedef struct
{
  const char *element; /* "ability", "action", "text"; a constant */
  char *text;          /* what it does */
  char *name;          /* of an action, as the following; each NULL if it isn't said */
  gint value;          /* the number it asks for, or MUSTER_PASSAGE_BLANK … */
  char *suit;          /* … and the suits */
  char *cost;          /* what it costs besides */
  char *range, *duration;
  guint order; /* among its siblings in the file */
  MusterExtras extras;
} MusterPassage;

/* An empty list of passages. Free with g_array_unref(). */
GArray *muster_passages_new (void);
GArray *muster_passages_copy (const GArray *passages);

/* Appends an empty one. */
MusterPassage *muster_passages_add (GArray *passages, const char *element, guint order);

/* The fields of a passage; all but the text belong to actions. */
typedef enum
{
  MUSTER_PASSAGE_TEXT,
  MUSTER_PASSAGE_NAME,
  MUSTER_PASSAGE_VALUE,
  MUSTER_PASSAGE_SUIT,
  MUSTER_PASSAGE_COST,
  MUSTER_PASSAGE_RANGE,
  MUSTER_PASSAGE_DURATION,
  MUSTER_PASSAGE_N_FIELDS,
} MusterPassageField;

/* Sets a field; NULL and "" clear it, and so does a value that should be a number and isn't. */
void muster_passage_set (MusterPassage *passage, MusterPassageField field, const char *text);

/* The value of a field; NULL if it is empty. Free with g_free(). */
char *muster_passage_dup (const MusterPassage *passage, MusterPassageField field);

static inline const MusterPassage *
muster_passages_at (const GArray *passages, guint i)
{
  return &g_array_index (passages, MusterPassage, i);
}

G_END_DECLS
