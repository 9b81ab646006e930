/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggestions: three builds for an aim that are clearly different, each the best of its kind. */
#pragma once

#include "forge/aim.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SUGGESTION_BEST,     /* no legal character that keeps what stays does better */
  MUSTER_SUGGESTION_OTHER,    /* the best with another option in one slot */
  MUSTER_SUGGESTION_CHEAPER,  /* the best of all that cost so few points */
  MUSTER_SUGGESTION_NEWCOMER, /* the best that a battle group has room for; see group-suggestion.h */
  MUSTER_SUGGESTION_OWNED,    /* the best that looks like its miniature; see owned.h */
} MusterSuggestionKind;

typedef struct
{
  MusterSuggestionKind kind;
  gint64 score;
  gint points;
  const MusterOption *other; /* what MUSTER_SUGGESTION_OTHER has in that slot */
  MusterCollisionCharacter *character;
} MusterSuggestion;

void muster_suggestion_free (MusterSuggestion *suggestion);

/* Finds up to three (MusterSuggestion), the best first: none where no legal character keeps all that `kept` has and costs at most
 * `budget` (or MUSTER_COLLISION_NO_BUDGET). The suggested characters have name, portrait and whatever else `kept` has
 * besides its choices. Free with g_ptr_array_unref(). */
GPtrArray *muster_suggestions_find (const MusterForge *forge, const MusterCollisionCharacter *kept,
                                    const MusterForgeAim *aim, gint budget);

/* Why it is suggested: "Tough 41, the most any legal character of 75 points reaches". `named` is the aim, `something_stays` says
 * that choices are kept. Free with g_free(). */
char *muster_suggestion_dup_reason (const MusterSuggestion *suggestion, const MusterOption *named, gint budget,
                                    gboolean something_stays);

G_END_DECLS
