/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a toy box: size, Master and puppets. For their cards see games/puppet-wars/puppet-change. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

MusterChange *muster_puppet_wars_toy_box_change_new_size (const MusterOption *size);

/* Sets the Master: one of the catalogue, or none; or a copy of the player's own. */
MusterChange *muster_puppet_wars_toy_box_change_new_master (const MusterOption *master);
MusterChange *muster_puppet_wars_toy_box_change_new_kept_master (const MusterPuppetWarsPuppet *master);

/* Adds one: of the catalogue, or a copy of the player's own. */
MusterChange *muster_puppet_wars_toy_box_change_new_add (const MusterOption *option);
MusterChange *muster_puppet_wars_toy_box_change_new_add_own (const MusterPuppetWarsPuppet *puppet);

MusterChange *muster_puppet_wars_toy_box_change_new_count (guint entry, guint count);
MusterChange *muster_puppet_wars_toy_box_change_new_remove (guint entry);

G_END_DECLS
