/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a draft that is kept: what its players agree on, and who takes what. Whether a pick is allowed is the rules' to say
 * (games/puppet-wars/draft). */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

MusterChange *muster_puppet_wars_draft_change_new_player_name (guint n, const char *name);
MusterChange *muster_puppet_wars_draft_change_new_player_added (void);
MusterChange *muster_puppet_wars_draft_change_new_player_removed (guint n);
MusterChange *muster_puppet_wars_draft_change_new_size (const MusterOption *size);

/* Begins it with the seed and the pool of a record that was made for that. */
MusterChange *muster_puppet_wars_draft_change_new_begin (const MusterPuppetWarsDraftRecord *begun);

/* The next pick, by its id; and taking the last one back. */
MusterChange *muster_puppet_wars_draft_change_new_pick (const char *label, const char *id);
MusterChange *muster_puppet_wars_draft_change_new_back (void);

G_END_DECLS
