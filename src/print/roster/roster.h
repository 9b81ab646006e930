/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting a roster on one or more pages, for opponents and organisers. */
#pragma once

#include "model/page/roster.h"
#include "print/brush.h"
#include "print/pdf-form.h"

G_BEGIN_DECLS

typedef struct _MusterRosterPlan MusterRosterPlan;

/* Breaks a roster into pages of that size, in points. Roster and brush must outlive the plan. */
MusterRosterPlan *muster_roster_plan_new (MusterBrush *brush, const MusterRoster *roster, gdouble width,
                                          gdouble height);
void muster_roster_plan_free (MusterRosterPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRosterPlan, muster_roster_plan_free)

guint muster_roster_plan_get_n_pages (const MusterRosterPlan *plan);
const char *muster_roster_plan_get_title (const MusterRosterPlan *plan);

/* Paints a page onto the brush's target. */
void muster_roster_plan_paint (MusterRosterPlan *plan, guint page);

/* Adds the fields of a form whose first page is page `first` of the file. */
void muster_roster_plan_add_fields (const MusterRosterPlan *plan, guint first, GArray *fields);

G_END_DECLS
