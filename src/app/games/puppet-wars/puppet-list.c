/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-list.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/puppet-row.h"

struct _MusterPuppetList
{
  MusterRowList parent;
  const MusterPuppetWarsToyBox *box; /* what the rows show, like the next; NULL: nothing */
  const MusterReport *report;
  GHashTable *counts; /* counts by puppet, of the shown state */
};

G_DEFINE_FINAL_TYPE (MusterPuppetList, muster_puppet_list, MUSTER_TYPE_ROW_LIST)

enum
{
  ENTERED,
  COUNTED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The contents of the rows. */

static void
activated_cb (MusterPuppetList *list, MusterListRow *row)
{
  g_signal_emit (list, signals[ENTERED], 0, muster_list_row_get_n (row), row);
}

static void
counted_cb (MusterPuppetList *list, gint count, MusterListRow *row)
{
  g_signal_emit (list, signals[COUNTED], 0, muster_list_row_get_n (row), (guint) count);
}

static void
removed_cb (MusterPuppetList *list, MusterListRow *row)
{
  g_signal_emit (list, signals[REMOVED], 0, muster_list_row_get_n (row));
}

static GtkWidget *
muster_puppet_list_make_row (MusterRowList *list)
{
  GtkWidget *row = muster_puppet_row_new ();

  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "counted", G_CALLBACK (counted_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), list, G_CONNECT_SWAPPED);
  return row;
}

/* Showing. */

char *
muster_puppet_list_dup_wrong (const MusterReport *report, MusterPlace place)
{
  const GPtrArray *problems = report->problems;
  GString *text = g_string_new (NULL);

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    {
      const MusterProblem *problem = problems->pdata[i];

      if (muster_place_is_within (&problem->place, &place))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", problem->sentence);
    }
  return g_string_free (text, FALSE);
}

/* The key shared by entries that count together (see muster_puppet_wars_puppet_is_same()). NULL: it counts alone. */
static char *
dup_key (const MusterPuppetWarsPuppet *puppet)
{
  g_autofree char *id = muster_puppet_wars_puppet_dup_id (puppet);

  return *id != '\0' ? g_strdup_printf ("%d/%s", (int) muster_puppet_wars_puppet_get_rank (puppet), id) : NULL;
}

static guint
get_count (MusterPuppetList *list, const MusterPuppetWarsPuppet *puppet)
{
  g_autofree char *key = dup_key (puppet);

  return key != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (list->counts, key)) : (guint) puppet->count;
}

/* Once for all rows: a toy box may have thousands of kinds. */
static void
count_all (MusterPuppetList *list)
{
  g_hash_table_remove_all (list->counts);
  for (guint i = 0; i < list->box->puppets->len; i++)
    {
      const MusterPuppetWarsPuppet *puppet = list->box->puppets->pdata[i];
      char *key = dup_key (puppet);
      guint others = key != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (list->counts, key)) : 0;

      if (key != NULL)
        g_hash_table_insert (list->counts, key, GUINT_TO_POINTER (others + (guint) puppet->count));
    }
}

static void
muster_puppet_list_show_row (MusterRowList *base, MusterListRow *row)
{
  MusterPuppetList *list = MUSTER_PUPPET_LIST (base);
  guint n = muster_list_row_get_n (row);
  g_autofree char *wrong = NULL;
  const MusterPuppetWarsPuppet *puppet;

  if (list->box == NULL || n >= list->box->puppets->len)
    return;
  wrong = muster_puppet_list_dup_wrong (list->report, muster_place_nth ("puppet", n + 1));
  puppet = list->box->puppets->pdata[n];
  muster_puppet_row_show (MUSTER_PUPPET_ROW (row), puppet, get_count (list, puppet), wrong);
}

void
muster_puppet_list_show (MusterPuppetList *list, const MusterPuppetWarsToyBox *box, const MusterReport *report)
{
  list->box = box;
  list->report = report;
  count_all (list);
  muster_row_list_show (MUSTER_ROW_LIST (list), box->puppets->len);
}

void
muster_puppet_list_forget (MusterPuppetList *list)
{
  list->box = NULL;
}

/* Making. */

static void
muster_puppet_list_finalize (GObject *object)
{
  g_hash_table_unref (MUSTER_PUPPET_LIST (object)->counts);
  G_OBJECT_CLASS (muster_puppet_list_parent_class)->finalize (object);
}

static void
muster_puppet_list_class_init (MusterPuppetListClass *klass)
{
  MusterRowListClass *list_class = MUSTER_ROW_LIST_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_puppet_list_finalize;
  list_class->make_row = muster_puppet_list_make_row;
  list_class->show_row = muster_puppet_list_show_row;
  signals[ENTERED] = g_signal_new ("entered", MUSTER_TYPE_PUPPET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, GTK_TYPE_WIDGET);
  signals[COUNTED] = g_signal_new ("counted", MUSTER_TYPE_PUPPET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[REMOVED] = g_signal_new ("removed", MUSTER_TYPE_PUPPET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
muster_puppet_list_init (MusterPuppetList *list)
{
  list->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  muster_row_list_set_label (MUSTER_ROW_LIST (list), _ ("Puppets"));
}
