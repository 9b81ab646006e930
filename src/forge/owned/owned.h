/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best within what a player owns: legal completions of a draft that look like one of their miniatures. */
#pragma once

#include "forge/best.h"
#include "forge/suggestion.h"

G_BEGIN_DECLS

/* Like muster_forge_find_best() for a character, which may be NULL, with these slots closed: only what one of the
 * miniatures (MusterCollisionCharacter) can stand for. Also exact: each miniature's completions are searched
 * exhaustively, and duplicates are merged. */
GArray *muster_forge_find_best_owned (const MusterForge *forge, const MusterCollisionCharacter *character,
                                      MusterForgeClosed closed, const MusterForgeAim *aim, gint points, guint top,
                                      const GPtrArray *miniatures);

/* The best for an aim with each of the up to three most suitable miniatures: MusterSuggestion of kind
 * MUSTER_SUGGESTION_OWNED, best first, with the miniature assigned. Otherwise like muster_suggestions_find(). */
GPtrArray *muster_suggestions_find_owned (const MusterForge *forge, const MusterCollisionCharacter *kept,
                                          const MusterForgeAim *aim, gint budget, const GPtrArray *miniatures);

G_END_DECLS
