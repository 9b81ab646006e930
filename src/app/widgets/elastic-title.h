/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A title that gives way: where there is no room for anything of it, it is left out rather than that the window be wider. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ELASTIC_TITLE (muster_elastic_title_get_type ())
G_DECLARE_FINAL_TYPE (MusterElasticTitle, muster_elastic_title, MUSTER, ELASTIC_TITLE, AdwBin)

G_END_DECLS
