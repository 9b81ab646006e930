/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels for kinds of options and their columns in the pack editor. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

/* "Weapon Enchantment". A constant. */
const char *muster_option_kind_get_name (MusterKind kind);

/* The parts of a form, in order. */
typedef enum
{
  MUSTER_FORM_WHAT,    /* name and text */
  MUSTER_FORM_WHO,     /* price, and who may have it */
  MUSTER_FORM_NUMBERS, /* of a weapon, ability or card */
  MUSTER_FORM_STATS,   /* what it adds to a character */
  MUSTER_N_FORM_PARTS,
} MusterFormPart;

/* The heading of a form's part for a kind; NULL: none. A constant. */
const char *muster_form_part_get_heading (MusterFormPart part, MusterKind kind);

/* A column's label, and its part of the form. */
const char *muster_option_field_get_label (const char *field);
MusterFormPart muster_option_field_get_part (const char *field);

/* A hint if the label isn't enough; or NULL. A constant. */
const char *muster_option_field_get_hint (const char *field, MusterKind kind);

G_END_DECLS
