/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice: what a player wrote in one place of a document, and the option it means.
 *
 * What was written is kept even where no installed content has it, so that a file made with other content comes out of
 * Muster as it went in. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;             /* as written; NULL where nothing was chosen */
  const MusterOption *option; /* NULL where no installed content has the id */
} MusterChoice;

/* Chooses by id, or nothing where `id` is NULL or empty. What was chosen before is forgotten. */
void muster_choice_set (MusterChoice *choice, const MusterCatalog *catalog, MusterKind kind, const char *id);

/* Chooses an option that is at hand, or nothing where it is NULL. */
void muster_choice_set_option (MusterChoice *choice, const MusterOption *option);

void muster_choice_copy (MusterChoice *to, const MusterChoice *from);
void muster_choice_clear (MusterChoice *choice);

/* Whether anything was written there, known or not. */
static inline gboolean
muster_choice_is_made (const MusterChoice *choice)
{
  return choice->id != NULL;
}

/* Whether something was written there that no installed content has. */
static inline gboolean
muster_choice_is_unknown (const MusterChoice *choice)
{
  return choice->id != NULL && choice->option == NULL;
}

/* The option's name, or what was written where it has none. */
const char *muster_choice_get_name (const MusterChoice *choice);

/* The set of the values with these ids. Ids that no installed content has go into `unknown`, which stays as it is where
 * there are none. NULL is the empty set. */
MusterValueSet muster_values_resolve (const MusterCatalog *catalog, const char *const *ids, GPtrArray **unknown);

G_END_DECLS
