/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a character's budget: usual ones, a custom one, or none; and how much of it is used.
 *
 * Emits "budgeted" with the chosen points, or MUSTER_COLLISION_NO_BUDGET. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_BUDGET_ROW (muster_budget_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterBudgetRow, muster_budget_row, MUSTER, BUDGET_ROW, AdwPreferencesRow)

GtkWidget *muster_budget_row_new (void);
void muster_budget_row_show (MusterBudgetRow *row, gint budget, gint64 points);

G_END_DECLS
