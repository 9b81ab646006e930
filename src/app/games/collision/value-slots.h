/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of a battle group: its slots, who needs each, and buttons to settle what is open. */
#pragma once

#include <adwaita.h>

#include "games/collision/group-values.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_VALUE_SLOTS (muster_value_slots_get_type ())
G_DECLARE_FINAL_TYPE (MusterValueSlots, muster_value_slots, MUSTER, VALUE_SLOTS, GtkWidget)

/* Emits "settled" with the chosen set of values (guint). The catalogue must outlive it. */
void muster_value_slots_set_catalog (MusterValueSlots *slots, const MusterCatalog *catalog);

void muster_value_slots_show (MusterValueSlots *slots, const MusterCollisionGroup *group,
                              const MusterCollisionGroupValues *values);

G_END_DECLS
