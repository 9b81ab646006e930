/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of the print window, beside the pages: what goes out, and a row for each setting that means something in the
 * format. */
#pragma once

#include <adwaita.h>

#include "workspace/formats.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_PANEL (muster_print_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintPanel, muster_print_panel, MUSTER, PRINT_PANEL, GtkBox)

/* Offers what the session has. Only who is exporting chooses a format. */
void muster_print_panel_fill (MusterPrintPanel *panel, MusterSession *session, gboolean exporting);

/* Shows the rows for a format, with the sizes of these options. */
void muster_print_panel_show (MusterPrintPanel *panel, const MusterFormat *format, const MusterPrintOptions *options);

/* What was chosen that is no setting. The signal "chosen" tells that it is something else now. */
MusterScope muster_print_panel_get_scope (MusterPrintPanel *panel);

/* Adds the rest of that to a batch, as far as the format has it: calibration, blank cards, and the pages that belong to the game of a thing,
 * or to the first game that has such. The thing may be NULL. */
void muster_print_panel_add_extras (MusterPrintPanel *panel, MusterBatch *batch, const MusterFormat *format,
                                    const MusterThing *thing);

G_END_DECLS
