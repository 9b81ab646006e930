/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of an option, any of which opens it, with emblems: "Brutality or Chivalry". */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* NULL if the option is universal. */
GtkWidget *muster_value_line_new (const MusterCatalog *catalog, MusterValueSet values);

G_END_DECLS
