/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page as it will be on paper, or a side of a card as it will be in a picture, by the code that prints it. */
#pragma once

#include <adwaita.h>

#include "print/job.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PAPER_VIEW (muster_paper_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterPaperView, muster_paper_view, MUSTER, PAPER_VIEW, GtkWidget)

/* Shows the job's pages, or its sides, from the one that was shown last. Whoever frees the job says so first, with NULL. */
void muster_paper_view_set_job (MusterPaperView *view, MusterPrintJob *job, gboolean sides);

/* How many there are, and which is shown (from 0). The signal "turned" tells that either may have changed. */
guint muster_paper_view_get_n_pages (MusterPaperView *view);
guint muster_paper_view_get_page (MusterPaperView *view);
void muster_paper_view_turn_to (MusterPaperView *view, guint page);

/* What the shown one is called: "Cards 1 to 9, fronts". Free with g_free(). */
char *muster_paper_view_dup_title (MusterPaperView *view);

G_END_DECLS
