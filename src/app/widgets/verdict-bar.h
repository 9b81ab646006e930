/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verdict: legal or not, a fact, and the number of problems, as a button that leads to them. */
#pragma once

#include <adwaita.h>

#include "model/report.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_VERDICT_BAR (muster_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterVerdictBar, muster_verdict_bar, MUSTER, VERDICT_BAR, GtkButton)

GtkWidget *muster_verdict_bar_new (void);

/* `fact` follows the verdict ("75 points"); NULL for none. The report isn't needed afterwards. */
void muster_verdict_bar_show (MusterVerdictBar *bar, const MusterReport *report, const char *fact);

/* Whether a list unfolds below it. */
void muster_verdict_bar_show_arrow (MusterVerdictBar *bar, gboolean shown);

G_END_DECLS
