/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for what a character should cost at most: a few usual budgets, one of one's own, or none; and how much of it is used.
 *
 * The signal "budgeted" carries the points that were chosen, or MUSTER_COLLISION_NO_BUDGET. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_BUDGET_ROW (muster_budget_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterBudgetRow, muster_budget_row, MUSTER, BUDGET_ROW, AdwPreferencesRow)

GtkWidget *muster_budget_row_new (void);
void muster_budget_row_show (MusterBudgetRow *row, gint budget, gint64 points);

G_END_DECLS
