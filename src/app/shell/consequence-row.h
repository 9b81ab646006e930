/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for the consequence of a content change for a thing, with its repair. */
#pragma once

#include <adwaita.h>

#include "workspace/consequences.h"

G_BEGIN_DECLS

/* Longer lists are cut, and say how many more there are. */
#define MUSTER_MOST_CONSEQUENCE_ROWS 100

GtkWidget *muster_consequence_row_new (const MusterConsequence *consequence);

G_END_DECLS
