/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What kinds of options and their columns are called where a player makes them. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

/* "Weapon Enchantment". A constant. */
const char *muster_option_kind_get_name (MusterKind kind);

/* Parts of a form, in their order. */
typedef enum
{
  MUSTER_FORM_WHAT,    /* its name and text */
  MUSTER_FORM_WHO,     /* what it costs, and who may have it */
  MUSTER_FORM_NUMBERS, /* of a weapon, an ability or a card */
  MUSTER_FORM_STATS,   /* what it adds to a character */
  MUSTER_N_FORM_PARTS,
} MusterFormPart;

/* The heading over a part in the form of a kind; NULL: none. A constant. */
const char *muster_form_part_get_heading (MusterFormPart part, MusterKind kind);

/* What a column is called, and where it is on the form. */
const char *muster_option_field_get_label (const char *field);
MusterFormPart muster_option_field_get_part (const char *field);

/* What it means, where the label doesn't say it all; or NULL. A constant. */
const char *muster_option_field_get_hint (const char *field, MusterKind kind);

G_END_DECLS
