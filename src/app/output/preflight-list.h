/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preflight's warnings, with card names. */
#pragma once

#include <adwaita.h>

#include "print/job.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PREFLIGHT_LIST (muster_preflight_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterPreflightList, muster_preflight_list, MUSTER, PREFLIGHT_LIST, AdwBin)

/* Shows these (MusterPreflight), which must live until the next call; hides itself if there are none. */
void muster_preflight_list_show (MusterPreflightList *findings, const GPtrArray *notes);

G_END_DECLS
