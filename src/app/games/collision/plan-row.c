/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/plan-row.h"

#include <glib/gi18n.h>

#include "app/widgets/emblem-view.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/games/collision/member-row.h"
#include "app/widgets/points.h"
#include "games/collision/group-offer.h"

struct _MusterPlanRow
{
  MusterFoldRow parent;
  const MusterCatalog *catalog;
  const MusterCollisionValuePlan *plan;
  const GPtrArray *things;
  char *words; /* case-folded, for searching */
  gboolean filled;
  GtkWidget *emblems;
  GtkWidget *mark;   /* the whole group fits */
  GtkWidget *settle; /* NULL until filled */
  gboolean open;
};

G_DEFINE_FINAL_TYPE (MusterPlanRow, muster_plan_row, MUSTER_TYPE_FOLD_ROW)

enum
{
  TAKEN,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const MusterThing *
nth_fit (MusterPlanRow *row, guint i)
{
  return row->things->pdata[g_array_index (row->plan->fits, guint, i)];
}

/* Opened. */

static void
fit_activated_cb (GtkWidget *fit, MusterPlanRow *row)
{
  g_signal_emit (row, signals[TAKEN], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (fit), "n")));
}

static void
settle_activated_cb (MusterPlanRow *row)
{
  g_signal_emit (row, signals[SETTLED], 0, (guint) row->plan->values);
}

static GtkWidget *
make_fit (MusterPlanRow *row, guint i)
{
  GtkWidget *fit = muster_wrap_row_new ();
  const MusterThing *thing = nth_fit (row, i);
  g_autoptr (GArray) room = muster_collision_findings_new ();
  MusterCollisionMemberTotals member = muster_collision_member_add_up (row->catalog, thing, room);
  g_autofree char *points = muster_points_dup (member.points), *about = muster_member_dup_about (thing);
  g_autofree char *subtitle = g_strdup_printf ("%s · %s", points, about);
  g_autofree char *name = g_strdup_printf (_ ("Add %s"), muster_thing_get_name (thing));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fit), muster_thing_get_name (thing));
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (fit), subtitle);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (fit), gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (fit), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fit), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  g_object_set_data (G_OBJECT (fit), "n", GUINT_TO_POINTER (g_array_index (row->plan->fits, guint, i)));
  g_signal_connect_object (fit, "activated", G_CALLBACK (fit_activated_cb), row, 0);
  return fit;
}

/* Made when first expanded. */
static void
expanded_cb (MusterPlanRow *row)
{
  if (row->filled || !muster_fold_row_get_expanded (MUSTER_FOLD_ROW (row)))
    return;
  row->filled = TRUE;
  row->settle = muster_wrap_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->settle), _ ("Use these values for the group"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row->settle), TRUE);
  gtk_widget_set_visible (row->settle, row->open);
  g_signal_connect_object (row->settle, "activated", G_CALLBACK (settle_activated_cb), row, G_CONNECT_SWAPPED);
  muster_fold_row_add_row (MUSTER_FOLD_ROW (row), row->settle);
  for (guint i = 0; i < row->plan->fits->len; i++)
    muster_fold_row_add_row (MUSTER_FOLD_ROW (row), make_fit (row, i));
}

/* Closed. */

void
muster_plan_row_show_group (MusterPlanRow *row, gboolean serves, gboolean open)
{
  row->open = open;
  gtk_widget_set_visible (row->mark, serves);
  if (row->settle != NULL)
    gtk_widget_set_visible (row->settle, open);
}

const MusterCollisionValuePlan *
muster_plan_row_get_plan (MusterPlanRow *row)
{
  return row->plan;
}

gboolean
muster_plan_row_matches (MusterPlanRow *row, const char *folded)
{
  return strstr (row->words, folded) != NULL;
}

#define MOST_NAMES 8

static char *
dup_fits (MusterPlanRow *row)
{
  guint n = row->plan->fits->len;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *points = muster_points_dup (row->plan->points);

  if (n == 0)
    return g_strdup (_ ("Nobody fits"));
  for (guint i = 0; i < MIN (n, MOST_NAMES); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", muster_thing_get_name (nth_fit (row, i)));
  if (n > MOST_NAMES)
    g_string_append (names, "…");
  /* Translators: how many characters fit, what one of each costs together, and their names */
  return g_strdup_printf (ngettext ("%u fits, %s: %s", "%u fit, %s: %s", n), n, points, names->str);
}

static void
gather_words (MusterPlanRow *row, const char *values)
{
  g_autoptr (GString) words = g_string_new (values);

  for (guint i = 0; i < row->plan->fits->len; i++)
    g_string_append_printf (words, "\n%s", muster_thing_get_name (nth_fit (row, i)));
  row->words = g_utf8_casefold (words->str, -1);
}

static void
show_emblems (MusterPlanRow *row)
{
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((row->plan->values & (1u << bit)) != 0)
      gtk_box_append (GTK_BOX (row->emblems), muster_emblem_view_new (muster_catalog_value (row->catalog, bit)->id));
}

static void
muster_plan_row_finalize (GObject *object)
{
  g_free (MUSTER_PLAN_ROW (object)->words);
  G_OBJECT_CLASS (muster_plan_row_parent_class)->finalize (object);
}

static void
muster_plan_row_class_init (MusterPlanRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_plan_row_finalize;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_PLAN_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
  signals[SETTLED] = g_signal_new ("settled", MUSTER_TYPE_PLAN_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/plan-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPlanRow, emblems);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanRow, mark);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
}

static void
muster_plan_row_init (MusterPlanRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
muster_plan_row_new (const MusterCatalog *catalog, const MusterCollisionValuePlan *plan, const GPtrArray *things)
{
  MusterPlanRow *row = g_object_new (MUSTER_TYPE_PLAN_ROW, NULL);
  g_autofree char *names = muster_catalog_dup_value_names (catalog, plan->values), *fits = NULL;
  const char *title = *names != '\0' ? names : _ ("No values");

  row->catalog = catalog;
  row->plan = plan;
  row->things = things;
  fits = dup_fits (row);
  gather_words (row, title);
  show_emblems (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row), fits);
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (row), plan->fits->len > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, fits, -1);
  muster_plan_row_show_group (row, plan->serves, FALSE);
  return GTK_WIDGET (row);
}
