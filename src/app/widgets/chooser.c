/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/chooser.h"

#include "app/widgets/rows/chooser-row.h"

struct _MusterChooser
{
  MusterSearchList parent;
  guint shown; /* how many rows were added since the beginning */
};

G_DEFINE_FINAL_TYPE (MusterChooser, muster_chooser, MUSTER_TYPE_SEARCH_LIST)

enum
{
  TAKEN,
  PREVIEWED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Rows. */

static GtkListBox *
get_rows (MusterChooser *chooser)
{
  return muster_search_list_get_rows (MUSTER_SEARCH_LIST (chooser));
}

void
muster_chooser_begin (MusterChooser *chooser)
{
  chooser->shown = 0;
}

void
muster_chooser_add (MusterChooser *chooser, const char *title, const char *numbers, const char *text,
                    const char *reason)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_rows (chooser), (int) chooser->shown++);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (muster_chooser_row_new ());
      gtk_list_box_append (get_rows (chooser), GTK_WIDGET (row));
    }
  muster_chooser_row_show (MUSTER_CHOOSER_ROW (row), title, numbers, text, reason);
}

void
muster_chooser_end (MusterChooser *chooser)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (get_rows (chooser), (int) chooser->shown)) != NULL)
    gtk_list_box_remove (get_rows (chooser), GTK_WIDGET (row));
  gtk_list_box_invalidate_filter (get_rows (chooser));
}

/* Searching, taking and looking. */

static gboolean
muster_chooser_matches (MusterSearchList *list, GtkListBoxRow *row, const char *words)
{
  return (!muster_search_list_get_fits (list) || muster_chooser_row_fits (MUSTER_CHOOSER_ROW (row)))
         && muster_chooser_row_matches (MUSTER_CHOOSER_ROW (row), words);
}

/* Without words nothing is marked, so that Enter takes the first. */
static void
muster_chooser_changed (MusterSearchList *list)
{
  if (!muster_search_list_has_words (list))
    gtk_list_box_select_row (muster_search_list_get_rows (list), NULL);
}

static void
muster_chooser_taken (MusterSearchList *list, GtkListBoxRow *row)
{
  g_signal_emit (list, signals[TAKEN], 0, (guint) gtk_list_box_row_get_index (row));
}

static void
muster_chooser_looked_at (MusterSearchList *list, GtkListBoxRow *row)
{
  g_signal_emit (list, signals[PREVIEWED], 0, (guint) gtk_list_box_row_get_index (row));
}

/* Making. */

static void
muster_chooser_class_init (MusterChooserClass *klass)
{
  MusterSearchListClass *list_class = MUSTER_SEARCH_LIST_CLASS (klass);

  list_class->matches = muster_chooser_matches;
  list_class->changed = muster_chooser_changed;
  list_class->taken = muster_chooser_taken;
  list_class->looked_at = muster_chooser_looked_at;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
  signals[PREVIEWED] = g_signal_new ("previewed", MUSTER_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
muster_chooser_init (MusterChooser *chooser)
{
}

GtkWidget *
muster_chooser_new (const char *title)
{
  MusterChooser *chooser = g_object_new (MUSTER_TYPE_CHOOSER, NULL);

  muster_search_list_set_title (MUSTER_SEARCH_LIST (chooser), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_rows (chooser)), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (chooser);
}
