/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print options from the settings: rows of the print window and the preferences change the settings, and printing
 * reads them here, so choices are remembered. */
#pragma once

#include "print/options.h"

G_BEGIN_DECLS

MusterPrintOptions muster_print_settings_get_options (void);

/* Whether a settings key is one of these options. */
gboolean muster_print_settings_has_key (const char *key);

G_END_DECLS
