/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The changes that any thing can have, whichever its class. */
#pragma once

#include "model/change.h"

G_BEGIN_DECLS

MusterChange *muster_change_new_rename (const char *name);

/* Gives it a portrait, or removes the one it has where `picture` is NULL. Possible where such a thing can have one. */
MusterChange *muster_change_new_portrait (GBytes *picture);

/* Its players agree to waive a rule, and why (may be NULL); or do so no more. Possible where they don't yet, or do. */
MusterChange *muster_change_new_agree (const char *rule, const char *note);
MusterChange *muster_change_new_disagree (const char *rule);

/* Several changes (MusterChange) as one: possible where each of them is once those before it are made. Takes the array over, which
 * frees its changes. */
MusterChange *muster_change_new_list (const char *label, GPtrArray *changes);

/* The same change under another label. Takes it over. */
MusterChange *muster_change_new_labelled (const char *label, MusterChange *change);

/* Makes it what another thing of its class is. Takes that over. */
MusterChange *muster_change_new_restore (const char *label, MusterThing *thing);

G_END_DECLS
