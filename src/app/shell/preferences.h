/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: each row is a setting, applied at once. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PREFERENCES (muster_preferences_get_type ())
G_DECLARE_FINAL_TYPE (MusterPreferences, muster_preferences, MUSTER, PREFERENCES, AdwPreferencesWindow)

/* Backups are of the session's library. */
GtkWidget *muster_preferences_new (GtkWindow *parent, MusterSession *session);

G_END_DECLS
