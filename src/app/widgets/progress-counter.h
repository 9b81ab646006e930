/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A counter: used and available amount as numbers, a bar and a short text. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PROGRESS_COUNTER (muster_progress_counter_get_type ())
G_DECLARE_FINAL_TYPE (MusterProgressCounter, muster_progress_counter, MUSTER, PROGRESS_COUNTER, GtkWidget)

/* What is counted is the property "label". */
/* `limit` is -1 if there is none. */
void muster_progress_counter_show (MusterProgressCounter *counter, gint number, gint limit);

G_END_DECLS
