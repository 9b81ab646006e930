/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster count --standing`: how each stat of a character compares with all legal characters of at most its points. */
#pragma once

#include "forge/standing.h"

G_BEGIN_DECLS

/* The header of the tsv table. */
void muster_standing_print_header (void);

/* Prints the standing of a character as text or tsv rows. Returns the exit status, after a complaint if there is nobody
 * to compare with, or too many to count. */
int muster_standing_print (MusterForge *forge, const MusterCollisionCharacter *character, gboolean tsv);

G_END_DECLS
