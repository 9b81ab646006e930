/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preflight's findings: what to know before printing, with the card's name. */
#pragma once

#include <adwaita.h>

#include "print/job.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PREFLIGHT_LIST (muster_preflight_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterPreflightList, muster_preflight_list, MUSTER, PREFLIGHT_LIST, AdwBin)

/* Shows these (MusterPreflight), which are needed until others are shown; the widget hides where there are none. */
void muster_preflight_list_show (MusterPreflightList *findings, const GPtrArray *notes);

G_END_DECLS
