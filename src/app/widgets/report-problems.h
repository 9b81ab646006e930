/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The problems of a report, for things of any game: each with the rule's sentence, and its remedies as buttons where somebody
 * applies them; and the bar with the verdict, which leads to them.
 *
 * The signal "visited" says that somebody wants to go to the place of a problem: its number in the report and its
 * place (const MusterPlace). "remedied" says that somebody wants it mended, by a change (MusterChange) that its owner makes; "advised" that
 * somebody follows a remedy that is no change. Remedies for which nobody is connected stand there as words. "mended" says that
 * somebody wants all of it mended at once; its button is there while somebody is connected and something is wrong, not only missing.
 * "asked" says that somebody wants to see the list.
 * "agreed" carries the rule (a string) that the players agreed to waive, "disagreed" one that they did waive and no more. */
#pragma once

#include <adwaita.h>

#include "model/report.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REPORT_PROBLEMS (muster_report_problems_get_type ())
G_DECLARE_FINAL_TYPE (MusterReportProblems, muster_report_problems, MUSTER, REPORT_PROBLEMS, GtkWidget)

/* Whether the list omits what is only missing, which the bar shows. */
void muster_report_problems_set_brief (MusterReportProblems *list, gboolean brief);

/* Goes to the first problem. */
void muster_report_problems_focus (MusterReportProblems *list);

/* The verdict bar, to be placed by the owner. */
GtkWidget *muster_report_problems_get_bar (MusterReportProblems *list);

/* `fact` follows the verdict ("75 points"); NULL for none. The list hides itself if empty. The report isn't needed
 * afterwards. */
void muster_report_problems_show (MusterReportProblems *list, const MusterReport *report, const char *fact);

G_END_DECLS
