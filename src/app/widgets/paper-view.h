/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page as on paper, or a card side as a picture, painted by the printing code. */
#pragma once

#include <adwaita.h>

#include "print/job.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PAPER_VIEW (muster_paper_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterPaperView, muster_paper_view, MUSTER, PAPER_VIEW, GtkWidget)

/* Shows the job's pages or sides, starting at the last one shown. Call with NULL before freeing the job. */
void muster_paper_view_set_job (MusterPaperView *view, MusterPrintJob *job, gboolean sides);

/* The number of pages, and the current one (from 0). Emits "turned" when either may have changed. */
guint muster_paper_view_get_n_pages (MusterPaperView *view);
guint muster_paper_view_get_page (MusterPaperView *view);
void muster_paper_view_turn_to (MusterPaperView *view, guint page);

/* The title of the current page: "Cards 1 to 9, fronts". Free with g_free(). */
char *muster_paper_view_dup_title (MusterPaperView *view);

G_END_DECLS
