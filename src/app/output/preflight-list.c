/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/preflight-list.h"

#include <glib/gi18n.h>

#include "app/widgets/idle-queue.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"

/* Shown at once; the others are folded. */
#define FIRST 3
#define FIRST_UNFOLDED 20

struct _MusterPreflightList
{
  AdwBin parent;
  const GPtrArray *notes; /* MusterPreflight */
  MusterRowGroup *group;
  GPtrArray *rows;   /* those in the group */
  GtkWidget *others; /* NULL if all are shown */
  MusterIdleQueue unfolding;
};

G_DEFINE_FINAL_TYPE (MusterPreflightList, muster_preflight_list, ADW_TYPE_BIN)

/* A warning is split into "Vex" and "is not legal; the card says so": title and text. */
static GtkWidget *
make_row (const MusterPreflight *note)
{
  GtkWidget *row = muster_wrap_row_new ();
  g_autofree char *whole
      = g_strdup_printf (C_ ("a finding: name, what it does", "%s %s"), note->subject, note->sentence);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), note->subject);
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), note->sentence);
  muster_wrap_row_add_prefix (MUSTER_WRAP_ROW (row), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  return row;
}

static void
add_other (gpointer owner, guint n)
{
  MusterPreflightList *findings = owner;

  muster_fold_row_add_row (MUSTER_FOLD_ROW (findings->others), make_row (findings->notes->pdata[FIRST + n]));
}

/* A library has thousands, which are rarely expanded. */
static void
expanded_cb (MusterPreflightList *findings)
{
  if (findings->unfolding.n == 0)
    muster_idle_queue_begin (&findings->unfolding, findings->notes->len - FIRST, FIRST_UNFOLDED);
}

static GtkWidget *
make_others (MusterPreflightList *findings)
{
  GtkWidget *others = muster_fold_row_new ();
  guint n = findings->notes->len - FIRST;
  g_autofree char *title = g_strdup_printf (ngettext ("%u more", "%u more", n), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (others), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (others), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (others, "notify::expanded", G_CALLBACK (expanded_cb), findings, G_CONNECT_SWAPPED);
  return others;
}

void
muster_preflight_list_show (MusterPreflightList *findings, const GPtrArray *notes)
{
  muster_idle_queue_stop (&findings->unfolding);
  for (guint i = 0; i < findings->rows->len; i++)
    muster_row_group_remove (findings->group, findings->rows->pdata[i]);
  g_ptr_array_set_size (findings->rows, 0);
  findings->notes = notes;
  findings->others = NULL;
  gtk_widget_set_visible (GTK_WIDGET (findings), notes->len > 0);
  for (guint i = 0; i < MIN (notes->len, FIRST); i++)
    g_ptr_array_add (findings->rows, make_row (notes->pdata[i]));
  if (notes->len > FIRST)
    g_ptr_array_add (findings->rows, findings->others = make_others (findings));
  for (guint i = 0; i < findings->rows->len; i++)
    muster_row_group_add (findings->group, findings->rows->pdata[i]);
}

static void
muster_preflight_list_dispose (GObject *object)
{
  muster_idle_queue_stop (&MUSTER_PREFLIGHT_LIST (object)->unfolding);
  G_OBJECT_CLASS (muster_preflight_list_parent_class)->dispose (object);
}

static void
muster_preflight_list_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_PREFLIGHT_LIST (object)->rows);
  G_OBJECT_CLASS (muster_preflight_list_parent_class)->finalize (object);
}

static void
muster_preflight_list_class_init (MusterPreflightListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_preflight_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_preflight_list_finalize;
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/output/preflight-list.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreflightList, group);
}

static void
muster_preflight_list_init (MusterPreflightList *findings)
{
  findings->rows = g_ptr_array_new ();
  findings->unfolding = (MusterIdleQueue){ .work = add_other, .owner = findings };
  gtk_widget_init_template (GTK_WIDGET (findings));
}
