/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print options as the settings have them: the print window's and the preferences' rows change the settings, and
 * whoever prints asks here. So the last choice is the next one's beginning. */
#pragma once

#include "print/options.h"

G_BEGIN_DECLS

MusterPrintOptions muster_print_settings_get_options (void);

/* Whether a key of the settings is one of these options. */
gboolean muster_print_settings_has_key (const char *key);

G_END_DECLS
