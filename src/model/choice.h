/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice: what the player wrote in one slot of a document, and the option it refers to.
 *
 * Unknown ids are kept, so that a file made with other content leaves Muster unchanged. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/text/sentence.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;             /* as written; NULL if nothing was chosen */
  const MusterOption *option; /* NULL if no installed content has the id */
} MusterChoice;

/* Chooses by id; clears the choice if `id` is NULL or empty. */
void muster_choice_set (MusterChoice *choice, const MusterCatalog *catalog, MusterKind kind, const char *id);

/* Chooses an option; clears the choice if it is NULL. */
void muster_choice_set_option (MusterChoice *choice, const MusterOption *option);

void muster_choice_copy (MusterChoice *to, const MusterChoice *from);
void muster_choice_clear (MusterChoice *choice);

/* Whether anything was chosen, known or not. */
static inline gboolean
muster_choice_is_made (const MusterChoice *choice)
{
  return choice->id != NULL;
}

/* Whether the choice has an id that no installed content has. */
static inline gboolean
muster_choice_is_unknown (const MusterChoice *choice)
{
  return choice->id != NULL && choice->option == NULL;
}

/* The option's name, or the id as written if it is unknown. */
const char *muster_choice_get_name (const MusterChoice *choice);

/* The same as a value. */
MusterSentence *muster_choice_say_name (const MusterChoice *choice);

/* The set of values with these ids. Unknown ids are added to `unknown`, which isn't touched if there are none. NULL is
 * the empty set. */
MusterValueSet muster_values_resolve (const MusterCatalog *catalog, const char *const *ids, GPtrArray **unknown);

G_END_DECLS
