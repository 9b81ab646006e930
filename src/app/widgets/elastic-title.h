/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A title that can shrink to nothing instead of making the window wider. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ELASTIC_TITLE (muster_elastic_title_get_type ())
G_DECLARE_FINAL_TYPE (MusterElasticTitle, muster_elastic_title, MUSTER, ELASTIC_TITLE, AdwBin)

G_END_DECLS
