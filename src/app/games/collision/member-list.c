/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/member-list.h"

#include <glib/gi18n.h>

#include "app/games/collision/member-row.h"
#include "games/games.h"

struct _MusterMemberList
{
  MusterRowList parent;
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group; /* what the rows show, like the next two; NULL: nothing */
  const MusterCollisionGroupTotals *totals;
  const GArray *findings;
};

G_DEFINE_FINAL_TYPE (MusterMemberList, muster_member_list, MUSTER_TYPE_ROW_LIST)

enum
{
  ENTERED,
  COUNTED,
  MOVED,
  COPIED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The contents of the rows. */

static guint
n_of (MusterMemberRow *row)
{
  return muster_list_row_get_n (MUSTER_LIST_ROW (row));
}

static void
activated_cb (MusterMemberList *list, MusterMemberRow *row)
{
  g_signal_emit (list, signals[ENTERED], 0, n_of (row));
}

static void
counted_cb (MusterMemberList *list, gint count, MusterMemberRow *row)
{
  g_signal_emit (list, signals[COUNTED], 0, n_of (row), (guint) count);
}

static void
moved_cb (MusterMemberList *list, guint from, guint to)
{
  g_signal_emit (list, signals[MOVED], 0, from, to);
}

static void
copied_cb (MusterMemberList *list, MusterMemberRow *row)
{
  g_signal_emit (list, signals[COPIED], 0, n_of (row));
}

static void
removed_cb (MusterMemberList *list, MusterMemberRow *row)
{
  g_signal_emit (list, signals[REMOVED], 0, n_of (row));
}

static GtkWidget *
muster_member_list_make_row (MusterRowList *list)
{
  GtkWidget *row = muster_member_row_new ();

  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "counted", G_CALLBACK (counted_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "moved", G_CALLBACK (moved_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "copied", G_CALLBACK (copied_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), list, G_CONNECT_SWAPPED);
  return row;
}

/* Showing. */

static void
append_sentence (GString *text, const char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
}

/* Problems of the member itself. */
static void
append_own (MusterMemberList *list, GString *text, const MusterThing *member)
{
  g_autoptr (MusterReport) report = muster_games_check (list->catalog, member, FALSE);

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (problem->severity == MUSTER_SEVERITY_ERROR)
        append_sentence (text, problem->sentence);
    }
}

static char *
dup_wrong (MusterMemberList *list, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->findings->len; i++)
    {
      const MusterCollisionGroupFinding *finding = muster_collision_group_findings_at (list->findings, i);
      g_autofree char *sentence = NULL;

      if (finding->member == n && finding->rule == MUSTER_COLLISION_GROUP_RULE_MEMBER)
        append_own (list, text, list->group->members->pdata[n]);
      if (finding->member != n || finding->rule != MUSTER_COLLISION_GROUP_RULE_RESTRICTED)
        continue;
      sentence = muster_collision_group_finding_dup_sentence (finding, list->group, list->totals);
      append_sentence (text, sentence);
    }
  return g_string_free (text, FALSE);
}

static void
muster_member_list_show_row (MusterRowList *base, MusterListRow *row)
{
  MusterMemberList *list = MUSTER_MEMBER_LIST (base);
  guint n = muster_list_row_get_n (row);
  g_autofree char *wrong = NULL;

  if (list->group == NULL || n >= list->group->members->len)
    return;
  wrong = dup_wrong (list, n);
  muster_member_row_show (MUSTER_MEMBER_ROW (row), list->group->members->pdata[n],
                          &g_array_index (list->totals->members, MusterCollisionMemberTotals, n), wrong);
}

void
muster_member_list_show (MusterMemberList *list, const MusterCollisionGroup *group,
                         const MusterCollisionGroupTotals *totals, const GArray *findings)
{
  list->group = group;
  list->totals = totals;
  list->findings = findings;
  muster_row_list_show (MUSTER_ROW_LIST (list), group->members->len);
}

void
muster_member_list_forget (MusterMemberList *list)
{
  list->group = NULL;
}

/* Making. */

static guint
add_signal (const char *name, guint n)
{
  return g_signal_new (name, MUSTER_TYPE_MEMBER_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n,
                       G_TYPE_UINT, G_TYPE_UINT);
}

static void
muster_member_list_class_init (MusterMemberListClass *klass)
{
  MusterRowListClass *list_class = MUSTER_ROW_LIST_CLASS (klass);

  list_class->make_row = muster_member_list_make_row;
  list_class->show_row = muster_member_list_show_row;
  signals[ENTERED] = add_signal ("entered", 1);
  signals[COUNTED] = add_signal ("counted", 2);
  signals[MOVED] = add_signal ("moved", 2);
  signals[COPIED] = add_signal ("copied", 1);
  signals[REMOVED] = add_signal ("removed", 1);
}

static void
muster_member_list_init (MusterMemberList *list)
{
  muster_row_list_set_label (MUSTER_ROW_LIST (list), _ ("Members"));
}

void
muster_member_list_set_catalog (MusterMemberList *list, const MusterCatalog *catalog)
{
  list->catalog = catalog;
}
