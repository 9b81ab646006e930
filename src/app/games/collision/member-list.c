/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/member-list.h"

#include <glib/gi18n.h>

#include "app/games/collision/member-row.h"
#include "app/widgets/idle-queue.h"
#include "games/games.h"

struct _MusterMemberList
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  GtkWidget *list;
  GPtrArray *rows; /* MusterMemberRow, every one of them */
  GtkWidget *more; /* says how many have none yet */

  const MusterCollisionGroup *group; /* what the rows are about, as the next two; NULL: nothing */
  const MusterCollisionGroupTotals *totals;
  const GArray *findings;
  MusterIdleQueue filling;
  guint wanted; /* who has the focus once there is a row, from 1; 0: nobody */
};

G_DEFINE_FINAL_TYPE (MusterMemberList, muster_member_list, GTK_TYPE_WIDGET)

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

/* So many are in view at once; the others follow. */
#define FIRST_ROWS 12

/* What the rows say. */

static void
activated_cb (MusterMemberList *list, MusterMemberRow *row)
{
  g_signal_emit (list, signals[ENTERED], 0, muster_member_row_get_n (row));
}

static void
counted_cb (MusterMemberList *list, gint count, MusterMemberRow *row)
{
  g_signal_emit (list, signals[COUNTED], 0, muster_member_row_get_n (row), (guint) count);
}

static void
moved_cb (MusterMemberList *list, guint to, MusterMemberRow *row)
{
  g_signal_emit (list, signals[MOVED], 0, muster_member_row_get_n (row), to);
}

static void
copied_cb (MusterMemberList *list, MusterMemberRow *row)
{
  g_signal_emit (list, signals[COPIED], 0, muster_member_row_get_n (row));
}

static void
removed_cb (MusterMemberList *list, MusterMemberRow *row)
{
  g_signal_emit (list, signals[REMOVED], 0, muster_member_row_get_n (row));
}

static void
add_row (MusterMemberList *list)
{
  GtkWidget *row = muster_member_row_new (list->rows->len);

  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "counted", G_CALLBACK (counted_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "moved", G_CALLBACK (moved_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "copied", G_CALLBACK (copied_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), list, G_CONNECT_SWAPPED);
  gtk_list_box_insert (GTK_LIST_BOX (list->list), row, (int) list->rows->len);
  g_ptr_array_add (list->rows, row);
}

/* Showing. */

static void
append_sentence (GString *text, const char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
}

/* What is wrong with a member itself. */
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
      g_autoptr (MusterProblem) problem = NULL;

      if (finding->member == n && finding->rule == MUSTER_COLLISION_GROUP_RULE_MEMBER)
        append_own (list, text, list->group->members->pdata[n]);
      if (finding->member != n || finding->rule != MUSTER_COLLISION_GROUP_RULE_RESTRICTED)
        continue;
      problem = muster_collision_group_finding_make_problem (finding, list->group, list->totals);
      append_sentence (text, problem->sentence);
    }
  return g_string_free (text, FALSE);
}

static void
show_more (MusterMemberList *list)
{
  guint left = list->group->members->len - MIN (list->group->members->len, list->rows->len);
  g_autofree char *text = g_strdup_printf (ngettext ("%u more follows…", "%u more follow…", left), left);

  gtk_widget_set_visible (list->more, left > 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (list->more), text);
}

/* The focus waits for somebody who has no row yet. */
static void
settle_focus (MusterMemberList *list)
{
  guint n = list->wanted;

  if (n == 0 || n > list->rows->len || !gtk_widget_get_visible (list->rows->pdata[n - 1]))
    return;
  list->wanted = 0;
  gtk_widget_grab_focus (list->rows->pdata[n - 1]);
}

static void
show_nth (gpointer owner, guint n)
{
  MusterMemberList *list = owner;
  g_autofree char *wrong = dup_wrong (list, n);

  if (n == list->rows->len)
    add_row (list);
  muster_member_row_show (list->rows->pdata[n], list->group->members->pdata[n],
                          &g_array_index (list->totals->members, MusterCollisionMemberTotals, n), wrong);
  gtk_widget_set_visible (list->rows->pdata[n], TRUE);
  show_more (list);
  settle_focus (list);
}

/* Rows that aren't needed wait for the next member: one of them may be asking for this. */
void
muster_member_list_show (MusterMemberList *list, const MusterCollisionGroup *group,
                         const MusterCollisionGroupTotals *totals, const GArray *findings)
{
  guint n = group->members->len;

  list->group = group;
  list->totals = totals;
  list->findings = findings;
  list->wanted = 0;
  for (guint i = n; i < list->rows->len; i++)
    gtk_widget_set_visible (list->rows->pdata[i], FALSE);
  show_more (list);
  gtk_widget_set_visible (list->list, n > 0);
  muster_idle_queue_begin (&list->filling, n, FIRST_ROWS);
}

void
muster_member_list_forget (MusterMemberList *list)
{
  muster_idle_queue_stop (&list->filling);
  list->group = NULL;
}

void
muster_member_list_focus (MusterMemberList *list, guint n)
{
  list->wanted = n + 1;
  settle_focus (list);
}

/* Making. */

static void
muster_member_list_dispose (GObject *object)
{
  MusterMemberList *list = MUSTER_MEMBER_LIST (object);

  muster_idle_queue_stop (&list->filling);
  g_clear_pointer (&list->rows, g_ptr_array_unref);
  g_clear_pointer (&list->list, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_member_list_parent_class)->dispose (object);
}

static guint
add_signal (const char *name, guint n)
{
  return g_signal_new (name, MUSTER_TYPE_MEMBER_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n,
                       G_TYPE_UINT, G_TYPE_UINT);
}

static void
muster_member_list_class_init (MusterMemberListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_member_list_dispose;
  signals[ENTERED] = add_signal ("entered", 1);
  signals[COUNTED] = add_signal ("counted", 2);
  signals[MOVED] = add_signal ("moved", 2);
  signals[COPIED] = add_signal ("copied", 1);
  signals[REMOVED] = add_signal ("removed", 1);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_member_list_init (MusterMemberList *list)
{
  list->rows = g_ptr_array_new ();
  list->filling = (MusterIdleQueue){ .work = show_nth, .owner = list };
  list->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Members"), -1);
  list->more = adw_action_row_new ();
  gtk_list_box_append (GTK_LIST_BOX (list->list), list->more);
  gtk_widget_set_parent (list->list, GTK_WIDGET (list));
}

GtkWidget *
muster_member_list_new (const MusterCatalog *catalog)
{
  MusterMemberList *list = g_object_new (MUSTER_TYPE_MEMBER_LIST, NULL);

  list->catalog = catalog;
  return GTK_WIDGET (list);
}
