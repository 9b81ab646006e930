/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched: the rules for toy boxes, and their report. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/evaluation.h"

G_BEGIN_DECLS

extern const MusterRule muster_puppet_wars_rule_master;          /* not exactly one, or no Master */
extern const MusterRule muster_puppet_wars_rule_size;            /* none, or another number of puppets */
extern const MusterRule muster_puppet_wars_rule_sidekicks;       /* too many */
extern const MusterRule muster_puppet_wars_rule_extra_master;    /* one among the puppets */
extern const MusterRule muster_puppet_wars_rule_sidekick_copies; /* too many of one */
extern const MusterRule muster_puppet_wars_rule_pawn_copies;     /* likewise */
extern const MusterRule muster_puppet_wars_rule_owned;           /* more than the player has */

/* All entries of one puppet in a toy box. */
typedef struct
{
  char *id;
  MusterPuppetRank rank;
  guint count;
  gint owned;  /* MUSTER_PUPPET_WARS_PUPPET_BLANK if no entry gives it */
  guint first; /* the first entry */
} MusterPuppetWarsKind;

/* What a toy box comes to: the numbers of its evaluation. */
typedef struct
{
  const MusterOption *size; /* NULL: rules that need it are skipped */
  GArray *kinds;            /* MusterPuppetWarsKind */
  guint puppets;            /* besides the one Master */
  guint sidekicks, pawns;
  guint sidekick_limit;
  guint sidekicks_left, pawns_left; /* for how many there is room; a Sidekick's could be a Pawn's */
} MusterPuppetWarsToyBoxTotals;

/* For the game's table (games/game.h). */
MusterEvaluation *muster_puppet_wars_judge_toy_box (const MusterCatalog *catalog, const MusterThing *thing);
void muster_puppet_wars_report_toy_box (const MusterEvaluation *evaluation, const MusterThing *thing,
                                        MusterReport *report);

/* The same for a separate puppet. */
MusterEvaluation *muster_puppet_wars_judge_puppet (const MusterCatalog *catalog, const MusterThing *thing);
void muster_puppet_wars_report_puppet (const MusterEvaluation *evaluation, const MusterThing *thing,
                                       MusterReport *report);

/* "3 more puppets, of which 1 may be a Sidekick": the room in a toy box that lacks `left` puppets. Sidekicks are
 * allowed, never required. Free with g_free(). */
char *muster_puppet_wars_dup_room (guint left, guint sidekicks);

/* The player's own Master needs no rank in a file; a referenced one has its own. */
MusterPuppetRank muster_puppet_wars_get_rank_of_own_master (const MusterPuppetWarsPuppet *master);

/* Checks a field of a puppet's card: suits of the puppet deck separated by spaces, or a number from 0 to
 * MUSTER_PUPPET_WARS_PUPPET_HIGHEST (MUSTER_PUPPET_WARS_PUPPET_BLANK if empty). FALSE with MUSTER_ERROR_USAGE and a
 * sentence that names the puppet. */
gboolean muster_puppet_wars_check_suits (const char *puppet, const char *suits, GError **error);
gboolean muster_puppet_wars_check_number (const char *puppet, const char *text, gint *number, GError **error);

/* "Pawn", in the player's language. */
const char *muster_puppet_wars_get_rank_name (MusterPuppetRank rank);

/* How many copies of a puppet of that rank a toy box may have besides its Master; 0 for a Master. */
guint muster_puppet_wars_get_most (MusterPuppetRank rank);

G_END_DECLS
