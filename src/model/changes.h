/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes that apply to any thing, whatever its class. */
#pragma once

#include "model/change.h"

G_BEGIN_DECLS

MusterChange *muster_change_new_rename (const char *name);

/* Sets the portrait, or removes it if `picture` is NULL. Possible for things that can have one. */
MusterChange *muster_change_new_portrait (GBytes *picture);

/* Waives a rule by agreement, with an optional note; or ends the agreement. Possible if there is none yet, or if there
 * is one. */
MusterChange *muster_change_new_agree (const char *rule, const char *note);
MusterChange *muster_change_new_disagree (const char *rule);

/* Several changes (MusterChange) as one; each must be possible after the ones before it. Takes ownership of the array,
 * which frees its changes. */
MusterChange *muster_change_new_list (const char *label, GPtrArray *changes);

/* The same change with another label. Takes ownership. */
MusterChange *muster_change_new_labelled (const char *label, MusterChange *change);

/* Makes the thing equal to another of its class. Takes ownership of that one. */
MusterChange *muster_change_new_restore (const char *label, MusterThing *thing);

G_END_DECLS
