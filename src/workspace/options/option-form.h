/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of an option: its columns and what it gives, as a player fills them in, made from the table of its kind (model/catalog/field),
 * each with what the file says and what is wrong with it. */
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
  const char *name;  /* the column; "values" for those */
  const char *label; /* constants, as the hint */
  const char *hint;  /* or NULL */
  MusterFormPart part;
  MusterFormEntry entry;
  gint low, high;            /* of a number */
  GPtrArray *words, *labels; /* of a choice: what a file says, and what a player reads */
  gboolean required;

  char *text;  /* what the file says; "" where nothing */
  gint number; /* of a number, a switch, the values, or the place of what is chosen; -1: of none */
  char *error; /* a sentence; or NULL */
} MusterFormField;

/* Something that an option gives. */
typedef struct
{
  MusterFeaturePlace place;
  char *title;          /* as the card has it */
  char *words;          /* its own words; "" where it has the ability's */
  GPtrArray *abilities; /* ids (char *) of those that explain it … */
  GPtrArray *names;     /* … and what they are called */
  gint number;          /* what X stands for, where its last ability has an X; -1: none has */
  char *before_number;  /* the words before that; NULL likewise */
  guint n_adds;         /* what it may add to … */
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
  char *error;         /* what is wrong with the option as a whole; or NULL */
} MusterOptionForm;

/* The form of the option at hand; NULL where there is none. */
MusterOptionForm *muster_option_form_new (MusterPackDraft *draft);
void muster_option_form_free (MusterOptionForm *form);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOptionForm, muster_option_form_free)

/* Whether options of that kind give something that is printed in that cell. */
gboolean muster_option_form_has_place (MusterKind kind, MusterFeaturePlace place);

/* Whether the text of an ability has an X that whatever gives it says: "Hex 2". */
gboolean muster_option_form_takes_number (const MusterOption *ability);

/* What is wrong with an element of the pack, all of it in one text; NULL: nothing. Free with g_free(). */
char *muster_option_form_dup_errors (MusterPackDraft *draft, guint element);

/* What is wrong with what the pack says of itself; NULL: nothing. Free with g_free(). */
char *muster_option_form_dup_pack_error (MusterPackDraft *draft);

/* An option in a few words: "4 points · EC 2 · Reach 1". Free with g_free(). */
char *muster_option_form_dup_facts (const MusterOption *option);

G_END_DECLS
