/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings (schemas/org.muster.Muster.gschema.xml), also where the program was never installed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* FALSE with MUSTER_ERROR_UNREADABLE where the program was installed without its settings, and can't be run. */
gboolean muster_settings_check (GError **error);

/* The one object that all of the window shares; it lives as long as the program. */
GSettings *muster_settings_get (void);

G_END_DECLS
