/* The verdict on whatever is at hand: legal or not, a fact beside it, how many problems there are. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_VERDICT_BAR (muster_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterVerdictBar, muster_verdict_bar, MUSTER, VERDICT_BAR, GtkWidget)

GtkWidget *muster_verdict_bar_new (void);

/* `fact` stands behind the verdict ("75 points"); NULL for none. It is legal where there are no errors. */
void muster_verdict_bar_show (MusterVerdictBar *bar, guint errors, guint hints, const char *fact);

G_END_DECLS
