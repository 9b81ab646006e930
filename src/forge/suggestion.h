/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggestions: three clearly different builds for an aim, each optimal of its kind. */
#pragma once

#include "forge/aim.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SUGGESTION_BEST,     /* the best legal character with the fixed choices */
  MUSTER_SUGGESTION_OTHER,    /* the best with another option in one slot */
  MUSTER_SUGGESTION_CHEAPER,  /* the best that costs at most that many points */
  MUSTER_SUGGESTION_NEWCOMER, /* the best that a battle group has room for; see group-suggestion.h */
  MUSTER_SUGGESTION_OWNED,    /* the best that looks like its miniature; see owned.h */
} MusterSuggestionKind;

typedef struct
{
  MusterSuggestionKind kind;
  gint64 score;
  gint points;
  const MusterOption *other; /* the option of MUSTER_SUGGESTION_OTHER in that slot */
  MusterCollisionCharacter *character;
} MusterSuggestion;

void muster_suggestion_free (MusterSuggestion *suggestion);

/* Finds up to three (MusterSuggestion), best first: none if no legal character has all of `kept`'s choices within
 * `budget` (or MUSTER_COLLISION_NO_BUDGET). The suggested characters have the name, portrait and everything else of
 * `kept`. Free with g_ptr_array_unref(). */
GPtrArray *muster_suggestions_find (const MusterForge *forge, const MusterCollisionCharacter *kept,
                                    const MusterForgeAim *aim, gint budget);

/* Why it is suggested: "Tough 41, the most any legal character of 75 points reaches". `named` is the aim;
 * `something_stays` says that choices were fixed. Free with g_free(). */
char *muster_suggestion_dup_reason (const MusterSuggestion *suggestion, const MusterOption *named, gint budget,
                                    gboolean something_stays);

G_END_DECLS
