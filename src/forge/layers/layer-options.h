/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The counts of an option's future where families are too many: each option is settled in turn, and what is left is counted. Private
 * to the forge. */
#pragma once

#include "forge/options.h"

G_BEGIN_DECLS

/* Counts all options of the open slots within the budget, modulo 2^64. */
void muster_forge_count_by_layers (const MusterForge *forge, const MusterForgeDraft *draft, gint budget,
                                   MusterForgeFutures *futures);

G_END_DECLS
