/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/chooser.h"

#include "app/widgets/rows/chooser-row.h"

struct _MusterChooser
{
  MusterSearchList parent;
  GPtrArray *added; /* MusterChooserRow, as added, not as listed */
  guint shown;      /* how many of them were added since the beginning */
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
  MusterChooserRow *row = chooser->shown < chooser->added->len ? chooser->added->pdata[chooser->shown] : NULL;

  if (row != NULL)
    {
      if (muster_chooser_row_show (row, title, numbers, text, reason))
        muster_search_list_reread (MUSTER_SEARCH_LIST (chooser), GTK_LIST_BOX_ROW (row));
    }
  else
    {
      row = MUSTER_CHOOSER_ROW (muster_chooser_row_new (chooser->shown));
      muster_chooser_row_show (row, title, numbers, text, reason);
      g_ptr_array_add (chooser->added, row);
      gtk_list_box_append (get_rows (chooser), GTK_WIDGET (row));
    }
  chooser->shown++;
}

void
muster_chooser_end (MusterChooser *chooser)
{
  while (chooser->added->len > chooser->shown)
    gtk_list_box_remove (get_rows (chooser), g_ptr_array_steal_index (chooser->added, chooser->added->len - 1));
  muster_search_list_count (MUSTER_SEARCH_LIST (chooser));
}

/* Searching, selecting and previewing. */

static MusterMatch
muster_chooser_match (MusterSearchList *list, GtkListBoxRow *row, const char *query)
{
  return muster_chooser_row_match (MUSTER_CHOOSER_ROW (row), query);
}

static gboolean
muster_chooser_fits (MusterSearchList *list, GtkListBoxRow *row)
{
  return muster_chooser_row_fits (MUSTER_CHOOSER_ROW (row));
}

static int
muster_chooser_compare (MusterSearchList *list, GtkListBoxRow *a, GtkListBoxRow *b)
{
  return (int) muster_chooser_row_get_n (MUSTER_CHOOSER_ROW (a))
         - (int) muster_chooser_row_get_n (MUSTER_CHOOSER_ROW (b));
}

static void
muster_chooser_taken (MusterSearchList *list, GtkListBoxRow *row)
{
  g_signal_emit (list, signals[TAKEN], 0, muster_chooser_row_get_n (MUSTER_CHOOSER_ROW (row)));
}

static void
muster_chooser_looked_at (MusterSearchList *list, GtkListBoxRow *row)
{
  g_signal_emit (list, signals[PREVIEWED], 0,
                 row != NULL ? muster_chooser_row_get_n (MUSTER_CHOOSER_ROW (row)) : MUSTER_CHOOSER_NOTHING);
}

/* Making. */

static void
muster_chooser_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_CHOOSER (object)->added);
  G_OBJECT_CLASS (muster_chooser_parent_class)->finalize (object);
}

static void
muster_chooser_class_init (MusterChooserClass *klass)
{
  MusterSearchListClass *list_class = MUSTER_SEARCH_LIST_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_chooser_finalize;
  list_class->match = muster_chooser_match;
  list_class->fits = muster_chooser_fits;
  list_class->compare = muster_chooser_compare;
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
  chooser->added = g_ptr_array_new ();
}

GtkWidget *
muster_chooser_new (const char *title)
{
  MusterChooser *chooser = g_object_new (MUSTER_TYPE_CHOOSER, NULL);

  muster_search_list_set_title (MUSTER_SEARCH_LIST (chooser), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_rows (chooser)), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (chooser);
}
