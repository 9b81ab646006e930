/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for remedies of a toy box.
 *
 * Each is tried first. The report lists them in the same order, so that the UI can apply what it shows. */
#pragma once

#include "games/puppet-wars/toy-box-remedy.h"
#include "model/evaluation.h"

G_BEGIN_DECLS

/* Remedies for the n-th problem of its evaluation (MusterPuppetWarsToyBoxRemedy), those with the fewest remaining errors
 * first. Empty if no single change helps or the toy box is unrealistically large. Free with g_array_unref(). */
GArray *muster_puppet_wars_toy_box_remedies_find (const MusterEvaluation *evaluation, const MusterPuppetWarsToyBox *box,
                                                  guint n);

/* For the game's table (games/game.h). */
void muster_puppet_wars_add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing,
                                      const GPtrArray *told);

G_END_DECLS
