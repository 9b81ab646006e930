/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of an option for the player: its columns and features, based on the table of its kind (model/catalog/field),
 * each with the file's value and its errors. */
#pragma once

#include "workspace/options/option-kinds.h"
#include "workspace/options/pack-draft.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FORM_LINE,
  MUSTER_FORM_PASSAGE, /* a text of several lines */
  MUSTER_FORM_NUMBER,
  MUSTER_FORM_CHOICE,
  MUSTER_FORM_SWITCH,
  MUSTER_FORM_VALUES,
} MusterFormEntry;

typedef struct
{
  const char *name;  /* the column name; or "values" */
  const char *label; /* constants, like the hint */
  const char *hint;  /* or NULL */
  MusterFormPart part;
  MusterFormEntry entry;
  gint low, high;            /* of numbers */
  GPtrArray *words, *labels; /* of choices: the values in the file, and their labels */
  gboolean required;

  char *text;  /* the value in the file; "" if absent */
  gint number; /* of a number, switch or set of values, or index of the selected choice; -1: none */
  char *error; /* a message; or NULL */
} MusterFormField;

/* A feature of the option. */
typedef struct
{
  MusterFeaturePlace place;
  char *title;          /* as on the card */
  char *words;          /* its own text; "" if it uses the ability's */
  GPtrArray *abilities; /* ids (char *) of the abilities that explain it … */
  GPtrArray *names;     /* … and their names */
  gint number;          /* the value of X if its last ability has an X; -1: none */
  char *before_number;  /* the text before it; NULL likewise */
  guint n_adds;         /* the numbers it may add to … */
  struct
  {
    const char *name, *label; /* constants */
    gint number;
  } adds[MUSTER_N_ADDABLES];
  char *error;
} MusterFormFeature;

typedef struct
{
  MusterKind kind;
  GPtrArray *fields;   /* MusterFormField, part by part */
  GPtrArray *features; /* MusterFormFeature */
  char *error;         /* error of the option as a whole; or NULL */
} MusterOptionForm;

/* The form of the selected option; NULL if there is none. */
MusterOptionForm *muster_option_form_new (MusterPackDraft *draft);
void muster_option_form_free (MusterOptionForm *form);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOptionForm, muster_option_form_free)

/* Whether options of that kind have features in that cell of the card. */
gboolean muster_option_form_has_place (MusterKind kind, MusterFeaturePlace place);

/* Whether an ability's text has an X whose value the feature gives: "Hex 2". */
gboolean muster_option_form_takes_number (const MusterOption *ability);

/* All errors of an element of the pack as one text; NULL: none. Free with g_free(). */
char *muster_option_form_dup_errors (MusterPackDraft *draft, guint element);

/* The error in the pack's own facts; NULL: none. Free with g_free(). */
char *muster_option_form_dup_pack_error (MusterPackDraft *draft);

/* An option in short: "4 points · EC 2 · Reach 1". Free with g_free(). */
char *muster_option_form_dup_facts (const MusterOption *option);

G_END_DECLS
