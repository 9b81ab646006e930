/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The problems of the current thing, in a drawer that hangs from the verdict's bar over the rows: it opens where
 * somebody asks for it, so that no row moves when a problem comes or goes. */
#pragma once

#include <adwaita.h>

#include "app/widgets/report-problems.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PROBLEM_DRAWER (muster_problem_drawer_get_type ())
G_DECLARE_FINAL_TYPE (MusterProblemDrawer, muster_problem_drawer, MUSTER, PROBLEM_DRAWER, GtkWidget)

/* It lies over `overlay` as a child of it, closed at first. The bar of `problems` opens and closes it; Escape, a click beside it and
 * the last problem that goes close it too. */
GtkWidget *muster_problem_drawer_new (GtkOverlay *overlay, MusterReportProblems *problems);

void muster_problem_drawer_close (MusterProblemDrawer *drawer);

G_END_DECLS
