/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/stat-chip.h"

struct _MusterStatChip
{
  GtkButton parent;
  GtkLabel *title, *number;
};

G_DEFINE_FINAL_TYPE (MusterStatChip, muster_stat_chip, GTK_TYPE_BUTTON)

void
muster_stat_chip_set_number (MusterStatChip *chip, const char *number)
{
  gtk_label_set_text (chip->number, number);
}

const char *
muster_stat_chip_get_number (MusterStatChip *chip)
{
  return gtk_label_get_text (chip->number);
}

static void
muster_stat_chip_class_init (MusterStatChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/stat-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStatChip, title);
  gtk_widget_class_bind_template_child (widget_class, MusterStatChip, number);
}

static void
muster_stat_chip_init (MusterStatChip *chip)
{
  gtk_widget_init_template (GTK_WIDGET (chip));
}

GtkWidget *
muster_stat_chip_new (const char *title)
{
  MusterStatChip *chip = g_object_new (MUSTER_TYPE_STAT_CHIP, NULL);

  gtk_label_set_text (chip->title, title);
  return GTK_WIDGET (chip);
}
