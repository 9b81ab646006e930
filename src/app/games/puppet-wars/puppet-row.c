/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-row.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/widgets/plain-row.h"
#include "app/widgets/row-layout.h"
#include "games/puppet-wars/check.h"

struct _MusterPuppetRow
{
  AdwActionRow parent;
  guint entry;
  GtkWidget *spin, *remove;
  gboolean held; /* the number is being shown, not chosen */
};

G_DEFINE_FINAL_TYPE (MusterPuppetRow, muster_puppet_row, ADW_TYPE_ACTION_ROW)

enum
{
  COUNTED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (MusterPuppetRow *row)
{
  if (!row->held)
    g_signal_emit (row, signals[COUNTED], 0, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->spin)));
}

static void
remove_clicked_cb (MusterPuppetRow *row)
{
  g_signal_emit (row, signals[REMOVED], 0);
}

/* "Pawn · 2 of 3", and under it what is wrong. */
static char *
dup_subtitle (const MusterPuppetWarsToyBox *box, const MusterPuppetWarsPuppet *puppet, const char *wrong)
{
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);
  guint most = muster_puppet_wars_get_most (rank);
  const char *name = muster_puppet_wars_get_rank_name (rank);
  /* Translators: a rank, and how many there are of how many there may be: "Pawn · 2 of 3" */
  g_autofree char *line
      = most > 0 ? g_strdup_printf (_ ("%s · %u of %u"), name, muster_puppet_wars_toy_box_count (box, puppet), most)
                 : g_strdup (name);

  return *wrong != '\0' ? g_strconcat (line, "\n", wrong, NULL) : g_steal_pointer (&line);
}

static void
name_widgets (MusterPuppetRow *row, const char *name)
{
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), name);
  g_autofree char *count = g_strdup_printf (_ ("How many of %s"), name);

  muster_icon_button_set_name (row->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
}

void
muster_puppet_row_show (MusterPuppetRow *row, const MusterPuppetWarsToyBox *box, const char *wrong)
{
  const MusterPuppetWarsPuppet *puppet = box->puppets->pdata[row->entry];
  const char *name = muster_puppet_wars_puppet_get_name (puppet);
  g_autofree char *subtitle = dup_subtitle (box, puppet, wrong);

  muster_plain_row_show (ADW_ACTION_ROW (row), name, subtitle, *wrong != '\0');
  name_widgets (row, name);
  row->held = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->spin), puppet->count);
  row->held = FALSE;
}

guint
muster_puppet_row_get_entry (MusterPuppetRow *row)
{
  return row->entry;
}

static void
muster_puppet_row_class_init (MusterPuppetRowClass *klass)
{
  signals[COUNTED] = g_signal_new ("counted", MUSTER_TYPE_PUPPET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVED]
      = g_signal_new ("removed", MUSTER_TYPE_PUPPET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_puppet_row_init (MusterPuppetRow *row)
{
  row->spin = gtk_spin_button_new_with_range (1, MUSTER_PUPPET_WARS_PUPPET_MOST, 1);
  row->remove = muster_icon_button_new ("edit-clear-symbolic", NULL);
  muster_plain_row_make (ADW_ACTION_ROW (row));
  gtk_editable_set_width_chars (GTK_EDITABLE (row->spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (row->spin), 3);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (row->spin), TRUE);
  gtk_widget_set_valign (row->spin, GTK_ALIGN_CENTER);
  g_signal_connect_object (row->spin, "value-changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->remove, "clicked", G_CALLBACK (remove_clicked_cb), row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), row->spin);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), row->remove);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  muster_row_layout_use (GTK_LIST_BOX_ROW (row));
}

GtkWidget *
muster_puppet_row_new (guint entry)
{
  MusterPuppetRow *row = g_object_new (MUSTER_TYPE_PUPPET_ROW, NULL);

  row->entry = entry;
  return GTK_WIDGET (row);
}
