/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An agreement: a rule that the players of a thing agreed to waive, with a note. Breaking the rule is still reported,
 * as agreed. */
#pragma once

#include "model/extras.h"

G_BEGIN_DECLS

typedef struct
{
  char *rule; /* "hands.too-many" */
  char *note; /* "Four-armed model"; or NULL */
  guint order;
  MusterExtras extras;
} MusterAgreement;

/* An empty list (MusterAgreement). Free with g_array_unref(). */
GArray *muster_agreements_new (void);

/* A copy; NULL (an empty list) for NULL. */
GArray *muster_agreements_copy (const GArray *agreements);

/* What was agreed about a rule; NULL if nothing was. */
const MusterAgreement *muster_agreements_find (const GArray *agreements, const char *rule);

G_END_DECLS
