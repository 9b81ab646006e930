/* The settings (schemas/org.muster.Muster.gschema.xml), also where the program was never installed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The one object that all of the window shares; it lives as long as the program. */
GSettings *muster_settings_get (void);

G_END_DECLS
