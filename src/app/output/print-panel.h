/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of the print window, beside the pages: the scope, and a row for each setting that applies to the
 * format. */
#pragma once

#include <adwaita.h>

#include "workspace/formats.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_PANEL (muster_print_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintPanel, muster_print_panel, MUSTER, PRINT_PANEL, GtkBox)

/* Offers what the session has. The format can be chosen only for exporting. */
void muster_print_panel_fill (MusterPrintPanel *panel, MusterSession *session, gboolean exporting);

/* Shows the rows for a format, with the sizes of these options. */
void muster_print_panel_show (MusterPrintPanel *panel, const MusterFormat *format, const MusterPrintOptions *options);

/* The choices that aren't settings. Emits "chosen" when they change. */
MusterScope muster_print_panel_get_scope (MusterPrintPanel *panel);

/* Adds these extras to a batch as far as the format allows: calibration, blank cards, and pages of the thing's game, or
 * of the first game that has them. The thing may be NULL. */
void muster_print_panel_add_extras (MusterPrintPanel *panel, MusterBatch *batch, const MusterFormat *format,
                                    const MusterThing *thing);

G_END_DECLS
