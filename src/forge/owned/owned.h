/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best within what a player owns: legal completions of a draft that look like one of their miniatures. */
#pragma once

#include "forge/best.h"
#include "forge/suggestion.h"

G_BEGIN_DECLS

/* As muster_forge_find_best() for a character, which may be NULL, with these slots closed: only what one of the miniatures
 * (MusterCollisionCharacter) can stand for. Exact likewise: each miniature's own completions are searched to the end, and those of several
 * count once. */
GArray *muster_forge_find_best_owned (const MusterForge *forge, const MusterCollisionCharacter *character,
                                      MusterForgeClosed closed, const MusterForgeAim *aim, gint points, guint top,
                                      const GPtrArray *miniatures);

/* The best for an aim with each of up to three miniatures that allow the most: MusterSuggestion of the kind MUSTER_SUGGESTION_OWNED, best
 * first, whose characters know their miniature. Otherwise as muster_suggestions_find(). */
GPtrArray *muster_suggestions_find_owned (const MusterForge *forge, const MusterCollisionCharacter *kept,
                                          const MusterForgeAim *aim, gint budget, const GPtrArray *miniatures);

G_END_DECLS
