/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/draft-players.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/row-group.h"
#include "games/puppet-wars/draft.h"

struct _MusterDraftPlayers
{
  MusterRowGroup parent;
  GPtrArray *rows; /* MusterTextRow */
  GtkWidget *add;
  gboolean expecting; /* a player is being added, and gets the focus */
};

G_DEFINE_FINAL_TYPE (MusterDraftPlayers, muster_draft_players, MUSTER_TYPE_ROW_GROUP)

enum
{
  NAMED,
  REMOVED,
  ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
place_of (MusterDraftPlayers *group, gpointer row)
{
  guint place = 0;

  g_ptr_array_find (group->rows, row, &place);
  return place;
}

static void
settled_cb (MusterDraftPlayers *group, const char *name, GtkWidget *row)
{
  g_signal_emit (group, signals[NAMED], 0, place_of (group, row), name);
}

static void
remove_clicked_cb (MusterDraftPlayers *group, GtkWidget *button)
{
  guint place = place_of (group, gtk_widget_get_ancestor (button, MUSTER_TYPE_TEXT_ROW));

  gtk_widget_grab_focus (group->add);
  g_signal_emit (group, signals[REMOVED], 0, place);
}

static void
add_clicked_cb (MusterDraftPlayers *group)
{
  group->expecting = TRUE;
  g_signal_emit (group, signals[ADDED], 0);
}

static void
add_row (MusterDraftPlayers *group)
{
  g_autofree char *title = g_strdup_printf (_ ("Player %u"), group->rows->len + 1);
  g_autofree char *remove = g_strdup_printf (_ ("Remove player %u"), group->rows->len + 1);
  GtkWidget *row = muster_text_row_new (title), *button = muster_icon_button_new ("edit-clear-symbolic", remove);

  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), group, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "settled", G_CALLBACK (settled_cb), group, G_CONNECT_SWAPPED);
  muster_row_group_add (MUSTER_ROW_GROUP (group), row);
  g_ptr_array_add (group->rows, row);
}

void
muster_draft_players_show (MusterDraftPlayers *group, const MusterPuppetWarsDraftRecord *record)
{
  guint n = record->players->len;
  gboolean grown = n > group->rows->len;

  while (group->rows->len > n)
    muster_row_group_remove (MUSTER_ROW_GROUP (group), g_ptr_array_steal_index (group->rows, group->rows->len - 1));
  while (group->rows->len < n)
    add_row (group);
  for (guint i = 0; i < n; i++)
    muster_text_row_show (group->rows->pdata[i], g_array_index (record->players, MusterPuppetWarsDraftWord, i).word);
  gtk_widget_set_visible (group->add, n < MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS);
  if (grown && group->expecting)
    gtk_widget_grab_focus (group->rows->pdata[n - 1]);
  group->expecting = FALSE;
}

void
muster_draft_players_flush (MusterDraftPlayers *group)
{
  for (guint i = 0; i < group->rows->len; i++)
    muster_text_row_flush (group->rows->pdata[i]);
}

static void
muster_draft_players_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_DRAFT_PLAYERS (object)->rows);
  G_OBJECT_CLASS (muster_draft_players_parent_class)->finalize (object);
}

static void
muster_draft_players_class_init (MusterDraftPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_draft_players_finalize;
  signals[NAMED] = g_signal_new ("named", MUSTER_TYPE_DRAFT_PLAYERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[REMOVED] = g_signal_new ("removed", MUSTER_TYPE_DRAFT_PLAYERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ADDED]
      = g_signal_new ("added", MUSTER_TYPE_DRAFT_PLAYERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/draft-players.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDraftPlayers, add);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
}

static void
muster_draft_players_init (MusterDraftPlayers *group)
{
  g_autofree char *description
      = g_strdup_printf (_ ("%d to %d, in the order they sit, clockwise."), MUSTER_PUPPET_WARS_DRAFT_MIN_PLAYERS,
                         MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS);

  group->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (group));
  muster_row_group_set_description (MUSTER_ROW_GROUP (group), description);
}
