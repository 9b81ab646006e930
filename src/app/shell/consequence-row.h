/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that says what a change of the content does to one thing, and what would repair it. */
#pragma once

#include <adwaita.h>

#include "workspace/consequences.h"

G_BEGIN_DECLS

/* More rows than these nobody reads; lists tell how many others there are. */
#define MUSTER_MOST_CONSEQUENCE_ROWS 100

GtkWidget *muster_consequence_row_new (const MusterConsequence *consequence);

G_END_DECLS
