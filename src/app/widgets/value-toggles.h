/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toggles for values, with emblems. */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_VALUE_TOGGLES (muster_value_toggles_get_type ())
G_DECLARE_FINAL_TYPE (MusterValueToggles, muster_value_toggles, MUSTER, VALUE_TOGGLES, GtkWidget)

/* Emits "chosen" with the chosen set of values (guint). The catalogue must outlive it. */
GtkWidget *muster_value_toggles_new (const MusterCatalog *catalog);

/* For those of a template: gives them their values, once. */
void muster_value_toggles_set_catalog (MusterValueToggles *toggles, const MusterCatalog *catalog);

/* Shows a set without emitting "chosen". */
void muster_value_toggles_show (MusterValueToggles *toggles, MusterValueSet values);

MusterValueSet muster_value_toggles_get (MusterValueToggles *toggles);

G_END_DECLS
