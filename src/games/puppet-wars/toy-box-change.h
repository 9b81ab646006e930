/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a toy box: its size, who leads, and which puppets it has. What stands on their cards is changed by
 * games/puppet-wars/puppet-change. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

MusterChange *muster_puppet_wars_toy_box_change_new_size (const MusterOption *size);

/* Lets one of the catalogue lead, or nobody; or a copy of one that the player keeps. */
MusterChange *muster_puppet_wars_toy_box_change_new_master (const MusterOption *master);
MusterChange *muster_puppet_wars_toy_box_change_new_kept_master (const MusterPuppetWarsPuppet *master);

/* One more: of the catalogue, or of a player's own, of which it keeps a copy. */
MusterChange *muster_puppet_wars_toy_box_change_new_add (const MusterOption *option);
MusterChange *muster_puppet_wars_toy_box_change_new_add_own (const MusterPuppetWarsPuppet *puppet);

MusterChange *muster_puppet_wars_toy_box_change_new_count (guint entry, guint count);
MusterChange *muster_puppet_wars_toy_box_change_new_remove (guint entry);

G_END_DECLS
