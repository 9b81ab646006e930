/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a saved draft: its settings and picks. Whether a pick is allowed is decided by games/puppet-wars/draft. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

MusterChange *muster_puppet_wars_draft_change_new_player_name (guint n, const char *name);
MusterChange *muster_puppet_wars_draft_change_new_player_added (void);
MusterChange *muster_puppet_wars_draft_change_new_player_removed (guint n);
MusterChange *muster_puppet_wars_draft_change_new_size (const MusterOption *size);

/* Begins it with the seed and pool of a prepared record. */
MusterChange *muster_puppet_wars_draft_change_new_begin (const MusterPuppetWarsDraftRecord *begun);

/* Makes the next pick by id; undoes the last pick. */
MusterChange *muster_puppet_wars_draft_change_new_pick (const char *label, const char *id);
MusterChange *muster_puppet_wars_draft_change_new_back (void);

G_END_DECLS
