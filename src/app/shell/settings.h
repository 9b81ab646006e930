/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings (schemas/org.muster.Muster.gschema.xml), also for uninstalled builds. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* FALSE with MUSTER_ERROR_UNREADABLE if the program was installed without its settings and can't run. */
gboolean muster_settings_check (GError **error);

/* The settings object shared by the whole window; lives as long as the program. */
GSettings *muster_settings_get (void);

G_END_DECLS
