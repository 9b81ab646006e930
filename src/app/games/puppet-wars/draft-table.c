/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/draft-table.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/draft-order.h"
#include "app/widgets/adaptive-box.h"
#include "app/widgets/chooser.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/draft-record.h"

struct _MusterDraftTable
{
  GtkWidget parent;
  GtkWidget *state, *room, *back, *keep;
  GtkWidget *pick; /* the side with the pool */
  MusterRowGroup *pool, *taken, *round;
  GtkWidget *order, *chooser;
  GPtrArray *rows; /* MusterWrapRow: each player's puppets */
  gboolean open;   /* picking is possible */
};

G_DEFINE_FINAL_TYPE (MusterDraftTable, muster_draft_table, GTK_TYPE_WIDGET)

enum
{
  TAKEN,
  BACK,
  KEPT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
taken_cb (MusterDraftTable *table, guint n)
{
  g_signal_emit (table, signals[TAKEN], 0, n);
}

static void
back_clicked_cb (MusterDraftTable *table)
{
  g_signal_emit (table, signals[BACK], 0);
}

static void
keep_clicked_cb (MusterDraftTable *table)
{
  g_signal_emit (table, signals[KEPT], 0);
}

/* Showing. */

static void
show_back (MusterDraftTable *table, const MusterPuppetWarsDraft *draft)
{
  guint n;
  const MusterPuppetWarsDraftPick *picks = muster_puppet_wars_draft_get_picks (draft, &n);
  g_autofree char *label = NULL;

  /* The button keeps its place: the pool below must not move between two picks. */
  gtk_widget_set_sensitive (table->back, n > 0);
  if (n == 0)
    {
      gtk_button_set_label (GTK_BUTTON (table->back), _ ("Undo Pick"));
      return;
    }
  /* Translators: a player gives back the puppet that was picked last */
  label = g_strdup_printf (_ ("Undo pick: %s, %s"), muster_puppet_wars_draft_get_player (draft, picks[n - 1].player),
                           muster_puppet_wars_draft_get_entry (draft, picks[n - 1].entry)->name);
  gtk_button_set_label (GTK_BUTTON (table->back), label);
  muster_label_wrap (table->back);
}

static void
show_round (MusterDraftTable *table, const MusterPuppetWarsDraft *draft)
{
  const char *first = muster_puppet_wars_draft_get_player (draft, muster_puppet_wars_draft_get_seat (draft, 0));
  g_autofree char *way
      = muster_puppet_wars_draft_get_phase (draft) == MUSTER_PUPPET_WARS_DRAFT_MASTERS
            ? g_strdup_printf (_ ("Masters are chosen clockwise; %s is first."), first)
            : g_strdup_printf (_ ("Puppets are taken counter-clockwise, round and round; %s is first."), first);

  muster_row_group_set_description (table->round, way);
  muster_draft_order_show (MUSTER_DRAFT_ORDER (table->order), draft);
}

/* How many there are of the one that there are most of, among those that a player may have one of. */
static guint
count_copies (const MusterPuppetWarsDraft *draft)
{
  guint most = 0;

  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    {
      const MusterPuppetWarsDraftEntry *entry = muster_puppet_wars_draft_get_entry (draft, i);

      if (entry->rank != MUSTER_PUPPET_PAWN)
        most = MAX (most, entry->copies);
    }
  return most;
}

static char *
dup_terms (const MusterPuppetWarsDraft *draft)
{
  guint limit = muster_puppet_wars_draft_get_sidekick_limit (draft), copies = count_copies (draft);
  g_autofree char *terms = g_strdup_printf (
      ngettext ("Each player may take %u Sidekick at most.", "Each player may take %u Sidekicks at most.", limit),
      limit);
  g_autofree char *more = g_strdup_printf (
      ngettext ("There is %u copy of each Master and Sidekick.",
                "There are up to %u copies of each Master and Sidekick, for different players.", copies),
      copies);

  return copies > 1 ? g_strdup_printf ("%s %s", terms, more) : g_steal_pointer (&terms);
}

static void
show_pool (MusterDraftTable *table, const MusterPuppetWarsDraft *draft)
{
  MusterChooser *chooser = MUSTER_CHOOSER (table->chooser);
  g_autofree char *terms = dup_terms (draft);

  muster_row_group_set_description (table->pool, terms);
  muster_chooser_begin (chooser);
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    {
      const MusterPuppetWarsDraftEntry *entry = muster_puppet_wars_draft_get_entry (draft, i);
      g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (draft, i);
      g_autofree char *left
          = g_strdup_printf (_ ("%u of %u left"), muster_puppet_wars_draft_get_left (draft, i), entry->copies);

      muster_chooser_add (chooser, entry->name, left, muster_puppet_wars_get_rank_name (entry->rank), refusal);
    }
  muster_chooser_end (chooser);
}

static void
fit_rows (MusterDraftTable *table, guint n)
{
  while (table->rows->len > n)
    muster_row_group_remove (table->taken, g_ptr_array_steal_index (table->rows, table->rows->len - 1));
  while (table->rows->len < n)
    {
      GtkWidget *row = muster_wrap_row_new ();

      muster_row_group_add (table->taken, row);
      g_ptr_array_add (table->rows, row);
    }
}

static void
show_taken (MusterDraftTable *table, const MusterPuppetWarsDraft *draft)
{
  guint n = muster_puppet_wars_draft_get_n_players (draft);

  fit_rows (table, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *taken = muster_puppet_wars_draft_dup_taken (draft, i);
      const char *told = *taken != '\0' ? taken : _ ("Nothing yet");
      GtkWidget *row = table->rows->pdata[i];

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), muster_puppet_wars_draft_get_player (draft, i));
      muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), told);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      muster_puppet_wars_draft_get_player (draft, i),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
    }
}

void
muster_draft_table_show (MusterDraftTable *table, const MusterPuppetWarsDraft *draft)
{
  g_autofree char *state = muster_puppet_wars_draft_dup_state (draft),
                  *room = muster_puppet_wars_draft_dup_room (draft);
  gboolean open = muster_puppet_wars_draft_get_turn (draft) >= 0;

  gtk_label_set_text (GTK_LABEL (table->state), state);
  gtk_label_set_text (GTK_LABEL (table->room), room != NULL ? room : "");
  gtk_widget_set_visible (table->room, open);
  gtk_widget_set_visible (table->pick, open);
  gtk_widget_set_visible (GTK_WIDGET (table->round), open);
  gtk_widget_set_visible (table->keep, !open);
  show_back (table, draft);
  if (open)
    {
      show_round (table, draft);
      show_pool (table, draft);
    }
  show_taken (table, draft);
  /* After the last pick the pool is gone, so the focus moves on. */
  if (table->open && !open)
    gtk_widget_grab_focus (table->keep);
  table->open = open;
}

void
muster_draft_table_focus (MusterDraftTable *table)
{
  muster_search_list_focus (MUSTER_SEARCH_LIST (table->chooser));
}

void
muster_draft_table_forget_words (MusterDraftTable *table)
{
  muster_search_list_forget (MUSTER_SEARCH_LIST (table->chooser));
}

/* Making. */

static void
muster_draft_table_dispose (GObject *object)
{
  MusterDraftTable *table = MUSTER_DRAFT_TABLE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&table->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_draft_table_parent_class)->dispose (object);
}

static void
muster_draft_table_class_init (MusterDraftTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_draft_table_dispose;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_DRAFT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_UINT);
  signals[BACK]
      = g_signal_new ("back", MUSTER_TYPE_DRAFT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[KEPT]
      = g_signal_new ("kept", MUSTER_TYPE_DRAFT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/draft-table.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, state);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, room);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, pick);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, back);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, keep);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, pool);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, taken);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftTable, round);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_clicked_cb);
}

static void
muster_draft_table_init (MusterDraftTable *table)
{
  table->rows = g_ptr_array_new ();
  g_type_ensure (MUSTER_TYPE_ADAPTIVE_BOX);
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  gtk_widget_init_template (GTK_WIDGET (table));
  muster_label_wrap (table->keep);
  muster_label_wrap (table->back);
  table->chooser = muster_chooser_new (_ ("Pool"));
  muster_search_list_embed (MUSTER_SEARCH_LIST (table->chooser));
  muster_search_list_set_hint (MUSTER_SEARCH_LIST (table->chooser), _ ("Name or rank"));
  g_signal_connect_object (table->chooser, "taken", G_CALLBACK (taken_cb), table, G_CONNECT_SWAPPED);
  muster_row_group_add (table->pool, table->chooser);
  table->order = muster_draft_order_new ();
  muster_row_group_add (table->round, table->order);
}
