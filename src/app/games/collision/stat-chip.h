/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A number under its name, to be pointed at. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_STAT_CHIP (muster_stat_chip_get_type ())
G_DECLARE_FINAL_TYPE (MusterStatChip, muster_stat_chip, MUSTER, STAT_CHIP, GtkButton)

GtkWidget *muster_stat_chip_new (const char *title);

void muster_stat_chip_set_number (MusterStatChip *chip, const char *number);
const char *muster_stat_chip_get_number (MusterStatChip *chip);

G_END_DECLS
